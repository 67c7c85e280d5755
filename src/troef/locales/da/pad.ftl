# Regnskabsblokken: hvad der ikke kan skrives på den, og hvorfor.
refusal-pad-no-such-player = Den spiller står ikke på denne blok.
refusal-pad-no-such-round = Runde { $round } kan ikke skrives endnu.
refusal-pad-wrong-fields = En linje skal have { $fields }.
refusal-pad-wrong-value = Det passer ikke her: { $field }.
refusal-pad-nothing-to-undo = Der er intet at tage tilbage.
refusal-pad-glass-runs = Timeglasset løber allerede.
refusal-pad-glass-stands = Timeglasset er ikke vendt.
refusal-pad-stages-are-over = Alle etaper er slut.
refusal-pad-one-is-out =
    { $n ->
        [0] Nogen er gået ud: én spiller har ingen kort tilbage.
       *[other] Kun én spiller kan være gået ud.
    }
refusal-pad-too-many = Så mange { $face } er der ikke i spillet.
refusal-pad-more-than-all = I alt { $sum }: mere, end alle kort er værd ({ $most }).
refusal-pad-tricks = I alt { $won } stik: det skal være { $least } til { $most }.
refusal-pad-no-glass = Dette spil har intet skjult timeglas.
refusal-pad-only-the-keeper = Det må kun den, der fører regnskabet.
refusal-pad-nobody-lifted = Ingen har løftet røret.
refusal-pad-has-a-phone = Denne spiller har allerede en telefon her.
refusal-pad-only-your-line = På denne telefon skriver du kun din egen linje.
refusal-table-no-such-pad = Den blok findes ikke. Måske mangler der noget af linket.
