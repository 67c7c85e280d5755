"""The words rules are written in, beside plain Python over integers.

Interpreted, they are these functions; compiled, those that touch chance and events are taken from `twin_words`.
"""

from __future__ import annotations

from troef.core.declare import Flat

TABLE, WAKE = -1, -1  # the table acts as seat -1 and has one action
NEVER = 2**62  # the due time of nothing
EVERYONE = -1  # the mask with every seat in it, spectators too
NONE = -1  # no seat, no card, no colour

Moves = list[int]  # a caller's buffer: how many, then the action numbers


# ---- chance and events ---------------------------------------------------------------------------


def below(s: Flat, n: int) -> int:
    """A random number in 0..n-1: the only source of chance."""
    return s.chance.below(n)


def emit(s: Flat, what: int, who: int, detail: int, seen_by: int) -> None:
    """Says what happened; seats outside the mask `seen_by` are told of it without the detail."""
    s.events.append((what, who, detail, seen_by))


def shuffle(s: Flat, cards: list[int], n: int) -> None:
    """Fisher-Yates over the first n, from the last down; the last is the top."""
    draw = s.chance.below
    for i in range(n - 1, 0, -1):
        j = draw(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


# ---- masks: sets of small numbers as the bits of one ---------------------------------------------


def only(seat: int) -> int:
    """The mask of one."""
    return 1 << seat


def everyone(seats: int) -> int:
    """The mask of all seats of a table."""
    return (1 << seats) - 1


def lowest(mask: int) -> int:
    """The smallest member of a mask that has one."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The greatest member of a mask that has one."""
    return mask.bit_length() - 1


def count(mask: int) -> int:
    """How many members a mask has."""
    return mask.bit_count()


# ---- lists of moves ------------------------------------------------------------------------------


def add(moves: Moves, action: int) -> None:
    """One more lawful action."""
    moves[0] += 1
    moves[moves[0]] = action


def add_each(moves: Moves, base: int, mask: int) -> None:
    """One more lawful action, base + i, for every member i of the mask."""
    n = moves[0]
    while mask:
        n += 1
        moves[n] = base + (mask & -mask).bit_length() - 1  # lowest() without the call: every list is made so
        mask &= mask - 1
    moves[0] = n


# ---- words for those who drive games: kernels, search --------------------------------------------


def clear_events(s: Flat) -> None:
    """Forgets the events of the act before."""
    s.events.clear()


def reseed(s: Flat, value: int) -> None:
    """Starts the state's chance anew from a number."""
    s.chance.reseed(value)


def copy_game(games: list[Flat], to: int, source: int) -> None:
    """Game `to` becomes a copy of game `source`."""
    games[to] = games[source].clone()
