# Solo le parole del tabellone; carte, eventi e rifiuti stanno con il gioco.

pitch = dadi, e sabbia che non vedi
sub-stage = fase { $stage } di { $stages }
sub-stage-over = fase { $stage } di { $stages } finita
sub-pro = pro · { $stage }
sub-over = partita finita
called = { $sum ->
    [1] Uno
    [2] Due
    [3] Tre
    [4] Quattro
    [5] Cinque
    [6] Sei
    [7] Sette
    [8] Otto
    [9] Nove
    [10] Dieci
    [11] Undici
    [12] Dodici
    [13] Tredici
    [14] Quattordici
    [15] Quindici
    [16] Sedici
    [17] Diciassette
    [18] Diciotto
   *[other] { $sum }
}!
yours-choice-lead = A te i dadi
yours-choice = lanci, o la sabbia è finita?
yours-start-lead = Cominci tu
yours-start = gira la clessidra e lancia
yours-stage-lead = La fase { $stage } è finita
yours-stage = cominci tu
yours-throw-lead = Lancia tu
yours-throw = { $sum }, mancato
yours-match = { $sum ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $sum }
} è tuo: di nuovo tre dadi
yours-bound-lead = Troppo presto
yours-bound = ora devi lanciare
yours-place-lead = Piazzala!
yours-place = tocca una casella
yours-claim = ce l’hai: reclamalo
rolling-lead = Rotolano…
rolling-yours = i tuoi dadi
change-lead = Cambio!
change-yours = i dadi passano a te
wait-start = gira la clessidra
wait-stage = comincia { $who }
wait-choice = lancia, o solleva il tubo
wait-throw = { $n ->
    [one] lancia un dado
    [2] lancia due dadi
   *[other] lancia tre dadi
}
wait-bound = deve lanciare
wait-rolling = sta lanciando
wait-placing = { $n ->
    [one] piazza una carta
   *[other] piazzano una carta
}
do-roll = Lancia
do-roll-dice = { $n ->
    [one] Lancia un dado
    [2] Lancia due dadi
   *[other] Lancia tre dadi
}
do-start = Gira la clessidra e lancia
do-lift = Solleva
    .long = Solleva il tubo
do-claim = Reclama { $n ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $n }
}
do-place = Piazza { $card ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $card }
} sulla casella { $place }, { $open ->
    [0] vuota
    [1] sopra l’1
    [8] sopra l’8
    [11] sopra l’11
   *[other] sopra il { $open }
}
place = Casella { $place }: { $open ->
    [0] vuota
   *[other] { $open }
}{ $under ->
    [0] { "" }
    [one] , una carta sotto
   *[other] , { $under } carte sotto
}
place-empty = vuota
idle-start = { $who } gira la clessidra
idle-dice = I dadi li ha { $who }
idle-change = Cambio!
left = riserva
safe = al sicuro
seat-safe = { $n } al sicuro
seat-row = Scoperte: { $open }
tube = Il tubo sulla sabbia
tube-up = Il tubo è alzato
stage = fase
this-turn = Questo turno finora
double-you = Doppio! I dadi tornano a te
double-on = Doppio! I dadi tornano a { $who }
double = Doppio! I dadi tornano indietro
verdict-gone = La sabbia è finita
verdict-left = C’è ancora sabbia
verdict-unlifted = Nessuno ha sollevato
verdict-unlifted-text = La sabbia è finita e nessuno ha guardato. Nessuno restituisce carte.
verdict-gives = { $me ->
    [yes] Rimetti sotto la tua riserva { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    }, l’ultima carta che hai messo al sicuro
   *[no] { $who } rimette sotto la riserva { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    }, l’ultima carta messa al sicuro
}
verdict-nothing = { $me ->
    [yes] Non hai carte al sicuro da restituire
   *[no] { $who } non ha carte al sicuro da restituire
}
tale-starts = { $me ->
    [yes] Cominci tu la fase { $stage }.
   *[no] { $who } comincia la fase { $stage }.
}
tale-lifted = { $me ->
    [yes] Hai sollevato il tubo.
   *[no] { $who } ha sollevato il tubo.
}
tale-left = { $me ->
    [yes] Hai sollevato il tubo troppo presto e cominci la fase { $stage }.
   *[no] { $who } ha sollevato il tubo troppo presto e comincia la fase { $stage }.
}
tale-last = { $me ->
    [yes] Hai fatto l’ultimo lancio e cominci la fase { $stage }.
   *[no] { $who } ha fatto l’ultimo lancio e comincia la fase { $stage }.
}
tale-goes-on = { $me ->
    [yes] Il tubo torna sulla sabbia, e devi lanciare.
   *[no] Il tubo torna sulla sabbia, e { $who } deve lanciare.
}
tale-rolled = { $me ->
    [yes] Hai fatto { $sum }.
   *[no] { $who } ha fatto { $sum }.
}
tale-matched = { $me ->
    [yes] Hai fatto { $sum }, e ce l’hai davanti: di nuovo tre dadi.
   *[no] { $who } ha fatto { $sum }, e ce l’ha davanti: di nuovo tre dadi.
}
tale-unmatched = { $me ->
    [yes] Hai fatto { $sum }{ $next ->
        [0] , mancato: cambio!
        [one] , mancato: ora un dado.
       *[other] , mancato: ora due dadi.
    }
   *[no] { $who } ha fatto { $sum }{ $next ->
        [0] , mancato: cambio!
        [one] , mancato: ora un dado.
       *[other] , mancato: ora due dadi.
    }
}
tale-double = { $me ->
    [yes] Hai fatto un doppio: cambio, e i dadi tornano indietro.
   *[no] { $who } ha fatto un doppio: cambio, e i dadi tornano indietro.
}
tale-secured = { $me ->
    [yes] Hai messo la carta al sicuro.
   *[no] Carta al sicuro: { $who }.
}
tale-claim = Chi ce l’ha davanti può reclamarlo.
tale-placing = { $me ->
    [yes] Devi ancora piazzare.
   *[no] { $n ->
        [one] { $who } deve ancora piazzare.
       *[other] Devono ancora piazzare: { $who }.
    }
}
stacks-label = Carte al sicuro, contate in tratti
stacks-strokes = { $n ->
    [one] tratto
   *[other] tratti
}
own-points = { $n ->
    [one] { $n } tratto
   *[other] { $n } tratti
}
    .with =
        { $n ->
            [one] con { $n } tratto
           *[other] con { $n } tratti
        }
