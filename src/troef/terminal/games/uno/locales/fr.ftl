# UNO dans le terminal.

pile = défausse
colour-in-force = couleur
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
position-open = Sur la défausse : { $card } ; aucune couleur n’est encore annoncée.
