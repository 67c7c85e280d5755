# Hvad siden selv siger: skærme, knapper, bånd. Et brædts egne ord står i web/src/games/<key>/locales.

guest = Gæst
you = du
you-title = Du
name-you = { $name } (du)
yes = ja
no = nej
unknown = ukendt
close = Luk
go-back = Tilbage
go-home = Til spillene
settings = Indstillinger
one-moment = Et øjeblik …
server-away = Serveren svarer ikke. Vi bliver ved med at spørge.
your-name = Dit navn
copied = Kopieret
shared = Sendt
players = { $least ->
   *[other] { $least }–{ $most } spillere
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } point
}
    .short = { $n } p.
    .with =
        { $n ->
            [one] med { $n } point
           *[other] med { $n } point
        }

cards = { $n ->
    [one] 1 kort
   *[other] { $n } kort
}

# den første skærm
home-title = Dæk bord, send et link, spil.
home-about = Med venner og ærlige bots. Ingen konto.
home-games = Spil
play-now = Spil nu
with-friends = Venner
friends-label = Venner: et bord med { $game }
resume = Fortsæt
resume-waiting = Dit bord venter
join-label = Har du et link eller en kode?
join-example = KX7 2QP
join-unclear = En kode har seks bogstaver eller cifre; et link er også fint.
join-unknown = Det bord findes ikke (længere).
sit-down = Sæt dig
my-games = Mine spil

# et nyt bord
new-title = Nyt bord
new-who = Hvem er med?
new-who-hint = Tryk på en stol: en gæst via link, en bot eller ingen.
new-rules = Hvilke regler?
new-house = Husregler
new-run = Sådan foregår det
new-lay = Dæk op til { $n }
new-too-few = Kræver mindst { $least } spillere
no-such-game = Det spil findes ikke her.
chair-label = Stol { $n }: { $what }
chair-you = du
chair-invite = gæst
chair-bot = bot · { $level }
chair-off = ingen
chair-free = ledig
level-random = tilfældig
level-heuristic = enkel
level-easy = let
level-normal = normal
level-hard = svær
level-expert = ekspert
set-pace = Bots spiller
pace-quick = hurtigt
pace-normal = roligt
pace-slow = langsomt
set-time = Betænkningstid
time-none = ubegrænset
time-relaxed = et minut
time-brisk = 20 sek.
set-hints = Råd til
hints-off = ingen
hints-bots = den, der spiller mod bots
hints-all = alle
set-chat = Snak
chat-off = fra
chat-presets = sætninger
chat-free = frit
set-watch = Andre må se med
    .about = Alle med linket; de ser intet skjult.
set-public = Offentligt
    .about = Bordet står på listen over åbne borde.

# før spillet
table-called = Bord { $name }
chairs-label = Stole
invite = Invitér
bot = bot
add-bot = Bot
bot-level = Niveau for { $name }
add-seat = En plads mere
fewer-seats = En plads mindre
remove = Send { $name } væk
rename = Skift mit navn
runs-table = vært
reconnecting = forbinder igen …
is-here = er her
sealed = Blandet og forseglet
sealed-when = før nogen satte sig
send-link = Send dette link
link-label = Link til dette bord
or-code = eller koden
qr-label = QR-kode med linket
copy = Kopiér
share = Del
share-title = Et spil Troef?
copy-by-hand = Markeret: kopiér det nu
share-by-hand = Kopiér dette: { $link }
only-here = Denne adresse virker kun på denne computer. Start serveren med --host 0.0.0.0, så andre på dit netværk kan være med.
join-title = Vær med ved dette bord
seal = Blandingen er forseglet
seal-about = Serveren valgte sin del af blandingen, før du kom, og viser dens fingeraftryk her. Hver enhed lægger sit eget tilfældige tal til. Efter spillet åbnes det hele, og denne side efterprøver, at intet er ændret.
start = Start
start-with = { $free ->
    [one] Start med { $n } · én plads ledig
   *[other] Start med { $n } · { $free } pladser ledige
}
start-needs = { $n ->
    [one] Der mangler én spiller
   *[other] Der mangler { $n } spillere
}
waits-for = { $who } starter spillet
change = ændr
change-title = Pladser og regler
change-seats = Hvem sidder hvor
change-use = Sådan spiller vi
hand-over = Lad { $name } være vært
seat-earlier = { $name }: en stol frem

