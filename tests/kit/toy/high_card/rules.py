"""High card, 2-4 seats: all lay a card face down, the highest takes the trick; the table lays for sleepers."""

from __future__ import annotations

from troef.core.declare import NOBODY, OWN, Flat, i8, i64, number
from troef.core.notation import EventBook, MoveBook, several, words
from troef.core.notation import seat_axis as seats_of
from troef.core.words import (
    EVERYONE,
    NEVER,
    NONE,
    TABLE,
    Moves,
    add,
    add_each,
    below,
    emit,
    everyone,
    lowest,
    only,
    shuffle,
)

SEATS, CARDS, HAND = 4, 16, 3
CARD = words("card", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16")

MOVES = MoveBook()
LAY = MOVES.move("lay", CARD, loose=True)
PEEK = MOVES.move("peek", idle=True, loose=True)
ACTIONS, IDLE = len(MOVES), MOVES.idle

EVENTS = EventBook()
DEALT = EVENTS.event("dealt", card=CARD)
LAID = EVENTS.event("laid", card=CARD)
PEEKED = EVENTS.event("peeked", card=CARD, reveals=True)
SHOWN = EVENTS.event("shown", card=CARD, reveals=True)
TOOK = EVENTS.event("took")
WON = EVENTS.event("won", winners=several(seats_of(SEATS)))


class Options(Flat):
    """How this table plays."""

    seconds = number(1, 60, default=10, rule="high.sleep")


class State(Options, events=24):
    """The table; cards are numbers from 0 and sets of them masks."""

    seats = i8()
    points = i8(SEATS)
    rounds = i8()  # tricks taken
    deck = i8(CARDS, seen=NOBODY)
    spare = i8(seen=NOBODY)
    hand = i64(SEATS, seen=OWN)
    laid = i8(SEATS, seen=OWN)
    peeked = i8(SEATS, seen=OWN)  # the spare card, for whoever has looked at it
    waiting = i64()  # the seats that have not laid
    due = i64()
    gone = i64(seen=NOBODY, past=True)  # cards of earlier tricks: all saw them


def begin(s: State, seats: int) -> None:
    """Three cards each, and a spare one that nobody sees (high.deal)."""
    s.seats = seats
    s.rounds = s.gone = 0
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s, s.deck, CARDS)
    for seat in range(SEATS):
        s.points[seat] = s.hand[seat] = 0
        s.peeked[seat] = NONE
    top = CARDS
    for seat in range(seats):
        for _ in range(HAND):
            top -= 1
            s.hand[seat] |= 1 << s.deck[top]
            emit(s, DEALT, seat, s.deck[top], only(seat))
    s.spare = s.deck[top - 1]
    open_trick(s, 0)


def open_trick(s: State, at: int) -> None:
    """Everybody is to lay a card (high.lay), within some seconds (high.sleep)."""
    s.waiting = everyone(s.seats)
    s.due = at + s.seconds * 1000
    for seat in range(SEATS):
        s.laid[seat] = NONE


def to_act(s: State) -> int:
    """All who have not laid, in any order (high.lay)."""
    return s.waiting


def wake(s: State) -> int:
    """The table lays for those who sleep (high.sleep)."""
    return s.due if s.waiting else NEVER


def legal(s: State, seat: int, moves: Moves) -> None:
    """Any card in hand (high.lay); a look at the spare card, once (high.peek)."""
    if s.waiting >> seat & 1:
        add_each(moves, LAY, s.hand[seat])
        if s.peeked[seat] == NONE:
            add(moves, PEEK)


def apply(s: State, seat: int, action: int, at: int) -> None:
    """A card is laid, the spare one looked at, or the table lays the lowest for all who sleep (high.sleep)."""
    if action == PEEK:
        s.peeked[seat] = s.spare
        emit(s, PEEKED, seat, s.spare, only(seat))
    elif seat != TABLE:
        lay(s, seat, action - LAY)
    else:
        while s.waiting:
            lay(s, lowest(s.waiting), lowest(s.hand[lowest(s.waiting)]))
    if s.waiting == 0:
        take(s, at)


def lay(s: State, seat: int, card: int) -> None:
    """Face down (high.lay)."""
    s.hand[seat] ^= 1 << card
    s.laid[seat] = card
    s.waiting ^= 1 << seat
    emit(s, LAID, seat, card, only(seat))


def take(s: State, at: int) -> None:
    """The cards are turned up; the highest takes the trick (high.take)."""
    best = 0
    for seat in range(s.seats):
        emit(s, SHOWN, seat, s.laid[seat], EVERYONE)
        s.gone |= 1 << s.laid[seat]
        if s.laid[seat] > s.laid[best]:
            best = seat
    s.points[best] += 1
    s.rounds += 1
    emit(s, TOOK, best, 0, EVERYONE)
    if s.rounds < HAND:
        open_trick(s, at)
    else:
        emit(s, WON, TABLE, winners(s), EVERYONE)


def winners(s: State) -> int:
    """The most tricks (high.win)."""
    best, mask = 0, 0
    for seat in range(s.seats):
        if s.points[seat] > best:
            best, mask = s.points[seat], 0
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask


def redeal(s: State, seat: int) -> None:
    """Deals anew what the seat cannot know: the hands and cards laid of the others, the spare one unless peeked at."""
    known = s.gone
    if seat >= 0:
        known |= s.hand[seat]
        if s.waiting >> seat & 1 == 0:
            known |= 1 << s.laid[seat]
        if s.peeked[seat] != NONE:
            known |= 1 << s.peeked[seat]
    n = 0
    for card in range(CARDS):
        if not known >> card & 1:
            s.deck[n] = card
            n += 1
    shuffle(s, s.deck, n)
    n = deal_hidden(s, seat, n)
    if seat >= 0 and s.peeked[seat] != NONE:
        s.spare = s.peeked[seat]
    else:
        s.spare = s.deck[n - 1]
    for other in range(s.seats):
        if other != seat:
            s.peeked[other] = s.spare if below(s, 2) else NONE


def deal_hidden(s: State, seat: int, n: int) -> int:
    """Hands and cards laid of all but one seat, from the n cards at hand; returns how many are left."""
    for other in range(s.seats):
        if other != seat:
            laid = s.waiting >> other & 1 == 0
            s.hand[other] = 0
            for _ in range(hand_size(s, other)):
                n -= 1
                s.hand[other] |= 1 << s.deck[n]
            s.laid[other] = NONE
            if laid and s.rounds < HAND:
                n -= 1
                s.laid[other] = s.deck[n]
    return n


def hand_size(s: State, seat: int) -> int:
    """Everybody can count it (high.deal, high.lay)."""
    return 0 if s.rounds == HAND else HAND - s.rounds - (1 if s.waiting >> seat & 1 == 0 else 0)
