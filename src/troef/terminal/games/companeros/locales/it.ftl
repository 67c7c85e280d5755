# Compañeros nel terminale.

trick = presa { $trick } di { $tricks }
game = partita { $game } di { $games }
display = sul banco
strengths = forza dei colori giocati
nothing-laid = nessuno ha ancora giocato una carta
tie = parità: da qui in giù nessuno prende nulla
laid = giocata
won = vinte
position = Presa { $trick }. { $laid } Sul banco: { $cards }.
strong = Forza dei colori giocati: { $bars }.
nobody-yet = Nessuno ha ancora giocato una carta.
