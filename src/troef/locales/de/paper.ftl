# Der Block auf der Seite.

pad-home = Punkteblock
    .about = Für die Schachtel auf deinem Tisch: Punkte, verdeckte Sanduhr, Regeln
pad-which = Welches Spiel liegt auf dem Tisch?
pad-mine = Blöcke auf diesem Gerät
pad-going = läuft
pad-over = fertig
pad-join = Ein fremder Block: sein Code
pad-open = Öffnen
pad-clock = Trainier deine innere Uhr
pad-players = Wer spielt?
pad-players-about = In Sitzordnung, im Uhrzeigersinn.
pad-player = Person { $n }
pad-add = Noch jemand
pad-remove = Ohne { $name }
pad-earlier = { $name } einen Platz nach vorn
pad-first-deals = Wer gibt oder beginnt?
pad-draw = Auslosen
pad-begin = Block aufschlagen
pad-options = Wie ihr spielt
pad-sub-round = Runde { $round }
pad-sub-of = Runde { $round } von { $rounds }
pad-sub-target = Runde { $round } · bis { $target }
pad-sub-over = fertig
pad-deals = { $name } gibt
pad-leads = { $name } beginnt
pad-cards = je { $n } Karten
pad-tricks = { $n ->
    [one] ein Stich
   *[other] { $n } Stiche
}
pad-out = nehmt eine Farbe heraus
pad-colours = { $n } Farben
pad-display = { $n } Karten offen in der Mitte
pad-stages = { $n } Etappen
pad-ask-left = Was hat { $name } noch?
pad-ask-won = Was hat { $name } gewonnen?
pad-ask-secured = Was hat { $name } gesichert?
pad-ask-points = Wie viele Punkte für { $name }?
pad-field-said = gesagt
pad-field-won = gewonnen
pad-field-points = Punkte
pad-field-left = noch auf der Hand
pad-field-secured = gesichert
pad-take-last = Die letzte wegnehmen
pad-or-sum = oder die Summe eintippen
pad-next = Weiter: { $name }
pad-write-down = Aufschreiben
pad-round-n = Runde { $round }
pad-correct-title = Runde { $round } berichtigen, { $name }
pad-correct-about = Die alte Zahl bleibt durchgestrichen stehen.
pad-leave = So lassen
pad-correct = Berichtigen
pad-cell = Runde { $round }, { $name }:
pad-undo = Letzte Zeile zurücknehmen
pad-share = Andere Handys
pad-share-about = Alle mit diesem Link oder Code sehen den Block live.
pad-code = Code { $code }
pad-copy = Link kopieren
pad-copied = Kopiert
pad-guests = Andere dürfen auch schreiben
    .about = Jeder die eigene Zeile, auf dem eigenen Handy; berichtigen kannst nur du
pad-log = Was geschrieben wurde
pad-log-wrote = Runde { $round }: { $name }
pad-log-corrected = Runde { $round }: { $name }, berichtigt
pad-log-undid = Zurückgenommen: Runde { $round }, { $name }
pad-log-allowed = Alle dürfen schreiben
pad-log-closed = Nur wer den Block führt, schreibt
pad-log-turned = Die Sanduhr wurde umgedreht
pad-log-lifted = Die Röhre wurde gehoben
pad-log-followed = Dieselben Leute spielen weiter
pad-print = Drucken
pad-csv = Als Tabelle (CSV)
pad-json = Als Daten (JSON)
pad-again = Noch mal, gleiche Leute
pad-follow = Zum nächsten Spiel
pad-earlier-matches = Frühere Spiele
pad-chart = Wie es läuft
pad-chart-label = Punktestand nach jeder Runde
pad-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
pad-menu = Mehr
pad-looking = Du schaust zu. Es schreibt, wer den Block führt.
pad-gone-title = Diesen Block gibt es nicht
pad-gone-text = Vielleicht ist der Link nicht vollständig, oder der Block wurde weggeworfen.
glass-title = Verdeckte Sanduhr
glass-sub = ein Handy ist die Röhre
glass-turn = Sanduhr umdrehen
glass-about = Niemand sieht, wie lange der Sand läuft: Nicht einmal dieses Handy weiß es.
glass-lay = Leg das Handy in die Mitte des Tisches.
glass-lift = Röhre heben
glass-how = Nach oben wischen oder kurz gedrückt halten. Es verrät nichts.
glass-stage = Etappe { $stage } von { $stages }
glass-gone = Der Sand ist durch
glass-gone-text = Wer zuletzt gewürfelt hat, legt die oberste gesicherte Karte zurück unter den Vorrat und beginnt die nächste Etappe.
glass-left = Es ist noch Sand da
glass-left-text = Wer gehoben hat, legt die oberste gesicherte Karte zurück unter den Vorrat und beginnt die nächste Etappe.
glass-ran = Diesmal läuft er { $seconds } Sekunden.
glass-on = Weiter zu Etappe { $stage }
glass-count = Striche zählen
pad-needs = noch { $points }
pad-behind = { $points } zurück
pad-rounds =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
pad-target =
    { $n ->
        [one] bis { $n } Punkt
       *[other] bis { $n } Punkte
    }
