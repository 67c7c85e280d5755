"""SIX, 2-5 seats, in real time: three stages against a hidden sand timer. Docstrings cite the rules.

Time is in the acts: `s.now` is the table's clock at the latest one, `s.due` what the table itself does next, and the
sand, which nobody sees, is asked only by a lift and by the grace.
"""

from __future__ import annotations

from troef.core.declare import NOBODY, OWN, Flat, choice, flag, i8, i16, i32, i64, number, numbers
from troef.core.notation import NUMBER, Axis, CountAxis, EventBook, MoveBook, seat_axis, several, words
from troef.core.words import EVERYONE, NEVER, NONE, TABLE, Moves, add, add_each, below, emit, only, shuffle

# ---- the cards are their numbers, 1-18, in every seat's colour; 0 is no card ---------------------
SEATS, STAGES, PLACES, CARDS, DICE = 5, 3, 3, 18, 3
THROWS = 12  # so many throws of a turn are remembered
CARD = CountAxis("number", tuple(map(str, range(CARDS + 1))))
PLACE = CountAxis("place", tuple(map(str, range(PLACES + 1))))
ALL_PLACES = (1 << PLACES) - 1

# ---- chances: in how many of 46,656 passes of three, two and one dice a number comes up ----------
FACES = (1, 2, 3, 4, 5, 6)
ONE = tuple(sum(a == n for a in FACES) for n in range(CARDS + 1))
TWO = tuple(sum(a + b == n for a in FACES for b in FACES) for n in range(CARDS + 1))
THREE = tuple(sum(a + b + c == n for a in FACES for b in FACES for c in FACES) for n in range(CARDS + 1))
PASSES = 6**3 * 6**2 * 6
PASSES_WITH = tuple(PASSES - (6**3 - THREE[n]) * (6**2 - TWO[n]) * (6 - ONE[n]) for n in range(CARDS + 1))

# ---- dice are spelled "1+5+3"; FIRST_OF[n] is where those of n dice begin ------------------------
ROLLS = Axis(
    "dice",
    tuple(f"{a}+{b}+{c}" for a in FACES for b in FACES for c in FACES)
    + tuple(f"{a}+{b}" for a in FACES for b in FACES)
    + tuple(f"{a}" for a in FACES),
)
FIRST_OF = (0, 6**3 + 6**2, 6**3, 0)

