# Lo que dice la propia página: pantallas, botones, cintas. Las palabras de un tablero están en web/src/games/<key>/locales.

guest = Invitado
you = tú
you-title = Tú
name-you = { $name } (tú)
yes = sí
no = no
unknown = desconocido
close = Cerrar
go-back = Atrás
go-home = A los juegos
settings = Ajustes
one-moment = Un momento…
server-away = El servidor no responde. Seguimos intentándolo.
your-name = Tu nombre
copied = Copiado
shared = Enviado
players = { $least ->
   *[other] { $least }–{ $most } jugadores
}
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
    .short = { $n } ptos
    .with =
        { $n ->
            [one] con { $n } punto
           *[other] con { $n } puntos
        }

cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}

# la primera pantalla
home-title = Pon la mesa, manda un enlace, juega.
home-about = Con amigos y bots honestos. Sin cuenta.
home-games = Juegos
play-now = Jugar
with-friends = Con amigos
friends-label = Con amigos: una mesa de { $game }
resume = Seguir
resume-waiting = Tu mesa te espera
join-label = ¿Tienes un enlace o un código?
join-example = KX7 2QP
join-unclear = Un código tiene seis letras o cifras; también vale un enlace.
join-unknown = Esa mesa no existe (o ya no).
sit-down = Sentarse
my-games = Mis partidas

# una mesa nueva
new-title = Mesa nueva
new-who = ¿Quién se sienta?
new-who-hint = Toca una silla: un invitado por enlace, un bot o nadie.
new-rules = ¿Qué reglas?
new-house = Reglas de la casa
new-run = Cómo funciona la mesa
new-lay = Poner la mesa para { $n }
new-too-few = Hacen falta al menos { $least } jugadores
no-such-game = Ese juego no está aquí.
chair-label = Silla { $n }: { $what }
chair-you = tú
chair-invite = invitado
chair-bot = bot · { $level }
chair-off = nadie
chair-free = libre
level-random = al azar
level-heuristic = sencillo
level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto
set-pace = Los bots juegan
pace-quick = deprisa
pace-normal = con calma
pace-slow = despacio
set-time = Tiempo por jugada
time-none = sin límite
time-relaxed = un minuto
time-brisk = 20 s
set-hints = Pistas para
hints-off = nadie
hints-bots = quien juega con bots
hints-all = todos
set-chat = Charla
chat-off = no
chat-presets = frases
chat-free = libre
set-watch = Se admite público
    .about = Quien tenga el enlace; no ve nada oculto.
set-public = Pública
    .about = La mesa está en la lista de mesas abiertas.

# antes de la partida
table-called = Mesa { $name }
chairs-label = Sillas
invite = Invitar
bot = bot
add-bot = Bot
bot-level = Nivel de { $name }
add-seat = Añadir un asiento
fewer-seats = Un asiento menos
remove = Echar a { $name }
rename = Cambiar mi nombre
runs-table = dirige
reconnecting = reconectando…
is-here = está aquí
sealed = Barajado y sellado
sealed-when = antes de que nadie se sentara
send-link = Manda este enlace
link-label = Enlace a esta mesa
or-code = o el código
qr-label = Código QR del enlace
copy = Copiar
share = Compartir
share-title = ¿Una partida de Troef?
copy-by-hand = Seleccionado: cópialo ahora
share-by-hand = Copia esto: { $link }
only-here = Esta dirección solo funciona en este ordenador. Arranca el servidor con --host 0.0.0.0 para que entren otros de tu red.
join-title = Unirse a esta mesa
seal = Barajado sellado
seal-about = El servidor eligió su parte del barajado antes de que llegaras y muestra aquí su huella. Cada dispositivo añade un número aleatorio propio. Tras la partida todo se abre, y esta página comprueba que no se ha cambiado nada.
start = Empezar
start-with = { $free ->
    [one] Empezar con { $n } · un asiento libre
   *[other] Empezar con { $n } · { $free } asientos libres
}
start-needs = { $n ->
    [one] Falta un jugador
   *[other] Faltan { $n } jugadores
}
waits-for = { $who } empieza la partida
change = cambiar
change-title = Asientos y reglas
change-seats = Quién se sienta dónde
change-use = Jugar así
hand-over = Que { $name } dirija la mesa
seat-earlier = { $name }: una silla antes

