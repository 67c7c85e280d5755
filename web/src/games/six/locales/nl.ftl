# Woorden van het bord zelf; kaarten, gebeurtenissen en weigeringen staan bij het spel.

pitch = dobbelstenen, en zand dat je niet ziet
sub-stage = etappe { $stage } van { $stages }
sub-stage-over = etappe { $stage } van { $stages } voorbij
sub-pro = prof · { $stage }
sub-over = afgelopen
called = { $sum ->
    [1] Eén
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
    [6] Zes
    [7] Zeven
    [8] Acht
    [9] Negen
    [10] Tien
    [11] Elf
    [12] Twaalf
    [13] Dertien
    [14] Veertien
    [15] Vijftien
    [16] Zestien
    [17] Zeventien
    [18] Achttien
   *[other] { $sum }
}!
yours-choice-lead = Jouw dobbelstenen
yours-choice = gooi, of is het zand op?
yours-start-lead = Jij begint
yours-start = draai de zandloper om en gooi
yours-stage-lead = Etappe { $stage } is voorbij
yours-stage = jij begint
yours-throw-lead = Jouw worp
yours-throw = { $sum }, mis
yours-match = de { $sum } is van jou: weer drie dobbelstenen
yours-bound-lead = Te vroeg
yours-bound = nu moet je gooien
yours-place-lead = Leg hem neer!
yours-place = tik op een plaats
yours-claim = je hebt hem: eis hem op
rolling-lead = Rollen…
rolling-yours = jouw dobbelstenen
change-lead = Wissel!
change-yours = de dobbelstenen komen naar jou
wait-start = draait de zandloper om
wait-stage = { $who } begint
wait-choice = gooit of tilt de koker op
wait-throw = { $n ->
    [one] gooit één dobbelsteen
    [2] gooit twee dobbelstenen
   *[other] gooit drie dobbelstenen
}
wait-bound = moet gooien
wait-rolling = gooit
wait-placing = { $n ->
    [one] legt een kaart
   *[other] leggen een kaart
}
do-roll = Gooi
do-roll-dice = { $n ->
    [one] Gooi één dobbelsteen
    [2] Gooi twee dobbelstenen
   *[other] Gooi drie dobbelstenen
}
do-start = Draai om en gooi
do-lift = Til op
    .long = Til de koker op
do-claim = Eis de { $n } op
do-place = Leg de { $card } op plaats { $place }, { $open ->
    [0] leeg
   *[other] over de { $open }
}
place = Plaats { $place }: { $open ->
    [0] leeg
   *[other] { $open }
}{ $under ->
    [0] { "" }
    [one] , één kaart eronder
   *[other] , { $under } kaarten eronder
}
place-empty = leeg
idle-start = { $who } draait de zandloper om
idle-dice = { $who } heeft de dobbelstenen
idle-change = Wissel!
left = over
safe = veilig
seat-safe = { $n } veilig
seat-row = Open: { $open }
tube = De koker over het zand
tube-up = De koker is omhoog
stage = etappe
this-turn = Deze beurt tot nu toe
double-you = Dubbel! De dobbelstenen gaan terug naar jou
double-on = Dubbel! De dobbelstenen gaan terug naar { $who }
double = Dubbel! De dobbelstenen gaan terug
verdict-gone = Het zand is op
verdict-left = Er is nog zand
verdict-unlifted = Niemand tilde op
verdict-unlifted-text = Het zand was op, niemand keek. Niemand geeft een kaart af.
verdict-gives = { $me ->
    [yes] Jij legt je bovenste veilige kaart, de { $number }, terug onder je voorraad
   *[no] { $who } legt de bovenste veilige kaart, de { $number }, terug onder de voorraad
}
verdict-nothing = { $me ->
    [yes] Jij hebt geen veilige kaart om af te geven
   *[no] { $who } heeft geen veilige kaart om af te geven
}
tale-starts = { $me ->
    [yes] Jij begint etappe { $stage }.
   *[no] { $who } begint etappe { $stage }.
}
tale-lifted = { $me ->
    [yes] Jij tilde de koker op.
   *[no] { $who } tilde de koker op.
}
tale-left = { $me ->
    [yes] Jij tilde de koker te vroeg op en begint etappe { $stage }.
   *[no] { $who } tilde de koker te vroeg op en begint etappe { $stage }.
}
tale-last = { $me ->
    [yes] Jij gooide als laatste en begint etappe { $stage }.
   *[no] { $who } gooide als laatste en begint etappe { $stage }.
}
tale-goes-on = { $me ->
    [yes] De koker gaat weer over het zand, en jij moet gooien.
   *[no] De koker gaat weer over het zand, en { $who } moet gooien.
}
tale-rolled = { $me ->
    [yes] Jij gooide { $sum }.
   *[no] { $who } gooide { $sum }.
}
tale-matched = { $me ->
    [yes] Jij gooide { $sum }, en die ligt open voor je: weer drie dobbelstenen.
   *[no] { $who } gooide { $sum }, een eigen open kaart: weer drie dobbelstenen.
}
tale-unmatched = { $me ->
    [yes] Jij gooide { $sum }{ $next ->
        [0] , mis: wissel!
        [one] : mis, nu één dobbelsteen.
       *[other] : mis, nu twee dobbelstenen.
    }
   *[no] { $who } gooide { $sum }{ $next ->
        [0] , mis: wissel!
        [one] : mis, nu één dobbelsteen.
       *[other] : mis, nu twee dobbelstenen.
    }
}
tale-double = { $me ->
    [yes] Jij gooide dubbel: wissel, en de dobbelstenen gaan terug.
   *[no] { $who } gooide dubbel: wissel, en de dobbelstenen gaan terug.
}
tale-secured = { $me ->
    [yes] Jij stelde hem veilig.
   *[no] Veiliggesteld door: { $who }.
}
tale-claim = Wie hem open heeft, mag hem opeisen.
tale-placing = { $me ->
    [yes] Jij moet nog leggen.
   *[no] { $n ->
        [one] { $who } moet nog leggen.
       *[other] { $who } moeten nog leggen.
    }
}
stacks-label = Veilige kaarten, geteld in streepjes
stacks-strokes = { $n ->
    [one] streepje
   *[other] streepjes
}
own-points = { $n ->
    [one] { $n } streepje
   *[other] { $n } streepjes
}
    .with =
        { $n ->
            [one] met { $n } streepje
           *[other] met { $n } streepjes
        }
