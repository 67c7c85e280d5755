# UNO: wat er gebeurt, waarom niet, wat je kunt kiezen.

card = { $colour } { $face }
colour-B = blauw
colour-G = groen
colour-R = rood
colour-Y = geel
face-S = Sla over
face-R = Keer om
face-D = Neem 2
wild-W = Keuzekaart
wild-W4 = Keuze Neem 4
direction-left = naar links
direction-right = naar rechts

event-drew_for_deal = { $who } trekt { $card } om te bepalen wie deelt
event-deals = { $who } deelt
event-dealt = { $who } krijgt { $card }
    .hidden = { $who } krijgt een kaart
event-put_back = { $card } ligt als eerste open: die gaat terug en de pot wordt geschud
event-turned = { $card } ligt als eerste open
event-named = { $who } kiest { $colour }
event-played = { $who } speelt { $card }
event-jumped = { $who } springt ertussen met { $card }
event-drew = { $who } pakt { $card }
    .hidden = { $who } pakt een kaart
event-draws_on = { $who } kan die niet spelen en pakt verder
event-may_play = { $who } mag { $card } spelen
    .hidden = { $who } mag de gepakte kaart spelen
event-kept = { $who } houdt de kaart
event-passed = { $who } past: niets te spelen, niets te pakken
event-skipped = { $who } wordt overgeslagen
event-reversed = Er wordt nu { $direction } gespeeld
event-owes = { $who } moet { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} pakken of antwoorden
event-took = { $who } moet { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} pakken
event-new_stock = De open stapel wordt geschud tot een nieuwe pot van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
event-challenged = { $who } daagt { $accused } uit
event-shown = { $who } toont { $card }
    .hidden = { $who } toont een kaart aan de uitdager
event-guilty = { $who } had een kaart van de kleur: schuldig
event-innocent = { $who } had geen kaart van de kleur: onschuldig
event-one_left = { $who } heeft nog één kaart
event-may_catch = { $who } kan nu worden betrapt
event-called = { $who }: UNO!
event-caught = { $who } betrapt { $culprit }
event-swapped = { $who } ruilt van hand met { $other }
event-hands_passed = Alle handen worden { $direction } doorgegeven
event-received = { $who } krijgt { $card }
    .hidden = { $who } krijgt een kaart
event-went_out = { $who } is uit
event-left = { $who } houdt { $card } over
event-scored = { $who } scoort { $points }
event-won = { $winners } wint
    .several = { $winners } delen de overwinning

refusal-not-your-turn = { $seat } is aan de beurt
refusal-no-call-due = Er valt geen UNO te roepen
refusal-not-your-call = { $seat } moet roepen, niet jij
refusal-not-yourself = Je kunt jezelf niet betrappen
refusal-nothing-to-catch = { $seat } kan niet worden betrapt
refusal-grace = { $seat } heeft nog even om te roepen: { $ms } ms vanaf de kaart
refusal-no-jumps = Aan deze tafel mag je er niet tussen springen
refusal-jump-on-turn = Jij bent aan de beurt: speel de kaart
refusal-jump-too-late = { $seat } is begonnen: te laat om ertussen te springen
refusal-not-identical = { $card } is niet gelijk aan de bovenste kaart
refusal-not-in-hand = Je hebt { $card } niet
refusal-only-the-drawn = Je hebt gepakt: alleen { $card } mag nu worden gespeeld
refusal-does-not-fit = { $card } past niet: speel { $colour }, het getal of symbool van de bovenste kaart, of een keuzekaart
refusal-no-bluffing = Je hebt { $colour }: een Keuze Neem 4 mag niet aan deze tafel
refusal-no-answer = { $card } is geen antwoord op de { $cards } kaarten die je moet pakken
refusal-no-action-finish = { $card } mag aan deze tafel niet je laatste kaart zijn
refusal-no-colour-needed = { $card } is je laatste kaart: je hoeft geen kleur te kiezen
refusal-name-a-colour = Kies een kleur bij { $card }
refusal-no-swaps = Aan deze tafel wordt niet van hand geruild
refusal-no-swap-at-the-end = Een zeven als laatste kaart ruilt niets
refusal-swap-with-another = Je kunt niet van hand ruilen met { $seat }
refusal-choose-whom = Kies met wie de zeven jouw hand ruilt
refusal-nothing-to-name = Er valt geen kleur te kiezen
refusal-name-first = Kies eerst een kleur
refusal-nothing-owed = Je hoeft geen kaarten te pakken
refusal-no-challenge-without-bluffing = Aan deze tafel wordt niet gebluft: er valt niets uit te dagen
refusal-no-challenge-in-a-stack = Uitdagen kan alleen bij een losse Keuze Neem 4
refusal-you-owe = Je moet eerst { $cards } kaarten pakken
refusal-already-drawn = Je hebt { $card } gepakt: speel of houd hem
refusal-nothing-to-draw = Er valt niets te pakken
refusal-must-play = Je kunt spelen, dus dat moet je ook
refusal-draw-instead = Pak een kaart: er zijn er nog
refusal-nothing-drawn = Je hebt niets gepakt om te houden
refusal-must-play-the-drawn = { $card } kan worden gespeeld, dus aan deze tafel moet dat

