# Ord kun til brættet; kort, hændelser og afslag står hos spillet.

pitch = spå, hvor mange stik du får
you = du
you-first = Du
sub-round = runde { $round } af { $rounds }
sub-target = runde { $round } · til { $target }
sub-trick = stik { $trick } af { $tricks }
sub-over = runde { $round } af { $rounds } slut
sub-target-over = runde { $round } slut · til { $target }
trump = trumf: { $colour }
trump-none = ingen trumf
trump-later = trumf kommer senere
slot-blocked = blokerer { $who ->
    [du] dig
   *[other] { $who }
}
blocked-by = blokeret af { $card }
mark-led = udspil
mark-best = fører
    .short = vinder
mark-won = vandt
token-asked = gælder: { $colour }
token-free = næste kort bestemmer kuløren
token-low = lavest vinder
token-double = 12: kan tælle to
token-out = { $colour } er ude
ready = klar
choosing = vælger
unknown = ukendt spåkort
predicted-card = spåede med { $card }
seen-by = { $who } har kigget
looked-at = kiggede på et spåkort: { $who }
bead = { $n ->
    [one] 1 stik
   *[other] { $n } stik
}
meter-said = Du spåede
meter-won = vandt
meter-right = { $two ->
    [0] lige tilpas
   *[other] lige tilpas, eller { $n } mere
}
meter-more = { $two ->
    [1] mangler { $n }
   *[other] mangler { $n } eller { $or }
}
meter-over = { $n } for mange
meter-never = uden for rækkevidde
meter-label = Du spåede { $said } og vandt { $won }; højst { $most } er muligt
turn-predict-lead = Læg dit spåkort
turn-predict = vælg frit
turn-lead = spil et kort ud
turn-follow = bekend { $colour }
turn-any = vælg frit
turn-call = som 6 eller som 9?
turn-block = blokér hvis kort?
turn-again = spil det?
turn-split-lead = Dit stik
turn-split = med en tolver i
wait-predict = { $n ->
    [one] vælger
   *[other] vælger
}
wait-leads = spiller ud
wait-plays = tænker
wait-splits = bestemmer: ét stik eller to
sheet-call = 6 eller 9
sheet-block = Blokering
sheet-split = Del stikket
call = { $n ->
    [6] spil som sekser
   *[9] spil som nier
}
block = Blokér { $who }: { $card }
block-not = Ingen blokering: spil det som en almindelig 0
put-back = Læg det tilbage
split-two = To
split-one = Ét
split-makes = tæller { $n }: det giver { $sum } af { $goal }
peek-title = { $who } spåede { $n }
peek-why = Du spillede otteren ud, { $who } vandt. Kun du ser dette; alle ser, at du kiggede.
peek-seen = Set: læg det væk
do-predict = Spå { $n ->
    [0] ingen stik
    [one] 1 stik
   *[other] { $n } stik
} med { $card }
do-predict-either = Spå { $n } eller { $or } stik med { $card }
do-choose = Vælg et kort
do-play = Spil { $card }
do-block = Blokér
opened-won = vandt { $n }
pad-sub = spået → vundet
last-title = Forrige stik
last-blocked = blokeret
last-blocks = blokering
points-title = { $rounds ->
    [one] Point efter runde 1
   *[other] Point efter runde { $rounds }
}
tale-won = { $who } vandt med { $card }: { $why }.
tale-won-two = { $who } vandt med { $card }, talt som to: { $why }.
tale-lost = Begge kort blev blokeret: ingen vandt stikket.
tale-led = { $who } spillede { $card } ud.
tale-played = { $who } spillede { $card }.
tale-calls = { $who } spillede { $card } som { $as }.
tale-blocks = { $mine ->
    [true] { $who } blokerede dit kort: { $card }.
   *[false] { $who } blokerede { $card } hos { $whose }.
}
ahead-win-trump = den højeste trumf
ahead-win-colour = det højeste kort i { $colour }
ahead-reverse = det laveste kort
ahead-reverse-other = laveste vinder, og andre farver er lavere end { $colour }
ahead-reverse-tie = det laveste kort, spillet sidst
tale-ahead = { $who } vinder indtil nu: { $why }.
tale-ahead-you = Du vinder indtil nu: { $why }.
tale-turned = Trumf er { $colour }: { $card } blev vendt.
tale-no-trump = Der er ingen trumf ved dette bord.
tale-shut = Trumfkortet vendes, når alle har spået.
tale-ended = { $right ->
    [0] Ingen havde ret.
    [one] Én af { $seats } havde ret.
   *[other] { $right } af { $seats } havde ret.
} Alle spåkort er vendt.
said-round = Runde { $round }, stik { $trick } af { $tricks }.
said-trump = Trumf er { $colour }.
said-card = { $who }: { $card }
said-blocked = { $who }: { $card }, blokeret
said-block = { $who } blokerer { $on }
said-low = Det laveste kort vinder.
said-mine = Du spåede { $said } og vandt { $won }.
said-can = Du kan spille { $cards }.
key-play = spil
key-block = blokér
key-call = som 6 / 9

# et første spil, sætning for sætning
guide-predict = Hvor mange stik får du? Læg et kort, der viser det tal, med bagsiden opad: det er dit spåkort, og du har det ikke længere på hånden.
guide-predicted = De andre spår. Kun den, der får præcis så mange stik som spået, scorer godt.
guide-watch = Alle lægger ét kort. Den gældende kulør skal bekendes; trumf slår alt.
guide-lead = Du spiller ud: dit korts kulør gælder for alle.
guide-free = Intet tæller endnu i dette stik, så der er ingen kulør at bekende: din bliver den, der skal bekendes.
guide-follow = Bekend kulør, hvis du kan. Kuglerammen viser, hvor mange stik du har, og hvor mange du spåede.
guide-enough = Du har alle de stik, du spåede. Tab nu resten: læg kort, der ikke vinder.
guide-hopeless = Din spådom kan ikke længere gå i opfyldelse. Ødelæg nu de andres.
guide-split = Du vandt et stik med en tolver i: det kan tælle som to. Vælg det, der bringer dig til dit tal.

# Hvad der trykkes på regnskabsblokken.
pad-face-6 = 6·9

# the plain board: what the fields of a view are called
field-of_rounds = runder
field-left_out = kulør uden for spillet
field-trump = trumf
field-trump_card = trumfkort
field-predicted = har spået
field-looked = kiggede hos
field-voids = har ingen
field-tricks = stik vundet
field-tricks_lost = stik til ingen
field-tricks_left = stik tilbage
field-of_tricks = stik i alt
field-reach = kan nå
field-trick = dette stik
field-as = spillet som
field-counts = tæller
field-blocks = blokerer
field-requested = gældende kulør
field-reversed = vendt
field-double = tæller dobbelt
field-best = fører nu
field-scored = runde talt
field-goals = går efter
field-prediction = din spådom
field-predictions = spådomme
field-peeked = du så
field-last_trick = forrige stik
field-winner = vundet af
field-piles = tæller som