pad-note-trump = Trumpf
pad-note-out = Bleibt draußen
pad-none-left = fertig
pad-uncounted = Alle Karten zusammen sind { $deck }. Noch nicht gezählt: { $n }.
pad-so-far = Bisher { $n } von { $tricks } Stichen.
pad-who-are-you = Wer bist du?
pad-nameless = Alle Namen entfernen
pad-nameless-sure = Endgültig: alle Namen entfernen
pad-forget = { $title } vom { $day } vergessen
pad-arbiter = Was sagen die Regeln?
    .about = Such nach dem, was geschehen ist: „Stapel leer“
pad-arbiter-of = Die Regeln von { $game }
pad-log-noted = Runde { $round }: eine Notiz
pad-log-gave = { $name } gibt eine Karte ab
pad-log-joined = { $name } schreibt auf einem Handy
glass-who-lifted = Wer hat gehoben?
glass-who-rolled = Wer hat zuletzt gewürfelt?
glass-gives = { $name } legt die oberste gesicherte Karte zurück unter den Vorrat und beginnt die nächste Etappe.
glass-gives-last = { $name } legt die oberste gesicherte Karte zurück unter den Vorrat.
glass-goes-on =
    { $n ->
        [0] Wer gehoben hat, gibt eine Karte zurück. Die Sanduhr läuft weiter.
       *[other] { $name } gibt eine Karte zurück. Die Sanduhr läuft weiter.
    }
glass-starts = { $name } beginnt: Sanduhr umdrehen und gleich würfeln.
glass-asleep = Tippe einmal auf den Bildschirm, damit er anbleibt.
measure-title = Die Sanduhr aus deiner Schachtel
measure-about = Miss sie einmal: umdrehen, tippen und wieder tippen, wenn der Sand durch ist. Dieses Gerät merkt es sich.
measure-runs = Sie läuft. Behalte den Sand im Auge.
measure-done = Eingestellt: etwa { $seconds } Sekunden, nie ganz gleich.
measure-unlikely = So läuft keine Sanduhr: Es wurde nichts eingestellt.
measure-forget = Wieder wie im Spiel
measure-start = Ich habe sie umgedreht
measure-stop = Der Sand ist durch
clock-wide =
    { $n ->
        [one] { $seconds } s daneben
       *[other] Die letzten { $n } Versuche: im Schnitt { $seconds } s daneben
    }
clock-title = Deine innere Uhr
clock-about = Starte, schau weg und halte an, wenn du glaubst, dass zwei Minuten um sind.
clock-start = Los
clock-stop = Zwei Minuten sind um
clock-runs = Sie läuft. Nicht spicken.
clock-early = { $seconds } s zu früh
clock-late = { $seconds } s zu spät
clock-exact = Genau zwei Minuten
clock-before = Deine Versuche
clock-chart = Wie weit daneben, Versuch für Versuch
pad-line-help = Eine Zeile je Spieler: Karten oder Zahlen mit Leerzeichen dazwischen, oder die Summe; leere Zeile: nichts. Auch: undo, fix RUNDE SPIELER ... (mehrere: ; dazwischen), log, quit.
pad-line-codes = { $field }: { $codes }
pad-line-numbers = { $field }: { $least } bis { $most }
pad-line-stands = Runde { $round }: { $points }
pad-line-total = Zusammen: { $points }
pad-line-ahead = Vorn: { $names }
pad-line-over = Stimmt etwas nicht? undo oder fix; mit Enter ist Schluss.
pad-line-zero = 0 gilt als Karte; keine Karten sind eine leere Zeile. undo nimmt die letzte Zeile zurück.
pad-line-glass = Verdeckte Sanduhr: turn startet sie, lift sieht nach; give SPIELER sagt, wer eine Karte gibt.
