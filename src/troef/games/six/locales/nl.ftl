# SIX: wat er gebeurt, waarom niet, wat je kunt kiezen.

colour-blue = blauw
colour-yellow = geel
colour-green = groen
colour-purple = paars
colour-orange = oranje

why-lifted = de koker is opgetild
why-unlifted = niemand tilde de koker op
why-exhausted = er valt niets meer veilig te stellen

event-opened = { $who } legt de { $number } open op plaats { $place }
event-starts = { $who } begint etappe { $stage }
event-hurried = { $who } wacht te lang: de tafel gooit
event-turned = { $who } draait de zandloper om en zet de koker erover
event-rolled = { $who } gooit { $dice }: { $sum }!
event-secured = { $who } stelt de { $number } veilig{ $open ->
    [0] { "" }
   *[other] , de { $open } ligt weer open
}
event-claimable = De { $number } kan worden opgeëist door { $seats }
event-missed = { $who } mist de { $number }
event-double = Dubbel! De beurt van { $who } is voorbij
event-matched = { $who } heeft de { $number } open en gooit opnieuw met drie dobbelstenen
event-unmatched = { $dice ->
    [0] { $who } heeft de laatste dobbelsteen gegooid: wissel!
    [one] Mis: { $who } gaat verder met één dobbelsteen
   *[other] Mis: { $who } gaat verder met { $dice } dobbelstenen
}
event-rested = De dobbelstenen liggen stil
event-reversed = Er wordt nu andersom gespeeld
event-change = { $who } krijgt de dobbelstenen
event-drew = { $who } moet de { $number } neerleggen
    .hidden = { $who } moet een kaart neerleggen
event-slow = { $who } doet er te lang over: de tafel legt
event-placed = { $over ->
    [0] { $who } legt de { $number } op plaats { $place }
   *[other] { $who } legt de { $number } over de { $over } op plaats { $place }
}
event-chooses = { $who } mag gooien of de koker optillen
event-lifted = { $who } tilt de koker op: { $sand ->
    [gone] het zand is op
   *[left] er is nog zand
}
event-gave = { $number ->
    [0] { $who } heeft geen veilige kaart om af te geven
   *[other] { $who } legt de veilige { $number } terug onder de voorraad
}
event-goes_on = De koker gaat weer over het zand en { $who } moet gooien
event-stage_over = Etappe { $stage } is afgelopen: { $why }
event-scored = { $who } scoort { $points }
event-won = { $winners } wint
    .several = { $winners } delen de overwinning

refusal-stages-are-over = Alle etappes zijn afgelopen
refusal-place-first = Leg eerst je kaart neer
refusal-not-your-dice = { $seat } heeft de dobbelstenen
refusal-dice-are-rolling = De dobbelstenen rollen nog
refusal-wait-for-placements = Nog niet iedereen heeft gelegd
refusal-lift-only-instead-of-the-first-roll = De koker optillen kan alleen in plaats van de eerste worp van een beurt
refusal-starter-cannot-lift = Wie een etappe begint, gooit eerst
refusal-lifted-too-early = Je hebt te vroeg opgetild: nu moet je gooien
refusal-no-change = Kaarten worden alleen bij een wissel gelegd
refusal-receiver-does-not-place = Wie de dobbelstenen krijgt, legt geen kaart
refusal-no-supply = Je voorraad is op
refusal-already-placed = Je hebt al gelegd
refusal-empty-place-first = Gebruik eerst een lege plaats
refusal-secured-by-itself = Aan deze tafel gaat veiligstellen vanzelf
refusal-nothing-to-claim = Er valt niets op te eisen
refusal-roller-secures-nothing = Wie gooit, stelt niets veilig
refusal-not-the-sum = De som is { $sum }
refusal-was-not-open = Je had de { $number } niet open toen er werd gegooid
refusal-already-claimed = Je hebt de { $number } al opgeëist
refusal-covered-meanwhile = Je { $number } is intussen bedekt
refusal-timer-min-above-timer-max = Het zand kan niet minstens { $timer_min } s en hoogstens { $timer_max } s lopen
refusal-claim-needs-roll-ms = Voor opeisen moeten de dobbelstenen minstens { $least } ms rollen, niet { $roll_ms }

option-pro = Profversie
    .about = Dubbel gooien beëindigt de beurt, en er wordt andersom verdergespeeld.
option-secure = Veiligstellen
    .about = De tafel neemt gegooide kaarten vanzelf weg, of iedereen moet de eigen kaart op tijd opeisen.
choice-secure-auto = vanzelf
choice-secure-claim = door op te eisen
option-timer_min = Zand, minstens (seconden)
    .about = De verborgen zandloper loopt minstens zo lang.
option-timer_max = Zand, hoogstens (seconden)
    .about = De verborgen zandloper loopt hoogstens zo lang.
option-grace_seconds = Respijt (seconden)
    .about = Als niemand de koker optilt, eindigt de etappe zo lang nadat het zand op is.
option-place_seconds = Tijd om te leggen (seconden)
    .about = Daarna legt de tafel voor wie het nog niet deed.
option-turn_seconds = Tijd om te gooien (seconden)
    .about = Daarna gooit de tafel voor wie de dobbelstenen heeft.
option-start_seconds = Tijd om te beginnen (seconden)
    .about = Zo lang wacht de tafel op de eerste worp van een etappe.
option-roll_ms = Rollende dobbelstenen (milliseconden)
    .about = Zo lang rollen de dobbelstenen voor de volgende worp of de wissel.
option-free_placement = Vrij leggen
    .about = Kaarten mogen ook worden bedekt als er nog een plaats leeg is.
option-early_lift = Te vroeg optillen
    .about = Beëindigt de etappe, of kost een kaart en de etappe gaat door.
choice-early_lift-ends = beëindigt de etappe
choice-early_lift-goes_on = de etappe gaat door
option-strokes = Streepjes
    .about = Wat de getallen 1 t/m 18 waard zijn; een schatting, tenzij je ze van je eigen doos overneemt.
preset-classic = Volgens het boekje
preset-pro = Profversie
preset-sharp = Scherp: eis je kaarten op, geen vroeg einde
preset-short = Kort: een minuut per etappe

# waarom een zet goed is
advice-claim = De { $number } is gegooid en ligt open voor je: eis hem op
advice-cover = Bedek de { $number }: daar verlies je het minst mee
advice-empty = Een lege plaats kost je niets
advice-roll = Jij moet gooien
advice-sand = Het zand kan nog niet op zijn
advice-dare = Het zand loopt waarschijnlijk nog ({ $percent }% kans dat het op is): gooi door
advice-hold = Het zand kan op zijn ({ $percent }% kans), maar te vroeg tillen kost je een kaart: gooi door
advice-lift = De kans is { $percent }% dat het zand op is: til op, en wie het laatst gooide, betaalt
advice-end = Nu een eind eraan is de kaart waard die het kan kosten ({ $percent }% kans dat het zand op is)

move-roll = gooien
move-lift = de koker optillen
move-place = op plaats { $place }
move-claim = eis de { $number } op
