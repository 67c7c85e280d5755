"""Which games the kit plays: every seat count with every combination of options or, if these are many, every pair.

A pair is two values of two options, or of one and a seat count.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import prod
from typing import Any

from troef.core.errors import BadOption
from troef.core.game import Game
from troef.core.options import Option, Value
from troef.testing.fault import Setting

SEATS = "seats"  # a factor like the options; no option has this name, for the state has a field of it
FEW = 16  # combinations of options that are all played
TRIES = 12  # rows tried for a pair before the best lawful one is taken

Pair = tuple[tuple[str, int], tuple[str, int]]  # two factors, each with the number of a value
Row = dict[str, int]


def representative(option: Option) -> list[Value]:
    """All choices, both sides of a flag; of numbers the lowest, the default, the highest, and one between.

    >>> representative(Option("number", "high.match", 1, 1, 20))
    [1, 20, 10]
    """
    if option.kind == "flag":
        return [False, True]
    if option.kind == "choice":
        return list(option.words)
    if isinstance(option.default, tuple):
        n = len(option.default)
        rows = (list(option.default), [option.low] * n, [option.high] * n)
        return [row for i, row in enumerate(rows) if row not in rows[:i]]
    ends = (option.default, option.low, option.high)
    between = (option.low + option.high) // 2 if len(set(ends)) < len(ends) else option.default
    return list(dict.fromkeys((*ends, between)))


def settings(game: Game, seats: int, games: int | None = None, seed: int = 0) -> list[Setting]:
    """The games to play at a table of that size: the defaults first, then the others; `games` cuts or repeats them."""
    others = every(game) or [options for n, options in pairwise(game) if n == seats]
    rows = [game.defaults(), *(options for options in others if options != game.defaults())]
    if games is not None and games < len(rows):
        rows = [rows[0], *random.Random(f"{game.key} {seats} {seed}").sample(rows[1:], games - 1)]
    most = len(rows) if games is None else games
    return [Setting(seats, seed * 1000 + i, _changed(game, rows[i % len(rows)])) for i in range(most)]


def _changed(game: Game, options: dict[str, Value]) -> dict[str, Value]:
    defaults = game.defaults()
    return {name: value for name, value in options.items() if value != defaults[name]}


def every(game: Game) -> list[dict[str, Value]]:
    """All combinations of options that go together; none if they are many."""
    factors = _Factors(game)
    names = [name for name in factors.values if name != SEATS]
    if prod(len(factors.values[name]) for name in names) > FEW:
        return []
    rows = (
        dict(zip(names, row, strict=True)) for row in product(*(range(len(factors.values[name])) for name in names))
    )
    return [factors.read(row) for row in rows if factors.lawful(row)]


def pairwise(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Seat counts and options such that every two values that can go together do so in some row."""
    return [(row[SEATS], {n: v for n, v in row.items() if n != SEATS}) for row in _rows(game.key, _Factors(game))]


class _Factors:
    """What varies, with its values; equal for the same game, so that rows are made once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.values: dict[str, list[Any]] = {SEATS: list(game.seats)}
        self.values |= {name: representative(option) for name, option in game.options().items()}

    def __hash__(self) -> int:
        return hash(id(self.game))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Factors) and other.game is self.game

    def read(self, row: Row) -> dict[str, Any]:
        """The values of a row."""
        return {name: self.values[name][i] for name, i in row.items()}

    def lawful(self, row: Row) -> bool:
        """Whether these options go together."""
        try:
            self.game.configured({n: v for n, v in self.read(row).items() if n != SEATS})
        except BadOption:
            return False
        return True

    def pairs(self) -> Iterator[Pair]:
        """All pairs of values of two factors."""
        for a, b in combinations(self.values, 2):
            for i in range(len(self.values[a])):
                yield from (((a, i), (b, j)) for j in range(len(self.values[b])))


@cache
def _rows(key: str, factors: _Factors) -> list[dict[str, Any]]:
    luck = random.Random(f"troef pairs {key}")
    left = dict.fromkeys(factors.pairs())  # a dict keeps the order: the same rows in every run
    rows = []
    while left:
        pair = next(iter(left))
        tried = [_row(factors, pair, left, luck) for _ in range(TRIES)]
        lawful = [row for row in tried if factors.lawful(row)]
        left.pop(pair)  # with no lawful row around it: values that do not go together
        if lawful:
            row = max(lawful, key=lambda row: len(_covered(row, left)))
            for covered in _covered(row, left):
                left.pop(covered)
            rows.append(factors.read(row))
    return rows


def _row(factors: _Factors, pair: Pair, left: dict[Pair, None], luck: random.Random) -> Row:
    """A row around a pair: each further factor, in any order, has the value that covers most."""
    row: Row = dict(pair)
    names = [name for name in factors.values if name not in row]
    luck.shuffle(names)
    for name in names:
        values = list(range(len(factors.values[name])))
        luck.shuffle(values)
        if luck.random() < 0.8:  # now and then any value, or options that exclude each other would never be avoided
            values.sort(key=lambda i: -len(_covered_by(name, i, row, left)))
        row[name] = values[0]
    return {name: row[name] for name in factors.values}


def _covered_by(name: str, i: int, row: Row, left: dict[Pair, None]) -> list[Pair]:
    pairs = [pair for other in row.items() for pair in (((name, i), other), (other, (name, i)))]
    return [pair for pair in pairs if pair in left]


def _covered(row: Row, left: dict[Pair, None]) -> list[Pair]:
    return [pair for pair in combinations(row.items(), 2) if pair in left]
