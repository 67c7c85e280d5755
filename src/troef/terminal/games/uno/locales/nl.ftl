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
position-open = Bovenop ligt { $card }; er is nog geen kleur gekozen.
