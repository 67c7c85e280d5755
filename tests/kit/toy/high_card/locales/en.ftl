event-dealt = { $who } is dealt { $card }
    .hidden = { $who } is dealt a card
event-laid = { $who } lays { $card }
    .hidden = { $who } lays a card face down
event-peeked = { $who } looks at the spare card: { $card }
    .hidden = { $who } looks at the spare card
event-shown = { $who } turns up { $card }
event-took = { $who } takes the trick
event-won = { $winners } wins
    .several = { $winners } share the win

refusal-has-laid = You have laid your card
refusal-has-peeked = You have looked at the spare card before
refusal-not-in-hand = You do not hold { $card }

option-seconds = Seconds to lay
    .about = After so many seconds the table lays the lowest card of whoever sleeps.
preset-hasty = Two seconds a trick
