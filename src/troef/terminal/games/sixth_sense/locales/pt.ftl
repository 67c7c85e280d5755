# 6th Sense no terminal.

round = ronda { $round } de { $rounds }
trump = trunfo:
trump-none = nenhum
left-out = sem { $colour }
left = { $n ->
    [1] falta uma vaza
   *[other] faltam { $n } vazas
}
asked = cor pedida:
reversed = ganha a mais baixa
double = conta por duas se for dividida
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
do-predict = põe a carta que diz quantas vazas vais fazer