mine-title = Jouw kaarten
mine-safe = Veilig
mine-covered = Onder { $place }
mine-nothing = nog niets
position = { $stage }. { $dice } Jij: { $mine }; { $left } over, { $safe } veilig. { $others } { $turn }
position-watch = { $stage }. { $dice } { $others } { $turn }
position-dice = De dobbelstenen tonen { $sum }.
position-place = { $place }, { $open }
position-seat = { $who }: { $open }; { $n } veilig.
key-roll = gooien
key-lift = optillen
key-place = leggen
key-claim = opeisen
you = jij

# een eerste spel, zin voor zin
guide-roll = Gooi. Anderen stellen hun open kaarten met die som veilig; is het er een van jou, dan gooi je weer alle drie de stenen.
guide-choice = Gooi door, of til de koker op als je denkt dat het zand op is. Zit je fout, dan kost het je een kaart; niemand kan het zand zien.
guide-place = Wissel: leg de nieuwe kaart op een van je drie plaatsen. Hij bedekt wat daar ligt.
guide-claim = De som staat op een van je kaarten: eis hem op, snel!
guide-watch = De anderen gooien. Ligt de som open voor je, dan is die kaart veilig: veilige kaarten tellen.

# the plain board: what the fields of a view are called
field-stage = etappe
field-stages = etappes
field-holder = heeft de dobbelstenen
field-dice_next = dobbelstenen hierna
field-resting = dobbelstenen liggen stil
field-pro = profversie
field-double = dubbel gegooid
field-roller = gooit
field-dice = dobbelstenen
field-sum = som
field-throws = worpen van deze beurt
field-secured = veiliggesteld door
    .by-seat = veiliggesteld
field-colours = kleur
field-colours-blue = blauw
field-colours-yellow = geel
field-colours-green = groen
field-colours-purple = paars
field-colours-orange = oranje
field-open = open kaarten
field-heights = kaarten per plaats
field-supply = voorraad
field-placing = moet nog leggen
field-claim = op te eisen
field-number = getal
field-last = vorige keer
field-lifter = opgetild door
field-sand = zand
field-sand-gone = op
field-sand-left = nog over
field-giver = geeft een kaart
field-given = gegeven kaart
field-strokes = streepjes per getal
field-counted = getelde kaarten
field-covered = bedekte kaarten
field-own_secured = jouw veilige kaarten
