"""Compañeros, 3-6 seats, a whole series. Reads like the leaflet, from top to bottom; docstrings cite the rules."""

from __future__ import annotations

from troef.core.declare import NOBODY, OWN, Flat, flag, i8, i16, i64, number
from troef.core.notation import NUMBER, EventBook, MoveBook, product, seat_axis, several, words
from troef.core.words import (
    EVERYONE,
    NEVER,
    NONE,
    TABLE,
    Moves,
    add,
    add_each,
    below,
    count,
    emit,
    everyone,
    highest,
    lowest,
    only,
    shuffle,
)

# ---- the cards: a card is colour * 10 + number - 1; a set of cards is a mask ---------------------
SEATS, COLOURS, NUMBERS, CARDS, HAND = 6, 6, 10, 60, 9
COLOUR = words("colour", "G Y R B P O")
CARD = product("card", COLOUR, words("number", "1 2 3 4 5 6 7 8 9 10"))
OF_COLOUR = tuple(((1 << NUMBERS) - 1) << colour * NUMBERS for colour in range(COLOURS))

# ---- the moves -----------------------------------------------------------------------------------
MOVES = MoveBook()
LAY = MOVES.move("lay", CARD)
TAKE = MOVES.move("take", COLOUR)
ACTIONS, IDLE = len(MOVES), MOVES.idle

# ---- what happens --------------------------------------------------------------------------------
EVENTS = EventBook()
STARTS = EVENTS.event("starts")
SHOWN = EVENTS.event("shown", card=CARD)
DEALT = EVENTS.event("dealt", card=CARD)
LAID = EVENTS.event("laid", card=CARD)
TIED = EVENTS.event("tied", strength=NUMBER, colours=several(COLOUR))
TOOK = EVENTS.event("took", points=NUMBER, colour=COLOUR)
LEADS = EVENTS.event("leads")
SCORED = EVENTS.event("scored", points=NUMBER)
WON = EVENTS.event("won", winners=several(seat_axis(SEATS)))

# ---- what the seat on turn has to do; why a settling stopped -------------------------------------
LAYING, PICKING, OVER = range(3)
ALL_TOOK, BY_TIE, BY_EMPTY_DISPLAY = range(3)


class Options(Flat):
    """How this table plays; set once, before the match begins."""

    games = number(1, 20, default=1, rule="companeros.match")
    open_scores = flag(rule="companeros.won.hidden")


class State(Options, events=80):
    """The table. Seats without a card, a colour or a place have NONE."""

    seats = i8()
    points = i16(SEATS)  # of the series
    rounds = i8()  # games scored
    opener = i8()  # who started this game
    leader = i8()  # who started this trick
    turn = i8()
    phase = i8()
    tricks = i8()  # settled in this game
    deck = i8(CARDS, seen=NOBODY)
    hand = i64(SEATS, seen=OWN)
    display = i64()
    laid = i8(SEATS)  # the card before each seat
    played = i64()  # the same cards as a set
    strength = i8(COLOURS)
    order = i8(SEATS)  # the seats that may pick, the first first
    order_n = i8()
    picked = i8()  # how many of them have
    tied = i8()  # the colours whose tie cut the order off
    taken = i64(SEATS, seen=NOBODY, past=True)
    taken_n = i8(SEATS)
    running = i16(SEATS)  # points in this game, with open_scores
    took = i8(SEATS)  # the colour each seat has picked in this trick
    last_leader = i8()  # the trick before this one
    last_laid = i8(SEATS)
    last_took = i8(SEATS)
    last_tied = i8()
    last_stop = i8()


# ---- set-up --------------------------------------------------------------------------------------


def begin(s: State, seats: int) -> None:
    """The starter of the first game is drawn (companeros.start)."""
    s.seats = seats
    s.rounds = 0
    for seat in range(SEATS):
        s.points[seat] = 0
    deal_game(s, below(s, seats))


def deal_game(s: State, opener: int) -> None:
    """A display of as many cards as players, the rest dealt out evenly (companeros.deal)."""
    s.opener = opener
    emit(s, STARTS, opener, 0, EVERYONE)
    clear_table(s)
    shuffle_deck(s)
    top = s.seats * NUMBERS
    for _ in range(s.seats):
        top -= 1
        s.display |= 1 << s.deck[top]
        emit(s, SHOWN, TABLE, s.deck[top], EVERYONE)
    for seat in range(s.seats):
        for _ in range(HAND):
            top -= 1
            s.hand[seat] |= 1 << s.deck[top]
            emit(s, DEALT, seat, s.deck[top], only(seat))
    lead_trick(s, opener)


