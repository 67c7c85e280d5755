use-near-one = ; bedoelde je { $one }?
use-near-all = ; er zijn { $all }
use-near-only = ; er is alleen { $only }
use-no-game = er is geen spel '{ $key }'
use-broken-game = het spel '{ $key }' laadt niet: { $why }
use-no-preset = { $game } heeft geen variant '{ $name }'
use-seats = { $game } is voor { $least } tot { $most } spelers, niet { $seats }
use-no-option = er is geen optie '{ $name }'
use-option-form = --option '{ $text }' is geen naam=waarde
use-option-twice = --option { $name } staat er twee keer
use-option-flag = optie { $name }: { $value } is niet true of false
use-option-choice = optie { $name }: { $value } is niet een van { $words }
use-option-number = optie { $name }: { $value } is geen geheel getal van { $low } tot { $high }
use-option-numbers = optie { $name }: { $value } is geen rij van { $n } gehele getallen van { $low } tot { $high }
use-allowed-flag = true of false
use-allowed-choice = een van { $words }
use-allowed-number = een geheel getal van { $low } tot { $high }
use-allowed-numbers = { $n } gehele getallen van { $low } tot { $high }
use-no-player = er is geen speler '{ $name }' voor { $game }, en het is geen bestand.py:Klasse
use-no-file = er is geen bestand { $path }
use-folder = { $path } is een map, geen bestand met verslagen
use-people = --people { $people } is meer dan de { $seats } plaatsen
use-bots = --bots noemt { $named } spelers voor { $bots ->
    [one] één bot
   *[other] { $bots } bots
}; noem er een voor alle of een per bot
use-names = --name noemt { $named ->
    [one] één persoon
   *[other] { $named } personen
}, en --people zegt { $people }
use-own-names = --name: iedereen heeft een eigen naam nodig
use-out-folder = { $name } { $path } is een map
use-out-nowhere = { $name } { $path }: die map is er niet
use-out-unwritable = { $name } { $path }: daar kan niet geschreven worden
use-no-link = '{ $link }' is geen link naar een tafel: die begint met http:// of https://
use-no-address = '{ $link }' is geen adres: dat is een naam en een poort, zoals 192.168.1.20:8377
use-no-table = '{ $link }' noemt een server maar geen tafel; een link eindigt op /t/ en de tafel, --open SPEL opent er een
use-started = Het spel is begonnen; met --watch kijk je mee, met --seat TOKEN kom je terug
use-silent = { $server } antwoordt niet: klopt het adres, en draait de server?
use-no-answer = { $server } antwoordt niet: { $why }
use-no-server = { $server } is geen server van Troef: het antwoord is niet te lezen
use-one-way = --watch, --seat en --open kunnen niet samen
use-no-language = er is geen taal '{ $name }'
use-no-rule = { $game } heeft geen regel '{ $rule }'
use-one-rule = rules { $rule } toont hier die regel; troef rules { $game } toont ze allemaal
use-no-command = er is geen opdracht '{ $name }'
use-missing = { $name } ontbreekt: { $usage }
use-needs-value = na { $name } hoort een waarde
use-takes-none = na { $name } hoort geen waarde
use-takes-choice = na { $name } hoort een van { $words }
use-takes-range = na { $name } hoort een geheel getal van { $low } tot { $high }
use-takes-least = na { $name } hoort een geheel getal, { $low } of meer
use-takes-whole = na { $name } hoort een geheel getal
use-takes-number = na { $name } hoort een getal
use-takes-above = na { $name } hoort een getal boven { $low }
use-too-many = te veel woorden; het gaat zo: { $usage }
use-interrupted = onderbroken
use-same-names = twee spelers heten hetzelfde
use-nobody = er is geen speler '{ $name }'
use-misfit = dat past hier niet: { $words }
use-short-line = een regel heeft { $n ->
    [one] één woord
   *[other] { $n } woorden
} nodig
use-other-pad = { $file } is het scoreblok van een ander spel: { $game }, { $names }
use-fix-form = fix RONDE SPELER, dan de regel
use-no-package = een pakket laadt niet: { $why }; pip install 'troef[{ $extra }]' haalt alles wat nodig is
use-listen = kan niet luisteren op { $host } poort { $port }: { $why }
use-port-taken = poort { $port } van { $host } is bezet, misschien door een andere troef; --port noemt een andere, --port 0 neemt er een die vrij is
use-game-head = { $key }, { $least } tot { $most } spelers
use-game-option = { $title }: { $allowed }, standaard { $usual } ({ $rule }).
use-replay-unfinished = spel { $game } is niet af: het kan worden getoond als het geheim bekend is
use-replay-no-seat = spel { $game } heeft de plaatsen 0 t/m { $most }, er is geen plaats { $seat }
use-replay-no-game = de spellen in { $path } hebben de nummers 0 t/m { $most }, er is geen spel { $game }
use-replay-one-game = { $path } bevat één spel, nummer 0; er is geen spel { $game }
use-replay-head = Spel { $game }: { $title }, { $seats } plaatsen, { $saw }
use-replay-open = alles open
use-replay-as = zoals plaats { $seat } het zag
use-replay-sits = plaats { $seat }
use-replay-options = opties
use-replay-may = { $seat } mag: { $moves }
use-replay-round = Ronde { $round }: { $points }
use-replay-all-see = wat iedereen kan zien:
use-replay-knows = wat plaats { $seat } weet:
use-replay-won = Gewonnen: { $who }
use-not-python = { $path } is geen Python-bestand
use-does-not-load = { $path } kan niet geladen worden: { $why }
use-no-class = { $path } heeft geen klasse { $name }
use-no-invitation = '{ $text }' in TROEF_PLAYERS is geen spel=bestand.py:Klasse
use-no-budget = '{ $text }' is geen budget: schrijf 200 (werelden) of 50ms
use-database-taken = de database { $path } is in gebruik bij een andere server; stop die, of noem een andere met --database
use-database-unusable = de database { $path } is niet te gebruiken: { $why }
use-database-unknown = de database '{ $url }' is niet sqlite:///BESTAND en ook niet postgresql://...
use-there-already = { $path } is er al
use-seat-bots = --bots noemt { $named } spelers voor { $seats } plaatsen; noem er één voor allemaal of één per plaats
