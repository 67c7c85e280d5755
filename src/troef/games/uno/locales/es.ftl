# UNO: qué pasa, por qué no, qué se puede elegir.

card = { $face } { $colour }
colour-B = azul
colour-G = verde
colour-R = rojo
colour-Y = amarillo
face-S = Pierde turno
face-R = Cambio de sentido
face-D = Roba Dos
wild-W = Comodín
wild-W4 = Comodín Roba Cuatro
direction-left = hacia la izquierda
direction-right = hacia la derecha

event-drew_for_deal = Para decidir quién reparte, { $who } roba el { $card }
event-deals = Reparte { $who }
event-dealt = { $who } recibe el { $card }
    .hidden = { $who } recibe una carta
event-put_back = Primera carta: { $card }. Vuelve al mazo, que se baraja de nuevo
event-turned = Primera carta: { $card }
event-named = { $who } elige { $colour }
event-played = { $who } juega el { $card }
event-jumped = { $who } se cuela con el { $card }
event-drew = { $who } roba el { $card }
    .hidden = { $who } roba una carta
event-draws_on = { $who } no la puede jugar y sigue robando
event-may_play = { $who } puede jugar el { $card }
    .hidden = { $who } puede jugar la carta robada
event-kept = { $who } se queda la carta
event-passed = { $who } pasa: nada que jugar, nada que robar
event-skipped = { $who } pierde el turno
event-reversed = Se juega { $direction }
event-owes = { $who } debe { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
event-took = { $who } tiene que llevarse { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
event-new_stock = Se baraja el descarte: mazo nuevo de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
event-challenged = { $who } desafía a { $accused }
event-shown = { $who } enseña el { $card }
    .hidden = { $who } enseña una carta a quien desafía
event-guilty = { $who } tenía una carta del color: culpable
event-innocent = { $who } no tenía ninguna carta del color: inocente
event-one_left = A { $who } le queda una carta
event-may_catch = Ahora se puede pillar a { $who }
event-called = { $who }: ¡UNO!
event-caught = { $who } pilla a { $culprit }
event-swapped = { $who } cambia su mano con { $other }
event-hands_passed = Todas las manos pasan { $direction }
event-received = { $who } recibe el { $card }
    .hidden = { $who } recibe una carta
event-went_out = { $who } se queda sin cartas
event-left = A { $who } le queda el { $card }
event-scored = { $who } suma { $points }
event-won = Gana { $winners }
    .several = Victoria compartida: { $winners }

refusal-not-your-turn = Le toca a { $seat }
refusal-no-call-due = No hay ningún UNO que cantar
refusal-not-your-call = Tiene que cantar { $seat }, no tú
refusal-not-yourself = A ti no te puedes pillar
refusal-nothing-to-catch = No se puede pillar a { $seat }
refusal-grace = { $seat } aún tiene un momento para cantar: { $ms } ms desde la carta
refusal-no-jumps = En esta mesa no vale colarse
refusal-jump-on-turn = Te toca: juega la carta
refusal-jump-too-late = { $seat } ya ha empezado: es tarde para colarse
refusal-not-identical = El { $card } no es idéntico a la carta de arriba
refusal-not-in-hand = No tienes el { $card }
refusal-only-the-drawn = Has robado: ahora solo se puede jugar el { $card }
refusal-does-not-fit = El { $card } no encaja: juega { $colour }, el número o símbolo de la carta de arriba, o un comodín
refusal-no-bluffing = Tienes { $colour }: en esta mesa no puedes jugar ahora un Comodín Roba Cuatro
refusal-no-answer = El { $card } no responde a las { $cards } cartas que debes
refusal-no-action-finish = En esta mesa el { $card } no puede ser tu última carta
refusal-no-colour-needed = El { $card } es tu última carta: no hace falta elegir color
refusal-name-a-colour = El { $card } necesita un color
refusal-no-swaps = En esta mesa no se cambian las manos
refusal-no-swap-at-the-end = Un 7 como última carta no cambia nada
refusal-swap-with-another = No puedes cambiar tu mano con { $seat }
refusal-choose-whom = Elige con quién cambia tu mano el 7
refusal-nothing-to-name = No hay ningún color que elegir
refusal-name-first = Elige primero un color
refusal-nothing-owed = No debes ninguna carta
refusal-no-challenge-without-bluffing = En esta mesa no hay faroles: nada que desafiar
refusal-no-challenge-in-a-stack = Solo se puede desafiar un Comodín Roba Cuatro suelto
refusal-you-owe = Antes tienes que llevarte las { $cards } cartas que debes
refusal-already-drawn = Has robado el { $card }: juégalo o quédatelo
refusal-nothing-to-draw = No hay nada que robar
refusal-must-play = Puedes jugar, así que tienes que hacerlo
refusal-draw-instead = Roba una carta: aún quedan
refusal-nothing-drawn = No has robado nada que puedas quedarte
refusal-must-play-the-drawn = El { $card } se puede jugar, así que en esta mesa hay que jugarlo

option-scoring = Puntuación
    .about = Quien gana la ronda suma lo que tienen los demás, o cada cual anota lo suyo y gana el total más bajo.
choice-scoring-winner = puntúa quien gana
choice-scoring-penalty = penalización
option-target = Puntos por alcanzar
    .about = La partida acaba cuando alguien tiene esos puntos.
option-bluffing = Faroles
    .about = Un Comodín Roba Cuatro se puede jugar contra la regla, y se puede desafiar.
option-uno_call = Cantar UNO
    .about = Cada cual canta y se le puede pillar, o la mesa canta por todos.
choice-uno_call-call = cada cual canta
choice-uno_call-auto = canta la mesa
option-uno_grace_ms = Tiempo para cantar
    .about = Durante esos milisegundos solo actúa quien tiene una carta; luego los demás le pueden pillar.
option-uno_penalty = Cartas por no cantar
    .about = Las que robas cuando te pillan.
option-wild_start = Comodín como primera carta
    .about = Quien está a la izquierda de quien reparte elige el color, o se descubre otra carta.
choice-wild_start-choose = elegir color
choice-wild_start-redraw = descubrir otra carta
option-two_player_reverse = Cambio de sentido entre dos
    .about = Entre dos vale como Pierde turno, o solo cambia el sentido.
choice-two_player_reverse-skip = salta al otro
choice-two_player_reverse-pass = solo cambia el sentido
option-stacking = Acumular
    .about = Un Roba Dos responde a un Roba Dos y un Comodín Roba Cuatro, a otro; mixto: también entre sí.
choice-stacking-off = no
choice-stacking-same = sobre su igual
choice-stacking-mixed = mixto
option-jump_in = Colarse
    .about = Quien tiene una carta idéntica a la de arriba puede jugarla fuera de turno.
option-seven_zero = Sietes y ceros
    .about = Un 7 cambia tu mano por la de alguien, un 0 hace pasar todas las manos.
option-draw_until_playable = Robar hasta poder jugar
    .about = Quien no tiene nada que jugar roba hasta que pueda jugar algo.
option-forced_play = Juego obligado
    .about = Quien puede jugar tiene que hacerlo, también con una carta recién robada.
option-no_action_finish = Sin acciones al final
    .about = La última carta tiene que ser un número.
preset-classic = Como en el folleto
preset-strict = Sin faroles
preset-party = Fiesta: acumular, colarse, sietes y ceros, robar hasta poder jugar

# por qué una jugada es buena
advice-out = Es tu última carta: ganas la ronda
advice-stop = A { $seat } le { $cards ->
    [one] queda una carta
   *[other] quedan { $cards } cartas
}: hay que hacer algo
advice-void = { $seat } acaba de robar con { $colour } en juego y quizá no tenga
advice-costly =
    Te costará { $points ->
        [one] un punto
       *[other] { $points } puntos
    } si otra persona se queda sin cartas
advice-colour = Tienes { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} de color { $colour }: mantén ese color en juego
advice-sheds = Una carta menos, y lo que queda encaja más a menudo
advice-save = Lo que podrías jugar vale más después
advice-nothing-fits = Nada de tu mano encaja
advice-keep = Esta carta vale más después
advice-call = Te queda una carta: cántalo antes de que te pillen
advice-catch = { $seat } tiene una carta y no ha cantado
advice-take = { $seat } seguramente no tenía otra opción
advice-challenge = { $seat } seguramente tenía una carta del color

move-play-swap = jugar el { $card } y cambiar la mano con { $seat }
move-jump = colarse con el { $card }
move-jump-swap = colarse con el { $card } y cambiar la mano con { $seat }
move-draw = robar una carta
move-keep = quedarse la carta
move-take = llevarse las cartas
move-challenge = desafiar el Comodín Roba Cuatro
move-uno = cantar ¡UNO!
move-play = jugar el { $card }
move-play-as = jugar el { $card } como { $colour }
move-name = elegir { $colour }
move-pass = pasar
move-catch = pillar a { $seat }
