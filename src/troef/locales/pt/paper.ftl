# A folha de pontos na página.
pad-home = Folha de pontos
    .about = Para jogar com a vossa caixa: pontos, ampulheta escondida, regras
pad-which = Que jogo está na mesa?
pad-mine = Folhas deste aparelho
pad-going = a decorrer
pad-over = acabada
pad-join = A folha de outra pessoa: o código
pad-open = Abrir
pad-clock = Treina o teu relógio interior
pad-players = Quem joga?
pad-players-about = Pela ordem em que estão sentados, no sentido dos ponteiros do relógio.
pad-player = Jogador { $n }
pad-add = Mais um jogador
pad-remove = Sem { $name }
pad-earlier = { $name } um lugar antes
pad-first-deals = Quem dá ou começa?
pad-draw = Sortear
pad-begin = Abrir a folha
pad-options = Como jogam
pad-sub-round = ronda { $round }
pad-sub-of = ronda { $round } de { $rounds }
pad-sub-target = ronda { $round } · até { $target }
pad-sub-over = acabada
pad-deals = { $name } dá as cartas
pad-leads = { $name } começa
pad-cards = { $n } cartas a cada um
pad-tricks =
    { $n ->
        [1] uma vaza
       *[other] { $n } vazas
    }
pad-out = tirar uma cor
pad-colours = { $n } cores
pad-display = { $n } cartas à vista no meio
pad-stages = { $n } etapas
pad-ask-left = O que tem { $name } ainda na mão?
pad-ask-won = O que ganhou { $name }?
pad-ask-secured = O que guardou { $name }?
pad-ask-points = Quantos pontos para { $name }?
pad-field-said = ditas
pad-field-won = ganhas
pad-field-points = pontos
pad-field-left = ainda na mão
pad-field-secured = guardadas
pad-take-last = Tirar a última
pad-or-sum = ou escreve a soma
pad-next = A seguir: { $name }
pad-write-down = Anotar
pad-round-n = Ronda { $round }
pad-correct-title = Corrigir a ronda { $round }, { $name }
pad-correct-about = O número antigo fica na folha, riscado.
pad-leave = Deixar estar
pad-correct = Corrigir
pad-cell = Ronda { $round }, { $name }:
pad-undo = Desfazer a última linha
pad-share = Outros telemóveis
pad-share-about = Quem tiver este link ou código vê a folha em direto.
pad-code = Código { $code }
pad-copy = Copiar o link
pad-copied = Copiado
pad-guests = Também podem escrever
    .about = Cada um a sua linha, no seu telemóvel; as correções ficam contigo
pad-log = O que foi escrito
pad-log-wrote = Ronda { $round }: { $name }
pad-log-corrected = Ronda { $round }: { $name }, corrigida
pad-log-undid = Desfeito: ronda { $round }, { $name }
pad-log-allowed = Todos podem escrever
pad-log-closed = Só escreve quem toma conta da folha
pad-log-turned = A ampulheta foi virada
pad-log-lifted = O tubo foi levantado
pad-log-followed = As mesmas pessoas continuam
pad-print = Imprimir
pad-csv = Como tabela (CSV)
pad-json = Como dados (JSON)
pad-again = Outra vez, os mesmos
pad-follow = Para a partida seguinte
pad-earlier-matches = Partidas anteriores
pad-chart = Como vai
pad-chart-label = Totais depois de cada ronda
pad-won =
    { $n ->
        [1] { $names } ganha
       *[other] { $names } partilham a vitória
    }
pad-menu = Mais
pad-looking = Estás a assistir. Escreve quem toma conta da folha.
pad-gone-title = Essa folha não existe
pad-gone-text = Talvez o link esteja incompleto, ou a folha tenha sido deitada fora.
glass-title = Ampulheta escondida
glass-sub = um telemóvel é o tubo
glass-turn = Virar a ampulheta
glass-about = Ninguém vê quanto tempo corre a areia: nem este telemóvel o sabe.
glass-lay = Põe o telemóvel no meio da mesa.
glass-lift = Levantar o tubo
glass-how = Desliza para cima, ou mantém premido um momento. Não mostra nada.
glass-stage = etapa { $stage } de { $stages }
glass-gone = A areia acabou
glass-gone-text = Quem lançou por último devolve ao fundo da reserva a última carta que guardou e começa a próxima etapa.
glass-left = Ainda há areia
glass-left-text = Quem levantou o tubo devolve ao fundo da reserva a última carta que guardou e começa a próxima etapa.
glass-ran = Desta vez a areia corre { $seconds } segundos.
glass-on = Para a etapa { $stage }
glass-count = Contar os traços
pad-needs =
    { $points ->
        [1] falta { $points }
       *[other] faltam { $points }
    }
