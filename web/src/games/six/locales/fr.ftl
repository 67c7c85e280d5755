# Les mots du plateau seul ; cartes, événements et refus sont avec le jeu.

pitch = des dés, et du sable invisible
sub-stage = étape { $stage } sur { $stages }
sub-stage-over = étape { $stage } sur { $stages } finie
sub-pro = pro · { $stage }
sub-over = partie finie
called = { $sum ->
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
    [13] Treize
    [14] Quatorze
    [15] Quinze
    [16] Seize
    [17] Dix-sept
    [18] Dix-huit
   *[other] { $sum }
} !
yours-choice-lead = À toi les dés
yours-choice = lancer, ou le sable est-il écoulé ?
yours-start-lead = Tu commences
yours-start = retourne le sablier et lance
yours-stage-lead = L’étape { $stage } est finie
yours-stage = tu commences
yours-throw-lead = À toi de lancer
yours-throw = { $sum }, raté
yours-match = { $sum } est à toi : de nouveau trois dés
yours-bound-lead = Trop tôt
yours-bound = maintenant tu dois lancer
yours-place-lead = Pose-la !
yours-place = touche une case
yours-claim = tu l’as : réclame-le
rolling-lead = Ça roule…
rolling-yours = tes dés
change-lead = Changement !
change-yours = les dés viennent à toi
wait-start = retourne le sablier
wait-stage = { $who } commence
wait-choice = lance, ou soulève le tube
wait-throw = { $n ->
    [one] lance un dé
    [2] lance deux dés
   *[other] lance trois dés
}
wait-bound = doit lancer
wait-rolling = lance les dés
wait-placing = { $n ->
    [one] pose une carte
   *[other] posent une carte
}
do-roll = Lancer
do-roll-dice = { $n ->
    [one] Lancer un dé
    [2] Lancer deux dés
   *[other] Lancer trois dés
}
do-start = Retourner le sablier et lancer
do-lift = Soulever
    .long = Soulever le tube
do-claim = Réclamer le { $n }
do-place = Poser le { $card } sur la case { $place }, { $open ->
    [0] vide
   *[other] sur le { $open }
}
place = Case { $place } : { $open ->
    [0] vide
   *[other] { $open }
}{ $under ->
    [0] { "" }
    [one] , une carte dessous
   *[other] , { $under } cartes dessous
}
place-empty = vide
idle-start = { $who } retourne le sablier
idle-dice = { $who } a les dés
idle-change = Changement !
left = réserve
safe = à l’abri
seat-safe = { $n } à l’abri
seat-row = Visibles : { $open }
tube = Le tube sur le sable
tube-up = Le tube est levé
stage = étape
this-turn = Ce tour jusqu’ici
double-you = Double ! Les dés te reviennent
double-on = Double ! Les dés retournent à { $who }
double = Double ! Les dés repartent en sens inverse
verdict-gone = Le sable est écoulé
verdict-left = Il reste du sable
verdict-unlifted = Personne n’a soulevé
verdict-unlifted-text = Le sable s’est écoulé sans que personne regarde. Personne ne rend de carte.
verdict-gives = { $me ->
    [yes] Tu remets sous ta réserve le { $number }, ta dernière carte mise à l’abri
   *[no] { $who } remet sous sa réserve le { $number }, sa dernière carte mise à l’abri
}
verdict-nothing = { $me ->
    [yes] Tu n’as aucune carte à l’abri à rendre
   *[no] { $who } n’a aucune carte à l’abri à rendre
}
tale-starts = { $me ->
    [yes] Tu commences l’étape { $stage }.
   *[no] { $who } commence l’étape { $stage }.
}
tale-lifted = { $me ->
    [yes] Tu as soulevé le tube.
   *[no] { $who } a soulevé le tube.
}
tale-left = { $me ->
    [yes] Tu as soulevé le tube trop tôt et tu commences l’étape { $stage }.
   *[no] { $who } a soulevé le tube trop tôt et commence l’étape { $stage }.
}
tale-last = { $me ->
    [yes] Tu as lancé en dernier et tu commences l’étape { $stage }.
   *[no] { $who } a lancé en dernier et commence l’étape { $stage }.
}
tale-goes-on = { $me ->
    [yes] Le tube revient sur le sable, et tu dois lancer.
   *[no] Le tube revient sur le sable, et { $who } doit lancer.
}
tale-rolled = { $me ->
    [yes] Tu as fait { $sum }.
   *[no] { $who } a fait { $sum }.
}
tale-matched = { $me ->
    [yes] Tu as fait { $sum }, et tu l’as devant toi : de nouveau trois dés.
   *[no] { $who } a fait { $sum }, un de ses nombres visibles : de nouveau trois dés.
}
tale-unmatched = { $me ->
    [yes] Tu as fait { $sum }{ $next ->
        [0] , raté : changement !
        [one] , raté : un dé ensuite.
       *[other] , raté : deux dés ensuite.
    }
   *[no] { $who } a fait { $sum }{ $next ->
        [0] , raté : changement !
        [one] , raté : un dé ensuite.
       *[other] , raté : deux dés ensuite.
    }
}
tale-double = { $me ->
    [yes] Tu as fait un double : changement, et le sens s’inverse.
   *[no] { $who } a fait un double : changement, et le sens s’inverse.
}
tale-secured = { $me ->
    [yes] Tu as mis la carte à l’abri.
   *[no] Carte à l’abri : { $who }.
}
tale-claim = Qui l’a devant soi peut le réclamer.
tale-placing = { $me ->
    [yes] Tu dois encore poser.
   *[no] { $n ->
        [one] { $who } doit encore poser.
       *[other] Doivent encore poser : { $who }.
    }
}
stacks-label = Cartes à l’abri, comptées en traits
stacks-strokes = { $n ->
    [one] trait
   *[other] traits
}
own-points = { $n ->
    [one] { $n } trait
   *[other] { $n } traits
}
    .with =
        { $n ->
            [one] avec { $n } trait
           *[other] avec { $n } traits
        }
