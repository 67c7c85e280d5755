# La hoja de puntos en la página.
pad-home = Hoja de puntos
    .about = Para jugar con tu caja: puntos, reloj oculto, reglas
pad-which = ¿Qué juego hay en la mesa?
pad-mine = Hojas de este dispositivo
pad-going = en juego
pad-over = terminada
pad-join = Una hoja de otra persona: su código
pad-open = Abrir
pad-clock = Entrena tu reloj interior
pad-players = ¿Quién juega?
pad-players-about = En el orden en que os sentáis, en el sentido de las agujas del reloj.
pad-player = Jugador { $n }
pad-add = Un jugador más
pad-remove = Sin { $name }
pad-earlier = { $name } un puesto antes
pad-first-deals = ¿Quién reparte o empieza?
pad-draw = Sortear
pad-begin = Sacar la hoja
pad-options = Cómo jugáis
pad-sub-round = ronda { $round }
pad-sub-of = ronda { $round } de { $rounds }
pad-sub-target = ronda { $round } · a { $target }
pad-sub-over = terminada
pad-deals = Reparte { $name }
pad-leads = Empieza { $name }
pad-cards = { $n } cartas cada uno
pad-tricks =
    { $n ->
        [one] una baza
       *[other] { $n } bazas
    }
pad-out = retirad un color
pad-colours = { $n } colores
pad-display = { $n } cartas boca arriba en el centro
pad-stages = { $n } etapas
pad-ask-left = ¿Qué le queda a { $name }?
pad-ask-won = ¿Qué ha ganado { $name }?
pad-ask-secured = ¿Qué ha puesto a salvo { $name }?
pad-ask-points = ¿Cuántos puntos para { $name }?
pad-field-said = dichas
pad-field-won = hechas
pad-field-points = puntos
pad-field-left = aún en la mano
pad-field-secured = a salvo
pad-take-last = Quitar la última
pad-or-sum = o escribe la suma
pad-next = Sigue: { $name }
pad-write-down = Anotar
pad-round-n = Ronda { $round }
pad-correct-title = Corregir la ronda { $round }, { $name }
pad-correct-about = La cifra antigua queda en la hoja, tachada.
pad-leave = Dejarla
pad-correct = Corregir
pad-cell = Ronda { $round }, { $name }:
pad-undo = Deshacer la última línea
pad-share = Otros móviles
pad-share-about = Quien tenga este enlace o código ve la hoja en directo.
pad-code = Código { $code }
pad-copy = Copiar el enlace
pad-copied = Copiado
pad-guests = También pueden anotar
    .about = Cada cual su línea, en su móvil; las correcciones son cosa tuya
pad-log = Lo que se ha anotado
pad-log-wrote = Ronda { $round }: { $name }
pad-log-corrected = Ronda { $round }: { $name }, corregida
pad-log-undid = Deshecho: ronda { $round }, { $name }
pad-log-allowed = Todos pueden anotar
pad-log-closed = Solo anota quien lleva la hoja
pad-log-turned = Se giró el reloj de arena
pad-log-lifted = Se levantó el tubo
pad-log-followed = Siguen las mismas personas
pad-print = Imprimir
pad-csv = Como tabla (CSV)
pad-json = Como datos (JSON)
pad-again = Otra, los mismos
pad-follow = A la partida siguiente
pad-earlier-matches = Partidas anteriores
pad-chart = Cómo va
pad-chart-label = Totales después de cada ronda
pad-won =
    { $n ->
        [one] Gana { $names }
       *[other] Victoria compartida: { $names }
    }
pad-menu = Más
pad-looking = Estás mirando. Anota quien lleva la hoja.
pad-gone-title = Esa hoja no existe
pad-gone-text = Quizá el enlace no esté completo, o alguien haya tirado la hoja.
glass-title = Reloj oculto
glass-sub = un móvil es el tubo
glass-turn = Girar el reloj
glass-about = Nadie ve cuánto tiempo corre la arena: ni siquiera este móvil lo sabe.
glass-lay = Pon el móvil en medio de la mesa.
glass-lift = Levantar el tubo
glass-how = Desliza hacia arriba o mantén pulsado. No muestra nada.
glass-stage = etapa { $stage } de { $stages }
glass-gone = Se ha acabado la arena
glass-gone-text = Quien hizo la última tirada devuelve al fondo de su reserva la última carta que puso a salvo y empieza la etapa siguiente.
glass-left = Queda arena
glass-left-text = Quien levantó el tubo devuelve al fondo de su reserva la última carta que puso a salvo y empieza la etapa siguiente.
glass-ran = Esta vez la arena corre { $seconds } segundos.
glass-on = A la etapa { $stage }
glass-count = Contar las rayas
pad-needs =
    { $points ->
        [one] falta { $points }
       *[other] faltan { $points }
    }
