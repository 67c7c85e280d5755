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
move-play = play { $card }
move-play-as = play { $card } as { $colour }
move-play-swap = play { $card } and swap hands with { $seat }
move-jump = jump in with { $card }
move-jump-swap = jump in with { $card } and swap hands with { $seat }
move-name = name { $colour }
move-catch = catch { $seat }
move-pass = pass
move-draw = draw a card
move-keep = keep the card
move-take = take the cards
move-challenge = challenge the Wild Draw Four
move-uno = call UNO!
