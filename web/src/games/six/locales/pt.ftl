# Palavras só do tabuleiro; cartas, acontecimentos e recusas estão com o jogo.

pitch = dados, e areia que não se vê
sub-stage = etapa { $stage } de { $stages }
sub-stage-over = fim da etapa { $stage } de { $stages }
sub-pro = pro · { $stage }
sub-over = fim do jogo
called = { $sum ->
    [1] Um
    [2] Dois
    [3] Três
    [4] Quatro
    [5] Cinco
    [6] Seis
    [7] Sete
    [8] Oito
    [9] Nove
    [10] Dez
    [11] Onze
    [12] Doze
    [13] Treze
    [14] Catorze
    [15] Quinze
    [16] Dezasseis
    [17] Dezassete
    [18] Dezoito
   *[other] { $sum }
}!
yours-choice-lead = Os teus dados
yours-choice = lanças, ou a areia acabou?
yours-start-lead = Começas tu
yours-start = vira a ampulheta e lança
yours-stage-lead = Acabou a etapa { $stage }
yours-stage = começas tu
yours-throw-lead = Lança
yours-throw = { $sum }, não acertaste
yours-match = o { $sum } é teu: outra vez três dados
yours-bound-lead = Cedo demais
yours-bound = agora tens de lançar
yours-place-lead = Põe a carta!
yours-place = toca numa casa
yours-claim = tens este número: reclama-o
rolling-lead = A rolar…
rolling-yours = os teus dados
change-lead = Troca!
change-yours = os dados vêm para ti
wait-start = vira a ampulheta
wait-stage = { $who } começa
wait-choice = lança ou levanta o tubo
wait-throw = { $n ->
    [1] lança um dado
    [2] lança dois dados
   *[other] lança três dados
}
wait-bound = tem de lançar
wait-rolling = está a lançar
wait-placing = { $n ->
    [1] põe uma carta
   *[other] põem uma carta
}
do-roll = Lançar
do-roll-dice = { $n ->
    [1] Lançar um dado
    [2] Lançar dois dados
   *[other] Lançar três dados
}
do-start = Virar a ampulheta e lançar
do-lift = Levantar
    .long = Levantar o tubo
do-claim = Reclamar { $n }
do-place = Pôr o { $card } na casa { $place }, { $open ->
    [0] vazia
   *[other] sobre o { $open }
}
place = Casa { $place }: { $open ->
    [0] vazia
   *[other] { $open }
}{ $under ->
    [0] { "" }
    [1] , uma carta por baixo
   *[other] , { $under } cartas por baixo
}
place-empty = vazia
idle-start = { $who } vira a ampulheta
idle-dice = { $who } tem os dados
idle-change = Troca!
left = reserva
safe = a salvo
seat-safe = { $n } a salvo
seat-row = À vista: { $open }
tube = O tubo sobre a areia
tube-up = O tubo está levantado
stage = etapa
this-turn = Esta vez até agora
double-you = Dois iguais! Os dados voltam para ti
double-on = Dois iguais! Os dados voltam para { $who }
double = Dois iguais! Os dados voltam para trás
verdict-gone = A areia acabou
verdict-left = Ainda há areia
verdict-unlifted = Ninguém levantou o tubo
verdict-unlifted-text = A areia acabou e ninguém olhou. Ninguém devolve nenhuma carta.
verdict-gives = { $me ->
    [yes] Devolves ao fundo da reserva o { $number }, a última carta que guardaste
   *[no] { $who } devolve ao fundo da reserva o { $number }, a última carta que guardou
}
verdict-nothing = { $me ->
    [yes] Não tens nenhuma carta guardada para devolver
   *[no] { $who } não tem nenhuma carta guardada para devolver
}
tale-starts = { $me ->
    [yes] Começas a etapa { $stage }.
   *[no] { $who } começa a etapa { $stage }.
}
tale-lifted = { $me ->
    [yes] Levantaste o tubo.
   *[no] { $who } levantou o tubo.
}
tale-left = { $me ->
    [yes] Levantaste o tubo cedo demais e começas a etapa { $stage }.
   *[no] { $who } levantou o tubo cedo demais e começa a etapa { $stage }.
}
tale-last = { $me ->
    [yes] Lançaste por último e começas a etapa { $stage }.
   *[no] { $who } lançou por último e começa a etapa { $stage }.
}
tale-goes-on = { $me ->
    [yes] O tubo volta para cima da areia, e tens de lançar.
   *[no] O tubo volta para cima da areia, e { $who } tem de lançar.
}
tale-rolled = { $me ->
    [yes] Lançaste { $sum }.
   *[no] { $who } lançou { $sum }.
}
tale-matched = { $me ->
    [yes] Lançaste { $sum }, que tens à vista: outra vez três dados.
   *[no] { $who } lançou { $sum }, uma carta sua à vista: outra vez três dados.
}
tale-unmatched = { $me ->
    [yes] Lançaste { $sum }{ $next ->
        [0] {" "}e falhaste: troca!
        [1] : não acertaste, agora um dado.
       *[other] : não acertaste, agora dois dados.
    }
   *[no] { $who } lançou { $sum }{ $next ->
        [0] {" "}e falhou: troca!
        [1] : não acertou, agora um dado.
       *[other] : não acertou, agora dois dados.
    }
}
tale-double = { $me ->
    [yes] Lançaste dois iguais: troca, e os dados voltam para trás.
   *[no] { $who } lançou dois iguais: troca, e os dados voltam para trás.
}
tale-secured = { $me ->
    [yes] Guardaste a carta.
   *[no] Carta guardada: { $who }.
}
tale-claim = Quem tem essa carta à vista pode reclamá-la.
tale-placing = { $me ->
    [yes] Ainda tens de pôr uma carta.
   *[no] { $n ->
        [1] { $who } ainda tem de pôr uma carta.
       *[other] { $who } ainda têm de pôr uma carta.
    }
}
stacks-label = Cartas guardadas, contadas em traços
stacks-strokes = { $n ->
    [1] traço
   *[other] traços
}
own-points = { $n ->
    [1] { $n } traço
   *[other] { $n } traços
}
    .with =
        { $n ->
            [1] com { $n } traço
           *[other] com { $n } traços
        }
