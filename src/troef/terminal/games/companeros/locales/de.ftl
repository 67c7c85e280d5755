# Compañeros im Terminal.

trick = Stich { $trick } von { $tricks }
game = Spiel { $game } von { $games }
display = in der Auslage
strengths = Stärke der gelegten Farben
nothing-laid = noch niemand hat eine Karte gelegt
tie = Gleichstand: sie und alle darunter nehmen nichts
laid = gelegt
won = gewonnen
position = Stich { $trick }. { $laid } In der Auslage: { $cards }.
strong = Stärke der gelegten Farben: { $bars }.
nobody-yet = Noch niemand hat eine Karte gelegt.
