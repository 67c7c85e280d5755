# UNO: hvad der sker, hvorfor ikke, hvad man kan vælge.

card = { $colour } { $face }
colour-B = blå
colour-G = grøn
colour-R = rød
colour-Y = gul
face-S = Spring over
face-R = Vend
face-D = Træk to
wild-W = Joker
wild-W4 = Træk fire-joker
direction-left = til venstre
direction-right = til højre

event-drew_for_deal = { $who } trækker { $card } for at afgøre, hvem der giver
event-deals = { $who } giver
event-dealt = { $who } får { $card }
    .hidden = { $who } får et kort
event-put_back = { $card } vendes først: kortet lægges tilbage, og trækbunken blandes
event-turned = { $card } vendes først
event-named = { $who } vælger farven { $colour }
event-played = { $who } spiller { $card }
event-jumped = { $who } hopper ind med { $card }
event-drew = { $who } trækker { $card }
    .hidden = { $who } trækker et kort
event-draws_on = { $who } kan ikke spille kortet og trækker videre
event-may_play = { $who } må spille { $card }
    .hidden = { $who } må spille det kort, der lige er trukket
event-kept = { $who } beholder kortet
event-passed = { $who } melder pas: intet at spille, intet at trække
event-skipped = { $who } springes over
event-reversed = Spillet går { $direction }
event-owes = { $who } skylder { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}
event-took = { $who } skal tage { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}
event-new_stock = Kastebunken blandes til en ny trækbunke på { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}
event-challenged = { $who } udfordrer { $accused }
event-shown = { $who } viser { $card }
    .hidden = { $who } viser udfordreren et kort
event-guilty = { $who } havde et kort i farven: skyldig
event-innocent = { $who } havde intet kort i farven: uskyldig
event-one_left = { $who } har ét kort tilbage
event-may_catch = { $who } kan fanges nu
event-called = { $who }: UNO!
event-caught = { $who } fanger { $culprit }
event-swapped = { $who } bytter hånd med { $other }
event-hands_passed = Alle hænder gives videre { $direction }
event-received = { $who } modtager { $card }
    .hidden = { $who } modtager et kort
event-went_out = { $who } er gået ud
event-left = { $who } sidder tilbage med { $card }
event-scored = { $who } får { $points } point
event-won = { $winners } vinder
    .several = { $winners } deler sejren

refusal-not-your-turn = { $seat } har turen
refusal-no-call-due = Der er ikke noget UNO at sige
refusal-not-your-call = Det er { $seat }, der skal sige UNO, ikke dig
refusal-not-yourself = Du kan ikke fange dig selv
refusal-nothing-to-catch = { $seat } kan ikke fanges
refusal-grace = { $seat } har endnu et øjeblik til at sige UNO: { $ms } ms fra kortet
refusal-no-jumps = Ved dette bord hopper man ikke ind
refusal-jump-on-turn = Det er din tur: spil kortet
refusal-jump-too-late = { $seat } er begyndt: for sent at hoppe ind
refusal-not-identical = { $card } er ikke magen til det øverste kort
refusal-not-in-hand = Du har ikke { $card } på hånden
refusal-only-the-drawn = Du har trukket: nu må kun { $card } spilles
refusal-does-not-fit = { $card } passer ikke: spil { $colour }, det øverste korts tal eller symbol, eller en joker
refusal-no-bluffing = Du har { $colour } på hånden: en Træk fire-joker er ikke tilladt ved dette bord
refusal-no-answer = { $card } er ikke et svar på de { $cards } kort, du skylder
refusal-no-action-finish = { $card } må ikke være dit sidste kort ved dette bord
refusal-no-colour-needed = { $card } er dit sidste kort: der skal ikke vælges farve
refusal-name-a-colour = { $card } kræver, at du vælger en farve
refusal-no-swaps = Ved dette bord byttes der ikke hånd
refusal-no-swap-at-the-end = En syver som sidste kort bytter ingenting
refusal-swap-with-another = Du kan ikke bytte hånd med { $seat }
refusal-choose-whom = Vælg, hvem syveren skal bytte din hånd med
refusal-nothing-to-name = Der er ingen farve at vælge
refusal-name-first = Vælg først en farve
refusal-nothing-owed = Du skylder ingen kort
refusal-no-challenge-without-bluffing = Ved dette bord bluffes der ikke: der er intet at udfordre
refusal-no-challenge-in-a-stack = Kun en enkelt Træk fire-joker kan udfordres
refusal-you-owe = Tag først de { $cards } kort, du skylder
refusal-already-drawn = Du har trukket { $card }: spil det, eller behold det
refusal-nothing-to-draw = Der er intet at trække
refusal-must-play = Du kan spille, så det skal du også
refusal-draw-instead = Træk et kort: der er flere tilbage
refusal-nothing-drawn = Du har ikke trukket noget, du kan beholde
refusal-must-play-the-drawn = { $card } kan spilles, og så skal det spilles ved dette bord

