# Hvad terminalen selv siger.

t-you = du
t-cards = kort
t-points = point
t-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } point
}
t-hand = Du har { $cards } på hånden.
t-your-turn = Din tur
t-you-may = Du må gøre noget
t-to-do = { $turn }: { $what }
t-thinks = { $n ->
    [one] { $who } tænker
   *[other] { $who } tænker
}
t-moment = Et øjeblik
t-round-over = Runde { $round } er slut.
t-go-on = Videre med Enter
t-won = { $n ->
    [one] { $who } vinder
   *[other] { $who } deler sejren
}
t-over = Spillet er slut.
t-standing = Point: { $points }.
t-curtain = Giv tastaturet videre til { $who }.
t-curtain-about = Uret står stille imens. Enter viser kortene
t-sealed = Blandet og forseglet: { $commit }
t-opened = Seglet er åbnet: { $secret }
t-saved = Referatet er i { $file }; troef verify { $file } efterprøver det.
t-choose = Vælg:
t-rules = regler
t-hint = råd
t-quit = afslut
t-back = tilbage
t-hand-over = giv videre
t-hint-is = Råd: { $move }
t-hint-none = Intet råd nu: du behøver ikke gøre noget.
t-quit-sure = Tryk q igen for at forlade spillet.
t-small = Gør vinduet større: { $width } × { $height } er for lidt til dette bord, som kræver { $wide } × { $high }.
t-keys = pile vælger, Enter spiller · mellemrum: første knap
t-story = PgUp: forløbet
t-newer = PgDn: videre
t-number-or-move = Skriv et tal eller et træk; også: hint (råd), rules (regler), table (bordet), quit (afslut).
t-also = Også: rules (regler), table (bordet), quit (afslut).
t-looks-on = Du ser med. Skriv: rules (regler), table (bordet), quit (afslut).
t-not-understood = '{ $text }' er hverken et tal på listen eller et træk{ $hint }
t-input-ended = Der kommer ikke flere indtastninger, så du er ude af spillet.
t-left = Du har forladt spillet.
t-come-back = Din plads er gemt. Kom tilbage med:
t-connecting = Opretter forbindelse
t-bot-failed = { $who } gik ned ({ $why }) og gør det første lovlige
t-lost = Forbindelsen er væk. Intet er tabt; vi prøver igen
t-wait-you = Du er vært: { $start } begynder med { $n } spillere, med bots på de ledige stole.
t-wait-host = Venter på, at { $who } starter spillet.
t-wait-free = { $n ->
    [0] Alle stole er taget.
    [one] Én stol er ledig.
   *[other] { $n } stole er ledige.
}
t-wait-here = Ved bordet: { $names }.
t-waiting = Venter på, at spillet begynder
t-start = start
t-paused = Spillet holder pause; det går videre, når alle ønsker det.
t-between-wait = Venter på { $who }
t-replaced = Denne plads er nu på en anden enhed.
t-says = { $who }: { $text }
t-place = Bord { $name }, { $link }
t-again-wait = Bordet bliver stående: { $start } dækker op til et nyt spil.
