"""What a learner is given and may answer, by name and shape: from the game's own encoding and book of moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import index
from textwrap import fill
from typing import Any

from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.notation import Axis, Plane
from troef.core.options import Value

LOWEST, HIGHEST = -(2**15), 2**15 - 1  # observations are 16-bit integers
UNLAWFUL = -1.0  # the reward of a seat that acts unlawfully; the match ends there and the others get nothing


@dataclass(frozen=True)
class Spec:
    """One table: a game, how many seats, every option. Printed, it documents the observation field by field."""

    game: Game
    seats: int
    options: Mapping[str, Value]

    @property
    def wait(self) -> int:
        """The number of the action "wait", behind the game's own."""
        return self.game.rules.ACTIONS

    @property
    def actions(self) -> int:
        """How many actions there are: the game's own and "wait"."""
        return self.game.rules.ACTIONS + 1

    @property
    def observation(self) -> int:
        """How many numbers an observation has."""
        return self.game.encoding.OBSERVATION

    @cached_property
    def race(self) -> tuple[int, ...]:
        """1 for every action that is a race: see `turns`."""
        book = self.game.rules.MOVES
        return tuple(int(book.is_race(book.spell(action))) for action in range(self.game.rules.ACTIONS))

    def fields(self) -> Iterator[tuple[Plane, slice]]:
        """The fields of an observation, and where each stands."""
        at = 0
        for plane in self.game.encoding.PLANES:
            yield plane, slice(at, at + plane.length)
            at += plane.length

    def field(self, name: str) -> slice:
        """Where a field of that name stands in an observation."""
        return next(where for plane, where in self.fields() if plane.name == name)

    def read(self, observation: Any) -> dict[str, Any]:
        """An observation field by field, each in its shape: parts of the array that was given.

        >>> import numpy, troef
        >>> given = spec(troef.load("companeros"), 3)
        >>> given.read(numpy.arange(given.observation))["taken"].shape
        (6, 60)
        """
        return {plane.name: observation[where].reshape(plane.shape) for plane, where in self.fields()}

    def spell(self, action: int) -> str:
        """An action as a move is written.

        >>> import troef
        >>> spec(troef.load("companeros"), 3).spell(0)
        'lay G1'
        """
        return "wait" if action == self.wait else self.game.rules.MOVES.spell(action)

    def action(self, move: str) -> int:
        """The number of a move."""
        found = self.wait if move == "wait" else self.game.rules.MOVES.action(move)
        if found is None:
            raise KeyError(f"{self.game.key} has no move {move!r}")
        return found

    def checked(self, action: Any, who: str) -> int:
        """The number of somebody's action, whatever kind of whole number it is; refused if there is none such."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if isinstance(action, bool) or not 0 <= number < self.actions:
            raise BadUse(f"{who}: {action!r} is no action; actions are whole numbers from 0 to {self.wait}")
        return number

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        head = f"{self.game.title}, {self.seats} seats ({options})"
        rows = [
            f"  {plane.name:12} {where.start:>5}..{where.stop - 1:<5} {plane.shape!s:12} {plane.says}"
            for plane, where in self.fields()
        ]
        return "\n".join(
            [
                head,
                f"observation: int16 ({self.observation},), seats counted clockwise from the own one",
                *rows,
                *self._orders(),
                f"actions: {self.actions}, 0 '{self.spell(0)}' .. {self.wait - 1} '{self.spell(self.wait - 1)}', "
                f"{self.wait} 'wait'; the mask is int8 ({self.actions},)",
                f"reward: at the end {self.seats} x the share of the win - 1, so a fair player gets 0",
            ]
        )

    def _orders(self) -> Iterator[str]:
        """In what order the numbers of things stand that have words."""
        axes: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for plane in self.game.encoding.PLANES:
            for part in plane.parts:
                if isinstance(part, Axis):
                    axes.setdefault((part.name, part.words), []).append(plane.name)
        for (name, words), planes in axes.items():
            yield f"{name}, in this order ({', '.join(planes)}):"
            yield fill(" ".join(words), 116, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def spec(game: Game, seats: int, preset: str | None = None, **options: Value) -> Spec:
    """The table of a game with these seats and options."""
    game.check_seats(seats)
    chosen = game.chosen(options, preset)
    game.configured(chosen)
    return Spec(game, seats, chosen)


def shares(seats: int, winners: list[int]) -> list[float]:
    """What every seat gets at the end: the winners share `seats`, everybody pays 1; the sum is 0.

    >>> shares(4, [2])
    [-1.0, -1.0, 3.0, -1.0]
    >>> shares(2, [0, 1])
    [0.0, 0.0]
    """
    return [(seats / len(winners) if seat in winners else 0.0) - 1.0 for seat in range(seats)]
