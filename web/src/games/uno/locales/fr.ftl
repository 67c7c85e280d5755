# Les mots du plateau seul ; cartes, événements et refus sont avec le jeu.

pitch = le classique, avec tes règles maison
you = toi
sub-round = manche { $round } · en { $target }
sub-over = manche { $round } finie · en { $target }
first-to = premier à { $target }
fewest-at = jusqu’à { $target }, le plus petit total gagne
score-title = Score · { $goal }

# les piles
stock-draw = piocher · { $n }
stock-take = prendre { $n }
stock-left = reste { $n }
stock-label = { $n ->
    [0] Pioche, vide
    [one] Pioche, une carte
   *[other] Pioche, { $n } cartes
}
stock-label-draw = Piocher une carte, reste { $n }
stock-label-take = Prendre { $n } cartes
pile-label = Défausse : { $card } au-dessus
no-colour = pas encore de couleur
debt-you = pour toi
debt-other = pour { $who }

# les places
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
thinking = réfléchit
one-card = 1 carte…
held = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
uno = UNO
uno-now = UNO !
uno-call = Annoncer UNO
uno-catch = Prendre { $who } en faute
uno-catch-small = en faute

# le bandeau
your-turn = À toi
turn-play-or-draw = joue ou pioche
turn-play = joue une carte
turn-draw = rien à jouer : pioche
turn-pass = rien à jouer, rien à piocher
turn-picked = touche encore pour jouer
turn-answer = Ta réponse
turn-owed = +{ $n } pour toi
turn-owed-answer = réponds ou prends
turn-owed-take = prends-les
turn-wish = Annonce une couleur
turn-swap = La main de qui ?
turn-swap-text = touche une place
turn-drawn = Pioché : { $card }
turn-drawn-fits = jouable
turn-drawn-must = jouable : il faut le jouer
turn-right = Tu avais raison
turn-right-text = à toi
turn-uno = Plus qu’une carte !
turn-uno-text = annonce UNO
wait-thinks = réfléchit
wait-answers = doit répondre
wait-names = annonce une couleur
wait-jump = réfléchit · tu peux intercepter

# questions
wish-title = Ton { $card } : quelle couleur ?
name-title = Un Joker en premier : quelle couleur ?
swap-title = { $n ->
    [one] Échanger ta carte avec
   *[other] Échanger tes { $n } cartes avec
}
believe-title = { $who } : +{ $n }, { $colour }. Tu y crois ?
do-challenge = Contester
do-challenge-if = juste : { $who } pioche { $n } · faux : tu pioches { $wrong }
do-take = Prendre { $n }
do-take-then = et passer ton tour
do-keep = Garder
do-play = Jouer
do-pass = Passer
do-jump = Intercepter : { $card }
do-back = Retour
swap-with = Échanger avec { $who }, { $cards }

# la main montrée
shown-yours = Main montrée par { $who } · vue seulement par toi
shown-you = Ta main · vue seulement par { $who }
shown-others = Main montrée par { $who } · vue seulement par { $other }
shown-close = Ranger la main

# l’histoire
tale-wild = { $who } joue le { $card } et annonce { $colour }
tale-may-catch = { $who } n’a pas annoncé UNO
tale-drew = { $who } pioche { $n } cartes
tale-took = { $n ->
    [one] { $who } prend { $n } carte et passe son tour
   *[other] { $who } prend { $n } cartes et passe son tour
}
tale-guilty = { $n ->
    [one] C’était un bluff : { $who } pioche { $n } carte
   *[other] C’était un bluff : { $who } pioche { $n } cartes
}
tale-innocent = { $n ->
    [one] Ce n’était pas un bluff : { $who } pioche { $n } carte
   *[other] Ce n’était pas un bluff : { $who } pioche { $n } cartes
}
tale-caught = { $n ->
    [one] { $who } prend { $culprit } en faute : { $n } carte
   *[other] { $who } prend { $culprit } en faute : { $n } cartes
}
tale-out = { $who } n’a plus de cartes
tale-out-points = { $who } n’a plus de cartes. Les autres avaient { $n ->
    [one] { $n } point
   *[other] { $n } points
} en main.
card-can = { $card }, jouable
card-jump = { $card }, peut intercepter

# pour S
position = { $turn } Sur la défausse : { $top } ; couleur : { $colour } ; le jeu tourne { $direction }. { $owed } Tu as en main : { $hand }. { $can } { $others }.
position-watch = { $turn } Sur la défausse : { $top } ; couleur : { $colour } ; le jeu tourne { $direction }. { $owed } { $others }.
position-owed = À prendre par { $who } : { $n } cartes.
position-can = Tu peux jouer : { $cards }.
position-can-draw = Tu peux jouer : { $cards }, ou piocher.
position-draw = Tu peux piocher.
position-seat = { $who } a { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

# touches
key-play = jouer
key-draw = piocher
key-uno = UNO / en faute
key-choice = choix

# une première partie, phrase par phrase
guide-watch = Débarrasse-toi de toutes tes cartes avant les autres. Une carte convient si elle a la couleur ou le nombre de la défausse.
guide-play = Les cartes relevées sont jouables : touches-en une deux fois. Rien ne te plaît ? Touche la pioche.
guide-draw = Rien à jouer : touche la pioche pour prendre une carte.
guide-drawn = La carte piochée convient. Joue-la ou garde-la.
guide-name = Annonce la couleur à jouer ensuite ; celle que tu as le plus est un bon choix.
guide-owes = Quelqu’un te fait piocher. Prends les cartes, ou dis que c’était un bluff.
guide-two = Encore deux cartes : dès que l’une est posée, appuie sur UNO, avant qu’on te prenne en faute.
guide-call = Plus qu’une carte. Appuie sur UNO maintenant !

# Ce qui se touche sur la feuille de score.
pad-face-S = Passe
pad-face-R = Sens
pad-face-D = +2
pad-face-W = Joker
pad-face-W4 = +4

# the plain board: what the fields of a view are called
field-top = sur la défausse
field-pile = dernières cartes
field-pile_size = cartes sur la défausse
field-stock = pioche
field-owes = doit piocher
field-accused = peut être contesté
field-window = une carte, rien annoncé
field-catchable = peut être pris en faute
field-from = à partir de (ms)
field-last_round = manche précédente
field-hands = cartes restantes
field-worth = valeur
field-out = a fini
field-drawn = tout juste piochée
field-known = ce que tu sais
