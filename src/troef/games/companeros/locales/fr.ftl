# Compañeros : ce qui arrive, pourquoi non, ce qui se choisit.

card = { $number } { $colour }
colour-G = vert
colour-Y = jaune
colour-R = rouge
colour-B = bleu
colour-P = violet
colour-O = orange

event-starts = { $who } commence
event-shown = À l’étalage : { $card }
event-dealt = { $who } reçoit le { $card }
    .hidden = { $who } reçoit une carte
event-laid = { $who } pose le { $card }
event-tied = Égalité à { $strength } : { $colours }. Qui a posé ces couleurs ou une plus faible ne prend rien
event-took = { $who } prend { $colour ->
    [orange] l’orange
   *[other] le { $colour }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-leads = { $who } entame le pli suivant
event-scored = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-won = { $winners } gagne
    .several = { $winners } se partagent la victoire

refusal-not-your-turn = C’est à { $seat } de jouer
refusal-take-first = On résout le pli : prends une couleur à l’étalage
refusal-lay-first = C’est le moment de poser : pose une carte de ta main
refusal-not-in-hand = Tu n’as pas le { $card } en main
refusal-not-on-display = Cette couleur n’est pas à l’étalage : { $colour }

option-games = Parties d’affilée
    .about = Les points de toutes ces parties s’additionnent ; qui en marque le plus commence la suivante.
option-open_scores = Scores visibles
    .about = Montre les points de tous pendant la partie ; dans le jeu en boîte, ils restent face cachée.
preset-classic = Une partie
preset-evening = Trois parties

# pourquoi un coup est bon
advice-most = { $colour ->
    [orange] L’orange
   *[other] Le { $colour }
} rapporte le plus maintenant : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
advice-leaves = { $colour ->
    [orange] L’orange
   *[other] Le { $colour }
} rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} et laisse aux autres ce qui les aide moins
advice-first = Pour l’instant tu choisis en premier : jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
advice-together = En tout, { $colour ->
    [orange] l’orange
   *[other] le { $colour }
} a une force de { $strength } : tu choisis avec les autres de cette couleur
advice-cheap = Une carte basse te coûte peu ici
advice-place = Un { $number } te donne un rang à bon compte
advice-tie = Pour l’instant cela fait égalité à { $strength } : à partir de là personne ne choisit, toi non plus
advice-nothing = Pour l’instant tu ne choisis rien dans ce pli : garde tes meilleures cartes
advice-only = C’est la seule carte qu’il te reste

move-lay = poser le { $card }
move-take = prendre { $colour ->
    [orange] l’orange
   *[other] le { $colour }
}
