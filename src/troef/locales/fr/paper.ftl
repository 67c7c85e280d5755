# La feuille de score sur la page.
pad-home = Feuille de score
    .about = Pour la boîte sur ta table : points, sablier caché, règles
pad-which = Quel jeu est sur la table ?
pad-mine = Feuilles de cet appareil
pad-going = en cours
pad-over = finie
pad-join = La feuille de quelqu’un d’autre : son code
pad-open = Ouvrir
pad-clock = Entraîne ton horloge intérieure
pad-players = Qui joue ?
pad-players-about = Dans l’ordre des places, dans le sens horaire.
pad-player = Joueur { $n }
pad-add = Un joueur de plus
pad-remove = Sans { $name }
pad-earlier = { $name } : une place avant
pad-first-deals = Qui donne ou commence ?
pad-draw = Tirer au sort
pad-begin = Sortir la feuille
pad-options = Votre façon de jouer
pad-sub-round = manche { $round }
pad-sub-of = manche { $round }/{ $rounds }
pad-sub-target = manche { $round } · en { $target }
pad-sub-over = finie
pad-deals = { $name } donne
pad-leads = { $name } commence
pad-cards = { $n } cartes chacun
pad-tricks =
    { $n ->
        [one] { $n } pli
       *[other] { $n } plis
    }
pad-out = retirez une couleur
pad-colours = { $n } couleurs
pad-display = { $n } cartes visibles au milieu
pad-stages = { $n } étapes
pad-ask-left = Que reste-t-il à { $name } ?
pad-ask-won = Qu’a pris { $name } ?
pad-ask-secured = Qu’a mis { $name } à l’abri ?
pad-ask-points = Combien de points pour { $name } ?
pad-field-said = dit
pad-field-won = fait
pad-field-points = points
pad-field-left = reste en main
pad-field-secured = à l’abri
pad-take-last = Enlever la dernière
pad-or-sum = ou tape la somme
pad-next = Ensuite : { $name }
pad-write-down = Noter
pad-round-n = Manche { $round }
pad-correct-title = Corriger la manche { $round }, { $name }
pad-correct-about = L’ancien nombre reste sur la feuille, barré.
pad-leave = Laisser
pad-correct = Corriger
pad-cell = Manche { $round }, { $name } :
pad-undo = Annuler la dernière ligne
pad-share = Autres téléphones
pad-share-about = Qui a ce lien ou ce code voit la feuille en direct.
pad-code = Code { $code }
pad-copy = Copier le lien
pad-copied = Copié
pad-guests = Ils peuvent aussi écrire
    .about = Chacun sa ligne, sur son téléphone ; les corrections te sont réservées