# ved bordet
rail-label = Det kan du gøre
hand-label = Din hånd
seats-label = Spillerne, med uret fra din venstre side
seat-away = væk · bot spiller
card-not-now = { $card }, ikke nu
ribbon-yours = Din tur
ribbon-moment = Et øjeblik …
ribbon-watching = Du ser med
ribbon-thinks = { $n ->
    [one] { $who } tænker
   *[other] { $who } tænker
}
ribbon-is-thinking = { $n ->
    [one] tænker
   *[other] tænker
}
ribbon-lost = Forbindelsen er væk.
ribbon-lost-kept = Intet er tabt; vi prøver igen …
ribbon-replaced = Pladsen er nu på en anden enhed
ribbon-paused = Pause
ribbon-round-over = Runde { $round } er slut
ribbon-waiting-for = venter på { $who }
take-back = Hent den tilbage hertil
next-round = Næste runde
round-title = Runde { $round }
over-you = Du vinder
over-others = { $n ->
    [one] { $who } vinder
   *[other] { $who } deler sejren
}
over-ahead = { $points }, { $me ->
    [yes] { $n } foran dig
   *[no] { $n } foran { $who }
}
again = Igen, samme bord
score-sheet = Regnskab
open-rule = Læs reglen
say-table = Læs bordet op
story-title = Forløbet indtil nu
history-open = Hvad der skete
history-title = Hvad der skete
rules-open = Regler
rules-title = Reglerne
rules-chapters = Afsnit
rules-find = Søg i reglerne
rules-none = Ingen regel har de ord.
rules-why = Hvorfor
rules-numbers = nul en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten
rules-alike = tom brugt; uafgjort samme
why-silent = Spillereglerne siger intet om det; sådan ændrer spillet sig mindst.
why-readings = Spillereglerne kan læses på to måder; denne passer til resten.
why-versions = Her er spillereglerne ikke ens på alle sprog; den nederlandske original gælder.
why-fair = Spillereglerne nævner ingen eller går efter alder eller hast; lodtrækning er fair for alle.
why-clock = Ellers ville den vinde, der tæller, venter eller har en hurtig forbindelse.
why-stuck = Uden det kunne spillet gå i stå eller aldrig slutte.
why-shared = Spillereglerne har intet, der kan skille dem, der står lige.
why-open = Så ingen ved mere end de andre, og alle kan kontrollere det.
rules-here = Ved dette bord
menu-open = Menu
menu-title = Menu
menu-say = Sig noget
menu-mute = Hør ikke { $name }
say-send = Sig det
menu-invite = Send linket
menu-pause = Bed om en pause
menu-go-on = Fortsæt
menu-leave = Forlad bordet
menu-leave-sure = Gå: en bot overtager pladsen
menu-leave-open = Gå: pladsen står ledig
seat-device = Min plads på en anden enhed
    .about = Åbn dette link dér. Det er kun dit: den, der har det, har din plads.
seat-give = Giv min plads til en anden
    .about = Send dette link til én person. Den, der åbner det, spiller videre med dine kort.
gift-title = En plads til dig
gift-text = Nogen giver dig sin plads. Under hvilket navn spiller du videre?
key-space = Mellemrum
key-choose = vælg
key-history = hvad der skete
key-say = læs bordet op
key-rules = regler
pad-label = Point
pad-round = runde
hint-ask = Hvad ville en bot gøre?
key-hint = et råd
coach-title = Dit første spil
coach-offer = Første gang med { $game }? Vi viser, hvad du skal gøre, én sætning ad gangen.
coach-yes = Vis mig hvordan
coach-no = Nej tak
coach-leave = Afslut lektionen
coach-try = Din tur. Rådet nedenfor er én god vej; du kan vælge alt, der er hævet.
coach-watch = De andre spiller. Hvad der sker, fortælles ved dugens nederste kant.
generic-moves = Det kan du gøre
plain-label = Bordet i ord

