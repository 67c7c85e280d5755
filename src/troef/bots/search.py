"""Two searches in worlds that are possible for a seat, on the compiled twin if there is one.

`Search` is flat Monte Carlo: every move is tried in the same worlds and played out; the weaker half is dropped again
and again, so that the budget goes to the moves that matter. `TreeSearch` also looks for what to do later (`trees`).
Both are anytime: they stop at the budget, in worlds or in milliseconds of processor time.
"""

from __future__ import annotations

import functools
import random
import threading
import time
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, cast

from troef.bots import playouts, trees
from troef.core import twin
from troef.core.bot import Budget, Sight
from troef.core.chance import Fast
from troef.core.declare import Flat
from troef.core.game import Game
from troef.core.words import NONE

CAP = 3000  # acts of one playout
LEAST = 8  # in fewer worlds than these a search knows less than the heuristic
ENOUGH = 10**6  # worlds
STAGES = 4
DEEPEST = 60  # decisions in a tree
MOST_NODES = 150_000


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
    modules = (playouts, trees, cast(ModuleType, game.rules), *([policy] if policy else []))
    if Live.waits or modules in Live.ready:
        return Tables(game, modules, known, twin.ready())
    if modules not in Live.started:
        Live.started.add(modules)
        threading.Thread(target=_compile, args=(game, modules, known.clone()), daemon=True).start()
    return Tables(game, modules, known, False)


def _compile(game: Game, modules: tuple[ModuleType, ...], known: Flat) -> None:
    if not twin.ready():
        return
    tables = Tables(game, modules, known, True)
    tables.weigh([], 0, 0, 0, 0)
    tables.grow(tables.tree(1), 0, 0, 0, 0, 0)
    Live.ready.add(modules)


class Tables:
    """The games one search works on: what is known, a world, a playout."""

    def __init__(self, game: Game, modules: tuple[ModuleType, ...], known: Flat, compiled: bool) -> None:
        if compiled:
            import numpy as np

            self.engine = twin.compiled(*modules, events=False)
            self.games: Any = twin.records(known, 3, events=False)
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

    def tree(self, size: int) -> tuple[Any, Any]:
        """A tree with its root, and a path in it."""
        tree, path = self.zeros(trees.COLUMNS * (size + size // 2 + 8)), self.zeros(DEEPEST + 2)
        tree[trees.WHENCE] = NONE  # of the root, where no step leads
        path[0] = 1
        return tree, path

    def grow(self, tree: tuple[Any, Any], seat: int, first: int, worlds: int, at: int, curious: int) -> None:
        """So many iterations more."""
        self.engine.grow(self.games, self.lucks, self.moves, *tree, seat, first, worlds, at, curious)


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


class TreeSearch(Search):
    """Weighs the moves of one player by a tree: how often each was tried, in thousandths, is how good it is."""

    def __init__(self, game: Game, policy: ModuleType | None, budget: Budget, curious: int) -> None:
        super().__init__(game, policy, budget)
        self.curious = curious  # how much, in thousandths of a win, what was seldom tried is looked at

    def __call__(self, sight: Sight, actions: Sequence[int], luck: random.Random) -> dict[int, float] | None:
        """Only if all lawful moves are asked for: a tree knows no others."""
        budget = sight.budget or self.budget
        table, first = tables(self.game, self.policy, sight.known), luck.getrandbits(31)
        tree = table.tree(min(MOST_NODES, trees.A_WORLD * budget.worlds or MOST_NODES))
        clock, worlds = Clock(budget.ms), 0
        while (n := min((budget.worlds or ENOUGH) - worlds, clock.more(worlds))) > 0:
            table.grow(tree, sight.seat, first + worlds, n, sight.at, self.curious)
            worlds += n
        nodes = {action: trees.child_of(tree[0], 0, action) for action in actions}
        visits = {action: 1000 * int(tree[0][node + trees.VISITS]) / max(worlds, 1) for action, node in nodes.items()}
        return visits if worlds >= min(LEAST, budget.worlds or LEAST) * len(actions) else None


class Clock:
    """How much processor time is left."""

    def __init__(self, ms: int) -> None:
        self.ms, self.started = ms, time.thread_time()

    def more(self, worlds: int, ms: int = 0) -> int:
        """How many worlds to try before looking again: as many as so far, if there is time for them; 0: none."""
        until = ms or self.ms
        if not until:
            return ENOUGH
        spent = 1000 * (time.thread_time() - self.started)
        if not worlds:
            return 1 if spent < until else 0
        return min(worlds, int((until - spent) * worlds / max(spent, 1e-3)))


class Race:
    """Actions in the same worlds; the weaker half leaves at every stage."""

    def __init__(self, tables: Tables, sight: Sight, actions: Sequence[int], first: int) -> None:
        self.tables, self.seat, self.at, self.first = tables, sight.seat, sight.at, first
        self.clock = Clock(0)
        self.alive = list(actions)
        self.sums = dict.fromkeys(actions, 0)
        self.values = dict.fromkeys(actions, 0.0)
        self.worlds = 0

    def run(self, until: Budget) -> None:
        """Worlds up to that number, or as many as there is time for."""
        while (n := min(until.worlds - self.worlds, self.clock.more(self.worlds, until.ms))) > 0:
            results = self.tables.weigh(self.alive, self.seat, self.first + self.worlds, n, self.at)
            self.worlds += n
            for action, result in zip(self.alive, results, strict=True):
                self.sums[action] += result
                self.values[action] = self.sums[action] / self.worlds

    def drop(self) -> None:
        """Only the better half goes on."""
        self.alive = sorted(self.alive, key=lambda action: -self.values[action])[: max(2, (len(self.alive) + 1) // 2)]
