# Compañeros no terminal.

trick = vaza { $trick } de { $tricks }
game = jogo { $game } de { $games }
display = na montra
strengths = força das cores jogadas
nothing-laid = ainda ninguém pôs uma carta
tie = empate: daqui para baixo ninguém leva nada
laid = carta
won = ganhas
position = Vaza { $trick }. { $laid } Na montra: { $cards }.
strong = Força das cores jogadas: { $bars }.
nobody-yet = Ainda ninguém pôs uma carta.
