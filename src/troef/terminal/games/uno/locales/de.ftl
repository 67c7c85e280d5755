# UNO im Terminal.

pile = Ablage
colour-in-force = Farbe
stock = { $cards } im Stapel
goes-left = es geht nach links
goes-right = es geht nach rechts
owes = { $who } muss noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} nehmen
one-left = eine Karte!
known = gesehen bei { $who }:
holds = { $who } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
position = Oben liegt { $card }; die Farbe ist { $colour }.
move-play = { $card } spielen
move-play-as = { $card } spielen und { $colour } wählen
move-play-swap = { $card } spielen und die Hand tauschen mit { $seat }
move-jump = dazwischenwerfen: { $card }
move-jump-swap = dazwischenwerfen: { $card }, und die Hand tauschen mit { $seat }
move-name = { $colour } wählen
move-catch = { $seat } erwischen
move-pass = passen
move-draw = eine Karte ziehen
move-keep = die Karte behalten
move-take = die Karten nehmen
move-challenge = die Farbwahl Zieh 4 anzweifeln
move-uno = UNO! rufen
