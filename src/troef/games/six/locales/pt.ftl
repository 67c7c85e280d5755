# SIX: o que acontece, porque não, o que se pode escolher.

colour-blue = azul
colour-yellow = amarelo
colour-green = verde
colour-purple = roxo
colour-orange = laranja

why-lifted = o tubo foi levantado
why-unlifted = ninguém levantou o tubo
why-exhausted = já não há nada para guardar

event-opened = { $who } põe à vista o { $number } na casa { $place }
event-starts = { $who } começa a etapa { $stage }
event-hurried = { $who } demora demais: a mesa lança
event-turned = { $who } vira a ampulheta e tapa-a
event-rolled = { $who } lança { $dice }: { $sum }!
event-secured = { $who } guarda o { $number }{ $open ->
    [0] { "" }
   *[other] , o { $open } volta a estar à vista
}
event-claimable = Pode reclamar-se o { $number }: { $seats }
event-missed = { $who } deixa escapar o { $number }
event-double = Dois dados iguais: acaba a vez de { $who }
event-matched = { $who } tem o { $number } à vista e volta a lançar três dados
event-unmatched = { $dice ->
    [0] { $who } lançou o último dado: troca!
    [1] Não acertou: { $who } continua com um dado
   *[other] Não acertou: { $who } continua com { $dice } dados
}
event-rested = Os dados pararam
event-reversed = O jogo muda de sentido
event-change = { $who } recebe os dados
event-drew = { $who } tem de pôr o { $number }
    .hidden = { $who } tem de pôr uma carta
event-slow = { $who } demora demais: a mesa põe a carta
event-placed = { $over ->
    [0] { $who } põe o { $number } na casa { $place }
   *[other] { $who } tapa o { $over } com o { $number } na casa { $place }
}
event-chooses = { $who } pode lançar ou levantar o tubo
event-lifted = { $who } levanta o tubo: { $sand ->
    [gone] a areia acabou
   *[left] ainda há areia
}
event-gave = { $number ->
    [0] { $who } não tem nenhuma carta guardada para devolver
   *[other] { $who } devolve o { $number } guardado ao fundo da reserva
}
event-goes_on = O tubo volta para cima da areia, e { $who } tem de lançar
event-stage_over = Acabou a etapa { $stage }: { $why }
event-scored = { $who } faz { $points ->
    [1] um traço
   *[other] { $points } traços
}
event-won = { $winners } ganha
    .several = { $winners } partilham a vitória

refusal-stages-are-over = As etapas já acabaram
refusal-place-first = Põe primeiro a tua carta
refusal-not-your-dice = Os dados estão com { $seat }
refusal-dice-are-rolling = Os dados ainda estão a rolar
refusal-wait-for-placements = Ainda nem todos puseram a carta
refusal-lift-only-instead-of-the-first-roll = Só se pode levantar o tubo em vez do primeiro lançamento da vez
refusal-starter-cannot-lift = Quem começa uma etapa lança primeiro
refusal-lifted-too-early = Levantaste o tubo cedo demais: agora tens de lançar
refusal-no-change = Só se põem cartas numa troca
refusal-receiver-does-not-place = Quem recebe os dados não põe carta
refusal-no-supply = A tua reserva está vazia
refusal-already-placed = Já puseste a tua carta
refusal-empty-place-first = Usa primeiro uma casa vazia
refusal-secured-by-itself = Nesta mesa as cartas guardam-se sozinhas
refusal-nothing-to-claim = Não há nada para reclamar
refusal-roller-secures-nothing = Quem lança não guarda nada
refusal-not-the-sum = A soma é { $sum }
refusal-was-not-open = Não tinhas o { $number } à vista quando saiu
refusal-already-claimed = Já reclamaste o { $number }
refusal-covered-meanwhile = O teu { $number } entretanto ficou tapado
refusal-timer-min-above-timer-max = A areia não pode correr pelo menos { $timer_min } s e no máximo { $timer_max } s
refusal-claim-needs-roll-ms = Para reclamar, os dados têm de rolar pelo menos { $least } ms, e não { $roll_ms }

option-pro = Versão pro
    .about = Dois dados iguais terminam a vez, e o jogo muda de sentido.
option-secure = Guardar
    .about = A mesa guarda sozinha as cartas que saem, ou cada um tem de reclamar as suas a tempo.
choice-secure-auto = sozinhas
choice-secure-claim = ao reclamar
option-timer_min = Areia, no mínimo (segundos)
    .about = A ampulheta escondida corre pelo menos este tempo.
option-timer_max = Areia, no máximo (segundos)
    .about = A ampulheta escondida corre no máximo este tempo.
option-grace_seconds = Tolerância (segundos)
    .about = Se ninguém levantar o tubo, a etapa acaba este tempo depois de a areia acabar.
option-place_seconds = Tempo para pôr (segundos)
    .about = Passado este tempo, a mesa põe a carta de quem falta.
option-turn_seconds = Tempo para lançar (segundos)
    .about = Passado este tempo, a mesa lança por quem tem os dados.
option-start_seconds = Tempo para começar (segundos)
    .about = A mesa espera este tempo pelo primeiro lançamento de uma etapa.
option-roll_ms = Dados a rolar (milissegundos)
    .about = Os dados rolam este tempo antes do próximo lançamento ou da troca.
option-free_placement = Casa à escolha
    .about = Podem tapar-se cartas mesmo havendo uma casa vazia.
option-early_lift = Levantar cedo demais
    .about = Termina a etapa, ou custa uma carta e a etapa continua.
choice-early_lift-ends = acaba a etapa
choice-early_lift-goes_on = a etapa continua
option-strokes = Traços
    .about = Quanto valem os números de 1 a 18; uma estimativa, a não ser que os copies da tua caixa.
preset-classic = Segundo as regras
preset-pro = Versão pro
preset-sharp = A sério: reclama as tuas cartas, sem fim antecipado
preset-short = Curta: um minuto por etapa

# porque é que uma jogada é boa
advice-claim = Saiu o { $number }, que tens à vista: reclama-o
advice-cover = Tapa o { $number }: é o mínimo que podes perder
advice-empty = Uma casa vazia não te custa nada
advice-roll = É a tua vez de lançar
advice-sand = A areia ainda não pode ter acabado
advice-dare = A areia deve estar ainda a correr ({ $percent } % de probabilidade de ter acabado): continua a lançar
advice-hold = A areia pode ter acabado ({ $percent } % de probabilidade), mas levantar cedo demais custava-te uma carta: continua a lançar
advice-lift = Há { $percent } % de probabilidade de a areia ter acabado: levanta o tubo, e paga quem lançou por último
advice-end = Acabar agora vale a carta que isso pode custar ({ $percent } % de probabilidade de a areia ter acabado)

move-roll = lançar
move-lift = levantar o tubo
move-place = na casa { $place }
move-claim = reclamar o { $number }
