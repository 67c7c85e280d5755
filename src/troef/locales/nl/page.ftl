# Wat de pagina zelf zegt: schermen, knoppen, linten.

guest = Gast
you = jij
you-title = Jij
name-you = { $name } (jij)
yes = ja
no = nee
unknown = onbekend
close = Sluiten
go-back = Terug
go-home = Naar de spellen
settings = Instellingen
one-moment = Een ogenblik…
server-away = De server antwoordt niet. We blijven het proberen.
your-name = Je naam
copied = Gekopieerd
shared = Verstuurd
players = { $least ->
   *[other] { $least }–{ $most } spelers
}
points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
    .short = { $n } ptn
    .with =
        { $n ->
            [one] met { $n } punt
           *[other] met { $n } punten
        }

cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}

# het eerste scherm
home-title = Dek de tafel, stuur een link, speel.
home-about = Met vrienden en eerlijke bots. Zonder account.
home-games = Spellen
play-now = Speel nu
with-friends = Vrienden
friends-label = Vrienden: een tafel voor { $game }
resume = Verder
resume-waiting = Je tafel wacht
join-label = Heb je een link of een code?
join-example = KX7 2QP
join-unclear = Een code heeft zes letters of cijfers; een link mag ook.
join-unknown = Die tafel is er niet (meer).
sit-down = Schuif aan
my-games = Mijn spellen

# een nieuwe tafel
new-title = Nieuwe tafel
new-who = Wie doet er mee?
new-who-hint = Tik op een stoel: een gast met een link, een bot of niemand.
new-rules = Welke regels?
new-house = Huisregels
new-run = Hoe het verloopt
new-lay = Dek de tafel voor { $n }
new-too-few = Voor minstens { $least } spelers
no-such-game = Dat spel is er niet.
chair-label = Stoel { $n }: { $what }
chair-you = jij
chair-invite = gast
chair-bot = bot · { $level }
chair-off = niemand
chair-free = vrij
level-random = toeval
level-heuristic = gewoon
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
level-expert = expert
set-pace = Bots spelen
pace-quick = vlot
pace-normal = rustig
pace-slow = traag
set-time = Bedenktijd
time-none = onbeperkt
time-relaxed = een minuut
time-brisk = 20 sec.
set-watch = Anderen mogen meekijken
    .about = Wie de link heeft; ze zien niets wat verborgen is.
set-public = Openbaar
    .about = De tafel staat in de lijst van open tafels.

# voor het spel
table-called = Tafel { $name }
chairs-label = Stoelen
invite = Nodig uit
bot = bot
add-bot = Bot
add-seat = Plaats erbij
fewer-seats = Plaats eraf
remove = Stuur { $name } weg
rename = Verander mijn naam
runs-table = gastheer
reconnecting = verbindt opnieuw…
is-here = is er
sealed = Geschud en verzegeld
sealed-when = voordat er iemand aanschoof
send-link = Stuur deze link
link-label = Link naar deze tafel
or-code = of de code
qr-label = QR-code van de link
copy = Kopieer
share = Deel
share-title = Een potje Troef?
copy-by-hand = Geselecteerd: kopieer het nu
share-by-hand = Kopieer dit: { $link }
only-here = Dit adres werkt alleen op deze computer. Start de server met --host 0.0.0.0, dan kunnen anderen in je netwerk meedoen.
join-title = Schuif aan bij deze tafel
seal = Het schudden is verzegeld
seal-about = De server koos zijn deel van het schudden voordat je kwam en toont hier de vingerafdruk ervan. Elk apparaat voegt een eigen toevalsgetal toe. Na het spel gaat alles open en controleert deze pagina of er niets is veranderd.
start = Begin
start-with = { $free ->
    [one] Begin met { $n } · één plaats vrij
   *[other] Begin met { $n } · { $free } plaatsen vrij
}
start-needs = { $n ->
    [one] Er is nog één speler nodig
   *[other] Er zijn nog { $n } spelers nodig
}
waits-for = { $who } begint het spel
change = wijzig
change-title = Plaatsen en regels
change-seats = Wie zit waar
change-use = Zo spelen we
hand-over = Maak { $name } gastheer
seat-earlier = { $name }: een stoel naar voren

