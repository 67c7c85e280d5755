# Wörter nur für das Brett; Karten, Ereignisse und Ablehnungen stehen beim Spiel.

pitch = gemeinsam stark, schwach bei Gleichstand
sub-trick = Stich { $trick } von { $tricks }
sub-won = { $n ->
    [0] noch nichts gewonnen
    [one] 1 Karte gewonnen
   *[other] { $n } Karten gewonnen
}
sub-game = Runde { $game } von { $games }
sub-game-over = Runde { $game } von { $games } ist vorbei
sub-over = vorbei · neun Stiche
ladder-title = Stärke dieses Stichs
ladder-so-far = bisher
ladder-order = wer wann wählt
ladder-empty = Noch niemand hat eine Karte gelegt
ladder-tie = { $strength } = { $strength }: Gleichstand. Ab hier wählt niemand.
ladder-tie-now = { $strength } = { $strength }: So wie es liegt, wählt darunter niemand
display-title = Auslage
display-take = Nimm eine Farbe
display-points = Punkte
display-took = { $who ->
    [du] du nahmst { $colour }
   *[other] { $who } nahm { $colour }
}
display-empty = Die Auslage ist leer
column = { $points } { $colour }: { $cards }
turn-lay = leg eine beliebige Karte
turn-pick-lead = Du wählst
turn-pick = eine Farbe, alle ihre Karten
wait-lays = legt eine Karte
wait-picks = wählt eine Farbe
do-lay = { $card } legen
do-take = { $colour } nehmen · { $numbers }
do-choose-card = Wähle eine Karte
do-choose-colour = Wähle eine Farbe
won = { $n } gewonnen
    .short = { $n }
order-you-first = Du wählst zuerst
order-you-now = Du wählst jetzt
order-now = { $who } wählt
order-then = { $now }, dann { $others }
order-nothing = { $order }. Für { $late } bleibt nichts übrig
order-you-late = dich
harvest-label = Gewonnene Karten, aufgedeckt
harvest-left = { $n ->
    [one] eine Karte bleibt übrig: für niemanden
   *[other] { $n } Karten bleiben übrig: für niemanden
}
last-title = Letzter Stich
last-nobody = Die stärksten Farben standen gleich: Niemand wählte
last-took = { $who } { $colour } genommen
last-tie = Wegen des Gleichstands ging der Rest leer aus
last-empty = Die Auslage wurde leer
position-lay = Stich { $trick }. { $ladder } { $display } { $turn }
position-display = In der Auslage: { $cards }.
position-bar = { $colour } { $sum }
key-take = eine Farbe nehmen
key-lay = legen
you = du
# ein erstes Spiel, Satz für Satz
guide-start = Neun Stiche. In jedem legen alle eine Karte; starke Farben lassen dich Karten aus der Auslage wählen. Am Ende zählen die Punkte auf diesen Karten.
guide-watch = Die Balken zeigen die Summen: Karten einer Farbe helfen einander, egal, wer sie gelegt hat.
guide-lay = Leg eine beliebige Karte. Wer die stärkste Farbe gelegt hat, wählt zuerst aus der Auslage; die meisten Punkte darauf gewinnen.
guide-lead = Du spielst aus: Leg eine beliebige Karte. Andere können sich deiner Farbe anschließen oder sie in einen Gleichstand bringen.
guide-lay-again = Schau zuerst auf die Balken: Zwei gleiche Summen sind ein Gleichstand, und ab dort wählt niemand.
guide-pick = Du wählst: Tippe auf eine Farbe der Auslage. Du bekommst alle ihre Karten; hohe Zahlen sind Punkte.
guide-wait = Starke Farben wählen zuerst. Du kommst noch dran.
guide-late = Mehr Spieler als Farben: Die Auslage ist leer, bevor du drankommst. Dann werden die gelegten Karten zur neuen.
guide-tied = Deine Farbe stand gleich oder kam nach einem Gleichstand: nichts für dich in diesem Stich.
guide-others = Die anderen wählen. Dann kommen die gelegten Karten in die Auslage, und der nächste Stich beginnt.

# the plain board: what the fields of a view are called
field-game = Spiel
field-games = Spiele
field-trick = Stich
field-tricks = Stiche
field-opener = begann das Spiel
field-display = Auslage
field-laid = gelegt
field-strengths = Stärken
field-strength = Stärke
field-order = wählt als Nächstes
field-late = nichts übrig für
field-picked = schon gewählt
field-tied = gleich stark
field-taken = genommene Karten
field-running = Punkte bisher
field-last = letzter Stich
field-took = nahm
field-stopped = beendet durch
field-stopped-empty = leere Auslage
field-stopped-tie = Gleichstand
