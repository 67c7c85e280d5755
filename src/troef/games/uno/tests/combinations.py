"""Every combination of UNO's house rules, with the other options pairwise, at tables of several sizes.

`python -m troef.games.uno.tests.combinations` plays 200 matches of each and compares 2,000 games field by field
interpreted and compiled, once more with bounds checks; the tests do a tenth of it.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import numpy as np

from troef.core import twin
from troef.core.chance import Fast
from troef.core.match import lawful
from troef.core.options import Value
from troef.core.words import NEVER, TABLE, WAKE
from troef.games.uno import GAME
from troef.games.uno.tests import census

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
MOST_COMPARED = 5_000  # acts of one that is compared


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


def play_all(matches: int) -> tuple[int, int, int]:
    """So many whole matches of everything, compiled, under the laws of the table: how many, their acts, circles."""
    engine = twin.compiled(*twin.modules(GAME), census, events=False)
    lucks, moves = twin.lucks(1), np.zeros(GAME.rules.ACTIONS + 1, "i8")
    played = acts = circles = 0
    for i, (seats, options) in enumerate(everything()):
        games = twin.records(GAME.configured(GAME.chosen(options)), 1)
        n, turning, fault, value = engine.play_checked(games, lucks, moves, seats, i * matches, matches, ENDLESS)
        assert fault == census.FINE, f"{census.NAMES[fault]}: {seats} seats, match {value}, {options}"
        played, acts, circles = played + matches, acts + n, circles + turning
    return played, acts, circles


def identical(matches: int, seed: int = 0) -> int:
    """So many matches of any of it, field by field the same interpreted and compiled; how many acts."""
    luck = random.Random(f"uno identical {seed}")
    both = Both()
    for seats, options in luck.choices(list(everything()), k=matches):
        both.play(seats, options, luck)
    return both.acts


class Both:
    """Plays the same match interpreted and compiled, and compares after every act."""

    def __init__(self) -> None:
        self.engine = twin.compiled(*twin.modules(GAME))
        self.lucks, self.moves = twin.lucks(1), np.zeros(GAME.rules.ACTIONS + 1, "i8")
        self.acts = 0

    def play(self, seats: int, options: Row, luck: random.Random) -> None:
        """One match by any moves, in a moment."""
        s: Any = GAME.configured(GAME.chosen(options))
        value, acts = luck.getrandbits(40), self.acts
        self.games = twin.records(s, 1)
        s.chance = Fast(value)
        GAME.rules.begin(s, seats)
        self.engine.start_one(self.games, 0, self.lucks, seats, value)
        while (act := self.next(s, luck)) is not None and self.acts < acts + MOST_COMPARED:
            self.same(s, options)
            s.events.clear()
            GAME.rules.apply(s, *act)
            self.engine.apply_one(self.games, 0, *act)
            self.acts += 1
        self.same(s, options)

    def next(self, s: Any, luck: random.Random) -> tuple[int, int, int] | None:
        """Any lawful act; the lists of both are the same."""
        actors, due = GAME.rules.to_act(s), GAME.rules.wake(s)
        assert self.engine.actors_one(self.games, 0) == (actors, due)
        seats = [seat for seat in range(s.seats) if actors >> seat & 1]
        if due != NEVER and luck.random() < 1 / (1 + len(seats)):
            return TABLE, WAKE, due
        if not seats:
            return None
        seat = luck.choice(seats)
        actions = lawful(GAME, s, seat)
        self.engine.legal_one(self.games, 0, seat, self.moves)
        assert self.moves[1 : self.moves[0] + 1].tolist() == actions, "other moves"
        eager = [action for action in actions if not GAME.rules.IDLE[action]]
        return seat, luck.choice(eager or actions), 0

    def same(self, s: Any, options: Row) -> None:
        """Every field, the chance, every event."""
        for name, value in twin.field_values(self.games, 0, type(s)).items():
            assert getattr(s, name) == value, (
                f"{name}: {getattr(s, name)}, compiled {value}; {s.seats} seats, {options}"
            )
        assert self.games[0]["chance"].tolist() == s.chance.chance, "other chance"
        assert twin.events_of(self.games, 0) == s.events, "other events"


def identical_with_bounds_checks(matches: int) -> int:
    """The same in a process of its own that refuses an index out of range."""
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    command = [sys.executable, "-m", __spec__.name if __name__ == "__main__" else __name__, "--bounds", str(matches)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def main(arguments: list[str]) -> None:
    """All of it, or only the comparison."""
    if arguments[:1] == ["--bounds"]:
        print(identical(int(arguments[1]), seed=1))
        return
    matches, compared = (int(argument) for argument in arguments or ("200", "2000"))
    print("{:,} matches, {:,} acts, none broken; {} turned in a circle by forced play".format(*play_all(matches)))
    print(f"{compared:,} matches, {identical(compared):,} acts identical")
    print(f"{compared:,} matches, {identical_with_bounds_checks(compared):,} acts identical with bounds checks")


if __name__ == "__main__":
    main(sys.argv[1:])
