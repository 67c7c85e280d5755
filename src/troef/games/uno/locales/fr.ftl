# UNO : ce qui arrive, pourquoi non, ce qui se choisit.

card = { $face } { $colour }
colour-B = bleu
colour-G = vert
colour-R = rouge
colour-Y = jaune
face-S = Passe-tour
face-R = Changement de sens
face-D = +2
wild-W = Joker
wild-W4 = Joker +4
direction-left = vers la gauche
direction-right = vers la droite

event-drew_for_deal = { $who } tire le { $card } pour la donne
event-deals = { $who } donne
event-dealt = { $who } reçoit le { $card }
    .hidden = { $who } reçoit une carte
event-put_back = Première carte retournée : { $card }. Elle retourne dans la pioche, qui est mélangée
event-turned = Première carte retournée : { $card }
event-named = { $who } annonce { $colour }
event-played = { $who } joue le { $card }
event-jumped = { $who } intercepte avec le { $card }
event-drew = { $who } pioche le { $card }
    .hidden = { $who } pioche une carte
event-draws_on = { $who } ne peut pas la jouer et pioche encore
event-may_play = { $who } peut jouer le { $card }
    .hidden = { $who } peut jouer la carte piochée
event-kept = { $who } garde la carte
event-passed = { $who } passe : rien à jouer, rien à piocher
event-skipped = { $who } passe son tour
event-reversed = Le jeu tourne { $direction }
event-owes = { $who } doit { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
event-took = { $who } doit prendre { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
event-new_stock = La défausse est mélangée : nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
event-challenged = { $who } conteste le coup joué par { $accused }
event-shown = { $who } montre le { $card }
    .hidden = { $who } montre une carte à qui conteste
event-guilty = { $who } avait une carte de la bonne couleur : coupable
event-innocent = { $who } n’avait aucune carte de la bonne couleur : coup permis
event-one_left = { $who } n’a plus qu’une carte
event-may_catch = On peut maintenant prendre { $who } en faute
event-called = { $who } : UNO !
event-caught = { $who } prend { $culprit } en faute
event-swapped = { $who } échange sa main avec { $other }
event-hands_passed = Toutes les mains passent { $direction }
event-received = { $who } reçoit le { $card }
    .hidden = { $who } reçoit une carte
event-went_out = { $who } n’a plus de cartes
event-left = Il reste à { $who } : { $card }
event-scored = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-won = { $winners } gagne
    .several = { $winners } se partagent la victoire

refusal-not-your-turn = C’est à { $seat } de jouer
refusal-no-call-due = Il n’y a pas d’UNO à annoncer
refusal-not-your-call = C’est à { $seat } d’annoncer UNO, pas à toi
refusal-not-yourself = Tu ne peux pas te prendre toi-même en faute
refusal-nothing-to-catch = { $seat } n’est pas en faute
refusal-grace = { $seat } a encore un instant pour annoncer UNO : { $ms } ms à partir de la carte
refusal-no-jumps = À cette table, on joue sans interception
refusal-jump-on-turn = C’est ton tour : joue la carte
refusal-jump-too-late = { $seat } a commencé : trop tard pour intercepter
refusal-not-identical = Le { $card } n’est pas identique à la carte du dessus
refusal-not-in-hand = Tu n’as pas le { $card } en main
refusal-only-the-drawn = Tu as pioché : seul le { $card } peut être joué maintenant
refusal-does-not-fit = Le { $card } ne convient pas : joue du { $colour }, le nombre ou le symbole de la carte du dessus, ou un joker
refusal-no-bluffing = Tu as du { $colour } : le Joker +4 n’est pas permis à cette table
refusal-no-answer = Le { $card } ne répond pas aux { $cards } cartes que tu dois
refusal-no-action-finish = Le { $card } ne peut pas être ta dernière carte à cette table
refusal-no-colour-needed = Le { $card } est ta dernière carte : pas de couleur à annoncer
refusal-name-a-colour = Il faut une couleur pour le { $card }
refusal-no-swaps = À cette table, on joue sans échange de mains
refusal-no-swap-at-the-end = Un 7 joué en dernière carte n’échange rien
refusal-swap-with-another = Tu ne peux pas échanger ta main avec { $seat }
refusal-choose-whom = Choisis avec qui le 7 échange ta main
refusal-nothing-to-name = Il n’y a pas de couleur à annoncer
refusal-name-first = Annonce d’abord une couleur
refusal-nothing-owed = Tu ne dois aucune carte
refusal-no-challenge-without-bluffing = À cette table, on joue sans bluff : il n’y a rien à contester
refusal-no-challenge-in-a-stack = Seul un Joker +4 isolé peut être contesté
refusal-you-owe = Tu dois d’abord prendre { $cards } cartes
refusal-already-drawn = Tu as pioché le { $card } : joue-le ou garde-le
refusal-nothing-to-draw = Il n’y a rien à piocher
refusal-must-play = Tu peux jouer, donc tu dois jouer
refusal-draw-instead = Pioche une carte : il y en a
refusal-nothing-drawn = Tu n’as rien pioché que tu puisses garder
refusal-must-play-the-drawn = Le { $card } peut être joué, donc il doit l’être à cette table

option-scoring = Décompte
    .about = Qui gagne la manche marque ce que les autres ont en main, ou chacun note ce qui lui reste et le plus petit total gagne.
choice-scoring-winner = le gagnant marque
choice-scoring-penalty = points de pénalité
option-target = Points à atteindre
    .about = La partie finit quand quelqu’un a ce nombre de points.
option-bluffing = Bluff
    .about = Un Joker +4 peut être joué contre la règle, et être contesté.
option-uno_call = Annonce UNO
    .about = Chacun annonce UNO lui-même et peut être pris en faute, ou la table l’annonce pour tous.
choice-uno_call-call = chacun l’annonce
choice-uno_call-auto = la table l’annonce
option-uno_grace_ms = Temps pour annoncer (millisecondes)
    .about = Pendant ce temps, seul le joueur à une carte peut agir ; ensuite les autres peuvent le prendre en faute.
option-uno_penalty = Cartes pour un oubli
    .about = Ce que pioche un joueur pris en faute.
option-wild_start = Joker retourné en premier
    .about = Le joueur à gauche du donneur choisit la couleur, ou une autre carte est retournée.
choice-wild_start-choose = choisir une couleur
choice-wild_start-redraw = retourner une autre carte
option-two_player_reverse = Changement de sens à deux
    .about = À deux joueurs, il vaut un Passe-tour, ou change seulement le sens.
choice-two_player_reverse-skip = l’autre passe son tour
choice-two_player_reverse-pass = change juste le sens
option-stacking = Cumul
    .about = Un +2 répond à un +2 et un Joker +4 à un Joker +4 ; mélangé : aussi l’un à l’autre.
choice-stacking-off = non
choice-stacking-same = sur la même
choice-stacking-mixed = mélangé
option-jump_in = Interception
    .about = Qui a une carte identique à celle du dessus peut la jouer hors de son tour.
option-seven_zero = Sept et zéros
    .about = Un 7 échange ta main avec celle de quelqu’un, un 0 fait passer toutes les mains.
option-draw_until_playable = Piocher jusqu’à jouer
    .about = Qui n’a rien à jouer pioche jusqu’à avoir une carte jouable.
option-forced_play = Jeu forcé
    .about = Qui peut jouer doit jouer, même une carte tout juste piochée.
option-no_action_finish = Pas d’action à la fin
    .about = La dernière carte doit être un nombre.
preset-classic = Selon la notice
preset-strict = Sans bluff
preset-party = Fête : cumul, interception, sept et zéros, piocher jusqu’à jouer

# pourquoi un coup est bon
advice-out = C’est ta dernière carte : tu gagnes la manche
advice-stop = Il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $seat } : il faut réagir
advice-void = { $seat } vient de piocher sur du { $colour } et n’en a peut-être pas
advice-costly = Elle te coûterait { $points } points si quelqu’un d’autre finissait
advice-colour = Tu as du { $colour } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}) : garde cette couleur en jeu
advice-sheds = Une carte de moins, et ce qui reste se jouera plus souvent
advice-save = Ce que tu pourrais jouer servira mieux plus tard
advice-nothing-fits = Rien dans ta main ne convient
advice-keep = Cette carte servira mieux plus tard
advice-call = Il te reste une carte : annonce UNO avant qu’on te prenne en faute
advice-catch = { $seat } n’a plus qu’une carte et n’a pas annoncé UNO
advice-take = { $seat } n’avait sans doute pas le choix
advice-challenge = { $seat } avait sans doute une carte de la bonne couleur

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
