# Compañeros in de terminal.

trick = slag { $trick } van { $tricks }
game = spel { $game } van { $games }
display = in de etalage
strengths = kracht van de gelegde kleuren
nothing-laid = nog niemand heeft een kaart gelegd
tie = gelijk: zij en alles eronder pakken niets
laid = gelegd
won = gewonnen
position = Slag { $trick }. Tot nu toe gelegd: { $bars }. In de etalage: { $cards }.
