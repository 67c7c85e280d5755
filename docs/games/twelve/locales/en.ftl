event-leads = { $who } leads
event-dealt = { $who } is dealt { $card }
    .hidden = { $who } is dealt a card
event-laid = { $who } lays { $card }
event-took = { $who } takes the trick
event-won = { $winners } wins
    .several = { $winners } share the win

refusal-not-your-turn = It is { $seat }'s turn
refusal-not-in-hand = You do not hold { $card }

option-low = The lowest takes
    .about = Not the highest but the lowest card takes a trick.
preset-classic = The highest takes
