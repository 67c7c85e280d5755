# 6th Sense nel terminale.

round = manche { $round } di { $rounds }
trump = briscola:
trump-none = nessuna
left-out = senza { $colour }
left = { $n ->
    [one] ancora una presa
   *[other] ancora { $n } prese
}
asked = richiesto:
reversed = vince la più bassa
double = vale due se divisa
predicted = previsto
tricks = prese
played = in questa presa
called = come { $value }
blocks = blocca { $card }
blocked = bloccata
ahead = { $who } è in testa con { $card }: { $why }
position = Manche { $round }, briscola: { $trump }.
so-far = Nella presa: { $cards }.
you-have = La tua previsione è { $card } e hai { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}.
do-predict = metti la carta che dice quante prese farai
