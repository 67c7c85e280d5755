# Wörter nur für das Brett; Karten, Ereignisse und Ablehnungen stehen beim Spiel.

pitch = sag, wie viele Stiche du machst
you = du
you-first = Du
sub-round = Runde { $round } von { $rounds }
sub-target = Runde { $round } · bis { $target }
sub-trick = Stich { $trick } von { $tricks }
sub-over = Runde { $round } von { $rounds } vorbei
sub-target-over = Runde { $round } vorbei · bis { $target }
trump = Trumpf: { $colour }
trump-none = kein Trumpf
trump-later = Trumpf kommt später
slot-blocked = blockiert { $who ->
    [du] dich
   *[other] { $who }
}
blocked-by = blockiert durch { $card }
mark-led = erste
mark-best = führt
    .short = vorn
mark-won = Stich
token-asked = verlangt: { $colour }
token-free = nächste Karte bestimmt die Farbe
token-low = niedrigste gewinnt
token-double = 12: darf doppelt zählen
token-out = ohne { $colour }
ready = bereit
choosing = wählt
unknown = Voraussage unbekannt
predicted-card = vorausgesagt mit { $card }
seen-by = gesehen von { $who }
looked-at = hat eine Voraussage angesehen: { $who }
bead = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}
meter-said = Gesagt
meter-won = gewonnen
meter-right = { $two ->
    [0] genau richtig
   *[other] genau richtig, oder noch { $n }
}
meter-more = { $two ->
    [1] noch { $n }
   *[other] noch { $n } oder { $or }
}
meter-over = { $n } zu viel
meter-never = nicht mehr möglich
meter-label = Gesagt { $said }, gewonnen { $won }; höchstens möglich: { $most }
turn-predict-lead = Leg deine Voraussage
turn-predict = eine beliebige Karte
turn-lead = spiel eine beliebige Karte aus
turn-follow = bediene { $colour }
turn-any = eine beliebige Karte
turn-call = als 6 oder als 9?
turn-block = wessen Karte blockieren?
turn-again = spielen?
turn-split-lead = Dein Stich
turn-split = mit einer 12 darin
wait-predict = { $n ->
    [one] wählt
   *[other] wählen
}
wait-leads = spielt aus
wait-plays = überlegt
wait-splits = entscheidet: ein Stich oder zwei
sheet-call = 6 oder 9
sheet-block = Blockieren
sheet-split = Den Stich teilen
call = { $n ->
    [6] als Sechs spielen
   *[9] als Neun spielen
}
block = { $who } blockieren: { $card }
block-not = Keine Blockade: als gewöhnliche 0 spielen
put-back = Zurücklegen
split-two = Zwei
split-one = Einer
split-makes = zählt als { $n }: macht { $sum } von { $goal }
peek-title = Voraussage von { $who }: { $n }
peek-why = Du hast die 8 ausgespielt, gewonnen hat { $who }. Nur du siehst das; alle sehen, dass du geschaut hast.
peek-seen = Gesehen: weglegen
do-predict = { $n ->
    [0] Keinen Stich
    [one] 1 Stich
   *[other] { $n } Stiche
} voraussagen mit { $card }
do-predict-either = { $n } oder { $or } Stiche voraussagen mit { $card }
do-choose = Wähle eine Karte
do-play = { $card } spielen
do-block = Blockieren
opened-won = { $n } gewonnen
pad-sub = gesagt → gewonnen
last-title = Letzter Stich
last-blocked = blockiert
last-blocks = Blockade
points-title = { $rounds ->
    [one] Punkte nach Runde 1
   *[other] Punkte nach Runde { $rounds }
}
tale-won = { $who }: Stich mit { $card } ({ $why }).
tale-won-two = { $who }: Stich mit { $card }, gezählt als zwei ({ $why }).
tale-lost = Beide Karten waren blockiert: Niemand gewann den Stich.
tale-led = { $who }: { $card } ausgespielt.
tale-played = { $who }: { $card } gespielt.
tale-calls = { $who }: { $card } als { $as } gespielt.
tale-blocks = { $mine ->
    [true] { $who } hat deine Karte blockiert: { $card }.
   *[false] { $who }: { $card } von { $whose } blockiert.
}
ahead-win-trump = der höchste Trumpf
ahead-win-colour = die höchste Karte in { $colour }
ahead-reverse = die niedrigste Karte
ahead-reverse-other = niedrigste gewinnt, und andere Farben zählen weniger als { $colour }
ahead-reverse-tie = die niedrigste Karte, zuletzt gespielt
tale-ahead = { $who } gewinnt bisher: { $why }.
tale-ahead-you = Du gewinnst bisher: { $why }.
tale-turned = Trumpf ist { $colour }: { $card } wurde aufgedeckt.
tale-no-trump = An diesem Tisch gibt es keinen Trumpf.
tale-shut = Die Trumpfkarte wird aufgedeckt, wenn alle vorausgesagt haben.
tale-ended = { $right ->
    [0] Keine Voraussage war richtig.
    [one] Eine von { $seats } Voraussagen war richtig.
   *[other] { $right } von { $seats } Voraussagen waren richtig.
} Alle liegen offen.
said-round = Runde { $round }, Stich { $trick } von { $tricks }.
said-trump = Trumpf ist { $colour }.
said-card = { $who }: { $card }
said-blocked = { $who }: { $card }, blockiert
said-block = { $who }: Blockade auf { $on }
said-low = Die niedrigste Karte gewinnt.
said-mine = Du hast { $said } gesagt und { $won } gewonnen.
said-can = Du kannst { $cards } spielen.
key-play = spielen
key-block = blockieren
key-call = als 6 / 9

