# Compañeros: wat er gebeurt, waarom niet, wat je kunt kiezen.

card = { $colour } { $number }
colour-G = groen
colour-Y = geel
colour-R = rood
colour-B = blauw
colour-P = paars
colour-O = oranje

event-starts = { $who } begint
event-shown = In de etalage: { $card }
event-dealt = { $who } krijgt { $card }
    .hidden = { $who } krijgt een kaart
event-laid = { $who } legt { $card }
event-tied = { $colours } staan gelijk op { $strength }: hun spelers en iedereen met een zwakkere kleur pakken niets
event-took = { $who } pakt { $colour }: { $points ->
    [one] één punt
   *[other] { $points } punten
}
event-leads = { $who } begint de volgende slag
event-scored = { $who } scoort { $points }
event-won = { $winners } wint
    .several = { $winners } delen de overwinning

refusal-not-your-turn = { $seat } is aan de beurt
refusal-take-first = De slag wordt verdeeld: pak een kleur uit de etalage
refusal-lay-first = Er worden kaarten gelegd: leg er een uit je hand
refusal-not-in-hand = Je hebt { $card } niet
refusal-not-on-display = Er ligt geen { $colour } in de etalage

option-games = Aantal spellen
    .about = De punten van zoveel spellen worden opgeteld; wie het meest scoort, begint het volgende.
option-open_scores = Open punten
    .about = Toont ieders punten tijdens het spel; volgens het boekje liggen ze gesloten.
preset-classic = Eén spel
preset-evening = Drie spellen

# waarom een zet goed is
advice-most = { $colour } is nu het meest waard: { $points ->
    [one] één punt
   *[other] { $points } punten
}
advice-leaves = { $colour } levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op en laat over waar de anderen minder aan hebben
advice-first = Zoals het nu ligt, kies jij als eerste, voor hoogstens { $points ->
    [one] één punt
   *[other] { $points } punten
}
advice-together = Samen heeft { $colour } kracht { $strength }: je kiest mee met de anderen van die kleur
advice-cheap = Een lage kaart kost je hier weinig
advice-place = Met een { $number } krijg je voor een redelijke prijs een plaats in de volgorde
advice-tie = Zoals het nu ligt, staat het gelijk op { $strength }: vanaf daar kiest niemand, jij ook niet
advice-nothing = Zoals het nu ligt, kies je deze slag niets: bewaar je betere kaarten
advice-only = Het is de enige kaart die je nog hebt

move-lay = leg { $card }
move-take = pak { $colour }
