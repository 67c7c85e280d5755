# Compañeros dans le terminal.

trick = pli { $trick } sur { $tricks }
game = partie { $game } sur { $games }
display = à l’étalage
strengths = force des couleurs posées
nothing-laid = personne n’a encore posé de carte
tie = égalité : d’ici vers le bas, personne ne prend
laid = posé
won = pris
position = Pli { $trick }. Posé jusqu’ici : { $bars }. À l’étalage : { $cards }.
