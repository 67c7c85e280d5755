# Les mots du plateau seul ; cartes, événements et refus sont avec le jeu.

pitch = forts ensemble, faibles à égalité
sub-trick = pli { $trick } sur { $tricks }
sub-won = { $n ->
    [0] encore rien pris
    [one] { $n } carte prise
   *[other] { $n } cartes prises
}
sub-game = manche { $game } sur { $games }
sub-game-over = manche { $game } sur { $games } finie
sub-over = partie finie · neuf plis
ladder-title = Force de ce pli
ladder-so-far = jusqu’ici
ladder-order = qui choisit quand
ladder-empty = Personne n’a encore posé de carte
ladder-tie = { $strength } = { $strength } : égalité. D’ici vers le bas, personne ne choisit.
ladder-tie-now = { $strength } = { $strength } : pour l’instant, en dessous, personne ne choisit
display-title = Étalage
display-take = Prends une couleur
display-points = points
display-took = Pris par { $who } : { $colour }
display-empty = L’étalage est vide
column = { $points } { $colour } : { $cards }
turn-lay = pose n’importe quelle carte
turn-pick-lead = À toi de choisir
turn-pick = une couleur, toutes ses cartes
wait-lays = pose une carte
wait-picks = choisit une couleur
do-lay = Poser le { $card }
do-take = Prendre { $colour ->
    [orange] l’orange
   *[other] le { $colour }
} · { $numbers }
do-choose-card = Choisis une carte
do-choose-colour = Choisis une couleur
won = { $n ->
    [one] { $n } prise
   *[other] { $n } prises
}
    .short = { $n }
order-you-first = Tu choisis en premier
order-you-now = Tu choisis maintenant
order-now = { $who } choisit
order-then = { $now }, puis { $others }
order-nothing = { $order }. Il ne reste rien pour { $late }
order-you-late = toi
harvest-label = Cartes prises, retournées
harvest-left = { $n ->
    [one] reste { $n } carte : à personne
   *[other] restent { $n } cartes : à personne
}
last-title = Dernier pli
last-nobody = Égalité des couleurs les plus fortes : personne n’a choisi
last-took = { $who } couleur prise : { $colour }
last-tie = L’égalité a exclu les autres
last-empty = L’étalage a été vidé
position-lay = Pli { $trick }. { $ladder } { $display } { $turn }
position-display = À l’étalage : { $cards }.
position-bar = { $colour } { $sum }
key-take = prendre une couleur
key-lay = poser
you = toi

# une première partie, phrase par phrase
guide-start = Neuf plis. Dans chacun, tout le monde pose une carte ; une couleur forte te laisse choisir des cartes à l’étalage. Les points de ces cartes font gagner.
guide-watch = Les barres s’additionnent : les cartes d’une couleur s’entraident, peu importe qui les a posées.
guide-lay = Pose n’importe quelle carte. Qui a posé la couleur la plus forte choisit d’abord à l’étalage ; le plus de points sur ces cartes gagne.
guide-lead = Tu entames : pose n’importe quelle carte. Les autres peuvent rejoindre ta couleur ou la mettre à égalité.
guide-lay-again = Regarde d’abord les barres : deux sommes pareilles font égalité, et à partir de là personne ne choisit.
guide-pick = À toi de choisir : touche une couleur de l’étalage. Tu en reçois toutes les cartes ; les grands nombres font des points.
guide-wait = Les couleurs fortes choisissent d’abord. Ton tour de choisir viendra.
guide-late = Plus de joueurs que de couleurs : l’étalage est vide avant ton tour. Puis les cartes posées forment le nouveau.
guide-tied = Ta couleur est à égalité ou vient après une égalité : rien pour toi dans ce pli.
guide-others = Les autres choisissent. Puis les cartes posées rejoignent l’étalage, et le pli suivant commence.

# the plain board: what the fields of a view are called
field-game = partie
field-games = parties
field-trick = pli
field-tricks = plis
field-opener = a ouvert la partie
field-display = étalage
field-laid = posées
field-strengths = forces
field-strength = force
field-order = choisit ensuite
field-late = plus rien pour
field-picked = déjà servis
field-tied = à égalité
field-taken = cartes prises
field-running = points jusqu’ici
field-last = dernier pli
field-took = a pris
field-stopped = arrêté par
field-stopped-empty = un étalage vide
field-stopped-tie = une égalité
