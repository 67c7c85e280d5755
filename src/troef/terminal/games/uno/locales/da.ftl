# UNO i terminalen.

pile = bunke
colour-in-force = farve
stock = { $cards } i trækbunken
goes-left = spillet går til venstre
goes-right = spillet går til højre
owes = { $who } skylder { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}
one-left = ét kort!
known = set hos { $who }:
holds = { $who } har { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}
position = Øverst i kastebunken ligger { $card }; farven er { $colour }.
position-open = Øverst i kastebunken ligger { $card }; der er endnu ikke valgt nogen farve.
