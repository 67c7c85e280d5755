# O que o próprio terminal diz.

t-you = tu
t-cards = cartas
t-points = pontos
t-n-points = { $n ->
    [1] 1 ponto
    [-1] { $n } ponto
   *[other] { $n } pontos
}
t-hand = Tens na mão: { $cards }.
t-your-turn = É a tua vez
t-you-may = Podes agir
t-to-do = { $turn }: { $what }
t-thinks = { $n ->
    [1] { $who } está a pensar
   *[other] { $who } estão a pensar
}
t-moment = Um momento
t-round-over = Acabou a ronda { $round }.
t-go-on = Enter continua
t-won = { $n ->
    [1] { $who } ganha
   *[other] { $who } partilham a vitória
}
t-over = A partida acabou.
t-standing = Pontos: { $points }.
t-curtain = Passa o teclado a { $who }.
t-curtain-about = Entretanto o relógio está parado. Enter mostra as cartas
t-sealed = Baralhado e selado: { $commit }
t-opened = O selo foi aberto: { $secret }
t-saved = O registo está em { $file }; troef verify { $file } confere-o.
t-choose = Escolhe:
t-rules = regras
t-hint = dica
t-quit = sair
t-back = voltar
t-hand-over = passar
t-hint-is = Dica: { $move }
t-hint-none = Sem dica: agora não tens de fazer nada.
t-quit-sure = Carrega outra vez em q para sair do jogo.
t-small = Aumenta a janela: { $width } × { $height } é pouco para esta mesa, que precisa de { $wide } × { $high }.
t-keys = setas escolhem, Enter joga · Espaço: primeiro botão
t-story = PgUp: história
t-newer = PgDn: mais recente
t-number-or-move = Escreve um número ou uma jogada; ou: hint (dica), rules (regras), table (mesa), quit (sair).
t-also = Ou: rules (regras), table (mesa), quit (sair).
t-looks-on = Estás a assistir. Escreve: rules (regras), table (mesa), quit (sair).
t-not-understood = '{ $text }' não é um número da lista nem uma jogada{ $hint }
t-input-ended = A entrada de dados acabou, e com ela a tua parte no jogo.
t-left = Saíste do jogo.
t-come-back = O teu lugar fica guardado. Para voltar:
t-connecting = A ligar
t-bot-failed = { $who } foi abaixo ({ $why }) e faz a primeira jogada permitida
t-lost = Ligação perdida. Nada se perdeu; a tentar de novo
t-wait-you = És tu quem organiza esta mesa: { $start } começa com { $n } jogadores, com bots nas cadeiras livres.
t-wait-host = À espera que { $who } comece a partida.
t-wait-free = { $n ->
    [0] As cadeiras estão todas ocupadas.
    [1] Há uma cadeira livre.
   *[other] Há { $n } cadeiras livres.
}
t-wait-here = À mesa: { $names }.
t-waiting = À espera que a partida comece
t-start = começar
t-paused = A partida está em pausa; continua quando todos quiserem.
t-between-wait = À espera de { $who }
t-replaced = Este lugar está agora noutro aparelho.
t-says = { $who }: { $text }
t-place = Mesa { $name }, { $link }
t-again-wait = A mesa continua posta: { $start } prepara outra partida.