mine-title = Tes cartes
mine-safe = À l’abri
mine-covered = Sous la case { $place }
mine-nothing = encore rien
position = { $stage }. { $dice } Toi : { $mine } ; { $left } en réserve, { $safe } à l’abri. { $others } { $turn }
position-watch = { $stage }. { $dice } { $others } { $turn }
position-dice = Les dés font { $sum }.
position-place = { $place }, { $open }
position-seat = { $who } : { $open } ; { $n } à l’abri.
key-roll = lancer
key-lift = soulever
key-place = poser
key-claim = réclamer
you = toi

# une première partie, phrase par phrase
guide-roll = Lance. Les autres mettent à l’abri leurs cartes visibles de cette somme ; si c’est un de tes nombres, tu relances les trois dés.
guide-choice = Continue à lancer, ou soulève le tube si tu crois le sable écoulé. Une erreur te coûte une carte ; personne ne voit le sable.
guide-place = Changement : pose la nouvelle carte sur une de tes trois cases. Elle couvre ce qui s’y trouve.
guide-claim = La somme est sur une de tes cartes : réclame-la, vite !
guide-watch = Les autres lancent. Une somme visible devant toi met cette carte à l’abri : seules les cartes à l’abri comptent.

# the plain board: what the fields of a view are called
field-stage = étape
field-stages = étapes
field-holder = a les dés
field-dice_next = dés ensuite
field-resting = dés immobiles
field-pro = version pro
field-double = un double
field-roller = lance
field-dice = dés
field-sum = somme
field-throws = lancers de ce tour
field-secured = mis à l’abri par
    .by-seat = à l’abri
field-colours = couleur
field-colours-blue = bleu
field-colours-yellow = jaune
field-colours-green = vert
field-colours-purple = violet
field-colours-orange = orange
field-open = cartes visibles
field-heights = cartes par case
field-supply = réserve
field-placing = doit encore poser
field-claim = à réclamer
field-number = nombre
field-last = fin précédente
field-lifter = soulevé par
field-sand = sable
field-sand-gone = écoulé
field-sand-left = il en reste
field-giver = rend une carte
field-given = carte rendue
field-strokes = traits par nombre
field-counted = cartes comptées
field-covered = cartes couvertes
field-own_secured = tes cartes à l’abri
