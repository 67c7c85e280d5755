# UNO dans le terminal.

pile = défausse
colour-in-force = joue
stock = { $cards } dans la pioche
goes-left = le jeu tourne vers la gauche
goes-right = le jeu tourne vers la droite
owes = { $who } doit { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
one-left = une carte !
known = vu chez { $who } :
holds = { $who } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
position = Sur la défausse : { $card } ; la couleur est { $colour }.
move-play = jouer le { $card }
move-play-as = jouer le { $card } et annoncer { $colour }
move-play-swap = jouer le { $card } et échanger ta main avec { $seat }
move-jump = intercepter avec le { $card }
move-jump-swap = intercepter avec le { $card } et échanger ta main avec { $seat }
move-name = annoncer { $colour }
move-catch = prendre { $seat } en faute
move-pass = passer
move-draw = piocher une carte
move-keep = garder la carte
move-take = prendre les cartes
move-challenge = contester le Joker +4
move-uno = annoncer UNO !
