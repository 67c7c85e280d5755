# Solo las palabras del tablero; cartas, sucesos y negativas están con el juego.

pitch = di cuántas bazas vas a ganar
you = tú
you-first = Tú
sub-round = ronda { $round } de { $rounds }
sub-target = ronda { $round } · a { $target }
sub-trick = baza { $trick } de { $tricks }
sub-over = ronda { $round } de { $rounds } terminada
sub-target-over = ronda { $round } terminada · a { $target }
trump = triunfo: { $colour }
trump-none = sin triunfo
trump-later = el triunfo sale después
slot-blocked = bloqueo: { $who }
blocked-by = bloqueada por el { $card }
mark-led = salida
mark-best = va ganando
    .short = gana
mark-won = ganó
token-asked = se pide: { $colour }
token-free = la siguiente decide el color
token-low = gana la más baja
token-double = 12: puede valer dos
token-out = sin { $colour }
ready = hecho
choosing = elige
unknown = predicción desconocida
predicted-card = predicho: { $card }
seen-by = vista: { $who }
looked-at = predicción mirada: { $who }
bead = { $n ->
    [one] 1 baza
   *[other] { $n } bazas
}
meter-said = Dijiste
meter-won = hechas
meter-right = { $two ->
    [0] justo
   *[other] justo, o { $n } más
}
meter-more = { $two ->
    [1] { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
   *[other] faltan { $n } o { $or }
}
meter-over = { $n ->
    [one] sobra { $n }
   *[other] sobran { $n }
}
meter-never = fuera de alcance
meter-label = Dijiste { $said }, llevas { $won }; posibles como máximo: { $most }
turn-predict-lead = Pon tu predicción
turn-predict = cualquier carta
turn-lead = sal con lo que quieras
turn-follow = asiste al { $colour }
turn-any = cualquier carta
turn-call = ¿como 6 o como 9?
turn-block = ¿qué carta bloqueas?
turn-again = ¿lo juegas?
turn-split-lead = Tu baza
turn-split = con un 12 dentro
wait-predict = { $n ->
    [one] elige
   *[other] eligen
}
wait-leads = sale
wait-plays = está pensando
wait-splits = decide: una baza o dos
sheet-call = 6 o 9
sheet-block = Bloquear
sheet-split = Dividir la baza
call = { $n ->
    [6] jugar como seis
   *[9] jugar como nueve
}
block = Bloquear a { $who }: { $card }
block-not = Sin bloqueo: jugar como 0 normal
put-back = Devolverla
split-two = Dos
split-one = Una
split-makes = vale { $n }: van { $sum } de { $goal }
peek-title = { $who } predijo { $n }
peek-why = Saliste con el 8 y ganó { $who }. Solo lo ves tú; todos ven que has mirado.
peek-seen = Visto: guardar
do-predict = Predecir { $n ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $n } bazas
} con el { $card }
do-predict-either = Predecir { $n } o { $or } bazas con el { $card }
do-choose = Elige una carta
do-play = Jugar el { $card }
do-block = Bloquear
opened-won = hechas { $n }
pad-sub = dichas → hechas
last-title = Última baza
last-blocked = bloqueada
last-blocks = bloqueo
points-title = { $rounds ->
    [one] Puntos tras la ronda 1
   *[other] Puntos tras la ronda { $rounds }
}
tale-won = { $who }: baza ganada con el { $card } ({ $why }).
tale-won-two = { $who }: baza ganada con el { $card } y contada como dos ({ $why }).
tale-lost = Las dos cartas estaban bloqueadas: nadie ganó la baza.
tale-led = { $who }: salida con el { $card }.
tale-played = { $who }: { $card }.
tale-calls = { $who }: { $card } como { $as }.
tale-blocks = { $mine ->
    [true] { $who }: bloqueo sobre tu { $card }.
   *[false] { $who }: bloqueo sobre el { $card } ({ $whose }).
}
ahead-win-trump = el triunfo más alto
ahead-win-colour = el { $colour } más alto
ahead-reverse = la carta más baja
ahead-reverse-other = gana la más baja, y los otros colores valen menos que el { $colour }
ahead-reverse-tie = la carta más baja, jugada la última
tale-ahead = Por ahora gana { $who }: { $why }.
tale-ahead-you = Por ahora ganas tú: { $why }.
tale-turned = El triunfo es { $colour }: salió el { $card }.
tale-no-trump = En esta mesa no hay triunfo.
tale-shut = El triunfo se descubre cuando todos han predicho.
tale-ended = { $right ->
    [0] Nadie acertó.
    [one] Acertó uno de { $seats }.
   *[other] Acertaron { $right } de { $seats }.
} Todas las predicciones están descubiertas.
said-round = Ronda { $round }, baza { $trick } de { $tricks }.
said-trump = El triunfo es { $colour }.
said-card = { $who }: { $card }
said-blocked = { $who }: { $card }, bloqueado
said-block = { $who }: bloqueo sobre el { $on }
said-low = Gana la carta más baja.
said-mine = Dijiste { $said } y llevas { $won }.
said-can = Puedes jugar: { $cards }.
key-play = jugar
key-block = bloquear
key-call = como 6 / 9

# una primera partida, frase a frase
guide-predict = ¿Cuántas bazas vas a ganar? Pon boca abajo una carta con ese número: es tu predicción, y sale de tu mano.
guide-predicted = Predicen los demás. Solo puntúa bien quien gana exactamente las bazas que predijo.
guide-watch = Cada cual pone una carta. Hay que asistir al color solicitado; el triunfo gana a todo.
guide-lead = Sales tú: el color de tu carta se pide a todos.
guide-free = En esta baza aún no cuenta nada, así que no hay color que asistir: se pedirá el tuyo.
guide-follow = Asiste al color si puedes. El ábaco muestra cuántas bazas llevas y cuántas dijiste.
guide-enough = Tienes todas las bazas que dijiste. Ahora pierde las demás: pon cartas que no ganen.
guide-hopeless = Tu predicción ya no se puede cumplir. Ahora estropea las de los demás.
guide-split = Has ganado una baza que lleva un 12: puede contar como dos. Elige lo que te lleve a tu número.

# Lo que se toca en la hoja de puntos.
pad-face-6 = 6·9

# the plain board: what the fields of a view are called
field-of_rounds = rondas
field-left_out = color que no juega
field-trump = triunfo
field-trump_card = carta de triunfo
field-predicted = ha predicho
field-looked = miró a
field-voids = no tiene
field-tricks = bazas ganadas
field-tricks_lost = bazas de nadie
field-tricks_left = bazas por jugar
field-of_tricks = bazas en total
field-reach = puede lograr
field-trick = esta baza
field-as = jugada como
field-counts = cuenta
field-blocks = bloquea
field-requested = color solicitado
field-reversed = invertida
field-double = cuenta doble
field-best = va ganando
field-scored = ronda puntuada
field-goals = busca
field-prediction = tu predicción
field-predictions = predicciones
field-peeked = viste
field-last_trick = última baza
field-winner = la ganó
field-piles = cuenta como
