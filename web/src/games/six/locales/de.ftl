# Wörter nur für das Brett; Karten, Ereignisse und Ablehnungen stehen beim Spiel.

pitch = Würfel, und Sand, den du nicht siehst
sub-stage = Etappe { $stage } von { $stages }
sub-stage-over = Etappe { $stage } von { $stages } vorbei
sub-pro = Profi · { $stage }
sub-over = vorbei
called = { $sum ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
    [13] Dreizehn
    [14] Vierzehn
    [15] Fünfzehn
    [16] Sechzehn
    [17] Siebzehn
    [18] Achtzehn
   *[other] { $sum }
}!
yours-choice-lead = Deine Würfel
yours-choice = würfeln, oder ist der Sand durch?
yours-start-lead = Du beginnst
yours-start = Sanduhr umdrehen und würfeln
yours-stage-lead = Etappe { $stage } ist vorbei
yours-stage = du beginnst
yours-throw-lead = Dein Wurf
yours-throw = { $sum }, daneben
yours-match = die { $sum } gehört dir: wieder drei Würfel
yours-bound-lead = Zu früh
yours-bound = jetzt musst du würfeln
yours-place-lead = Leg sie!
yours-place = tippe auf einen Platz
yours-claim = du hast sie: beanspruche sie
rolling-lead = Es rollt …
rolling-yours = deine Würfel
change-lead = Wechsel!
change-yours = die Würfel kommen zu dir
wait-start = dreht die Sanduhr um
wait-stage = { $who } beginnt
wait-choice = würfelt oder hebt die Röhre
wait-throw = { $n ->
    [one] wirft einen Würfel
    [2] wirft zwei Würfel
   *[other] wirft drei Würfel
}
wait-bound = muss würfeln
wait-rolling = würfelt
wait-placing = { $n ->
    [one] legt eine Karte
   *[other] legen eine Karte
}
do-roll = Würfeln
do-roll-dice = { $n ->
    [one] Einen Würfel werfen
    [2] Zwei Würfel werfen
   *[other] Drei Würfel werfen
}
do-start = Umdrehen und würfeln
do-lift = Heben
    .long = Röhre heben
do-claim = Die { $n } beanspruchen
do-place = Die { $card } auf Platz { $place } legen, { $open ->
    [0] leer
   *[other] über die { $open }
}
place = Platz { $place }: { $open ->
    [0] leer
   *[other] { $open }
}{ $under ->
    [0] { "" }
    [one] , eine Karte darunter
   *[other] , { $under } Karten darunter
}
place-empty = leer
idle-start = { $who } dreht die Sanduhr um
idle-dice = { $who } hat die Würfel
idle-change = Wechsel!
left = übrig
safe = sicher
seat-safe = { $n } sicher
seat-row = Offen: { $open }
tube = Die Röhre über dem Sand
tube-up = Die Röhre ist oben
stage = Etappe
this-turn = Dieser Zug bisher
double-you = Pasch! Die Würfel gehen zurück zu dir
double-on = Pasch! Die Würfel gehen zurück zu { $who }
double = Pasch! Die Würfel kehren um
verdict-gone = Der Sand ist durch
verdict-left = Es ist noch Sand da
verdict-unlifted = Niemand hat gehoben
verdict-unlifted-text = Der Sand war durch, niemand sah nach. Niemand gibt eine Karte ab.
verdict-gives = { $me ->
    [yes] Du legst deine oberste sichere Karte, die { $number }, zurück unter deinen Vorrat
   *[no] { $who } legt die oberste sichere Karte, die { $number }, zurück unter den Vorrat
}
verdict-nothing = { $me ->
    [yes] Du hast keine sichere Karte zum Abgeben
   *[no] { $who } hat keine sichere Karte zum Abgeben
}
tale-starts = { $me ->
    [yes] Du beginnst Etappe { $stage }.
   *[no] { $who } beginnt Etappe { $stage }.
}
tale-lifted = { $me ->
    [yes] Du hast die Röhre gehoben.
   *[no] { $who } hat die Röhre gehoben.
}
tale-left = { $me ->
    [yes] Du hast die Röhre zu früh gehoben und beginnst Etappe { $stage }.
   *[no] { $who } hat die Röhre zu früh gehoben und beginnt Etappe { $stage }.
}
tale-last = { $me ->
    [yes] Du hast zuletzt gewürfelt und beginnst Etappe { $stage }.
   *[no] { $who } hat zuletzt gewürfelt und beginnt Etappe { $stage }.
}
tale-goes-on = { $me ->
    [yes] Die Röhre kommt wieder über den Sand, und du musst würfeln.
   *[no] Die Röhre kommt wieder über den Sand, und { $who } muss würfeln.
}
tale-rolled = { $me ->
    [yes] Du hast { $sum } gewürfelt.
   *[no] { $who } hat { $sum } gewürfelt.
}
tale-matched = { $me ->
    [yes] Du hast { $sum } gewürfelt, und die liegt offen vor dir: wieder drei Würfel.
   *[no] { $who } hat { $sum } gewürfelt, eine eigene offene Karte: wieder drei Würfel.
}
tale-unmatched = { $me ->
    [yes] Du hast { $sum } gewürfelt{ $next ->
        [0] , daneben: Wechsel!
        [one] : daneben, jetzt ein Würfel.
       *[other] : daneben, jetzt zwei Würfel.
    }
   *[no] { $who } hat { $sum } gewürfelt{ $next ->
        [0] , daneben: Wechsel!
        [one] : daneben, jetzt ein Würfel.
       *[other] : daneben, jetzt zwei Würfel.
    }
}
tale-double = { $me ->
    [yes] Du hast einen Pasch gewürfelt: Wechsel, und die Würfel kehren um.
   *[no] { $who } hat einen Pasch gewürfelt: Wechsel, und die Würfel kehren um.
}
tale-secured = { $me ->
    [yes] Du hast sie gesichert.
   *[no] Gesichert von: { $who }.
}
tale-claim = Wer sie offen hat, darf sie beanspruchen.
tale-placing = { $me ->
    [yes] Du musst noch legen.
   *[no] { $n ->
        [one] { $who } muss noch legen.
       *[other] Es müssen noch legen: { $who }.
    }
}
stacks-label = Sichere Karten, gezählt in Strichen
stacks-strokes = { $n ->
    [one] Strich
   *[other] Striche
}
own-points = { $n ->
    [one] { $n } Strich
   *[other] { $n } Striche
}
    .with =
        { $n ->
            [one] mit { $n } Strich
           *[other] mit { $n } Strichen
        }
