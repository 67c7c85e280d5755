# Wat de terminal zelf zegt.

t-you = jij
t-cards = kaarten
t-points = punten
t-n-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
t-hand = Je hebt { $cards }.
t-your-turn = Jouw beurt
t-you-may = Je mag iets doen
t-to-do = { $turn }: { $what }
t-thinks = { $n ->
    [one] { $who } denkt na
   *[other] { $who } denken na
}
t-moment = Een ogenblik
t-round-over = Ronde { $round } is afgelopen.
t-go-on = Verder met Enter
t-won = { $n ->
    [one] { $who } wint
   *[other] { $who } delen de overwinning
}
t-over = Het spel is afgelopen.
t-standing = Punten: { $points }.
t-curtain = Geef het toetsenbord aan { $who }.
t-curtain-about = De klok staat zolang stil. Enter toont de kaarten
t-sealed = Geschud en verzegeld: { $commit }
t-opened = Het zegel is geopend: { $secret }
t-saved = Het verslag staat in { $file }; troef verify { $file } controleert het.
t-choose = Kies er een:
t-rules = regels
t-hint = tip
t-quit = stop
t-back = terug
t-hand-over = doorgeven
t-hint-is = Tip: { $move }
t-hint-none = Geen tip nu: je hoeft niets te doen.
t-quit-sure = Druk nog eens op q om het spel te verlaten.
t-small = Maak het venster groter: { $width } × { $height } is te klein voor deze tafel, die { $wide } × { $high } nodig heeft.
t-keys = pijlen kiezen, Enter speelt · Spatie: eerste knop
t-story = PgUp: verhaal
t-newer = PgDn: verder
t-number-or-move = Typ een nummer of een zet; of: hint (tip), rules (regels), table (tafel), quit (stop).
t-also = Of: rules (regels), table (tafel), quit (stop).
t-looks-on = Je kijkt mee. Typ: rules (regels), table (tafel), quit (stop).
t-not-understood = '{ $text }' is geen nummer uit de lijst en geen zet{ $hint }
t-input-ended = De invoer is afgelopen, en daarmee het spel voor jou.
t-left = Je hebt het spel verlaten.
t-come-back = Je plaats blijft van jou. Terugkomen doe je met:
t-connecting = Verbinden
t-lost = Geen verbinding. Er gaat niets verloren; we proberen het opnieuw
t-wait-you = Jij bent gastheer: { $start } begint met { $n } spelers, met bots op de vrije stoelen.
t-wait-host = Wachten tot { $who } het spel begint.
t-wait-free = { $n ->
    [0] Alle stoelen zijn bezet.
    [one] Er is één stoel vrij.
   *[other] Er zijn { $n } stoelen vrij.
}
t-wait-here = Aan tafel: { $names }.
t-waiting = Wachten tot het spel begint
t-start = start
t-paused = Het is pauze; het gaat verder als iedereen dat wil.
t-between-wait = Wachten op { $who }
t-replaced = Deze plaats is nu op een ander apparaat.
t-says = { $who }: { $text }
t-place = Tafel { $name }, { $link }
t-again-wait = De tafel blijft staan: { $start } zet een nieuw spel klaar.
t-bot-failed = { $who } is gestruikeld ({ $why }) en doet het eerste wat mag
