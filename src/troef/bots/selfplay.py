"""Self-play for learning, in the dialect of rules: rounds played by a net, every decision written down with its end.

The net is three tables of weights: features x first layer, first x second, second x 1; the last row of the first two is
the bias. A game's `features.py` says what an action looks like from a seat, as small whole numbers.
"""

from __future__ import annotations

from typing import Any

from troef.bots.playouts import far_enough, fortune, next_to_act, takes_ms
from troef.core.kernels import apply, begin, legal, to_act, wake
from troef.core.words import NEVER, NONE, TABLE, WAKE, Moves, below, clear_events, reseed

S = Any
FEATURES = 1
SCALE = 8  # a feature of 8 is a 1 for the net
MOST_STEPS = 3000


def features(s: S, seat: int, action: int, out: Any) -> None:
    """What an action looks like from a seat, by what it knows: the game's own takes the place of this."""
    out[0] = 1


def value_of_features(out: Any, first: Any, second: Any, last: Any, hidden: Any) -> float:
    """The net, for one action."""
    width, depth = len(second) - 1, len(last)
    for j in range(width):
        hidden[0][j] = first[FEATURES][j]
    for i in range(FEATURES):
        if out[i] != 0:
            for j in range(width):
                hidden[0][j] += out[i] * first[i][j] / SCALE
    total = 0.0
    for k in range(depth):
        sum_k = second[width][k]
        for j in range(width):
            if hidden[0][j] > 0:
                sum_k += hidden[0][j] * second[j][k]
        if sum_k > 0:
            total += sum_k * last[k][0]
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
    number: int,
    rounds: int,
    explore: int,
) -> int:
    """Rounds numbered from `number`, until they are played or the tables are full; returns how many rows were written.

    `explore` of a thousand decisions are made at random.
    """
    row = 0
    for value in range(number, number + rounds):
        s = games[0]
        clear_events(s)
        reseed(s, value)
        reseed(lucks[0], -value - 1)
        begin(s, seats)
        start, at, steps = row, 0, 0
        while steps < MOST_STEPS and row < len(ends) and not far_enough(s, 0):
            steps += 1
            actors, due = to_act(s), wake(s)
            if actors == 0 and due == NEVER:
                steps = MOST_STEPS
            else:
                clear_events(s)
                when, seat, action = NEVER, NONE, NONE
                if actors:
                    seat = next_to_act(s, actors)
                    moves[0] = 0
                    legal(s, seat, moves)
                    action = decided(s, seat, lucks[0], moves, first, second, last, hidden, out, explore)
                    if moves[0] > 1:
                        features(s, seat, action, out)
                        for i in range(FEATURES):
                            seen[row][i] = out[i]
                        ends[row] = seat
                        row += 1
                    when = at + takes_ms(s, seat, action)
                if actors and when <= due:
                    at = when
                    apply(s, seat, action, at)
                else:
                    at = max(at, due)
                    apply(s, TABLE, WAKE, at)
        for i in range(start, row):
            ends[i] = fortune(s, int(ends[i]))
    return row


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
