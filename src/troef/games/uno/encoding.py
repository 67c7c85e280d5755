"""What a seat of UNO knows, as numbers for learners. Seats are counted from the own one, clockwise."""

from __future__ import annotations

from troef.core.notation import Axis, Plane, length, plane, words
from troef.core.words import NONE, lowest
from troef.games.uno.rules import (
    CARD,
    COLOUR,
    COLOURS,
    COPIES,
    HAS_DRAWN,
    KINDS,
    MORE,
    MUST_NAME,
    OVER,
    SEATS,
    State,
    copies,
    may_be_left,
)

PHASES = OVER - MUST_NAME + 1
PHASE = words("phase", "name play drawn owes over")
OPTION = Axis(
    "option",
    tuple(
        "=".join((name, *option.words[:1])) + "".join(f"/{word}" for word in option.words[1:])
        for name, option in State.options.items()
    ),
)
PLANES: tuple[Plane, ...] = (
    plane("hand", "how many of each kind are in the own hand", CARD),
    plane("known", "for every seat, how many of each kind it is known to hold (shown or swapped hands)", SEATS, CARD),
    plane("gone", "how many of each kind lie in the open pile, its top included", CARD),
    plane("to_come", "how many of each kind may be in the stock, by all the seat has seen since the deal", CARD),
    plane("top", "1 at the top card of the open pile", CARD),
    plane("drawn", "1 at the card just drawn, while only it may be played", CARD),
    plane("colour", "1 at the colour in force; none until a first wild is named", COLOUR),
    plane("phase", "1 at what the seat on turn has to do: drawn: play or keep the drawn card", PHASE),
    plane("turn", "1 at the seat on turn", SEATS),
    plane("sizes", "how many cards every seat holds", SEATS),
    plane(
        "shunned",
        "for every seat, 1 at the colours in force when it drew a card it could not play, or passed, with no "
        "draw since: a sign, no proof",
        SEATS,
        COLOUR,
    ),
    plane("accused", "1 at whoever's wild draw four may be challenged", SEATS),
    plane("window", "1 at whoever has one card and has not called", SEATS),
    plane("points", "the points of every seat in the match", SEATS),
    plane("seats", "1 at the number of seats less one", SEATS),
    plane("stock", "how many cards are in the stock"),
    plane("direction", "1 to the left, -1 to the right"),
    plane("owed", "how many cards the seat on turn owes"),
    plane("catchable", "1 if the grace of the window is over"),
    plane("options", "the options; a choice as its place among its words, from 0", OPTION),
)
OBSERVATION = length(PLANES)


def observe(s: State, seat: int, out: list[int]) -> None:
    """Writes the planes one after another."""
    for i in range(OBSERVATION):
        out[i] = 0
    at = put_cards(s, seat, out)
    at = put_turn(s, seat, out, at)
    at = put_seats(s, seat, out, at)
    out[at] = s.stock_n
    out[at + 1] = s.direction
    out[at + 2] = s.owed
    out[at + 3] = s.catchable
    put_options(s, out, at + 4)


def put_cards(s: State, seat: int, out: list[int]) -> int:
    """The planes of cards; returns where the next begins."""
    put_hand(out, 0, s.held[seat], s.more[seat])
    at = KINDS
    if s.exposed:
        for i in range(1, s.seats):
            other = (seat + i) % s.seats
            put_hand(out, at + i * KINDS, s.known[seat][other], s.known[seat][MORE + other])
    at += SEATS * KINDS
    for i in range(s.pile_n):
        out[at + s.pile[i]] += 1
    put_to_come(s, seat, out, at)
    at += 2 * KINDS
    out[at + s.pile[s.pile_n - 1]] = 1
    at += KINDS
    if s.phase == HAS_DRAWN and seat == s.turn:
        out[at + s.drawn[seat]] = 1
    return at + KINDS


def put_to_come(s: State, seat: int, out: list[int], gone: int) -> None:
    """All that is not gone, not in the own hand and not known to be in another; of a stock that was the open pile only
    what was in it."""
    for kind in range(KINDS):
        n = COPIES[kind] - out[gone + kind]
        for place in range(s.seats if s.exposed else 1):
            n -= out[place * KINDS + (KINDS if place else 0) + kind]
        out[gone + KINDS + kind] = min(n, may_be_left(s, seat, kind)) if s.recycled else n


def put_hand(out: list[int], at: int, held: int, more: int) -> None:
    """How many of each kind."""
    while held:
        kind = lowest(held)
        held &= held - 1
        out[at + kind] = copies(1 << kind, more, kind)


def put_turn(s: State, seat: int, out: list[int], at: int) -> int:
    """Colour, phase and turn."""
    if s.colour != NONE:
        out[at + s.colour] = 1
    at += COLOURS
    out[at + s.phase] = 1
    at += PHASES
    if s.phase != OVER:
        out[at + (s.turn - seat if s.turn >= seat else s.turn - seat + s.seats)] = 1
    return at + SEATS


def put_seats(s: State, seat: int, out: list[int], at: int) -> int:
    """What is said of every seat."""
    shunned = at + SEATS
    accused = shunned + SEATS * COLOURS
    points = accused + 2 * SEATS
    other = seat
    for i in range(s.seats):
        out[at + i] = s.size[other]
        for colour in range(COLOURS):
            out[shunned + i * COLOURS + colour] = s.shunned[other] >> colour & 1
        out[accused + i] = 1 if other == s.accused else 0
        out[accused + SEATS + i] = 1 if other == s.window else 0
        out[points + i] = s.points[other]
        other = other + 1 if other + 1 < s.seats else 0
    out[points + SEATS + s.seats - 1] = 1
    return points + 2 * SEATS


def put_options(s: State, out: list[int], at: int) -> None:
    """How this table plays."""
    out[at] = s.scoring
    out[at + 1] = s.target
    out[at + 2] = s.bluffing
    out[at + 3] = s.uno_call
    out[at + 4] = s.uno_grace_ms
    out[at + 5] = s.uno_penalty
    out[at + 6] = s.wild_start
    out[at + 7] = s.two_player_reverse
    out[at + 8] = s.stacking
    out[at + 9] = s.jump_in
    out[at + 10] = s.seven_zero
    out[at + 11] = s.draw_until_playable
    out[at + 12] = s.forced_play
    out[at + 13] = s.no_action_finish
