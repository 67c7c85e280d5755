"""What an action of UNO looks like to a net, from what the seat knows: small whole numbers, in the dialect of rules."""

from __future__ import annotations

from typing import Any

from troef.core.words import NONE, Moves, below, count
from troef.games.uno.policy import lean, standing
from troef.games.uno.rules import (
    BY_WINNER,
    CALL,
    CHALLENGE,
    COLOURS,
    DRAW,
    DRAW_TWO,
    FACES,
    FOUR,
    KEEP,
    NAME,
    NUMBER_CARDS,
    OF_COLOUR,
    OF_FACE,
    POINTS,
    REVERSE,
    SEATS,
    SKIP,
    TAKE,
    WILD,
    WILD_FOUR,
    WILDS,
    State,
    after,
    card_of,
    colour_named,
    copies,
    face,
    one_less,
    playable,
    worth,
    would_be_bluff,
)

ONE = 8  # what the net takes for a 1
TABLES = (4, 2, 4, 3, 4, 2, 4, 6)  # how many play, one batch of self-play after another
# ---- the places of the numbers; those of several are their first ---------------------------------
SIZE, SIZES = 0, 8
HELD, OF_FORCE, OTHERS_OF, EMPTY, WILD_CARDS, FOURS, COST, SYMBOLS, SYMBOLS_OF = 8, 9, 10, 13, 14, 15, 16, 17, 18
LAST_FITS, SAME_FACE = 19, 20
SKIPS, TURNS, TWO, A_WILD, A_FOUR, BLUFFS, SHED = 21, 22, 23, 24, 25, 26, 27
FOLLOWING, BEFORE, BEYOND, NEAREST = 28, 33, 38, 43
NEXT_LACKS, BEFORE_LACKS, WHO_LACK, OUT_THERE, UNSEEN = 46, 47, 48, 49, 50
DRAWS, KEEPS, TAKES, CHALLENGES, DEBT, EVIDENCE, CLEAN, SUSPECT, COULD = 51, 52, 53, 54, 55, 56, 57, 58, 59
MINE, BEST, OF_NEXT, OF_NEAREST, PLAYERS = 60, 61, 62, 63, 64
FEATURES = 68


def knows(s: State) -> bool:
    """It learnt without the house rules that change what a card or a turn comes to."""
    turns = s.draw_until_playable or s.forced_play
    return s.scoring == BY_WINNER and not (s.stacking or s.seven_zero or s.no_action_finish or turns)


def set_out(s: State, luck: Any) -> None:
    """Half of the time somewhere in a match."""
    if below(luck, 2):
        for seat in range(s.seats):
            s.points[seat] = below(luck, s.target)


def company(s: State, luck: Any) -> int:
    """Who does not play by the net: in every second round few, by the policy; in the others most, most carelessly."""
    others, careless, weak = 0, 0, below(luck, 2)
    for seat in range(s.seats):
        kind = below(luck, 8)
        if kind < (6 if weak else 2):
            others |= 1 << seat
        if weak and kind < 5:
            careless |= 1 << seat
    return others | careless << SEATS


def partner(s: State, seat: int, luck: Any, moves: Moves, others: int) -> int:
    """As the policy has it, or carelessly."""
    return careless_move(s, seat, luck, moves) if others >> SEATS + seat & 1 else lean(s, seat, luck, moves)


def careless_move(s: State, seat: int, luck: Any, moves: Moves) -> int:
    """Any of the moves that are disliked least."""
    best, least, equal = NONE, 0, 0
    for i in range(1, moves[0] + 1):
        dislike = disliked(s, seat, moves[i])
        if best == NONE or dislike < least:
            best, least, equal = moves[i], dislike, 1
        elif dislike == least:
            equal += 1
            if below(luck, equal) == 0:
                best = moves[i]
    return best


def disliked(s: State, seat: int, action: int) -> int:
    """Calls; then any card, a wild at need, a draw four at last and for its longest colour; never a challenge."""
    if action >= NAME:
        return -1 if action == CALL else 101 if action == CHALLENGE else 100
    if card_of(action) != WILD_FOUR:
        return 0 if card_of(action) < WILD else 1
    colour = OF_COLOUR[max(0, colour_named(action))]
    return 50 - count(s.held[seat] & colour) - count(s.more[seat] & colour)


def features(s: State, seat: int, action: int, out: Any) -> None:
    """The hand as it will be, what the action does to others, how near they are."""
    for i in range(FEATURES):
        out[i] = 0
    kind = card_of(action) if action < NAME else NONE
    colour = s.colour
    if kind >= 0:
        colour = kind // FACES if kind < WILD else colour_named(action)
        put_play(s, seat, kind, out)
    elif action < TAKE:
        colour = action - NAME
    put_hand(s, seat, kind, colour, out)
    put_others(s, seat, colour, out)
    put_match(s, seat, out)
    out[UNSEEN] = unseen_of(s, seat, colour)
    out[DRAWS] = ONE if action == DRAW else 0
    out[KEEPS] = ONE if action == KEEP else 0
    out[TAKES] = ONE if action == TAKE else 0
    out[DEBT] = 2 * s.owed
    out[COULD] = 2 * count(playable(s, seat)) if action == DRAW else 0
    if action == CHALLENGE:
        out[CHALLENGES] = ONE
        out[EVIDENCE] = s.evidence_n
        out[CLEAN] = ONE * (s.shunned[s.accused] >> s.colour_before & 1)
        out[SUSPECT] = unseen_of(s, seat, s.colour_before)