def clear_table(s: State) -> None:
    """Nothing is in hand, on display, laid or taken."""
    s.display = s.tricks = s.last_tied = s.last_stop = 0
    s.last_leader = NONE
    for seat in range(SEATS):
        s.hand[seat] = s.taken[seat] = s.taken_n[seat] = s.running[seat] = 0


def shuffle_deck(s: State) -> None:
    """As many complete colours as players, the first ones (companeros.deck)."""
    for card in range(s.seats * NUMBERS):
        s.deck[card] = card
    shuffle(s, s.deck, s.seats * NUMBERS)


def lead_trick(s: State, leader: int) -> None:
    """A new trick; nobody has laid (companeros.start, companeros.next_start)."""
    s.leader = s.turn = leader
    s.phase = LAYING
    s.played = s.order_n = s.picked = s.tied = 0
    for seat in range(SEATS):
        s.laid[seat] = s.order[seat] = NONE
    for colour in range(COLOURS):
        s.strength[colour] = 0


# ---- a turn --------------------------------------------------------------------------------------


def to_act(s: State) -> int:
    """The player to lay (companeros.play) or to pick (companeros.pick)."""
    return 0 if s.phase == OVER else 1 << s.turn


def wake(s: State) -> int:
    """Nothing happens by itself."""
    return NEVER


def legal(s: State, seat: int, moves: Moves) -> None:
    """Any card in hand (companeros.play); any colour in the display (companeros.pick)."""
    if seat != s.turn:
        return
    if s.phase == LAYING:
        add_each(moves, LAY, s.hand[seat])
    elif s.phase == PICKING:
        for colour in range(COLOURS):
            if s.display & OF_COLOUR[colour]:
                add(moves, TAKE + colour)


def apply(s: State, seat: int, action: int, at: int) -> None:
    """Lays a card or takes a colour."""
    if action < TAKE:
        lay(s, seat, action - LAY)
    else:
        take(s, seat, action - TAKE)


def lay(s: State, seat: int, card: int) -> None:
    """One card, open; clockwise until all have played (companeros.play)."""
    put_down(s, seat, card)
    emit(s, LAID, seat, card, EVERYONE)
    s.turn = (seat + 1) % s.seats
    if s.turn == s.leader:
        settle(s)


