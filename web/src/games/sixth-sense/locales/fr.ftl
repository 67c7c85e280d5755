# Les mots du plateau seul ; cartes, événements et refus sont avec le jeu.

pitch = dis combien de plis tu feras
you = toi
you-first = Toi
sub-round = manche { $round } sur { $rounds }
sub-target = manche { $round } · en { $target }
sub-trick = pli { $trick } sur { $tricks }
sub-over = manche { $round } sur { $rounds } finie
sub-target-over = manche { $round } finie · en { $target }
trump = atout : { $colour }
trump-none = sans atout
trump-later = l’atout vient plus tard
slot-blocked = blocage : { $who }
blocked-by = bloqué par le { $card }
mark-led = entame
mark-best = en tête
    .short = gagne
mark-won = gagné
token-asked = demandé : { $colour }
token-free = la carte suivante fixe la couleur
token-low = la plus basse gagne
token-double = 12 : peut compter double
token-out = sans { $colour }
ready = fait
choosing = choisit
unknown = prédiction inconnue
predicted-card = prédit : { $card }
seen-by = vue par { $who }
looked-at = a regardé la prédiction posée par { $who }
bead = { $n ->
    [one] { $n } pli
   *[other] { $n } plis
}
meter-said = Tu as dit
meter-won = faits
meter-right = { $two ->
    [0] juste
   *[other] juste, ou encore { $n }
}
meter-more = { $two ->
    [1] encore { $n }
   *[other] encore { $n } ou { $or }
}
meter-over = { $n } de trop
meter-never = hors d’atteinte
meter-label = Tu as dit { $said }, fait { $won } ; possibles au plus : { $most }
turn-predict-lead = Pose ta prédiction
turn-predict = n’importe quelle carte
turn-lead = entame comme tu veux
turn-follow = fournis du { $colour }
turn-any = n’importe quelle carte
turn-call = comme 6 ou comme 9 ?
turn-block = bloquer quelle carte ?
turn-again = le jouer ?
turn-split-lead = Ton pli
turn-split = avec un 12 dedans
wait-predict = { $n ->
    [one] choisit
   *[other] choisissent
}
wait-leads = entame
wait-plays = réfléchit
wait-splits = décide : un pli ou deux
sheet-call = 6 ou 9
sheet-block = Bloquer
sheet-split = Diviser le pli
call = { $n ->
    [6] jouer comme six
   *[9] jouer comme neuf
}
block = Bloquer { $who } : { $card }
block-not = Pas de blocage : jouer comme simple 0
put-back = Reprendre
split-two = Deux
split-one = Un
split-makes = compte pour { $n } : cela fait { $sum } sur { $goal }
peek-title = { $who } a prédit { $n }
peek-why = Tu as entamé du 8, { $who } a gagné. Personne d’autre ne le voit ; tous voient que tu as regardé.
peek-seen = Vu : ranger
do-predict = Prédire { $n ->
    [0] aucun pli
    [one] { $n } pli
   *[other] { $n } plis
} avec le { $card }
do-predict-either = Prédire { $n } ou { $or } plis avec le { $card }
do-choose = Choisis une carte
do-play = Jouer le { $card }
do-block = Bloquer
opened-won = fait { $n }
pad-sub = dit → fait
last-title = Dernier pli
last-blocked = bloqué
last-blocks = bloque
points-title = { $rounds ->
    [one] Points après la manche { $rounds }
   *[other] Points après la manche { $rounds }
}
tale-won = { $who } : pli gagné avec le { $card }, { $why }.
tale-won-two = { $who } : pli gagné avec le { $card } et compté double, { $why }.
tale-lost = Les deux cartes étaient bloquées : personne n’a gagné le pli.
tale-led = { $who } : entame du { $card }.
tale-played = { $who } : { $card } joué.
tale-calls = { $who } : { $card } joué comme { $as }.
tale-blocks = { $mine ->
    [true] { $who } : blocage de ton { $card }.
   *[false] { $who } : blocage du { $card } ({ $whose }).
}
ahead-win-trump = l’atout le plus haut
ahead-win-colour = le { $colour } le plus haut
ahead-reverse = la carte la plus basse
ahead-reverse-other = la plus basse gagne, et les autres couleurs valent moins que le { $colour }
ahead-reverse-tie = la carte la plus basse, jouée en dernier
tale-ahead = { $who } gagne pour l’instant : { $why }.
tale-ahead-you = Tu gagnes pour l’instant : { $why }.
tale-turned = Atout { $colour } : le { $card } a été retourné.
tale-no-trump = Il n’y a pas d’atout à cette table.
tale-shut = L’atout sera retourné quand tous auront prédit.
tale-ended = { $right ->
    [0] Personne n’avait vu juste.
    [one] Un sur { $seats } avait vu juste.
   *[other] { $right } sur { $seats } avaient vu juste.
} Toutes les prédictions sont dévoilées.
said-round = Manche { $round }, pli { $trick } sur { $tricks }.
said-trump = Atout : { $colour }.
said-card = { $who } : { $card }
said-blocked = { $who } : { $card }, bloqué
said-block = { $who } : blocage du { $on }
said-low = La carte la plus basse gagne.
said-mine = Tu as dit { $said } et fait { $won }.
said-can = Tu peux jouer : { $cards }.
key-play = jouer
key-block = bloquer
key-call = comme 6 / 9

# une première partie, phrase par phrase
guide-predict = Combien de plis vas-tu faire ? Pose face cachée une carte avec ce nombre : c’est ta prédiction, et elle quitte ta main.
guide-predicted = Les autres prédisent. Pour bien marquer, il faut faire exactement les plis prédits.
guide-watch = Chacun pose une carte. Il faut fournir la couleur demandée ; l’atout bat tout.
guide-lead = Tu entames : la couleur de ta carte est demandée à tous.
guide-free = Rien ne compte encore dans ce pli, donc pas de couleur à fournir : la tienne sera demandée.
guide-follow = Fournis la couleur si tu peux. Le boulier montre combien de plis tu as, et combien tu as dit.
guide-enough = Tu as tous les plis que tu as annoncés. Perds maintenant les autres : pose des cartes qui ne gagnent pas.
guide-hopeless = Ta prédiction ne peut plus se réaliser. Gâche maintenant celles des autres.
guide-split = Tu as gagné un pli avec un 12 : il peut compter pour deux. Choisis ce qui te mène à ton nombre.

# Ce qui se touche sur la feuille de score.
pad-face-6 = 6·9

# the plain board: what the fields of a view are called
field-of_rounds = manches
field-left_out = couleur retirée
field-trump = atout
field-trump_card = carte d’atout
field-predicted = a prédit
field-looked = a regardé
field-voids = n’a pas de
field-tricks = plis gagnés
field-tricks_lost = plis pour personne
field-tricks_left = plis restants
field-of_tricks = plis en tout
field-reach = peut atteindre
field-trick = ce pli
field-as = jouée comme
field-counts = compte
field-blocks = bloque
field-requested = couleur demandée
field-reversed = inversé
field-double = compte double
field-best = en tête
field-scored = manche comptée
field-goals = vise
field-prediction = ta prédiction
field-predictions = prédictions
field-peeked = tu as vu
field-last_trick = dernier pli
field-winner = gagné par
field-piles = compte pour
