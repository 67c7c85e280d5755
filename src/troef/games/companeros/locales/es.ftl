# Compañeros: qué pasa, por qué no, qué se puede elegir.

card = { $number } { $colour }
colour-G = verde
colour-Y = amarillo
colour-R = rojo
colour-B = azul
colour-P = morado
colour-O = naranja

event-starts = Empieza { $who }
event-shown = En el mostrador: { $card }
event-dealt = { $who } recibe el { $card }
    .hidden = { $who } recibe una carta
event-laid = { $who } pone el { $card }
event-tied = Empate a { $strength }: { $colours }. Quien puso uno de esos colores u otro más débil no se lleva nada
event-took = { $who } se lleva el { $colour }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
event-leads = { $who } sale en la baza siguiente
event-scored = { $who } suma { $points }
event-won = Gana { $winners }
    .several = Victoria compartida: { $winners }

refusal-not-your-turn = Le toca a { $seat }
refusal-take-first = Se está resolviendo la baza: llévate un color del mostrador
refusal-lay-first = Se están poniendo cartas: pon una de tu mano
refusal-not-in-hand = No tienes el { $card }
refusal-not-on-display = En el mostrador no hay ninguna carta de color { $colour }

option-games = Partidas seguidas
    .about = Se suman los puntos de todas esas partidas; quien más suma en una empieza la siguiente.
option-open_scores = Puntos a la vista
    .about = Muestra los puntos de todos durante la partida; en el juego de caja quedan boca abajo.
preset-classic = Una partida
preset-evening = Tres partidas

# por qué una jugada es buena
advice-most = Lo que más vale ahora es el { $colour }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
advice-leaves = El { $colour } da { $points ->
    [one] un punto
   *[other] { $points } puntos
} y deja a los demás lo que menos les ayuda
advice-first = Tal como van las cosas, eliges primero y puedes llevarte hasta { $points ->
    [one] un punto
   *[other] { $points } puntos
}
advice-together = En conjunto, el { $colour } tiene fuerza { $strength }: eliges con los demás de ese color
advice-cheap = Aquí una carta baja te cuesta poco
advice-place = Un { $number } te da un puesto en el orden a buen precio
advice-tie = Tal como van las cosas, hay empate a { $strength }: de ahí para abajo nadie elige, tú tampoco
advice-nothing = Tal como van las cosas, en esta baza no eliges nada: guarda tus mejores cartas
advice-only = Es la única carta que te queda

move-lay = poner el { $card }
move-take = llevarse el { $colour }