def put_down(s: State, seat: int, card: int) -> None:
    """The card leaves the hand and its colour grows by its number (companeros.strength)."""
    s.hand[seat] ^= 1 << card
    s.played |= 1 << card
    s.laid[seat] = card
    s.strength[card // NUMBERS] += card % NUMBERS + 1


# ---- settling a trick ----------------------------------------------------------------------------


def settle(s: State) -> None:
    """All have played: who may pick, and in which order (companeros.play)."""
    rank(s)
    if s.tied:
        emit(s, TIED, TABLE, (s.strength[lowest(s.tied)] << COLOURS) + s.tied, EVERYONE)
    for seat in range(SEATS):
        s.took[seat] = NONE
    if s.order_n:
        s.phase = PICKING
        s.turn = s.order[0]
    else:
        end_trick(s)


def rank(s: State) -> None:
    """Colours by strength, inside a colour players by card (companeros.strength); a tie ends it (companeros.tie)."""
    colours = everyone(COLOURS)
    best = strongest(s, colours)
    while best:
        if best & best - 1:
            s.tied = best
            best = 0
        else:
            add_players(s, lowest(best))
            colours ^= best
            best = strongest(s, colours)


def strongest(s: State, colours: int) -> int:
    """Of these colours, as masks, the laid ones of the greatest strength (companeros.strength)."""
    most, best = 1, 0
    for colour in range(s.seats):
        if colours >> colour & 1 and s.strength[colour] >= most:
            if s.strength[colour] > most:
                most, best = s.strength[colour], 0
            best |= 1 << colour
    return best


def lasts_for(s: State) -> int:
    """How many of the order the display lasts for, one colour each; the others get nothing (companeros.pick)."""
    n = s.picked
    for colour in range(s.seats):
        if s.display & OF_COLOUR[colour] and n < s.order_n:
            n += 1
    return n


def add_players(s: State, colour: int) -> None:
    """The players of one colour, the highest card first (companeros.strength)."""
    cards = s.played & OF_COLOUR[colour]
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        s.order[s.order_n] = who_laid(s, card)
        s.order_n += 1


def who_laid(s: State, card: int) -> int:
    """The seat before which a card lies."""
    seat = 0
    while s.laid[seat] != card:
        seat += 1
    return seat


def take(s: State, seat: int, colour: int) -> None:
    """All cards of one colour out of the display (companeros.pick), face down (companeros.won.hidden)."""
    cards = s.display & OF_COLOUR[colour]
    points = worth(cards)
    s.display ^= cards
    s.taken[seat] |= cards
    s.taken_n[seat] += count(cards)
    s.took[seat] = colour
    if s.open_scores:
        s.running[seat] += points
    emit(s, TOOK, seat, points * COLOURS + colour, EVERYONE)
    s.picked += 1
    if s.picked == s.order_n or s.display == 0:
        end_trick(s)
    else:
        s.turn = s.order[s.picked]


def worth(cards: int) -> int:
    """The sum of the numbers (companeros.score)."""
    total = 0
    while cards:
        total += lowest(cards) % NUMBERS + 1
        cards &= cards - 1
    return total


def end_trick(s: State) -> None:
    """The played cards join the display (companeros.refill); whoever picked first leads (companeros.next_start)."""
    s.display |= s.played
    remember_trick(s)
    s.tricks += 1
    if s.tricks == HAND:
        end_game(s)
    else:
        lead_trick(s, s.order[0] if s.order_n else s.leader)
        emit(s, LEADS, s.leader, 0, EVERYONE)


def remember_trick(s: State) -> None:
    """The trick just settled, so that it can still be looked at."""
    s.last_leader = s.leader
    s.last_tied = s.tied
    s.last_stop = BY_EMPTY_DISPLAY if s.picked < s.order_n else BY_TIE if s.tied else ALL_TOOK
    for seat in range(s.seats):
        s.last_laid[seat], s.last_took[seat] = s.laid[seat], s.took[seat]


# ---- the end -------------------------------------------------------------------------------------


def end_game(s: State) -> None:
    """Each scores the cards taken (companeros.score); what is left on display counts for nobody (companeros.end)."""
    for seat in range(s.seats):
        points = worth(s.taken[seat])
        s.points[seat] += points
        emit(s, SCORED, seat, points, EVERYONE)
    s.rounds += 1
    if s.rounds < s.games:
        deal_game(s, next_opener(s))
    else:
        s.phase = OVER
        emit(s, WON, TABLE, winners(s), EVERYONE)


def next_opener(s: State) -> int:
    """Whoever took the most; of several the first one clockwise from the last opener itself (companeros.match)."""
    best = seat = s.opener
    for _ in range(s.seats):
        if worth(s.taken[seat]) > worth(s.taken[best]):
            best = seat
        seat = (seat + 1) % s.seats
    return best


def winners(s: State) -> int:
    """The most points; ties are shared (companeros.score, companeros.match)."""
    best, mask = 0, 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
    for seat in range(s.seats):
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask


# ---- what a seat cannot see ----------------------------------------------------------------------


def redeal(s: State, seat: int) -> None:
    """Deals, at random, the hands the seat cannot see. What was taken was open once (companeros.won.hidden)."""
    known = s.display | s.played
    for other in range(s.seats):
        known |= s.taken[other]
    if seat >= 0:
        known |= s.hand[seat]
    n = 0
    for card in range(s.seats * NUMBERS):
        if not known >> card & 1:
            s.deck[n] = card
            n += 1
    shuffle(s, s.deck, n)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0
            for _ in range(hand_size(s, other)):
                n -= 1
                s.hand[other] |= 1 << s.deck[n]


def hand_size(s: State, seat: int) -> int:
    """Everybody can count it (companeros.deal, companeros.play)."""
    laid = 0 if s.laid[seat] == NONE or s.tricks == HAND else 1
    return HAND - s.tricks - laid
