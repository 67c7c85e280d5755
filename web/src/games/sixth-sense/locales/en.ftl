# Words of the board alone; cards, events and refusals stand with the game.

pitch = say how many tricks you will win
you = you
you-first = You
sub-round = round { $round } of { $rounds }
sub-target = round { $round } · to { $target }
sub-trick = trick { $trick } of { $tricks }
sub-over = round { $round } of { $rounds } over
sub-target-over = round { $round } over · to { $target }
trump = trump: { $colour }
trump-none = no trump
trump-later = trump comes later
slot-blocked = blocked { $who }
blocked-by = blocked by { $card }
mark-led = led
mark-best = wins so far
    .short = wins
mark-won = won
token-asked = asked: { $colour }
token-free = next card sets the colour
token-low = lowest wins
token-double = 12: may count twice
token-out = { $colour } is out
ready = ready
choosing = choosing
unknown = prediction unknown
predicted-card = predicted { $card }
seen-by = seen by { $who }
looked-at = looked at a prediction: { $who }
bead = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
meter-said = You said
meter-won = won
meter-right = { $two ->
    [0] just right
   *[other] just right, or { $n } more
}
meter-more = { $two ->
    [1] { $n } to go
   *[other] { $n } or { $or } to go
}
meter-over = { $n } too many
meter-never = out of reach
meter-label = You said { $said }, won { $won }; possible at most: { $most }
turn-predict-lead = Lay your prediction
turn-predict = any card
turn-lead = lead any card
turn-follow = follow { $colour }
turn-any = any card
turn-call = as 6 or as 9?
turn-block = block whose card?
turn-again = play it?
turn-split-lead = Your trick
turn-split = with a 12 in it
wait-predict = { $n ->
    [one] is choosing
   *[other] are choosing
}
wait-leads = leads
wait-plays = is thinking
wait-splits = decides: one trick or two
sheet-call = 6 or 9
sheet-block = Block
sheet-split = Split the trick
call = { $n ->
    [6] play as six
   *[9] play as nine
}
block = Block { $who }: { $card }
block-not = No block: play it as a plain 0
put-back = Put it back
split-two = Two
split-one = One
split-makes = counts as { $n }: makes { $sum } of { $goal }
peek-title = { $who } predicted { $n }
peek-why = You led the 8, { $who } won. Only you see this; everybody sees that you looked.
peek-seen = Seen: put it away
do-predict = Predict { $n ->
    [0] no trick
    [one] 1 trick
   *[other] { $n } tricks
} with { $card }
do-predict-either = Predict { $n } or { $or } tricks with { $card }
do-choose = Choose a card
do-play = Play { $card }
do-block = Block
opened-won = won { $n }
pad-sub = said → won
last-title = Last trick
last-blocked = blocked
last-blocks = block
points-title = { $rounds ->
    [one] Points after round 1
   *[other] Points after round { $rounds }
}
tale-won = { $who } won with { $card }: { $why }.
tale-won-two = { $who } won with { $card }, counted as two: { $why }.
tale-lost = Both cards were blocked: nobody won the trick.
tale-led = { $who } led { $card }.
tale-played = { $who } played { $card }.
tale-calls = { $who } played { $card } as { $as }.
tale-blocks = { $mine ->
    [true] { $who } blocked your { $card }.
   *[false] { $who } blocked { $whose }’s { $card }.
}
ahead-win-trump = the highest trump
ahead-win-colour = the highest { $colour }
ahead-reverse = the lowest card
ahead-reverse-other = lowest wins, and other colours count below { $colour }
ahead-reverse-tie = the lowest card, played last
tale-ahead = { $who } wins so far: { $why }.
tale-ahead-you = You win so far: { $why }.
tale-turned = Trump is { $colour }: { $card } was turned.
tale-no-trump = There is no trump at this table.
tale-shut = The trump card is turned when all have predicted.
tale-ended = { $right ->
    [0] Nobody was right.
    [one] One of { $seats } was right.
   *[other] { $right } of { $seats } were right.
} All predictions are open.
said-round = Round { $round }, trick { $trick } of { $tricks }.
said-trump = Trump is { $colour }.
said-card = { $who }: { $card }
said-blocked = { $who }: { $card }, blocked
said-block = { $who } blocks { $on }
said-low = The lowest card wins.
said-mine = You said { $said } and won { $won }.
said-can = You can play { $cards }.
key-play = play
key-block = block
key-call = as 6 / 9

# a first game, sentence by sentence
guide-predict = How many tricks will you win? Lay a card with that number face down: it is your prediction, and it is gone from your hand.
guide-predicted = The others predict. Only who wins exactly as many tricks as predicted scores well.
guide-watch = Everybody lays one card. The colour that was asked must be followed; trump beats everything.
guide-lead = You lead: the colour of your card is asked of everybody.
guide-free = Nothing counts in this trick yet, so there is no colour to follow: yours will be asked of the others.
guide-follow = Follow the colour if you can. The abacus shows how many tricks you have, and how many you said.
guide-enough = You have all the tricks you said. Now lose the rest: lay cards that do not win.
guide-hopeless = Your prediction cannot come true any more. Spoil the others’ now.
guide-split = You won with a 12: it may count as two tricks. Choose what brings you to your number.

# What is tapped on the score pad.
pad-face-6 = 6·9

# the plain board: what the fields of a view are called
field-of_rounds = rounds
field-left_out = colour left out
field-trump = trump
field-trump_card = trump card
field-predicted = has predicted
field-looked = peeked at
field-voids = has none of
field-tricks = tricks won
field-tricks_lost = tricks lost to nobody
field-tricks_left = tricks to come
field-of_tricks = tricks in all
field-reach = can reach
field-trick = this trick
field-as = played as
field-counts = counts
field-blocks = blocks
field-requested = colour requested
field-reversed = reversed
field-double = counts twice
field-best = leads now
field-scored = round scored
field-goals = aims at
field-prediction = your prediction
field-predictions = predictions
field-peeked = you saw
field-last_trick = last trick
field-winner = won by
field-piles = counts as
