# Words of the board alone; cards, events and refusals stand with the game.

pitch = the classic, with your house rules
you = you
sub-round = round { $round } · to { $target }
sub-over = round { $round } over · to { $target }
first-to = first to { $target }
fewest-at = to { $target }, the fewest win
score-title = Score · { $goal }

# the piles
stock-draw = draw · { $n }
stock-take = take { $n }
stock-left = { $n } left
stock-label = { $n ->
    [0] Stock, empty
    [one] Stock, one card
   *[other] Stock, { $n } cards
}
stock-label-draw = Draw a card, { $n } left
stock-label-take = Take { $n } cards
pile-label = Open pile: { $card } on top
no-colour = no colour yet
debt-you = for you
debt-other = for { $who }

# the seats
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
thinking = thinking
one-card = one card…
held = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
uno = UNO
uno-now = UNO!
uno-call = Call UNO
uno-catch = Catch { $who }
uno-catch-small = catch

# the ribbon
your-turn = Your turn
turn-play-or-draw = play or draw
turn-play = play a card
turn-draw = nothing fits: draw
turn-pass = nothing to play, nothing to draw
turn-picked = tap again to play it
turn-answer = Your answer
turn-owed = +{ $n } for you
turn-owed-answer = answer or take
turn-owed-take = take them
turn-wish = Name a colour
turn-swap = Whose hand?
turn-swap-text = tap a seat
turn-drawn = You drew { $card }
turn-drawn-fits = it fits
turn-drawn-must = it fits, so it must be played
turn-right = You were right
turn-right-text = your turn
turn-uno = One card left!
turn-uno-text = call UNO
wait-thinks = is thinking
wait-answers = has to answer
wait-names = names a colour
wait-jump = is thinking · you may jump in

# questions
wish-title = Your { $card }: which colour?
name-title = A Wild lies first: which colour?
swap-title = { $n ->
    [one] Swap your card with
   *[other] Swap your { $n } cards with
}
believe-title = { $who }: +{ $n }, { $colour }. Believe it?
do-challenge = Challenge
do-challenge-if = right: { $who } draws { $n } · wrong: you draw { $wrong }
do-take = Take { $n }
do-take-then = and lose the turn
do-keep = Keep it
do-play = Play it
do-pass = Pass
do-jump = Jump in with { $card }
do-back = Back
swap-with = Swap with { $who }, { $cards }

# the shown hand
shown-yours = { $who }’s hand · only you see it
shown-you = Your hand · only { $who } sees it
shown-others = { $who }’s hand · only { $other } sees it
shown-close = Put the hand away

# the story
tale-wild = { $who } plays { $card } and names { $colour }
tale-may-catch = { $who } has not called UNO
tale-drew = { $who } draws { $n } cards
tale-took = { $n ->
    [one] { $who } takes one card and loses the turn
   *[other] { $who } takes { $n } cards and loses the turn
}
tale-guilty = { $n ->
    [one] It was a bluff: { $who } draws one card
   *[other] It was a bluff: { $who } draws { $n } cards
}
tale-innocent = { $n ->
    [one] It was no bluff: { $who } draws one card
   *[other] It was no bluff: { $who } draws { $n } cards
}
tale-caught = { $n ->
    [one] { $who } catches { $culprit }: one card
   *[other] { $who } catches { $culprit }: { $n } cards
}
tale-out = { $who } is out
tale-out-points = { $who } is out. The others held { $n } points.
card-can = { $card }, playable
card-jump = { $card }, may jump in

# for S
position = { $turn } { $top } on the pile, { $colour } is in force, play goes { $direction }. { $owed } You hold { $hand }. { $can } { $others }.
position-watch = { $turn } { $top } on the pile, { $colour } is in force, play goes { $direction }. { $owed } { $others }.
position-owed = { $who ->
    [you] You owe
   *[other] { $who } owes
} { $n } cards.
position-can = You can play { $cards }.
position-can-draw = You can play { $cards }, or draw.
position-draw = You can draw.
position-seat = { $who } has { $n }

# keys
key-play = play
key-draw = draw
key-uno = UNO / catch
key-choice = choices

# a first game, sentence by sentence
guide-watch = Get rid of all your cards first. A card fits if its colour or its number is that of the pile.
guide-play = Raised cards fit: tap one twice. Nothing you like? Tap the stock and draw.
guide-draw = Nothing fits: tap the stock and draw one card.
guide-drawn = The card you drew fits. Play it, or keep it.
guide-name = Name the colour that is to be played on; the one you have most of is a good choice.
guide-owes = Somebody made you draw. Take the cards, or say that it was a bluff.
guide-two = Two cards left: as soon as one lies, press UNO, before somebody catches you.
guide-call = One card left. Press UNO now!

# What is tapped on the score pad.
pad-face-S = Skip
pad-face-R = Turn
pad-face-D = +2
pad-face-W = Wild
pad-face-W4 = +4

# the plain board: what the fields of a view are called
field-top = on the pile
field-pile = last cards
field-pile_size = cards on the pile
field-stock = stock
field-owes = owes cards
field-accused = may be challenged
field-window = one card, no call
field-catchable = can be caught
field-from = from (ms)
field-last_round = last round
field-hands = cards left
field-worth = worth
field-out = went out
field-drawn = just drawn
field-known = known to you
