# Solo las palabras del tablero; cartas, sucesos y negativas están con el juego.

pitch = fuertes juntos, débiles en el empate
sub-trick = baza { $trick } de { $tricks }
sub-won = { $n ->
    [0] nada aún
    [one] 1 ganada
   *[other] { $n } ganadas
}
sub-game = ronda { $game } de { $games }
sub-game-over = ronda { $game } de { $games } terminada
sub-over = fin de la partida · nueve bazas
ladder-title = Fuerza en esta baza
ladder-so-far = hasta ahora
ladder-order = quién elige cuándo
ladder-empty = Nadie ha puesto carta todavía
ladder-tie = { $strength } = { $strength }: empate. De aquí para abajo nadie elige.
ladder-tie-now = { $strength } = { $strength }: por ahora, de aquí para abajo nadie elige
display-title = Mostrador
display-take = Llévate un color
display-points = puntos
display-took = { $colour }: { $who }
display-empty = El mostrador está vacío
column = { $points } { $colour }: { $cards }
turn-lay = pon cualquier carta
turn-pick-lead = Eliges tú
turn-pick = un color, todas sus cartas
wait-lays = pone una carta
wait-picks = elige un color
do-lay = Poner el { $card }
do-take = Llevarse el { $colour } · { $numbers }
do-choose-card = Elige una carta
do-choose-colour = Elige un color
won =
    { $n ->
        [one] { $n } ganada
       *[other] { $n } ganadas
    }
    .short = { $n }
order-you-first = Eliges primero
order-you-now = Ahora eliges tú
order-now = Elige { $who }
order-then = { $now }, luego { $others }
order-nothing = { $order }. No queda nada para { $late }
order-you-late = ti
harvest-label = Cartas ganadas, descubiertas
harvest-left = { $n ->
    [one] sobra una carta: no es de nadie
   *[other] sobran { $n } cartas: no son de nadie
}
last-title = Última baza
last-nobody = Empate de los colores más fuertes: nadie eligió
last-took = { $who } color elegido: { $colour }
last-tie = El empate dejó fuera al resto
last-empty = El mostrador quedó vacío
position-lay = Baza { $trick }. { $ladder } { $display } { $turn }
position-display = En el mostrador: { $cards }.
position-bar = { $colour } { $sum }
key-take = llevarse un color
key-lay = poner
you = tú

# una primera partida, frase a frase
guide-start = Nueve bazas. En cada una todos ponen una carta; con un color fuerte eliges cartas del mostrador. Los puntos de esas cartas deciden quién gana.
guide-watch = Las barras se suman: las cartas de un color se ayudan, las ponga quien las ponga.
guide-lay = Pon cualquier carta. Quien puso el color más fuerte elige primero del mostrador; gana quien reúna más puntos en esas cartas.
guide-lead = Sales tú: pon cualquier carta. Los demás pueden unirse a tu color, o llevarlo al empate.
guide-lay-again = Mira antes las barras: dos sumas iguales empatan, y de ahí para abajo nadie elige.
guide-pick = Eliges tú: toca un color del mostrador. Te llevas todas sus cartas; los números altos son puntos.
guide-wait = Los colores fuertes eligen antes. Ya te llegará el turno de elegir.
guide-late = Más jugadores que colores: el mostrador se vacía antes de tu turno. Luego las cartas puestas forman el nuevo.
guide-tied = Tu color ha empatado o va después de un empate: en esta baza no hay nada para ti.
guide-others = Eligen los demás. Luego las cartas puestas pasan al mostrador y empieza la baza siguiente.

# the plain board: what the fields of a view are called
field-game = partida
field-games = partidas
field-trick = baza
field-tricks = bazas
field-opener = abrió la partida
field-display = mostrador
field-laid = puestas
field-strengths = fuerzas
field-strength = fuerza
field-order = elige ahora
field-late = no queda nada para
field-picked = ya eligieron
field-tied = empatados
field-taken = cartas tomadas
field-running = puntos hasta ahora
field-last = última baza
field-took = se llevó
field-stopped = acabó por
field-stopped-empty = un mostrador vacío
field-stopped-tie = un empate
