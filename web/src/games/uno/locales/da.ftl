# Ord kun til brættet; kort, hændelser og afslag står hos spillet.

pitch = klassikeren, med jeres husregler
you = du
sub-round = runde { $round } · til { $target }
sub-over = runde { $round } slut · til { $target }
first-to = først til { $target }
fewest-at = til { $target }, færrest vinder
score-title = Point · { $goal }

# bunkerne
stock-draw = træk · { $n }
stock-take = tag { $n }
stock-left = { $n } tilbage
stock-label = { $n ->
    [0] Trækbunke, tom
    [one] Trækbunke, ét kort
   *[other] Trækbunke, { $n } kort
}
stock-label-draw = Træk et kort, { $n } tilbage
stock-label-take = Tag { $n } kort
pile-label = Kastebunke: { $card } øverst
no-colour = ingen farve endnu
debt-you = til dig
debt-other = til { $who }

# pladserne
points = { $n ->
    [one] 1 point
   *[other] { $n } point
}
thinking = tænker
one-card = 1 kort …
held = { $n ->
    [one] 1 kort
   *[other] { $n } kort
}
uno = UNO
uno-now = UNO!
uno-call = Sig UNO
uno-catch = Fang { $who }
uno-catch-small = fang

# båndet
your-turn = Din tur
turn-play-or-draw = spil eller træk
turn-play = spil et kort
turn-draw = intet passer: træk
turn-pass = intet at spille, intet at trække
turn-picked = tryk igen for at spille det
turn-answer = Dit svar
turn-owed = +{ $n } til dig
turn-owed-answer = svar eller tag
turn-owed-take = tag dem
turn-wish = Vælg en farve
turn-swap = Hvis hånd?
turn-swap-text = tryk på en plads
turn-drawn = Du trak { $card }
turn-drawn-fits = det passer
turn-drawn-must = det passer, så det skal spilles
turn-right = Du havde ret
turn-right-text = din tur
turn-uno = Ét kort tilbage!
turn-uno-text = sig UNO
wait-thinks = tænker
wait-answers = skal svare
wait-names = vælger en farve
wait-jump = tænker · du må hoppe ind

# spørgsmål
wish-title = { $card }: hvilken farve?
name-title = Joker vendt først: hvilken farve?
swap-title = { $n ->
    [one] Byt dit kort med
   *[other] Byt dine { $n } kort med
}
believe-title = { $who }: +{ $n }, { $colour }. Tror du på det?
do-challenge = Udfordr
do-challenge-if = bluff: { $who } trækker { $n } · ellers trækker du { $wrong }
do-take = Tag { $n }
do-take-then = og mist turen
do-keep = Behold det
do-play = Spil det
do-pass = Pas
do-jump = Hop ind med { $card }
do-back = Tilbage
swap-with = Byt med { $who }, { $cards }

# den viste hånd
shown-yours = Hånden hos { $who } · kun du ser den
shown-you = Din hånd · kun { $who } ser den
shown-others = Hånden hos { $who } · kun { $other } ser den
shown-close = Læg hånden væk

# forløbet
tale-wild = { $who } spiller { $card } og vælger { $colour }
tale-may-catch = { $who } har ikke sagt UNO
tale-drew = { $who } trækker { $n } kort
tale-took = { $n ->
    [one] { $who } tager ét kort og mister turen
   *[other] { $who } tager { $n } kort og mister turen
}
tale-guilty = { $n ->
    [one] Det var bluff: { $who } trækker ét kort
   *[other] Det var bluff: { $who } trækker { $n } kort
}
tale-innocent = { $n ->
    [one] Det var ikke bluff: { $who } trækker ét kort
   *[other] Det var ikke bluff: { $who } trækker { $n } kort
}
tale-caught = { $n ->
    [one] { $who } fanger { $culprit }: ét kort
   *[other] { $who } fanger { $culprit }: { $n } kort
}
tale-out = { $who } er gået ud
tale-out-points = { $who } er gået ud. De andre havde { $n } point på hånden.
card-can = { $card }, kan spilles
card-jump = { $card }, kan hoppe ind

# til S
position = { $turn } { $top } øverst i bunken, farven er { $colour }, spillet går { $direction }. { $owed } Du har { $hand }. { $can } { $others }.
position-watch = { $turn } { $top } øverst i bunken, farven er { $colour }, spillet går { $direction }. { $owed } { $others }.
position-owed =
    { $who ->
        [du] Du skylder { $n } kort.
       *[other] { $who } skylder { $n } kort.
    }
position-can = Du kan spille { $cards }.
position-can-draw = Du kan spille { $cards } eller trække.
position-draw = Du kan trække.
position-seat = { $who } har { $n }

# taster
key-play = spil
key-draw = træk
key-uno = UNO / fang
key-choice = valg

# et første spil, sætning for sætning
guide-watch = Det gælder om at komme først af med alle sine kort. Et kort passer, hvis dets farve eller tal er det samme som bunkens.
guide-play = Hævede kort passer: tryk to gange på et. Er der ikke noget, du vil? Tryk på trækbunken og træk.
guide-draw = Intet passer: tryk på trækbunken og træk et kort.
guide-drawn = Det kort, du trak, passer. Spil det, eller behold det.
guide-name = Vælg den farve, der skal spilles videre i; den, du har flest af, er et godt valg.
guide-owes = Nogen får dig til at trække. Tag kortene, eller sig, at det var bluff.
guide-two = To kort tilbage: tryk UNO, så snart det ene ligger, før nogen fanger dig.
guide-call = Ét kort tilbage. Tryk UNO nu!

# Hvad der trykkes på regnskabsblokken.
pad-face-S = Spring
pad-face-R = Vend
pad-face-D = +2
pad-face-W = Joker
pad-face-W4 = +4

# the plain board: what the fields of a view are called
field-top = på kastebunken
field-pile = seneste kort
field-pile_size = kort i kastebunken
field-stock = trækbunke
field-owes = skal trække
field-accused = kan udfordres
field-window = ét kort, har ikke sagt UNO
field-catchable = kan fanges
field-from = fra (ms)
field-last_round = forrige runde
field-hands = kort tilbage
field-worth = værdi
field-out = gik ud
field-drawn = lige trukket
field-known = hvad du ved
