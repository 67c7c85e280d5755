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
position-open = Encima del descarte: { $card }; aún no se ha elegido color.
