# Woorden van het bord zelf; kaarten, gebeurtenissen en weigeringen staan bij het spel.

pitch = samen sterk, zwak bij gelijke stand
sub-trick = slag { $trick } van { $tricks }
sub-won = { $n ->
    [0] nog niets gewonnen
    [one] 1 kaart gewonnen
   *[other] { $n } kaarten gewonnen
}
sub-game = ronde { $game } van { $games }
sub-game-over = ronde { $game } van { $games } is afgelopen
sub-over = afgelopen · negen slagen
ladder-title = Kracht van deze slag
ladder-so-far = tot nu toe
ladder-order = wie wanneer kiest
ladder-empty = Nog niemand heeft een kaart gelegd
ladder-tie = { $strength } = { $strength }: gelijk. Vanaf hier kiest niemand.
ladder-tie-now = { $strength } = { $strength }: zoals het nu ligt, kiest hieronder niemand
display-title = Etalage
display-take = Pak één kleur
display-points = punten
display-took = { $who } pakte { $colour }
display-empty = De etalage is leeg
column = { $points } { $colour }: { $cards }
turn-lay = leg een kaart naar keuze
turn-pick-lead = Jij kiest
turn-pick = één kleur, alle kaarten ervan
wait-lays = legt een kaart
wait-picks = kiest een kleur
do-lay = Leg { $card }
do-take = Pak { $colour } · { $numbers }
do-choose-card = Kies een kaart
do-choose-colour = Kies een kleur
won = { $n } gewonnen
    .short = { $n }
order-you-first = Jij kiest als eerste
order-you-now = Jij kiest nu
order-now = { $who } kiest
order-then = { $now }, dan { $others }
order-nothing = { $order }. Voor { $late } blijft niets over
order-you-late = jou
harvest-label = Gewonnen kaarten, omgedraaid
harvest-left = { $n ->
    [one] één kaart blijft over: van niemand
   *[other] { $n } kaarten blijven over: van niemand
}
last-title = Vorige slag
last-nobody = De sterkste kleuren stonden gelijk: niemand koos
last-took = { $who } pakte { $colour }
last-tie = Door de gelijke stand viel de rest af
last-empty = De etalage raakte leeg
position-lay = Slag { $trick }. { $ladder } { $display } { $turn }
position-display = In de etalage: { $cards }.
position-bar = { $colour } { $sum }
key-take = een kleur pakken
key-lay = leggen
you = jij
# een eerste spel, zin voor zin
guide-start = Negen slagen. In elke slag legt iedereen één kaart; met sterke kleuren mag je kaarten uit de etalage kiezen. Wie de meeste punten op die kaarten heeft, wint.
guide-watch = In de balken wordt opgeteld: kaarten van één kleur helpen elkaar, wie ze ook legde.
guide-lay = Leg een kaart naar keuze. Wie de sterkste kleur legde, kiest eerst uit de etalage; de meeste punten op die kaarten winnen.
guide-lead = Jij komt uit: leg een kaart naar keuze. Anderen kunnen zich bij je kleur aansluiten of zorgen dat die gelijkstaat.
guide-lay-again = Kijk eerst naar de balken: staan twee sommen gelijk, dan kiest vanaf daar niemand.
guide-pick = Jij kiest: tik op een kleur in de etalage. Je krijgt alle kaarten ervan; hoge getallen zijn punten.
guide-wait = Sterke kleuren kiezen eerst. Jij komt nog aan de beurt.
guide-late = Meer spelers dan kleuren: de etalage is leeg voor jij aan de beurt bent. Daarna vormen de gelegde kaarten de nieuwe.
guide-tied = Je kleur stond gelijk of kwam na een gelijke stand: niets voor jou in deze slag.
guide-others = De anderen kiezen. Dan gaan de gelegde kaarten naar de etalage en begint de volgende slag.

# the plain board: what the fields of a view are called
field-game = spel
field-games = spellen
field-trick = slag
field-tricks = slagen
field-opener = begon het spel
field-display = etalage
field-laid = gelegd
field-strengths = kracht
field-strength = kracht
field-order = kiest nu
field-late = niets over voor
field-picked = al gekozen
field-tied = gelijk
field-taken = kaarten gepakt
field-running = punten tot nu
field-last = vorige slag
field-took = pakte
field-stopped = gestopt door
field-stopped-empty = een lege etalage
field-stopped-tie = een gelijke stand
