# 6th Sense: qué pasa, por qué no, qué se puede elegir.

card = { $number } { $colour }
sense = { $number } { $colour }
zero = { $number } { $colour }
colour-B = azul
colour-Y = amarillo
colour-R = rojo
colour-G = verde
colour-P = morado

why-win-trump = el triunfo más alto
why-win-colour = la carta más alta del color solicitado
why-reverse = la baza está invertida y esta es la carta más baja
why-reverse-tie = la baza está invertida y esta es la última que se jugó de las más bajas
why-block-two_players = las dos cartas están bloqueadas

event-left-out = En esta partida se juega sin el { $colour }
event-deals = { $who } reparte la ronda { $round }
event-dealt = { $who } recibe el { $card }
    .hidden = { $who } recibe una carta
event-turned = Se descubre el { $card }: el triunfo es { $colour }
event-predicted = { $who } predice con el { $card }
    .hidden = { $who } pone una predicción boca abajo
event-leads = Sale { $who }
event-played = { $who } juega el { $card }
event-called = { $who } juega el { $card } como { $value }
event-blocked = { $who } bloquea el { $card } con el { $block }: ninguno de los dos cuenta
event-asked = La primera carta está bloqueada: ahora se pide { $colour }
event-free = La primera carta está bloqueada: la siguiente decide el color
event-took = { $who } gana la baza con el { $card }: { $why }
event-lost = Las dos cartas están bloqueadas: nadie gana la baza
event-split = { $who } divide la baza y cuenta dos
event-kept = { $who } la deja en una sola baza
event-peeked = { $who } mira la predicción de { $whose }
event-saw = { $who } ve que { $whose } predijo con el { $card }
    .hidden = Nadie más ve la carta
event-shown = { $who } había predicho con el { $card }
event-scored = { $who } ha hecho { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
} y suma { $points }
event-won = Gana { $winners }
    .several = Victoria compartida: { $winners }

refusal-not-your-turn = Le toca a { $seat }
refusal-predict-first = Pon primero una carta boca abajo como predicción
refusal-already-predicted = Tu predicción ya está puesta y se queda
refusal-predictions-are-down = Todas las predicciones están hechas: juega una carta
refusal-not-in-hand = No tienes el { $card }
refusal-must-follow = Tienes que asistir al { $colour }
refusal-choose-six-or-nine = Di si el { $card } es 6 o 9
refusal-nothing-to-block = Aún no hay nada que bloquear: la primera carta de una baza no puede ser un bloqueo
refusal-one-block-a-trick = Ya ha habido un bloqueo en esta baza: ahora un 0 es una carta normal
refusal-not-in-the-trick = El { $card } no está en esta baza
refusal-split-first = Primero { $seat } decide si divide la baza
refusal-decide-first = Decide primero: dividir la baza o dejarla en una
refusal-nothing-to-split = No hay ninguna baza que dividir
refusal-no-trump-to-turn = Los principiantes juegan sin triunfo, así que no hay triunfo que descubrir más tarde

option-novice = Para principiantes
    .about = Sin triunfo, y puntos por acercarse: 6 por una predicción correcta, 4, 3, 2 o 1 por fallar por una, dos, tres o cuatro bazas.
option-target = Puntos por alcanzar
    .about = Se juega hasta que alguien tenga esos puntos al final de una ronda (20 rondas como mucho); con 0 el número de rondas es fijo.
option-late_trump = Triunfo tardío
    .about = El triunfo solo se descubre cuando todas las predicciones están hechas.
preset-classic = El juego completo
preset-beginners = Para principiantes: sin triunfo
preset-blind = Triunfo descubierto tras las predicciones
preset-race = A 30 puntos

# por qué una jugada es buena
advice-expect = Tus otras cartas dan más o menos para { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
advice-nearest = Tus otras cartas dan más o menos para { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}, y ningún número de tu mano se acerca más
advice-fewer = Tus otras cartas dan más o menos para { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}, pero no todas aguantarán: mejor di menos
advice-more = Tus otras cartas dan más o menos para { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}, y, bien jugadas, para más
advice-wins = Aún te { $tricks ->
    [one] falta una baza
   *[other] faltan { $tricks } bazas
}, y esta carta seguramente gana
advice-later = Aún te { $tricks ->
    [one] falta una baza
   *[other] faltan { $tricks } bazas
}, pero después puedes ganar con cartas mejores
advice-best = Aún te { $tricks ->
    [one] falta una baza
   *[other] faltan { $tricks } bazas
}, y no tienes ninguna carta mejor
advice-spare = Esta carta difícilmente ganará: guarda las mejores para lo que queda
advice-only = Es la única carta que puedes jugar
advice-reached = Ya tienes las bazas que predijiste: no te lleves esta
advice-last = Ya tienes bazas suficientes, y ninguna carta de tu mano pierde con seguridad
advice-block = Un bloqueo decide esta baza a tu favor
advice-split = Dos bazas te acercan a tu predicción
advice-one = Para tu predicción una baza es mejor que dos

move-predict = predecir con el { $card }
move-play-as = jugar el { $sense } como { $value }
move-block-on = bloquear el { $card } con el { $zero }
move-split = dividir: contar dos bazas
move-keep = dejarla en una baza
move-play = jugar el { $card }
