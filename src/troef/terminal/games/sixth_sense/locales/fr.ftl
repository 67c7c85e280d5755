# 6th Sense dans le terminal.

round = manche { $round } sur { $rounds }
trump = atout :
trump-none = aucun
left-out = sans { $colour }
left = { $n ->
    [0] plus aucun pli
    [one] encore un pli
   *[other] encore { $n } plis
}
asked = demandé :
reversed = la plus basse gagne
double = compte deux si divisé
predicted = prédit
tricks = plis
played = dans ce pli
called = comme { $value }
blocks = bloque le { $card }
blocked = bloqué
ahead = { $who } est en tête avec le { $card } : { $why }
position = Manche { $round }, atout : { $trump }.
so-far = Dans le pli : { $cards }.
you-have = Tu as prédit avec le { $card } et tu as { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
do-predict = pose la carte qui dit combien de plis tu feras