# en la mesa
rail-label = Lo que puedes hacer
hand-label = Tu mano
seats-label = Jugadores, en el sentido de las agujas del reloj desde tu izquierda
seat-away = fuera · juega un bot
card-not-now = { $card }, ahora no
ribbon-yours = Te toca
ribbon-moment = Un momento…
ribbon-watching = Estás mirando
ribbon-thinks = { $n ->
    [one] { $who } está pensando
   *[other] { $who } están pensando
}
ribbon-is-thinking = { $n ->
    [one] está pensando
   *[other] están pensando
}
ribbon-lost = Conexión perdida.
ribbon-lost-kept = No se ha perdido nada; reintentando…
ribbon-replaced = Este asiento está ahora en otro dispositivo
ribbon-paused = En pausa
ribbon-round-over = La ronda { $round } ha terminado
ribbon-waiting-for = esperando a { $who }
take-back = Volver hasta aquí
next-round = Ronda siguiente
round-title = Ronda { $round }
over-you = Ganas tú
over-others = { $n ->
    [one] Gana { $who }
   *[other] Victoria compartida: { $who }
}
over-ahead = { $points }, { $me ->
    [yes] { $n } de ventaja sobre ti
   *[no] { $n } de ventaja sobre { $who }
}
again = Otra, misma mesa
score-sheet = Hoja de puntos
open-rule = Leer la regla
say-table = Describir la mesa
story-title = La historia hasta ahora
history-open = Qué ha pasado
history-title = Qué ha pasado
rules-open = Reglas
rules-title = Las reglas
rules-chapters = Capítulos
rules-find = Buscar en las reglas
rules-none = Ninguna regla contiene esas palabras.
rules-why = Por qué
rules-numbers = cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce
rules-alike = vacío acaba quedan; empate misma iguales
why-silent = El folleto no dice nada; así el juego cambia lo menos posible.
why-readings = El folleto se puede leer de dos maneras; esta encaja con lo demás.
why-versions = Los idiomas del folleto difieren aquí; vale el original neerlandés.
why-fair = El folleto no nombra a nadie, o se guía por la edad o la prisa; un sorteo es justo para todos.
why-clock = Si no, ganaría quien cuenta, espera o tiene una conexión rápida.
why-stuck = Sin esto el juego podría atascarse o no acabar nunca.
why-shared = El folleto no prevé ningún desempate.
why-open = Para que nadie sepa más que los demás y todos puedan comprobarlo.
rules-here = En esta mesa
menu-open = Menú
menu-title = Menú
menu-say = Decir algo
menu-mute = No oír a { $name }
say-send = Decirlo
menu-invite = Mandar el enlace
menu-pause = Pedir una pausa
menu-go-on = Seguir
menu-leave = Dejar la mesa
menu-leave-sure = Dejarla: un bot ocupa el asiento
menu-leave-open = Dejarla: el asiento queda libre
seat-device = Mi asiento en otro dispositivo
    .about = Abre este enlace allí. Es solo tuyo: quien lo tenga tiene tu asiento.
seat-give = Ceder mi asiento a alguien
    .about = Envía este enlace a una persona. Quien lo abra sigue con tus cartas.
gift-title = Un asiento para ti
gift-text = Alguien te cede su asiento. ¿Con qué nombre sigues jugando?
key-space = Espacio
key-choose = elegir
key-history = qué ha pasado
key-say = describir la mesa
key-rules = reglas
pad-label = Puntos
pad-round = ronda
hint-ask = ¿Qué haría un bot?
key-hint = una pista
coach-title = Tu primera partida
coach-offer = ¿Tu primera partida de { $game }? Te decimos qué hacer, frase a frase.
coach-yes = Enséñame
coach-no = No, gracias
coach-leave = Terminar la lección
coach-try = Te toca. El consejo de abajo es una buena opción; puedes usar todo lo que está levantado.
coach-watch = Juegan los demás. Lo que pasa se cuenta en el borde inferior del tapete.
generic-moves = Lo que puedes hacer
plain-label = La mesa en palabras

