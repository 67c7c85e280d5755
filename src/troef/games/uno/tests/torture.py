"""Every combination of UNO's house rules, with the other options pairwise, at tables of several sizes.

The long checks play 200 matches of each and compare 2,000 of them interpreted and compiled; the tests do a tenth of it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, product

import numpy as np

from troef.core import twin
from troef.core.options import Value
from troef.games.uno import GAME
from troef.games.uno.tests import census
from troef.testing.fault import Setting

Row = dict[str, Value]
SEATS = (2, 3, 4, 7, 10)
HOUSE: dict[str, list[Value]] = {
    "stacking": ["off", "same", "mixed"],
    "jump_in": [False, True],
    "seven_zero": [False, True],
    "draw_until_playable": [False, True],
    "forced_play": [False, True],
    "no_action_finish": [False, True],
}
OTHERS: dict[str, list[Value]] = {
    "scoring": ["winner", "penalty"],
    "target": [1, 200],
    "bluffing": [True, False],
    "uno_call": ["call", "auto"],
    "uno_grace_ms": [750, 0],
    "uno_penalty": [2, 0, 10],
    "wild_start": ["choose", "redraw"],
    "two_player_reverse": ["skip", "pass"],
}
ENDLESS = 200_000  # acts of a match
MATCHES = 200  # of each, in the long checks


def rows(values: dict[str, list[Value]]) -> list[Row]:
    """All combinations."""
    return [dict(zip(values, row, strict=True)) for row in product(*values.values())]


def pairwise(values: dict[str, list[Value]]) -> list[Row]:
    """Few combinations in which every two values of two options come together: the one that adds most comes next."""
    every = rows(values)
    left = {pair for row in every for pair in combinations(row.items(), 2)}
    chosen = []
    while left:
        best = max(every, key=lambda row: len(left & set(combinations(row.items(), 2))))
        left -= set(combinations(best.items(), 2))
        chosen.append(best)
    return chosen


def everything() -> Iterator[tuple[int, Row]]:
    """Seat counts and options: 96 house rules, times the pairs of the others, times the seats."""
    for house, others, seats in product(rows(HOUSE), pairwise(OTHERS), SEATS):
        yield seats, {**house, **others}


def compared(games: int, seed: int) -> list[Setting]:
    """So many matches of any of it, to be compared."""
    chosen = random.Random(f"uno compared {seed}").choices(list(everything()), k=games)
    return [Setting(seats, i, options) for i, (seats, options) in enumerate(chosen)]


def play_all(matches: int, tell: Callable[[int, int], None] = lambda done, of: None) -> tuple[int, int, int]:
    """So many whole matches of everything, compiled, under the laws of the table: how many, their acts, circles."""
    engine = twin.compiled(*twin.modules(GAME), census, events=False)
    lucks, moves = twin.lucks(1), np.zeros(GAME.rules.ACTIONS + 1, "i8")
    chosen = list(everything())
    acts = circles = 0
    for i, (seats, options) in enumerate(chosen):
        games = twin.records(GAME.configured(GAME.chosen(options)), 1)
        n, turning, fault, value = engine.play_checked(games, lucks, moves, seats, i * matches, matches, ENDLESS)
        assert fault == census.FINE, f"{census.NAMES[fault]}: {seats} seats, match {value}, {options}"
        acts, circles = acts + n, circles + turning
        tell(i + 1, len(chosen))
    return matches * len(chosen), acts, circles


def long_run(tell: Callable[[int, int], None]) -> str:
    """What only this game has to prove; says what it has."""
    matches, acts, circles = play_all(MATCHES, tell)
    return f"{matches:,} matches, {acts:,} acts, none broken; {circles} turned in a circle by forced play"
