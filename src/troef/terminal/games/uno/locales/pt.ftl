# UNO no terminal.

pile = pilha
colour-in-force = cor
stock = { $cards } no monte
goes-left = o jogo anda para a esquerda
goes-right = o jogo anda para a direita
owes = { $who } deve { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
one-left = uma carta!
known = visto na mão de { $who }:
holds = { $who } tem { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
position = No cimo da pilha está o { $card }, a cor é { $colour }.
position-open = No cimo da pilha está o { $card }, ainda sem cor escolhida.