# aan tafel
rail-label = Wat je kunt doen
hand-label = Je hand
seats-label = Spelers, met de klok mee vanaf links van jou
seat-away = weg · bot speelt
card-not-now = { $card }, nu niet
ribbon-yours = Jouw beurt
ribbon-moment = Een ogenblik…
ribbon-watching = Je kijkt mee
ribbon-thinks = { $n ->
    [one] { $who } denkt na
   *[other] { $who } denken na
}
ribbon-is-thinking = { $n ->
    [one] denkt na
   *[other] denken na
}
ribbon-lost = Geen verbinding.
ribbon-lost-kept = Er gaat niets verloren; we proberen het opnieuw…
ribbon-replaced = Deze plaats is nu op een ander apparaat
ribbon-paused = Pauze
ribbon-round-over = Ronde { $round } is afgelopen
ribbon-waiting-for = wachten op { $who }
take-back = Haal hem hierheen terug
next-round = Volgende ronde
round-title = Ronde { $round }
over-you = Jij wint
over-others = { $n ->
    [one] { $who } wint
   *[other] { $who } delen de overwinning
}
over-ahead = { $points }, { $me ->
    [yes] { $n } voorsprong op jou
   *[no] { $n } voorsprong op { $who }
}
again = Nog eens, zelfde tafel
score-sheet = Scoreblad
open-rule = Lees de regel
say-table = Lees de tafel voor
story-title = Het verhaal tot nu toe
history-open = Wat er gebeurde
history-title = Wat er gebeurde
rules-open = Regels
rules-title = De regels
rules-chapters = Hoofdstukken
rules-here = Aan deze tafel
menu-open = Menu
menu-title = Menu
menu-say = Zeg iets
menu-mute = { $name } niet horen
say-send = Zeg het
menu-invite = Stuur de link
menu-pause = Vraag om pauze
menu-go-on = Ga verder
menu-leave = Verlaat de tafel
menu-leave-sure = Weggaan: een bot neemt je plaats in
menu-leave-open = Weggaan: de plaats blijft vrij
seat-device = Mijn plaats op een ander apparaat
    .about = Open deze link daar. Hij is alleen van jou: wie hem heeft, heeft je plaats.
seat-give = Geef mijn plaats aan iemand
    .about = Stuur deze link naar één persoon. Wie hem opent, speelt verder met jouw kaarten.
gift-title = Een plaats voor jou
gift-text = Iemand geeft je zijn plaats. Onder welke naam speel je verder?
key-space = Spatie
key-choose = kiezen
key-history = wat er gebeurde
key-say = lees de tafel voor
key-rules = regels
pad-label = Score
pad-round = ronde
generic-moves = Wat je kunt doen
plain-label = De tafel in woorden

# na het spel
match-over = { $n ->
    [one] afgelopen · één ronde
   *[other] afgelopen · { $n } rondes
}
back-to-board = Terug naar het spel
how-it-went = Hoe het ging
graph-label = Totalen na elke ronde
record = Het verslag
check-shuffle = Controleer het schudden
seal-fits = Het zegel klopt
seal-broken = Er klopt iets niet
check-seal = Het geheim dat is geopend, is het geheim dat de tafel had verzegeld.
check-promise = Het is hetzelfde zegel dat dit apparaat voor de eerste kaart zag.
check-promise-unknown = Dit apparaat heeft het zegel niet voor het spel gezien.
check-own = Het toevalsgetal van dit apparaat telt mee bij het schudden.
check-own-unknown = Dit apparaat heeft geen toevalsgetal toegevoegd.
check-seed = De startwaarde van het spel volgt uit het geheim en ieders toevalsgetal.
check-numbers = Alle { $n } getallen van schudden en gooien volgen uit die startwaarde.
check-more = Iedereen kan het verslag zet voor zet controleren: troef verify BESTAND
check-away = De getallen van dit spel zijn nu niet te krijgen.

# een herhaling
replay = Herhaling
replay-through = door de ogen van { $who }
replay-open = ieders kaarten open
replay-eyes = Wiens ogen
replay-slider = Zet
replay-move = Zet { $at } van { $last }
replay-back = Eén terug
replay-on = Eén verder
replay-mark-before = Naar het vorige bijzondere moment
replay-mark-next = Naar het volgende bijzondere moment
replay-play = Speel af
replay-stop = Stop
key-step = één zet
key-moments = bijzondere momenten
replay-link = Kopieer een link naar deze zet

