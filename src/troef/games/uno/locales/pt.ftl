# UNO: o que acontece, porque não, o que se pode escolher.

card = { $face } { $colour }
colour-B = azul
colour-G = verde
colour-R = vermelho
colour-Y = amarelo
face-S = Salta
face-R = Inverte
face-D = Mais Dois
wild-W = Joker
wild-W4 = Joker Mais Quatro
direction-left = para a esquerda
direction-right = para a direita

event-drew_for_deal = { $who } tira o { $card } para ver quem dá
event-deals = { $who } dá as cartas
event-dealt = { $who } recebe o { $card }
    .hidden = { $who } recebe uma carta
event-put_back = A primeira carta é o { $card }: volta para o monte, que se baralha
event-turned = A primeira carta é o { $card }
event-named = { $who } escolhe { $colour }
event-played = { $who } joga o { $card }
event-jumped = { $who } entra fora da vez com o { $card }
event-drew = { $who } tira o { $card }
    .hidden = { $who } tira uma carta
event-draws_on = { $who } não a pode jogar e continua a tirar
event-may_play = { $who } pode jogar o { $card }
    .hidden = { $who } pode jogar a carta que tirou
event-kept = { $who } fica com a carta
event-passed = { $who } passa: nada para jogar, nada para tirar
event-skipped = { $who } perde a vez
event-reversed = O jogo anda { $direction }
event-owes = { $who } deve { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
event-took = { $who } tem de levar { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
event-new_stock = A pilha é baralhada e passa a ser um novo monte de { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
event-challenged = { $who } desafia { $accused }
event-shown = { $who } mostra o { $card }
    .hidden = { $who } mostra uma carta a quem desafiou
event-guilty = { $who } tinha uma carta da cor: era bluff
event-innocent = { $who } não tinha carta da cor: não era bluff
event-one_left = { $who } só tem uma carta
event-may_catch = Já se pode apanhar { $who }
event-called = { $who }: UNO!
event-caught = { $who } apanha { $culprit }
event-swapped = { $who } troca de mão com { $other }
event-hands_passed = Todas as mãos passam { $direction }
event-received = { $who } fica com o { $card }
    .hidden = { $who } fica com uma carta
event-went_out = { $who } ficou sem cartas
event-left = { $who } acaba com o { $card } na mão
event-scored = Pontos para { $who }: { $points }
event-won = { $winners } ganha
    .several = { $winners } partilham a vitória

refusal-not-your-turn = É a vez de { $seat }
refusal-no-call-due = Não há UNO para dizer
refusal-not-your-call = Quem tem de dizer UNO é { $seat }, não és tu
refusal-not-yourself = Não te podes apanhar a ti
refusal-nothing-to-catch = Não se pode apanhar { $seat }
refusal-grace = { $seat } ainda tem um momento para dizer UNO: { $ms } ms a contar da carta
refusal-no-jumps = Nesta mesa não se joga fora da vez
refusal-jump-on-turn = É a tua vez: joga a carta
refusal-jump-too-late = { $seat } já começou: é tarde para entrar fora da vez
refusal-not-identical = O { $card } não é igual à carta de cima
refusal-not-in-hand = Não tens o { $card } na mão
refusal-only-the-drawn = Já tiraste: agora só podes jogar o { $card }
refusal-does-not-fit = O { $card } não serve: joga { $colour }, o número ou símbolo da carta de cima, ou um joker
refusal-no-bluffing = Tens { $colour } na mão: nesta mesa não podes jogar um Joker Mais Quatro
refusal-no-answer = O { $card } não responde às { $cards } cartas que deves
refusal-no-action-finish = Nesta mesa o { $card } não pode ser a tua última carta
refusal-no-colour-needed = O { $card } é a tua última carta: não é preciso escolher cor
refusal-name-a-colour = O { $card } precisa de uma cor
refusal-no-swaps = Nesta mesa não se trocam mãos
refusal-no-swap-at-the-end = Um sete como última carta não troca nada
refusal-swap-with-another = Não podes trocar de mão com { $seat }
refusal-choose-whom = Escolhe com quem o sete troca a tua mão
refusal-nothing-to-name = Não há cor para escolher
refusal-name-first = Escolhe primeiro uma cor
refusal-nothing-owed = Não deves cartas
refusal-no-challenge-without-bluffing = Nesta mesa não há bluff: não há nada para desafiar
refusal-no-challenge-in-a-stack = Só se pode desafiar um único Joker Mais Quatro
refusal-you-owe = Primeiro tens de levar as { $cards } cartas que deves
refusal-already-drawn = Tiraste o { $card }: joga ou fica com a carta
refusal-nothing-to-draw = Não há nada para tirar
refusal-must-play = Podes jogar, por isso tens de jogar
refusal-draw-instead = Tira uma carta: ainda há
refusal-nothing-drawn = Não tiraste nada com que possas ficar
refusal-must-play-the-drawn = O { $card } pode ser jogado, por isso nesta mesa tem de ser

option-scoring = Pontuação
    .about = Quem ganha a ronda soma o que os outros têm na mão, ou cada um anota o seu e ganha quem tiver menos.
choice-scoring-winner = pontua quem ganha
choice-scoring-penalty = penalização
option-target = Pontos a atingir
    .about = A partida acaba quando alguém tem estes pontos.
option-bluffing = Bluff
    .about = Pode jogar-se um Joker Mais Quatro contra a regra, e pode ser desafiado.
option-uno_call = Dizer UNO
    .about = Cada um diz UNO por si e pode ser apanhado, ou a mesa di-lo por todos.
choice-uno_call-call = cada um diz UNO
choice-uno_call-auto = a mesa diz UNO
option-uno_grace_ms = Tempo para dizer UNO
    .about = Durante estes milissegundos só quem tem uma carta pode agir; depois os outros podem apanhar.
option-uno_penalty = Cartas por um UNO esquecido
    .about = Quantas cartas tira quem é apanhado.
option-wild_start = Um Joker no início
    .about = Quem está à esquerda de quem dá escolhe a cor, ou vira-se outra carta.
choice-wild_start-choose = escolher cor
choice-wild_start-redraw = virar outra carta
option-two_player_reverse = Inverte a dois
    .about = Com dois jogadores um Inverte é um Salta, ou só muda o sentido.
choice-two_player_reverse-skip = o outro perde a vez
choice-two_player_reverse-pass = só inverte
option-stacking = Acumular
    .about = Um Mais Dois responde a um Mais Dois e um Joker Mais Quatro a outro igual; misto: também um ao outro.
choice-stacking-off = não
choice-stacking-same = sobre uma igual
choice-stacking-mixed = misto
option-jump_in = Entrar fora da vez
    .about = Quem tem uma carta igual à de cima pode jogá-la fora da vez.
option-seven_zero = Setes e zeros
    .about = Um 7 troca a tua mão com a de alguém, um 0 faz passar todas as mãos.
option-draw_until_playable = Tirar até servir
    .about = Quem não tem nada para jogar tira até poder jogar.
option-forced_play = Jogo obrigatório
    .about = Quem pode jogar tem de jogar, mesmo uma carta acabada de tirar.
option-no_action_finish = Sem ação no fim
    .about = A última carta tem de ser um número.
preset-classic = Como nas regras
preset-strict = Sem bluff
preset-party = Festa: acumular, entrar fora da vez, setes e zeros, tirar até servir

# porque é que uma jogada é boa
advice-out = É a tua última carta: ganhas a ronda
advice-stop = { $seat } só tem { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}: é preciso impedir que acabe
advice-void = { $seat } acabou de tirar com { $colour } na mesa e talvez não tenha nenhum
advice-costly =
    Vai custar-te { $points ->
        [1] um ponto
       *[other] { $points } pontos
    } se outra pessoa acabar
advice-colour = Mantém { $colour } em jogo: tens { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} dessa cor
advice-sheds = Menos uma carta, e o que sobra serve mais vezes
advice-save = O que podias jogar vale mais depois
advice-nothing-fits = Nada na tua mão serve
advice-keep = Esta carta vale mais depois
advice-call = Só tens uma carta: diz UNO antes que te apanhem
advice-catch = { $seat } só tem uma carta e não disse UNO
advice-take = { $seat } provavelmente não tinha outra escolha
advice-challenge = { $seat } provavelmente tinha uma carta da cor

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
