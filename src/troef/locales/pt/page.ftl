# O que a própria página diz: ecrãs, botões, faixas. As palavras de cada tabuleiro estão em web/src/games/<key>/locales.

guest = Visita
you = tu
you-title = Tu
name-you = { $name } (tu)
yes = sim
no = não
unknown = desconhecido
close = Fechar
go-back = Voltar
go-home = Para os jogos
settings = Definições
one-moment = Um momento…
server-away = O servidor não responde. Continuamos a tentar.
your-name = O teu nome
copied = Copiado
shared = Enviado
players = { $least ->
   *[other] { $least }–{ $most } jogadores
}
points = { $n ->
    [1] 1 ponto
    [-1] { $n } ponto
   *[other] { $n } pontos
}
    .short =
        { $n ->
            [1] 1 pt
            [-1] { $n } pt
           *[other] { $n } pts
        }
    .with =
        { $n ->
            [1] com { $n } ponto
            [-1] com { $n } ponto
           *[other] com { $n } pontos
        }

cards = { $n ->
    [1] 1 carta
   *[other] { $n } cartas
}

# o primeiro ecrã
home-title = Põe a mesa, manda um link, joga.
home-about = Com amigos e bots honestos. Sem conta.
home-games = Jogos
play-now = Jogar já
with-friends = Amigos
friends-label = Amigos: uma mesa de { $game }
resume = Continuar
resume-waiting = A tua mesa espera
join-label = Tens um link ou um código?
join-example = KX7 2QP
join-unclear = Um código tem seis letras ou algarismos; um link também serve.
join-unknown = Essa mesa não existe (ou já não existe).
sit-down = Sentar
my-games = Os meus jogos

# uma mesa nova
new-title = Mesa nova
new-who = Quem se senta?
new-who-hint = Toca numa cadeira: uma visita por link, um bot ou ninguém.
new-rules = Que regras?
new-house = Regras da casa
new-run = Como corre a partida
new-lay = Pôr a mesa para { $n }
new-too-few = Só a partir de { $least } jogadores
no-such-game = Esse jogo não existe aqui.
chair-label = Cadeira { $n }: { $what }
chair-you = tu
chair-invite = visita
chair-bot = bot · { $level }
chair-off = ninguém
chair-free = livre
level-random = ao acaso
level-heuristic = simples
level-easy = fácil
level-normal = médio
level-hard = difícil
level-expert = perito
set-pace = Os bots jogam
pace-quick = depressa
pace-normal = com calma
pace-slow = devagar
set-time = Tempo por jogada
time-none = sem limite
time-relaxed = um minuto
time-brisk = 20 s
set-hints = Dicas para
hints-off = ninguém
hints-bots = quem joga com bots
hints-all = todos
set-chat = Conversa
chat-off = não
chat-presets = frases
chat-free = livre
set-watch = Outros podem assistir
    .about = Quem tiver o link; não vê nada escondido.
set-public = Pública
    .about = A mesa aparece na lista de mesas abertas.

# antes da partida
table-called = Mesa { $name }
chairs-label = Cadeiras
invite = Convidar
bot = bot
add-bot = Bot
bot-level = Nível de { $name }
add-seat = Mais um lugar
fewer-seats = Menos um lugar
remove = Mandar { $name } embora
rename = Mudar o meu nome
runs-table = organiza
reconnecting = a religar…
is-here = está cá
sealed = Baralhado e selado
sealed-when = antes de alguém se sentar
send-link = Manda este link
link-label = Link para esta mesa
or-code = ou o código
qr-label = Código QR do link
copy = Copiar
share = Partilhar
share-title = Um jogo de Troef?
copy-by-hand = Selecionado: copia agora
share-by-hand = Copia isto: { $link }
only-here = Este endereço só funciona neste computador. Arranca o servidor com --host 0.0.0.0 para outros na tua rede poderem entrar.
join-title = Entrar nesta mesa
seal = Baralhamento selado
seal-about = O servidor escolheu a sua parte do baralhamento antes de chegares e mostra aqui a impressão digital. Cada aparelho junta um número aleatório seu. Depois da partida abre-se tudo, e esta página verifica que nada foi alterado.
start = Começar
start-with = { $free ->
    [1] Começar com { $n } · um lugar livre
   *[other] Começar com { $n } · { $free } lugares livres
}
start-needs = { $n ->
    [1] Falta um jogador
   *[other] Faltam { $n } jogadores
}
waits-for = { $who } começa a partida
change = mudar
change-title = Lugares e regras
change-seats = Quem se senta onde
change-use = Jogar assim
hand-over = Deixar { $name } organizar a mesa
seat-earlier = { $name }: uma cadeira antes

