# Woorden van het bord zelf; kaarten, gebeurtenissen en weigeringen staan bij het spel.

pitch = de klassieker, met jouw huisregels
you = jij
sub-round = ronde { $round } · tot { $target }
sub-over = ronde { $round } voorbij · tot { $target }
first-to = wie het eerst { $target } heeft
fewest-at = tot { $target }, laagste wint
score-title = Score · { $goal }

# de stapels
stock-draw = pak · { $n }
stock-take = pak { $n }
stock-left = nog { $n }
stock-label = { $n ->
    [0] Pot, leeg
    [one] Pot, één kaart
   *[other] Pot, { $n } kaarten
}
stock-label-draw = Pak een kaart, nog { $n }
stock-label-take = Pak { $n } kaarten
pile-label = Open stapel: { $card } bovenop
no-colour = nog geen kleur
debt-you = voor jou
debt-other = voor { $who }

# de plaatsen
points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
thinking = denkt na
one-card = 1 kaart…
held = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
uno = UNO
uno-now = UNO!
uno-call = Roep UNO
uno-catch = Betrap { $who }
uno-catch-small = betrap

# het lint
your-turn = Jouw beurt
turn-play-or-draw = speel of pak
turn-play = speel een kaart
turn-draw = niets past: pak
turn-pass = niets te spelen, niets te pakken
turn-picked = tik nog eens om te spelen
turn-answer = Jouw antwoord
turn-owed = +{ $n } voor jou
turn-owed-answer = antwoord of pak
turn-owed-take = pak ze
turn-wish = Kies een kleur
turn-swap = Wiens hand?
turn-swap-text = tik op een speler
turn-drawn = Je pakte { $card }
turn-drawn-fits = die past
turn-drawn-must = die past, dus je moet hem spelen
turn-right = Je had gelijk
turn-right-text = jouw beurt
turn-uno = Nog één kaart!
turn-uno-text = roep UNO
wait-thinks = denkt na
wait-answers = moet antwoorden
wait-names = kiest een kleur
wait-jump = denkt na · jij mag ertussen

# vragen
wish-title = Jouw { $card }: welke kleur?
name-title = De eerste kaart is een Keuzekaart: welke kleur?
swap-title = { $n ->
    [one] Ruil je kaart met
   *[other] Ruil je { $n } kaarten met
}
believe-title = { $who }: +{ $n }, { $colour }. Geloof je het?
do-challenge = Daag uit
do-challenge-if = goed: { $who } pakt { $n } · fout: jij pakt { $wrong }
do-take = Pak { $n }
do-take-then = en je beurt is weg
do-keep = Houd hem
do-play = Speel hem
do-pass = Pas
do-jump = Ertussen met { $card }
do-back = Terug
swap-with = Ruil met { $who }, { $cards }

# de getoonde hand
shown-yours = Hand van { $who } · alleen jij ziet die
shown-you = Jouw hand · alleen { $who } ziet die
shown-others = Hand van { $who } · alleen { $other } ziet die
shown-close = Leg de hand weg

# het verhaal
tale-wild = { $who } speelt { $card } en kiest { $colour }
tale-may-catch = { $who } heeft geen UNO geroepen
tale-drew = { $who } pakt { $n } kaarten
tale-took = { $n ->
    [one] { $who } pakt één kaart en verliest de beurt
   *[other] { $who } pakt { $n } kaarten en verliest de beurt
}
tale-guilty = { $n ->
    [one] Het was bluf: { $who } pakt één kaart
   *[other] Het was bluf: { $who } pakt { $n } kaarten
}
tale-innocent = { $n ->
    [one] Het was geen bluf: { $who } pakt één kaart
   *[other] Het was geen bluf: { $who } pakt { $n } kaarten
}
tale-caught = { $n ->
    [one] { $who } betrapt { $culprit }: één kaart
   *[other] { $who } betrapt { $culprit }: { $n } kaarten
}
tale-out = { $who } is uit
tale-out-points = { $who } is uit. De anderen hadden nog { $n ->
    [one] één punt
   *[other] { $n } punten
}.
card-can = { $card }, speelbaar
card-jump = { $card }, mag ertussen

# voor S
position = { $turn } { $top } op de stapel, de kleur is { $colour }, er wordt { $direction } gespeeld. { $owed } Je hebt { $hand }. { $can } { $others }.
position-watch = { $turn } { $top } op de stapel, de kleur is { $colour }, er wordt { $direction } gespeeld. { $owed } { $others }.
position-owed = { $who ->
    [jij] Jij moet
   *[other] { $who } moet
} { $n } kaarten pakken.
position-can = Je kunt { $cards } spelen.
position-can-draw = Je kunt { $cards } spelen, of pakken.
position-draw = Je kunt pakken.
position-seat = { $who } heeft er { $n }

# toetsen
key-play = spelen
key-draw = pakken
key-uno = UNO / betrap
key-choice = keuzes

# een eerste spel, zin voor zin
guide-watch = Raak als eerste al je kaarten kwijt. Een kaart past als de kleur of het getal gelijk is aan die van de stapel.
guide-play = Kaarten die omhoogstaan, passen: tik er twee keer op. Niets naar je zin? Tik op de pot en pak.
guide-draw = Niets past: tik op de pot en pak één kaart.
guide-drawn = De gepakte kaart past. Speel hem, of houd hem.
guide-name = Kies de kleur waarmee het verdergaat; de kleur die je het meest hebt, is een goede keus.
guide-owes = Iemand laat je pakken. Pak de kaarten, of zeg dat het bluf was.
guide-two = Nog twee kaarten: druk op UNO zodra er een ligt, voor iemand je betrapt.
guide-call = Nog één kaart. Druk nu op UNO!

# Wat je op het scoreblok tikt.
pad-face-S = Sla
pad-face-R = Keer
pad-face-D = +2
pad-face-W = Keus
pad-face-W4 = +4

# the plain board: what the fields of a view are called
field-top = op de stapel
field-pile = laatste kaarten
field-pile_size = kaarten op de stapel
field-stock = pot
field-owes = moet kaarten pakken
field-accused = mag worden uitgedaagd
field-window = één kaart, niet geroepen
field-catchable = kan betrapt worden
field-from = vanaf (ms)
field-last_round = vorige ronde
field-hands = kaarten over
field-worth = waard
field-out = is uit
field-drawn = net gepakt
field-known = wat je weet
