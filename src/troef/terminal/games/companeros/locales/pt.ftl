# Compañeros no terminal.

trick = vaza { $trick } de { $tricks }
game = jogo { $game } de { $games }
display = na montra
strengths = força das cores jogadas
nothing-laid = ainda ninguém pôs uma carta
tie = empate: estes e todos abaixo não levam nada
laid = carta
won = ganhas
position = Vaza { $trick }. Até agora: { $bars }. Na montra: { $cards }.