# à mesa
rail-label = O que podes fazer
hand-label = A tua mão
seats-label = Jogadores, no sentido dos ponteiros do relógio, a partir da tua esquerda
seat-away = fora · joga um bot
card-not-now = { $card }, agora não
ribbon-yours = É a tua vez
ribbon-moment = Um momento…
ribbon-watching = A assistir
ribbon-thinks = { $n ->
    [1] { $who } está a pensar
   *[other] { $who } estão a pensar
}
ribbon-is-thinking = { $n ->
    [1] está a pensar
   *[other] estão a pensar
}
ribbon-lost = Ligação perdida.
ribbon-lost-kept = Nada se perdeu; a tentar de novo…
ribbon-replaced = Este lugar está agora noutro aparelho
ribbon-paused = Em pausa
ribbon-round-over = Acabou a ronda { $round }
ribbon-waiting-for = à espera de { $who }
take-back = Voltar até aqui
next-round = Próxima ronda
round-title = Ronda { $round }
over-you = Ganhaste
over-others = { $n ->
    [1] { $who } ganha
   *[other] { $who } partilham a vitória
}
over-ahead = { $points }, { $me ->
    [yes] { $n } de vantagem sobre ti
   *[no] { $n } de vantagem sobre { $who }
}
again = Outra vez, mesma mesa
score-sheet = Folha de pontos
open-rule = Ler a regra
say-table = Ler a mesa
story-title = A história até agora
history-open = O que aconteceu
history-title = O que aconteceu
rules-open = Regras
rules-title = As regras
rules-chapters = Capítulos
rules-find = Procurar nas regras
rules-none = Nenhuma regra tem estas palavras.
rules-why = Porquê
rules-numbers = zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze
rules-alike = vazio acaba; empate mesma
why-silent = As regras da caixa não dizem nada; assim o jogo muda o menos possível.
why-readings = As regras da caixa podem ler-se de duas maneiras; esta condiz com o resto.
why-versions = As línguas das regras da caixa divergem aqui; vale o original neerlandês.
why-fair = As regras da caixa não indicam ninguém, ou guiam-se pela idade ou pela pressa; um sorteio é justo para todos.
why-clock = Senão ganharia quem conta, espera ou tem uma ligação rápida.
why-stuck = Sem isto o jogo podia parar ou nunca acabar.
why-shared = As regras da caixa não preveem desempate.
why-open = Para que ninguém saiba mais do que os outros e todos possam verificar.
rules-here = Nesta mesa
menu-open = Menu
menu-title = Menu
menu-say = Dizer algo
menu-mute = Não ouvir { $name }
say-send = Dizer
menu-invite = Mandar o link
menu-pause = Pedir uma pausa
menu-go-on = Continuar
menu-leave = Sair da mesa
menu-leave-sure = Sair: um bot fica com o lugar
menu-leave-open = Sair: o lugar fica livre
seat-device = O meu lugar noutro aparelho
    .about = Abre este link lá. É só teu: quem o tiver fica com o teu lugar.
seat-give = Dar o meu lugar a alguém
    .about = Envia este link a uma pessoa. Quem o abrir continua com as tuas cartas.
gift-title = Um lugar para ti
gift-text = Alguém te dá o seu lugar. Com que nome continuas a jogar?
key-space = Espaço
key-choose = escolher
key-history = o que aconteceu
key-say = ler a mesa
key-rules = regras
pad-label = Pontos
pad-round = ronda
hint-ask = Que faria um bot?
key-hint = uma dica
coach-title = O teu primeiro jogo
coach-offer = Primeiro jogo de { $game }? Mostramos o que fazer, uma frase de cada vez.
coach-yes = Mostra-me como
coach-no = Agora não
coach-leave = Acabar a lição
coach-try = É a tua vez. O conselho em baixo é um bom caminho; podes usar tudo o que está levantado.
coach-watch = Jogam os outros. O que acontece é contado na borda de baixo do pano.
generic-moves = O que podes fazer
plain-label = A mesa em palavras

