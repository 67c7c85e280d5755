"""What stands beside the games of a vector environment: a row a game, a sheet for whoever steps a part."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from troef.environments.spec import Spec

Array = NDArray[Any]


def rows(spec: Spec, n: int) -> Array:
    """n games that are to be dealt; `batch` fills and reads them."""
    fields = [
        *((name, "i8") for name in ("asked", "last", "waited", "at", "steps", "number", "next_number", "action")),
        ("reward", "f8"),  # of whoever decided
        ("rewards", "f8", (spec.game.seats[-1],)),  # one kind of row for all seat counts: compiled once
        ("ended", "?"),
        ("cut", "?"),
        ("mask", "i1", (spec.actions,)),
        ("views", "i2", (2, spec.observation)),  # of who is asked; of the last actor of the game before
    ]
    return np.zeros(n, np.dtype(fields, align=True))


def sheets(spec: Spec, n: int, parts: int, again: bool, most: int) -> Array:
    """A sheet for each part: which rows are its own, how games are played, and room for a list of moves."""
    whole = ("first", "end", "again", "most", "base", "seats")
    fields = [*((name, "i8") for name in whole), ("moves", "i8", (spec.actions,)), ("race", "i1", (spec.actions - 1,))]
    made, cuts = np.zeros(parts, np.dtype(fields, align=True)), np.linspace(0, n, parts + 1).astype(int)
    made["first"], made["end"] = cuts[:-1], cuts[1:]
    made["again"], made["most"], made["seats"], made["race"] = again, most, spec.seats, spec.race
    return made


def interpreted(step_games: Callable[..., int], games: Any, rows: Array, sheets: Array) -> int:
    """A step over plain numbers, by one part: interpreted rules know no others."""
    plain = [_plain(row) for row in rows]
    over = step_games(games, plain, [_plain(sheets[0])], 0)
    for row, one in zip(rows, plain, strict=True):
        for name, value in vars(one).items():
            row[name] = value
    return over


def _plain(record: Any) -> SimpleNamespace:
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})
