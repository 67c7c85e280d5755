# Ce que dit le terminal lui-même.

t-you = toi
t-cards = cartes
t-points = points
t-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
t-hand = Tu as en main : { $cards }.
t-your-turn = À toi
t-you-may = Tu peux agir
t-to-do = { $turn } : { $what }
t-thinks = { $n ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
}
t-moment = Un instant
t-round-over = La manche { $round } est finie.
t-go-on = Entrée : continuer
t-won = { $n ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
t-over = La partie est finie.
t-standing = Points : { $points }.
t-curtain = Passe le clavier à { $who }.
t-curtain-about = L’horloge s’arrête entre-temps. Entrée : voir les cartes
t-sealed = Mélangé et scellé : { $commit }
t-opened = Le sceau est ouvert : { $secret }
t-saved = L’enregistrement est dans { $file } ; troef verify { $file } le vérifie.
t-choose = Choisis :
t-rules = règles
t-hint = conseil
t-quit = quitter
t-back = retour
t-hand-over = passer
t-hint-is = Conseil : { $move }
t-hint-none = Pas de conseil : tu n’as rien à faire pour l’instant.
t-quit-sure = Appuie encore sur q pour quitter la partie.
t-small = Agrandis la fenêtre : { $width } × { $height } est trop petit pour cette table ; il lui faut { $wide } × { $high }.
t-keys = flèches : choisir, Entrée : jouer · Espace : premier bouton
t-story = PgUp : journal
t-newer = PgDn : suite
t-number-or-move = Tape un numéro ou un coup ; ou bien : hint (conseil), rules (règles), table (la table), quit (quitter).
t-also = Ou bien : rules (règles), table (la table), quit (quitter).
t-looks-on = Tu regardes. Tape : rules (règles), table (la table), quit (quitter).
t-not-understood = '{ $text }' n’est ni un numéro de la liste ni un coup{ $hint }
t-input-ended = L’entrée est close, et ta partie avec elle.
t-left = Tu as quitté la partie.
t-come-back = Ta place est gardée. Pour revenir :
t-connecting = Connexion
t-bot-failed = { $who } a trébuché ({ $why }) et fait le premier coup permis
t-lost = Connexion perdue. Rien n’est perdu ; nouvel essai
t-wait-you = Tu es hôte de cette table : { $start } lance la partie à { $n } joueurs, avec des bots sur les chaises libres.
t-wait-host = { $who } va lancer la partie.
t-wait-free = { $n ->
    [0] Toutes les chaises sont prises.
    [one] Une chaise est libre.
   *[other] { $n } chaises sont libres.
}
t-wait-here = À la table : { $names }.
t-waiting = On attend le début de la partie
t-start = commencer
t-paused = La partie est en pause ; elle reprend quand tout le monde le veut.
t-between-wait = On attend { $who }
t-replaced = Cette place est maintenant sur un autre appareil.
t-says = { $who } : { $text }
t-place = Table { $name }, { $link }
t-again-wait = La table reste : { $start } prépare une autre partie.