option-scoring = Point
    .about = Rundens vinder får point for de andres kort, eller alle noterer deres egne, og færrest vinder.
choice-scoring-winner = vinderen får point
choice-scoring-penalty = strafpoint
option-target = Pointgrænse
    .about = Spillet slutter, når nogen har så mange point.
option-bluffing = Bluff
    .about = En Træk fire-joker må spilles mod reglen og kan udfordres.
option-uno_call = At sige UNO
    .about = Spillerne siger det selv og kan fanges, eller bordet siger det for alle.
choice-uno_call-call = alle siger det selv
choice-uno_call-auto = bordet siger det
option-uno_grace_ms = Tid til at sige UNO (millisekunder)
    .about = Så længe kan kun spilleren med ét kort handle; derefter kan de andre fange.
option-uno_penalty = Kort for et glemt UNO
    .about = Så mange kort trækker den, der bliver fanget.
option-wild_start = En Joker vendes først
    .about = Spilleren til venstre for giveren vælger farven, eller der vendes et nyt kort.
choice-wild_start-choose = vælg farve
choice-wild_start-redraw = vend et andet kort
option-two_player_reverse = Vend for to
    .about = Med to spillere er et Vend et Spring over, eller det vender kun retningen.
choice-two_player_reverse-skip = springer den anden over
choice-two_player_reverse-pass = vender kun
option-stacking = Stabling
    .about = Et Træk to svarer på et Træk to, en Træk fire-joker på sin lige; blandet: også på hinanden.
choice-stacking-off = nej
choice-stacking-same = på sin lige
choice-stacking-mixed = blandet
option-jump_in = At hoppe ind
    .about = Den, der har et kort magen til det øverste, må spille det uden for tur.
option-seven_zero = Syvere og nuller
    .about = En syver bytter din hånd med en andens, en nuller giver alle hænder videre.
option-draw_until_playable = Træk, til det passer
    .about = Den, der intet har at spille, trækker, til noget kan spilles.
option-forced_play = Spilletvang
    .about = Den, der kan spille, skal, også et kort, der lige er trukket.
option-no_action_finish = Ingen aktion til sidst
    .about = Det sidste kort skal være et tal.
preset-classic = Som i spillereglerne
preset-strict = Uden bluff
preset-party = Fest: stabling, hop ind, syvere og nuller; træk, til det passer

# hvorfor et træk er godt
advice-out = Det er dit sidste kort: du går ud
advice-stop = { $seat } har { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} tilbage og skal stoppes
advice-void = { $seat } måtte lige trække på { $colour } og har måske ikke farven
advice-costly = Det koster dig { $points } point, hvis en anden går ud
advice-colour = Du har { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} i farven { $colour }: hold den i gang
advice-sheds = Ét kort mindre, og resten passer oftere
advice-save = Det, du kunne spille, er mere værd senere
advice-nothing-fits = Intet på din hånd passer
advice-keep = Dette kort er mere værd senere
advice-call = Du har ét kort tilbage: sig det, før de fanger dig
advice-catch = { $seat } har ét kort og har ikke sagt UNO
advice-take = { $seat } havde nok ikke andet valg
advice-challenge = { $seat } havde nok et kort i farven

move-play = spil { $card }
move-play-as = spil { $card } og vælg { $colour }
move-play-swap = spil { $card } og byt hånd med { $seat }
move-jump = hop ind med { $card }
move-jump-swap = hop ind med { $card } og byt hånd med { $seat }
move-name = vælg { $colour }
move-catch = fang { $seat }
move-pass = meld pas
move-draw = træk et kort
move-keep = behold kortet
move-take = tag kortene
move-challenge = udfordr: Træk fire-joker
move-uno = sig UNO!
