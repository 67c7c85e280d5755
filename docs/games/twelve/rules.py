"""Twelve, 2-4 seats: three tricks with the cards 1 to 12; the highest card takes."""

from __future__ import annotations

from troef.core.declare import NOBODY, OWN, Flat, flag, i8, i16
from troef.core.notation import EventBook, MoveBook, seat_axis, several, words
from troef.core.words import EVERYONE, NEVER, NONE, TABLE, Moves, add_each, below, emit, only, shuffle

SEATS, CARDS, HAND = 4, 12, 3
CARD = words("card", "1 2 3 4 5 6 7 8 9 10 11 12")

MOVES = MoveBook()
LAY = MOVES.move("lay", CARD)
ACTIONS, IDLE = len(MOVES), MOVES.idle

EVENTS = EventBook()
LEADS = EVENTS.event("leads")
DEALT = EVENTS.event("dealt", card=CARD)
LAID = EVENTS.event("laid", card=CARD)
TOOK = EVENTS.event("took")
WON = EVENTS.event("won", winners=several(seat_axis(SEATS)))


class Options(Flat):
    """How this table plays."""

    low = flag(rule="twelve.low")


class State(Options, events=16):
    """The table. A hand is a set of cards: the bits of a number."""

    seats = i8()
    points = i8(SEATS)
    rounds = i8()  # tricks taken
    turn = i8()
    lead = i8()
    deck = i8(CARDS, seen=NOBODY)
    hand = i16(SEATS, seen=OWN)
    laid = i8(SEATS)
    gone = i16(seen=NOBODY, past=True)  # cards of earlier tricks: all saw them, no view shows them


def begin(s: State, seats: int) -> None:
    """Three cards each; who leads is drawn (twelve.deal)."""
    s.seats, s.rounds, s.gone = seats, 0, 0
    s.lead = s.turn = below(s, seats)
    emit(s, LEADS, s.lead, 0, EVERYONE)
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s, s.deck, CARDS)
    for seat in range(SEATS):
        s.points[seat] = s.hand[seat] = 0
        s.laid[seat] = NONE
    for i in range(seats * HAND):
        s.hand[i // HAND] |= 1 << s.deck[CARDS - 1 - i]
        emit(s, DEALT, i // HAND, s.deck[CARDS - 1 - i], only(i // HAND))


def to_act(s: State) -> int:
    """The player on turn (twelve.lay)."""
    return 1 << s.turn if s.rounds < HAND else 0


def wake(s: State) -> int:
    """Nothing happens by itself."""
    return NEVER


def legal(s: State, seat: int, moves: Moves) -> None:
    """Any card in hand (twelve.lay)."""
    if seat == s.turn and s.rounds < HAND:
        add_each(moves, LAY, s.hand[seat])


def apply(s: State, seat: int, action: int, at: int) -> None:
    """A card is laid open, clockwise (twelve.lay)."""
    s.hand[seat] ^= 1 << action - LAY
    s.laid[seat] = action - LAY
    emit(s, LAID, seat, s.laid[seat], EVERYONE)
    s.turn = (seat + 1) % s.seats
    if s.turn == s.lead:
        take(s)


def take(s: State) -> None:
    """The highest card takes the trick and leads the next (twelve.take), or the lowest (twelve.low)."""
    best = 0
    for seat in range(s.seats):
        s.gone |= 1 << s.laid[seat]
        if s.laid[seat] < s.laid[best] if s.low else s.laid[seat] > s.laid[best]:
            best = seat
    s.lead = s.turn = best
    s.points[best] += 1
    s.rounds += 1
    emit(s, TOOK, best, 0, EVERYONE)
    for seat in range(SEATS):
        s.laid[seat] = NONE
    if s.rounds == HAND:
        emit(s, WON, TABLE, winners(s), EVERYONE)


def winners(s: State) -> int:
    """The most tricks; a tie is shared (twelve.win)."""
    best, mask = 0, 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
    for seat in range(s.seats):
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask


def redeal(s: State, seat: int) -> None:
    """Deals at random what the seat cannot know: the hands of the others."""
    known = s.gone | (s.hand[seat] if seat >= 0 else 0)
    for other in range(s.seats):
        if s.laid[other] != NONE:
            known |= 1 << s.laid[other]
    n = 0
    for card in range(CARDS):
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
    """Everybody can count it."""
    return HAND - s.rounds - (1 if s.laid[seat] != NONE else 0)
