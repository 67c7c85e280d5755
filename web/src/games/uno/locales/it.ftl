# Solo le parole del tabellone; carte, eventi e rifiuti stanno con il gioco.

pitch = il classico, con le tue regole della casa
you = tu
sub-round = manche { $round } · a { $target }
sub-over = manche { $round } finita · a { $target }
first-to = primo a { $target }
fewest-at = a { $target }, vince chi ne ha meno
score-title = Punti · { $goal }

# i mazzi
stock-draw = pesca · { $n }
stock-take = prendi { $n }
stock-left = ancora { $n }
stock-label = { $n ->
    [0] Mazzo, vuoto
    [one] Mazzo, una carta
   *[other] Mazzo, { $n } carte
}
stock-label-draw = Pesca una carta, nel mazzo: { $n }
stock-label-take = Prendi { $n } carte
pile-label = Scarti: { $card } in cima
no-colour = ancora nessun colore
debt-you = per te
debt-other = per { $who }

# i posti
points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
thinking = pensa
one-card = 1 carta…
held = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
uno = UNO
uno-now = UNO!
uno-call = Chiama UNO
uno-catch = Cogli in fallo { $who }
uno-catch-small = in fallo

# il nastro
your-turn = Tocca a te
turn-play-or-draw = gioca o pesca
turn-play = gioca una carta
turn-draw = nulla va bene: pesca
turn-pass = nulla da giocare, nulla da pescare
turn-picked = tocca ancora per giocare
turn-answer = La tua risposta
turn-owed = +{ $n } per te
turn-owed-answer = rispondi o prendi
turn-owed-take = prendile
turn-wish = Dichiara un colore
turn-swap = Le carte di chi?
turn-swap-text = tocca un posto
turn-drawn = Pescato: { $card }
turn-drawn-fits = va bene
turn-drawn-must = va bene, quindi va giocato
turn-right = Avevi ragione
turn-right-text = tocca a te
turn-uno = Ti resta una carta!
turn-uno-text = chiama UNO
wait-thinks = sta pensando
wait-answers = deve rispondere
wait-names = dichiara un colore
wait-jump = sta pensando · puoi inserirti

# domande
wish-title = Giochi { $card }: quale colore?
name-title = La prima carta è un Jolly: quale colore?
swap-title = { $n ->
    [one] Scambia la tua carta con
   *[other] Scambia le tue { $n } carte con
}
believe-title = { $who }: +{ $n }, { $colour }. Ci credi?
do-challenge = Contesta
do-challenge-if = giusto: { $who } pesca { $n } · sbagliato: tu peschi { $wrong }
do-take = Prendi { $n }
do-take-then = e salti il turno
do-keep = Tieni
do-play = Gioca
do-pass = Passa
do-jump = Inserisciti: { $card }
do-back = Indietro
swap-with = Scambia con { $who }, { $cards }

# le carte mostrate
shown-yours = Carte di { $who } · le vedi solo tu
shown-you = Le tue carte · le vede solo { $who }
shown-others = Carte di { $who } · le vede solo { $other }
shown-close = Via le carte

# la storia
tale-wild = { $who } gioca { $card } e dichiara { $colour }
tale-may-catch = { $who } non ha chiamato UNO
tale-drew = { $who } pesca { $n } carte
tale-took = { $n ->
    [one] { $who } prende una carta e salta il turno
   *[other] { $who } prende { $n } carte e salta il turno
}
tale-guilty = { $n ->
    [one] Era un bluff: { $who } pesca una carta
   *[other] Era un bluff: { $who } pesca { $n } carte
}
tale-innocent = { $n ->
    [one] Non era un bluff: { $who } pesca una carta
   *[other] Non era un bluff: { $who } pesca { $n } carte
}
tale-caught = { $n ->
    [one] { $who } coglie in fallo { $culprit }: una carta
   *[other] { $who } coglie in fallo { $culprit }: { $n } carte
}
tale-out = { $who } chiude
tale-out-points = { $who } chiude. Gli altri avevano in mano { $n ->
    [one] un punto
   *[other] { $n } punti
}.
card-can = { $card }, giocabile
card-jump = { $card }, può inserirsi

# per S
position = { $turn } In cima agli scarti: { $top }; colore: { $colour }; si gioca { $direction }. { $owed } Hai in mano: { $hand }. { $can } { $others }.
position-watch = { $turn } In cima agli scarti: { $top }; colore: { $colour }; si gioca { $direction }. { $owed } { $others }.
position-owed = { $who ->
    [tu] Devi
   *[other] { $who } deve
} prendere { $n } carte.
position-can = Puoi giocare: { $cards }.
position-can-draw = Puoi giocare: { $cards }, o pescare.
position-draw = Puoi pescare.
position-seat = { $who } ha { $n ->
    [one] una carta
   *[other] { $n } carte
}

# tasti
key-play = gioca
key-draw = pesca
key-uno = UNO / in fallo
key-choice = scelte

# una prima partita, frase per frase
guide-watch = Liberati di tutte le carte prima degli altri. Una carta va bene se ha il colore o il numero di quella in cima.
guide-play = Le carte rialzate vanno bene: toccane una due volte. Nulla che ti piaccia? Tocca il mazzo e pesca.
guide-draw = Nulla va bene: tocca il mazzo e pesca una carta.
guide-drawn = La carta pescata va bene. Giocala o tienila.
guide-name = Dichiara il colore da giocare; quello che hai di più è una buona scelta.
guide-owes = Qualcuno ti fa pescare. Prendi le carte, o di’ che era un bluff.
guide-two = Ancora due carte: appena ne giochi una premi UNO, prima che ti colgano in fallo.
guide-call = Ti resta una carta. Premi UNO ora!

# Quello che si tocca sul segnapunti.
pad-face-S = Salta
pad-face-R = Giro
pad-face-D = +2
pad-face-W = Jolly
pad-face-W4 = +4

# the plain board: what the fields of a view are called
field-top = sugli scarti
field-pile = ultime carte
field-pile_size = carte negli scarti
field-stock = mazzo
field-owes = deve pescare
field-accused = si può contestare
field-window = una carta, senza dirlo
field-catchable = si può cogliere in fallo
field-from = da (ms)
field-last_round = ultima manche
field-hands = carte rimaste
field-worth = valore
field-out = ha chiuso
field-drawn = appena pescata
field-known = quello che sai