# efter spillet
match-over = { $n ->
    [one] spillet er slut · én runde
   *[other] spillet er slut · { $n } runder
}
back-to-board = Tilbage til bordet
how-it-went = Sådan gik det
graph-label = Point i alt efter hver runde
record = Referatet
check-shuffle = Efterprøv blandingen
seal-fits = Seglet passer
seal-broken = Noget passer ikke
check-seal = Hemmeligheden, der blev åbnet, er den, bordet havde forseglet.
check-promise = Seglet er det, denne enhed så før det første kort.
check-promise-unknown = Denne enhed så ikke seglet før spillet.
check-own = Denne enheds tilfældige tal er med i blandingen.
check-own-unknown = Denne enhed lagde intet tilfældigt tal til.
check-seed = Spillets starttal følger af hemmeligheden og alles tilfældige tal.
check-numbers = Alle { $n } tal, der blev trukket ved blanding og slag, følger af det starttal.
check-more = Alle kan efterprøve referatet træk for træk: troef verify FIL
check-away = Tallene fra dette spil kan ikke hentes nu.

# en genafspilning
replay = Genafspilning
replay-through = set af { $who }
replay-open = alles kort åbne
replay-eyes = Set af hvem
replay-slider = Træk
replay-move = Træk { $at } af { $last }
replay-back = Et tilbage
replay-on = Et frem
replay-mark-before = Til forrige særlige øjeblik
replay-mark-next = Til næste særlige øjeblik
replay-play = Afspil
replay-stop = Stop
key-step = ét træk
key-moments = særlige øjeblikke
replay-link = Kopiér et link til dette træk

# indstillinger
settings-kept = gemt på denne enhed
set-looks = Udseende
set-light = Lys
light-device = som enheden
light-day = dag
light-evening = aften
set-cards = Kort
cards-normal = normale
cards-bigger = større
cards-biggest = størst
set-text = Tekst
text-normal = normal
text-larger = større
text-largest = størst
set-letters = Bogstaver på kort
    .about = B G R Y P O ved hver farve
set-plain = I ord
    .about = Tabeller og knapper i stedet for tegninger
set-still = Mindre bevægelse
    .about = Tingene er straks på plads, de glider ikke
set-contrast = Kraftigere linjer
    .about = Mere kontrast overalt
set-you = Dig
set-you-about = Ingen konto. Dine pladser og spil huskes kun på denne enhed.
set-plays = Sådan spilles der
set-one-tap = Spil med ét tryk
    .about = Tryk ellers to gange, eller træk opad
set-sort = Sortér min hånd
    .about = Efter farve, så efter tal
set-left = Venstrehåndet
    .about = Spejler bordet
set-sound = Lyd
    .about = Blødt træ: kort, terninger, din tur
set-buzz = Vibrér, når det er min tur
set-aloud = Læs forløbet højt
    .about = For skærmlæsere: hvert træk, ikke kun min tur
set-language = Sprog

# når noget går galt
lost-title = Her er ingenting
lost-text = Denne adresse fører ingen steder hen. Måske mangler der et bogstav.
gone-title = Bordet er væk
gone-text = Der er ikke (længere) noget bord på dette link.
gone-kept = Hvad der er spillet til ende, er gemt hos spillerne.
cannot-title = Det kan ikke lade sig gøre nu
away-title = Serveren er væk
away-text = Vi spørger igen med få sekunders mellemrum; du behøver ikke genindlæse.
away-kept = Din plads, din hånd og hvert bekræftet træk er gemt. Ingen kan spille imens.
try-now = Prøv nu

# the plain board: what the fields of a view are called
field-dealer = giver
field-direction = retning
field-direction-1 = med uret
field-direction--1 = mod uret
field-hand = din hånd
field-hand_sizes = kort på hånden
field-leader = spiller ud
field-round = runde
field-seat = spiller
field-seats = spillere
field-target = der spilles til
field-colour = farve
field-leaders = foran
field-winners = vindere
field-card = kort
field-cards = kort
field-gained = vundet
field-points = point
