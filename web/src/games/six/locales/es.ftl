# Solo las palabras del tablero; cartas, sucesos y negativas están con el juego.

pitch = dados, y arena que no se ve
sub-stage = etapa { $stage } de { $stages }
sub-stage-over = etapa { $stage } de { $stages } terminada
sub-pro = pro · { $stage }
sub-over = fin de la partida
called = ¡{ $sum ->
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
    [13] Trece
    [14] Catorce
    [15] Quince
    [16] Dieciséis
    [17] Diecisiete
    [18] Dieciocho
   *[other] { $sum }
}!
yours-choice-lead = Tus dados
yours-choice = ¿tirar, o se acabó la arena?
yours-start-lead = Empiezas tú
yours-start = gira el reloj de arena y tira
yours-stage-lead = La etapa { $stage } ha terminado
yours-stage = empiezas tú
yours-throw-lead = Tiras tú
yours-throw = { $sum }, fallo
yours-match = el { $sum } es tuyo: otra vez tres dados
yours-bound-lead = Demasiado pronto
yours-bound = ahora tienes que tirar
yours-place-lead = ¡Colócala!
yours-place = toca una casilla
yours-claim = lo tienes: reclámalo
rolling-lead = Rodando…
rolling-yours = tus dados
change-lead = ¡Cambio!
change-yours = los dados vienen a ti
wait-start = gira el reloj de arena
wait-stage = empieza { $who }
wait-choice = tira, o levanta el tubo
wait-throw = { $n ->
    [one] tira un dado
    [2] tira dos dados
   *[other] tira tres dados
}
wait-bound = tiene que tirar
wait-rolling = está tirando
wait-placing = { $n ->
    [one] coloca una carta
   *[other] colocan una carta
}
do-roll = Tirar
do-roll-dice = { $n ->
    [one] Tirar un dado
    [2] Tirar dos dados
   *[other] Tirar tres dados
}
do-start = Girar el reloj y tirar
do-lift = Levantar
    .long = Levantar el tubo
do-claim = Reclamar { $n }
do-place = Colocar el { $card } en la casilla { $place }, { $open ->
    [0] vacía
   *[other] sobre el { $open }
}
place = Casilla { $place }: { $open ->
    [0] vacía
   *[other] { $open }
}{ $under ->
    [0] { "" }
    [one] , una carta debajo
   *[other] , { $under } cartas debajo
}
place-empty = vacía
idle-start = { $who } gira el reloj de arena
idle-dice = Los dados los tiene { $who }
idle-change = ¡Cambio!
left = reserva
safe = a salvo
seat-safe = { $n } a salvo
seat-row = Abiertas: { $open }
tube = El tubo sobre la arena
tube-up = El tubo está levantado
stage = etapa
this-turn = Este turno hasta ahora
double-you = ¡Doble! Los dados vuelven a ti
double-on = ¡Doble! Los dados vuelven a { $who }
double = ¡Doble! Los dados vuelven atrás
verdict-gone = Se ha acabado la arena
verdict-left = Queda arena
verdict-unlifted = Nadie levantó el tubo
verdict-unlifted-text = La arena se acabó y nadie miró. Nadie devuelve cartas.
verdict-gives = { $me ->
    [yes] Devuelves al fondo de tu reserva el { $number }, la última carta que pusiste a salvo
   *[no] { $who } devuelve al fondo de su reserva el { $number }, la última carta que puso a salvo
}
verdict-nothing = { $me ->
    [yes] No tienes cartas a salvo que devolver
   *[no] { $who } no tiene cartas a salvo que devolver
}
tale-starts = { $me ->
    [yes] Empiezas la etapa { $stage }.
   *[no] { $who } empieza la etapa { $stage }.
}
tale-lifted = { $me ->
    [yes] Has levantado el tubo.
   *[no] { $who } ha levantado el tubo.
}
tale-left = { $me ->
    [yes] Has levantado el tubo demasiado pronto y empiezas la etapa { $stage }.
   *[no] { $who } ha levantado el tubo demasiado pronto y empieza la etapa { $stage }.
}
tale-last = { $me ->
    [yes] La última tirada fue tuya y empiezas la etapa { $stage }.
   *[no] { $who } hizo la última tirada y empieza la etapa { $stage }.
}
tale-goes-on = { $me ->
    [yes] El tubo vuelve sobre la arena, y tienes que tirar.
   *[no] El tubo vuelve sobre la arena, y { $who } tiene que tirar.
}
tale-rolled = { $me ->
    [yes] Has sacado { $sum }.
   *[no] { $who } ha sacado { $sum }.
}
tale-matched = { $me ->
    [yes] Has sacado { $sum }, y lo tienes delante: otra vez tres dados.
   *[no] { $who } ha sacado { $sum }, y lo tiene delante: otra vez tres dados.
}
tale-unmatched = { $me ->
    [yes] Has sacado { $sum }{ $next ->
        [0] {" "}y fallado: ¡cambio!
        [one] : fallo, ahora un dado.
       *[other] : fallo, ahora dos dados.
    }
   *[no] { $who } ha sacado { $sum }{ $next ->
        [0] {" "}y fallado: ¡cambio!
        [one] : fallo, ahora un dado.
       *[other] : fallo, ahora dos dados.
    }
}
tale-double = { $me ->
    [yes] Has sacado un doble: cambio, y los dados vuelven atrás.
   *[no] { $who } ha sacado un doble: cambio, y los dados vuelven atrás.
}
tale-secured = { $me ->
    [yes] Has puesto la carta a salvo.
   *[no] Carta a salvo: { $who }.
}
tale-claim = Quien lo tenga abierto puede reclamarlo.
tale-placing = { $me ->
    [yes] Aún tienes que colocar.
   *[no] { $n ->
        [one] { $who } aún tiene que colocar.
       *[other] Faltan por colocar: { $who }.
    }
}
stacks-label = Cartas a salvo, contadas en rayas
stacks-strokes = { $n ->
    [one] raya
   *[other] rayas
}
own-points = { $n ->
    [one] { $n } raya
   *[other] { $n } rayas
}
    .with =
        { $n ->
            [one] con { $n } raya
           *[other] con { $n } rayas
        }
