# Ce que dit la table elle-même, quel que soit le jeu.

refusal-no-such-move = Le coup { $move } n’existe pas
refusal-no-such-move-near = Il n’y a pas de coup { $move } ; voulais-tu dire { $near } ?
refusal-table-only-wakes = La table n’a qu’un coup, wake, pas { $move }
refusal-time-never-falls = On en est déjà à { $now } ms ; un coup à { $at } ms arrive trop tard
refusal-nothing-is-due = Il n’y a encore rien à faire
refusal-wake-comes-first = Il y a autre chose à faire avant : la table agit d’abord
refusal-match-is-over = La partie est finie

advice-of-a-bot = C’est ce qu’un bot ferait ici
advice-wait = Attends : tu n’as rien à faire pour l’instant

seat = siège { $seat }
none = rien
