# 6th Sense: che cosa succede, perché no, che cosa si può scegliere.

card = { $number ->
    [0] lo 0
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
} { $colour }
sense = il { $number } { $colour }
zero = lo { $number } { $colour }
colour-B = blu
colour-Y = giallo
colour-R = rosso
colour-G = verde
colour-P = viola

why-win-trump = la briscola più alta
why-win-colour = la carta più alta del colore richiesto
why-reverse = la presa è invertita e questa è la carta più bassa
why-reverse-tie = la presa è invertita e questa è l’ultima giocata delle più basse
why-block-two_players = tutte e due le carte sono bloccate

event-left-out = In questa partita si gioca senza il { $colour }
event-deals = { $who } dà le carte per la manche { $round }
event-dealt = { $who } riceve { $card }
    .hidden = { $who } riceve una carta
event-turned = Si scopre { $card }: la briscola è il { $colour }
event-predicted = { $who } fa la previsione con { $card }
    .hidden = { $who } mette giù una previsione coperta
event-leads = Apre { $who }
event-played = { $who } gioca { $card }
event-called = { $who } gioca { $card } come { $value }
event-blocked = { $who } blocca { $card } con { $block }: nessuno dei due conta
event-asked = La prima carta è bloccata: ora il colore richiesto è { $colour }
event-free = La prima carta è bloccata: la prossima decide il colore
event-took = { $who } vince la presa con { $card }: { $why }
event-lost = Tutte e due le carte sono bloccate: nessuno vince la presa
event-split = { $who } divide la presa e ne conta due
event-kept = { $who } la tiene come una presa sola
event-peeked = { $who } sbircia la previsione di { $whose }
event-saw = { $who } vede la previsione di { $whose }: { $card }
    .hidden = Nessun altro vede la carta
event-shown = { $who } aveva fatto la previsione con { $card }
event-scored = { $who } ha fatto { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
} e segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
event-won = Vince { $winners }
    .several = Vittoria condivisa: { $winners }

refusal-not-your-turn = Tocca a { $seat }
refusal-predict-first = Prima metti giù una carta coperta come previsione
refusal-already-predicted = La tua previsione è già lì e resta
refusal-predictions-are-down = Tutte le previsioni sono fatte: gioca una carta
refusal-not-in-hand = Non hai in mano { $card }
refusal-must-follow = Devi rispondere con il { $colour }
refusal-choose-six-or-nine = Di’ se { $card } vale 6 o 9
refusal-nothing-to-block = Non c’è ancora nulla da bloccare: la prima carta di una presa non può essere un blocco
refusal-one-block-a-trick = In questa presa c’è già stato un blocco: ora uno 0 è una carta normale
refusal-not-in-the-trick = In questa presa non c’è { $card }
refusal-split-first = Prima { $seat } decide se dividere la presa
refusal-decide-first = Prima decidi: dividere la presa o tenerla intera
refusal-nothing-to-split = Non c’è una presa da dividere
refusal-no-trump-to-turn = I principianti giocano senza briscola, quindi non se ne può scoprire una più tardi

option-novice = Per principianti
    .about = Senza briscola, e punti per chi ci va vicino: 6 per una previsione giusta, 4, 3, 2, 1 per uno scarto da una a quattro prese.
option-target = Punti da raggiungere
    .about = Si gioca finché qualcuno non raggiunge questi punti alla fine di una manche (al massimo 20 manche); con 0 il numero di manche è fisso.
option-late_trump = Briscola tardiva
    .about = La briscola si scopre solo quando tutte le previsioni sono fatte.
preset-classic = Il gioco completo
preset-beginners = Per principianti: senza briscola
preset-blind = Briscola scoperta dopo le previsioni
preset-race = Primo a 30 punti

# perché una mossa è buona
advice-expect = Le tue altre carte valgono circa { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
advice-nearest = Le tue altre carte valgono circa { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, e nessun numero nella tua mano è più vicino
advice-fewer = Le tue altre carte valgono circa { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, ma non tutte reggeranno: meglio dire di meno
advice-more = Le tue altre carte valgono circa { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, e, giocate bene, anche di più
advice-wins = Ti { $tricks ->
    [one] manca ancora una presa
   *[other] mancano ancora { $tricks } prese
}, e questa carta probabilmente vince
advice-later = Ti { $tricks ->
    [one] manca ancora una presa
   *[other] mancano ancora { $tricks } prese
}, ma carte migliori possono vincere più tardi
advice-best = Ti { $tricks ->
    [one] manca ancora una presa
   *[other] mancano ancora { $tricks } prese
}, e non hai una carta migliore
advice-spare = Questa carta difficilmente vincerà: tieni le migliori per ciò che resta
advice-only = È l’unica carta che puoi giocare
advice-reached = Hai le prese che avevi previsto: sta’ fuori da questa
advice-last = Hai abbastanza prese, e nulla che hai in mano perde di sicuro
advice-block = Un blocco decide questa presa a tuo favore
advice-split = Due prese ti avvicinano alla tua previsione
advice-one = Per la tua previsione una presa è meglio di due

move-predict = previsione con { $card }
move-play = gioca { $card }
move-play-as = gioca { $sense } come { $value }
move-block-on = blocca { $card } con { $zero }
move-split = dividi: conta due prese
move-keep = tienila come una presa
