# A folha de pontos: o que não se pode escrever nela, e porquê.
refusal-pad-no-such-player = Esse jogador não está nesta folha.
refusal-pad-no-such-round = A ronda { $round } ainda não se pode escrever.
refusal-pad-wrong-fields = Uma linha precisa de { $fields }.
refusal-pad-wrong-value = Isso não serve aqui: { $field }.
refusal-pad-nothing-to-undo = Não há nada para desfazer.
refusal-pad-glass-runs = A ampulheta já está a correr.
refusal-pad-glass-stands = A ampulheta ainda não foi virada.
refusal-pad-stages-are-over = As etapas já acabaram.
refusal-pad-one-is-out =
    { $n ->
        [0] Alguém tem de ter ficado sem cartas.
       *[other] Só um jogador pode ficar sem cartas.
    }
refusal-pad-too-many = Não há tantas cartas { $face } no baralho.
refusal-pad-more-than-all = Ao todo { $sum }: mais do que valem todas as cartas ({ $most }).
refusal-pad-tricks = Vazas ao todo: { $won }. Têm de ser de { $least } a { $most }.
refusal-pad-no-glass = Este jogo não tem ampulheta escondida.
refusal-pad-only-the-keeper = Só quem toma conta desta folha o pode fazer.
refusal-pad-nobody-lifted = Ninguém levantou o tubo.
refusal-pad-has-a-phone = Este jogador já tem aqui um telemóvel.
refusal-pad-only-your-line = Neste telemóvel só escreves a tua própria linha.
refusal-table-no-such-pad = Essa folha não existe. Talvez o link esteja incompleto.
