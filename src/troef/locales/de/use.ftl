use-near-one = ; meintest du { $one }?
use-near-all = ; es gibt { $all }
use-near-only = ; es gibt nur { $only }
use-no-game = es gibt kein Spiel '{ $key }'
use-broken-game = das Spiel '{ $key }' lädt nicht: { $why }
use-no-preset = { $game } hat keine Variante '{ $name }'
use-seats = { $game } ist für { $least } bis { $most } Spieler, nicht { $seats }
use-no-option = es gibt keine Option '{ $name }'
use-option-form = --option '{ $text }' ist nicht Name=Wert
use-option-twice = --option { $name } steht zweimal da
use-option-flag = Option { $name }: { $value } ist weder true noch false
use-option-choice = Option { $name }: { $value } ist keins von { $words }
use-option-number = Option { $name }: { $value } ist keine ganze Zahl von { $low } bis { $high }
use-option-numbers = Option { $name }: { $value } sind nicht { $n } ganze Zahlen von { $low } bis { $high }
use-allowed-flag = true oder false
use-allowed-choice = eins von { $words }
use-allowed-number = eine ganze Zahl von { $low } bis { $high }
use-allowed-numbers = { $n } ganze Zahlen von { $low } bis { $high }
use-no-player = es gibt keinen Spieler '{ $name }' für { $game }, und es ist nicht datei.py:Klasse
use-no-file = es gibt keine Datei { $path }
use-folder = { $path } ist ein Ordner, keine Datei mit Protokollen
use-people = --people { $people } ist mehr als die { $seats } Plätze
use-bots = --bots nennt { $named } Spieler für { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}; nenne einen für alle oder für jeden einen
use-names = --name nennt { $named ->
    [one] eine Person
   *[other] { $named } Personen
}, und --people sagt { $people }
use-own-names = --name: Alle brauchen einen eigenen Namen
use-out-folder = { $name } { $path } ist ein Ordner
use-out-nowhere = { $name } { $path }: Diesen Ordner gibt es nicht
use-out-unwritable = { $name } { $path }: Dort kann nicht geschrieben werden
use-no-link = '{ $link }' ist kein Link zu einem Tisch: Er beginnt mit http:// oder https://
use-no-address = '{ $link }' ist keine Adresse: Sie besteht aus Rechner und Port, wie 192.168.1.20:8377
use-no-table = '{ $link }' nennt einen Server, aber keinen Tisch; ein Link endet mit /t/ und dem Tisch, --open SPIEL eröffnet einen
use-started = Das Spiel hat begonnen; mit --watch schaust du zu, mit --seat TOKEN kommst du zurück
use-silent = { $server } antwortet nicht: Stimmt die Adresse, und läuft der Server?
use-no-answer = { $server } antwortet nicht: { $why }
use-no-server = { $server } ist kein Server von Troef: Die Antwort ist nicht zu lesen
use-one-way = --watch, --seat und --open gehen nur einzeln
use-no-language = es gibt keine Sprache '{ $name }'
use-no-rule = { $game } hat keine Regel '{ $rule }'
use-one-rule = rules { $rule } zeigt hier diese Regel; troef rules { $game } zeigt alle
use-no-command = es gibt keinen Befehl '{ $name }'
use-missing = { $name } fehlt: { $usage }
use-needs-value = nach { $name } fehlt ein Wert
use-takes-none = nach { $name } steht kein Wert
use-takes-choice = nach { $name } steht eins von { $words }
use-takes-range = nach { $name } steht eine ganze Zahl von { $low } bis { $high }
use-takes-least = nach { $name } steht eine ganze Zahl ab { $low }
use-takes-whole = nach { $name } steht eine ganze Zahl
use-takes-number = nach { $name } steht eine Zahl
use-takes-above = Nach { $name } steht eine Zahl über { $low }
use-too-many = zu viele Wörter; so geht es: { $usage }
use-interrupted = abgebrochen
use-same-names = zwei Spieler heißen gleich
use-nobody = es gibt keinen Spieler '{ $name }'
use-misfit = das passt hier nicht: { $words }
use-short-line = eine Zeile braucht { $n ->
    [one] ein Wort
   *[other] { $n } Wörter
}
use-other-pad = { $file } ist der Block eines anderen Spiels: { $game }, { $names }
use-fix-form = fix RUNDE SPIELER, dann die Zeile
use-no-package = ein Paket lädt nicht: { $why }; pip install 'troef[{ $extra }]' holt alles, was es braucht
use-listen = kann auf { $host } Port { $port } nicht lauschen: { $why }
use-port-taken = Port { $port } von { $host } ist belegt, vielleicht von einem anderen troef; --port nennt einen anderen, --port 0 nimmt irgendeinen freien
use-game-head = { $key }, { $least } bis { $most } Spieler
use-game-option = { $title }: { $allowed }, voreingestellt { $usual } ({ $rule }).
use-replay-unfinished = Spiel { $game } ist nicht zu Ende: Es kann gezeigt werden, sobald sein Geheimnis bekannt ist
use-replay-no-seat = Spiel { $game } hat die Plätze 0 bis { $most }, einen Platz { $seat } gibt es nicht
use-replay-no-game = die Spiele in { $path } haben die Nummern 0 bis { $most }, ein Spiel { $game } gibt es nicht
use-replay-one-game = { $path } enthält ein Spiel, Nummer 0; ein Spiel { $game } gibt es nicht
use-replay-head = Spiel { $game }: { $title }, { $seats } Plätze, { $saw }
use-replay-open = alles offen
use-replay-as = wie Platz { $seat } es sah
use-replay-sits = Platz { $seat }
use-replay-options = Optionen
use-replay-may = { $seat } darf: { $moves }
use-replay-round = Runde { $round }: { $points }
use-replay-all-see = was alle sehen können:
use-replay-knows = was Platz { $seat } weiß:
use-replay-won = Gewonnen: { $who }
use-not-python = { $path } ist keine Python-Datei
use-does-not-load = { $path } lässt sich nicht laden: { $why }
use-no-class = { $path } hat keine Klasse { $name }
use-no-invitation = '{ $text }' in TROEF_PLAYERS ist nicht spiel=datei.py:Klasse
use-no-budget = '{ $text }' ist kein Budget: Schreib 200 (Welten) oder 50ms
use-database-taken = Die Datenbank { $path } gehört gerade einem anderen Server; beende ihn oder nenne mit --database eine andere
use-database-unusable = Die Datenbank { $path } ist nicht zu gebrauchen: { $why }
use-database-unknown = Die Datenbank '{ $url }' ist weder sqlite:///DATEI noch postgresql://...
use-there-already = { $path } gibt es schon
use-seat-bots = --bots nennt { $named } Spieler für { $seats } Plätze; nenn einen für alle oder einen je Platz
