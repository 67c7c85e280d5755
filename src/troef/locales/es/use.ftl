use-near-one = ; ¿querías decir { $one }?
use-near-all = ; hay { $all }
use-near-only = ; solo hay { $only }
use-no-game = no hay ningún juego '{ $key }'
use-broken-game = el juego '{ $key }' no se carga: { $why }
use-no-preset = { $game } no tiene la variante '{ $name }'
use-seats = { $game } es de { $least } a { $most } jugadores, no de { $seats }
use-no-option = no hay ninguna opción '{ $name }'
use-option-form = --option '{ $text }' no es nombre=valor
use-option-twice = --option { $name } está dos veces
use-option-flag = opción { $name }: { $value } no es true ni false
use-option-choice = opción { $name }: { $value } no es ninguno de { $words }
use-option-number = opción { $name }: { $value } no es un entero de { $low } a { $high }
use-option-numbers = opción { $name }: { $value } no son { $n } enteros de { $low } a { $high }
use-allowed-flag = true o false
use-allowed-choice = uno de { $words }
use-allowed-number = un entero de { $low } a { $high }
use-allowed-numbers = { $n } enteros de { $low } a { $high }
use-no-player = no hay ningún jugador '{ $name }' para { $game }, y no es archivo.py:Clase
use-no-file = no hay ningún archivo { $path }
use-folder = { $path } es una carpeta, no un archivo de actas
use-people = --people { $people } son más que los { $seats } asientos
use-bots = --bots nombra { $named } jugadores para { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }; nombra uno para todos o uno para cada uno
use-names =
    --name nombra a { $named ->
        [one] una persona
       *[other] { $named } personas
    }, y --people dice { $people }
use-own-names = --name: cada cual necesita su propio nombre
use-out-folder = { $name } { $path } es una carpeta
use-out-nowhere = { $name } { $path }: esa carpeta no existe
use-out-unwritable = { $name } { $path }: no se puede escribir ahí
use-no-link = '{ $link }' no es un enlace a una mesa: empieza por http:// o https://
use-no-address = '{ $link }' no es una dirección: hacen falta un equipo y un puerto, como 192.168.1.20:8377
use-no-table = '{ $link }' nombra un servidor pero ninguna mesa; un enlace acaba en /t/ y la mesa; --open JUEGO abre una
use-started = La partida ha empezado; con --watch miras, con --seat TOKEN vuelves
use-silent = { $server } no responde: ¿es correcta la dirección y está en marcha el servidor?
use-no-answer = { $server } no responde: { $why }
use-no-server = { $server } no es un servidor de Troef: su respuesta no se puede leer
use-one-way = --watch, --seat y --open no van juntos
use-no-language = no hay ningún idioma '{ $name }'
use-no-rule = { $game } no tiene la regla '{ $rule }'
use-one-rule = rules { $rule } muestra aquí esa regla; troef rules { $game } las muestra todas
use-no-command = no hay ninguna orden '{ $name }'
use-missing = falta { $name }: { $usage }
use-needs-value = falta un valor después de { $name }
use-takes-none = { $name } no lleva ningún valor
use-takes-choice = después de { $name } va una de estas palabras: { $words }
use-takes-range = después de { $name } va un entero de { $low } a { $high }
use-takes-least = después de { $name } va un entero, { $low } o más
use-takes-whole = después de { $name } va un entero
use-takes-number = después de { $name } va un número
use-takes-above = { $name } lleva un número mayor que { $low }
use-too-many = sobran palabras; la orden se escribe así: { $usage }
use-interrupted = interrumpido
use-same-names = dos jugadores se llaman igual
use-nobody = no hay ningún jugador '{ $name }'
use-misfit = eso no encaja aquí: { $words }
use-short-line = una línea necesita { $n } palabras
use-other-pad = { $file } es la hoja de otra partida: { $game }, { $names }
use-fix-form = fix RONDA JUGADOR, luego la línea
use-no-package = un paquete no se carga: { $why }; pip install 'troef[{ $extra }]' trae todo lo que hace falta
use-listen = no se puede escuchar en { $host }, puerto { $port }: { $why }
use-port-taken = el puerto { $port } de { $host } está ocupado, quizá por otro troef; --port indica otro, --port 0 toma uno que esté libre
use-game-head = { $key }, de { $least } a { $most } jugadores
use-game-option = { $title }: { $allowed }, por defecto { $usual } ({ $rule }).
use-replay-unfinished = la partida { $game } no está acabada: se podrá mostrar cuando se conozca su secreto
use-replay-no-seat = la partida { $game } tiene los asientos del 0 al { $most }, no hay asiento { $seat }
use-replay-no-game = las partidas de { $path } van de la 0 a la { $most }, no hay partida { $game }
use-replay-one-game = { $path } tiene una sola partida, la 0; no hay partida { $game }
use-replay-head = Partida { $game }: { $title }, { $seats } asientos, { $saw }
use-replay-open = todo a la vista
use-replay-as = como la vio el asiento { $seat }
use-replay-sits = asiento { $seat }
use-replay-options = opciones
use-replay-may = { $seat } puede: { $moves }
use-replay-round = Ronda { $round }: { $points }
use-replay-all-see = lo que todos pueden ver:
use-replay-knows = lo que sabe el asiento { $seat }:
use-replay-won = Victoria: { $who }
use-not-python = { $path } no es un archivo de Python
use-does-not-load = { $path } no se puede cargar: { $why }
use-no-class = { $path } no tiene la clase { $name }
use-no-invitation = '{ $text }' en TROEF_PLAYERS no es juego=archivo.py:Clase
use-no-budget = '{ $text }' no es un presupuesto: escribe 200 (mundos) o 50ms
use-database-taken = la base de datos { $path } la usa otro servidor; detenlo o indica otra con --database
use-database-unusable = la base de datos { $path } no se puede usar: { $why }
use-database-unknown = la base de datos '{ $url }' no es ni sqlite:///ARCHIVO ni postgresql://...
use-there-already = { $path } ya existe
use-seat-bots = --bots nombra { $named } jugadores para { $seats } asientos; nombra uno para todos o uno por asiento