# depois da partida
match-over = { $n ->
    [1] fim da partida · uma ronda
   *[other] fim da partida · { $n } rondas
}
back-to-board = Voltar à mesa
how-it-went = Como correu
graph-label = Totais depois de cada ronda
record = O registo
check-shuffle = Conferir o baralhamento
seal-fits = O selo confere
seal-broken = Alguma coisa não confere
check-seal = O segredo aberto é o que a mesa tinha selado.
check-promise = O selo é o que este aparelho viu antes da primeira carta.
check-promise-unknown = Este aparelho não viu o selo antes da partida.
check-own = O número aleatório deste aparelho faz parte do baralhamento.
check-own-unknown = Este aparelho não juntou nenhum número aleatório.
check-seed = A semente da partida resulta do segredo e dos números aleatórios de todos.
check-numbers = Os { $n } números tirados ao baralhar e ao lançar resultam todos dessa semente.
check-more = Qualquer pessoa pode conferir o registo jogada a jogada: troef verify FICHEIRO
check-away = Não se conseguem obter agora os números desta partida.

# uma repetição
replay = Repetição
replay-through = pelos olhos de { $who }
replay-open = as cartas de todos à vista
replay-eyes = Pelos olhos de quem
replay-slider = Jogada
replay-move = Jogada { $at } de { $last }
replay-back = Uma para trás
replay-on = Uma para a frente
replay-mark-before = Para o momento especial anterior
replay-mark-next = Para o próximo momento especial
replay-play = Reproduzir
replay-stop = Parar
key-step = uma jogada
key-moments = momentos especiais
replay-link = Copiar um link para esta jogada

# definições
settings-kept = guardadas neste aparelho
set-looks = Aspeto
set-light = Luz
light-device = a do aparelho
light-day = dia
light-evening = noite
set-cards = Cartas
cards-normal = normais
cards-bigger = maiores
cards-biggest = enormes
set-text = Texto
text-normal = médio
text-larger = maior
text-largest = enorme
set-letters = Letras nas cartas
    .about = B G R Y P O junto de cada cor
set-plain = Em palavras
    .about = Tabelas e botões em vez de desenhos
set-still = Menos movimento
    .about = As coisas aparecem no sítio, não se movem
set-contrast = Linhas mais fortes
    .about = Mais contraste em todo o lado
set-you = Tu
set-you-about = Sem conta. Os teus lugares e jogos ficam só neste aparelho.
set-plays = Como se joga
set-one-tap = Jogar com um toque
    .about = Senão, toca duas vezes ou arrasta para cima
set-sort = Ordenar a minha mão
    .about = Por cor, depois por número
set-left = Para canhotos
    .about = Espelha a mesa
set-sound = Som
    .about = Madeira suave: cartas, dados, a tua vez
set-buzz = Vibrar quando for a minha vez
set-aloud = Contar a história em voz alta
    .about = Para leitores de ecrã: cada jogada, não só a minha vez
set-language = Língua

# quando algo corre mal
lost-title = Aqui não há nada
lost-text = Este endereço não leva a lado nenhum. Talvez falte uma letra.
gone-title = Esta mesa desapareceu
gone-text = Não há nenhuma mesa neste link (ou já não há).
gone-kept = O que foi jogado até ao fim fica guardado com os seus jogadores.
cannot-title = Agora não dá
away-title = O servidor está em baixo
away-text = Tentamos outra vez de poucos em poucos segundos; não precisas de recarregar.
away-kept = O teu lugar, a tua mão e cada jogada confirmada estão guardados. Entretanto ninguém pode jogar.
try-now = Tentar agora

# the plain board: what the fields of a view are called
field-dealer = quem dá
field-direction = sentido
field-direction-1 = dos ponteiros do relógio
field-direction--1 = contrário ao dos ponteiros do relógio
field-hand = a tua mão
field-hand_sizes = cartas na mão
field-leader = abre
field-round = ronda
field-seat = jogador
field-seats = jogadores
field-target = joga-se até
field-colour = cor
field-leaders = à frente
field-winners = vencedores
field-card = carta
field-cards = cartas
field-gained = ganhos
field-points = pontos
