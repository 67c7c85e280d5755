"""Flat Monte Carlo: every move is tried in the same worlds that are possible for the seat, and played out.

Anytime: it stops at the budget, in worlds or in milliseconds of processor time. Halfway through, moves that fall behind
are dropped, so that the rest of the budget goes to those that matter.
"""

from __future__ import annotations

import functools
import random
import threading
import time
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, cast

from troef.bots import playouts
from troef.core import twin
from troef.core.bot import Budget, Sight
from troef.core.chance import Fast
from troef.core.declare import Flat
from troef.core.game import Game

CAP = 3000  # acts of one playout
LEAST = 8  # in fewer worlds than these a search knows less than the heuristic
ENOUGH = 10**6  # worlds
STAGES = 4


class Live:
    """At a live table nobody waits for a compiler: until it is ready, searches run interpreted."""

    waits = True  # the arena and the tests wait; `troef serve` does not
    started: ClassVar[set[tuple[ModuleType, ...]]] = set()
    ready: ClassVar[set[tuple[ModuleType, ...]]] = set()


def play_live() -> None:
    """From now on nobody waits for a compiler in this process."""
    Live.waits = False


def tables(game: Game, policy: ModuleType | None, known: Flat) -> Tables:
    """The tables of a search from what a seat knows: compiled if they can be."""
    modules = (playouts, cast(ModuleType, game.rules), *([policy] if policy else []))
    if not twin.available():
        return Tables(game, modules, known, False)
    if not Live.waits and modules not in Live.ready:
        if modules not in Live.started:
            Live.started.add(modules)
            threading.Thread(target=_compile, args=(game, modules, known.clone()), daemon=True).start()
        return Tables(game, modules, known, False)
    return Tables(game, modules, known, True)


def _compile(game: Game, modules: tuple[ModuleType, ...], known: Flat) -> None:
    Tables(game, modules, known, True).weigh([], 0, 0, 0, 0)
    Live.ready.add(modules)


class Tables:
    """The games one search works on: what is known, a world, a playout."""

    def __init__(self, game: Game, modules: tuple[ModuleType, ...], known: Flat, compiled: bool) -> None:
        if compiled:
            import numpy as np

            self.engine = twin.compiled(*modules, events=False)
            self.games: Any = twin.records(known, 3)
            self.lucks: Any = twin.lucks(1)
            self.zeros: Any = functools.partial(np.zeros, dtype="i8")
        else:
            self.engine = twin.interpreted(*modules)
            self.games, self.lucks = [_with_chance(known) for _ in range(3)], [_with_chance(known)]
            self.zeros = lambda n: [0] * n
        self.moves = self.zeros(game.rules.ACTIONS + 1)

    def weigh(self, actions: Sequence[int], seat: int, first: int, worlds: int, at: int) -> list[int]:
        """What each action comes to in these worlds, in all."""
        wanted, sums = self.zeros(len(actions) + 1), self.zeros(len(actions) + 1)
        wanted[0] = len(actions)
        for i, action in enumerate(actions):
            wanted[i + 1] = action
        self.engine.weigh_worlds(self.games, self.lucks, self.moves, wanted, sums, seat, first, worlds, at, CAP)
        return [int(total) for total in sums[1:]]


def _with_chance(known: Flat) -> Flat:
    state = known.clone()
    state.chance, state.events = Fast(0), []
    return state


class Search:
    """Weighs the moves of one player."""

    def __init__(self, game: Game, policy: ModuleType | None, budget: Budget) -> None:
        self.game, self.policy, self.budget = game, policy, budget

    def __call__(self, sight: Sight, actions: Sequence[int], luck: random.Random) -> dict[int, float] | None:
        """The mean of every action, in thousandths of a win; one that was dropped keeps what it had."""
        race = Race(tables(self.game, self.policy, sight.known), sight, actions, luck.getrandbits(31))
        budget = sight.budget or self.budget
        for stage in range(1, STAGES + 1):
            race.run(Budget(budget.ms * stage // STAGES, (budget.worlds or ENOUGH) * stage // STAGES))
            race.drop()
        return race.values if race.worlds >= min(LEAST, budget.worlds or LEAST) else None


class Race:
    """Actions in the same worlds; the weaker half leaves at every stage."""

    def __init__(self, tables: Tables, sight: Sight, actions: Sequence[int], first: int) -> None:
        self.tables, self.seat, self.at, self.first = tables, sight.seat, sight.at, first
        self.started = time.thread_time()
        self.alive = list(actions)
        self.sums = dict.fromkeys(actions, 0)
        self.values = dict.fromkeys(actions, 0.0)
        self.worlds = 0

    def run(self, until: Budget) -> None:
        """Worlds up to that number, or as many as there is time for."""
        while (n := min(until.worlds - self.worlds, self.in_time(until.ms))) > 0:
            results = self.tables.weigh(self.alive, self.seat, self.first + self.worlds, n, self.at)
            self.worlds += n
            for action, result in zip(self.alive, results, strict=True):
                self.sums[action] += result
                self.values[action] = self.sums[action] / self.worlds

    def in_time(self, ms: int) -> int:
        """How many worlds to try before the clock is looked at again: as many as before, if there is time for them."""
        if not ms:
            return ENOUGH
        spent = 1000 * (time.thread_time() - self.started)
        if not self.worlds:
            return 1 if spent < ms else 0
        return min(self.worlds, int((ms - spent) * self.worlds / max(spent, 1e-3)))

    def drop(self) -> None:
        """Only the better half goes on."""
        self.alive = sorted(self.alive, key=lambda action: -self.values[action])[: max(2, (len(self.alive) + 1) // 2)]