# ein erstes Spiel, Satz für Satz
guide-predict = Wie viele Stiche wirst du gewinnen? Leg eine Karte mit dieser Zahl verdeckt ab: Das ist deine Voraussage, und die Karte spielt nicht mehr mit.
guide-predicted = Die anderen sagen voraus. Nur wer genau so viele Stiche macht wie vorausgesagt, bekommt viele Punkte.
guide-watch = Alle legen eine Karte. Die verlangte Farbe muss bedient werden; Trumpf sticht alles.
guide-lead = Du spielst aus: Die Farbe deiner Karte ist von allen verlangt.
guide-free = In diesem Stich zählt noch nichts, also gibt es keine Farbe zu bedienen: Deine wird verlangt.
guide-follow = Bediene die Farbe, wenn du kannst. Der Abakus zeigt, wie viele Stiche du hast und wie viele du gesagt hast.
guide-enough = Du hast alle Stiche, die du gesagt hast. Verlier jetzt den Rest: Leg Karten, die nicht gewinnen.
guide-hopeless = Deine Voraussage kann nicht mehr stimmen. Verdirb jetzt die der anderen.
guide-split = Du hast mit einer 12 gewonnen: Sie darf als zwei Stiche zählen. Wähle, was dich zu deiner Zahl bringt.

# Was auf dem Punkteblock getippt wird.
pad-face-6 = 6·9

# the plain board: what the fields of a view are called
field-of_rounds = Runden
field-left_out = ausgelassene Farbe
field-trump = Trumpf
field-trump_card = Trumpfkarte
field-predicted = hat vorausgesagt
field-looked = hat geschaut bei
field-voids = hat kein
field-tricks = Stiche gewonnen
field-tricks_lost = Stiche für niemanden
field-tricks_left = restliche Stiche
field-of_tricks = Stiche insgesamt
field-reach = kann erreichen
field-trick = dieser Stich
field-as = gespielt als
field-counts = zählt
field-blocks = blockiert
field-requested = verlangte Farbe
field-reversed = umgekehrt
field-double = zählt doppelt
field-best = führt jetzt
field-scored = Runde gezählt
field-goals = strebt an
field-prediction = deine Voraussage
field-predictions = Voraussagen
field-peeked = du hast gesehen
field-last_trick = letzter Stich
field-winner = gewonnen von
field-piles = zählt als
