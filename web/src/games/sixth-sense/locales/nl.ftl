# Woorden van het bord zelf; kaarten, gebeurtenissen en weigeringen staan bij het spel.

pitch = zeg hoeveel slagen je gaat winnen
you = jij
you-first = Jij
sub-round = ronde { $round } van { $rounds }
sub-target = ronde { $round } · tot { $target }
sub-trick = slag { $trick } van { $tricks }
sub-over = ronde { $round } van { $rounds } voorbij
sub-target-over = ronde { $round } voorbij · tot { $target }
trump = troef: { $colour }
trump-none = geen troef
trump-later = troef komt later
slot-blocked = blokkeert { $who ->
    [jij] jou
   *[other] { $who }
}
blocked-by = geblokkeerd door { $card }
mark-led = eerste
mark-best = staat voor
    .short = wint
mark-won = won
token-asked = gevraagd: { $colour }
token-free = volgende kaart bepaalt de kleur
token-low = laagste wint
token-double = 12: mag dubbel tellen
token-out = zonder { $colour }
ready = klaar
choosing = kiest
unknown = voorspelling onbekend
predicted-card = voorspeld met { $card }
seen-by = gezien door { $who }
looked-at = bekeek een voorspelling: { $who }
bead = { $n ->
    [one] 1 slag
   *[other] { $n } slagen
}
meter-said = Je zei
meter-won = gewonnen
meter-right = { $two ->
    [0] precies goed
   *[other] precies goed, of nog { $n }
}
meter-more = { $two ->
    [1] nog { $n }
   *[other] nog { $n } of { $or }
}
meter-over = { $n } te veel
meter-never = niet meer te halen
meter-label = Je zei { $said }, won { $won }; hoogstens mogelijk: { $most }
turn-predict-lead = Leg je voorspelling
turn-predict = een kaart naar keuze
turn-lead = kom uit met een kaart naar keuze
turn-follow = beken { $colour }
turn-any = een kaart naar keuze
turn-call = als 6 of als 9?
turn-block = wiens kaart blokkeren?
turn-again = spelen?
turn-split-lead = Jouw slag
turn-split = met een 12 erin
wait-predict = { $n ->
    [one] kiest
   *[other] kiezen
}
wait-leads = komt uit
wait-plays = denkt na
wait-splits = beslist: één slag of twee
sheet-call = 6 of 9
sheet-block = Blokkeer
sheet-split = Splits de slag
call = { $n ->
    [6] speel als zes
   *[9] speel als negen
}
block = Blokkeer { $who }: { $card }
block-not = Geen blok: speel als gewone 0
put-back = Leg terug
split-two = Twee
split-one = Eén
split-makes = telt als { $n }: dat wordt { $sum } van { $goal }
peek-title = { $who } voorspelde { $n }
peek-why = Jij kwam uit met de 8, { $who } won. Alleen jij ziet dit; iedereen ziet dat je keek.
peek-seen = Gezien: leg weg
do-predict = Voorspel { $n ->
    [0] geen slag
    [one] 1 slag
   *[other] { $n } slagen
} met { $card }
do-predict-either = Voorspel { $n } of { $or } slagen met { $card }
do-choose = Kies een kaart
do-play = Speel { $card }
do-block = Blokkeer
opened-won = won { $n }
pad-sub = gezegd → gewonnen
last-title = Vorige slag
last-blocked = geblokkeerd
last-blocks = blok
points-title = { $rounds ->
    [one] Punten na ronde 1
   *[other] Punten na ronde { $rounds }
}
tale-won = { $who } won met { $card }: { $why }.
tale-won-two = { $who } won met { $card }, geteld als twee: { $why }.
tale-lost = Beide kaarten waren geblokkeerd: niemand won de slag.
tale-led = { $who } kwam uit met { $card }.
tale-played = { $who } speelde { $card }.
tale-calls = { $who } speelde { $card } als { $as }.
tale-blocks = { $mine ->
    [true] { $who } blokkeerde jouw { $card }.
   *[false] { $who } blokkeerde { $card } van { $whose }.
}
ahead-win-trump = de hoogste troef
ahead-win-colour = de hoogste kaart in { $colour }
ahead-reverse = de laagste kaart
ahead-reverse-other = laagste wint, en andere kleuren tellen lager dan { $colour }
ahead-reverse-tie = de laagste kaart, als laatste gespeeld
tale-ahead = { $who } wint tot nu toe: { $why }.
tale-ahead-you = Jij wint tot nu toe: { $why }.
tale-turned = Troef is { $colour }: { $card } is omgedraaid.
tale-no-trump = Aan deze tafel wordt zonder troef gespeeld.
tale-shut = De troefkaart wordt omgedraaid als iedereen heeft voorspeld.
tale-ended = { $right ->
    [0] Niemand had het goed.
    [one] Eén van de { $seats } had het goed.
   *[other] { $right } van de { $seats } hadden het goed.
} Alle voorspellingen liggen open.
said-round = Ronde { $round }, slag { $trick } van { $tricks }.
said-trump = Troef is { $colour }.
said-card = { $who }: { $card }
said-blocked = { $who }: { $card }, geblokkeerd
said-block = { $who } blokkeert { $on }
said-mine = Je zei { $said } en won { $won }.
said-can = Je kunt { $cards } spelen.
key-play = spelen
key-block = blokkeren
key-call = als 6 / 9
said-low = De laagste kaart wint.

# een eerste spel, zin voor zin
guide-predict = Hoeveel slagen ga je winnen? Leg een kaart met dat getal gesloten neer: dat is je voorspelling, en de kaart is uit je hand.
guide-predicted = De anderen voorspellen. Alleen wie precies zoveel slagen wint als voorspeld, scoort goed.
guide-watch = Iedereen legt één kaart. De gevraagde kleur moet je bekennen; troef gaat boven alles.
guide-lead = Jij komt uit: de kleur van je kaart wordt van iedereen gevraagd.
guide-free = Er telt nog niets in deze slag, dus je hoeft geen kleur te bekennen: die van jou wordt gevraagd.
guide-follow = Beken kleur als je kunt. Het telraam toont hoeveel slagen je hebt en hoeveel je zei.
guide-enough = Je hebt alle slagen die je zei. Verlies nu de rest: leg kaarten die niet winnen.
guide-hopeless = Je voorspelling kan niet meer uitkomen. Bederf nu die van de anderen.
guide-split = Je won met een 12: die mag voor twee slagen tellen. Kies wat je bij je getal brengt.

# Wat je op het scoreblok tikt.
pad-face-6 = 6·9

# the plain board: what the fields of a view are called
field-of_rounds = rondes
field-left_out = kleur die niet meedoet
field-trump = troef
field-trump_card = troefkaart
field-predicted = heeft voorspeld
field-looked = keek bij
field-voids = heeft geen
field-tricks = slagen gewonnen
field-tricks_lost = slagen voor niemand
field-tricks_left = slagen te gaan
field-of_tricks = slagen in totaal
field-reach = kan halen
field-trick = deze slag
field-as = gespeeld als
field-counts = telt mee
field-blocks = blokkeert
field-requested = gevraagde kleur
field-reversed = omgekeerd
field-double = telt dubbel
field-best = ligt voor
field-scored = ronde geteld
field-goals = mikt op
field-prediction = je voorspelling
field-predictions = voorspellingen
field-peeked = jij zag
field-last_trick = vorige slag
field-winner = gewonnen door
field-piles = telt als
