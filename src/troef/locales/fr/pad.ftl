# La feuille de score : ce qui ne peut pas y être écrit, et pourquoi.
refusal-pad-no-such-player = Ce joueur n’est pas sur cette feuille.
refusal-pad-no-such-round = La manche { $round } ne peut pas encore être écrite.
refusal-pad-wrong-fields = Il faut sur une ligne : { $fields }.
refusal-pad-wrong-value = Cela ne va pas ici : { $field }.
refusal-pad-nothing-to-undo = Il n’y a rien à annuler.
refusal-pad-glass-runs = Le sable coule déjà.
refusal-pad-glass-stands = Le sablier n’a pas été retourné.
refusal-pad-stages-are-over = Toutes les étapes sont finies.
refusal-pad-one-is-out =
    { $n ->
        [0] Quelqu’un a fini : un joueur n’a plus de cartes.
       *[other] Un seul joueur peut avoir fini.
    }
refusal-pad-too-many = Il n’y a pas autant de cartes { $face } dans le jeu.
refusal-pad-more-than-all = En tout { $sum } : plus que la valeur de toutes les cartes ({ $most }).
refusal-pad-tricks = Plis en tout : { $won } ; il en faut de { $least } à { $most }.
refusal-pad-no-glass = Ce jeu n’a pas de sablier caché.
refusal-pad-only-the-keeper = C’est réservé à la personne qui tient cette feuille.
refusal-pad-nobody-lifted = Personne n’a soulevé le tube.
refusal-pad-has-a-phone = Ce joueur a déjà un téléphone ici.
refusal-pad-only-your-line = Sur ce téléphone, tu n’écris que ta propre ligne.
refusal-table-no-such-pad = Cette feuille n’existe pas. Le lien est peut-être incomplet.
