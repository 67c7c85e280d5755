# Was die Seite selbst sagt: Bildschirme, Knöpfe, Bänder.

guest = Gast
you = du
you-title = Du
name-you = { $name } (du)
yes = ja
no = nein
unknown = unbekannt
close = Schließen
go-back = Zurück
go-home = Zu den Spielen
settings = Einstellungen
one-moment = Einen Moment …
server-away = Der Server antwortet nicht. Wir fragen weiter.
your-name = Dein Name
copied = Kopiert
shared = Gesendet
players = { $least ->
   *[other] { $least }–{ $most } Personen
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
    .short = { $n } Pkt.
    .with =
        { $n ->
            [one] mit { $n } Punkt
           *[other] mit { $n } Punkten
        }

cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

# der erste Bildschirm
home-title = Tisch decken, Link schicken, spielen.
home-about = Mit Freunden und ehrlichen Bots. Ohne Konto.
home-games = Spiele
play-now = Jetzt spielen
with-friends = Freunde
friends-label = Freunde: ein Tisch für { $game }
resume = Weiter
resume-waiting = Dein Tisch wartet
join-label = Hast du einen Link oder Code?
join-example = KX7 2QP
join-unclear = Ein Code hat sechs Buchstaben oder Ziffern; ein Link geht auch.
join-unknown = Diesen Tisch gibt es nicht (mehr).
sit-down = Hinsetzen
my-games = Meine Spiele

# ein neuer Tisch
new-title = Neuer Tisch
new-who = Wer spielt mit?
new-who-hint = Tippe auf einen Stuhl: ein Gast per Link, ein Bot oder niemand.
new-rules = Welche Regeln?
new-house = Hausregeln
new-run = Ablauf
new-lay = Tisch decken für { $n }
new-too-few = Ab { $least } Personen
no-such-game = Dieses Spiel gibt es hier nicht.
chair-label = Stuhl { $n }: { $what }
chair-you = du
chair-invite = Gast
chair-bot = Bot · { $level }
chair-off = niemand
chair-free = frei
level-random = Zufall
level-heuristic = schlicht
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Profi
set-pace = Bots spielen
pace-quick = flott
pace-normal = ruhig
pace-slow = langsam
set-time = Bedenkzeit
time-none = unbegrenzt
time-relaxed = eine Minute
time-brisk = 20 Sek.
set-watch = Andere dürfen zuschauen
    .about = Alle mit dem Link; sie sehen nichts Verdecktes.
set-public = Öffentlich
    .about = Der Tisch steht in der Liste der offenen Tische.

# vor dem Spiel
table-called = Tisch { $name }
chairs-label = Stühle
invite = Einladen
bot = Bot
add-bot = Bot
add-seat = Ein Platz mehr
fewer-seats = Ein Platz weniger
remove = { $name } wegschicken
rename = Meinen Namen ändern
runs-table = Gastgeber
reconnecting = verbindet neu …
is-here = ist da
sealed = Gemischt und versiegelt
sealed-when = bevor sich jemand setzte
send-link = Schick diesen Link
link-label = Link zu diesem Tisch
or-code = oder den Code
qr-label = QR-Code des Links
copy = Kopieren
share = Teilen
share-title = Eine Runde Troef?
copy-by-hand = Markiert: jetzt kopieren
share-by-hand = Kopiere das: { $link }
only-here = Diese Adresse funktioniert nur auf diesem Rechner. Starte den Server mit --host 0.0.0.0, damit andere in deinem Netz mitspielen können.
join-title = An diesen Tisch setzen
seal = Mischung versiegelt
seal-about = Der Server hat seinen Teil der Mischung gewählt, bevor du kamst, und zeigt hier den Fingerabdruck davon. Jedes Gerät gibt eine eigene Zufallszahl dazu. Nach dem Spiel wird alles geöffnet, und diese Seite prüft, ob etwas geändert wurde.
start = Start
start-with = { $free ->
    [one] Start mit { $n } · ein Platz frei
   *[other] Start mit { $n } · { $free } Plätze frei
}
start-needs = { $n ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $n } Personen
}
waits-for = { $who } startet das Spiel
change = ändern
change-title = Plätze und Regeln
change-seats = Wer sitzt wo
change-use = So spielen wir
hand-over = { $name } zum Gastgeber machen
seat-earlier = { $name }: einen Stuhl nach vorn

