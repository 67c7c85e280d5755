# 6th Sense: wat er gebeurt, waarom niet, wat je kunt kiezen.

card = { $colour } { $number }
sense = { $colour } { $number }
zero = { $colour } { $number }
colour-B = blauw
colour-Y = geel
colour-R = rood
colour-G = groen
colour-P = paars

why-win-trump = de hoogste troef
why-win-colour = de hoogste kaart van de gevraagde kleur
why-reverse = de slag is omgekeerd en dit is de laagste kaart
why-reverse-tie = de slag is omgekeerd en dit is de laatst gespeelde van de laagste kaarten
why-block-two_players = beide kaarten zijn geblokkeerd

event-left-out = De kleur { $colour } doet dit spel niet mee
event-deals = { $who } deelt ronde { $round }
event-dealt = { $who } krijgt { $card }
    .hidden = { $who } krijgt een kaart
event-turned = { $card } wordt omgedraaid: { $colour } is troef
event-predicted = { $who } voorspelt met { $card }
    .hidden = { $who } legt gesloten een voorspelling neer
event-leads = { $who } komt uit
event-played = { $who } speelt { $card }
event-called = { $who } speelt { $card } als { $value }
event-blocked = { $who } blokkeert { $card } met { $block }: geen van beide telt
event-asked = De eerste kaart is geblokkeerd: nu is { $colour } gevraagd
event-free = De eerste kaart is geblokkeerd: de volgende kaart bepaalt de kleur
event-took = { $who } wint de slag met { $card }: { $why }
event-lost = Beide kaarten zijn geblokkeerd: niemand wint de slag
event-split = { $who } splitst de slag en telt er twee
event-kept = { $who } houdt het op één slag
event-peeked = { $who } bekijkt de voorspelling van { $whose }
event-saw = { $who } ziet dat { $whose } met { $card } heeft voorspeld
    .hidden = Niemand anders ziet de kaart
event-shown = { $who } heeft voorspeld met { $card }
event-scored = { $who } won { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
} en scoort { $points }
event-won = { $winners } wint
    .several = { $winners } delen de overwinning

refusal-not-your-turn = { $seat } is aan de beurt
refusal-predict-first = Leg eerst een kaart gesloten neer als voorspelling
refusal-already-predicted = Je voorspelling ligt er al en blijft liggen
refusal-predictions-are-down = Iedereen heeft voorspeld: speel een kaart
refusal-not-in-hand = Je hebt { $card } niet
refusal-must-follow = Je moet { $colour } bekennen
refusal-choose-six-or-nine = Zeg of { $card } een 6 of een 9 is
refusal-nothing-to-block = Er valt nog niets te blokkeren: de eerste kaart van een slag kan geen blok zijn
refusal-one-block-a-trick = In deze slag is al geblokkeerd: een 0 is nu een gewone kaart
refusal-not-in-the-trick = { $card } ligt niet in deze slag
refusal-split-first = { $seat } beslist eerst of de slag wordt gesplitst
refusal-decide-first = Beslis eerst: splits de slag of houd het op één
refusal-nothing-to-split = Er valt geen slag te splitsen
refusal-no-trump-to-turn = Beginners spelen zonder troef; er valt dus geen troefkaart later om te draaien

option-novice = Voor beginners
    .about = Geen troef, en punten als je in de buurt zit: 6 voor een juiste voorspelling, 4, 3, 2, 1 voor één tot vier slagen ernaast.
option-target = Punten om te halen
    .about = Speel tot iemand aan het eind van een ronde zoveel punten heeft (hoogstens 20 rondes); bij 0 ligt het aantal rondes vast.
option-late_trump = Late troef
    .about = De troefkaart wordt pas omgedraaid als iedereen heeft voorspeld.
preset-classic = Het hele spel
preset-beginners = Voor beginners: zonder troef
preset-blind = Troef pas na de voorspellingen
preset-race = Wie het eerst 30 punten heeft

# waarom een zet goed is
advice-expect = Je andere kaarten zijn goed voor ongeveer { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
advice-nearest = Je andere kaarten zijn goed voor ongeveer { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}, en geen getal in je hand ligt dichterbij
advice-fewer = Je andere kaarten zijn goed voor ongeveer { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}, maar ze houden niet allemaal stand: zeg liever minder
advice-more = Je andere kaarten zijn goed voor ongeveer { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}, en goed gespeeld voor meer
advice-wins = Je hebt nog { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
} nodig, en deze kaart wint waarschijnlijk
advice-later = Je hebt nog { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
} nodig, maar betere kaarten kunnen later winnen
advice-best = Je hebt nog { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
} nodig, en een betere kaart heb je niet
advice-spare = Deze kaart wint waarschijnlijk niet: bewaar de betere voor de rest
advice-only = Het is de enige kaart die je mag spelen
advice-reached = Je hebt de slagen die je voorspelde: laat deze lopen
advice-last = Je hebt genoeg slagen, en niets in je hand verliest zeker
advice-block = Met een blok zet je deze slag naar je hand
advice-split = Twee slagen brengen je dichter bij je voorspelling
advice-one = Eén slag past beter bij je voorspelling dan twee

move-predict = voorspel met { $card }
move-play = speel { $card }
move-play-as = speel { $sense } als { $value }
move-block-on = blokkeer { $card } met { $zero }
move-split = splitsen: tel twee slagen
move-keep = houd het op één slag
