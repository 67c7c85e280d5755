# SIX: qué pasa, por qué no, qué se puede elegir.

colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-purple = morado
colour-orange = naranja

why-lifted = se ha levantado el tubo
why-unlifted = nadie ha levantado el tubo
why-exhausted = no queda nada que poner a salvo

event-opened = { $who } abre el { $number } en la casilla { $place }
event-starts = { $who } empieza la etapa { $stage }
event-hurried = { $who } espera demasiado: la mesa tira en su lugar
event-turned = { $who } gira el reloj de arena y lo tapa
event-rolled = { $who } saca { $dice }: ¡{ $sum }!
event-secured = { $who } pone a salvo el { $number }{ $open ->
    [0] { "" }
   *[other] , el { $open } vuelve a estar abierto
}
event-claimable = Se puede reclamar el { $number }: { $seats }
event-missed = A { $who } se le escapa el { $number }
event-double = Doble: se acaba el turno de { $who }
event-matched = { $who } tiene abierto el { $number } y tira otra vez tres dados
event-unmatched = { $dice ->
    [0] { $who } ha tirado el último dado: ¡cambio!
    [one] Fallo: { $who } sigue con un dado
   *[other] Fallo: { $who } sigue con { $dice } dados
}
event-rested = Los dados están quietos
event-reversed = Ahora se juega en el otro sentido
event-change = { $who } recibe los dados
event-drew = { $who } tiene que colocar el { $number }
    .hidden = { $who } tiene que colocar una carta
event-slow = { $who } tarda demasiado: la mesa coloca en su lugar
event-placed = { $over ->
    [0] { $who } coloca el { $number } en la casilla { $place }
   *[other] { $who } tapa el { $over } con el { $number } en la casilla { $place }
}
event-chooses = { $who } puede tirar o levantar el tubo
event-lifted = { $who } levanta el tubo: { $sand ->
    [gone] se ha acabado la arena
   *[left] queda arena
}
event-gave = { $number ->
    [0] { $who } no tiene cartas a salvo que devolver
   *[other] { $who } devuelve el { $number }, que estaba a salvo, al fondo de su reserva
}
event-goes_on = El tubo vuelve sobre la arena, y { $who } tiene que tirar
event-stage_over = La etapa { $stage } ha terminado: { $why }
event-scored = { $who } suma { $points }
event-won = Gana { $winners }
    .several = Victoria compartida: { $winners }

refusal-stages-are-over = Todas las etapas han terminado
refusal-place-first = Primero coloca tu carta
refusal-not-your-dice = Los dados los tiene { $seat }
refusal-dice-are-rolling = Los dados aún ruedan
refusal-wait-for-placements = Aún falta alguien por colocar
refusal-lift-only-instead-of-the-first-roll = El tubo solo se puede levantar en vez de la primera tirada de un turno
refusal-starter-cannot-lift = Quien empieza una etapa tira primero
refusal-lifted-too-early = Has levantado el tubo demasiado pronto: ahora tienes que tirar
refusal-no-change = Las cartas solo se colocan en un cambio
refusal-receiver-does-not-place = Quien recibe los dados no coloca ninguna carta
refusal-no-supply = Tu reserva está vacía
refusal-already-placed = Ya has colocado tu carta
refusal-empty-place-first = Usa primero una casilla vacía
refusal-secured-by-itself = En esta mesa las cartas se ponen a salvo solas
refusal-nothing-to-claim = No hay nada que reclamar
refusal-roller-secures-nothing = Quien tira no pone nada a salvo
refusal-not-the-sum = La suma es { $sum }
refusal-was-not-open = No tenías abierto el { $number } cuando salió
refusal-already-claimed = Ya has reclamado el { $number }
refusal-covered-meanwhile = Tu { $number } ha quedado tapado entretanto
refusal-timer-min-above-timer-max = La arena no puede correr { $timer_min } s como poco y { $timer_max } s como mucho
refusal-claim-needs-roll-ms = Para reclamar, los dados deben rodar al menos { $least } ms, no { $roll_ms }

option-pro = Versión pro
    .about = Con un doble se acaba el turno y se juega en el otro sentido.
option-secure = Poner a salvo
    .about = La mesa retira sola las cartas que salen, o cada cual tiene que reclamar las suyas a tiempo.
choice-secure-auto = por sí sola
choice-secure-claim = al reclamar
option-timer_min = Arena, como poco (segundos)
    .about = El reloj oculto corre al menos ese tiempo.
option-timer_max = Arena, como mucho (segundos)
    .about = El reloj oculto corre como mucho ese tiempo.
option-grace_seconds = Margen (segundos)
    .about = Si nadie levanta el tubo, la etapa acaba ese tiempo después de acabarse la arena.
option-place_seconds = Tiempo para colocar (segundos)
    .about = Pasado ese tiempo, la mesa coloca por quienes no lo han hecho.
option-turn_seconds = Tiempo para tirar (segundos)
    .about = Pasado ese tiempo, la mesa tira por quien tiene los dados.
option-start_seconds = Tiempo para empezar (segundos)
    .about = La mesa espera ese tiempo a la primera tirada de una etapa.
option-roll_ms = Dados rodando (milisegundos)
    .about = Los dados ruedan ese tiempo antes de la tirada siguiente o del cambio.
option-free_placement = Colocación libre
    .about = Se pueden tapar cartas aunque haya una casilla vacía.
option-early_lift = Levantar demasiado pronto
    .about = Se acaba la etapa, o cuesta una carta y la etapa sigue.
choice-early_lift-ends = se acaba la etapa
choice-early_lift-goes_on = la etapa sigue
option-strokes = Rayas
    .about = Lo que valen los números del 1 al 18; una estimación, salvo que las copies de tu caja.
preset-classic = Según el folleto
preset-pro = Versión pro
preset-sharp = Exigente: reclama tus cartas, sin final anticipado
preset-short = Corta: un minuto por etapa

# por qué una jugada es buena
advice-claim = Ha salido el { $number } y lo tienes abierto delante: reclámalo
advice-cover = Tapa el { $number }: es lo menos que puedes perder
advice-empty = Una casilla vacía no te cuesta nada
advice-roll = Te toca tirar
advice-sand = La arena no puede haberse acabado aún
advice-dare = Seguramente la arena aún corre (probabilidad de que no quede: { $percent } %): tira
advice-hold = Puede que no quede arena (probabilidad: { $percent } %), pero levantar demasiado pronto te costaría una carta: tira
advice-lift = La probabilidad de que no quede arena es del { $percent } %: levanta el tubo, y paga quien hizo la última tirada
advice-end = Acabar ahora vale la carta que puede costar (probabilidad de que no quede arena: { $percent } %)

move-roll = tirar
move-lift = levantar el tubo
move-place = en la casilla { $place }
move-claim = reclamar el { $number }
