# Ce que dit la page elle-même : écrans, boutons, bandeaux. Les mots d’un plateau sont dans web/src/games/<key>/locales.

guest = Invité
you = toi
you-title = Toi
name-you = { $name } (toi)
yes = oui
no = non
unknown = inconnu
close = Fermer
go-back = Retour
go-home = Vers les jeux
settings = Réglages
one-moment = Un instant…
server-away = Le serveur ne répond pas. Nous réessayons.
your-name = Ton nom
copied = Copié
shared = Envoyé
players = { $least ->
   *[other] { $least } à { $most } joueurs
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
    .short = { $n } pts
    .with =
        { $n ->
            [one] avec { $n } point
           *[other] avec { $n } points
        }

cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

# le premier écran
home-title = Dresse la table, envoie un lien, joue.
home-about = Entre amis et avec des bots honnêtes. Sans compte.
home-games = Jeux
play-now = Jouer
with-friends = Entre amis
friends-label = Entre amis : table { $game }
resume = Continuer
resume-waiting = Ta table t’attend
join-label = Tu as un lien ou un code ?
join-example = KX7 2QP
join-unclear = Un code a six lettres ou chiffres ; un lien convient aussi.
join-unknown = Cette table n’existe pas (ou plus).
sit-down = S’asseoir
my-games = Mes parties

# une nouvelle table
new-title = Nouvelle table
new-who = Qui s’assied ?
new-who-hint = Touche une chaise : un invité par lien, un bot ou personne.
new-rules = Quelles règles ?
new-house = Règles maison
new-run = Déroulement
new-lay = Dresser la table pour { $n }
new-too-few = Il faut au moins { $least } joueurs
no-such-game = Ce jeu n’existe pas ici.
chair-label = Chaise { $n } : { $what }
chair-you = toi
chair-invite = invité
chair-bot = bot · { $level }
chair-off = personne
chair-free = libre
level-random = hasard
level-heuristic = simple
level-easy = facile
level-normal = normal
level-hard = fort
level-expert = expert
set-pace = Les bots jouent
pace-quick = vite
pace-normal = posément
pace-slow = lentement
set-time = Temps pour jouer
time-none = sans limite
time-relaxed = une minute
time-brisk = 20 s
set-hints = Conseils pour
hints-off = personne
hints-bots = qui défie un bot
hints-all = tous
set-chat = Discussion
chat-off = non
chat-presets = phrases
chat-free = libre
set-watch = Spectateurs admis
    .about = Toute personne qui a le lien ; rien de caché n’est visible.
set-public = Table publique
    .about = La table figure dans la liste des tables ouvertes.

# avant la partie
table-called = Table { $name }
chairs-label = Chaises
invite = Inviter
bot = bot
add-bot = Bot
bot-level = Niveau : { $name }
add-seat = Ajouter une place
fewer-seats = Une place de moins
remove = Renvoyer { $name }
rename = Changer mon nom
runs-table = hôte
reconnecting = reconnexion…
is-here = est là
sealed = Mélangé et scellé
sealed-when = avant que quiconque s’asseye
send-link = Envoie ce lien
link-label = Lien vers cette table
or-code = ou le code
qr-label = Code QR du lien
copy = Copier
share = Partager
share-title = Une partie de Troef ?
copy-by-hand = Sélectionné : copie-le maintenant
share-by-hand = Copie ceci : { $link }
only-here = Cette adresse ne marche que sur cet ordinateur. Démarre le serveur avec --host 0.0.0.0 pour que d’autres puissent venir depuis ton réseau.
join-title = Rejoindre cette table
seal = Mélange scellé
seal-about = Le serveur a choisi sa part du mélange avant ton arrivée et en montre ici l’empreinte. Chaque appareil ajoute son propre nombre aléatoire. Après la partie, tout est ouvert, et cette page vérifie que rien n’a été changé.
start = Commencer
start-with = { $free ->
    [one] Commencer à { $n } · { $free } place libre
   *[other] Commencer à { $n } · { $free } places libres
}
start-needs = { $n ->
    [one] Il manque encore { $n } joueur
   *[other] Il manque encore { $n } joueurs
}
waits-for = { $who } lance la partie
change = changer
change-title = Places et règles
change-seats = Qui s’assied où
change-use = Jouer ainsi
hand-over = Confier la table à { $name }
seat-earlier = { $name } : une chaise avant

# à la table
rail-label = Ce que tu peux faire
hand-label = Ta main
seats-label = Joueurs, dans le sens horaire à partir de ta gauche
seat-away = absence · un bot joue
card-not-now = { $card }, pas maintenant
ribbon-yours = À toi
ribbon-moment = Un instant…
ribbon-watching = Tu regardes
ribbon-thinks = { $n ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
}
ribbon-is-thinking = { $n ->
    [one] réfléchit
   *[other] réfléchissent
}
ribbon-lost = Connexion perdue.
ribbon-lost-kept = Rien n’est perdu ; nouvel essai…
ribbon-replaced = Cette place est maintenant sur un autre appareil
ribbon-paused = En pause
ribbon-round-over = La manche { $round } est finie
ribbon-waiting-for = on attend { $who }
take-back = La reprendre ici
next-round = Manche suivante
round-title = Manche { $round }
over-you = Tu gagnes
over-others = { $n ->
    [one] { $who } gagne
   *[other] Victoire partagée : { $who }
}
over-ahead = { $points }, { $me ->
    [yes] { $n } d’avance sur toi
   *[no] { $n } d’avance sur { $who }
}
again = Rejouer ici
score-sheet = Feuille de score
open-rule = Lire la règle
say-table = Décrire la table
story-title = L’histoire jusqu’ici
history-open = Ce qui s’est passé
history-title = Ce qui s’est passé
rules-open = Règles
rules-title = Les règles
rules-chapters = Chapitres
rules-find = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-why = Pourquoi
rules-numbers = zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze
rules-alike = vide épuisée plus; égalité même
why-silent = La notice n’en dit rien ; c’est ce qui change le moins le jeu.
why-readings = La notice peut se lire de deux façons ; celle-ci s’accorde avec le reste.
why-versions = Les langues de la notice diffèrent ici ; l’original néerlandais fait foi.
why-fair = La notice ne désigne personne, ou s’en remet à l’âge ou à la hâte ; un tirage est juste pour tous.
why-clock = Sinon, compter, attendre ou avoir une connexion rapide ferait gagner.
why-stuck = Sans cela, le jeu pourrait se bloquer ou ne jamais finir.
why-shared = La notice n’a rien pour départager les ex æquo.
why-open = Pour que personne n’en sache plus que les autres et que tous puissent vérifier.
rules-here = À cette table
menu-open = Menu
menu-title = Menu
menu-say = Dire quelque chose
menu-mute = Ne plus entendre { $name }
say-send = Le dire
menu-invite = Envoyer le lien
menu-pause = Demander une pause
menu-go-on = Continuer
menu-leave = Quitter la table
menu-leave-sure = Quitter : un bot prend la place
menu-leave-open = Quitter : la place reste libre
seat-device = Ma place sur un autre appareil
    .about = Ouvre ce lien là-bas. Il n’est que pour toi : qui l’a prend ta place.
seat-give = Donner ma place à quelqu’un
    .about = Envoie ce lien à une seule personne. Qui l’ouvre joue avec tes cartes.
gift-title = Une place pour toi
gift-text = Quelqu’un te laisse sa place. Sous quel nom joues-tu ?
key-space = Espace
key-choose = choisir
key-history = ce qui s’est passé
key-say = décrire la table
key-rules = règles
pad-label = Score
pad-round = manche
hint-ask = Que ferait un bot ?
key-hint = un conseil
coach-title = Ta première partie
coach-offer = { $game } pour la première fois ? On te montre quoi faire, une phrase à la fois.
coach-yes = Montre-moi
coach-no = Non merci
coach-leave = Finir la leçon
coach-try = À toi. Le conseil ci-dessous est un bon choix ; tout ce qui est relevé peut se jouer.
coach-watch = Les autres jouent. Ce qui se passe est raconté au bord inférieur du tapis.
generic-moves = Ce que tu peux faire
plain-label = La table en mots

# après la partie
match-over = { $n ->
    [one] partie finie · { $n } manche
   *[other] partie finie · { $n } manches
}
back-to-board = Retour au plateau
how-it-went = Le déroulement
graph-label = Totaux après chaque manche
record = L’enregistrement
check-shuffle = Vérifier le mélange
seal-fits = Le sceau est intact
seal-broken = Quelque chose ne va pas
check-seal = Le secret ouvert est bien celui que la table avait scellé.
check-promise = Le sceau est celui que cet appareil a vu avant la première carte.
check-promise-unknown = Cet appareil n’a pas vu le sceau avant la partie.
check-own = Le nombre aléatoire de cet appareil fait partie du mélange.
check-own-unknown = Cet appareil n’a ajouté aucun nombre aléatoire.
check-seed = La graine de la partie découle du secret et des nombres aléatoires de tous.
check-numbers = Les { $n } nombres tirés pour les mélanges et les dés découlent tous de cette graine.
check-more = Chacun peut vérifier l’enregistrement coup par coup : troef verify FICHIER
check-away = Les nombres de cette partie sont indisponibles pour l’instant.

# revoir une partie
replay = Revoir
replay-through = vu par { $who }
replay-open = toutes les cartes visibles
replay-eyes = Vu par qui
replay-slider = Coup
replay-move = Coup { $at } sur { $last }
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-mark-before = Au moment fort précédent
replay-mark-next = Au moment fort suivant
replay-play = Lire
replay-stop = Arrêter
key-step = un coup
key-moments = moments forts
replay-link = Copier un lien vers ce coup

# réglages
settings-kept = gardés sur cet appareil
set-looks = Apparence
set-light = Lumière
light-device = selon l’appareil
light-day = jour
light-evening = soir
set-cards = Cartes
cards-normal = normales
cards-bigger = grandes
cards-biggest = très grandes
set-text = Texte
text-normal = normal
text-larger = grand
text-largest = très grand
set-letters = Lettres sur les cartes
    .about = B G R Y P O à côté de chaque couleur
set-plain = En mots
    .about = Tableaux et boutons au lieu de dessins
set-still = Moins de mouvement
    .about = Les choses sont posées, sans glisser
set-contrast = Traits plus nets
    .about = Plus de contraste partout
set-you = Toi
set-you-about = Sans compte. Tes places et tes parties ne sont retenues que sur cet appareil.
set-plays = Façon de jouer
set-one-tap = Un toucher suffit
    .about = Sinon touche deux fois, ou glisse vers le haut
set-sort = Trier ma main
    .about = Par couleur, puis par nombre
set-left = Pour gauchers
    .about = La table en miroir
set-sound = Son
    .about = Sons de bois feutrés : cartes, dés, ton tour
set-buzz = Vibrer quand c’est à moi
set-aloud = Lire l’histoire à voix haute
    .about = Pour les lecteurs d’écran : chaque coup, pas seulement mon tour
set-language = Langue

# quand quelque chose ne va pas
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Peut-être manque-t-il une lettre.
gone-title = Cette table n’est plus là
gone-text = Il n’y a pas (ou plus) de table à ce lien.
gone-kept = Les parties jouées jusqu’au bout restent chez leurs joueurs.
cannot-title = Impossible pour l’instant
away-title = Le serveur est injoignable
away-text = Nous réessayons régulièrement ; inutile de recharger.
away-kept = Ta place, ta main et chaque coup confirmé sont gardés. Personne ne peut jouer entre-temps.
try-now = Réessayer

# the plain board: what the fields of a view are called
field-dealer = donneur
field-direction = sens
field-direction-1 = sens horaire
field-direction--1 = sens antihoraire
field-hand = ta main
field-hand_sizes = cartes en main
field-leader = entame
field-round = manche
field-seat = joueur
field-seats = joueurs
field-target = objectif
field-colour = couleur
field-leaders = en tête
field-winners = gagnants
field-card = carte
field-cards = cartes
field-gained = gagnés
field-points = points
