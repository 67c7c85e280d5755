# Compañeros dans le terminal.

trick = pli { $trick } sur { $tricks }
game = partie { $game } sur { $games }
display = à l’étalage
strengths = force des couleurs posées
nothing-laid = personne n’a encore posé de carte
tie = égalité : d’ici vers le bas, personne ne prend rien
laid = posé
won = pris
position = Pli { $trick }. { $laid } À l’étalage : { $cards }.
strong = Force des couleurs posées : { $bars }.
nobody-yet = Personne n’a encore posé de carte.
