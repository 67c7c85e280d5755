"""What an action of UNO looks like to a net, from what the seat knows: small whole numbers, in the dialect of rules."""

from __future__ import annotations

from typing import Any

from troef.core.words import count
from troef.games.uno.policy import harm_of, value_of_play
from troef.games.uno.rules import (
    CHALLENGE,
    COLOURS,
    DRAW,
    FACES,
    FOUR,
    KEEP,
    NAME,
    NUMBER_CARDS,
    OF_COLOUR,
    OF_FACE,
    REVERSE,
    TAKE,
    WILD,
    WILD_FOUR,
    WILDS,
    State,
    after,
    card_of,
    colour_named,
    face,
    worth,
    would_be_bluff,
)

FEATURES = 44
ONE = 8  # what the net takes for a 1


def features(s: State, seat: int, action: int, out: Any) -> None:
    """The hand as it will be, what the action does to others, how near they are."""
    for i in range(FEATURES):
        out[i] = 0
    kind = card_of(action) if action < NAME else -1
    colour = s.colour
    if kind >= 0:
        colour = kind // FACES if kind < WILD else colour_named(action)
        put_play(s, seat, action, kind, out)
    elif action < TAKE:
        colour = action - NAME
    put_hand(s, seat, kind, colour, out)
    put_others(s, seat, colour, out)
    out[35] = ONE if action == DRAW else 0
    out[36] = ONE if action == KEEP else 0
    out[37] = ONE if action == TAKE else 0
    out[38] = ONE if action == CHALLENGE else 0
    out[39] = 2 * s.owed
    out[40] = s.evidence_n if action == CHALLENGE else 0
    out[41 + min(2, s.seats - 2)] = ONE


def put_hand(s: State, seat: int, kind: int, colour: int, out: Any) -> None:
    """What is left in hand."""
    held, more, size = s.held[seat], s.more[seat], s.size[seat]
    if kind >= 0:
        size -= 1
        if more >> kind & 1:
            more &= ~(1 << kind)
        else:
            held &= ~(1 << kind)
    out[0] = size * 2
    out[1 + min(size, 4)] = ONE
    if colour >= 0:
        out[6] = 4 * (count(held & OF_COLOUR[colour]) + count(more & OF_COLOUR[colour]))
        out[7] = ONE if size == 1 and held & (OF_COLOUR[colour] | WILDS) else 0
    for c in range(COLOURS):
        out[8] += 2 if held & OF_COLOUR[c] else 0
    out[9] = 4 * count(held & WILDS & ~FOUR)
    out[10] = 4 * count(held & FOUR)
    out[11] = (worth(held) + worth(more)) // 8
    out[12] = 2 * count(held & ~NUMBER_CARDS & ~WILDS)
    if 0 <= kind < WILD:
        out[13] = 2 * count(held & OF_FACE[kind % FACES])


def put_play(s: State, seat: int, action: int, kind: int, out: Any) -> None:
    """What the card does."""
    out[14] = harm_of(s, seat, kind) // 20
    out[15] = ONE if face(kind) == REVERSE else 0
    out[16] = ONE if kind == WILD else 0
    out[17] = ONE if kind == WILD_FOUR else 0
    out[18] = ONE if kind == WILD_FOUR and would_be_bluff(s, seat) else 0
    out[19] = min(64, max(-64, value_of_play(s, seat, action) // 8))


def put_others(s: State, seat: int, colour: int, out: Any) -> None:
    """How many cards the next, the one before and the nearest to go out have, and who lacks the colour."""
    following, before = after(s, seat), (seat - s.direction) % s.seats
    out[20 + min(4, max(0, s.size[following] - 1))] = ONE
    out[25 + min(4, max(0, s.size[before] - 1))] = ONE
    least = 99
    for other in range(s.seats):
        if other != seat:
            least = min(least, s.size[other])
            if colour >= 0:
                out[33] += 2 * (s.shunned[other] >> colour & 1)
    out[30 + min(2, least - 1)] = ONE
    if colour >= 0:
        out[34] = ONE * (s.shunned[following] >> colour & 1)