# am Tisch
rail-label = Was du tun kannst
hand-label = Deine Hand
seats-label = Die anderen, im Uhrzeigersinn von links
seat-away = weg · Bot spielt
card-not-now = { $card }, jetzt nicht
ribbon-yours = Du bist dran
ribbon-moment = Einen Moment …
ribbon-watching = Du schaust zu
ribbon-thinks = { $n ->
    [one] { $who } überlegt
   *[other] { $who } überlegen
}
ribbon-is-thinking = { $n ->
    [one] überlegt
   *[other] überlegen
}
ribbon-lost = Keine Verbindung.
ribbon-lost-kept = Nichts geht verloren; wir versuchen es weiter …
ribbon-replaced = Dieser Platz ist jetzt auf einem anderen Gerät
ribbon-paused = Pause
ribbon-round-over = Runde { $round } ist vorbei
ribbon-waiting-for = warten auf { $who }
take-back = Hierher zurückholen
next-round = Nächste Runde
round-title = Runde { $round }
over-you = Du gewinnst
over-others = { $n ->
    [one] { $who } gewinnt
   *[other] Geteilter Sieg: { $who }
}
over-ahead = { $points }, { $me ->
    [yes] { $n } vor dir
   *[no] { $n } vor { $who }
}
again = Noch mal, gleicher Tisch
score-sheet = Punktezettel
open-rule = Regel lesen
say-table = Tisch vorlesen
story-title = Was bisher geschah
history-open = Was geschah
history-title = Was geschah
rules-open = Regeln
rules-title = Die Regeln
rules-chapters = Kapitel
rules-here = An diesem Tisch
menu-open = Menü
menu-title = Menü
menu-say = Etwas sagen
menu-mute = { $name } nicht hören
say-send = Sagen
menu-invite = Link schicken
menu-pause = Um Pause bitten
menu-go-on = Weiterspielen
menu-leave = Tisch verlassen
menu-leave-sure = Gehen: Ein Bot übernimmt den Platz
menu-leave-open = Gehen: Der Platz bleibt frei
seat-device = Mein Platz auf einem anderen Gerät
    .about = Öffne diesen Link dort. Er gehört dir allein: Wer ihn hat, hat deinen Platz.
seat-give = Meinen Platz weitergeben
    .about = Schick diesen Link einer Person. Wer ihn öffnet, spielt mit deinen Karten weiter.
gift-title = Ein Platz für dich
gift-text = Jemand gibt dir seinen Platz. Unter welchem Namen spielst du weiter?
key-space = Leertaste
key-choose = wählen
key-history = was geschah
key-say = Tisch vorlesen
key-rules = Regeln
pad-label = Punkte
pad-round = Runde
generic-moves = Was du tun kannst
plain-label = Der Tisch in Worten

# nach dem Spiel
match-over = { $n ->
    [one] vorbei · eine Runde
   *[other] vorbei · { $n } Runden
}
back-to-board = Zurück zum Spiel
how-it-went = Wie es lief
graph-label = Punktestand nach jeder Runde
record = Das Protokoll
check-shuffle = Mischung prüfen
seal-fits = Das Siegel stimmt
seal-broken = Etwas stimmt nicht
check-seal = Das geöffnete Geheimnis ist dasselbe, das der Tisch versiegelt hatte.
check-promise = Das Siegel ist dasselbe, das dieses Gerät vor der ersten Karte sah.
check-promise-unknown = Dieses Gerät hat das Siegel vor dem Spiel nicht gesehen.
check-own = Die Zufallszahl dieses Geräts steckt in der Mischung.
check-own-unknown = Dieses Gerät hat keine Zufallszahl dazugegeben.
check-seed = Der Startwert des Spiels folgt aus dem Geheimnis und allen Zufallszahlen.
check-numbers = Alle { $n } Zahlen beim Mischen und Würfeln folgen aus diesem Startwert.
check-more = Alle können das Protokoll Zug für Zug prüfen: troef verify DATEI
check-away = Die Zahlen dieses Spiels sind gerade nicht zu bekommen.

# eine Wiederholung
replay = Wiederholung
replay-through = aus Sicht von { $who }
replay-open = alle Karten offen
replay-eyes = Wessen Sicht
replay-slider = Zug
replay-move = Zug { $at } von { $last }
replay-back = Einen zurück
replay-on = Einen weiter
replay-mark-before = Zum vorigen besonderen Moment
replay-mark-next = Zum nächsten besonderen Moment
replay-play = Abspielen
replay-stop = Anhalten
key-step = ein Zug
key-moments = besondere Momente
replay-link = Link zu diesem Zug kopieren

