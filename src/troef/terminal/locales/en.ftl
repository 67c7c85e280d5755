# What the terminal itself says.

t-you = you
t-cards = cards
t-points = points
t-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
t-hand = You hold { $cards }.
t-your-turn = Your turn
t-you-may = You may act
t-to-do = { $turn }: { $what }
t-thinks = { $n ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
t-moment = One moment
t-round-over = Round { $round } is over.
t-go-on = Enter goes on
t-won = { $n ->
    [one] { $who } wins
   *[other] { $who } share the win
}
t-over = The match is over.
t-standing = Points: { $points }.
t-curtain = Pass the keyboard to { $who }.
t-curtain-about = The clock stands meanwhile. Enter shows the cards
t-sealed = Shuffled and sealed: { $commit }
t-opened = The seal is opened: { $secret }
t-saved = The record is in { $file }; troef verify { $file } checks it.
t-choose = Choose one:
t-rules = rules
t-hint = hint
t-quit = quit
t-back = back
t-hand-over = hand over
t-hint-is = Hint: { $move }
t-hint-none = No hint now: you need not do anything.
t-quit-sure = Press q again to leave the game.
t-small = Please make the window larger: { $width } × { $height } is too small for this table, which needs { $wide } × { $high }.
t-keys = arrows choose, Enter plays · Space: first button
t-story = PgUp: story
t-newer = PgDn: newer
t-number-or-move = Type a number or a move; also: hint, rules, table, quit.
t-also = Also: rules, table, quit.
t-looks-on = You look on. Type: rules, table, quit.
t-not-understood = '{ $text }' is no number of the list and no move{ $hint }
t-input-ended = The input has ended, and with it your part in the game.
t-left = You have left the game.
t-come-back = Your seat is kept. Come back with:
t-connecting = Connecting
t-bot-failed = { $who } fell over ({ $why }) and does the first thing that is lawful
t-lost = Connection lost. Nothing is lost; trying again
t-wait-you = You run this table: { $start } begins with { $n } players, bots on the chairs that are free.
t-wait-host = Waiting for { $who } to start the match.
t-wait-free = { $n ->
    [0] All chairs are taken.
    [one] One chair is free.
   *[other] { $n } chairs are free.
}
t-wait-here = At the table: { $names }.
t-waiting = Waiting for the match to begin
t-start = start
t-paused = The match is paused; it goes on when everybody wishes it.
t-between-wait = Waiting for { $who }
t-replaced = This seat is on another device now.
t-says = { $who }: { $text }
t-place = Table { $name }, { $link }
t-again-wait = The table stays: { $start } lays another match.
