# Lo que dice el propio terminal.

t-you = tú
t-cards = cartas
t-points = puntos
t-n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
t-hand = Tienes en la mano: { $cards }.
t-your-turn = Te toca
t-you-may = Puedes actuar
t-to-do = { $turn }: { $what }
t-thinks = { $n ->
    [one] { $who } está pensando
   *[other] { $who } están pensando
}
t-moment = Un momento
t-round-over = La ronda { $round } ha terminado.
t-go-on = Intro: seguir
t-won = { $n ->
    [one] Gana { $who }
   *[other] Victoria compartida: { $who }
}
t-over = La partida ha terminado.
t-standing = Puntos: { $points }.
t-curtain = Pásale el teclado a { $who }.
t-curtain-about = Mientras tanto el reloj está parado. Intro muestra las cartas
t-sealed = Barajado y sellado: { $commit }
t-opened = El sello está abierto: { $secret }
t-saved = El acta está en { $file }; troef verify { $file } la comprueba.
t-choose = Elige:
t-rules = reglas
t-hint = pista
t-quit = salir
t-back = atrás
t-hand-over = ceder
t-hint-is = Pista: { $move }
t-hint-none = Ninguna pista: ahora no tienes que hacer nada.
t-quit-sure = Pulsa q otra vez para dejar la partida.
t-small = Agranda la ventana: { $width } × { $height } es poco para esta mesa, que necesita { $wide } × { $high }.
t-keys = flechas: elegir, Intro: jugar · Espacio: primer botón
t-story = RePág: historia
t-newer = AvPág: más reciente
t-number-or-move = Escribe un número o una jugada; o también: hint (pista), rules (reglas), table (mesa), quit (salir).
t-also = O también: rules (reglas), table (mesa), quit (salir).
t-looks-on = Estás mirando. Escribe: rules (reglas), table (mesa), quit (salir).
t-not-understood = '{ $text }' no es un número de la lista ni una jugada{ $hint }
t-input-ended = La entrada ha terminado, y con ella tu parte en la partida.
t-left = Has dejado la partida.
t-come-back = Tu asiento se guarda. Para volver:
t-connecting = Conectando
t-bot-failed = { $who } ha tropezado ({ $why }) y hace la primera jugada permitida
t-lost = Conexión perdida. No se ha perdido nada; reintentando
t-wait-you = Diriges esta mesa: { $start } empieza con { $n } jugadores, con bots en las sillas libres.
t-wait-host = Esperando a que { $who } empiece la partida.
t-wait-free = { $n ->
    [0] Todas las sillas están ocupadas.
    [one] Hay una silla libre.
   *[other] Hay { $n } sillas libres.
}
t-wait-here = En la mesa: { $names }.
t-waiting = Esperando a que empiece la partida
t-start = empezar
t-paused = La partida está en pausa; sigue cuando todos quieran.
t-between-wait = Esperando a { $who }
t-replaced = Este asiento está ahora en otro dispositivo.
t-says = { $who }: { $text }
t-place = Mesa { $name }, { $link }
t-again-wait = La mesa sigue puesta: { $start } prepara otra partida.