# Einstellungen
settings-kept = auf diesem Gerät gespeichert
set-looks = Wie es aussieht
set-light = Licht
light-device = Gerät
light-day = Tag
light-evening = Abend
set-cards = Karten
cards-normal = normal
cards-bigger = größer
cards-biggest = riesig
set-text = Schrift
text-normal = normal
text-larger = größer
text-largest = riesig
set-letters = Buchstaben auf Karten
    .about = B G R Y P O neben jeder Farbe
set-plain = In Worten
    .about = Tabellen und Knöpfe statt Zeichnungen
set-still = Weniger Bewegung
    .about = Dinge erscheinen, statt sich zu bewegen
set-contrast = Kräftigere Linien
    .about = Überall mehr Kontrast
set-you = Du
set-you-about = Kein Konto. Deine Plätze und Spiele merkt sich nur dieses Gerät.
set-plays = Wie es sich spielt
set-one-tap = Einmal tippen genügt
    .about = Sonst zweimal tippen oder hochziehen
set-sort = Meine Hand sortieren
    .about = Nach Farbe, dann nach Zahl
set-left = Linkshändig
    .about = Spiegelt den Tisch
set-sound = Ton
    .about = Weiches Holz: Karten, Würfel, dein Zug
set-buzz = Vibrieren, wenn ich dran bin
set-aloud = Geschehen vorlesen
    .about = Für Screenreader: jeder Zug, nicht nur meiner
set-language = Sprache

# wenn etwas schiefgeht
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
gone-title = Dieser Tisch ist weg
gone-text = Unter diesem Link gibt es keinen Tisch (mehr).
gone-kept = Was zu Ende gespielt wurde, bleibt denen erhalten, die es gespielt haben.
cannot-title = Das geht gerade nicht
away-title = Der Server ist weg
away-text = Wir fragen alle paar Sekunden nach; du musst nicht neu laden.
away-kept = Dein Platz, deine Hand und jeder bestätigte Zug bleiben erhalten. Solange kann niemand weiterspielen.
try-now = Jetzt versuchen

# Tipps und das erste Mal
set-hints = Tipps für
hints-off = niemanden
hints-bots = Spiele gegen Bots
hints-all = alle
set-chat = Reden
chat-off = aus
chat-presets = Sprüche
chat-free = frei
bot-level = Stärke von { $name }
rules-find = In den Regeln suchen
rules-none = Keine Regel enthält diese Wörter.
rules-why = Warum
rules-numbers = null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
rules-alike = leer aufgebraucht durch; ausspiel ausgespielte; gleichstand gleicher; vergessen vergisst
why-silent = Die Anleitung sagt nichts dazu; so ändert sich am Spiel am wenigsten.
why-readings = Die Anleitung lässt sich auf zwei Arten lesen; diese passt zum Rest.
why-versions = Die Sprachfassungen der Anleitung weichen hier voneinander ab; das niederländische Original gilt.
why-fair = Die Anleitung nennt niemanden oder geht nach Alter oder Eile; das Los ist für alle gerecht.
why-clock = Sonst würde gewinnen, wer zählt, wartet oder eine schnelle Verbindung hat.
why-stuck = Sonst könnte das Spiel stehen bleiben oder nie enden.
why-shared = Die Anleitung nennt nichts, was bei Gleichstand entscheidet.
why-open = Damit niemand mehr weiß als die anderen und alle es prüfen können.
hint-ask = Was würde ein Bot tun?
key-hint = ein Tipp
coach-title = Dein erstes Spiel
coach-offer = Zum ersten Mal { $game }? Wir zeigen dir Satz für Satz, was zu tun ist.
coach-yes = Zeig es mir
coach-no = Nein, danke
coach-leave = Lektion beenden
coach-try = Du bist dran. Der Tipp unten ist ein guter Weg; alles, was hervorsteht, ist erlaubt.
coach-watch = Die anderen spielen. Was geschieht, steht am unteren Rand der Matte.

# the plain board: what the fields of a view are called
field-dealer = Geber
field-direction = Richtung
field-direction-1 = im Uhrzeigersinn
field-direction--1 = gegen den Uhrzeigersinn
field-hand = deine Hand
field-hand_sizes = Handkarten
field-leader = spielt aus
field-round = Runde
field-seat = Spieler
field-seats = Spieler
field-target = gespielt bis
field-colour = Farbe
field-leaders = vorn
field-winners = Gewinner
field-card = Karte
field-cards = Karten
field-gained = dazu
field-points = Punkte