pad-log = Ce qui a été écrit
pad-log-wrote = Manche { $round } : { $name }
pad-log-corrected = Manche { $round } : { $name }, correction
pad-log-undid = Annulé : manche { $round }, { $name }
pad-log-allowed = Tout le monde peut écrire
pad-log-closed = Seule la personne qui tient la feuille écrit
pad-log-turned = Le sablier a été retourné
pad-log-lifted = Le tube a été soulevé
pad-log-followed = Les mêmes personnes continuent
pad-print = Imprimer
pad-csv = En tableau (CSV)
pad-json = En données (JSON)
pad-again = Rejouer ensemble
pad-follow = À la partie suivante
pad-earlier-matches = Parties précédentes
pad-chart = Le déroulement
pad-chart-label = Totaux après chaque manche
pad-won =
    { $n ->
        [one] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
pad-menu = Plus
pad-looking = Tu regardes. Une autre personne tient la feuille et écrit.
pad-gone-title = Cette feuille n’existe pas
pad-gone-text = Le lien est peut-être incomplet, ou la feuille a été jetée.
glass-title = Sablier caché
glass-sub = un téléphone sert de tube
glass-turn = Retourner le sablier
glass-about = Personne ne voit combien de temps coule le sable : même ce téléphone l’ignore.
glass-lay = Pose le téléphone au milieu de la table.
glass-lift = Soulever le tube
glass-how = Glisse vers le haut, ou maintiens appuyé un instant. Rien ne s’affiche.
glass-stage = étape { $stage } sur { $stages }
glass-gone = Le sable est écoulé
glass-gone-text = Qui a lancé en dernier remet sous sa réserve sa dernière carte mise à l’abri et commence l’étape suivante.
glass-left = Il reste du sable
glass-left-text = Qui a soulevé remet sous sa réserve sa dernière carte mise à l’abri et commence l’étape suivante.
glass-ran = Cette fois, le sable coule { $seconds } secondes.
glass-on = Vers l’étape { $stage }
glass-count = Compter les traits
pad-needs = encore { $points }
pad-behind = { $points } de retard
pad-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
pad-target =
    { $n ->
        [one] en { $n } point
       *[other] en { $n } points
    }
pad-note-trump = Atout
pad-note-out = Retirée
pad-none-left = fini
pad-uncounted = Toutes les cartes valent { $deck }. Pas encore compté : { $n }.
pad-so-far = Plis jusqu’ici : { $n } sur { $tricks }.
pad-who-are-you = Qui es-tu ?
pad-nameless = Effacer tous les noms
pad-nameless-sure = Définitivement : effacer tous les noms
pad-forget = Oublier { $title }, { $day }
pad-arbiter = Que disent les règles ?
    .about = Cherche d’après ce qui s’est passé : « pioche vide »
pad-arbiter-of = Les règles : { $game }
pad-log-noted = Manche { $round } : une note
pad-log-gave = { $name } rend une carte
pad-log-joined = { $name } écrit sur un téléphone
glass-who-lifted = Qui a soulevé ?
glass-who-rolled = Qui a lancé en dernier ?
glass-gives = { $name } remet sous sa réserve sa dernière carte mise à l’abri et commence l’étape suivante.
glass-gives-last = { $name } remet sous sa réserve sa dernière carte mise à l’abri.
glass-goes-on =
    { $n ->
        [0] Qui a soulevé rend une carte. Le sablier continue.
       *[other] { $name } rend une carte. Le sablier continue.
    }
glass-starts = { $name } commence : retourne le sablier et lance aussitôt.
glass-asleep = Touche l’écran une fois pour qu’il reste allumé.
measure-title = Le sablier de ta boîte
measure-about = Mesure-le une fois : retourne-le, touche l’écran, et touche-le encore quand le sable est écoulé. Cet appareil s’en souvient.
measure-runs = Le sable coule. Garde l’œil dessus.
measure-done = Réglé : environ { $seconds } secondes, jamais tout à fait pareil.
measure-unlikely = Aucun sablier ne coule ainsi : aucun réglage n’a été fait.
measure-forget = Revenir au réglage du jeu
measure-start = Je l’ai retourné
measure-stop = Le sable est écoulé
clock-wide =
    { $n ->
        [one] { $seconds } s d’écart
       *[other] Les { $n } derniers essais : { $seconds } s d’écart en moyenne
    }
clock-title = Ton horloge intérieure
clock-about = Démarre, détourne les yeux et arrête quand tu crois que deux minutes sont passées.
clock-start = Démarrer
clock-stop = Deux minutes sont passées
clock-runs = Ça tourne. Ne regarde pas.
clock-early = { $seconds } s trop tôt
clock-late = { $seconds } s trop tard
clock-exact = Deux minutes exactement
clock-before = Tes essais
clock-chart = L’écart, essai par essai

# La feuille dans le terminal.
pad-line-help = Une ligne par joueur : cartes ou nombres séparés par des espaces, ou la somme ; ligne vide : rien. Aussi : undo, fix MANCHE JOUEUR ... (plusieurs joueurs : ; entre eux), log, quit.
pad-line-codes = { $field } : { $codes }
pad-line-numbers = { $field } : de { $least } à { $most }
pad-line-stands = Manche { $round } : { $points }
pad-line-total = En tout : { $points }
pad-line-ahead = En tête : { $names }
pad-line-over = Une erreur ? undo ou fix ; Entrée termine.
pad-line-zero = 0 a été lu comme une carte ; sans carte, laisse la ligne vide. undo efface la dernière ligne.
pad-line-glass = Sablier caché : turn le lance, lift regarde ; give JOUEUR dit qui donne une carte.
