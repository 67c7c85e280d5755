# SIX: what happens, why not, what can be chosen.

colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-orange = orange

why-lifted = the tube was lifted
why-unlifted = nobody lifted the tube
why-exhausted = there is nothing left to secure

event-opened = { $who } opens { $number } on place { $place }
event-starts = { $who } starts stage { $stage }
event-hurried = { $who } waits too long: the table rolls
event-turned = { $who } turns the glass and covers it
event-rolled = { $who } rolls { $dice }: { $sum }!
event-secured = { $who } secures { $number }{ $open ->
    [0] { "" }
   *[other] , { $open } is open again
}
event-claimable = { $number } can be claimed by { $seats }
event-missed = { $who } misses the { $number }
event-double = A double ends the turn of { $who }
event-matched = { $who } has { $number } open and rolls three dice again
event-unmatched = { $dice ->
    [0] { $who } has rolled the last die: change!
    [one] No match: { $who } goes on with one die
   *[other] No match: { $who } goes on with { $dice } dice
}
event-rested = The dice lie still
event-reversed = Play goes round the other way
event-change = { $who } gets the dice
event-drew = { $who } has { $number } to place
    .hidden = { $who } has a card to place
event-slow = { $who } takes too long: the table places
event-placed = { $over ->
    [0] { $who } places { $number } on place { $place }
   *[other] { $who } covers { $over } with { $number } on place { $place }
}
event-chooses = { $who } may roll or lift the tube
event-lifted = { $who } lifts the tube: { $sand ->
    [gone] the sand is gone
   *[left] there is sand left
}
event-gave = { $number ->
    [0] { $who } has no secured card to give
   *[other] { $who } puts the secured { $number } back under the supply
}
event-goes_on = The tube goes back over the sand, and { $who } has to roll
event-stage_over = Stage { $stage } is over: { $why }
event-scored = { $who } scores { $points }
event-won = { $winners } wins
    .several = { $winners } share the win

refusal-stages-are-over = All stages are over
refusal-place-first = First place your card
refusal-not-your-dice = { $seat } has the dice
refusal-dice-are-rolling = The dice are still rolling
refusal-wait-for-placements = Not everybody has placed yet
refusal-lift-only-instead-of-the-first-roll = The tube can be lifted only instead of a turn’s first roll
refusal-starter-cannot-lift = Whoever starts a stage rolls first
refusal-lifted-too-early = You lifted too early: now you have to roll
refusal-no-change = Cards are placed at a change only
refusal-receiver-does-not-place = Whoever gets the dice places no card
refusal-no-supply = Your supply is empty
refusal-already-placed = You have placed already
refusal-empty-place-first = Use an empty place first
refusal-secured-by-itself = At this table cards are secured by themselves
refusal-nothing-to-claim = There is nothing to claim
refusal-roller-secures-nothing = Whoever rolls secures nothing
refusal-not-the-sum = The sum is { $sum }
refusal-was-not-open = You did not have { $number } open when it was rolled
refusal-already-claimed = You have claimed { $number } already
refusal-covered-meanwhile = Your { $number } has been covered since
refusal-timer-min-above-timer-max = The sand cannot run { $timer_min } s at least and { $timer_max } s at most
refusal-claim-needs-roll-ms = Claiming needs dice that roll { $least } ms at least, not { $roll_ms }

option-pro = Pro version
    .about = A double ends the turn, and play goes round the other way.
option-secure = Securing
    .about = The table takes rolled cards off by itself, or everybody has to claim their own in time.
choice-secure-auto = by itself
choice-secure-claim = by a claim
option-timer_min = Sand, at least (seconds)
    .about = The hidden timer runs at least so long.
option-timer_max = Sand, at most (seconds)
    .about = The hidden timer runs at most so long.
option-grace_seconds = Grace (seconds)
    .about = If nobody lifts the tube, the stage ends so long after the sand ran out.
option-place_seconds = Time to place (seconds)
    .about = After so long the table places for those who have not.
option-turn_seconds = Time to roll (seconds)
    .about = After so long the table rolls for whoever has the dice.
option-start_seconds = Time to start (seconds)
    .about = So long the table waits for the first roll of a stage.
option-roll_ms = Rolling dice (milliseconds)
    .about = So long the dice roll before the next throw or the change.
option-free_placement = Free placement
    .about = Cards may be covered even while a place is empty.
option-early_lift = Lifting too early
    .about = Ends the stage, or costs a card and the stage goes on.
choice-early_lift-ends = ends the stage
choice-early_lift-goes_on = the stage goes on
option-strokes = Strokes
    .about = What the numbers 1 to 18 are worth; an estimate, unless you copy them from your box.
preset-classic = By the leaflet
preset-pro = Pro version
preset-sharp = Sharp: claim your cards, no early end
preset-short = Short: a minute a stage

# why a move is good
advice-claim = { $number } is rolled and lies open before you: claim it
advice-cover = Cover the { $number }: it is the least you can lose
advice-empty = An empty place costs you nothing
advice-roll = It is your throw
advice-sand = The sand cannot have run out yet
advice-dare = The sand is probably still running ({ $percent } % that it is gone): roll on
advice-hold = The sand may be gone ({ $percent } %), but lifting too early would cost you a card: roll on
advice-lift = The sand is gone with { $percent } %: lift, and the last roller pays
advice-end = An end now is worth the card it may cost ({ $percent } % that the sand is gone)

move-roll = roll
move-lift = lift the tube
move-place = on place { $place }
move-claim = claim { $number }
