# Wörter nur für das Brett; Karten, Ereignisse und Ablehnungen stehen beim Spiel.

pitch = der Klassiker, mit deinen Hausregeln
you = du
sub-round = Runde { $round } · bis { $target }
sub-over = Runde { $round } vorbei · bis { $target }
first-to = wer zuerst { $target } hat
fewest-at = bis { $target }, wenigste Punkte gewinnen
score-title = Punkte · { $goal }

# die Stapel
stock-draw = ziehen · { $n }
stock-take = nimm { $n }
stock-left = noch { $n }
stock-label = { $n ->
    [0] Stapel, leer
    [one] Stapel, eine Karte
   *[other] Stapel, { $n } Karten
}
stock-label-draw = Eine Karte ziehen, noch { $n }
stock-label-take = { $n } Karten nehmen
pile-label = Ablage: { $card } oben
no-colour = noch keine Farbe
debt-you = für dich
debt-other = für { $who }

# die Plätze
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
thinking = überlegt
one-card = 1 Karte …
held = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
uno = UNO
uno-now = UNO!
uno-call = UNO rufen
uno-catch = { $who } erwischen
uno-catch-small = erwisch

# das Band
your-turn = Du bist dran
turn-play-or-draw = spielen oder ziehen
turn-play = spiel eine Karte
turn-draw = nichts passt: zieh
turn-pass = nichts zu spielen, nichts zu ziehen
turn-picked = noch einmal tippen zum Spielen
turn-answer = Deine Antwort
turn-owed = +{ $n } für dich
turn-owed-answer = antworten oder nehmen
turn-owed-take = nimm sie
turn-wish = Wähle eine Farbe
turn-swap = Wessen Hand?
turn-swap-text = tippe auf einen Platz
turn-drawn = Gezogen: { $card }
turn-drawn-fits = sie passt
turn-drawn-must = sie passt, also musst du sie spielen
turn-right = Du hattest recht
turn-right-text = du bist dran
turn-uno = Noch eine Karte!
turn-uno-text = ruf UNO
wait-thinks = überlegt
wait-answers = muss antworten
wait-names = wählt eine Farbe
wait-jump = überlegt · du darfst dazwischen

# Fragen
wish-title = Deine { $card }: welche Farbe?
name-title = Die erste Karte ist eine Farbwahl: welche Farbe?
swap-title = { $n ->
    [one] Deine Karte tauschen mit
   *[other] Deine { $n } Karten tauschen mit
}
believe-title = { $who }: +{ $n }, { $colour }. Glaubst du das?
do-challenge = Anzweifeln
do-challenge-if = Bluff: { $who } zieht { $n } · sonst ziehst du { $wrong }
do-take = { $n } nehmen
do-take-then = und aussetzen
do-keep = Behalten
do-play = Spielen
do-pass = Passen
do-jump = { $card } dazwischen
do-back = Zurück
swap-with = Tauschen mit { $who }, { $cards }

# die gezeigte Hand
shown-yours = Hand von { $who } · nur du siehst sie
shown-you = Deine Hand · nur { $who } sieht sie
shown-others = Hand von { $who } · nur { $other } sieht sie
shown-close = Hand weglegen

# die Geschichte
tale-wild = { $who } spielt { $card } und wählt { $colour }
tale-may-catch = { $who } hat nicht UNO gerufen
tale-drew = { $who } zieht { $n } Karten
tale-took = { $n ->
    [one] { $who } nimmt eine Karte und setzt aus
   *[other] { $who } nimmt { $n } Karten und setzt aus
}
tale-guilty = { $n ->
    [one] Es war ein Bluff: { $who } zieht eine Karte
   *[other] Es war ein Bluff: { $who } zieht { $n } Karten
}
tale-innocent = { $n ->
    [one] Es war kein Bluff: { $who } zieht eine Karte
   *[other] Es war kein Bluff: { $who } zieht { $n } Karten
}
tale-caught = { $n ->
    [one] { $who } erwischt { $culprit }: eine Karte
   *[other] { $who } erwischt { $culprit }: { $n } Karten
}
tale-out = { $who } ist fertig
tale-out-points = { $who } ist fertig. Die anderen hatten noch { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}.
card-can = { $card }, spielbar
card-jump = { $card }, darf dazwischen

# für S
position = { $turn } { $top } auf der Ablage, die Farbe ist { $colour }, es geht { $direction }. { $owed } Du hast { $hand }. { $can } { $others }.
position-watch = { $turn } { $top } auf der Ablage, die Farbe ist { $colour }, es geht { $direction }. { $owed } { $others }.
position-owed = { $who ->
    [du] Du musst
   *[other] { $who } muss
} { $n } Karten nehmen.
position-can = Du kannst { $cards } spielen.
position-can-draw = Du kannst { $cards } spielen oder ziehen.
position-draw = Du kannst ziehen.
position-seat = { $who } hat { $n }

# Tasten
key-play = spielen
key-draw = ziehen
key-uno = UNO / erwischen
key-choice = Auswahl

# ein erstes Spiel, Satz für Satz
guide-watch = Werde vor den anderen alle Karten los. Eine Karte passt, wenn ihre Farbe oder ihre Zahl dieselbe ist wie auf der Ablage.
guide-play = Hervorstehende Karten passen: Tippe zweimal auf eine. Nichts dabei? Tippe auf den Stapel und zieh.
guide-draw = Nichts passt: Tippe auf den Stapel und zieh eine Karte.
guide-drawn = Die gezogene Karte passt. Spiel sie, oder behalt sie.
guide-name = Wähle die Farbe, mit der es weitergeht; die, von der du am meisten hast, ist gut.
guide-owes = Jemand lässt dich ziehen. Nimm die Karten, oder sag, dass es ein Bluff war.
guide-two = Noch zwei Karten: Sobald eine liegt, drück UNO, bevor dich jemand erwischt.
guide-call = Noch eine Karte. Drück jetzt UNO!

# Was auf dem Punkteblock getippt wird.
pad-face-S = Aus
pad-face-R = Retour
pad-face-D = +2
pad-face-W = Wahl
pad-face-W4 = +4

# the plain board: what the fields of a view are called
field-top = auf der Ablage
field-pile = letzte Karten
field-pile_size = Karten auf der Ablage
field-stock = Stapel
field-owes = muss ziehen
field-accused = kann angezweifelt werden
field-window = eine Karte, nicht gerufen
field-catchable = kann erwischt werden
field-from = ab (ms)
field-last_round = vorige Runde
field-hands = übrige Karten
field-worth = Wert
field-out = ist fertig
field-drawn = eben gezogen
field-known = was du weißt
