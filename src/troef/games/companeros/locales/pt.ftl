# Compañeros: o que acontece, porque não, o que se pode escolher.
# O português conta o 0 como singular ([one]); por isso as frases escolhem pelo número 1.

card = { $number } { $colour }
colour-G = verde
colour-Y = amarelo
colour-R = vermelho
colour-B = azul
colour-P = roxo
colour-O = laranja

event-starts = { $who } começa
event-shown = Na montra: { $card }
event-dealt = { $who } recebe o { $card }
    .hidden = { $who } recebe uma carta
event-laid = { $who } põe o { $card }
event-tied = { $colours } empatam a { $strength }: quem pôs uma dessas cores ou outra mais fraca não leva nada
event-took = { $who } leva o { $colour }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
}
event-leads = { $who } abre a próxima vaza
event-scored = { $who } faz { $points ->
    [1] um ponto
   *[other] { $points } pontos
}
event-won = { $winners } ganha
    .several = { $winners } partilham a vitória

refusal-not-your-turn = É a vez de { $seat }
refusal-take-first = A vaza está a ser decidida: leva uma cor da montra
refusal-lay-first = Agora põem-se cartas: põe uma da tua mão
refusal-not-in-hand = Não tens o { $card } na mão
refusal-not-on-display = Não há { $colour } na montra

option-games = Jogos seguidos
    .about = Somam-se os pontos de todos os jogos; quem fizer mais num jogo começa o seguinte.
option-open_scores = Pontos à vista
    .about = Mostra os pontos de todos durante o jogo; segundo as regras da caixa, as cartas ganhas ficam viradas para baixo.
preset-classic = Um jogo
preset-evening = Três jogos

# porque é que uma jogada é boa
advice-most = O { $colour } é o que vale mais agora: { $points ->
    [1] um ponto
   *[other] { $points } pontos
}
advice-leaves = O { $colour } dá { $points ->
    [1] um ponto
   *[other] { $points } pontos
} e deixa aos outros o que menos os ajuda
advice-first = Como as coisas estão, escolhes primeiro e levas até { $points ->
    [1] um ponto
   *[other] { $points } pontos
}
advice-together = Em conjunto, o { $colour } tem força { $strength }: escolhes com os outros dessa cor
advice-cheap = Aqui uma carta baixa custa-te pouco
advice-place = Um { $number } dá-te um lugar na ordem por um preço justo
advice-tie = Como as coisas estão, há empate a { $strength }: daí para baixo ninguém escolhe, nem tu
advice-nothing = Como as coisas estão, nesta vaza não escolhes nada: guarda as tuas melhores cartas
advice-only = É a única carta que te resta

move-lay = pôr o { $card }
move-take = levar o { $colour }
