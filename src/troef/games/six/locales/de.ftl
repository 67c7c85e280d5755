# SIX: was geschieht, warum nicht, was sich wählen lässt.

colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-purple = Lila
colour-orange = Orange

why-lifted = Die Röhre wurde gehoben
why-unlifted = Niemand hat die Röhre gehoben
why-exhausted = Es gibt nichts mehr zu sichern

event-opened = { $who } deckt die { $number } auf Platz { $place } auf
event-starts = { $who } beginnt Etappe { $stage }
event-hurried = { $who } wartet zu lange: Der Tisch würfelt
event-turned = { $who } dreht die Sanduhr um und stülpt die Röhre darüber
event-rolled = { $who } würfelt { $dice }: { $sum }!
event-secured = { $who } sichert die { $number }{ $open ->
    [0] { "" }
   *[other] , die { $open } liegt wieder offen
}
event-claimable = Die { $number } kann von { $seats } beansprucht werden
event-missed = { $who } verpasst die { $number }
event-double = Ein Pasch beendet den Zug von { $who }
event-matched = { $who } hat die { $number } offen und würfelt wieder mit drei Würfeln
event-unmatched = { $dice ->
    [0] { $who } hat den letzten Würfel geworfen: Wechsel!
    [one] Daneben: { $who } macht mit einem Würfel weiter
   *[other] Daneben: { $who } macht mit { $dice } Würfeln weiter
}
event-rested = Die Würfel liegen still
event-reversed = Es geht jetzt andersherum
event-change = { $who } bekommt die Würfel
event-drew = { $who } muss die { $number } legen
    .hidden = { $who } muss eine Karte legen
event-slow = { $who } braucht zu lange: Der Tisch legt
event-placed = { $over ->
    [0] { $who } legt die { $number } auf Platz { $place }
   *[other] { $who } legt die { $number } über die { $over } auf Platz { $place }
}
event-chooses = { $who } darf würfeln oder die Röhre heben
event-lifted = { $who } hebt die Röhre: { $sand ->
    [gone] Der Sand ist durch
   *[left] Es ist noch Sand da
}
event-gave = { $number ->
    [0] { $who } hat keine gesicherte Karte zum Abgeben
   *[other] { $who } legt die gesicherte { $number } zurück unter den Vorrat
}
event-goes_on = Die Röhre kommt wieder über den Sand, und { $who } muss würfeln
event-stage_over = Etappe { $stage } ist vorbei: { $why }
event-scored = { $who } hat { $points ->
    [one] 1 Strich
   *[other] { $points } Striche
}
event-won = { $winners } gewinnt
    .several = { $winners } teilen sich den Sieg

refusal-stages-are-over = Alle Etappen sind vorbei
refusal-place-first = Leg zuerst deine Karte
refusal-not-your-dice = { $seat } hat die Würfel
refusal-dice-are-rolling = Die Würfel rollen noch
refusal-wait-for-placements = Noch nicht alle haben gelegt
refusal-lift-only-instead-of-the-first-roll = Die Röhre kann nur anstelle des ersten Wurfs eines Zuges gehoben werden
refusal-starter-cannot-lift = Wer eine Etappe beginnt, würfelt zuerst
refusal-lifted-too-early = Du hast zu früh gehoben: Jetzt musst du würfeln
refusal-no-change = Karten werden nur beim Wechsel gelegt
refusal-receiver-does-not-place = Wer die Würfel bekommt, legt keine Karte
refusal-no-supply = Dein Vorrat ist leer
refusal-already-placed = Du hast schon gelegt
refusal-empty-place-first = Nimm zuerst einen leeren Platz
refusal-secured-by-itself = An diesem Tisch geht das Sichern von selbst
refusal-nothing-to-claim = Es gibt nichts zu beanspruchen
refusal-roller-secures-nothing = Wer würfelt, sichert nichts
refusal-not-the-sum = Die Summe ist { $sum }
refusal-was-not-open = Du hattest die { $number } nicht offen, als gewürfelt wurde
refusal-already-claimed = Du hast die { $number } schon beansprucht
refusal-covered-meanwhile = Deine { $number } wurde inzwischen verdeckt
refusal-timer-min-above-timer-max = Der Sand kann nicht mindestens { $timer_min } s und höchstens { $timer_max } s laufen
refusal-claim-needs-roll-ms = Zum Beanspruchen müssen die Würfel mindestens { $least } ms rollen, nicht { $roll_ms }

option-pro = Profi-Version
    .about = Ein Pasch beendet den Zug, und es geht andersherum weiter.
option-secure = Sichern
    .about = Der Tisch nimmt gewürfelte Karten von selbst weg, oder alle müssen ihre rechtzeitig beanspruchen.
choice-secure-auto = von selbst
choice-secure-claim = durch Beanspruchen
option-timer_min = Sand, mindestens (Sekunden)
    .about = Die verdeckte Sanduhr läuft mindestens so lange.
option-timer_max = Sand, höchstens (Sekunden)
    .about = Die verdeckte Sanduhr läuft höchstens so lange.
option-grace_seconds = Nachfrist (Sekunden)
    .about = Hebt niemand die Röhre, endet die Etappe so lange nach dem Ablauf des Sandes.
option-place_seconds = Zeit zum Legen (Sekunden)
    .about = Danach legt der Tisch für alle, die noch nicht gelegt haben.
option-turn_seconds = Zeit zum Würfeln (Sekunden)
    .about = Danach würfelt der Tisch für den, der die Würfel hat.
option-start_seconds = Zeit zum Beginnen (Sekunden)
    .about = So lange wartet der Tisch auf den ersten Wurf einer Etappe.
option-roll_ms = Rollende Würfel (Millisekunden)
    .about = So lange rollen die Würfel vor dem nächsten Wurf oder dem Wechsel.
option-free_placement = Freies Legen
    .about = Karten dürfen auch dann verdeckt werden, wenn noch ein Platz leer ist.
option-early_lift = Zu frühes Heben
    .about = Beendet die Etappe oder kostet eine Karte, und die Etappe geht weiter.
choice-early_lift-ends = beendet die Etappe
choice-early_lift-goes_on = die Etappe geht weiter
option-strokes = Striche
    .about = Was die Zahlen 1 bis 18 wert sind; geschätzt, außer du übernimmst sie aus deiner Schachtel.
preset-classic = Nach der Anleitung
preset-pro = Profi-Version
preset-sharp = Scharf: Karten beanspruchen, kein frühes Ende
preset-short = Kurz: eine Minute je Etappe

# warum ein Zug gut ist
advice-claim = Die { $number } wurde gewürfelt und liegt offen vor dir: Beanspruche sie
advice-cover = Verdecke die { $number }: Damit verlierst du am wenigsten
advice-empty = Ein leerer Platz kostet dich nichts
advice-roll = Du musst würfeln
advice-sand = Der Sand kann noch nicht durch sein
advice-dare = Der Sand läuft wahrscheinlich noch ({ $percent } % Chance, dass er durch ist): Würfle weiter
advice-hold = Der Sand kann durch sein ({ $percent } % Chance), doch zu früh zu heben kostet dich eine Karte: Würfle weiter
advice-lift = Mit { $percent } % Wahrscheinlichkeit ist der Sand durch: Heb die Röhre, und wer zuletzt gewürfelt hat, zahlt
advice-end = Ein Ende jetzt ist die Karte wert, die es kosten kann ({ $percent } % Chance, dass der Sand durch ist)

move-roll = würfeln
move-lift = die Röhre heben
move-place = auf Platz { $place }
move-claim = die { $number } beanspruchen