# ---- the moves -----------------------------------------------------------------------------------
MOVES = MoveBook()
ROLL = MOVES.move("roll")
LIFT = MOVES.move("lift")
PLACE_ON = MOVES.move("place", words("place", "1 2 3"), loose=True)
CLAIM = MOVES.move("claim", words("number", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18"), race=True)
ACTIONS, IDLE = len(MOVES), MOVES.idle

# ---- what happens --------------------------------------------------------------------------------
SEVERAL = several(seat_axis(SEATS))
SAND = words("sand", "left gone")
EVENTS = EventBook()
OPENED = EVENTS.event("opened", number=CARD, place=PLACE)
STARTS = EVENTS.event("starts", stage=NUMBER)
HURRIED = EVENTS.event("hurried")  # the table rolls for a seat
TURNED = EVENTS.event("turned")  # the glass
ROLLED = EVENTS.event("rolled", dice=ROLLS, sum=CARD)
SECURED = EVENTS.event("secured", number=CARD, place=PLACE, open=CARD)  # what is open there now, 0: nothing
CLAIMABLE = EVENTS.event("claimable", number=CARD, seats=SEVERAL)
MISSED = EVENTS.event("missed", number=CARD)  # a claim not made in time
DOUBLE = EVENTS.event("double")
MATCHED = EVENTS.event("matched", number=CARD)
UNMATCHED = EVENTS.event("unmatched", dice=NUMBER)  # how many are thrown next, 0: change
RESTED = EVENTS.event("rested")
REVERSED = EVENTS.event("reversed")
CHANGE = EVENTS.event("change")  # who gets the dice
DREW = EVENTS.event("drew", reveals=True, number=CARD)
SLOW = EVENTS.event("slow")  # the table places for a seat
PLACED = EVENTS.event("placed", reveals=True, number=CARD, place=PLACE, over=CARD)  # 0: on an empty place
CHOOSES = EVENTS.event("chooses")
LIFTED = EVENTS.event("lifted", reveals=True, sand=SAND)
GAVE = EVENTS.event("gave", number=CARD)  # 0: there was none to give
GOES_ON = EVENTS.event("goes_on")
STAGE_OVER = EVENTS.event("stage_over", reveals=True, stage=NUMBER, why=words("why", "lifted unlifted exhausted"))
SCORED = EVENTS.event("scored", points=NUMBER)
WON = EVENTS.event("won", winners=SEVERAL)

# ---- what the table waits for --------------------------------------------------------------------
START, CHOICE, BOUND, THROW, ROLLING, PLACING, OVER = range(7)
PHASES = 7
AUTO, BY_CLAIM = range(2)
ENDS, CONTINUES = range(2)
LEFT, GONE = range(2)
BY_LIFT, BY_GRACE, BY_EXHAUSTION, NOT_BY_LIFT = range(4)

# The box shows the strokes in pictures only: this is an *estimate* by rarity (README), to be replaced by the option.
STROKES_ESTIMATE = (2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7)


class Options(Flat):
    """How this table plays; set once, before the match begins."""

    pro = flag(rule="six.pro.double")
    secure = choice("auto claim", rule="six.secure.how")
    timer_min = number(20, 600, default=115, rule="six.timer")
    timer_max = number(20, 600, default=140, rule="six.timer")
    grace_seconds = number(5, 600, default=30, rule="six.timer")
    place_seconds = number(1, 60, default=4, rule="six.change.when")
    turn_seconds = number(1, 60, default=5, rule="six.turn.hurry")
    start_seconds = number(5, 120, default=20, rule="six.turn.hurry")
    roll_ms = number(0, 10_000, default=1600, rule="six.roll.time")
    free_placement = flag(rule="six.change.place")
    early_lift = choice("ends goes_on", rule="six.lift.early")
    strokes = numbers(STROKES_ESTIMATE, 0, 99, rule="six.end")


class State(Options, events=48):
    """The table. A pile's last card is its top, but `under` is a queue: its first card comes next."""

    seats = i8()
    points = i16(SEATS)
    rounds = i8()  # 1 when the game has been scored
    stage = i8()  # stages that are over
    phase = i8()
    holder = i8()  # who has the dice
    direction = i8()  # 1 clockwise, -1 the other way (six.pro.direction)
    roller = i8()  # who made the latest roll
    dice_n = i8()  # how many dice are thrown next; 0 while they roll: change
    doubled = i8()  # whether a double ended the turn
    throws = i8()  # of the latest turn, as far as they are remembered
    dice = i8(THROWS, DICE)
    safe = i8(THROWS)  # who secured a card by each throw
    claimable = i8()  # the number that may be claimed, 0: none
    claimants = i8()  # who had it open when it was rolled
    claims = i8()  # who of them still may claim it
    placers = i8()  # who had to place at this change
    placing = i8()  # who still has to
    now = i64()  # the table's clock at the latest act
    due = i64()  # when the dice rest, or the table places or rolls for somebody
    turned_at = i64()  # when the glass was turned
    sand = i64(seen=NOBODY)  # how long it runs
    sand_least = i64()  # how long it runs at least, from what all have seen
    supply = i8(SEATS, CARDS, seen=NOBODY)
    supply_n = i8(SEATS)
    under = i8(SEATS, CARDS, seen=NOBODY, past=True)  # cards given back, under the supply
    under_n = i8(SEATS)
    looked = i8()  # who has seen the top card of the own supply
    top = i8(SEATS, seen=OWN)  # that card
    shown = i8(SEATS, PLACES)  # the open cards
    height = i8(SEATS, PLACES)  # how many cards lie on a place
    beneath = i8(SEATS, CARDS + 1, seen=OWN, past=True)  # for every card in the showcase the one it covers
    secured = i8(SEATS, CARDS, seen=OWN, past=True)
    secured_n = i8(SEATS)
    counted = i32(SEATS)  # at the end the secured cards of every seat lie open: bit n is number n
    last_end = i8()  # why the latest stage ended, or that it did not, by a lift that was too early
    last_lifter = i8()  # who lifted the tube then
    last_sand = i8()  # what was found
    last_giver = i8()  # who had to give a card
    last_given = i8()  # which, 0: none


# ---- set-up --------------------------------------------------------------------------------------


def begin(s: State, seats: int) -> None:
    """The starter is drawn (six.start), everybody gets a shuffled colour and opens three (six.deal)."""
    s.seats = seats
    clear_table(s)
    starter = below(s, seats)
    for seat in range(seats):
        open_colour(s, seat)
    await_starter(s, starter)


def clear_table(s: State) -> None:
    """Nobody has a card, nothing has been rolled."""
    s.rounds = s.stage = s.now = s.turned_at = s.sand = s.sand_least = 0
    s.throws = s.doubled = s.claimable = s.claimants = s.claims = s.placers = s.placing = s.looked = 0
    s.direction = 1
    s.roller = s.last_end = NONE
    forget_lift(s)
    for t in range(THROWS):
        s.safe[t] = 0
        for i in range(DICE):
            s.dice[t][i] = 0
    for seat in range(SEATS):
        s.points[seat] = s.supply_n[seat] = s.under_n[seat] = s.secured_n[seat] = s.top[seat] = s.counted[seat] = 0
        for place in range(PLACES):
            s.shown[seat][place] = s.height[seat][place] = 0
        for i in range(CARDS):
            s.supply[seat][i] = s.under[seat][i] = s.secured[seat][i] = 0
        for card in range(CARDS + 1):
            s.beneath[seat][card] = 0


def forget_lift(s: State) -> None:
    """Nobody has lifted the tube since."""
    s.last_lifter = s.last_sand = s.last_giver = NONE
    s.last_given = 0


def open_colour(s: State, seat: int) -> None:
    """18 cards shuffled into a supply, its top three opened in a row (six.deal)."""
    for i in range(CARDS):
        s.supply[seat][i] = i + 1
    shuffle(s, s.supply[seat], CARDS)
    s.supply_n[seat] = CARDS
    for place in range(PLACES):
        cover(s, seat, place, take_top(s, seat))
        emit(s, OPENED, seat, on_place(s.shown[seat][place], place), EVERYONE)


def on_place(card: int, place: int) -> int:
    """The detail of an event: a card, and its place counted from 1."""
    return card * (PLACES + 1) + place + 1


def await_starter(s: State, starter: int) -> None:
    """The stage's starter may turn the glass and roll; the table waits a while (six.turn.hurry)."""
    s.phase = START
    s.holder = starter
    s.dice_n = DICE
    s.due = s.now + 1000 * s.start_seconds
    emit(s, STARTS, starter, s.stage + 1, EVERYONE)


# ---- who may do what -----------------------------------------------------------------------------


def to_act(s: State) -> int:
    """The holder of the dice, all who have still to place (six.change.place) and may claim (six.secure.how)."""
    if s.phase == PLACING:
        return s.placing | s.claims
    return s.claims | (1 << s.holder if s.phase <= THROW else 0)


def legal(s: State, seat: int, moves: Moves) -> None:
    """Rolling (six.roll.time), lifting (six.change.choose), placing (six.change.place), claiming (six.secure.how)."""
    if s.phase <= THROW and seat == s.holder:
        add(moves, ROLL)
        if s.phase == CHOICE:
            add(moves, LIFT)
    if s.phase == PLACING and s.placing >> seat & 1:
        add_each(moves, PLACE_ON, places_for(s, seat))
    if s.claims >> seat & 1:
        add(moves, CLAIM + s.claimable - 1)


def places_for(s: State, seat: int) -> int:
    """The empty places, or all if there is none or placement is free, as a mask (six.change.place)."""
    empty = 0
    for place in range(PLACES):
        if s.height[seat][place] == 0:
            empty |= 1 << place
    return ALL_PLACES if empty == 0 or s.free_placement else empty


def apply(s: State, seat: int, action: int, at: int) -> None:
    """One act; the clock never goes back, also in a search that starts at 0."""
    s.now = max(s.now, at)
    if seat == TABLE:
        wake_up(s)
        return
    learn_sand(s, s.now - 1000 * s.grace_seconds)
    if action == ROLL:
        roll(s, seat)
    elif action == LIFT:
        lift(s, seat)
    elif action < CLAIM:
        place_card(s, seat, action - PLACE_ON)
    else:
        claim(s, seat)


# ---- what happens by itself ----------------------------------------------------------------------


def wake(s: State) -> int:
    """When the dice rest, somebody is too slow, or the grace is over (six.roll.time, six.turn.hurry, six.timer)."""
    return NEVER if s.phase == OVER else min(s.due, grace_due(s))


def grace_due(s: State) -> int:
    """Some time after the sand ran out, if nobody lifts (six.timer)."""
    return s.turned_at + s.sand + 1000 * s.grace_seconds if sand_runs(s) else NEVER


def sand_runs(s: State) -> bool:
    """Whether the glass has been turned in this stage (six.timer)."""
    return s.phase != START and s.phase != OVER


def wake_up(s: State) -> None:
    """What is due first; at the same time the dice, the placements and the hurry go before the grace."""
    if grace_due(s) < s.due:
        forget_lift(s)
        end_stage(s, s.roller, BY_GRACE)
        return
    learn_sand(s, s.due - 1000 * s.grace_seconds)
    if s.phase == ROLLING:
        emit(s, RESTED, TABLE, 0, EVERYONE)
        rest(s)
    elif s.phase == PLACING:
        place_for_the_slow(s)
    else:
        emit(s, HURRIED, s.holder, 0, EVERYONE)
        roll(s, s.holder)


def learn_sand(s: State, ended: int) -> None:
    """All know that the sand did not run out before: the stage would have ended by grace (six.timer)."""
    s.sand_least = min(1000 * s.timer_max, max(s.sand_least, ended - s.turned_at))


# ---- a roll --------------------------------------------------------------------------------------


def roll(s: State, seat: int) -> None:
    """The glass, the dice, securing, exhaustion, the decision, in this order (six.roll.order)."""
    close_claims(s)
    if s.phase == START:
        turn_glass(s, seat)
    if s.phase != THROW:
        s.throws = 0
    s.roller = seat
    total = throw_dice(s, seat)
    if s.secure == AUTO:
        secure_all(s, total)
    else:
        open_claims(s, total)
    if exhausted(s):
        end_exhausted(s)
        return
    decide(s, seat, total)
    s.phase = ROLLING
    s.due = s.now + s.roll_ms
    if s.roll_ms == 0:
        rest(s)


def turn_glass(s: State, seat: int) -> None:
    """The sand's time is drawn and told to nobody (six.timer)."""
    s.turned_at = s.now
    s.sand_least = 1000 * s.timer_min
    s.sand = s.sand_least + below(s, 1000 * (s.timer_max - s.timer_min) + 1)
    emit(s, TURNED, seat, 0, EVERYONE)


def throw_dice(s: State, seat: int) -> int:
    """As many dice as it is the turn of; the sum is called out (six.roll.sum)."""
    if s.throws == THROWS:
        forget_throw(s)
    total = code = 0
    for i in range(DICE):
        die = 1 + below(s, 6) if i < s.dice_n else 0
        s.dice[s.throws][i] = die
        total += die
        if die:
            code = code * 6 + die - 1
    s.safe[s.throws] = 0
    s.throws += 1
    emit(s, ROLLED, seat, (FIRST_OF[s.dice_n] + code) * (CARDS + 1) + total, EVERYONE)
    return total


def forget_throw(s: State) -> None:
    """The first throw of a very long turn makes room."""
    for t in range(THROWS - 1):
        s.safe[t] = s.safe[t + 1]
        for i in range(DICE):
            s.dice[t][i] = s.dice[t + 1][i]
    s.throws -= 1


def decide(s: State, seat: int, total: int) -> None:
    """A double ends the turn (six.pro.double), a match gives three dice (six.roll.match), a miss one fewer."""
    if s.pro and is_double(s):
        s.doubled = 1
        s.dice_n = 0
        emit(s, DOUBLE, seat, 0, EVERYONE)
    elif place_of(s, seat, total) != NONE:
        s.dice_n = DICE
        emit(s, MATCHED, seat, total, EVERYONE)
    else:
        s.dice_n -= 1  # six.roll.miss
        emit(s, UNMATCHED, seat, s.dice_n, EVERYONE)


def is_double(s: State) -> bool:
    """Two of the dice just thrown show the same; a single die is never a double (six.pro.double)."""
    a, b, c = s.dice[s.throws - 1][0], s.dice[s.throws - 1][1], s.dice[s.throws - 1][2]
    return b != 0 and (a == b or b == c or c == a)


def place_of(s: State, seat: int, card: int) -> int:
    """The place on which the seat has that card open, or NONE."""
    for place in range(PLACES):
        if s.shown[seat][place] == card:
            return place
    return NONE


# ---- securing ------------------------------------------------------------------------------------


def secure_all(s: State, total: int) -> None:
    """Everybody but the roller who has the sum open secures it (six.secure)."""
    for seat in range(s.seats):
        if seat != s.roller and place_of(s, seat, total) != NONE:
            secure_card(s, seat, total)


def secure_card(s: State, seat: int, card: int) -> None:
    """Off its place and onto the secured pile; what it covered is open again (six.secure)."""
    place = place_of(s, seat, card)
    s.shown[seat][place] = s.beneath[seat][card]
    s.height[seat][place] -= 1
    s.secured[seat][s.secured_n[seat]] = card
    s.secured_n[seat] += 1
    s.safe[s.throws - 1] |= 1 << seat
    emit(s, SECURED, seat, on_place(card, place) * (CARDS + 1) + s.shown[seat][place], EVERYONE)


def open_claims(s: State, total: int) -> None:
    """Whoever has the sum open now may claim it, also while the dice still move (six.secure.how)."""
    for seat in range(s.seats):
        if seat != s.roller and place_of(s, seat, total) != NONE:
            s.claimants |= 1 << seat
    s.claims = s.claimants
    if s.claims:
        s.claimable = total
        emit(s, CLAIMABLE, TABLE, (total << SEATS) + s.claims, EVERYONE)


def claim(s: State, seat: int) -> None:
    """In time (six.secure.how); perhaps it was the last card of all (six.end.exhausted)."""
    s.claims ^= 1 << seat
    secure_card(s, seat, s.claimable)
    if exhausted(s):
        end_exhausted(s)


def close_claims(s: State) -> None:
    """The next roll, a lift or the end of the stage comes too early for some (six.secure.how)."""
    for seat in range(s.seats):
        if s.claims >> seat & 1:
            emit(s, MISSED, seat, s.claimable, EVERYONE)
    s.claimable = s.claimants = s.claims = 0


def exhausted(s: State) -> bool:
    """Nobody has an open or a supply card (six.end.exhausted)."""
    for seat in range(s.seats):
        if supply_size(s, seat):
            return False
        for place in range(PLACES):
            if s.height[seat][place]:
                return False
    return True


# ---- the change ----------------------------------------------------------------------------------


def rest(s: State) -> None:
    """The dice lie still: the next throw, or the change (six.roll.time)."""
    if s.dice_n:
        await_holder(s, THROW)
    else:
        change(s)


def await_holder(s: State, phase: int) -> None:
    """The holder of the dice has so long (six.turn.hurry)."""
    s.phase = phase
    s.due = s.now + 1000 * s.turn_seconds


def next_holder(s: State) -> int:
    """Who has the dice once they lie still (six.roll.miss); after a double play goes round the other way."""
    if s.dice_n:
        return s.holder
    way = -s.direction if s.doubled else s.direction
    return (s.holder + way) % s.seats


def change(s: State) -> None:
    """Three dice go on, everybody else looks at the card to be placed (six.change.place, six.pro.direction)."""
    s.holder = next_holder(s)
    if s.doubled:
        s.direction = -s.direction
        emit(s, REVERSED, TABLE, 0, EVERYONE)
    emit(s, CHANGE, s.holder, 0, EVERYONE)
    s.dice_n = DICE
    s.doubled = s.placers = 0
    for seat in range(s.seats):
        if seat != s.holder and supply_size(s, seat):
            s.placers |= 1 << seat
            s.looked |= 1 << seat
            s.top[seat] = next_card(s, seat)
            emit(s, DREW, seat, s.top[seat], only(seat))
    s.placing = s.placers
    s.phase = PLACING
    s.due = s.now + 1000 * s.place_seconds
    if s.placing == 0:
        open_choice(s)


def place_card(s: State, seat: int, place: int) -> None:
    """The top card of the supply, open, on a place; when all have placed the choice opens (six.change.when)."""
    over = s.shown[seat][place]
    s.placing ^= 1 << seat
    s.looked ^= 1 << seat
    s.top[seat] = 0
    cover(s, seat, place, take_top(s, seat))
    emit(s, PLACED, seat, on_place(s.shown[seat][place], place) * (CARDS + 1) + over, EVERYONE)
    if over and over == s.claimable and s.claims >> seat & 1:
        s.claims ^= 1 << seat  # six.secure.how
        emit(s, MISSED, seat, over, EVERYONE)
    if s.placing == 0:
        open_choice(s)


def place_for_the_slow(s: State) -> None:
    """The table places for all who have not (six.change.when)."""
    for seat in range(s.seats):
        if s.placing >> seat & 1:
            emit(s, SLOW, seat, 0, EVERYONE)
            place_card(s, seat, place_by_table(s, seat))


def place_by_table(s: State, seat: int) -> int:
    """The first empty place, otherwise the open card least likely to be rolled (six.change.when).

    No card is never rolled, and no two numbers are equally likely.
    """
    best = 0
    for place in range(1, PLACES):
        if PASSES_WITH[s.shown[seat][place]] < PASSES_WITH[s.shown[seat][best]]:
            best = place
    return best


def open_choice(s: State) -> None:
    """The receiver rolls or lifts (six.change.choose)."""
    await_holder(s, CHOICE)
    emit(s, CHOOSES, s.holder, 0, EVERYONE)


# ---- a seat's cards ------------------------------------------------------------------------------


def supply_size(s: State, seat: int) -> int:
    """Cards left to open: those nobody has seen, and under them those given back."""
    return s.supply_n[seat] + s.under_n[seat]


def next_card(s: State, seat: int) -> int:
    """The top card of a supply that has one."""
    if s.supply_n[seat]:
        return s.supply[seat][s.supply_n[seat] - 1]
    return s.under[seat][0]


def take_top(s: State, seat: int) -> int:
    """The top card leaves the supply."""
    card = next_card(s, seat)
    if s.supply_n[seat]:
        s.supply_n[seat] -= 1
    else:
        s.under_n[seat] -= 1
        for i in range(s.under_n[seat]):
            s.under[seat][i] = s.under[seat][i + 1]
    return card


def cover(s: State, seat: int, place: int, card: int) -> None:
    """A card lies open on a place; what lay there neither matches nor counts for now (six.change.place)."""
    s.beneath[seat][card] = s.shown[seat][place]
    s.shown[seat][place] = card
    s.height[seat][place] += 1


# ---- lifting the tube ----------------------------------------------------------------------------


def lift(s: State, seat: int) -> None:
    """The last roller pays if the sand has run out, the lifter if not (six.lift.right, six.lift.wrong)."""
    gone = s.now - s.turned_at >= s.sand
    s.last_lifter = seat
    s.last_sand = GONE if gone else LEFT
    s.last_giver = s.roller if gone else seat
    emit(s, LIFTED, seat, s.last_sand, EVERYONE)
    give_back(s, s.last_giver)
    if gone or s.early_lift == ENDS:
        end_stage(s, s.last_giver, BY_LIFT)
    else:
        learn_sand(s, s.now + 1)
        close_claims(s)
        s.last_end = NOT_BY_LIFT
        await_holder(s, BOUND)  # six.lift.early
        emit(s, GOES_ON, seat, 0, EVERYONE)


def give_back(s: State, seat: int) -> None:
    """The top secured card goes under the supply (six.lift.right); who has none gives none (six.lift.nothing)."""
    s.last_given = 0
    if s.secured_n[seat]:
        s.secured_n[seat] -= 1
        s.last_given = s.secured[seat][s.secured_n[seat]]
        s.under[seat][s.under_n[seat]] = s.last_given
        s.under_n[seat] += 1
    emit(s, GAVE, seat, s.last_given, EVERYONE)


# ---- the end of a stage and of the game ----------------------------------------------------------


def end_stage(s: State, starter: int, why: int) -> None:
    """Dice, placements and claims are cancelled, all cards stay as they lie (six.lift.end, six.between)."""
    s.stage += 1
    s.last_end = why
    emit(s, STAGE_OVER, TABLE, s.stage * 3 + why, EVERYONE)
    close_claims(s)
    s.placers = s.placing = s.doubled = 0
    if s.stage == STAGES:
        end_game(s)
    else:
        await_starter(s, starter)


def end_exhausted(s: State) -> None:
    """The game ends at once, in whatever stage, and nobody pays (six.end.exhausted)."""
    forget_lift(s)
    s.last_end = BY_EXHAUSTION
    emit(s, STAGE_OVER, TABLE, (s.stage + 1) * 3 + BY_EXHAUSTION, EVERYONE)
    close_claims(s)
    end_game(s)


def end_game(s: State) -> None:
    """The strokes on the secured cards, nothing else (six.stages, six.end)."""
    s.phase = OVER
    s.dice_n = 0
    for seat in range(s.seats):
        for i in range(s.secured_n[seat]):
            s.counted[seat] |= 1 << s.secured[seat][i]
            s.points[seat] += s.strokes[s.secured[seat][i] - 1]
        emit(s, SCORED, seat, s.points[seat], EVERYONE)
    s.rounds = 1
    emit(s, WON, TABLE, winners(s), EVERYONE)


def winners(s: State) -> int:
    """The most strokes; ties are shared (six.end)."""
    best, mask = 0, 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
    for seat in range(s.seats):
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask


# ---- what a seat cannot see ----------------------------------------------------------------------


def redeal(s: State, seat: int) -> None:
    """Shuffles, for every seat, the cards nobody has seen, and draws the sand's time anew (six.timer)."""
    for owner in range(s.seats):
        shuffle_unseen(s, owner, seat)
    if sand_runs(s):
        s.sand = s.sand_least + below(s, 1000 * s.timer_max - s.sand_least + 1)


def shuffle_unseen(s: State, owner: int, seat: int) -> None:
    """The supply of one seat; the top card is known to its owner alone, once looked at (six.change.place)."""
    knows_top = owner == seat and (s.looked >> owner & 1) == 1
    gone = seen_of(s, owner)
    if knows_top:
        gone |= 1 << s.top[owner]
    n = 0
    for card in range(1, CARDS + 1):
        if not gone >> card & 1:
            s.supply[owner][n] = card
            n += 1
    shuffle(s, s.supply[owner], n)
    if knows_top:
        s.supply[owner][n] = s.top[owner]
    elif s.looked >> owner & 1:
        s.top[owner] = next_card(s, owner)


def seen_of(s: State, owner: int) -> int:
    """The cards of a seat that all have seen: in the showcase, secured, given back."""
    seen = 0
    for i in range(s.secured_n[owner]):
        seen |= 1 << s.secured[owner][i]
    for i in range(s.under_n[owner]):
        seen |= 1 << s.under[owner][i]
    for place in range(PLACES):
        card = s.shown[owner][place]
        while card:
            seen |= 1 << card
            card = s.beneath[owner][card]
    return seen
