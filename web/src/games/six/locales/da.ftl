# Ord kun til brættet; kort, hændelser og afslag står hos spillet.

pitch = terninger og sand, du ikke kan se
sub-stage = etape { $stage } af { $stages }
sub-stage-over = etape { $stage } af { $stages } slut
sub-pro = prof · { $stage }
sub-over = spillet er slut
called = { $sum ->
    [1] Et
    [2] To
    [3] Tre
    [4] Fire
    [5] Fem
    [6] Seks
    [7] Syv
    [8] Otte
    [9] Ni
    [10] Ti
    [11] Elleve
    [12] Tolv
    [13] Tretten
    [14] Fjorten
    [15] Femten
    [16] Seksten
    [17] Sytten
    [18] Atten
   *[other] { $sum }
}!
yours-choice-lead = Dine terninger
yours-choice = slå, eller er sandet løbet ud?
yours-start-lead = Du begynder
yours-start = vend timeglasset og slå
yours-stage-lead = Etape { $stage } er slut
yours-stage = du begynder
yours-throw-lead = Dit slag
yours-throw = { $sum }, passer ikke
yours-match = { $sum } er din: tre terninger igen
yours-bound-lead = For tidligt
yours-bound = nu skal du slå
yours-place-lead = Læg kortet!
yours-place = tryk på et felt
yours-claim = du har den: kræv den
rolling-lead = De ruller …
rolling-yours = dine terninger
change-lead = Skift!
change-yours = du får terningerne
wait-start = vender timeglasset
wait-stage = { $who } begynder
wait-choice = slår eller løfter røret
wait-throw = { $n ->
    [one] slår med én terning
    [2] slår med to terninger
   *[other] slår med tre terninger
}
wait-bound = skal slå
wait-rolling = slår
wait-placing = { $n ->
    [one] lægger et kort
   *[other] lægger et kort
}
do-roll = Slå
do-roll-dice = { $n ->
    [one] Slå med én terning
    [2] Slå med to terninger
   *[other] Slå med tre terninger
}
do-start = Vend timeglasset og slå
do-lift = Løft
    .long = Løft røret
do-claim = Kræv { $n }
do-place = Læg { $card } på felt { $place }, { $open ->
    [0] tomt
   *[other] over { $open }
}
place = Felt { $place }: { $open ->
    [0] tomt
   *[other] { $open }
}{ $under ->
    [0] { "" }
    [one] , ét kort under det
   *[other] , { $under } kort under det
}
place-empty = tomt
idle-start = { $who } vender timeglasset
idle-dice = { $who } har terningerne
idle-change = Skift!
left = tilbage
safe = sikret
seat-safe = { $n } sikret
seat-row = Åbne: { $open }
tube = Røret over sandet
tube-up = Røret er løftet
stage = etape
this-turn = Denne tur indtil nu
double-you = To ens! Terningerne går tilbage til dig
double-on = To ens! Terningerne går tilbage til { $who }
double = To ens! Terningerne vender om
verdict-gone = Sandet er løbet ud
verdict-left = Der er sand tilbage
verdict-unlifted = Ingen løftede
verdict-unlifted-text = Sandet løb ud, ingen så efter. Ingen afleverer et kort.
verdict-gives = { $me ->
    [yes] Du lægger dit øverste sikrede kort, { $number }, ind under dit forråd
   *[no] { $who } lægger sit øverste sikrede kort, { $number }, ind under forrådet
}
verdict-nothing = { $me ->
    [yes] Du har intet sikret kort at aflevere
   *[no] { $who } har intet sikret kort at aflevere
}
tale-starts = { $me ->
    [yes] Du begynder etape { $stage }.
   *[no] { $who } begynder etape { $stage }.
}
tale-lifted = { $me ->
    [yes] Du løftede røret.
   *[no] { $who } løftede røret.
}
tale-left = { $me ->
    [yes] Du løftede røret for tidligt og begynder etape { $stage }.
   *[no] { $who } løftede røret for tidligt og begynder etape { $stage }.
}
tale-last = { $me ->
    [yes] Du slog sidst og begynder etape { $stage }.
   *[no] { $who } slog sidst og begynder etape { $stage }.
}
tale-goes-on = { $me ->
    [yes] Røret sættes over sandet igen, og du skal slå.
   *[no] Røret sættes over sandet igen, og { $who } skal slå.
}
tale-rolled = { $me ->
    [yes] Du slog { $sum }.
   *[no] { $who } slog { $sum }.
}
tale-matched = { $me ->
    [yes] Du slog { $sum }, og den ligger foran dig: tre terninger igen.
   *[no] { $who } slog { $sum }, et af sine egne åbne kort: tre terninger igen.
}
tale-unmatched = { $me ->
    [yes] Du slog { $sum }{ $next ->
        [0] {" "}og ramte ikke: skift!
        [one] : passer ikke, nu én terning.
       *[other] : passer ikke, nu to terninger.
    }
   *[no] { $who } slog { $sum }{ $next ->
        [0] {" "}og ramte ikke: skift!
        [one] : passer ikke, nu én terning.
       *[other] : passer ikke, nu to terninger.
    }
}
tale-double = { $me ->
    [yes] Du slog to ens: skift, og terningerne vender om.
   *[no] { $who } slog to ens: skift, og terningerne vender om.
}
tale-secured = { $me ->
    [yes] Du sikrede den.
   *[no] { $who } sikrede den.
}
tale-claim = Den, der har kortet åbent, må kræve det.
tale-placing = { $me ->
    [yes] Du mangler at lægge et kort.
   *[no] { $n ->
        [one] { $who } mangler at lægge et kort.
       *[other] { $who } mangler at lægge et kort.
    }
}
stacks-label = Sikrede kort, talt i streger
stacks-strokes = { $n ->
    [one] streg
   *[other] streger
}
own-points = { $n ->
    [one] { $n } streg
   *[other] { $n } streger
}
    .with =
        { $n ->
            [one] med { $n } streg
           *[other] med { $n } streger
        }
