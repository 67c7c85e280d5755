# 6th Sense in the terminal.

round = round { $round } of { $rounds }
trump = trump
trump-none = none
left-out = { $colour } is out
left = { $n ->
    [one] one trick left
   *[other] { $n } tricks left
}
asked = asked
reversed = lowest wins
double = counts two if split
predicted = predicted
tricks = tricks
played = in this trick
called = as { $value }
blocks = blocks { $card }
blocked = blocked
ahead = { $who } is ahead with { $card }: { $why }
position = Round { $round }, trump: { $trump }.
so-far = In the trick: { $cards }.
you-have = You predicted with { $card } and have { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
do-predict = lay the card that says how many tricks you will win
