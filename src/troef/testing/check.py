"""What a check of the kit is: hooks at the game as it lies, the deal, every state, every act, and the end."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NoReturn

from troef.core import twin
from troef.core.game import Game
from troef.locales import Speech
from troef.testing.catalogue import rule_ids
from troef.testing.fault import Fault, Where
from troef.testing.report import Report
from troef.testing.walk import Next, Walk


class Run:
    """What all checks of one run share."""

    def __init__(
        self, game: Game, sizes: Iterable[int], *, compiled: bool, seed: int, games: int | None, close: float = 0
    ) -> None:
        self.game, self.compiled, self.seed, self.games, self.close = game, compiled, seed, games, close
        self.sizes = tuple(sizes)  # of tables
        self.report = Report()
        self.rules = rule_ids(game.folder)
        self._speech: Speech | None = None

    @property
    def interpreted(self) -> str:
        """Why nothing is compiled; nothing if it is."""
        return twin.missing() if self.compiled else "compiled=False"

    @property
    def speech(self) -> Speech:
        """English sentences, made when first asked for."""
        if self._speech is None:
            self._speech = Speech(self.game)
        return self._speech


class Check:
    """One law every game obeys. A check overrides the hooks it needs and calls `fail` for a fault."""

    name = ""

    def __init__(self, run: Run) -> None:
        self.run, self.game, self.rules = run, run.game, run.game.rules
        self.luck = random.Random(f"{self.name} {run.game.key} {run.seed}")  # apart, so that games stay the same

    def fail(self, what: str, where: Where | Walk | None = None) -> NoReturn:
        """There is a fault."""
        place = where.where if isinstance(where, Walk) else where or Where()
        raise Fault(self.name, self.game.key, place, what)

    def count(self, what: str, n: int = 1) -> None:
        """So many more things were looked at."""
        self.run.report.add(what, n)

    def lies(self) -> None:
        """The game as it lies, before any is played."""

    def deal(self, walk: Walk) -> None:
        """A game has begun."""

    def state(self, walk: Walk) -> None:
        """A state, the first and the last too; `walk.looking` and `walk.asked` are those to look at it with."""

    def before(self, walk: Walk, act: Next) -> None:
        """This act is about to be made."""

    def after(self, walk: Walk, act: Next) -> None:
        """This act has been made."""

    def end(self, walk: Walk) -> None:
        """The game is over, or was broken off."""

    def finish(self) -> None:
        """All games have been played."""