# después de la partida
match-over = { $n ->
    [one] fin de la partida · una ronda
   *[other] fin de la partida · { $n } rondas
}
back-to-board = Volver al tablero
how-it-went = Cómo ha ido
graph-label = Totales después de cada ronda
record = El acta
check-shuffle = Comprobar el barajado
seal-fits = El sello coincide
seal-broken = Algo no coincide
check-seal = El secreto abierto es el que la mesa había sellado.
check-promise = El sello es el que este dispositivo vio antes de la primera carta.
check-promise-unknown = Este dispositivo no vio el sello antes de la partida.
check-own = El número aleatorio de este dispositivo forma parte del barajado.
check-own-unknown = Este dispositivo no añadió ningún número aleatorio.
check-seed = La semilla de la partida sale del secreto y de los números aleatorios de todos.
check-numbers = Los { $n } números usados al barajar y tirar salen todos de esa semilla.
check-more = Cualquiera puede comprobar el acta jugada a jugada: troef verify ARCHIVO
check-away = Ahora no se pueden obtener los números de esta partida.

# una repetición
replay = Repetición
replay-through = con los ojos de { $who }
replay-open = cartas de todos a la vista
replay-eyes = Con los ojos de quién
replay-slider = Jugada
replay-move = Jugada { $at } de { $last }
replay-back = Una atrás
replay-on = Una adelante
replay-mark-before = Al momento especial anterior
replay-mark-next = Al siguiente momento especial
replay-play = Reproducir
replay-stop = Parar
key-step = una jugada
key-moments = momentos especiales
replay-link = Copiar un enlace a esta jugada

# ajustes
settings-kept = se guardan en este dispositivo
set-looks = Aspecto
set-light = Luz
light-device = la del dispositivo
light-day = día
light-evening = noche
set-cards = Cartas
cards-normal = normales
cards-bigger = grandes
cards-biggest = enormes
set-text = Texto
text-normal = normal
text-larger = grande
text-largest = enorme
set-letters = Letras en las cartas
    .about = B G R Y P O junto a cada color
set-plain = En palabras
    .about = Tablas y botones en vez de dibujos
set-still = Menos movimiento
    .about = Las cosas se colocan, no se deslizan
set-contrast = Líneas más marcadas
    .about = Más contraste en todo
set-you = Tú
set-you-about = Sin cuenta. Tus asientos y partidas solo se recuerdan en este dispositivo.
set-plays = Forma de jugar
set-one-tap = Jugar con un toque
    .about = Si no, toca dos veces o arrastra hacia arriba
set-sort = Ordenar mi mano
    .about = Por color y luego por número
set-left = Para zurdos
    .about = La mesa en espejo
set-sound = Sonido
    .about = Madera suave: cartas, dados, tu turno
set-buzz = Vibrar cuando me toque
set-aloud = Contar la historia en voz alta
    .about = Para lectores de pantalla: cada jugada, no solo mi turno
set-language = Idioma

# cuando algo va mal
lost-title = Aquí no hay nada
lost-text = Esta dirección no lleva a ninguna parte. Quizá falte una letra.
gone-title = Esta mesa ya no está
gone-text = En este enlace no hay (o ya no hay) ninguna mesa.
gone-kept = Lo que se jugó hasta el final lo conservan sus jugadores.
cannot-title = Ahora no funciona
away-title = El servidor no responde
away-text = Lo intentamos otra vez cada pocos segundos; no hace falta recargar.
away-kept = Tu asiento, tu mano y cada jugada confirmada están guardados. Mientras tanto nadie puede jugar.
try-now = Reintentar

# the plain board: what the fields of a view are called
field-dealer = reparte
field-direction = sentido
field-direction-1 = horario
field-direction--1 = antihorario
field-hand = tu mano
field-hand_sizes = cartas en mano
field-leader = sale
field-round = ronda
field-seat = jugador
field-seats = jugadores
field-target = se juega a
field-colour = color
field-leaders = por delante
field-winners = ganadores
field-card = carta
field-cards = cartas
field-gained = ganados
field-points = puntos
