# What the page itself says: screens, buttons, ribbons. A board's own words stand in web/src/games/<key>/locales.

guest = Guest
you = you
you-title = You
name-you = { $name } (you)
yes = yes
no = no
unknown = unknown
close = Close
go-back = Back
go-home = To the games
settings = Settings
one-moment = One moment…
server-away = The server does not answer. We keep asking.
your-name = Your name
copied = Copied
shared = Sent
players = { $least ->
   *[other] { $least }–{ $most } players
}
points = { $n ->
    [1] 1 point
   *[other] { $n } points
}
    .short = { $n } pts
    .with =
        { $n ->
            [1] with { $n } point
           *[other] with { $n } points
        }

cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

# the first screen
home-title = Lay the table, send a link, play.
home-about = With friends and honest bots. No account.
home-games = Games
play-now = Play now
with-friends = Friends
friends-label = Friends: a table of { $game }
resume = Go on
resume-waiting = Your table waits
join-label = Got a link or a code?
join-example = KX7 2QP
join-unclear = A code has six letters or digits; a link is fine, too.
join-unknown = There is no such table (any more).
sit-down = Sit down
my-games = My games

# a new table
new-title = New table
new-who = Who sits down?
new-who-hint = Tap a chair: a guest by link, a bot, or nobody.
new-rules = Which rules?
new-house = House rules
new-run = How it is run
new-lay = Lay the table for { $n }
new-too-few = For { $least } players at least
no-such-game = There is no such game here.
chair-label = Chair { $n }: { $what }
chair-you = you
chair-invite = guest
chair-bot = bot · { $level }
chair-off = nobody
chair-free = free
level-random = dice
level-heuristic = plain
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
set-pace = Bots play
pace-quick = quickly
pace-normal = calmly
pace-slow = slowly
set-time = Time to act
time-none = no limit
time-relaxed = a minute
time-brisk = 20 s
set-hints = Hints for
hints-off = nobody
hints-bots = who plays bots
hints-all = everybody
set-chat = Talk
chat-off = off
chat-presets = phrases
chat-free = anything
set-watch = Others may watch
    .about = Whoever has the link; they see nothing hidden.
set-public = Public
    .about = The table stands in the list of open tables.

# before the match
table-called = Table { $name }
chairs-label = Chairs
invite = Invite
bot = bot
add-bot = Bot
bot-level = Level of { $name }
add-seat = Add a seat
fewer-seats = One seat less
remove = Send { $name } away
rename = Change my name
runs-table = host
reconnecting = reconnecting…
is-here = is here
sealed = Shuffled and sealed
sealed-when = before anybody sat down
send-link = Send this link
link-label = Link to this table
or-code = or the code
qr-label = QR code of the link
copy = Copy
share = Share
share-title = A game of Troef?
copy-by-hand = Selected: copy it now
share-by-hand = Copy this: { $link }
only-here = This address works on this computer only. Start the server with --host 0.0.0.0 to let others in your network join.
join-title = Join this table
seal = Shuffle sealed
seal-about = The server chose its part of the shuffle before you came and shows its fingerprint here. Every device adds a random number of its own. After the match all of it is opened, and this page checks that nothing was changed.
start = Start
start-with = { $free ->
    [one] Start with { $n } · one seat free
   *[other] Start with { $n } · { $free } seats free
}
start-needs = { $n ->
    [one] One more player is needed
   *[other] { $n } more players are needed
}
waits-for = { $who } starts the match
change = change
change-title = Seats and rules
change-seats = Who sits where
change-use = Play like this
hand-over = Let { $name } run the table
seat-earlier = { $name }: one chair earlier

