# 6th Sense in de terminal.

round = ronde { $round } van { $rounds }
trump = troef:
trump-none = geen
left-out = { $colour } doet niet mee
left = { $n ->
    [one] nog één slag
   *[other] nog { $n } slagen
}
asked = gevraagd
reversed = laagste wint
double = telt na splitsen voor twee
predicted = voorspeld
tricks = slagen
played = in deze slag
called = als { $value }
blocks = blokkeert { $card }
blocked = geblokkeerd
ahead = { $who } staat voor met { $card }: { $why }
position = Ronde { $round }, troef: { $trump }.
so-far = In de slag: { $cards }.
you-have = Je hebt voorspeld met { $card } en hebt { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}.
do-predict = leg de kaart die zegt hoeveel slagen je haalt
