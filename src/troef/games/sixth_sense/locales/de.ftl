# 6th Sense: was geschieht, warum nicht, was sich wählen lässt.

card = { $colour } { $number }
sense = { $colour } { $number }
zero = { $colour } { $number }
colour-B = Blau
colour-Y = Gelb
colour-R = Rot
colour-G = Grün
colour-P = Lila

why-win-trump = der höchste Trumpf
why-win-colour = die höchste Karte der verlangten Farbe
why-reverse = die niedrigste Karte im umgekehrten Stich
why-reverse-tie = die zuletzt gespielte der niedrigsten Karten im umgekehrten Stich
why-block-two_players = beide Karten sind blockiert

event-left-out = Alle Karten in { $colour } bleiben in diesem Spiel draußen
event-deals = { $who } gibt für Runde { $round }
event-dealt = { $who } bekommt { $card }
    .hidden = { $who } bekommt eine Karte
event-turned = { $card } wird aufgedeckt: { $colour } ist Trumpf
event-predicted = { $who } sagt mit { $card } voraus
    .hidden = { $who } legt verdeckt eine Voraussage
event-leads = { $who } spielt aus
event-played = { $who } spielt { $card }
event-called = { $who } spielt { $card } als { $value }
event-blocked = { $who } blockiert { $card } mit { $block }: Keine von beiden zählt
event-asked = Die erste Karte ist blockiert: Verlangt ist jetzt { $colour }
event-free = Die erste Karte ist blockiert: Die nächste Karte bestimmt die Farbe
event-took = { $who } gewinnt den Stich mit { $card }: { $why }
event-lost = Beide Karten sind blockiert: Niemand gewinnt den Stich
event-split = { $who } teilt den Stich und zählt zwei
event-kept = { $who } behält ihn als einen Stich
event-peeked = { $who } sieht sich die Voraussage von { $whose } an
event-saw = { $who } sieht, dass { $whose } mit { $card } vorausgesagt hat
    .hidden = Niemand sonst sieht die Karte
event-shown = { $who } hat mit { $card } vorausgesagt
event-scored = { $who } hat { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
} und bekommt { $points ->
    [1] 1 Punkt
    [-1] -1 Punkt
   *[other] { $points } Punkte
}
event-won = { $winners } gewinnt
    .several = { $winners } teilen sich den Sieg

refusal-not-your-turn = { $seat } ist dran
refusal-predict-first = Leg zuerst eine Karte verdeckt als Voraussage ab
refusal-already-predicted = Deine Voraussage liegt schon da und bleibt liegen
refusal-predictions-are-down = Alle haben vorausgesagt: Spiel eine Karte
refusal-not-in-hand = Du hast { $card } nicht
refusal-must-follow = Du musst { $colour } bedienen
refusal-choose-six-or-nine = Sag, ob { $card } eine 6 oder eine 9 ist
refusal-nothing-to-block = Es gibt noch nichts zu blockieren: Die erste Karte eines Stichs kann keine Blockade sein
refusal-one-block-a-trick = In diesem Stich wurde schon blockiert: Eine 0 ist jetzt eine gewöhnliche Karte
refusal-not-in-the-trick = { $card } liegt nicht in diesem Stich
refusal-split-first = { $seat } entscheidet zuerst, ob der Stich geteilt wird
refusal-decide-first = Entscheide zuerst: den Stich teilen oder als einen behalten
refusal-nothing-to-split = Es gibt keinen Stich zu teilen
refusal-no-trump-to-turn = Anfänger spielen ohne Trumpf, also lässt sich keine Trumpfkarte später aufdecken

option-novice = Für Anfänger
    .about = Ohne Trumpf, und Punkte auch für knapp daneben: 6 für eine richtige Voraussage, 4, 3, 2, 1 für einen bis vier Stiche daneben.
option-target = Punkte bis zum Sieg
    .about = Gespielt wird, bis jemand am Ende einer Runde so viele Punkte hat (höchstens 20 Runden); bei 0 steht die Zahl der Runden fest.
option-late_trump = Später Trumpf
    .about = Die Trumpfkarte wird erst aufgedeckt, wenn alle vorausgesagt haben.
preset-classic = Das ganze Spiel
preset-beginners = Für Anfänger: ohne Trumpf
preset-blind = Trumpf erst nach den Voraussagen
preset-race = Wer zuerst 30 Punkte hat

# warum ein Zug gut ist
advice-expect = Deine anderen Karten sind gut für etwa { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}
advice-nearest = Deine anderen Karten sind gut für etwa { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}, und keine Zahl auf deiner Hand liegt näher
advice-fewer = Deine anderen Karten sind gut für etwa { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}, aber nicht alle werden halten: Sag lieber weniger
advice-more = Deine anderen Karten sind gut für etwa { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}, und gut gespielt für mehr
advice-wins = Du brauchst noch { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}, und diese Karte gewinnt wahrscheinlich
advice-later = Du brauchst noch { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}, aber bessere Karten können später gewinnen
advice-best = Du brauchst noch { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
}, und eine bessere Karte hast du nicht
advice-spare = Diese Karte gewinnt kaum: Heb die besseren für den Rest auf
advice-only = Es ist die einzige Karte, die du spielen darfst
advice-reached = Du hast die Stiche, die du vorausgesagt hast: Halt dich hier heraus
advice-last = Du hast genug Stiche, und nichts auf deiner Hand verliert sicher
advice-block = Eine Blockade entscheidet diesen Stich in deinem Sinn
advice-split = Zwei Stiche bringen dich näher an deine Voraussage
advice-one = Ein Stich passt besser zu deiner Voraussage als zwei

move-predict = mit { $card } voraussagen
move-play = { $card } spielen
move-play-as = { $sense } als { $value } spielen
move-block-on = { $card } mit { $zero } blockieren
move-split = teilen: zwei Stiche zählen
move-keep = als einen Stich behalten