pad-behind = { $points } por detrás
pad-rounds =
    { $n ->
        [one] una ronda
       *[other] { $n } rondas
    }
pad-target =
    { $n ->
        [one] a { $n } punto
       *[other] a { $n } puntos
    }
pad-note-trump = Triunfo
pad-note-out = Fuera
pad-none-left = sin cartas
pad-uncounted = Todas las cartas suman { $deck }. Sin contar aún: { $n }.
pad-so-far = De momento, { $n } de { $tricks } bazas.
pad-who-are-you = ¿Quién eres?
pad-nameless = Quitar todos los nombres
pad-nameless-sure = Para siempre: quitar todos los nombres
pad-forget = Olvidar { $title }, { $day }
pad-arbiter = ¿Qué dicen las reglas?
    .about = Busca por lo que ha pasado: «mazo vacío»
pad-arbiter-of = Las reglas de { $game }
pad-log-noted = Ronda { $round }: una nota
pad-log-gave = { $name } devuelve una carta
pad-log-joined = { $name } anota desde un móvil
glass-who-lifted = ¿Quién levantó el tubo?
glass-who-rolled = ¿Quién hizo la última tirada?
glass-gives = { $name } devuelve al fondo de su reserva la última carta que puso a salvo y empieza la etapa siguiente.
glass-gives-last = { $name } devuelve al fondo de su reserva la última carta que puso a salvo.
glass-goes-on =
    { $n ->
        [0] Quien levantó el tubo devuelve una carta. La arena sigue corriendo.
       *[other] { $name } devuelve una carta. La arena sigue corriendo.
    }
glass-starts = Empieza { $name }: gira el reloj y tira enseguida.
glass-asleep = Toca la pantalla una vez para que no se apague.
measure-title = El reloj de arena de tu caja
measure-about = Mídelo una vez: gíralo, toca, y toca otra vez cuando se acabe la arena. Este dispositivo lo recuerda.
measure-runs = Corre la arena. No la pierdas de vista.
measure-done = Ajustado: unos { $seconds } segundos, nunca exactamente los mismos.
measure-unlikely = Ningún reloj de arena corre así: no se ha ajustado nada.
measure-forget = Otra vez como en el juego
measure-start = Ya lo he girado
measure-stop = Se ha acabado la arena
clock-wide =
    { $n ->
        [one] { $seconds } s de error
       *[other] Los últimos { $n } intentos: { $seconds } s de error de media
    }
clock-title = Tu reloj interior
clock-about = Empieza, aparta la vista y para cuando creas que han pasado dos minutos.
clock-start = Empezar
clock-stop = Han pasado dos minutos
clock-runs = Está corriendo. No vale mirar.
clock-early = { $seconds } s demasiado pronto
clock-late = { $seconds } s demasiado tarde
clock-exact = Dos minutos exactos
clock-before = Tus intentos
clock-chart = Cuánto te desvías, intento a intento

# La hoja en el terminal.
pad-line-help = Una línea por jugador: cartas o números separados por espacios, o la suma; línea vacía: nada. También: undo, fix RONDA JUGADOR ... (varios: ; entre ellos), log, quit.
pad-line-codes = { $field }: { $codes }
pad-line-numbers = { $field }: de { $least } a { $most }
pad-line-stands = Ronda { $round }: { $points }
pad-line-total = En total: { $points }
pad-line-ahead = En cabeza: { $names }
pad-line-over = ¿Algo está mal? undo o fix; Intro termina.
pad-line-zero = 0 se ha leído como una carta; si no quedan cartas, deja la línea vacía. undo borra la última línea.
pad-line-glass = Reloj de arena oculto: turn lo pone en marcha, lift mira; give JUGADOR dice quién da una carta.