mine-title = Tus cartas
mine-safe = A salvo
mine-covered = Tapadas en la casilla { $place }
mine-nothing = nada todavía
position = { $stage }. { $dice } Tú: { $mine }; { $left } en reserva, { $safe } a salvo. { $others } { $turn }
position-watch = { $stage }. { $dice } { $others } { $turn }
position-dice = Los dados suman { $sum }.
position-place = { $place }, { $open }
position-seat = { $who }: { $open }; { $n } a salvo.
key-roll = tirar
key-lift = levantar
key-place = colocar
key-claim = reclamar
you = tú

# una primera partida, frase a frase
guide-roll = Tira. Los demás ponen a salvo sus cartas abiertas con esa suma; si la tienes tú, tiras otra vez los tres dados.
guide-choice = Tira, o levanta el tubo si crees que se acabó la arena. Si fallas, te cuesta una carta; nadie ve la arena.
guide-place = Cambio: pon la carta nueva en una de tus tres casillas. Tapa lo que haya.
guide-claim = La suma está en una de tus cartas: ¡reclámala, rápido!
guide-watch = Tiran los demás. Si sale una suma que tienes abierta, pones a salvo esa carta: solo cuentan las cartas a salvo.

# the plain board: what the fields of a view are called
field-stage = etapa
field-stages = etapas
field-holder = tiene los dados
field-dice_next = dados después
field-resting = dados quietos
field-pro = versión pro
field-double = un doble
field-roller = tira
field-dice = dados
field-sum = suma
field-throws = tiradas de este turno
field-secured = lo puso a salvo
    .by-seat = a salvo
field-colours = color
field-colours-blue = azul
field-colours-yellow = amarillo
field-colours-green = verde
field-colours-purple = morado
field-colours-orange = naranja
field-open = cartas abiertas
field-heights = cartas por casilla
field-supply = reserva
field-placing = falta que coloque
field-claim = por reclamar
field-number = número
field-last = final anterior
field-lifter = lo levantó
field-sand = arena
field-sand-gone = agotada
field-sand-left = aún queda
field-giver = devuelve una carta
field-given = carta devuelta
field-strokes = rayas por número
field-counted = cartas contadas
field-covered = cartas tapadas
field-own_secured = tus cartas a salvo
