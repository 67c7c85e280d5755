# 6th Sense i terminalen.

round = runde { $round } af { $rounds }
trump = trumf:
trump-none = ingen
left-out = { $colour } er ude
left = { $n ->
    [one] ét stik tilbage
   *[other] { $n } stik tilbage
}
asked = gælder
reversed = lavest vinder
double = tæller to, hvis det deles
predicted = spået
tricks = stik
played = i dette stik
called = som { $value }
blocks = blokerer { $card }
blocked = blokeret
ahead = { $who } fører med { $card }: { $why }
position = Runde { $round }, trumf: { $trump }.
so-far = I stikket: { $cards }.
you-have = Du har spået med { $card } og har { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}.
do-predict = læg det kort, der siger, hvor mange stik du får
