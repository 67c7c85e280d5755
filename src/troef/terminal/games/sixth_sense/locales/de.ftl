# 6th Sense im Terminal.

round = Runde { $round } von { $rounds }
trump = Trumpf:
trump-none = keiner
left-out = ohne { $colour }
left = { $n ->
    [one] noch ein Stich
   *[other] noch { $n } Stiche
}
asked = verlangt
reversed = die niedrigste gewinnt
double = zählt geteilt als zwei
predicted = vorausgesagt
tricks = Stiche
played = in diesem Stich
called = als { $value }
blocks = blockiert { $card }
blocked = blockiert
ahead = { $who } liegt vorn mit { $card }: { $why }
position = Runde { $round }, Trumpf: { $trump }.
so-far = Im Stich: { $cards }.
you-have = Du hast mit { $card } vorausgesagt und hast { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}.
do-predict = leg die Karte, die sagt, wie viele Stiche du machst
