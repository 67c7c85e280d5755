# Compañeros in de terminal.

trick = slag { $trick } van { $tricks }
game = spel { $game } van { $games }
display = in de etalage
strengths = kracht van de gelegde kleuren
nothing-laid = nog niemand heeft een kaart gelegd
tie = gelijk: zij en alle kleuren eronder pakken niets
laid = gelegd
won = gewonnen
position = Slag { $trick }. { $laid } In de etalage: { $cards }.
strong = Kracht van de gelegde kleuren: { $bars }.
nobody-yet = Nog niemand heeft een kaart gelegd.
