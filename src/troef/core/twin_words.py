"""The words that differ when compiled: chance and events live in the record. Plain functions.

`fast/1` is sfc32 (three 32-bit words and a counter); a number below n is the high half of word * n.
"""

from __future__ import annotations

from typing import Any

from troef.core.words import lowest

LOW32 = 0xFFFFFFFF


def word(c: list[int]) -> int:
    """The next 32 random bits of the four words c."""
    out = (c[0] + c[1] + c[3]) & LOW32
    c[3] = (c[3] + 1) & LOW32
    c[0] = c[1] ^ c[1] >> 9
    c[1] = (c[2] + (c[2] << 3)) & LOW32
    c[2] = ((c[2] << 21 & LOW32 | c[2] >> 11) + out) & LOW32
    return out


def below(s: Any, n: int) -> int:
    """A random number in 0..n-1."""
    return word(s.chance) * n >> 32


def shuffle(s: Any, cards: list[int], n: int) -> None:
    """Fisher-Yates over the first n, from the last down; the last is the top."""
    a, b, c, d = s.chance[0], s.chance[1], s.chance[2], s.chance[3]  # word() and below(), without a way to memory
    for i in range(n - 1, 0, -1):
        out = (a + b + d) & LOW32
        d = (d + 1) & LOW32
        a = b ^ b >> 9
        b = (c + (c << 3)) & LOW32
        c = ((c << 21 & LOW32 | c >> 11) + out) & LOW32
        j = out * (i + 1) >> 32
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    s.chance[0], s.chance[1], s.chance[2], s.chance[3] = a, b, c, d


def reseed(s: Any, value: int) -> None:
    """From a number of 64 bits."""
    c = s.chance
    c[0] = value & LOW32
    c[1] = value >> 32 & LOW32
    c[2] = 0
    c[3] = 1
    for _ in range(12):
        word(c)


def emit(s: Any, what: int, who: int, detail: int, seen_by: int) -> None:
    """Writes an event; past the end it still counts, so that a check sees that the table was too small."""
    n = s.events_n
    if n < len(s.events):
        s.events[n][0] = what
        s.events[n][1] = who
        s.events[n][2] = detail
        s.events[n][3] = seen_by
    s.events_n = n + 1


def silent(s: Any, what: int, who: int, detail: int, seen_by: int) -> None:
    """emit() for bulk play that keeps no events."""


def add_each(moves: list[int], base: int, mask: int) -> None:
    """One more lawful action, base + i, for every member i of the mask."""
    n = moves[0]
    while mask:  # four at a time, the last first: a processor guesses wrong where a loop ends
        second = mask & mask - 1
        third = second & second - 1
        fourth = third & third - 1
        moves[n + (4 if fourth else 1)] = base + lowest(fourth)  # what is not there is written over by the first
        moves[n + (3 if third else 1)] = base + lowest(third)
        moves[n + (2 if second else 1)] = base + lowest(second)
        moves[n + 1] = base + lowest(mask)
        n += 1 + (second != 0) + (third != 0) + (fourth != 0)
        mask = fourth & fourth - 1
    moves[0] = n


def clear_events(s: Any) -> None:
    """Forgets the events of the act before."""
    s.events_n = 0


def copy_game(games: Any, to: int, source: int) -> None:
    """Game `to` becomes a copy of game `source`."""
    games[to] = games[source]