mine-title = As tuas cartas
mine-safe = Guardadas
mine-covered = Tapadas na casa { $place }
mine-nothing = ainda nada
position = { $stage }. { $dice } Tu: { $mine }; restam: { $left }, guardadas: { $safe }. { $others } { $turn }
position-watch = { $stage }. { $dice } { $others } { $turn }
position-dice = Os dados somam { $sum }.
position-place = { $place }, { $open }
position-seat = { $who }: { $open }; guardadas: { $n }.
key-roll = lançar
key-lift = levantar
key-place = pôr
key-claim = reclamar
you = tu

# um primeiro jogo, frase a frase
guide-roll = Lança. Os outros guardam as cartas à vista com essa soma; se for uma das tuas, voltas a lançar os três dados.
guide-choice = Continua a lançar, ou levanta o tubo se achas que a areia acabou. Se errares, custa-te uma carta; ninguém vê a areia.
guide-place = Troca: põe a carta nova numa das tuas três casas. Ela tapa o que lá está.
guide-claim = A soma está numa das tuas cartas: reclama-a, depressa!
guide-watch = Lançam os outros. Se sair uma soma que tens à vista, guardas essa carta: só as cartas guardadas contam.

# the plain board: what the fields of a view are called
field-stage = etapa
field-stages = etapas
field-holder = tem os dados
field-dice_next = dados a seguir
field-resting = dados parados
field-pro = versão pro
field-double = dois iguais
field-roller = lança
field-dice = dados
field-sum = soma
field-throws = lançamentos desta vez
field-secured = guardada por
    .by-seat = guardadas
field-colours = cor
field-colours-blue = azul
field-colours-yellow = amarelo
field-colours-green = verde
field-colours-purple = roxo
field-colours-orange = laranja
field-open = cartas à vista
field-heights = cartas em cada casa
field-supply = reserva
field-placing = ainda tem de pôr
field-claim = por reclamar
field-number = número
field-last = fim anterior
field-lifter = levantou
field-sand = areia
field-sand-gone = acabou
field-sand-left = ainda há
field-giver = devolve uma carta
field-given = carta devolvida
field-strokes = traços por número
field-counted = cartas contadas
field-covered = cartas tapadas
field-own_secured = as tuas cartas guardadas
