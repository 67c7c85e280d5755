# Solo las palabras del tablero; cartas, sucesos y negativas están con el juego.

pitch = el clásico, con las reglas de tu casa
you = tú
sub-round = ronda { $round } · a { $target }
sub-over = ronda { $round } terminada · a { $target }
first-to =
    { $target ->
        [one] a { $target } punto
       *[other] a { $target } puntos
    }
fewest-at = a { $target }, gana quien tenga menos
score-title = Puntos · { $goal }

# los montones
stock-draw = robar · { $n }
stock-take = llevarse { $n }
stock-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
stock-label = { $n ->
    [0] Mazo, vacío
    [one] Mazo, una carta
   *[other] Mazo, { $n } cartas
}
stock-label-draw = Robar una carta, { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
stock-label-take = Llevarse { $n } cartas
pile-label = Descarte: { $card } encima
no-colour = aún sin color
debt-you = para ti
debt-other = para { $who }

# los asientos
points = { $n ->
    [one] 1 punto
   *[other] { $n } ptos
}
thinking = piensa
one-card = 1 carta…
held = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
uno = UNO
uno-now = ¡UNO!
uno-call = Cantar UNO
uno-catch = Pillar a { $who }
uno-catch-small = pillar

# la cinta
your-turn = Te toca
turn-play-or-draw = juega o roba
turn-play = juega una carta
turn-draw = nada encaja: roba
turn-pass = nada que jugar, nada que robar
turn-picked = toca otra vez para jugar
turn-answer = Tu respuesta
turn-owed = +{ $n } para ti
turn-owed-answer = responde o llévatelas
turn-owed-take = llévatelas
turn-wish = Elige un color
turn-swap = ¿La mano de quién?
turn-swap-text = toca un asiento
turn-drawn = Has robado: { $card }
turn-drawn-fits = encaja
turn-drawn-must = encaja, así que hay que jugarlo
turn-right = Tenías razón
turn-right-text = te toca
turn-uno = ¡Te queda una carta!
turn-uno-text = canta UNO
wait-thinks = está pensando
wait-answers = tiene que responder
wait-names = elige un color
wait-jump = está pensando · puedes colarte

# preguntas
wish-title = Tu { $card }: ¿qué color?
name-title = La primera es un Comodín: ¿qué color?
swap-title = { $n ->
    [one] Cambiar tu carta con
   *[other] Cambiar tus { $n } cartas con
}
believe-title = { $who }: +{ $n }, { $colour }. ¿Te lo crees?
do-challenge = Desafiar
do-challenge-if = bien: { $who } roba { $n } · mal: robas { $wrong }
do-take = Llevarse { $n }
do-take-then = y perder el turno
do-keep = Quedárselo
do-play = Jugarlo
do-pass = Pasar
do-jump = Colarse con el { $card }
do-back = Atrás
swap-with = Cambiar con { $who }, { $cards }

# la mano enseñada
shown-yours = Mano de { $who } · solo la ves tú
shown-you = Tu mano · solo la ve { $who }
shown-others = Mano de { $who } · solo la ve { $other }
shown-close = Guardar la mano

# la historia
tale-wild = { $who } juega el { $card } y elige { $colour }
tale-may-catch = { $who } no ha cantado UNO
tale-drew = { $who } roba { $n } cartas
tale-took = { $n ->
    [one] { $who } se lleva una carta y pierde el turno
   *[other] { $who } se lleva { $n } cartas y pierde el turno
}
tale-guilty = { $n ->
    [one] Era un farol: { $who } roba una carta
   *[other] Era un farol: { $who } roba { $n } cartas
}
tale-innocent = { $n ->
    [one] No era un farol: { $who } roba una carta
   *[other] No era un farol: { $who } roba { $n } cartas
}
tale-caught = { $n ->
    [one] { $who } pilla a { $culprit }: una carta
   *[other] { $who } pilla a { $culprit }: { $n } cartas
}
tale-out = { $who } se queda sin cartas
tale-out-points =
    { $who } se queda sin cartas. Los demás tenían { $n ->
        [one] un punto
       *[other] { $n } puntos
    }.
card-can = { $card }, se puede jugar
card-jump = { $card }, puede colarse

# para S
position = { $turn } Encima del descarte: { $top }; color: { $colour }; se juega { $direction }. { $owed } Tienes en la mano: { $hand }. { $can } { $others }.
position-watch = { $turn } Encima del descarte: { $top }; color: { $colour }; se juega { $direction }. { $owed } { $others }.
position-owed = Cartas por robar, { $who }: { $n }.
position-can = Puedes jugar: { $cards }.
position-can-draw = Puedes jugar: { $cards }, o robar.
position-draw = Puedes robar.
position-seat = { $who } tiene { $n }

# teclas
key-play = jugar
key-draw = robar
key-uno = UNO / pillar
key-choice = opciones

# una primera partida, frase a frase
guide-watch = Deshazte de todas tus cartas antes que los demás. Una carta encaja si tiene el color o el número de la de arriba.
guide-play = Las cartas levantadas encajan: toca una dos veces. ¿No te gusta ninguna? Toca el mazo y roba.
guide-draw = Nada encaja: toca el mazo y roba una carta.
guide-drawn = La carta robada encaja. Juégala o quédatela.
guide-name = Elige el color que se va a jugar; aquel del que más cartas tengas es buena opción.
guide-owes = Alguien te hace robar. Llévate las cartas, o di que era un farol.
guide-two = Te quedan dos cartas: en cuanto juegues una, pulsa UNO, antes de que te pillen.
guide-call = Te queda una carta. ¡Pulsa UNO ya!

# Lo que se toca en la hoja de puntos.
pad-face-S = Pierde
pad-face-R = Sentido
pad-face-D = +2
pad-face-W = Comodín
pad-face-W4 = +4

# the plain board: what the fields of a view are called
field-top = en el descarte
field-pile = últimas cartas
field-pile_size = cartas en el descarte
field-stock = mazo
field-owes = debe robar
field-accused = se le puede desafiar
field-window = una carta, sin cantar
field-catchable = se le puede pillar
field-from = desde (ms)
field-last_round = última ronda
field-hands = cartas restantes
field-worth = valor
field-out = sin cartas
field-drawn = recién robada
field-known = lo que sabes
