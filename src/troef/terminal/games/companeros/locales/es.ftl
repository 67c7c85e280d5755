# Compañeros en el terminal.

trick = baza { $trick } de { $tricks }
game = partida { $game } de { $games }
display = en el mostrador
strengths = fuerza de los colores puestos
nothing-laid = nadie ha puesto carta todavía
tie = empate: de aquí abajo nadie se lleva nada
laid = puesta
won = ganadas
position = Baza { $trick }. Puesto hasta ahora: { $bars }. En el mostrador: { $cards }.
