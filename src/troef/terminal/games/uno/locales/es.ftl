# UNO en el terminal.

pile = descarte
colour-in-force = juega
stock = { $cards } en el mazo
goes-left = se juega hacia la izquierda
goes-right = se juega hacia la derecha
owes = { $who } debe { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
one-left = ¡una carta!
known = cartas vistas de { $who }:
holds = { $who } tiene { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
position = Encima del descarte: { $card }; el color es { $colour }.
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
