# Palavras só do tabuleiro; cartas, acontecimentos e recusas estão com o jogo.

pitch = o clássico, com as regras da tua casa
you = tu
sub-round = ronda { $round } · até { $target }
sub-over = fim da ronda { $round } · até { $target }
first-to = ganha quem chegar a { $target }
fewest-at = até { $target }, ganha quem tiver menos
score-title = Pontos · { $goal }

# os montes
stock-draw = tirar · { $n }
stock-take = levar { $n }
stock-left = { $n ->
    [1] resta 1
   *[other] restam { $n }
}
stock-label = { $n ->
    [0] Monte, vazio
    [1] Monte, uma carta
   *[other] Monte, { $n } cartas
}
stock-label-draw = Tirar uma carta; no monte: { $n }
stock-label-take = Levar { $n } cartas
pile-label = Pilha: { $card } em cima
no-colour = ainda sem cor
debt-you = para ti
debt-other = para { $who }

# os lugares
points = { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
}
thinking = a pensar
one-card = 1 carta…
held = { $n ->
    [1] 1 carta
   *[other] { $n } cartas
}
uno = UNO
uno-now = UNO!
uno-call = Dizer UNO
uno-catch = Apanhar { $who }
uno-catch-small = apanhar

# a faixa
your-turn = É a tua vez
turn-play-or-draw = joga ou tira
turn-play = joga uma carta
turn-draw = nada serve: tira
turn-pass = nada para jogar, nada para tirar
turn-picked = toca outra vez para jogar
turn-answer = A tua resposta
turn-owed = +{ $n } para ti
turn-owed-answer = responde ou leva
turn-owed-take = leva-as
turn-wish = Escolhe uma cor
turn-swap = A mão de quem?
turn-swap-text = toca num lugar
turn-drawn = Tiraste o { $card }
turn-drawn-fits = serve
turn-drawn-must = serve, por isso tens de o jogar
turn-right = Tinhas razão
turn-right-text = é a tua vez
turn-uno = Só uma carta!
turn-uno-text = diz UNO
wait-thinks = está a pensar
wait-answers = tem de responder
wait-names = escolhe uma cor
wait-jump = está a pensar · podes entrar fora da vez

# perguntas
wish-title = O teu { $card }: que cor?
name-title = Saiu um Joker primeiro: que cor?
swap-title = { $n ->
    [1] Trocar a tua carta com
   *[other] Trocar as tuas { $n } cartas com
}
believe-title = { $who }: +{ $n }, { $colour }. Acreditas?
do-challenge = Desafiar
do-challenge-if = certo: { $who } tira { $n } · errado: tiras { $wrong }
do-take = Levar { $n }
do-take-then = e perder a vez
do-keep = Ficar com ele
do-play = Jogá-lo
do-pass = Passar
do-jump = Entrar com o { $card }
do-back = Voltar
swap-with = Trocar com { $who }, { $cards }

# a mão mostrada
shown-yours = A mão de { $who } · só tu a vês
shown-you = A tua mão · só { $who } a vê
shown-others = A mão de { $who } · só { $other } a vê
shown-close = Guardar a mão

# a história
tale-wild = { $who } joga o { $card } e escolhe { $colour }
tale-may-catch = { $who } não disse UNO
tale-drew = { $who } tira { $n } cartas
tale-took = { $n ->
    [1] { $who } leva uma carta e perde a vez
   *[other] { $who } leva { $n } cartas e perde a vez
}
tale-guilty = { $n ->
    [1] Era bluff: { $who } tira uma carta
   *[other] Era bluff: { $who } tira { $n } cartas
}
tale-innocent = { $n ->
    [1] Não era bluff: { $who } tira uma carta
   *[other] Não era bluff: { $who } tira { $n } cartas
}
tale-caught = { $n ->
    [1] { $who } apanha { $culprit }: uma carta
   *[other] { $who } apanha { $culprit }: { $n } cartas
}
tale-out = { $who } ficou sem cartas
tale-out-points =
    { $who } ficou sem cartas. Os outros tinham { $n ->
        [1] um ponto
       *[other] { $n } pontos
    } na mão.
card-can = { $card }, pode jogar-se
card-jump = { $card }, pode entrar fora da vez

# para S
position = { $turn } { $top } no cimo da pilha, a cor é { $colour }, o jogo anda { $direction }. { $owed } Tens na mão: { $hand }. { $can } { $others }.
position-watch = { $turn } { $top } no cimo da pilha, a cor é { $colour }, o jogo anda { $direction }. { $owed } { $others }.
position-owed = { $who ->
    [tu] Deves { $n } cartas.
   *[other] { $who } deve { $n } cartas.
}
position-can = Podes jogar: { $cards }.
position-can-draw = Podes jogar: { $cards }, ou tirar.
position-draw = Podes tirar.
position-seat = { $who } tem { $n }

# teclas
key-play = jogar
key-draw = tirar
key-uno = UNO / apanhar
key-choice = escolhas

# um primeiro jogo, frase a frase
guide-watch = Ganha quem se livrar primeiro de todas as cartas. Uma carta serve se tiver a cor ou o número da pilha.
guide-play = As cartas levantadas servem: toca duas vezes numa. Não gostas de nenhuma? Toca no monte e tira.
guide-draw = Nada serve: toca no monte e tira uma carta.
guide-drawn = A carta que tiraste serve. Joga-a ou fica com ela.
guide-name = Escolhe a cor com que se continua; aquela de que tens mais é uma boa escolha.
guide-owes = Alguém te pôs a tirar cartas. Leva-as, ou diz que era bluff.
guide-two = Só tens duas cartas: assim que jogares uma, carrega em UNO, antes que te apanhem.
guide-call = Só uma carta. Carrega em UNO agora!

# O que se toca na folha de pontos.
pad-face-S = Salta
pad-face-R = Inverte
pad-face-D = +2
pad-face-W = Joker
pad-face-W4 = +4

# the plain board: what the fields of a view are called
field-top = na pilha
field-pile = últimas cartas
field-pile_size = cartas na pilha
field-stock = monte
field-owes = tem de tirar
field-accused = pode ser desafiado
field-window = uma carta, sem dizer UNO
field-catchable = pode ser apanhado
field-from = a partir de (ms)
field-last_round = última ronda
field-hands = cartas que sobraram
field-worth = valor
field-out = sem cartas
field-drawn = acabada de tirar
field-known = o que sabes
