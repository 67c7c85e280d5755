# Solo le parole del tabellone; carte, eventi e rifiuti stanno con il gioco.

pitch = forti insieme, deboli in parità
sub-trick = presa { $trick } di { $tricks }
sub-won = { $n ->
    [0] ancora nulla
    [one] 1 carta presa
   *[other] { $n } carte prese
}
sub-game = manche { $game } di { $games }
sub-game-over = manche { $game } di { $games } finita
sub-over = partita finita · nove prese
ladder-title = Forza in questa presa
ladder-so-far = finora
ladder-order = chi sceglie quando
ladder-empty = Nessuno ha ancora giocato una carta
ladder-tie = { $strength } = { $strength }: parità. Da qui in giù nessuno sceglie.
ladder-tie-now = { $strength } = { $strength }: per ora da qui in giù nessuno sceglie
display-title = Banco
display-take = Prendi un colore
display-points = punti
display-took = { $colour }: a { $who ->
    [tu] te
   *[other] { $who }
}
display-empty = Il banco è vuoto
column = { $points } { $colour }: { $cards }
turn-lay = gioca una carta qualsiasi
turn-pick-lead = Scegli tu
turn-pick = un colore, tutte le sue carte
wait-lays = gioca una carta
wait-picks = sceglie un colore
do-lay = Gioca { $card }
do-take = Prendi { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
} · { $numbers }
do-choose-card = Scegli una carta
do-choose-colour = Scegli un colore
won = { $n ->
    [one] 1 vinta
   *[other] { $n } vinte
}
    .short = { $n }
order-you-first = La prima scelta è tua
order-you-now = Ora scegli tu
order-now = Sceglie { $who }
order-then = { $now }, poi { $others }
order-nothing = { $order }. Non resta nulla per { $late }
order-you-late = te
harvest-label = Carte prese, scoperte
harvest-left = { $n ->
    [one] avanza una carta: di nessuno
   *[other] avanzano { $n } carte: di nessuno
}
last-title = Ultima presa
last-nobody = Parità tra i colori più forti: nessuno ha scelto
last-took = { $who } colore preso: { $colour }
last-tie = La parità ha escluso gli altri
last-empty = Il banco è stato svuotato
position-lay = Presa { $trick }. { $ladder } { $display } { $turn }
position-display = Sul banco: { $cards }.
position-bar = { $colour } { $sum }
key-take = prendi un colore
key-lay = gioca
you = tu

# una prima partita, frase per frase
guide-start = Nove prese. In ognuna tutti giocano una carta; i colori forti ti fanno scegliere carte dal banco. Vincono i punti delle carte scelte.
guide-watch = Le barre si sommano: le carte di un colore si aiutano, chiunque le abbia giocate.
guide-lay = Gioca una carta qualsiasi. Chi ha giocato il colore più forte sceglie per primo dal banco; vince chi ha più punti su quelle carte.
guide-lead = Apri tu: gioca una carta qualsiasi. Gli altri possono unirsi al tuo colore, o portarlo in parità.
guide-lay-again = Guarda prima le barre: due somme uguali fanno parità, e da lì in giù nessuno sceglie.
guide-pick = Scegli tu: tocca un colore del banco. Ricevi tutte le sue carte; i numeri alti sono punti.
guide-wait = I colori forti scelgono per primi. Arriverà il tuo turno di scegliere.
guide-late = Più giocatori che colori: il banco è vuoto prima del tuo turno. Poi le carte giocate formano quello nuovo.
guide-tied = Il tuo colore è in parità o viene dopo una parità: in questa presa nulla per te.
guide-others = Scelgono gli altri. Poi le carte giocate vanno sul banco, e comincia la prossima presa.

# the plain board: what the fields of a view are called
field-game = partita
field-games = partite
field-trick = presa
field-tricks = prese
field-opener = ha aperto la partita
field-display = banco
field-laid = giocate
field-strengths = forze
field-strength = forza
field-order = devono scegliere
field-late = non resta nulla per
field-picked = hanno già scelto
field-tied = in parità
field-taken = carte prese
field-running = punti finora
field-last = ultima presa
field-took = ha preso
field-stopped = finita per
field-stopped-empty = banco vuoto
field-stopped-tie = parità
