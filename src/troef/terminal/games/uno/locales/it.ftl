# UNO nel terminale.

pile = scarti
colour-in-force = colore
stock = { $cards } nel mazzo
goes-left = si gioca verso sinistra
goes-right = si gioca verso destra
owes = { $who } ha un debito di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
one-left = una carta!
known = carte note di { $who }:
holds = { $who } ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
position = In cima agli scarti: { $card }; il colore è { $colour }.
position-open = In cima agli scarti: { $card }; nessun colore è ancora dichiarato.
