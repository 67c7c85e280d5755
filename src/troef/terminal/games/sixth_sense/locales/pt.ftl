# 6th Sense no terminal.

round = ronda { $round } de { $rounds }
trump = trunfo
left-out = { $colour } está fora
left = { $n ->
    [1] falta uma vaza
   *[other] faltam { $n } vazas
}
asked = pedida
reversed = ganha a mais baixa
double = conta duas se for dividida
predicted = previsão
tricks = vazas
played = nesta vaza
called = como { $value }
blocks = bloqueia o { $card }
blocked = bloqueada
ahead = { $who } vai à frente com o { $card }: { $why }
position = Ronda { $round }, trunfo: { $trump }.
so-far = Na vaza: { $cards }.
you-have = Previste com o { $card } e tens { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}.
