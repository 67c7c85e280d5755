"""What stands beside the games of a vector environment: a row a game, a sheet for whoever steps a part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from troef.core import twin
from troef.core.declare import Flat
from troef.core.words import TABLE
from troef.environments.spec import Spec

Array = NDArray[Any]


def rows(spec: Spec, n: int, state: Flat) -> Array:
    """n games that are to be dealt, each with a copy of the state; `batch` fills and reads them."""
    made = np.zeros(n, types(spec)[0])
    made["state"] = twin.records(state, 1, events=False)
    return made


def types(spec: Spec) -> tuple[np.dtype[Any], np.dtype[Any]]:
    """Of what kind rows and sheets are."""
    state: type[Flat] = spec.game.rules.State
    rows = row_type(state, spec.game.seats[-1], spec.actions, spec.observation)
    return rows, sheet_type(spec.actions)


@cache  # Numba compares types at every call, and those that are not the very same field by field
def row_type(state: type[Flat], most_seats: int, actions: int, observation: int) -> np.dtype[Any]:
    """What a row holds; of one kind for all seat counts of a game: compiled once."""
    fields = [
        ("state", twin.dtype(state, events=False)),
        ("luck", twin.LUCK),  # of random play: no chance of the game
        *((name, "i8") for name in ("asked", "last", "waited", "at", "steps", "number", "next_number")),
        *((name, "i8") for name in ("action", "random")),  # what is decided; what random play would decide
        ("reward", "f8"),  # of whoever decided
        ("rewards", "f8", (most_seats,)),
        ("ended", "?"),
        ("cut", "?"),
        ("mask", "i1", (actions,)),
        ("views", "i2", (2, observation)),  # of who is asked; of the last actor of the game before
    ]
    return np.dtype(fields, align=True)


def sheets(spec: Spec, n: int, parts: int, again: bool, most: int) -> Array:
    """A sheet for each part: which rows are its own, how games are played, and room for a list of moves."""
    made, cuts = np.zeros(parts, types(spec)[1]), np.linspace(0, n, parts + 1).astype(int)
    made["first"], made["end"] = cuts[:-1], cuts[1:]
    made["again"], made["most"], made["seats"], made["race"] = again, most, spec.seats, spec.race
    return made


@cache
def sheet_type(actions: int) -> np.dtype[Any]:
    """What a sheet holds; `race` has no place for waiting."""
    whole = ("first", "end", "again", "most", "base", "luck", "seats")
    fields = [*((name, "i8") for name in whole), ("moves", "i8", (actions,)), ("race", "i1", (actions - 1,))]
    return np.dtype(fields, align=True)


def deal_anew(rows: Array) -> None:
    """All games are to be dealt, from number 0 on."""
    for name in ("action", "reward", "rewards", "ended", "cut", "mask"):
        rows[name] = 0
    rows["asked"] = TABLE
    rows["next_number"] = np.arange(len(rows))


def interpreted(
    step_games: Callable[..., int], states: Sequence[Flat], lucks: Sequence[Any], rows: Array, sheets: Array
) -> int:
    """A step over plain numbers, by one part: interpreted rules know no others."""
    names = [name for name in rows.dtype.fields or () if name not in ("state", "luck")]
    plain = [
        SimpleNamespace(state=state, luck=luck, **_plain(row, names))
        for state, luck, row in zip(states, lucks, rows, strict=True)
    ]
    over = step_games(plain, [SimpleNamespace(**_plain(sheets[0], list(sheets.dtype.fields or ())))])
    for row, one in zip(rows, plain, strict=True):
        for name in names:
            row[name] = getattr(one, name)
    return over


def _plain(record: Any, names: Sequence[str]) -> dict[str, Any]:
    return {name: record[name].tolist() for name in names}
