# UNO in the terminal.

pile = pile
colour-in-force = play
stock = { $cards } in the stock
goes-left = play goes to the left
goes-right = play goes to the right
owes = { $who } owes { $cards ->
    [one] one card
   *[other] { $cards } cards
}
one-left = one card!
known = seen at { $who }:
holds = { $who } holds { $cards ->
    [one] one card
   *[other] { $cards } cards
}
position = On the pile lies { $card }; the colour is { $colour }.
position-open = On the pile lies { $card }; no colour is named yet.