mine-title = Le tue carte
mine-safe = Al sicuro
mine-covered = Sotto la casella { $place }
mine-nothing = ancora nulla
position = { $stage }. { $dice } Tu: { $mine }; { $left } in riserva, { $safe } al sicuro. { $others } { $turn }
position-watch = { $stage }. { $dice } { $others } { $turn }
position-dice = I dadi segnano { $sum }.
position-place = { $place }, { $open }
position-seat = { $who }: { $open }; { $n } al sicuro.
key-roll = lancia
key-lift = solleva
key-place = piazza
key-claim = reclama
you = tu

# una prima partita, frase per frase
guide-roll = Lancia. Gli altri mettono al sicuro le carte scoperte con quella somma; se è uno dei tuoi numeri, rilanci tutti e tre i dadi.
guide-choice = Lancia ancora, o solleva il tubo se credi che la sabbia sia finita. Se sbagli ti costa una carta; nessuno vede la sabbia.
guide-place = Cambio: metti la nuova carta su una delle tue tre caselle. Copre quello che c’è già.
guide-claim = La somma è su una delle tue carte: reclamala, presto!
guide-watch = Lanciano gli altri. Una somma scoperta davanti a te mette al sicuro quella carta: contano solo le carte al sicuro.

# the plain board: what the fields of a view are called
field-stage = fase
field-stages = fasi
field-holder = ha i dadi
field-dice_next = prossimi dadi
field-resting = dadi fermi
field-pro = versione pro
field-double = un doppio
field-roller = lancia
field-dice = dadi
field-sum = somma
field-throws = lanci di questo turno
field-secured = messo al sicuro da
    .by-seat = al sicuro
field-colours = colore
field-colours-blue = blu
field-colours-yellow = giallo
field-colours-green = verde
field-colours-purple = viola
field-colours-orange = arancione
field-open = carte scoperte
field-heights = carte per casella
field-supply = riserva
field-placing = deve ancora piazzare
field-claim = da reclamare
field-number = numero
field-last = fine precedente
field-lifter = sollevato da
field-sand = sabbia
field-sand-gone = finita
field-sand-left = ne resta
field-giver = restituisce una carta
field-given = carta restituita
field-strokes = tratti per numero
field-counted = carte contate
field-covered = carte coperte
field-own_secured = le tue carte al sicuro
