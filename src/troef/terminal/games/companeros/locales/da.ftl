# Compañeros i terminalen.

trick = stik { $trick } af { $tricks }
game = spil { $game } af { $games }
display = i udvalget
strengths = de lagte farvers styrke
nothing-laid = ingen har lagt et kort endnu
tie = står lige: de og alle under dem tager intet
laid = lagt
won = vundet
position = Stik { $trick }. { $laid } I udvalget: { $cards }.
strong = De lagte farvers styrke: { $bars }.
nobody-yet = Ingen har lagt et kort endnu.
