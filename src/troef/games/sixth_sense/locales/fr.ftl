# 6th Sense : ce qui arrive, pourquoi non, ce qui se choisit.

card = { $number } { $colour }
sense = { $number } { $colour }
zero = { $number } { $colour }
colour-B = bleu
colour-Y = jaune
colour-R = rouge
colour-G = vert
colour-P = violet

why-win-trump = l’atout le plus haut
why-win-colour = la carte la plus haute de la couleur demandée
why-reverse = le pli est inversé et c’est la carte la plus basse
why-reverse-tie = le pli est inversé et c’est la dernière jouée des plus basses
why-block-two_players = les deux cartes sont bloquées

event-left-out = Couleur retirée pour cette partie : { $colour }
event-deals = { $who } donne pour la manche { $round }
event-dealt = { $who } reçoit le { $card }
    .hidden = { $who } reçoit une carte
event-turned = On retourne le { $card } : atout { $colour }
event-predicted = { $who } prédit avec le { $card }
    .hidden = { $who } pose une prédiction face cachée
event-leads = { $who } entame
event-played = { $who } joue le { $card }
event-called = { $who } joue le { $card } comme { $value }
event-blocked = { $who } bloque le { $card } avec le { $block } : aucun des deux ne compte
event-asked = La première carte est bloquée : on demande maintenant du { $colour }
event-free = La première carte est bloquée : la carte suivante fixe la couleur
event-took = { $who } remporte le pli avec le { $card } : { $why }
event-lost = Les deux cartes sont bloquées : personne ne remporte le pli
event-split = { $who } divise le pli et en compte deux
event-kept = { $who } le garde comme un seul pli
event-peeked = { $who } regarde la prédiction posée par { $whose }
event-saw = { $who } voit la prédiction posée par { $whose } : { $card }
    .hidden = Personne d’autre ne voit la carte
event-shown = { $who } avait prédit avec le { $card }
event-scored = { $who } a fait { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-won = { $winners } gagne
    .several = { $winners } se partagent la victoire

refusal-not-your-turn = C’est à { $seat } de jouer
refusal-predict-first = Pose d’abord une carte face cachée comme prédiction
refusal-already-predicted = Ta prédiction est déjà posée et elle reste
refusal-predictions-are-down = Toutes les prédictions sont faites : joue une carte
refusal-not-in-hand = Tu n’as pas le { $card } en main
refusal-must-follow = Tu dois fournir du { $colour }
refusal-choose-six-or-nine = Dis si le { $card } vaut 6 ou 9
refusal-nothing-to-block = Il n’y a encore rien à bloquer : la première carte d’un pli ne peut pas être un blocage
refusal-one-block-a-trick = Il y a déjà eu un blocage dans ce pli : un 0 est maintenant une carte ordinaire
refusal-not-in-the-trick = Le { $card } n’est pas dans ce pli
refusal-split-first = { $seat } décide d’abord de diviser le pli ou non
refusal-decide-first = Décide d’abord : diviser le pli ou le garder entier
refusal-nothing-to-split = Il n’y a pas de pli à diviser
refusal-no-trump-to-turn = Les débutants jouent sans atout, donc aucun atout ne peut être retourné plus tard

option-novice = Pour débutants
    .about = Sans atout, et des points pour qui s’en approche : 6 pour une prédiction juste, 4, 3, 2, 1 pour un à quatre plis d’écart.
option-target = Points à atteindre
    .about = On joue jusqu’à ce que quelqu’un ait ce nombre de points à la fin d’une manche (20 manches au plus) ; avec 0, le nombre de manches est fixe.
option-late_trump = Atout tardif
    .about = L’atout n’est retourné que quand toutes les prédictions sont faites.
preset-classic = Le jeu complet
preset-beginners = Pour débutants : sans atout
preset-blind = Atout retourné après les prédictions
preset-race = Premier à 30 points

# pourquoi un coup est bon
advice-expect = Tes autres cartes valent environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
advice-nearest = Tes autres cartes valent environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, et aucun nombre de ta main n’est plus proche
advice-fewer = Tes autres cartes valent environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, mais toutes ne tiendront pas : annonce plutôt moins
advice-more = Tes autres cartes valent environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, et davantage si tu joues bien
advice-wins = Il te manque encore { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, et cette carte va sans doute gagner
advice-later = Il te manque encore { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, mais de meilleures cartes peuvent gagner plus tard
advice-best = Il te manque encore { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, et tu n’as pas de meilleure carte
advice-spare = Cette carte ne gagnera guère : garde les meilleures pour la suite
advice-only = C’est la seule carte que tu peux jouer
advice-reached = Tu as les plis que tu as prédits : laisse celui-ci aux autres
advice-last = Tu as assez de plis, et rien dans ta main ne perd à coup sûr
advice-block = Un blocage règle ce pli à ton avantage
advice-split = Deux plis te rapprochent de ta prédiction
advice-one = Un seul pli vaut mieux que deux pour ta prédiction

move-predict = prédire avec le { $card }
move-play = jouer le { $card }
move-play-as = jouer le { $sense } comme { $value }
move-block-on = bloquer le { $card } avec le { $zero }
move-split = diviser : compter deux plis
move-keep = garder comme un seul pli
