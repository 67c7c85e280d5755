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
move-play = jogar o { $card }
move-play-as = jogar o { $card } e escolher { $colour }
move-play-swap = jogar o { $card } e trocar de mão com { $seat }
move-jump = entrar fora da vez com o { $card }
move-jump-swap = entrar fora da vez com o { $card } e trocar de mão com { $seat }
move-name = escolher { $colour }
move-catch = apanhar { $seat }
move-pass = passar
move-draw = tirar uma carta
move-keep = ficar com a carta
move-take = levar as cartas
move-challenge = desafiar o Joker Mais Quatro
move-uno = dizer UNO!
