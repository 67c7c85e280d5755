# Het blok op de pagina.

pad-home = Scoreblok
    .about = Voor de doos op je tafel: punten, verborgen zandloper, regels
pad-which = Welk spel ligt er op tafel?
pad-mine = Blokken op dit apparaat
pad-going = bezig
pad-over = afgelopen
pad-join = Het blok van een ander: de code
pad-open = Openen
pad-clock = Train je innerlijke klok
pad-players = Wie doet er mee?
pad-players-about = Zoals jullie zitten, met de klok mee.
pad-player = Speler { $n }
pad-add = Nog een speler
pad-remove = Zonder { $name }
pad-earlier = { $name } een plaats naar voren
pad-first-deals = Wie deelt of begint?
pad-draw = Loten
pad-begin = Pak het blok
pad-options = Hoe jullie spelen
pad-sub-round = ronde { $round }
pad-sub-of = ronde { $round } van { $rounds }
pad-sub-target = ronde { $round } · tot { $target }
pad-sub-over = afgelopen
pad-deals = { $name } deelt
pad-leads = { $name } begint
pad-cards = elk { $n } kaarten
pad-tricks = { $n ->
    [one] één slag
   *[other] { $n } slagen
}
pad-out = haal één kleur eruit
pad-colours = { $n } kleuren
pad-display = { $n } kaarten open in het midden
pad-stages = { $n } etappes
pad-ask-left = Wat heeft { $name } nog?
pad-ask-won = Wat heeft { $name } gewonnen?
pad-ask-secured = Wat heeft { $name } veiliggesteld?
pad-ask-points = Hoeveel punten voor { $name }?
pad-field-said = gezegd
pad-field-won = gewonnen
pad-field-points = punten
pad-field-left = nog over
pad-field-secured = veiliggesteld
pad-take-last = Haal de laatste weg
pad-or-sum = of typ de som
pad-next = Volgende: { $name }
pad-write-down = Schrijf op
pad-round-n = Ronde { $round }
pad-correct-title = Verbeter ronde { $round }, { $name }
pad-correct-about = Het oude getal blijft doorgestreept staan.
pad-leave = Laat zo
pad-correct = Verbeter
pad-cell = Ronde { $round }, { $name }:
pad-undo = Neem de laatste regel terug
pad-share = Andere telefoons
pad-share-about = Iedereen met deze link of code ziet het blok live.
pad-code = De code: { $code }
pad-copy = Kopieer de link
pad-copied = Gekopieerd
pad-guests = Anderen mogen ook schrijven
    .about = Ieder de eigen regel, op de eigen telefoon; verbeteren kan alleen jij
