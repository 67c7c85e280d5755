use-near-one = ; mente du { $one }?
use-near-all = ; der er { $all }
use-near-only = ; der er kun { $only }
use-no-game = der er intet spil '{ $key }'
use-broken-game = spillet '{ $key }' kan ikke indlæses: { $why }
use-no-preset = { $game } har ingen variant '{ $name }'
use-seats = { $game } er for { $least } til { $most } spillere, ikke { $seats }
use-no-option = der er ingen indstilling '{ $name }'
use-option-form = --option '{ $text }' er ikke navn=værdi
use-option-twice = --option { $name } står der to gange
use-option-flag = indstilling { $name }: { $value } er hverken true eller false
use-option-choice = indstilling { $name }: { $value } er ikke en af { $words }
use-option-number = indstilling { $name }: { $value } er ikke et helt tal fra { $low } til { $high }
use-option-numbers = indstilling { $name }: { $value } er ikke { $n } hele tal fra { $low } til { $high }
use-allowed-flag = true eller false
use-allowed-choice = en af { $words }
use-allowed-number = et helt tal fra { $low } til { $high }
use-allowed-numbers = { $n } hele tal fra { $low } til { $high }
use-no-player = der er ingen spiller '{ $name }' til { $game }, og det er ikke fil.py:Klasse
use-no-file = der er ingen fil { $path }
use-folder = { $path } er en mappe, ikke en fil med referater
use-people = --people { $people } er flere end de { $seats } pladser
use-bots = --bots nævner { $named } spillere til { $bots ->
    [one] én bot
   *[other] { $bots } bots
}; nævn én til alle eller én til hver
use-names = --name nævner { $named ->
    [one] én person
   *[other] { $named } personer
}, og --people siger { $people }
use-own-names = --name: alle skal have hver sit navn
use-out-folder = --out { $path } er en mappe
use-out-nowhere = --out { $path }: den mappe findes ikke
use-no-link = '{ $link }' er ikke et link til et bord: det begynder med http:// eller https://
use-no-table = '{ $link }' nævner en server, men intet bord; et link slutter med /t/ og bordet, --open SPIL åbner et
use-started = Spillet er begyndt; med --watch ser du med, med --seat TOKEN kommer du tilbage
use-silent = { $server } svarer ikke: er adressen rigtig, og kører serveren?
use-no-answer = { $server } svarer ikke: { $why }
use-no-server = { $server } er ikke en Troef-server: svaret kan ikke læses
use-one-way = --watch, --seat og --open bruges én ad gangen
use-no-language = der er intet sprog '{ $name }'
use-no-rule = { $game } har ingen regel '{ $rule }'
use-one-rule = rules { $rule } viser den regel her; troef rules { $game } viser dem alle
use-no-command = der er ingen kommando '{ $name }'
use-missing = { $name } mangler: { $usage }
use-needs-value = der mangler en værdi efter { $name }
use-takes-none = { $name } skal ikke have nogen værdi
use-takes-choice = efter { $name } skal der stå et af disse ord: { $words }
use-takes-range = efter { $name } skal der stå et helt tal fra { $low } til { $high }
use-takes-least = efter { $name } skal der stå et helt tal, { $low } eller mere
use-takes-whole = efter { $name } skal der stå et helt tal
use-takes-number = efter { $name } skal der stå et tal
use-too-many = der er for mange ord; sådan skrives det: { $usage }
use-interrupted = afbrudt
use-same-names = to spillere hedder det samme
use-nobody = der er ingen spiller '{ $name }'
use-misfit = det passer ikke her: { $words }
use-short-line = en linje skal have { $n } ord
use-other-pad = { $file } er blokken til et andet spil: { $game }, { $names }
use-fix-form = fix RUNDE SPILLER, så linjen
use-no-package = en pakke kan ikke indlæses: { $why }; pip install 'troef[{ $extra }]' henter alt, hvad der skal til
use-listen = kan ikke lytte på { $host } port { $port }: { $why }
use-game-head = { $key }, { $least } til { $most } spillere
use-game-option = { $title }: { $allowed }, normalt { $usual } ({ $rule }).
use-replay-unfinished = spil { $game } er ikke færdigt: det kan vises, når hemmeligheden er kendt
use-replay-no-seat = spil { $game } har pladserne 0 til { $most }, der er ingen plads { $seat }
use-replay-no-game = spillene i { $path } har numrene 0 til { $most }, der er intet spil { $game }
use-replay-one-game = { $path } har ét spil, nummer 0; der er intet spil { $game }
use-replay-head = Spil { $game }: { $title }, { $seats } pladser, { $saw }
use-replay-open = med alt åbent
use-replay-as = som plads { $seat } så det
use-replay-sits = plads { $seat }
use-replay-options = indstillinger
use-replay-may = { $seat } må: { $moves }
use-replay-round = Runde { $round }: { $points }
use-replay-all-see = hvad alle kan se:
use-replay-knows = hvad plads { $seat } ved:
use-replay-won = Vundet af { $who }
