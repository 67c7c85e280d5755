# 6th Sense: o que acontece, porque não, o que se pode escolher.

card = { $number } { $colour }
sense = { $number } { $colour }
zero = { $number } { $colour }
colour-B = azul
colour-Y = amarelo
colour-R = vermelho
colour-G = verde
colour-P = roxo

why-win-trump = o trunfo mais alto
why-win-colour = a carta mais alta da cor pedida
why-reverse = a vaza está invertida e esta é a carta mais baixa
why-reverse-tie = a vaza está invertida e, das cartas mais baixas, esta foi a última a ser jogada
why-block-two_players = as duas cartas estão bloqueadas

event-left-out = Nesta partida joga-se sem o { $colour }
event-deals = { $who } dá as cartas da ronda { $round }
event-dealt = { $who } recebe o { $card }
    .hidden = { $who } recebe uma carta
event-turned = Vira-se o { $card }: o trunfo é { $colour }
event-predicted = { $who } faz a previsão com o { $card }
    .hidden = { $who } põe uma previsão virada para baixo
event-leads = { $who } abre a vaza
event-played = { $who } joga o { $card }
event-called = { $who } joga o { $card } como { $value }
event-blocked = { $who } bloqueia o { $card } com o { $block }: nenhum dos dois conta
event-asked = A primeira carta está bloqueada: agora a cor pedida é { $colour }
event-free = A primeira carta está bloqueada: a próxima decide a cor
event-took = { $who } ganha a vaza com o { $card }: { $why }
event-lost = As duas cartas estão bloqueadas: ninguém ganha a vaza
event-split = { $who } divide a vaza e conta duas
event-kept = { $who } conta-a como uma só vaza
event-peeked = { $who } espia a previsão de { $whose }
event-saw = { $who } vê que { $whose } fez a previsão com o { $card }
    .hidden = Mais ninguém vê a carta
event-shown = { $who } tinha previsto com o { $card }
event-scored = { $who } ganhou { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}; pontos: { $points }
event-won = { $winners } ganha
    .several = { $winners } partilham a vitória

refusal-not-your-turn = É a vez de { $seat }
refusal-predict-first = Põe primeiro uma carta virada para baixo: é a tua previsão
refusal-already-predicted = A tua previsão já está na mesa e fica
refusal-predictions-are-down = Todos já fizeram a previsão: joga uma carta
refusal-not-in-hand = Não tens o { $card } na mão
refusal-must-follow = Tens de seguir { $colour }
refusal-choose-six-or-nine = Diz se o { $card } é 6 ou 9
refusal-nothing-to-block = Ainda não há nada para bloquear: a primeira carta de uma vaza não pode ser um bloqueio
refusal-one-block-a-trick = Já houve um bloqueio nesta vaza: agora um 0 é uma carta normal
refusal-not-in-the-trick = O { $card } não está nesta vaza
refusal-split-first = Primeiro { $seat } decide se divide a vaza
refusal-decide-first = Decide primeiro: dividir a vaza ou ficar com uma só
refusal-nothing-to-split = Não há vaza para dividir
refusal-no-trump-to-turn = Os principiantes jogam sem trunfo, por isso não há trunfo para virar mais tarde

option-novice = Para principiantes
    .about = Sem trunfo, e com pontos por ficar perto: 6 por uma previsão certa, 4, 3, 2, 1 por uma a quatro vazas de diferença.
option-target = Pontos a atingir
    .about = Joga-se até alguém ter estes pontos no fim de uma ronda (20 rondas no máximo); com 0 joga-se um número fixo de rondas.
option-late_trump = Trunfo tardio
    .about = O trunfo só se vira depois de feitas todas as previsões.
preset-classic = O jogo completo
preset-beginners = Para principiantes: sem trunfo
preset-blind = Trunfo virado depois das previsões
preset-race = O primeiro a chegar aos 30 pontos

# porque é que uma jogada é boa
advice-expect = As tuas outras cartas devem dar cerca de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
advice-nearest = As tuas outras cartas devem dar cerca de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}, e nenhum número da tua mão fica mais perto
advice-fewer = As tuas outras cartas devem dar cerca de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}, mas nem todas vão aguentar: mais vale dizer menos
advice-more = As tuas outras cartas devem dar cerca de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}, e, bem jogadas, dão mais
advice-wins = Ainda precisas de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}, e esta carta deve ganhar
advice-later = Ainda precisas de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}, mas há cartas melhores para isso mais tarde
advice-best = Ainda precisas de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}, e não tens carta melhor
advice-spare = Esta carta dificilmente ganhará: guarda as melhores para o resto
advice-only = É a única carta que podes jogar
advice-reached = Já tens as vazas que previste: foge desta
advice-last = Já tens vazas que cheguem, e nada na tua mão perde de certeza
advice-block = Um bloqueio decide esta vaza a teu favor
advice-split = Duas vazas aproximam-te da tua previsão
advice-one = Uma vaza serve melhor a tua previsão do que duas

move-predict = prever com o { $card }
move-play = jogar o { $card }
move-play-as = jogar o { $sense } como { $value }
move-block-on = bloquear o { $card } com o { $zero }
move-split = dividir: contar duas vazas
move-keep = ficar com uma só vaza
