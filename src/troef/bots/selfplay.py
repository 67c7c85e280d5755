"""Self-play for learning, in the dialect of rules: rounds played by a net, every decision written down with its end.

The net is three tables of weights: features x first layer, first x second, second x 1; the last row of the first two is
the bias. A game's `features.py` says what an action looks like from a seat, as small whole numbers.
"""

from __future__ import annotations

from typing import Any

from troef.bots.playouts import far_enough, fortune, lean, next_to_act, takes_ms
from troef.core.kernels import apply, begin, legal, to_act, wake
from troef.core.words import NEVER, NONE, TABLE, WAKE, Moves, below, clear_events, reseed

S = Any
FEATURES = 1
SCALE = 8  # a feature of 8 is a 1 for the net
UNIT = 200  # thousandths of a win that are a 1 for the net
MOST_STEPS = 3000
READABLE = 250  # of a thousand players play by the game's policy, so that the net meets more than its own kind


def features(s: S, seat: int, action: int, out: Any) -> None:
    """What an action looks like from a seat, by what it knows: the game's own takes the place of this."""
    out[0] = 1


def set_out(s: S, luck: S) -> None:
    """Where in a match a round of self-play begins: the game's own may take the place of this."""


def company(s: S, luck: S) -> int:
    """Who does not play by the net, as a mask: a net must meet more than its own kind. A game's own may differ."""
    others = 0
    for seat in range(s.seats):
        if below(luck, 1000) < READABLE:
            others |= 1 << seat
    return others


def partner(s: S, seat: int, luck: S, moves: Moves, others: int) -> int:
    """What one of them does; in bits above the seats' the game's own `company` may tell kinds of players apart."""
    return lean(s, seat, luck, moves)


def value_of_features(out: Any, first: Any, second: Any, last: Any, hidden: Any) -> float:
    """The net, for one action."""
    width, depth = len(second) - 1, len(last)
    one, two = hidden[0], hidden[1]
    for j in range(width):
        one[j] = first[FEATURES][j]
    for i in range(FEATURES):
        if out[i] != 0:
            number = out[i] / SCALE
            for j in range(width):
                one[j] += number * first[i][j]
    for k in range(depth):
        two[k] = second[width][k]
    for j in range(width):
        if one[j] > 0:
            for k in range(depth):  # the inner loop runs along a row: so it is many times as fast
                two[k] += one[j] * second[j][k]
    total = 0.0
    for k in range(depth):
        if two[k] > 0:
            total += two[k] * last[k][0]
    return total


def self_play(
    games: Any,
    lucks: Any,
    moves: Moves,
    seats: int,
    first: Any,
    second: Any,
    last: Any,
    hidden: Any,
    out: Any,
    seen: Any,
    ends: Any,
    before: Any,
    number: int,
    rounds: int,
    explore: int,
) -> int:
    """Rounds numbered from `number`, until they are played or the tables are full; returns how many rows were written.

    `explore` of a thousand decisions are made at random. A row ends with what the round changed for its seat.
    """
    row = 0
    for value in range(number, number + rounds):
        s = games[0]
        others = open_round(s, lucks[0], seats, value)
        start, at, steps = row, 0, 0
        while steps < MOST_STEPS and row < len(ends) and not far_enough(s, 0):
            steps += 1
            actors, due, when, seat, action = to_act(s), wake(s), NEVER, NONE, NONE
            clear_events(s)
            if actors:
                seat = next_to_act(s, actors)
                moves[0] = 0
                legal(s, seat, moves)
                if others >> seat & 1:
                    action = partner(s, seat, lucks[0], moves, others)
                else:
                    action = decided(s, seat, lucks[0], moves, first, second, last, hidden, out, explore)
                    row += written(s, seat, action, moves, out, seen, ends, before, row)
                when = at + takes_ms(s, seat, action)
            if actors and when <= due:
                at = when
                apply(s, seat, action, at)
            elif due == NEVER:
                steps = MOST_STEPS
            else:
                at = max(at, due)
                apply(s, TABLE, WAKE, at)
        for i in range(start, row):
            ends[i] = fortune(s, int(ends[i])) - before[i]
    return row


def open_round(s: S, luck: S, seats: int, value: int) -> int:
    """A round from somewhere; returns who does not play by the net, as a mask."""
    clear_events(s)
    reseed(s, value)
    reseed(luck, -value - 1)
    begin(s, seats)
    set_out(s, luck)
    return company(s, luck)


def written(s: S, seat: int, action: int, moves: Moves, out: Any, seen: Any, ends: Any, before: Any, row: int) -> int:
    """Writes a decision down, if it was one; returns how many rows that took."""
    if moves[0] == 1:
        return 0
    features(s, seat, action, out)
    for i in range(FEATURES):
        seen[row][i] = out[i]
    ends[row] = seat
    before[row] = fortune(s, seat)
    return 1


def decided(
    s: S, seat: int, luck: S, moves: Moves, first: Any, second: Any, last: Any, hidden: Any, out: Any, explore: int
) -> int:
    """The action the net likes best, sometimes any."""
    if moves[0] == 1:
        return moves[1]
    if below(luck, 1000) < explore:
        return moves[1 + below(luck, moves[0])]
    best, most = NONE, 0.0
    for i in range(1, moves[0] + 1):
        features(s, seat, moves[i], out)
        value = value_of_features(out, first, second, last, hidden)
        if best == NONE or value > most:
            best, most = moves[i], value
    return best
