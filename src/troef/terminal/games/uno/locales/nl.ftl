# UNO in de terminal.

pile = stapel
colour-in-force = speel
stock = { $cards } in de pot
goes-left = er wordt naar links gespeeld
goes-right = er wordt naar rechts gespeeld
owes = { $who } moet nog { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} pakken
one-left = één kaart!
known = gezien bij { $who }:
holds = { $who } heeft { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
position = Bovenop ligt { $card }; de kleur is { $colour }.
move-play = speel { $card }
move-play-as = speel { $card } en kies { $colour }
move-play-swap = speel { $card } en ruil van hand met { $seat }
move-jump = spring ertussen met { $card }
move-jump-swap = spring ertussen met { $card } en ruil van hand met { $seat }
move-name = kies { $colour }
move-catch = betrap { $seat }
move-pass = pas
move-draw = pak een kaart
move-keep = houd de kaart
move-take = pak de kaarten
move-challenge = daag uit: Keuze Neem 4
move-uno = roep UNO!
