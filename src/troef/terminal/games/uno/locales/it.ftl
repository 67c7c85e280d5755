# UNO nel terminale.

pile = scarti
colour-in-force = gioca
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
move-play = gioca { $card }
move-play-as = gioca { $card } e dichiara { $colour }
move-play-swap = gioca { $card } e scambia le carte con { $seat }
move-jump = inserisciti con { $card }
move-jump-swap = inserisciti con { $card } e scambia le carte con { $seat }
move-name = dichiara { $colour }
move-catch = cogli in fallo { $seat }
move-pass = passa
move-draw = pesca una carta
move-keep = tieni la carta
move-take = prendi le carte
move-challenge = contesta il Jolly Pesca Quattro
move-uno = chiama UNO!
