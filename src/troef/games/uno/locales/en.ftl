# UNO: what happens, why not, what can be chosen.

card = { $colour } { $face }
colour-B = blue
colour-G = green
colour-R = red
colour-Y = yellow
face-S = Skip
face-R = Reverse
face-D = Draw Two
wild-W = Wild
wild-W4 = Wild Draw Four
direction-left = to the left
direction-right = to the right

event-drew_for_deal = { $who } draws { $card } for the deal
event-deals = { $who } deals
event-dealt = { $who } is dealt { $card }
    .hidden = { $who } is dealt a card
event-put_back = { $card } is turned first: it goes back, and the stock is shuffled
event-turned = { $card } is turned first
event-named = { $who } names { $colour }
event-played = { $who } plays { $card }
event-jumped = { $who } jumps in with { $card }
event-drew = { $who } draws { $card }
    .hidden = { $who } draws a card
event-draws_on = { $who } cannot play it and draws on
event-may_play = { $who } may play { $card }
    .hidden = { $who } may play the card just drawn
event-kept = { $who } keeps the card
event-passed = { $who } passes: nothing to play, nothing to draw
event-skipped = { $who } is skipped
event-reversed = Play goes { $direction }
event-owes = { $who } owes { $cards ->
    [one] one card
   *[other] { $cards } cards
}
event-took = { $who } has to take { $cards ->
    [one] one card
   *[other] { $cards } cards
}
event-new_stock = The open pile is shuffled into a new stock of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
event-challenged = { $who } challenges { $accused }
event-shown = { $who } shows { $card }
    .hidden = { $who } shows a card to the challenger
event-guilty = { $who } had a card of the colour: guilty
event-innocent = { $who } had no card of the colour: innocent
event-one_left = { $who } has one card left
event-may_catch = { $who } can be caught now
event-called = { $who }: UNO!
event-caught = { $who } catches { $culprit }
event-swapped = { $who } swaps hands with { $other }
event-hands_passed = Every hand is passed on { $direction }
event-received = { $who } receives { $card }
    .hidden = { $who } receives a card
event-went_out = { $who } is out
event-left = { $who } is left with { $card }
event-scored = { $who } scores { $points }
event-won = { $winners } wins
    .several = { $winners } share the win

refusal-not-your-turn = It is { $seat }’s turn
refusal-no-call-due = There is no UNO to call
refusal-not-your-call = It is { $seat } who has to call, not you
refusal-not-yourself = You cannot catch yourself
refusal-nothing-to-catch = { $seat } cannot be caught
refusal-grace = { $seat } still has a moment to call: { $ms } ms from the card
refusal-no-jumps = This table plays without jumping in
refusal-jump-on-turn = It is your turn: play the card
refusal-jump-too-late = { $seat } has begun: too late to jump in
refusal-not-identical = { $card } is not identical to the top card
refusal-not-in-hand = You do not hold { $card }
refusal-only-the-drawn = You have drawn: only { $card } may be played now
refusal-does-not-fit = { $card } does not fit: play { $colour }, the number or symbol of the top card, or a wild
refusal-no-bluffing = You hold { $colour }: a Wild Draw Four is not allowed at this table
refusal-no-answer = { $card } is no answer to the { $cards } cards you owe
refusal-no-action-finish = { $card } may not be your last card at this table
refusal-no-colour-needed = { $card } is your last card: no colour needs naming
refusal-name-a-colour = { $card } needs a colour
refusal-no-swaps = This table plays without swapping hands
refusal-no-swap-at-the-end = A seven as your last card swaps nothing
refusal-swap-with-another = You cannot swap hands with { $seat }
refusal-choose-whom = Choose with whom the seven swaps your hand
refusal-nothing-to-name = There is no colour to name
refusal-name-first = Name a colour first
refusal-nothing-owed = You owe no cards
refusal-no-challenge-without-bluffing = This table plays without bluffing: there is nothing to challenge
refusal-no-challenge-in-a-stack = Only a single Wild Draw Four can be challenged
refusal-you-owe = You owe { $cards } cards first
refusal-already-drawn = You have drawn { $card }: play it or keep it
refusal-nothing-to-draw = There is nothing to draw
refusal-must-play = You can play, so you must
refusal-draw-instead = Draw a card: there are some
refusal-nothing-drawn = You have drawn nothing that could be kept
refusal-must-play-the-drawn = { $card } can be played, so at this table it must be

option-scoring = Scoring
    .about = The winner of a round scores what the others hold, or everybody writes down their own and the fewest win.
choice-scoring-winner = the winner scores
choice-scoring-penalty = penalty points
option-target = Points to reach
    .about = The match ends when somebody has so many points.
option-bluffing = Bluffing
    .about = A Wild Draw Four may be played against the rule, and may be challenged.
option-uno_call = Calling UNO
    .about = Players call themselves and can be caught, or the table calls for everybody.
choice-uno_call-call = everybody calls
choice-uno_call-auto = the table calls
option-uno_grace_ms = Time to call (milliseconds)
    .about = For so long only the player with one card can act; then the others can catch.
option-uno_penalty = Cards for a missed call
    .about = What a player draws who is caught.
option-wild_start = A Wild turned first
    .about = The player left of the dealer chooses the colour, or another card is turned.
choice-wild_start-choose = choose a colour
choice-wild_start-redraw = turn another card
option-two_player_reverse = Reverse for two
    .about = With two players a Reverse is a Skip, or only turns the direction.
choice-two_player_reverse-skip = skips the other
choice-two_player_reverse-pass = only turns round
option-stacking = Stacking
    .about = A Draw Two answers a Draw Two and a Wild Draw Four its like; mixed: also each other.
choice-stacking-off = no
choice-stacking-same = on its like
choice-stacking-mixed = mixed
option-jump_in = Jumping in
    .about = Whoever holds a card identical to the top card may play it out of turn.
option-seven_zero = Sevens and noughts
    .about = A 7 swaps your hand with somebody’s, a 0 passes all hands on.
option-draw_until_playable = Draw until playable
    .about = Whoever has nothing to play draws until something can be played.
option-forced_play = Forced play
    .about = Whoever can play must, a card just drawn too.
option-no_action_finish = No action at the end
    .about = The last card must be a number.
preset-classic = As in the leaflet
preset-strict = No bluffing
preset-party = Party: stacking, jumping in, sevens and noughts, drawing until playable

# why a move is good
advice-out = It is your last card: you are out
advice-stop = { $seat } has { $cards ->
    [one] one card
   *[other] { $cards } cards
} left and must be stopped
advice-void = { $seat } has just drawn on { $colour } and may have none
advice-costly = It would cost you { $points } points if somebody else goes out
advice-colour = You hold { $cards ->
    [one] one card
   *[other] { $cards } cards
} of { $colour }: keep that colour going
advice-sheds = One card less, and what is left fits more often
advice-save = What you could play is worth more later
advice-nothing-fits = Nothing in your hand fits
advice-keep = This card is worth more later
advice-call = You have one card left: say it before they catch you
advice-catch = { $seat } has one card and has not called
advice-take = { $seat } probably had no other choice
advice-challenge = { $seat } probably had a card of the colour

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
