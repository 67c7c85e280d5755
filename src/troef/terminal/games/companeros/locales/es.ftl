# Compañeros en el terminal.

trick = baza { $trick } de { $tricks }
game = partida { $game } de { $games }
display = en el mostrador
strengths = fuerza de los colores puestos
nothing-laid = nadie ha puesto carta todavía
tie = empate: de aquí para abajo nadie se lleva nada
laid = puesta
won = ganadas
position = Baza { $trick }. { $laid } En el mostrador: { $cards }.
strong = Fuerza de los colores puestos: { $bars }.
nobody-yet = Nadie ha puesto carta todavía.
