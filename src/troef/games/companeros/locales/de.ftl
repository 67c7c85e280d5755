# Compañeros: was geschieht, warum nicht, was sich wählen lässt.

card = { $colour } { $number }
colour-G = Grün
colour-Y = Gelb
colour-R = Rot
colour-B = Blau
colour-P = Lila
colour-O = Orange

event-starts = { $who } beginnt
event-shown = In der Auslage: { $card }
event-dealt = { $who } bekommt { $card }
    .hidden = { $who } bekommt eine Karte
event-laid = { $who } legt { $card }
event-tied = { $colours } stehen gleich mit { $strength }: Wer sie oder eine schwächere Farbe gelegt hat, nimmt nichts
event-took = { $who } nimmt { $colour }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
event-leads = { $who } beginnt den nächsten Stich
event-scored = { $who } bekommt { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
event-won = { $winners } gewinnt
    .several = { $winners } teilen sich den Sieg

refusal-not-your-turn = { $seat } ist dran
refusal-take-first = Der Stich wird verteilt: Nimm eine Farbe aus der Auslage
refusal-lay-first = Es werden Karten gelegt: Leg eine aus deiner Hand
refusal-not-in-hand = Du hast { $card } nicht
refusal-not-on-display = In der Auslage liegt kein { $colour }

option-games = Spiele nacheinander
    .about = Die Punkte so vieler Spiele werden addiert; wer am meisten holt, beginnt das nächste.
option-open_scores = Offene Punkte
    .about = Zeigt alle Punkte während des Spiels; nach der Anleitung liegen sie verdeckt.
preset-classic = Ein Spiel
preset-evening = Drei Spiele

# warum ein Zug gut ist
advice-most = { $colour } ist jetzt am meisten wert: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
advice-leaves = { $colour } bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und lässt den anderen, was ihnen weniger hilft
advice-first = So wie es liegt, wählst du zuerst, für höchstens { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
advice-together = Zusammen hat { $colour } die Stärke { $strength }: Du wählst mit den anderen dieser Farbe
advice-cheap = Eine niedrige Karte kostet dich hier wenig
advice-place = Eine { $number } bringt dir zu einem fairen Preis einen Platz in der Reihenfolge
advice-tie = So wie es liegt, ist das ein Gleichstand bei { $strength }: Ab dort wählt niemand, auch du nicht
advice-nothing = So wie es liegt, wählst du in diesem Stich nichts: Behalte deine besseren Karten
advice-only = Es ist die einzige Karte, die du noch hast

move-lay = { $card } legen
move-take = { $colour } nehmen
