# Words of the board alone; cards, events and refusals stand with the game.

pitch = strong together, weak in a tie
sub-trick = trick { $trick } of { $tricks }
sub-won = { $n ->
    [0] nothing won yet
    [one] 1 card won
   *[other] { $n } cards won
}
sub-game = round { $game } of { $games }
sub-game-over = round { $game } of { $games } is over
sub-over = game over · nine tricks
ladder-title = Strength of this trick
ladder-so-far = so far
ladder-order = who picks when
ladder-empty = Nobody has laid a card yet
ladder-tie = { $strength } = { $strength }: a tie. From here down nobody picks.
ladder-tie-now = { $strength } = { $strength }: as it stands nobody below picks
display-title = Display
display-take = Take one colour
display-points = points
display-took = { $who } took { $colour }
display-empty = The display is empty
column = { $points } { $colour }: { $cards }
turn-lay = lay any card
turn-pick-lead = Your pick
turn-pick = one colour, all its cards
wait-lays = lays a card
wait-picks = picks a colour
do-lay = Lay { $card }
do-take = Take { $colour } · { $numbers }
do-choose-card = Choose a card
do-choose-colour = Choose a colour
won = { $n } won
    .short = { $n }
order-you-first = You pick first
order-you-now = You pick now
order-now = { $who } picks
order-then = { $now }, then { $others }
order-nothing = { $order }. Nothing is left for { $late }
order-you-late = you
harvest-label = Won cards, turned over
harvest-left = { $n ->
    [one] one card left over: nobody’s
   *[other] { $n } cards left over: nobody’s
}
last-title = Last trick
last-nobody = The strongest colours tied: nobody picked
last-took = { $who } took { $colour }
last-tie = The tie cut off the rest
last-empty = The display was emptied
position-lay = Trick { $trick }. { $ladder } { $display } { $turn }
position-display = On display: { $cards }.
position-bar = { $colour } { $sum }
key-take = take a colour
key-lay = lay
you = you

# a first game, sentence by sentence
guide-start = Nine tricks. In each, everybody lays one card; strong colours let you pick cards from the display. Points on picked cards win.
guide-watch = The bars add up: cards of one colour help each other, whoever laid them.
guide-lay = Lay any card. Who laid the strongest colour picks first from the display; most points on picked cards win.
guide-lead = You lead: lay any card. Others may join your colour, or bring it to a tie.
guide-lay-again = Look at the bars first: two equal sums tie, and from there down nobody picks.
guide-pick = Your pick: tap a colour of the display. You get all its cards; high numbers are points.
guide-wait = Strong colours pick first. Your turn to pick comes.
guide-late = More players than colours: the display is empty before your turn. Then the laid cards become the new one.
guide-tied = Your colour tied or came after a tie: nothing for you in this trick.
guide-others = The others pick. Then the laid cards join the display, and the next trick begins.

# the plain board: what the fields of a view are called
field-game = game
field-games = games
field-trick = trick
field-tricks = tricks
field-opener = opened the game
field-display = display
field-laid = laid
field-strengths = strengths
field-strength = strength
field-order = picks next
field-late = nothing left for
field-picked = picked so far
field-tied = tied
field-taken = cards taken
field-running = points so far
field-last = last trick
field-took = took
field-stopped = ended by
field-stopped-empty = an empty display
field-stopped-tie = a tie
