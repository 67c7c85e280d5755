# 6th Sense en el terminal.

round = ronda { $round } de { $rounds }
trump = triunfo:
trump-none = ninguno
left-out = sin { $colour }
left = { $n ->
    [one] queda una baza
   *[other] quedan { $n } bazas
}
asked = se pide
reversed = gana la más baja
double = vale dos si se divide
predicted = predicho
tricks = bazas
played = en esta baza
called = como { $value }
blocks = bloquea el { $card }
blocked = bloqueada
ahead = { $who } va por delante con el { $card }: { $why }
position = Ronda { $round }, triunfo: { $trump }.
so-far = En la baza: { $cards }.
you-have = Has predicho con el { $card } y tienes { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}.
do-predict = pon la carta que dice cuántas bazas ganarás
