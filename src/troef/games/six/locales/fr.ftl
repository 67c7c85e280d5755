# SIX : ce qui arrive, pourquoi non, ce qui se choisit.

colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-purple = violet
colour-orange = orange

why-lifted = le tube a été soulevé
why-unlifted = personne n’a soulevé le tube
why-exhausted = il n’y a plus rien à mettre à l’abri

event-opened = { $who } découvre le { $number } sur la case { $place }
event-starts = { $who } commence l’étape { $stage }
event-hurried = { $who } attend trop longtemps : la table lance
event-turned = { $who } retourne le sablier et le couvre
event-rolled = { $who } lance { $dice } : { $sum } !
event-secured = { $who } met le { $number } à l’abri{ $open ->
    [0] { "" }
   *[other] , le { $open } est de nouveau visible
}
event-claimable = Le { $number } peut être réclamé par { $seats }
event-missed = { $who } laisse passer le { $number }
event-double = Double : le tour est fini pour { $who }
event-matched = { $who } a un { $number } visible et relance trois dés
event-unmatched = { $dice ->
    [0] { $who } a lancé le dernier dé : changement !
    [one] Raté : { $who } continue avec un dé
   *[other] Raté : { $who } continue avec { $dice } dés
}
event-rested = Les dés sont immobiles
event-reversed = On tourne dans l’autre sens
event-change = { $who } reçoit les dés
event-drew = { $who } a le { $number } à poser
    .hidden = { $who } a une carte à poser
event-slow = { $who } tarde trop : la table pose
event-placed = { $over ->
    [0] { $who } pose le { $number } sur la case { $place }
   *[other] { $who } couvre le { $over } avec le { $number } sur la case { $place }
}
event-chooses = { $who } peut lancer ou soulever le tube
event-lifted = { $who } soulève le tube : { $sand ->
    [gone] le sable est écoulé
   *[left] il reste du sable
}
event-gave = { $number ->
    [0] { $who } n’a aucune carte à l’abri à rendre
   *[other] { $who } remet sous sa réserve le { $number } qui était à l’abri
}
event-goes_on = Le tube revient sur le sable, et { $who } doit lancer
event-stage_over = L’étape { $stage } est finie : { $why }
event-scored = { $who } a { $points ->
    [one] { $points } trait
   *[other] { $points } traits
}
event-won = { $winners } gagne
    .several = { $winners } se partagent la victoire

refusal-stages-are-over = Toutes les étapes sont finies
refusal-place-first = Pose d’abord ta carte
refusal-not-your-dice = { $seat } a les dés
refusal-dice-are-rolling = Les dés roulent encore
refusal-wait-for-placements = Tout le monde n’a pas encore posé
refusal-lift-only-instead-of-the-first-roll = Le tube ne se soulève qu’à la place du premier lancer d’un tour
refusal-starter-cannot-lift = Qui commence une étape lance d’abord
refusal-lifted-too-early = Tu as soulevé trop tôt : maintenant tu dois lancer
refusal-no-change = On ne pose des cartes qu’à un changement
refusal-receiver-does-not-place = Qui reçoit les dés ne pose pas de carte
refusal-no-supply = Ta réserve est vide
refusal-already-placed = Tu as déjà posé
refusal-empty-place-first = Prends d’abord une case vide
refusal-secured-by-itself = À cette table, les cartes se mettent à l’abri toutes seules
refusal-nothing-to-claim = Il n’y a rien à réclamer
refusal-roller-secures-nothing = Qui lance ne met rien à l’abri
refusal-not-the-sum = La somme est de { $sum }
refusal-was-not-open = Ton { $number } n’était pas visible au moment du lancer
refusal-already-claimed = Tu as déjà réclamé le { $number }
refusal-covered-meanwhile = Ton { $number } a été couvert depuis
refusal-timer-min-above-timer-max = Le sable ne peut pas couler { $timer_min } s au moins et { $timer_max } s au plus
refusal-claim-needs-roll-ms = Pour réclamer, il faut des dés qui roulent au moins { $least } ms, pas { $roll_ms }

option-pro = Version pro
    .about = Un double met fin au tour, et le sens du jeu s’inverse.
option-secure = Mise à l’abri
    .about = La table retire elle-même les cartes sorties, ou chacun doit réclamer les siennes à temps.
choice-secure-auto = automatique
choice-secure-claim = sur réclamation
option-timer_min = Sable, au moins (secondes)
    .about = La durée minimale du sablier caché.
option-timer_max = Sable, au plus (secondes)
    .about = La durée maximale du sablier caché.
option-grace_seconds = Délai de grâce (secondes)
    .about = Si personne ne soulève le tube, l’étape finit après ce délai, une fois le sable écoulé.
option-place_seconds = Temps pour poser (secondes)
    .about = Passé ce temps, la table pose pour ceux qui ne l’ont pas fait.
option-turn_seconds = Temps pour lancer (secondes)
    .about = Passé ce temps, la table lance pour qui a les dés.
option-start_seconds = Temps pour commencer (secondes)
    .about = Combien de temps la table attend le premier lancer d’une étape.
option-roll_ms = Dés en mouvement (millisecondes)
    .about = Combien de temps les dés roulent avant le lancer suivant ou le changement.
option-free_placement = Pose libre
    .about = On peut couvrir des cartes même s’il reste une case vide.
option-early_lift = Soulever trop tôt
    .about = Met fin à l’étape, ou coûte une carte et l’étape continue.
choice-early_lift-ends = termine l’étape
choice-early_lift-goes_on = l’étape continue
option-strokes = Traits
    .about = Ce que valent les nombres 1 à 18 ; une estimation, sauf si tu les copies de ta boîte.
preset-classic = Selon la notice
preset-pro = Version pro
preset-sharp = Corsé : réclame tes cartes, pas de fin anticipée
preset-short = Court : une minute par étape

# pourquoi un coup est bon
advice-claim = Le { $number } est sorti et tu l’as devant toi : réclame-le
advice-cover = Couvre le { $number } : c’est ta plus petite perte
advice-empty = Une case vide ne te coûte rien
advice-roll = C’est à toi de lancer
advice-sand = Le sable ne peut pas encore être écoulé
advice-dare = Le sable coule sans doute encore ({ $percent } % de chances qu’il soit écoulé) : lance
advice-hold = Le sable est peut-être écoulé ({ $percent } % de chances), mais soulever trop tôt te coûterait une carte : lance
advice-lift = { $percent } % de chances que le sable soit écoulé : soulève, et qui a lancé en dernier paie
advice-end = Finir maintenant vaut la carte que cela peut coûter ({ $percent } % de chances que le sable soit écoulé)

move-roll = lancer
move-lift = soulever le tube
move-place = sur la case { $place }
move-claim = réclamer le { $number }