# at the table
rail-label = What you can do
hand-label = Your hand
seats-label = Players, clockwise from your left
seat-away = away · bot plays
card-not-now = { $card }, not now
ribbon-yours = Your turn
ribbon-moment = One moment…
ribbon-watching = Watching
ribbon-thinks = { $n ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
ribbon-is-thinking = { $n ->
    [one] is thinking
   *[other] are thinking
}
ribbon-lost = Connection lost.
ribbon-lost-kept = Nothing is lost; trying again…
ribbon-replaced = This seat is on another device now
ribbon-paused = Paused
ribbon-round-over = Round { $round } is over
ribbon-waiting-for = waiting for { $who }
take-back = Take it back to here
next-round = Next round
round-title = Round { $round }
over-you = You win
over-others = { $n ->
    [one] { $who } wins
   *[other] { $who } share the win
}
over-ahead = { $points }, { $me ->
    [yes] { $n } ahead of you
   *[no] { $n } ahead of { $who }
}
again = Again, same table
score-sheet = Score sheet
open-rule = Read the rule
say-table = Say the table
story-title = The story so far
history-open = What happened
history-title = What happened
rules-open = Rules
rules-title = The rules
rules-chapters = Chapters
rules-find = Search the rules
rules-none = No rule has these words.
rules-why = Why
rules-numbers = zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
rules-alike = empty run out; tie same equal
why-silent = The leaflet says nothing about it; this changes the game least.
why-readings = The leaflet can be read in two ways; this one fits the rest of it.
why-versions = The leaflet’s languages differ here; the Dutch original stands.
why-fair = The leaflet names nobody, or goes by age or haste; a draw is fair to all.
why-clock = Otherwise counting, waiting or a fast connection would win.
why-stuck = Without it the game could stand still or never end.
why-shared = The leaflet has nothing that would part those who are equal.
why-open = So that nobody knows more than the others, and all can check it.
rules-here = At this table
menu-open = Menu
menu-title = Menu
menu-say = Say something
menu-mute = Do not hear { $name }
say-send = Say it
menu-invite = Send the link
menu-pause = Ask for a pause
menu-go-on = Go on
menu-leave = Leave the table
menu-leave-sure = Leave: a bot takes the seat
menu-leave-open = Leave: the seat stays free
seat-device = My seat on another device
    .about = Open this link there. It is yours alone: whoever has it has your seat.
seat-give = Give my seat to somebody
    .about = Send this link to one person. Whoever opens it plays on with your cards.
gift-title = A seat for you
gift-text = Somebody gives you their seat. Under which name do you play on?
key-space = Space
key-choose = choose
key-history = what happened
key-say = say the table
key-rules = rules
pad-label = Score
pad-round = round
hint-ask = What would a bot do?
key-hint = a hint
coach-title = Your first game
coach-offer = First game of { $game }? We point out what to do, one sentence at a time.
coach-yes = Show me how
coach-no = No, thanks
coach-leave = End the lesson
coach-try = Your turn. The advice below is one good way; every raised thing may be done.
coach-watch = The others play. What happens is told at the lower edge of the mat.
generic-moves = What you can do
plain-label = The table in words

# after the match
match-over = { $n ->
    [one] match over · one round
   *[other] match over · { $n } rounds
}
back-to-board = Back to the board
how-it-went = How it went
graph-label = Totals after each round
record = The record
check-shuffle = Check the shuffle
seal-fits = The seal fits
seal-broken = Something does not fit
check-seal = The secret that was opened is the one the table had sealed.
check-promise = The seal is the one this device saw before the first card.
check-promise-unknown = This device did not see the seal before the match.
check-own = The random number of this device is part of the shuffle.
check-own-unknown = This device added no random number.
check-seed = The seed of the match follows from the secret and everybody’s random numbers.
check-numbers = All { $n } numbers drawn in shuffles and rolls follow from that seed.
check-more = The record can be checked move by move by anyone: troef verify FILE
check-away = The numbers of this match cannot be had now.

# a replay
replay = Replay
replay-through = through { $who }’s eyes
replay-open = everybody’s cards open
replay-eyes = Whose eyes
replay-slider = Move
replay-move = Move { $at } of { $last }
replay-back = One back
replay-on = One on
replay-mark-before = To the special moment before
replay-mark-next = To the next special moment
replay-play = Play
replay-stop = Stop
key-step = one move
key-moments = special moments
replay-link = Copy a link to this move

# settings
settings-kept = kept on this device
set-looks = How it looks
set-light = Light
light-device = by the device
light-day = day
light-evening = evening
set-cards = Cards
cards-normal = normal
cards-bigger = bigger
cards-biggest = biggest
set-text = Text
text-normal = normal
text-larger = larger
text-largest = largest
set-letters = Letters on cards
    .about = B G R Y P O beside every colour
set-plain = In words
    .about = Tables and buttons instead of drawings
set-still = Less motion
    .about = Things are placed, not moved
set-contrast = Stronger lines
    .about = More contrast everywhere
set-you = You
set-you-about = No account. Your seats and games are remembered on this device only.
set-plays = How it plays
set-one-tap = One tap plays
    .about = Otherwise tap twice, or drag up
set-sort = Sort my hand
    .about = By colour, then number
set-left = Left-handed
    .about = Mirrors the table
set-sound = Sound
    .about = Soft wood: cards, dice, your turn
set-buzz = Buzz when it is my turn
set-aloud = Say the story aloud
    .about = For screen readers: every move, not only my turn
set-language = Language

# when something goes wrong
lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps a letter is missing.
gone-title = This table is gone
gone-text = There is no table at this link (any more).
gone-kept = What was played to its end is kept with its players.
cannot-title = This does not work now
away-title = The server is away
away-text = We ask again every few seconds; you need not reload.
away-kept = Your seat, your hand and every move that was confirmed are kept. Nobody can move meanwhile.
try-now = Try now

# the plain board: what the fields of a view are called
field-dealer = dealer
field-direction = direction
field-direction-1 = clockwise
field-direction--1 = counterclockwise
field-hand = your hand
field-hand_sizes = cards in hand
field-leader = leads
field-round = round
field-seat = player
field-seats = players
field-target = played to
field-colour = colour
field-leaders = ahead
field-winners = winners
field-card = card
field-cards = cards
field-gained = gained
field-points = points
