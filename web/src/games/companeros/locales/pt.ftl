# Palavras só do tabuleiro; cartas, acontecimentos e recusas estão com o jogo.

pitch = fortes em conjunto, fracos no empate
sub-trick = vaza { $trick } de { $tricks }
sub-won = { $n ->
    [0] nada ganho ainda
    [1] 1 carta ganha
   *[other] { $n } cartas ganhas
}
sub-game = ronda { $game } de { $games }
sub-game-over = acabou a ronda { $game } de { $games }
sub-over = fim do jogo · nove vazas
ladder-title = Força nesta vaza
ladder-so-far = até agora
ladder-order = quem escolhe quando
ladder-empty = Ainda ninguém pôs uma carta
ladder-tie = { $strength } = { $strength }: empate. Daqui para baixo ninguém escolhe.
ladder-tie-now = { $strength } = { $strength }: por agora, daqui para baixo ninguém escolhe
display-title = Montra
display-take = Leva uma cor
display-points = pontos
display-took = { $who ->
    [tu] levaste o { $colour }
   *[other] { $who } levou o { $colour }
}
display-empty = A montra está vazia
column = { $points } { $colour }: { $cards }
turn-lay = põe uma carta qualquer
turn-pick-lead = Escolhes tu
turn-pick = uma cor inteira
wait-lays = põe uma carta
wait-picks = escolhe uma cor
do-lay = Pôr o { $card }
do-take = Levar o { $colour } · { $numbers }
do-choose-card = Escolhe uma carta
do-choose-colour = Escolhe uma cor
won = { $n ->
    [1] 1 ganha
   *[other] { $n } ganhas
}
    .short = { $n }
order-you-first = Escolhes primeiro
order-you-now = Escolhes agora
order-now = { $who } escolhe
order-then = { $now }, depois { $others }
order-nothing = { $order }. Não sobra nada para { $late }
order-you-late = ti
harvest-label = Cartas ganhas, viradas para cima
harvest-left = { $n ->
    [1] sobra uma carta: não é de ninguém
   *[other] sobram { $n } cartas: não são de ninguém
}
last-title = Última vaza
last-nobody = As cores mais fortes empataram: ninguém escolheu
last-took = { $who } → { $colour }
last-tie = O empate deixou o resto de fora
last-empty = A montra ficou vazia
position-lay = Vaza { $trick }. { $ladder } { $display } { $turn }
position-display = Na montra: { $cards }.
position-bar = { $colour } { $sum }
key-take = levar uma cor
key-lay = pôr
you = tu

# um primeiro jogo, frase a frase
guide-start = Nove vazas. Em cada uma todos põem uma carta; com uma cor forte podes escolher cartas da montra. Ganha quem tiver mais pontos nas cartas escolhidas.
guide-watch = As barras somam: cartas da mesma cor ajudam-se, seja quem for que as tenha posto.
guide-lay = Põe uma carta qualquer. Quem pôs a cor mais forte escolhe primeiro da montra; ganha quem tiver mais pontos nessas cartas.
guide-lead = Abres tu: põe uma carta qualquer. Os outros podem juntar-se à tua cor ou fazê-la empatar.
guide-lay-again = Olha primeiro para as barras: duas somas iguais empatam, e daí para baixo ninguém escolhe.
guide-pick = Escolhes tu: toca numa cor da montra. Levas todas as suas cartas; números altos são pontos.
guide-wait = As cores fortes escolhem primeiro. A tua vez de escolher vai chegar.
guide-late = Mais jogadores do que cores: a montra fica vazia antes da tua vez. Depois as cartas jogadas formam a nova.
guide-tied = A tua cor empatou ou ficou abaixo de um empate: nesta vaza não levas nada.
guide-others = Escolhem os outros. Depois as cartas jogadas vão para a montra e começa a próxima vaza.

# the plain board: what the fields of a view are called
field-game = jogo
field-games = jogos
field-trick = vaza
field-tricks = vazas
field-opener = abriu o jogo
field-display = montra
field-laid = jogadas
field-strengths = forças
field-strength = força
field-order = escolhe a seguir
field-late = nada sobra para
field-picked = já escolheram
field-tied = empatadas
field-taken = cartas levadas
field-running = pontos até agora
field-last = última vaza
field-took = levou
field-stopped = acabou por
field-stopped-empty = montra vazia
field-stopped-tie = um empate