def put_hand(s: State, seat: int, kind: int, colour: int, out: Any) -> None:
    """What is left in hand."""
    held, more, size = s.held[seat], s.more[seat], s.size[seat]
    if kind >= 0:
        size -= 1
        if copies(held, more, kind) == 1:
            held &= ~(1 << kind)
        else:
            more = one_less(more, kind)
    out[SIZE + min(size, SIZES - 1)] = ONE
    out[HELD] = 2 * size
    for c in range(COLOURS):
        n = count(held & OF_COLOUR[c]) + count(more & OF_COLOUR[c])
        if c == colour:
            out[OF_FORCE] = 4 * n
        else:
            put_in_order(out, OTHERS_OF, 4 * n)
        out[EMPTY] += 2 if n == 0 else 0
    out[WILD_CARDS] = 4 * count(held & WILDS & ~FOUR)
    out[FOURS] = 4 * count(held & FOUR)
    out[COST] = (worth(held) + worth(more)) // 8
    out[SYMBOLS] = 2 * count(held & ~NUMBER_CARDS & ~WILDS)
    if colour >= 0:
        out[SYMBOLS_OF] = 4 * count(held & OF_COLOUR[colour] & ~NUMBER_CARDS)
        out[LAST_FITS] = ONE if size == 1 and held & (OF_COLOUR[colour] | WILDS) else 0
    if 0 <= kind < WILD:
        out[SAME_FACE] = 4 * count(held & OF_FACE[kind % FACES])


def put_in_order(out: Any, first: int, number: int) -> None:
    """One of three numbers, the greatest in front."""
    for i in range(first, first + COLOURS - 1):
        if number > out[i]:
            out[i], number = number, out[i]


def put_play(s: State, seat: int, kind: int, out: Any) -> None:
    """What card it is."""
    symbol = face(kind)
    out[SKIPS] = ONE if symbol == SKIP else 0
    out[TURNS] = ONE if symbol == REVERSE else 0
    out[TWO] = ONE if symbol == DRAW_TWO else 0
    out[A_WILD] = ONE if kind == WILD else 0
    out[A_FOUR] = ONE if kind == WILD_FOUR else 0
    out[BLUFFS] = ONE if kind == WILD_FOUR and s.bluffing and would_be_bluff(s, seat) else 0
    out[SHED] = POINTS[kind] // 5


def put_others(s: State, seat: int, colour: int, out: Any) -> None:
    """How many cards the next, the one beyond and the one before have, and who is nearest; who lacks the colour."""
    following, before = after(s, seat), (seat - s.direction) % s.seats
    out[FOLLOWING + min(4, max(0, s.size[following] - 1))] = ONE
    out[BEFORE + min(4, max(0, s.size[before] - 1))] = ONE
    out[BEYOND + min(4, max(0, s.size[after(s, following)] - 1))] = ONE
    least = 99
    for other in range(s.seats):
        if other != seat:
            out[OUT_THERE] += s.size[other]
            least = min(least, s.size[other])
            if colour >= 0:
                out[WHO_LACK] += 2 * (s.shunned[other] >> colour & 1)
    out[NEAREST + min(2, max(0, least - 1))] = ONE
    if colour >= 0:
        out[NEXT_LACKS] = ONE * (s.shunned[following] >> colour & 1)
        out[BEFORE_LACKS] = ONE * (s.shunned[before] >> colour & 1)


def unseen_of(s: State, seat: int, colour: int) -> int:
    """How many cards of a colour the seat has not seen."""
    if colour < 0:
        return 0
    n = 2 * FACES - 1 - count(s.held[seat] & OF_COLOUR[colour]) - count(s.more[seat] & OF_COLOUR[colour])
    for i in range(s.pile_n):
        n -= 1 if OF_COLOUR[colour] >> s.pile[i] & 1 else 0
    return n


def put_match(s: State, seat: int, out: Any) -> None:
    """How the match stands."""
    out[PLAYERS + min(3, s.seats - 2)] = ONE
    out[MINE] = standing(s, seat) // 8
    out[OF_NEXT] = standing(s, after(s, seat)) // 8
    least = 99
    for other in range(s.seats):
        if other != seat:
            out[BEST] = max(out[BEST], standing(s, other) // 8)
            if s.size[other] < least:
                least = s.size[other]
                out[OF_NEAREST] = standing(s, other) // 8
