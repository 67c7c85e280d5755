# Compañeros in the terminal.

trick = trick { $trick } of { $tricks }
game = game { $game } of { $games }
display = on display
strengths = strength of the colours laid
nothing-laid = nobody has laid a card yet
tie = tie: they and all below take nothing
laid = laid
won = won
position = Trick { $trick }. Laid so far: { $bars }. On display: { $cards }.
