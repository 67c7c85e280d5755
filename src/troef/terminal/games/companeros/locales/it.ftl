# Compañeros nel terminale.

trick = presa { $trick } di { $tricks }
game = partita { $game } di { $games }
display = sul banco
strengths = forza dei colori giocati
nothing-laid = nessuno ha ancora giocato una carta
tie = parità: da qui in giù nessuno prende
laid = giocata
won = vinte
position = Presa { $trick }. Giocato finora: { $bars }. Sul banco: { $cards }.