mine-title = Dine kort
mine-safe = Sikret
mine-covered = Under { $place }
mine-nothing = intet endnu
position = { $stage }. { $dice } Du: { $mine }; { $left } tilbage, { $safe } sikret. { $others } { $turn }
position-watch = { $stage }. { $dice } { $others } { $turn }
position-dice = Terningerne viser { $sum }.
position-place = { $place }, { $open }
position-seat = { $who }: { $open }; { $n } sikret.
key-roll = slå
key-lift = løft
key-place = læg
key-claim = kræv
you = du

# et første spil, sætning for sætning
guide-roll = Slå. De andre sikrer deres åbne kort med den sum; er den på et af dine, slår du igen med alle tre terninger.
guide-choice = Slå videre, eller løft røret, hvis du tror, sandet er løbet ud. Tager du fejl, koster det dig et kort; ingen kan se sandet.
guide-place = Skift: læg det nye kort på et af dine tre felter. Det dækker det, der ligger der.
guide-claim = Summen er på et af dine kort: kræv det, hurtigt!
guide-watch = De andre slår. Ligger summen åben foran dig, er det kort sikret: det er de sikrede kort, der tæller.

# the plain board: what the fields of a view are called
field-stage = etape
field-stages = etaper
field-holder = har terningerne
field-dice_next = terninger næste gang
field-resting = terningerne ligger stille
field-pro = profversion
field-double = to ens
field-roller = slår
field-dice = terninger
field-sum = sum
field-throws = slag i denne tur
field-secured = sikret af
    .by-seat = sikret
field-colours = farve
field-colours-blue = blå
field-colours-yellow = gul
field-colours-green = grøn
field-colours-purple = lilla
field-colours-orange = orange
field-open = åbne kort
field-heights = kort på hvert felt
field-supply = forråd
field-placing = mangler at lægge et kort
field-claim = kan kræves
field-number = tal
field-last = sidste afslutning
field-lifter = løftet af
field-sand = sand
field-sand-gone = løbet ud
field-sand-left = tilbage
field-giver = afleverer et kort
field-given = afleveret kort
field-strokes = streger pr. tal
field-counted = talte kort
field-covered = dækkede kort
field-own_secured = dine sikrede kort
