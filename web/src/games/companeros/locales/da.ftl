# Ord kun til brættet; kort, hændelser og afslag står hos spillet.

pitch = stærke sammen, svage, når I står lige
sub-trick = stik { $trick } af { $tricks }
sub-won = { $n ->
    [0] intet vundet endnu
    [one] 1 kort vundet
   *[other] { $n } kort vundet
}
sub-game = runde { $game } af { $games }
sub-game-over = runde { $game } af { $games } er slut
sub-over = spillet er slut · ni stik
ladder-title = Styrke i dette stik
ladder-so-far = indtil nu
ladder-order = hvem vælger hvornår
ladder-empty = Ingen har lagt et kort endnu
ladder-tie = { $strength } = { $strength }: de står lige. Herfra og ned vælger ingen.
ladder-tie-now = { $strength } = { $strength }: som det står, vælger ingen herunder
display-title = Udvalg
display-take = Tag én farve
display-points = point
display-took = { $who } tog { $colour }
display-empty = Udvalget er tomt
column = { $points } { $colour }: { $cards }
turn-lay = læg et kort
turn-pick-lead = Du vælger
turn-pick = én farve, alle dens kort
wait-lays = lægger et kort
wait-picks = vælger en farve
do-lay = Læg { $card }
do-take = Tag { $colour } · { $numbers }
do-choose-card = Vælg et kort
do-choose-colour = Vælg en farve
won = { $n } vundet
    .short = { $n }
order-you-first = Du vælger først
order-you-now = Du vælger nu
order-now = { $who } vælger
order-then = { $now }, så { $others }
order-nothing = { $order }. Der er intet tilbage til { $late }
order-you-late = dig
harvest-label = Vundne kort, vendt om
harvest-left = { $n ->
    [one] ét kort til overs: ingens
   *[other] { $n } kort til overs: ingens
}
last-title = Forrige stik
last-nobody = De stærkeste farver stod lige: ingen valgte
last-took = { $who } tog { $colour }
last-tie = De stod lige: resten fik intet
last-empty = Udvalget blev tømt
position-lay = Stik { $trick }. { $ladder } { $display } { $turn }
position-display = I udvalget: { $cards }.
position-bar = { $colour } { $sum }
key-take = tag en farve
key-lay = læg
you = du

# et første spil, sætning for sætning
guide-start = Ni stik. I hvert lægger alle ét kort; med en stærk farve må du vælge kort fra udvalget. Flest point på de valgte kort vinder.
guide-watch = Søjlerne viser summen: kort i samme farve hjælper hinanden, hvem der end lagde dem.
guide-lay = Læg et kort efter eget valg. Den stærkeste farve vælger først fra udvalget; flest point på de valgte kort vinder.
guide-lead = Du begynder: læg et kort efter eget valg. Andre kan slutte sig til din farve eller få den til at stå lige.
guide-lay-again = Se på søjlerne først: står to summer lige, vælger ingen derfra og ned.
guide-pick = Du vælger: tryk på en farve i udvalget. Du får alle dens kort; høje tal er point.
guide-wait = Stærke farver vælger først. Du får også lov til at vælge.
guide-late = Flere spillere end farver: udvalget er tomt, før det bliver din tur. Så bliver de lagte kort til det nye.
guide-tied = Din farve stod lige eller kom efter to, der stod lige: intet til dig i dette stik.
guide-others = De andre vælger. Så går de lagte kort ind i udvalget, og næste stik begynder.

# the plain board: what the fields of a view are called
field-game = spil
field-games = spil
field-trick = stik
field-tricks = stik
field-opener = begyndte spillet
field-display = udvalg
field-laid = lagt
field-strengths = styrker
field-strength = styrke
field-order = vælger nu
field-late = intet tilbage til
field-picked = har valgt
field-tied = står lige
field-taken = tagne kort
field-running = point indtil nu
field-last = forrige stik
field-took = tog
field-stopped = stoppet af
field-stopped-empty = et tomt udvalg
field-stopped-tie = lige styrke