pad-behind = { $points } atrás
pad-rounds =
    { $n ->
        [1] uma ronda
       *[other] { $n } rondas
    }
pad-target =
    { $n ->
        [1] até { $n } ponto
       *[other] até { $n } pontos
    }
pad-note-trump = Trunfo
pad-note-out = De fora
pad-none-left = sem cartas
pad-uncounted = Todas as cartas valem { $deck }. Ainda por contar: { $n }.
pad-so-far = Até agora { $n } de { $tricks } vazas.
pad-who-are-you = Quem és tu?
pad-nameless = Apagar todos os nomes
pad-nameless-sure = Para sempre: apagar todos os nomes
pad-forget = Esquecer { $title }, { $day }
pad-arbiter = O que dizem as regras?
    .about = Procura pelo que aconteceu: «monte vazio»
pad-arbiter-of = As regras de { $game }
pad-log-noted = Ronda { $round }: uma nota
pad-log-gave = { $name } devolve uma carta
pad-log-joined = { $name } escreve num telemóvel
glass-who-lifted = Quem levantou o tubo?
glass-who-rolled = Quem lançou por último?
glass-gives = { $name } devolve ao fundo da reserva a última carta que guardou e começa a próxima etapa.
glass-gives-last = { $name } devolve ao fundo da reserva a última carta que guardou.
glass-goes-on =
    { $n ->
        [0] Quem levantou o tubo devolve uma carta. A ampulheta continua.
       *[other] { $name } devolve uma carta. A ampulheta continua.
    }
glass-starts = { $name } começa: vira a ampulheta e lança logo.
glass-asleep = Toca uma vez no ecrã para ele ficar ligado.
measure-title = A ampulheta da tua caixa
measure-about = Mede-a uma vez: vira-a, toca, e toca outra vez quando a areia acabar. Este aparelho lembra-se.
measure-runs = Está a correr. Não percas a areia de vista.
measure-done = Definida: cerca de { $seconds } segundos, nunca exatamente os mesmos.
measure-unlikely = Nenhuma ampulheta corre assim: nada foi definido.
measure-forget = Outra vez como no jogo
measure-start = Já a virei
measure-stop = A areia acabou
clock-wide =
    { $n ->
        [1] { $seconds } s de erro
       *[other] As últimas { $n } tentativas: em média { $seconds } s de erro
    }
clock-title = O teu relógio interior
clock-about = Começa, olha para o lado, e carrega quando achares que passaram dois minutos.
clock-start = Começar
clock-stop = Passaram dois minutos
clock-runs = Está a correr. Não vale espiar.
clock-early = { $seconds } s cedo demais
clock-late = { $seconds } s tarde demais
clock-exact = Exatamente dois minutos
clock-before = As tuas tentativas
clock-chart = Por quanto falhaste, tentativa a tentativa
pad-line-help = Uma linha por jogador: cartas ou números com espaços entre eles, ou a soma; linha vazia: nada. Também: undo, fix RONDA JOGADOR ... (vários: ; entre eles), log, quit.
pad-line-codes = { $field }: { $codes }
pad-line-numbers = { $field }: { $least } a { $most }
pad-line-stands = Ronda { $round }: { $points }
pad-line-total = Ao todo: { $points }
pad-line-ahead = À frente: { $names }
pad-line-over = Alguma coisa errada? undo ou fix; Enter termina.
pad-line-zero = 0 foi lido como uma carta; sem cartas, deixa a linha vazia. undo apaga a última linha.
pad-line-glass = Ampulheta escondida: turn põe-na a correr, lift espreita; give JOGADOR diz quem dá uma carta.
