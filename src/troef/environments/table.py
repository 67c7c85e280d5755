"""One match whose seats are asked one at a time, and what a seat is given as arrays: the ground of every adapter."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from troef.core import twin
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value
from troef.core.words import TABLE, WAKE
from troef.environments import turns
from troef.environments.spec import Spec, shares, spec
from troef.games import load

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


def spec_of(game: Game | str, seats: int, preset: str | None, options: dict[str, Value]) -> Spec:
    """The table somebody asks for, by the game or its key."""
    return spec(load(game) if isinstance(game, str) else game, seats, preset, **options)


class Table:
    """A match under the referee. Acts are made at once; when all wait the table wakes, at the time that is due.

    >>> table = Table.new(spec_of("companeros", 3, None, {}), seed=1)
    >>> table.asked, [table.spec.spell(action) for action in table.lawful(2)[:2]]
    (2, ['lay G2', 'lay Y3'])
    """

    def __init__(self, spec: Spec, match: Match) -> None:
        self.spec, self.match = spec, match
        self.waited, self.last = 0, spec.seats - 1
        self.asked = TABLE  # the seat that is asked now; TABLE: nobody any more
        self._turns = self._asking()
        self._moves = [0] * (spec.game.rules.ACTIONS + 1)
        self.ask()

    @classmethod
    def new(cls, spec: Spec, seed: int) -> Table:
        """A fresh match: the one that `game.new(seats, seed)` gives."""
        return cls(spec, Match(spec.game, spec.seats, spec.options, seed=seed))

    def _asking(self) -> Any:
        """`turns`, by the rules of this game."""
        return twin.interpreted(cast(ModuleType, self.spec.game.rules), turns)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: modules are not written down."""
        return {**vars(self), "_turns": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._turns = self._asking()

    def clone(self) -> Self:
        """The same table at the same moment, to be played on apart."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.match, other._moves = self.match.clone(), self._moves.copy()
        return other

    # ---- asking -------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Finds who is asked next; what is due while all wait happens first."""
        asked_next, state, race = self._turns.asked_next, self.match.state, self.spec.race
        self.asked = asked_next(state, self._moves, race, self.waited, self.last)
        while self.asked == TABLE and not self.match.over():
            self.wake()
            self.asked = asked_next(state, self._moves, race, self.waited, self.last)

    def lawful(self, seat: int) -> list[int]:
        """What the seat may do now, waiting included; nothing if it may not act."""
        actions = self.match.lawful(seat)
        return [*actions, self.spec.wait] if actions and self.may_wait(seat) else actions

    def may_wait(self, seat: int) -> bool:
        """Whether a seat that may act may also wait."""
        return bool(self._turns.may_wait(self.match.state, seat, self._moves, self.spec.race))

    # ---- acting -------------------------------------------------------------------------------------------------

    def answer(self, action: int) -> None:
        """The seat that is asked acts, or waits; refused if it is not lawful."""
        if action != self.spec.wait:
            self.act(self.asked, action)
        elif self.may_wait(self.asked):
            self.waited |= 1 << self.asked
        else:
            raise BadUse(f"seat {self.asked} has to act: nothing falls due, and nobody else is bound to act")
        self.ask()

    def act(self, seat: int, action: int) -> None:
        """One act, made at once."""
        self.match.act(seat, action, self.match.at)
        self.waited, self.last = 0, seat

    def wake(self) -> None:
        """The table's own act, when it is due."""
        self.match.act(TABLE, WAKE, max(self.match.due, self.match.at))
        self.waited = 0

    # ---- what a seat is given -----------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """What the seat knows, by the game's encoding."""
        numbers = [0] * self.spec.observation
        self.spec.game.encoding.observe(self.match.state.seen(seat, True), seat, numbers)
        return np.array(numbers, np.int16)

    def mask(self, seat: int) -> Mask:
        """1 for every action that is lawful for the seat now."""
        mask = np.zeros(self.spec.actions, np.int8)
        mask[self.lawful(seat)] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the match has brought every seat: nothing until it is over."""
        outcome = self.match.outcome()
        return shares(self.spec.seats, outcome.winners) if outcome else [0.0] * self.spec.seats

    def text(self, seat: int) -> str:
        """The view of a seat, a line for each thing it says."""
        return "\n".join(f"{name}: {value}" for name, value in self.match.view(seat).items())

    def why_not(self, seat: int, action: int) -> str:
        """Why an action is not lawful, in a line."""
        if action == self.spec.wait:
            return f"seat {seat} cannot wait: it has to act, or cannot act anyhow"
        return f"{self.spec.spell(action)}: {self.match.why_not(seat, action)}"
