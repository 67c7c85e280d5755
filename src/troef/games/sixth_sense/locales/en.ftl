# 6th Sense: what happens, why not, what can be chosen.

card = { $colour } { $number }
sense = { $colour } { $number }
zero = { $colour } { $number }
colour-B = blue
colour-Y = yellow
colour-R = red
colour-G = green
colour-P = purple

why-win-trump = the highest trump
why-win-colour = the highest card of the colour requested
why-reverse = the trick is reversed and this is the lowest card
why-reverse-tie = the trick is reversed and this was played last of the lowest cards
why-block-two_players = both cards are blocked

event-left-out = All { $colour } cards are left out of this match
event-deals = { $who } deals round { $round }
event-dealt = { $who } is dealt { $card }
    .hidden = { $who } is dealt a card
event-turned = { $card } is turned: { $colour } is trump
event-predicted = { $who } predicts with { $card }
    .hidden = { $who } lays a prediction face down
event-leads = { $who } leads
event-played = { $who } plays { $card }
event-called = { $who } plays { $card } as { $value }
event-blocked = { $who } plays { $block } as a block on { $card }: neither counts
event-asked = The first card is blocked: { $colour } is requested now
event-free = The first card is blocked: the next card sets the colour
event-took = { $who } wins the trick with { $card }: { $why }
event-lost = Both cards are blocked: nobody wins the trick
event-split = { $who } splits the trick and counts two
event-kept = { $who } keeps it as one trick
event-peeked = { $who } looks at the prediction of { $whose }
event-saw = { $who } sees that { $whose } predicted with { $card }
    .hidden = Nobody else sees the card
event-shown = { $who } predicted with { $card }
event-scored = { $who } won { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} and scores { $points }
event-won = { $winners } wins
    .several = { $winners } share the win

refusal-not-your-turn = It is { $seat }’s turn
refusal-predict-first = First lay a card face down as your prediction
refusal-already-predicted = Your prediction lies there already and stays
refusal-predictions-are-down = All predictions are made: play a card
refusal-not-in-hand = You do not hold { $card }
refusal-must-follow = You must follow { $colour }
refusal-choose-six-or-nine = Say whether { $card } is 6 or 9
refusal-nothing-to-block = There is nothing to block yet: the first card of a trick cannot be a block
refusal-one-block-a-trick = There has been a block in this trick: a 0 is a plain card now
refusal-not-in-the-trick = { $card } is not in this trick
refusal-split-first = { $seat } decides first whether to split the trick
refusal-decide-first = First decide: split the trick or keep it as one
refusal-nothing-to-split = There is no trick to split
refusal-no-trump-to-turn = Beginners play without trump, so no trump card can be turned late

option-novice = For beginners
    .about = No trump, and points for coming close: 6 for a right prediction, 4, 3, 2, 1 for one to four tricks beside it.
option-target = Points to reach
    .about = Play until somebody has so many points at the end of a round (20 rounds at most); 0 plays a fixed number of rounds.
option-late_trump = Late trump
    .about = The trump card is turned only when all predictions are made.
preset-classic = The whole game
preset-beginners = For beginners: no trump
preset-blind = Trump turned after the predictions
preset-race = First to 30 points

# why a move is good
advice-expect = Your other cards are good for about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
advice-nearest = Your other cards are good for about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, and no number in your hand is nearer
advice-fewer = Your other cards are good for about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, but not all of them will hold: rather say less
advice-more = Your other cards are good for about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, and, played well, for more
advice-wins = You still need { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, and this card will probably win
advice-later = You still need { $tricks ->
    [one] one trick, but a better card can win it later
   *[other] { $tricks } tricks, but better cards can win them later
}
advice-best = You still need { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, and you hold no better card
advice-spare = This card will hardly win: keep the better ones for what is left
advice-only = It is the only card you may play
advice-reached = You have the tricks you predicted: stay out of this one
advice-last = You have enough tricks, and nothing you hold surely loses
advice-block = A block decides this trick your way
advice-split = Two tricks bring you nearer to your prediction
advice-one = One trick is better for your prediction than two

move-predict = predict with { $card }
move-play = play { $card }
move-play-as = play { $sense } as { $value }
move-block-on = block { $card } with { $zero }
move-split = split: count two tricks
move-keep = keep it as one trick
