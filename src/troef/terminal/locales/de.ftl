# Was das Terminal selbst sagt.

t-you = du
t-cards = Karten
t-points = Punkte
t-n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
t-hand = Du hast { $cards }.
t-your-turn = Du bist dran
t-you-may = Du darfst handeln
t-to-do = { $turn }: { $what }
t-thinks = { $n ->
    [one] { $who } überlegt
   *[other] { $who } überlegen
}
t-moment = Einen Moment
t-round-over = Runde { $round } ist vorbei.
t-go-on = Weiter mit Enter
t-won = { $n ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
t-over = Das Spiel ist vorbei.
t-standing = Punkte: { $points }.
t-curtain = Gib die Tastatur weiter an { $who }.
t-curtain-about = Die Uhr steht solange. Enter zeigt die Karten
t-sealed = Gemischt und versiegelt: { $commit }
t-opened = Das Siegel ist geöffnet: { $secret }
t-saved = Das Protokoll liegt in { $file }; troef verify { $file } prüft es.
t-choose = Wähle eins:
t-rules = Regeln
t-hint = Tipp
t-quit = Ende
t-back = zurück
t-hand-over = weitergeben
t-hint-is = Tipp: { $move }
t-hint-none = Kein Tipp: Du musst jetzt nichts tun.
t-quit-sure = Drück noch einmal q, um das Spiel zu verlassen.
t-small = Bitte mach das Fenster größer: { $width } × { $height } ist zu klein für diesen Tisch, er braucht { $wide } × { $high }.
t-keys = Pfeile wählen, Enter spielt · Leertaste: erster Knopf
t-story = Bild↑: Verlauf
t-newer = Bild↓: weiter
t-number-or-move = Tippe eine Nummer oder einen Zug; oder: hint (Tipp), rules (Regeln), table (Tisch), quit (Ende).
t-also = Oder: rules (Regeln), table (Tisch), quit (Ende).
t-looks-on = Du schaust zu. Tippe: rules (Regeln), table (Tisch), quit (Ende).
t-not-understood = '{ $text }' ist keine Nummer der Liste und kein Zug{ $hint }
t-input-ended = Die Eingabe ist zu Ende und damit das Spiel für dich.
t-left = Du hast das Spiel verlassen.
t-come-back = Dein Platz bleibt dir. Zurück kommst du mit:
t-connecting = Verbinde
t-lost = Keine Verbindung. Nichts geht verloren; wir versuchen es weiter
t-wait-you = Du bist Gastgeber: { $start } beginnt mit { $n } Personen, mit Bots auf den freien Stühlen.
t-wait-host = Warten, bis { $who } das Spiel startet.
t-wait-free = { $n ->
    [0] Alle Stühle sind besetzt.
    [one] Ein Stuhl ist frei.
   *[other] { $n } Stühle sind frei.
}
t-wait-here = Am Tisch: { $names }.
t-waiting = Warten, bis das Spiel beginnt
t-start = Start
t-paused = Das Spiel macht Pause; es geht weiter, wenn alle es wollen.
t-between-wait = Warten auf { $who }
t-replaced = Dieser Platz ist jetzt auf einem anderen Gerät.
t-says = { $who }: { $text }
t-place = Tisch { $name }, { $link }
t-again-wait = Der Tisch bleibt: { $start } legt ein neues Spiel bereit.
t-bot-failed = { $who } ist gestolpert ({ $why }) und tut das Erste, was erlaubt ist
