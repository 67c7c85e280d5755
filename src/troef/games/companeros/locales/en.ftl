# Compañeros: what happens, why not, what can be chosen.

card = { $colour } { $number }
colour-G = green
colour-Y = yellow
colour-R = red
colour-B = blue
colour-P = purple
colour-O = orange

event-starts = { $who } starts
event-shown = On display: { $card }
event-dealt = { $who } is dealt { $card }
    .hidden = { $who } is dealt a card
event-laid = { $who } lays { $card }
event-tied = { $colours } tie at { $strength }: their players and all with a weaker colour take nothing
event-took = { $who } takes { $colour }: { $points ->
    [one] one point
   *[other] { $points } points
}
event-leads = { $who } leads the next trick
event-scored = { $who } scores { $points }
event-won = { $winners } wins
    .several = { $winners } share the win

refusal-not-your-turn = It is { $seat }’s turn
refusal-take-first = The trick is being settled: take a colour from the display
refusal-lay-first = Cards are being laid: lay one from your hand
refusal-not-in-hand = You do not hold { $card }
refusal-not-on-display = There is no { $colour } card on display

option-games = Games in a row
    .about = The points of so many games are added up; whoever scores most starts the next.
option-open_scores = Open scores
    .about = Shows everybody’s points while the game goes on; the box keeps them face down.
preset-classic = One game
preset-evening = Three games

# why a move is good
advice-most = { $colour } is worth most now: { $points ->
    [one] one point
   *[other] { $points } points
}
advice-leaves = { $colour } brings { $points ->
    [one] one point
   *[other] { $points } points
}, and leaves the others what helps them less
advice-first = As it stands you pick first, for up to { $points ->
    [one] one point
   *[other] { $points } points
}
advice-together = Together { $colour } has strength { $strength }: you pick with the others of that colour
advice-cheap = A low card costs you little here
advice-place = A { $number } gets you a place in the order at a fair price
advice-tie = As it stands it ties at { $strength }: nobody from there down picks, and you neither
advice-nothing = As it stands you pick nothing in this trick: keep your better cards
advice-only = It is the only card you have left

move-lay = lay { $card }
move-take = take { $colour }
