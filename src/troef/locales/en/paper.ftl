# The pad on the page.
pad-home = Score pad
    .about = For the box on your table: points, hidden timer, rules
pad-which = Which game lies on the table?
pad-mine = Pads of this device
pad-going = going on
pad-over = finished
pad-join = A pad of somebody else: its code
pad-open = Open
pad-clock = Train your inner clock
pad-players = Who plays?
pad-players-about = In the order you sit, clockwise.
pad-player = Player { $n }
pad-add = One more player
pad-remove = Without { $name }
pad-earlier = { $name } one place earlier
pad-first-deals = Who deals or begins?
pad-draw = Draw
pad-begin = Take out the pad
pad-options = How you play
pad-sub-round = round { $round }
pad-sub-of = round { $round } of { $rounds }
pad-sub-target = round { $round } · to { $target }
pad-sub-over = finished
pad-deals = { $name } deals
pad-leads = { $name } begins
pad-cards = { $n } cards each
pad-tricks =
    { $n ->
        [one] one trick
       *[other] { $n } tricks
    }
pad-out = take one colour out
pad-colours = { $n } colours
pad-display = { $n } cards open in the middle
pad-stages = { $n } stages
pad-ask-left = What does { $name } still hold?
pad-ask-won = What did { $name } win?
pad-ask-secured = What has { $name } secured?
pad-ask-points = How many points for { $name }?
pad-field-said = said
pad-field-won = won
pad-field-points = points
pad-field-left = still held
pad-field-secured = secured
pad-take-last = Take the last one away
pad-or-sum = or type the sum
pad-next = Next: { $name }
pad-write-down = Write it down
pad-round-n = Round { $round }
pad-correct-title = Correct round { $round }, { $name }
pad-correct-about = The old figure stays on the pad, struck through.
pad-leave = Leave it
pad-correct = Correct it
pad-cell = Round { $round }, { $name }:
pad-undo = Take the last line back
pad-share = Other phones
pad-share-about = Everybody with this link or code sees the pad live.
pad-code = Code { $code }
pad-copy = Copy the link
pad-copied = Copied
pad-guests = They may write, too
    .about = Each their own line, on their own phone; corrections stay with you
pad-log = What was written
pad-log-wrote = Round { $round }: { $name }
pad-log-corrected = Round { $round }: { $name }, corrected
pad-log-undid = Taken back: round { $round }, { $name }
pad-log-allowed = Everybody may write
pad-log-closed = Only the keeper writes
pad-log-turned = The glass was turned
pad-log-lifted = The tube was lifted
pad-log-followed = The same people go on
pad-print = Print
pad-csv = As a table (CSV)
pad-json = As data (JSON)
pad-again = Again, same people
pad-follow = To the next match
pad-earlier-matches = Earlier matches
pad-chart = How it goes
pad-chart-label = Totals after each round
pad-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
pad-menu = More
pad-looking = You are looking on. The keeper writes.
pad-gone-title = There is no such pad
pad-gone-text = The link may not be whole, or the pad was thrown away.
glass-title = Hidden timer
glass-sub = one phone is the tube
glass-turn = Turn the glass
glass-about = Nobody sees how long the sand runs: not even this phone knows.
glass-lay = Lay the phone in the middle of the table.
glass-lift = Lift the tube
glass-how = Slide up, or hold for a moment. It shows nothing.
glass-stage = stage { $stage } of { $stages }
glass-gone = The sand is gone
glass-gone-text = Whoever rolled last puts their top secured card back under their supply, and starts the next stage.
glass-left = There is sand left
glass-left-text = Whoever lifted puts their top secured card back under their supply, and starts the next stage.
glass-ran = This time it runs { $seconds } seconds.
glass-on = On to stage { $stage }
glass-count = Count the strokes
pad-needs = { $points } to go
pad-behind = { $points } behind
pad-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
pad-target = to { $n } points
pad-note-trump = Trump
pad-note-out = Left out
pad-none-left = out
pad-uncounted = The whole deck is { $deck }. Not yet counted: { $n }.
pad-so-far = { $n } of { $tricks } tricks so far.
pad-who-are-you = Who are you?
pad-nameless = Take all names away
pad-nameless-sure = For good: take all names away
pad-forget = Forget { $title }, { $day }
pad-arbiter = What do the rules say?
    .about = Search by what happened: “stock empty”
pad-arbiter-of = The rules of { $game }
pad-log-noted = Round { $round }: a note
pad-log-gave = { $name } gives a card
pad-log-joined = { $name } writes on a phone
glass-who-lifted = Who lifted?
glass-who-rolled = Who rolled last?
glass-gives = { $name } puts the top secured card back under the supply and starts the next stage.
glass-gives-last = { $name } puts the top secured card back under the supply.
glass-goes-on =
    { $n ->
        [0] Whoever lifted gives a card back. The glass runs on.
       *[other] { $name } gives a card back. The glass runs on.
    }
glass-starts = { $name } starts: turn the glass and roll at once.
glass-asleep = Tap the screen once, so that it stays on.
measure-title = The glass of your box
measure-about = Measure it once: turn it, tap, and tap again when the sand is gone. This device remembers it.
measure-runs = It is running. Keep an eye on the sand.
measure-done = Set: about { $seconds } seconds, never quite the same.
measure-unlikely = No sand timer runs like that: nothing is set.
measure-forget = As in the game again
measure-start = I have turned it
measure-stop = The sand is gone
clock-wide =
    { $n ->
        [one] { $seconds } s off
       *[other] The last { $n } tries: { $seconds } s off on average
    }
clock-title = Your inner clock
clock-about = Start, look away, and stop when you think two minutes are over.
clock-start = Start
clock-stop = Two minutes are over
clock-runs = It is running. No peeking.
clock-early = { $seconds } s too early
clock-late = { $seconds } s too late
clock-exact = Exactly two minutes
clock-before = Your tries
clock-chart = How far off, try by try

# The pad in the terminal.
pad-line-help = A line a player: cards or numbers with gaps between them, or the sum; an empty line: nothing. Also: undo, fix ROUND PLAYER ... (several: ; between them), log, quit.
pad-line-codes = { $field }: { $codes }
pad-line-numbers = { $field }: { $least } to { $most }
pad-line-stands = Round { $round }: { $points }
pad-line-total = Together: { $points }
pad-line-ahead = Ahead: { $names }
pad-line-over = Something wrong? undo or fix; Enter ends.
pad-line-zero = 0 was taken for a card; no cards is an empty line. undo takes the last line back.
pad-line-glass = Hidden timer: turn starts it, lift looks; give PLAYER says who gives a card.
