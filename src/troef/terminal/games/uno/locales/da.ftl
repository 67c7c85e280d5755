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
move-play = spil { $card }
move-play-as = spil { $card } og vælg { $colour }
move-play-swap = spil { $card } og byt hånd med { $seat }
move-jump = hop ind med { $card }
move-jump-swap = hop ind med { $card } og byt hånd med { $seat }
move-name = vælg { $colour }
move-catch = fang { $seat }
move-pass = meld pas
move-draw = træk et kort
move-keep = behold kortet
move-take = tag kortene
move-challenge = udfordr: Træk fire-joker
move-uno = sig UNO!
