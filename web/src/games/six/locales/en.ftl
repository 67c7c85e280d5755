# Words of the board alone; cards, events and refusals stand with the game.

pitch = dice, and sand you cannot see
sub-stage = stage { $stage } of { $stages }
sub-stage-over = stage { $stage } of { $stages } over
sub-pro = pro · { $stage }
sub-over = game over
called = { $sum ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
    [13] Thirteen
    [14] Fourteen
    [15] Fifteen
    [16] Sixteen
    [17] Seventeen
    [18] Eighteen
   *[other] { $sum }
}!
yours-choice-lead = Your dice
yours-choice = roll, or is the sand gone?
yours-start-lead = You begin
yours-start = turn the glass and roll
yours-stage-lead = Stage { $stage } is over
yours-stage = you begin
yours-throw-lead = Your throw
yours-throw = { $sum }, no match
yours-match = { $sum } is yours: three dice again
yours-bound-lead = Too early
yours-bound = now you have to roll
yours-place-lead = Place it!
yours-place = tap a place
yours-claim = you have it: claim it
rolling-lead = Rolling…
rolling-yours = your dice
change-lead = Change!
change-yours = the dice come to you
wait-start = turns the glass
wait-stage = { $who } begins
wait-choice = rolls, or lifts the tube
wait-throw = { $n ->
    [one] throws one die
    [2] throws two dice
   *[other] throws three dice
}
wait-bound = has to roll
wait-rolling = is rolling
wait-placing = { $n ->
    [one] places a card
   *[other] place a card
}
do-roll = Roll
do-roll-dice = { $n ->
    [one] Roll one die
    [2] Roll two dice
   *[other] Roll three dice
}
do-start = Turn the glass and roll
do-lift = Lift
    .long = Lift the tube
do-claim = Claim { $n }
do-place = Place { $card } on { $place }, { $open ->
    [0] empty
   *[other] over { $open }
}
place = Place { $place }: { $open ->
    [0] empty
   *[other] { $open }
}{ $under ->
    [0] { "" }
    [one] , one card under it
   *[other] , { $under } cards under it
}
place-empty = empty
idle-start = { $who } turns the glass
idle-dice = { $who } has the dice
idle-change = Change!
left = left
safe = safe
seat-safe = { $n } safe
seat-row = Open: { $open }
tube = The tube over the sand
tube-up = The tube is up
stage = stage
this-turn = This turn so far
double-you = Double! The dice go back to you
double-on = Double! The dice go back to { $who }
double = Double! The dice turn back
verdict-gone = The sand is gone
verdict-left = Sand is left
verdict-unlifted = Nobody lifted
verdict-unlifted-text = The sand ran out, nobody looked. Nobody gives a card.
verdict-gives = { $me ->
    [yes] You put your top safe card, the { $number }, back under your supply
   *[no] { $who } puts the top safe card, the { $number }, back under the supply
}
verdict-nothing = { $me ->
    [yes] You have no safe card to give
   *[no] { $who } has no safe card to give
}
tale-starts = { $me ->
    [yes] You start stage { $stage }.
   *[no] { $who } starts stage { $stage }.
}
tale-lifted = { $me ->
    [yes] You lifted the tube.
   *[no] { $who } lifted the tube.
}
tale-left = { $me ->
    [yes] You lifted the tube too early and start stage { $stage }.
   *[no] { $who } lifted the tube too early and starts stage { $stage }.
}
tale-last = { $me ->
    [yes] You rolled last and start stage { $stage }.
   *[no] { $who } rolled last and starts stage { $stage }.
}
tale-goes-on = { $me ->
    [yes] The tube goes back over the sand, and you have to roll.
   *[no] The tube goes back over the sand, and { $who } has to roll.
}
tale-rolled = { $me ->
    [yes] You rolled { $sum }.
   *[no] { $who } rolled { $sum }.
}
tale-matched = { $me ->
    [yes] You rolled { $sum }, and it lies before you: three dice again.
   *[no] { $who } rolled { $sum }, an open card of their own: three dice again.
}
tale-unmatched = { $me ->
    [yes] You rolled { $sum }{ $next ->
        [0] {" "}and missed: change!
        [one] : no match, one die next.
       *[other] : no match, two dice next.
    }
   *[no] { $who } rolled { $sum }{ $next ->
        [0] {" "}and missed: change!
        [one] : no match, one die next.
       *[other] : no match, two dice next.
    }
}
tale-double = { $me ->
    [yes] You rolled a double: change, and the dice turn back.
   *[no] { $who } rolled a double: change, and the dice turn back.
}
tale-secured = { $me ->
    [yes] You secured it.
   *[no] { $who } secured it.
}
tale-claim = Whoever has it open may claim it.
tale-placing = { $me ->
    [yes] You are still to place.
   *[no] { $n ->
        [one] { $who } is still to place.
       *[other] { $who } are still to place.
    }
}
stacks-label = Safe cards, counted in strokes
stacks-strokes = { $n ->
    [one] stroke
   *[other] strokes
}
own-points = { $n ->
    [1] { $n } stroke
   *[other] { $n } strokes
}
    .with =
        { $n ->
            [1] with { $n } stroke
           *[other] with { $n } strokes
        }
mine-title = Your cards
mine-safe = Safe
mine-covered = Under { $place }
mine-nothing = nothing yet
position = { $stage }. { $dice } You: { $mine }; { $left } left, { $safe } safe. { $others } { $turn }
position-watch = { $stage }. { $dice } { $others } { $turn }
position-dice = The dice show { $sum }.
position-place = { $place }, { $open }
position-seat = { $who }: { $open }; { $n } safe.
key-roll = roll
key-lift = lift
key-place = place
key-claim = claim
you = you

# a first game, sentence by sentence
guide-roll = Roll. Others secure their open cards with that sum; is it one of yours, you roll all three dice again.
guide-choice = Roll on, or lift the tube if you believe the sand has run out. Wrong, and it costs you a card; nobody can see the sand.
guide-place = Change: put the new card on one of your three places. It covers what lies there.
guide-claim = The sum is on one of your cards: claim it, quickly!
guide-watch = The others roll. A sum that lies open before you secures that card: secured cards are what counts.

# the plain board: what the fields of a view are called
field-stage = stage
field-stages = stages
field-holder = holds the dice
field-dice_next = dice next
field-resting = dice rest
field-pro = pro version
field-double = a double
field-roller = rolls
field-dice = dice
field-sum = sum
field-throws = throws of this turn
field-secured = secured by
    .by-seat = secured
field-colours = colour
field-colours-blue = blue
field-colours-yellow = yellow
field-colours-green = green
field-colours-purple = purple
field-colours-orange = orange
field-open = open cards
field-heights = cards on each place
field-supply = supply
field-placing = still places
field-claim = to be claimed
field-number = number
field-last = last end
field-lifter = lifted by
field-sand = sand
field-sand-gone = gone
field-sand-left = left
field-giver = gives a card
field-given = card given
field-strokes = strokes by number
field-counted = cards counted
field-covered = covered cards
field-own_secured = your safe cards
