# Solo le parole del tabellone; carte, eventi e rifiuti stanno con il gioco.

pitch = di’ quante prese farai
you = tu
you-first = Tu
sub-round = manche { $round } di { $rounds }
sub-target = manche { $round } · a { $target }
sub-trick = presa { $trick } di { $tricks }
sub-over = manche { $round } di { $rounds } finita
sub-target-over = manche { $round } finita · a { $target }
trump = briscola: { $colour }
trump-none = senza briscola
trump-later = la briscola viene dopo
slot-blocked = blocco su { $who ->
    [tu] te
   *[other] { $who }
}
blocked-by = bloccata con { $card }
mark-led = apertura
mark-best = in testa
    .short = vince
mark-won = vinta
token-asked = richiesto: { $colour }
token-free = la prossima decide il colore
token-low = vince la più bassa
token-double = 12: può valere due
token-out = senza { $colour }
ready = fatto
choosing = sceglie
unknown = previsione sconosciuta
predicted-card = previsione: { $card }
seen-by = vista da { $who }
looked-at = di chi ha guardato la previsione: { $who }
bead = { $n ->
    [one] 1 presa
   *[other] { $n } prese
}
meter-said = Hai detto
meter-won = fatte
meter-right = { $two ->
    [0] giusto
   *[other] giusto, o altre { $n }
}
meter-more = { $two ->
    [1] ancora { $n }
   *[other] ancora { $n } o { $or }
}
meter-over = { $n } di troppo
meter-never = fuori portata
meter-label = Hai detto { $said }, fatte { $won }; massimo possibile: { $most }
turn-predict-lead = Fai la tua previsione
turn-predict = una carta qualsiasi
turn-lead = apri come vuoi
turn-follow = rispondi con il { $colour }
turn-any = una carta qualsiasi
turn-call = come 6 o come 9?
turn-block = quale carta bloccare?
turn-again = lo giochi?
turn-split-lead = La tua presa
turn-split = con un 12 dentro
wait-predict = { $n ->
    [one] sceglie
   *[other] scelgono
}
wait-leads = apre
wait-plays = sta pensando
wait-splits = decide: una presa o due
sheet-call = 6 o 9
sheet-block = Blocca
sheet-split = Dividi la presa
call = { $n ->
    [6] gioca come sei
   *[9] gioca come nove
}
block = Blocca { $who }: { $card }
block-not = Nessun blocco: gioca come 0 normale
put-back = Riprendila
split-two = Due
split-one = Una
split-makes = vale { $n }: fa { $sum } su { $goal }
peek-title = { $who } ha previsto { $n }
peek-why = Hai aperto con l’8, ha vinto { $who }. Lo vedi solo tu; tutti vedono che hai guardato.
peek-seen = Visto: metti via
do-predict = Prevedi { $n ->
    [0] nessuna presa
    [one] 1 presa
   *[other] { $n } prese
} con { $card }
do-predict-either = Prevedi { $n } o { $or } prese con { $card }
do-choose = Scegli una carta
do-play = Gioca { $card }
do-block = Blocca
opened-won = fatte { $n }
pad-sub = dette → fatte
last-title = Ultima presa
last-blocked = bloccata
last-blocks = blocco
points-title = { $rounds ->
    [one] Punti dopo la manche 1
   *[other] Punti dopo la manche { $rounds }
}
tale-won = { $who }: presa vinta con { $card }, { $why }.
tale-won-two = { $who }: presa vinta con { $card } e contata come due, { $why }.
tale-lost = Tutte e due le carte erano bloccate: nessuno ha vinto la presa.
tale-led = { $who }: apertura con { $card }.
tale-played = { $who }: giocato { $card }.
tale-calls = { $who }: { $card } giocato come { $as }.
tale-blocks = { $mine ->
    [true] { $who }: bloccato { $card } (carta tua).
   *[false] { $who }: bloccato { $card } ({ $whose }).
}
ahead-win-trump = la briscola più alta
ahead-win-colour = il { $colour } più alto
ahead-reverse = la carta più bassa
ahead-reverse-other = vince la più bassa, e gli altri colori valgono meno del { $colour }
ahead-reverse-tie = la carta più bassa, giocata per ultima
tale-ahead = Per ora vince { $who }: { $why }.
tale-ahead-you = Per ora vinci tu: { $why }.
tale-turned = La briscola è il { $colour }: è uscito { $card }.
tale-no-trump = A questo tavolo non c’è briscola.
tale-shut = La briscola si scopre quando tutti hanno fatto la previsione.
tale-ended = { $right ->
    [0] Nessuno ha indovinato.
    [one] Uno su { $seats } ha indovinato.
   *[other] { $right } su { $seats } hanno indovinato.
} Tutte le previsioni sono scoperte.
said-round = Manche { $round }, presa { $trick } di { $tricks }.
said-trump = La briscola è il { $colour }.
said-card = { $who }: { $card }
said-blocked = { $who }: { $card }, bloccata
said-block = { $who }: bloccato { $on }
said-low = Vince la carta più bassa.
said-mine = Hai detto { $said } e fatto { $won }.
said-can = Puoi giocare: { $cards }.
key-play = gioca
key-block = blocca
key-call = come 6 / 9

# una prima partita, frase per frase
guide-predict = Quante prese farai? Metti giù coperta una carta con quel numero: è la tua previsione, ed esce dalla tua mano.
guide-predicted = Gli altri fanno la previsione. Segna bene solo chi fa esattamente le prese previste.
guide-watch = Ognuno gioca una carta. Bisogna rispondere al colore richiesto; la briscola batte tutto.
guide-lead = Apri tu: il colore della tua carta è richiesto a tutti.
guide-free = In questa presa non conta ancora nulla, quindi non c’è un colore da rispondere: sarà chiesto il tuo.
guide-follow = Rispondi al colore se puoi. Il pallottoliere mostra quante prese hai, e quante ne hai dette.
guide-enough = Hai tutte le prese che hai detto. Ora perdi le altre: gioca carte che non vincono.
guide-hopeless = La tua previsione non può più avverarsi. Ora rovina quelle degli altri.
guide-split = Hai vinto una presa con un 12: può contare per due. Scegli ciò che ti porta al tuo numero.

# Quello che si tocca sul segnapunti.
pad-face-6 = 6·9

# the plain board: what the fields of a view are called
field-of_rounds = manche
field-left_out = colore escluso
field-trump = briscola
field-trump_card = carta di briscola
field-predicted = ha previsto
field-looked = ha guardato
field-voids = non ha
field-tricks = prese fatte
field-tricks_lost = prese di nessuno
field-tricks_left = prese rimaste
field-of_tricks = prese in tutto
field-reach = può arrivare a
field-trick = questa presa
field-as = giocata come
field-counts = conta
field-blocks = blocca
field-requested = colore richiesto
field-reversed = invertita
field-double = vale doppio
field-best = in testa
field-scored = manche contata
field-goals = punta a
field-prediction = la tua previsione
field-predictions = previsioni
field-peeked = hai visto
field-last_trick = ultima presa
field-winner = vinta da
field-piles = vale come