pad-log = Wat er is geschreven
pad-log-wrote = Ronde { $round }: { $name }
pad-log-corrected = Ronde { $round }: { $name }, verbeterd
pad-log-undid = Teruggenomen: ronde { $round }, { $name }
pad-log-allowed = Iedereen mag schrijven
pad-log-closed = Alleen wie het blok bijhoudt, schrijft
pad-log-turned = De zandloper is omgedraaid
pad-log-lifted = De koker is opgetild
pad-log-followed = Dezelfde mensen gaan door
pad-print = Afdrukken
pad-csv = Als tabel (CSV)
pad-json = Als gegevens (JSON)
pad-again = Nog eens, zelfde mensen
pad-follow = Naar het volgende spel
pad-earlier-matches = Eerdere spellen
pad-chart = Hoe het gaat
pad-chart-label = Totalen na elke ronde
pad-won = { $n ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
pad-menu = Meer
pad-looking = Je kijkt mee. Een ander schrijft.
pad-gone-title = Dat blok is er niet
pad-gone-text = Misschien is de link niet volledig, of is het blok weggegooid.
glass-title = Verborgen zandloper
glass-sub = één telefoon is de koker
glass-turn = Draai de zandloper om
glass-about = Niemand ziet hoe lang het zand loopt: zelfs deze telefoon weet het niet.
glass-lay = Leg de telefoon midden op tafel.
glass-lift = Til de koker op
glass-how = Veeg omhoog of houd even ingedrukt. Het verraadt niets.
glass-stage = etappe { $stage } van { $stages }
glass-gone = Het zand is op
glass-gone-text = Wie het laatst gooide, legt de bovenste veilige kaart terug onder de voorraad en begint de volgende etappe.
glass-left = Er is nog zand
glass-left-text = Wie optilde, legt de bovenste veilige kaart terug onder de voorraad en begint de volgende etappe.
glass-ran = Deze keer loopt het { $seconds } seconden.
glass-on = Door naar etappe { $stage }
glass-count = Tel de streepjes
pad-needs = nog { $points }
pad-behind = { $points } achter
pad-rounds =
    { $n ->
        [one] één ronde
       *[other] { $n } rondes
    }
pad-target =
    { $n ->
        [one] tot { $n } punt
       *[other] tot { $n } punten
    }
pad-note-trump = Troef
pad-note-out = Doet niet mee
pad-none-left = uit
pad-uncounted = Alle kaarten samen zijn { $deck }. Nog niet geteld: { $n }.
pad-so-far = Tot nu toe { $n } van { $tricks } slagen.
pad-who-are-you = Wie ben jij?
pad-nameless = Haal alle namen weg
pad-nameless-sure = Voorgoed: haal alle namen weg
pad-forget = Vergeet { $title }, { $day }
pad-arbiter = Wat zeggen de regels?
    .about = Zoek op wat er gebeurde: “pot leeg”
pad-arbiter-of = De regels van { $game }
pad-log-noted = Ronde { $round }: een notitie
pad-log-gave = { $name } geeft een kaart
pad-log-joined = { $name } schrijft op een telefoon
glass-who-lifted = Wie tilde op?
glass-who-rolled = Wie gooide het laatst?
glass-gives = { $name } legt de bovenste veilige kaart terug onder de voorraad en begint de volgende etappe.
glass-gives-last = { $name } legt de bovenste veilige kaart terug onder de voorraad.
glass-goes-on =
    { $n ->
        [0] Wie optilde, geeft een kaart terug. De zandloper loopt door.
       *[other] { $name } geeft een kaart terug. De zandloper loopt door.
    }
glass-starts = { $name } begint: draai de zandloper om en gooi meteen.
glass-asleep = Tik één keer op het scherm, dan blijft het aan.
measure-title = De zandloper uit je doos
measure-about = Meet hem één keer: draai hem om, tik, en tik weer als het zand op is. Dit apparaat onthoudt het.
measure-runs = Hij loopt. Houd het zand in de gaten.
measure-done = Ingesteld: ongeveer { $seconds } seconden, nooit precies hetzelfde.
measure-unlikely = Zo loopt geen zandloper: er is niets ingesteld.
measure-forget = Weer zoals in het spel
measure-start = Ik heb hem omgedraaid
measure-stop = Het zand is op
clock-wide =
    { $n ->
        [one] { $seconds } s ernaast
       *[other] De laatste { $n } pogingen: gemiddeld { $seconds } s ernaast
    }
clock-title = Je innerlijke klok
clock-about = Begin, kijk weg en stop als je denkt dat er twee minuten om zijn.
clock-start = Begin
clock-stop = De twee minuten zijn om
clock-runs = Hij loopt. Niet spieken.
clock-early = { $seconds } s te vroeg
clock-late = { $seconds } s te laat
clock-exact = Precies twee minuten
clock-before = Je pogingen
clock-chart = Hoe ver ernaast, poging voor poging
pad-line-help = Een regel per speler: kaarten of getallen met spaties ertussen, of de som; een lege regel: niets. Ook: undo, fix RONDE SPELER ... (meer spelers: ; ertussen), log, quit.
pad-line-codes = { $field }: { $codes }
pad-line-numbers = { $field }: { $least } t/m { $most }
pad-line-stands = Ronde { $round }: { $points }
pad-line-total = Samen: { $points }
pad-line-ahead = Voorop: { $names }
pad-line-over = Klopt er iets niet? undo of fix; Enter stopt.
pad-line-zero = 0 is als kaart gelezen; geen kaarten is een lege regel. undo haalt de laatste regel weg.
pad-line-glass = Verborgen zandloper: turn start hem, lift kijkt; give SPELER zegt wie een kaart geeft.