# instellingen
settings-kept = bewaard op dit apparaat
set-looks = Hoe het eruitziet
set-light = Licht
light-device = apparaat
light-day = dag
light-evening = avond
set-cards = Kaarten
cards-normal = normaal
cards-bigger = groter
cards-biggest = grootst
set-text = Tekst
text-normal = normaal
text-larger = groter
text-largest = grootst
set-letters = Letters op kaarten
    .about = B G R Y P O naast elke kleur
set-plain = In woorden
    .about = Tabellen en knoppen in plaats van tekeningen
set-still = Minder beweging
    .about = Dingen verschijnen in plaats van te bewegen
set-contrast = Sterkere lijnen
    .about = Overal meer contrast
set-you = Jij
set-you-about = Geen account. Je plaatsen en spellen worden alleen op dit apparaat onthouden.
set-plays = Hoe je speelt
set-one-tap = Spelen met één tik
    .about = Anders tik je twee keer of sleep je omhoog
set-sort = Sorteer mijn hand
    .about = Op kleur, dan op getal
set-left = Linkshandig
    .about = Spiegelt de tafel
set-sound = Geluid
    .about = Zacht hout: kaarten, dobbelstenen, jouw beurt
set-buzz = Tril als ik aan de beurt ben
set-aloud = Lees het verhaal voor
    .about = Voor schermlezers: elke zet, niet alleen mijn beurt
set-language = Taal

# als er iets misgaat
lost-title = Hier is niets
lost-text = Dit adres leidt nergens heen. Misschien ontbreekt er een letter.
gone-title = Deze tafel is weg
gone-text = Er is geen tafel (meer) bij deze link.
gone-kept = Wat is uitgespeeld, blijft bij de spelers bewaard.
cannot-title = Dit lukt nu niet
away-title = De server is weg
away-text = We proberen het om de paar seconden; herladen hoeft niet.
away-kept = Je plaats, je hand en elke bevestigde zet blijven bewaard. Intussen kan niemand iets doen.
try-now = Probeer het nu

# tips en de eerste keer
set-hints = Tips voor
hints-off = niemand
hints-bots = wie met bots speelt
hints-all = iedereen
set-chat = Praten
chat-off = uit
chat-presets = zinnetjes
chat-free = vrij
bot-level = Niveau van { $name }
rules-find = Zoek in de regels
rules-none = In geen regel staan deze woorden.
rules-why = Waarom
rules-numbers = nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien
rules-alike = leeg op; uitgekomen uitkomst; gelijkspel gelijk dezelfde; twaalven 12
why-silent = Het boekje zegt er niets over; dit verandert het minst aan het spel.
why-readings = Het boekje is op twee manieren te lezen; deze past bij de rest.
why-versions = De talen van het boekje verschillen hier; het Nederlandse origineel geldt.
why-fair = Het boekje noemt niemand, of gaat af op leeftijd of haast; loten is eerlijk voor iedereen.
why-clock = Anders zou tellen, wachten of een snelle verbinding winnen.
why-stuck = Zonder dit zou het spel kunnen vastlopen of nooit eindigen.
why-shared = Het boekje zegt niets over wat bij gelijke stand beslist.
why-open = Zo weet niemand meer dan de anderen en kan iedereen het nagaan.
hint-ask = Wat zou een bot doen?
key-hint = een tip
coach-title = Je eerste spel
coach-offer = Eerste keer { $game }? We wijzen je de weg, zin voor zin.
coach-yes = Laat zien hoe
coach-no = Nee, bedankt
coach-leave = Stop de les
coach-try = Jouw beurt. De tip hieronder is één goede manier; alles wat omhoogstaat, mag.
coach-watch = De anderen spelen. Wat er gebeurt, staat aan de onderrand van het kleed.

# the plain board: what the fields of a view are called
field-dealer = deler
field-direction = richting
field-direction-1 = met de klok mee
field-direction--1 = tegen de klok in
field-hand = je hand
field-hand_sizes = kaarten in de hand
field-leader = komt uit
field-round = ronde
field-seat = speler
field-seats = spelers
field-target = gespeeld tot
field-colour = kleur
field-leaders = op kop
field-winners = winnaars
field-card = kaart
field-cards = kaarten
field-gained = erbij
field-points = punten