mine-title = Deine Karten
mine-safe = Sicher
mine-covered = Unter { $place }
mine-nothing = noch nichts
position = { $stage }. { $dice } Du: { $mine }; { $left } übrig, { $safe } sicher. { $others } { $turn }
position-watch = { $stage }. { $dice } { $others } { $turn }
position-dice = Die Würfel zeigen { $sum }.
position-place = { $place }, { $open }
position-seat = { $who }: { $open }; { $n } sicher.
key-roll = würfeln
key-lift = heben
key-place = legen
key-claim = beanspruchen
you = du

# ein erstes Spiel, Satz für Satz
guide-roll = Würfle. Andere sichern ihre offenen Karten mit dieser Summe; ist es eine von deinen, würfelst du wieder mit allen dreien.
guide-choice = Würfle weiter, oder heb die Röhre, wenn du glaubst, dass der Sand durch ist. Irrst du dich, kostet es dich eine Karte; niemand kann den Sand sehen.
guide-place = Wechsel: Leg die neue Karte auf einen deiner drei Plätze. Sie verdeckt, was dort liegt.
guide-claim = Die Summe steht auf einer deiner Karten: Beanspruche sie, schnell!
guide-watch = Die anderen würfeln. Liegt die Summe offen vor dir, ist diese Karte gesichert: Gesicherte Karten zählen.

# the plain board: what the fields of a view are called
field-stage = Etappe
field-stages = Etappen
field-holder = hat die Würfel
field-dice_next = Würfel danach
field-resting = Würfel liegen still
field-pro = Profi-Version
field-double = Pasch
field-roller = würfelt
field-dice = Würfel
field-sum = Summe
field-throws = Würfe dieses Zugs
field-secured = gesichert von
    .by-seat = gesichert
field-colours = Farbe
field-colours-blue = Blau
field-colours-yellow = Gelb
field-colours-green = Grün
field-colours-purple = Lila
field-colours-orange = Orange
field-open = offene Karten
field-heights = Karten je Platz
field-supply = Vorrat
field-placing = muss noch legen
field-claim = zu beanspruchen
field-number = Zahl
field-last = voriges Ende
field-lifter = gehoben von
field-sand = Sand
field-sand-gone = durch
field-sand-left = noch da
field-giver = gibt eine Karte
field-given = gegebene Karte
field-strokes = Striche je Zahl
field-counted = gezählte Karten
field-covered = verdeckte Karten
field-own_secured = deine sicheren Karten
