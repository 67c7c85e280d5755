# UNO: was geschieht, warum nicht, was sich wählen lässt.

card = { $colour } { $face }
colour-B = Blau
colour-G = Grün
colour-R = Rot
colour-Y = Gelb
face-S = Aussetzen
face-R = Retour
face-D = Zieh 2
wild-W = Farbwahl
wild-W4 = Farbwahl Zieh 4
direction-left = nach links
direction-right = nach rechts

event-drew_for_deal = { $who } zieht { $card } zur Wahl des Gebers
event-deals = { $who } gibt
event-dealt = { $who } bekommt { $card }
    .hidden = { $who } bekommt eine Karte
event-put_back = { $card } liegt als erste offen: Sie geht zurück, und der Stapel wird gemischt
event-turned = { $card } liegt als erste offen
event-named = { $who } wählt { $colour }
event-played = { $who } spielt { $card }
event-jumped = { $who } wirft { $card } dazwischen
event-drew = { $who } zieht { $card }
    .hidden = { $who } zieht eine Karte
event-draws_on = { $who } kann sie nicht spielen und zieht weiter
event-may_play = { $who } darf { $card } spielen
    .hidden = { $who } darf die gezogene Karte spielen
event-kept = { $who } behält die Karte
event-passed = { $who } passt: nichts zu spielen, nichts zu ziehen
event-skipped = { $who } setzt aus
event-reversed = Es geht { $direction }
event-owes = { $who } muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} nehmen oder antworten
event-took = { $who } muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} nehmen
event-new_stock = Die Ablage wird zu einem neuen Stapel gemischt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
event-challenged = { $who } zweifelt an { $accused }
event-shown = { $who } zeigt { $card }
    .hidden = { $who } zeigt dem Zweifler eine Karte
event-guilty = { $who } hatte eine Karte der Farbe: schuldig
event-innocent = { $who } hatte keine Karte der Farbe: unschuldig
event-one_left = { $who } hat noch eine Karte
event-may_catch = { $who } kann jetzt erwischt werden
event-called = { $who }: UNO!
event-caught = { $who } erwischt { $culprit }
event-swapped = { $who } tauscht die Hand mit { $other }
event-hands_passed = Alle Hände werden { $direction } weitergegeben
event-received = { $who } erhält { $card }
    .hidden = { $who } erhält eine Karte
