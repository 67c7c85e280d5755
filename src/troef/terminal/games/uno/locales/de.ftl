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
position-open = Oben liegt { $card }; noch ist keine Farbe gewählt.
