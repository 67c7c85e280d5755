# Palavras só do tabuleiro; cartas, acontecimentos e recusas estão com o jogo.
# Quem joga pode ser "Tu": as frases tale- e said- evitam o verbo conjugado.

pitch = diz quantas vazas vais ganhar
you = tu
you-first = Tu
sub-round = ronda { $round } de { $rounds }
sub-target = ronda { $round } · até { $target }
sub-trick = vaza { $trick } de { $tricks }
sub-over = fim da ronda { $round } de { $rounds }
sub-target-over = fim da ronda { $round } · até { $target }
trump = trunfo: { $colour }
trump-none = sem trunfo
trump-later = o trunfo vem depois
slot-blocked = bloqueio a { $who ->
    [tu] ti
   *[other] { $who }
}
blocked-by = bloqueada com o { $card }
mark-led = abertura
mark-best = à frente
    .short = ganha
mark-won = ganhou
token-asked = cor pedida: { $colour }
token-free = a próxima carta decide a cor
token-low = ganha a mais baixa
token-double = 12: pode valer duas
token-out = sem { $colour }
ready = já está
choosing = a escolher
unknown = previsão desconhecida
predicted-card = previsão com o { $card }
seen-by = espiada por { $who }
looked-at = previsão espiada: { $who }
bead = { $n ->
    [1] 1 vaza
   *[other] { $n } vazas
}
meter-said = Disseste
meter-won = ganhas
meter-right = { $two ->
    [0] em cheio
   *[other] em cheio, ou mais { $n }
}
meter-more = { $two ->
    [1] a faltar: { $n }
   *[other] a faltar: { $n } ou { $or }
}
meter-over = { $n } a mais
meter-never = fora de alcance
meter-label = Disseste { $said }, ganhaste { $won }; máximo possível: { $most }
turn-predict-lead = Põe a tua previsão
turn-predict = uma carta qualquer
turn-lead = abre com qualquer carta
turn-follow = segue { $colour }
turn-any = qualquer carta
turn-call = como 6 ou como 9?
turn-block = bloquear a carta de quem?
turn-again = jogá-lo?
turn-split-lead = A vaza é tua
turn-split = e tem um 12
wait-predict = { $n ->
    [1] está a escolher
   *[other] estão a escolher
}
wait-leads = abre a vaza
wait-plays = está a pensar
wait-splits = decide: uma vaza ou duas
sheet-call = 6 ou 9
sheet-block = Bloqueio
sheet-split = Dividir a vaza
call = { $n ->
    [6] jogar como seis
   *[9] jogar como nove
}
block = Bloquear { $who }: { $card }
block-not = Sem bloqueio: jogar como um 0 normal
put-back = Devolver à mão
split-two = Duas
split-one = Uma
split-makes = conta por { $n }: faz { $sum } de { $goal }
peek-title = { $who } previu { $n }
peek-why = Abriste com o 8, { $who } ganhou. Só tu vês isto; todos veem que espiaste.
peek-seen = Visto: guardar
do-predict = Prever { $n ->
    [0] nenhuma vaza
    [1] 1 vaza
   *[other] { $n } vazas
} com o { $card }
do-predict-either = Prever { $n } ou { $or } vazas com o { $card }
do-choose = Escolhe uma carta
do-play = Jogar o { $card }
do-block = Bloquear
opened-won = ganhas: { $n }
pad-sub = ditas → ganhas
last-title = Última vaza
last-blocked = bloqueada
last-blocks = bloqueio
points-title = { $rounds ->
    [1] Pontos depois da ronda 1
   *[other] Pontos depois da ronda { $rounds }
}
tale-won = { $who }: vaza ganha com o { $card } ({ $why }).
tale-won-two = { $who }: vaza ganha com o { $card }, contada como duas ({ $why }).
tale-lost = As duas cartas foram bloqueadas: ninguém ganhou a vaza.
tale-led = { $who }: abertura com o { $card }.
tale-played = { $who }: { $card }.
tale-calls = { $who }: { $card } como { $as }.
tale-blocks = { $mine ->
    [true] { $who }: bloqueio ao teu { $card }.
   *[false] { $who }: bloqueio ao { $card } de { $whose }.
}
ahead-win-trump = o trunfo mais alto
ahead-win-colour = o { $colour } mais alto
ahead-reverse = a carta mais baixa
ahead-reverse-other = ganha a mais baixa, e as outras cores valem menos do que o { $colour }
ahead-reverse-tie = a carta mais baixa, jogada por último
tale-ahead = { $who } ganha até agora: { $why }.
tale-ahead-you = Ganhas tu até agora: { $why }.
tale-turned = O trunfo é { $colour }: virou-se o { $card }.
tale-no-trump = Nesta mesa não há trunfo.
tale-shut = O trunfo vira-se quando todos tiverem feito a previsão.
tale-ended = { $right ->
    [0] Ninguém acertou.
    [1] Acertou um em { $seats }.
   *[other] Acertaram { $right } em { $seats }.
} As previsões estão todas à vista.
said-round = Ronda { $round }, vaza { $trick } de { $tricks }.
said-trump = O trunfo é { $colour }.
said-card = { $who }: { $card }
said-blocked = { $who }: { $card }, bloqueado
said-block = { $who }: bloqueio ao { $on }
said-low = Ganha a carta mais baixa.
said-mine = Disseste { $said } e ganhaste { $won }.
said-can = Podes jogar: { $cards }.
key-play = jogar
key-block = bloquear
key-call = como 6 / 9

# um primeiro jogo, frase a frase
guide-predict = Quantas vazas vais ganhar? Põe uma carta com esse número virada para baixo: é a tua previsão, e sai da tua mão.
guide-predicted = Os outros fazem a previsão. Só pontua bem quem ganha exatamente as vazas que previu.
guide-watch = Todos põem uma carta. É preciso seguir a cor pedida; o trunfo ganha a tudo.
guide-lead = Abres tu: a cor da tua carta é pedida a todos.
guide-free = Nesta vaza ainda nada conta, por isso não há cor a seguir: a tua será a pedida.
guide-follow = Segue a cor, se puderes. O ábaco mostra quantas vazas tens e quantas disseste.
guide-enough = Já tens todas as vazas que disseste. Agora perde o resto: põe cartas que não ganhem.
guide-hopeless = A tua previsão já não pode dar certo. Agora estraga as dos outros.
guide-split = Ganhaste uma vaza com um 12: pode contar por duas. Escolhe o que te leva ao teu número.

# O que se toca na folha de pontos.
pad-face-6 = 6·9

# the plain board: what the fields of a view are called
field-of_rounds = rondas
field-left_out = cor de fora
field-trump = trunfo
field-trump_card = carta de trunfo
field-predicted = já previu
field-looked = espiou
field-voids = não tem
field-tricks = vazas ganhas
field-tricks_lost = vazas de ninguém
field-tricks_left = vazas que faltam
field-of_tricks = vazas ao todo
field-reach = pode chegar a
field-trick = esta vaza
field-as = jogada como
field-counts = conta
field-blocks = bloqueia
field-requested = cor pedida
field-reversed = invertida
field-double = vale a dobrar
field-best = vai à frente
field-scored = ronda contada
field-goals = aponta para
field-prediction = a tua previsão
field-predictions = previsões
field-peeked = viste
field-last_trick = última vaza
field-winner = ganha por
field-piles = conta como
