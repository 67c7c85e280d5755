# Compañeros in the terminal.

trick = trick { $trick } of { $tricks }
game = game { $game } of { $games }
display = on display
strengths = strength of the colours laid
nothing-laid = nobody has laid a card yet
tie = tie: they and all below take nothing
laid = laid
won = won
position = Trick { $trick }. { $laid } On display: { $cards }.
strong = Strength of the colours laid: { $bars }.
nobody-yet = Nobody has laid a card yet.
