# SIX: che cosa succede, perché no, che cosa si può scegliere.

colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-purple = viola
colour-orange = arancione

why-lifted = il tubo è stato sollevato
why-unlifted = nessuno ha sollevato il tubo
why-exhausted = non c’è più nulla da mettere al sicuro

event-opened = { $who } scopre { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
} sulla casella { $place }
event-starts = { $who } comincia la fase { $stage }
event-hurried = { $who } aspetta troppo: lancia il tavolo
event-turned = { $who } gira la clessidra e la copre
event-rolled = { $who } lancia { $dice }: { $sum }!
event-secured = { $who } mette al sicuro { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}{ $open ->
    [0] { "" }
    [1] , torna scoperto l’1
    [8] , torna scoperto l’8
    [11] , torna scoperto l’11
   *[other] , torna scoperto il { $open }
}
event-claimable = { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
} può essere reclamato da { $seats }
event-missed = { $who } si lascia sfuggire { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}
event-double = Un doppio chiude il turno di { $who }
event-matched = { $who } ha un { $number } scoperto e rilancia tre dadi
event-unmatched = { $dice ->
    [0] { $who } ha lanciato l’ultimo dado: cambio!
    [one] Mancato: { $who } continua con un dado
   *[other] Mancato: { $who } continua con { $dice } dadi
}
event-rested = I dadi sono fermi
event-reversed = Si gioca nell’altro senso
event-change = { $who } riceve i dadi
event-drew = { $who } deve piazzare { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}
    .hidden = { $who } deve piazzare una carta
event-slow = { $who } ci mette troppo: piazza il tavolo
event-placed = { $over ->
    [0] { $who } piazza { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    } sulla casella { $place }
   *[other] { $who } copre { $over ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $over }
    } con { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    } sulla casella { $place }
}
event-chooses = { $who } può lanciare o sollevare il tubo
event-lifted = { $who } solleva il tubo: { $sand ->
    [gone] la sabbia è finita
   *[left] c’è ancora sabbia
}
event-gave = { $number ->
    [0] { $who } non ha carte al sicuro da restituire
   *[other] { $who } rimette sotto la riserva { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    } che era al sicuro
}
event-goes_on = Il tubo torna sulla sabbia, e { $who } deve lanciare
event-stage_over = La fase { $stage } è finita: { $why }
event-scored = { $who } ha { $points ->
    [one] un tratto
   *[other] { $points } tratti
}
event-won = Vince { $winners }
    .several = Vittoria condivisa: { $winners }

refusal-stages-are-over = Tutte le fasi sono finite
refusal-place-first = Prima piazza la tua carta
refusal-not-your-dice = I dadi li ha { $seat }
refusal-dice-are-rolling = I dadi rotolano ancora
refusal-wait-for-placements = Non tutti hanno ancora piazzato
refusal-lift-only-instead-of-the-first-roll = Il tubo si può sollevare solo al posto del primo lancio di un turno
refusal-starter-cannot-lift = Chi comincia una fase deve prima lanciare
refusal-lifted-too-early = Hai sollevato troppo presto: ora devi lanciare
refusal-no-change = Le carte si piazzano solo a un cambio
refusal-receiver-does-not-place = Chi riceve i dadi non piazza carte
refusal-no-supply = La tua riserva è vuota
refusal-already-placed = Hai già piazzato
refusal-empty-place-first = Usa prima una casella vuota
refusal-secured-by-itself = A questo tavolo le carte vanno al sicuro da sole
refusal-nothing-to-claim = Non c’è nulla da reclamare
refusal-roller-secures-nothing = Chi lancia non mette nulla al sicuro
refusal-not-the-sum = La somma è { $sum }
refusal-was-not-open = Al momento del lancio non avevi un { $number } scoperto
refusal-already-claimed = Hai già reclamato { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}
refusal-covered-meanwhile = Il tuo { $number } nel frattempo è stato coperto
refusal-timer-min-above-timer-max = La sabbia non può scorrere almeno { $timer_min } s e al massimo { $timer_max } s
refusal-claim-needs-roll-ms = Per reclamare, i dadi devono rotolare almeno { $least } ms, non { $roll_ms }

option-pro = Versione pro
    .about = Un doppio chiude il turno, e si gioca nell’altro senso.
option-secure = Mettere al sicuro
    .about = Il tavolo toglie da solo le carte uscite, o ognuno deve reclamare le sue in tempo.
choice-secure-auto = in automatico
choice-secure-claim = reclamando
option-timer_min = Sabbia, almeno (secondi)
    .about = La durata minima della clessidra nascosta.
option-timer_max = Sabbia, al massimo (secondi)
    .about = La durata massima della clessidra nascosta.
option-grace_seconds = Tolleranza (secondi)
    .about = Se nessuno solleva il tubo, la fase finisce passato questo tempo dalla fine della sabbia.
option-place_seconds = Tempo per piazzare (secondi)
    .about = Passato questo tempo, il tavolo piazza per chi non l’ha fatto.
option-turn_seconds = Tempo per lanciare (secondi)
    .about = Passato questo tempo, il tavolo lancia per chi ha i dadi.
option-start_seconds = Tempo per cominciare (secondi)
    .about = Quanto il tavolo aspetta il primo lancio di una fase.
option-roll_ms = Dadi che rotolano (millisecondi)
    .about = Quanto rotolano i dadi prima del lancio seguente o del cambio.
option-free_placement = Piazzamento libero
    .about = Si possono coprire carte anche se c’è una casella vuota.
option-early_lift = Sollevare troppo presto
    .about = Chiude la fase, o costa una carta e la fase continua.
choice-early_lift-ends = chiude la fase
choice-early_lift-goes_on = la fase continua
option-strokes = Tratti
    .about = Quanto valgono i numeri da 1 a 18; una stima, a meno che tu non li copi dalla tua scatola.
preset-classic = Come nel foglietto
preset-pro = Versione pro
preset-sharp = Serrato: reclama le tue carte, niente fine anticipata
preset-short = Breve: un minuto a fase

# perché una mossa è buona
advice-claim = È uscito { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
} e ce l’hai davanti: reclamalo
advice-cover = Copri { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
}: è il meno che puoi perdere
advice-empty = Una casella vuota non ti costa nulla
advice-roll = Tocca a te lanciare
advice-sand = La sabbia non può essere già finita
advice-dare = Probabilmente la sabbia scorre ancora ({ $percent }% di probabilità che sia finita): lancia
advice-hold = La sabbia può essere finita ({ $percent }% di probabilità), ma sollevare troppo presto ti costerebbe una carta: lancia
advice-lift = { $percent }% di probabilità che la sabbia sia finita: solleva, e paga chi ha lanciato per ultimo
advice-end = Finire adesso vale la carta che può costare ({ $percent }% di probabilità che la sabbia sia finita)

move-roll = lancia
move-lift = solleva il tubo
move-place = sulla casella { $place }
move-claim = reclama la carta { $number }