event-went_out = { $who } ist fertig
event-left = { $who } behält { $card } übrig
event-scored = { $who } bekommt { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
event-won = { $winners } gewinnt
    .several = { $winners } teilen sich den Sieg

refusal-not-your-turn = { $seat } ist dran
refusal-no-call-due = Es gibt kein UNO zu rufen
refusal-not-your-call = { $seat } muss rufen, nicht du
refusal-not-yourself = Du kannst dich nicht selbst erwischen
refusal-nothing-to-catch = { $seat } kann nicht erwischt werden
refusal-grace = { $seat } hat noch einen Moment zum Rufen: { $ms } ms ab der Karte
refusal-no-jumps = An diesem Tisch wird nicht dazwischengeworfen
refusal-jump-on-turn = Du bist dran: Spiel die Karte
refusal-jump-too-late = { $seat } hat begonnen: zu spät zum Dazwischenwerfen
refusal-not-identical = { $card } ist nicht die gleiche wie die oberste Karte
refusal-not-in-hand = Du hast { $card } nicht
refusal-only-the-drawn = Du hast gezogen: Nur { $card } darf jetzt gespielt werden
refusal-does-not-fit = { $card } passt nicht: Spiel { $colour }, Zahl oder Zeichen der obersten Karte oder eine Farbwahl
refusal-no-bluffing = Du hast { $colour }: Farbwahl Zieh 4 ist an diesem Tisch dann nicht erlaubt
refusal-no-answer = { $card } ist keine Antwort auf die { $cards } Karten, die du nehmen musst
refusal-no-action-finish = { $card } darf an diesem Tisch nicht deine letzte Karte sein
refusal-no-colour-needed = { $card } ist deine letzte Karte: Du brauchst keine Farbe zu wählen
refusal-name-a-colour = Wähle eine Farbe zu { $card }
refusal-no-swaps = An diesem Tisch werden keine Hände getauscht
refusal-no-swap-at-the-end = Eine Sieben als letzte Karte tauscht nichts
refusal-swap-with-another = Mit { $seat } kannst du die Hand nicht tauschen
refusal-choose-whom = Wähle, mit wem die Sieben deine Hand tauscht
refusal-nothing-to-name = Es gibt keine Farbe zu wählen
refusal-name-first = Wähle zuerst eine Farbe
refusal-nothing-owed = Du musst keine Karten nehmen
refusal-no-challenge-without-bluffing = An diesem Tisch wird nicht geblufft: Es gibt nichts anzuzweifeln
refusal-no-challenge-in-a-stack = Nur eine einzelne Farbwahl Zieh 4 kann angezweifelt werden
refusal-you-owe = Du musst zuerst { $cards } Karten nehmen
refusal-already-drawn = Du hast { $card } gezogen: spielen oder behalten
refusal-nothing-to-draw = Es gibt nichts zu ziehen
refusal-must-play = Du kannst spielen, also musst du
refusal-draw-instead = Zieh eine Karte: Es sind noch welche da
refusal-nothing-drawn = Du hast nichts gezogen, was du behalten könntest
refusal-must-play-the-drawn = { $card } kann gespielt werden, also muss diese Karte hier gespielt werden

option-scoring = Wertung
    .about = Wer die Runde gewinnt, bekommt, was die anderen noch haben; oder alle schreiben ihren Rest auf, und wer die wenigsten Punkte hat, gewinnt.
choice-scoring-winner = der Gewinner punktet
choice-scoring-penalty = Strafpunkte
option-target = Punkte bis zum Ende
    .about = Das Spiel endet, wenn jemand so viele Punkte hat.
option-bluffing = Bluffen
    .about = Eine Farbwahl Zieh 4 darf gegen die Regel gespielt und angezweifelt werden.
option-uno_call = UNO rufen
    .about = Alle rufen selbst und können erwischt werden, oder der Tisch ruft für alle.
choice-uno_call-call = alle rufen selbst
choice-uno_call-auto = der Tisch ruft
option-uno_grace_ms = Zeit zum Rufen (Millisekunden)
    .about = So lange kann nur handeln, wer eine Karte hat; danach können die anderen erwischen.
option-uno_penalty = Karten für vergessenes UNO
    .about = So viele zieht, wer erwischt wird.
option-wild_start = Farbwahl als erste Karte
    .about = Wer links vom Geber sitzt, wählt die Farbe, oder es wird eine andere Karte aufgedeckt.
choice-wild_start-choose = Farbe wählen
choice-wild_start-redraw = andere Karte aufdecken
option-two_player_reverse = Retour zu zweit
    .about = Zu zweit gilt Retour als Aussetzen oder dreht nur die Richtung um.
choice-two_player_reverse-skip = der andere setzt aus
choice-two_player_reverse-pass = dreht nur um
option-stacking = Stapeln
    .about = Zieh 2 antwortet auf Zieh 2 und Farbwahl Zieh 4 auf Farbwahl Zieh 4; gemischt: auch aufeinander.
choice-stacking-off = nein
choice-stacking-same = nur gleiche
choice-stacking-mixed = gemischt
option-jump_in = Dazwischenwerfen
    .about = Wer genau die oberste Karte auch hat, darf sie außer der Reihe spielen.
option-seven_zero = Siebenen und Nullen
    .about = Eine 7 tauscht deine Hand mit einer anderen, eine 0 gibt alle Hände weiter.
option-draw_until_playable = Ziehen, bis es passt
    .about = Wer nichts spielen kann, zieht, bis etwas gespielt werden kann.
option-forced_play = Spielzwang
    .about = Wer spielen kann, muss; auch eine gerade gezogene Karte.
option-no_action_finish = Keine Aktion zum Schluss
    .about = Die letzte Karte muss eine Zahl sein.
preset-classic = Nach der Anleitung
preset-strict = Ohne Bluff
preset-party = Party: Stapeln, Dazwischenwerfen, Siebenen und Nullen; Ziehen, bis es passt

# warum ein Zug gut ist
advice-out = Es ist deine letzte Karte: Du bist fertig
advice-stop = { $seat } hat nur noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} und muss gestoppt werden
advice-void = { $seat } hat gerade bei { $colour } gezogen und hat die Farbe vielleicht nicht
advice-costly = Sie kostet dich { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, wenn jemand anderes fertig wird
advice-colour = Du hast { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} in { $colour }: Bleib bei dieser Farbe
advice-sheds = Eine Karte weniger, und der Rest passt öfter
advice-save = Was du spielen könntest, ist später mehr wert
advice-nothing-fits = Nichts auf deiner Hand passt
advice-keep = Diese Karte ist später mehr wert
advice-call = Du hast noch eine Karte: Ruf UNO, bevor sie dich erwischen
advice-catch = { $seat } hat eine Karte und hat nicht gerufen
advice-take = { $seat } hatte wahrscheinlich keine andere Wahl
advice-challenge = { $seat } hatte wahrscheinlich eine Karte der Farbe

move-play = { $card } spielen
move-play-as = { $card } spielen und { $colour } wählen
move-play-swap = { $card } spielen und die Hand tauschen mit { $seat }
move-jump = dazwischenwerfen: { $card }
move-jump-swap = dazwischenwerfen: { $card }, und die Hand tauschen mit { $seat }
move-name = { $colour } wählen
move-catch = { $seat } erwischen
move-pass = passen
move-draw = eine Karte ziehen
move-keep = die Karte behalten
move-take = die Karten nehmen
move-challenge = die Farbwahl Zieh 4 anzweifeln
move-uno = UNO! rufen