option-scoring = Puntentelling
    .about = De winnaar van een ronde krijgt wat de anderen nog hebben, of ieder schrijft het eigen restant op en wie de minste punten heeft, wint.
choice-scoring-winner = de winnaar scoort
choice-scoring-penalty = strafpunten
option-target = Punten om te halen
    .about = Het spel eindigt als iemand zoveel punten heeft.
option-bluffing = Bluffen
    .about = Een Keuze Neem 4 mag tegen de regel worden gespeeld, en dan mag er worden uitgedaagd.
option-uno_call = UNO roepen
    .about = Spelers roepen zelf en kunnen worden betrapt, of de tafel roept voor iedereen.
choice-uno_call-call = ieder roept zelf
choice-uno_call-auto = de tafel roept
option-uno_grace_ms = Tijd om te roepen (milliseconden)
    .about = Zo lang kan alleen de speler met één kaart iets doen; daarna kunnen de anderen betrappen.
option-uno_penalty = Kaarten voor niet roepen
    .about = Zoveel kaarten pakt wie wordt betrapt.
option-wild_start = Keuzekaart als eerste
    .about = De speler links van de deler kiest de kleur, of er wordt een andere kaart omgedraaid.
choice-wild_start-choose = kleur kiezen
choice-wild_start-redraw = andere kaart omdraaien
option-two_player_reverse = Keer om met z’n tweeën
    .about = Met twee spelers is Keer om een Sla over, of verandert alleen de richting.
choice-two_player_reverse-skip = slaat de ander over
choice-two_player_reverse-pass = keert alleen om
option-stacking = Stapelen
    .about = Een Neem 2 is een antwoord op een Neem 2 en een Keuze Neem 4 op zijn gelijke; gemengd: ook op elkaar.
choice-stacking-off = nee
choice-stacking-same = op zijn gelijke
choice-stacking-mixed = gemengd
option-jump_in = Ertussen springen
    .about = Wie precies dezelfde kaart heeft als de bovenste, mag die buiten de beurt spelen.
option-seven_zero = Zevens en nullen
    .about = Een 7 ruilt je hand met die van een ander, een 0 geeft alle handen door.
option-draw_until_playable = Pakken tot het past
    .about = Wie niets kan spelen, pakt tot er iets kan worden gespeeld.
option-forced_play = Speelplicht
    .about = Wie kan spelen, moet spelen, ook een kaart die net is gepakt.
option-no_action_finish = Niet uit op een actiekaart
    .about = De laatste kaart moet een getal zijn.
preset-classic = Volgens het boekje
preset-strict = Zonder bluffen
preset-party = Feest: stapelen, ertussen springen, zevens en nullen, pakken tot het past

# waarom een zet goed is
advice-out = Het is je laatste kaart: je bent uit
advice-stop = { $seat } heeft nog { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} en moet worden gestopt
advice-void = { $seat } moest net pakken bij { $colour } en heeft die kleur misschien niet
advice-costly = Hij kost je { $points ->
    [one] één punt
   *[other] { $points } punten
} als een ander uitgaat
advice-colour = Je hebt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in { $colour }: blijf bij die kleur
advice-sheds = Eén kaart minder, en wat overblijft, past vaker
advice-save = Wat je kunt spelen, is later meer waard
advice-nothing-fits = Niets in je hand past
advice-keep = Deze kaart is later meer waard
advice-call = Je hebt nog één kaart: roep het voor ze je betrappen
advice-catch = { $seat } heeft één kaart en heeft niet geroepen
advice-take = { $seat } had waarschijnlijk geen keus
advice-challenge = { $seat } had waarschijnlijk een kaart van de kleur

move-play = speel { $card }
move-play-as = speel { $card } en kies { $colour }
move-play-swap = speel { $card } en ruil van hand met { $seat }
move-jump = spring ertussen met { $card }
move-jump-swap = spring ertussen met { $card } en ruil van hand met { $seat }
move-name = kies { $colour }
move-catch = betrap { $seat }
move-pass = pas
move-draw = pak een kaart
move-keep = houd de kaart
move-take = pak de kaarten
move-challenge = daag uit: Keuze Neem 4
move-uno = roep UNO!
