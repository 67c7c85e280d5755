"""Deep Monte Carlo: a small net learns what an action comes to, by playing against itself. NumPy and the compiled twin.

The state of a training can be saved at any moment and taken up again; the same seed and the same number of steps give
the same weights. A step's rounds are played in blocks, wherever; the net learns from all of them here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from troef import games
from troef.bots import nets, playouts, selfplay
from troef.core import twin
from troef.core.bot import Learnt
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.places import Here, Place

if TYPE_CHECKING:
    import numpy as np

    Table = np.ndarray[Any, np.dtype[Any]]
    Question = tuple[int, int, int, list[Table]]  # the first round, how many, how many seats, the net

FIRST, SECOND = 64, 32  # the layers of a net
BLOCKS, ROUNDS, ROWS = 8, 50, 7_500  # of a step; of a block; decisions of a block that are looked at, at most
BATCH = 512
RATE, KEEP_1, KEEP_2 = 0.002, 0.9, 0.999  # Adam
SETTLES = 4000  # updates after which steps get clearly smaller
EXPLORE = 50  # of a thousand decisions


@dataclass
class Learner:
    """A net, and how far its training is."""

    game: Game
    features: ModuleType
    seats: int  # 0: as its features have it, one table after another
    seed: int
    steps: int = 0  # batches of self-play learnt from
    loss: float = 0.0
    weights: list[Table] = field(default_factory=list)
    moments: list[Table] = field(default_factory=list)
    updates: int = 0

    def __post_init__(self) -> None:
        import numpy as np

        if not self.weights:
            luck, n = np.random.default_rng(self.seed), self.features.FEATURES
            shapes = [(n + 1, FIRST), (FIRST + 1, SECOND), (SECOND, 1)]
            self.weights = [(luck.normal(size=s) * (2 / s[0]) ** 0.5).astype("f4") for s in shapes]
            self.weights[-1] *= 0.1  # at first it says little
        if not self.moments:
            self.moments = [np.zeros_like(w) for w in self.weights] + [np.zeros_like(w) for w in self.weights]

    def learn(self, there: Place | None = None) -> Iterator[float]:
        """One step after another; yields the mean square error of each."""
        import numpy as np

        there = there or Here()
        while True:
            parts = there.answers(player, self.game.key, self._questions())
            seen, ends = (np.concatenate(column) for column in zip(*parts, strict=True))
            self.loss = self._fit(seen.astype("f4") / selfplay.SCALE, ends.astype("f4") / selfplay.UNIT)
            self.steps += 1
            yield self.loss

    def _questions(self) -> list[Question]:
        """The blocks of the next step."""
        seats = self.seats or self.features.TABLES[self.steps % len(self.features.TABLES)]
        first = (self.seed << 32) + self.steps * BLOCKS * ROUNDS
        return [(first + i * ROUNDS, ROUNDS, seats, self.weights) for i in range(BLOCKS)]

    def _fit(self, seen: Table, ends: Table) -> float:
        """Once through all rows, in a random order; returns the error before."""
        import numpy as np

        order = np.random.default_rng(self.seed + self.steps).permutation(len(ends))
        errors = [self._batch(seen[part], ends[part]) for part in np.array_split(order, max(1, len(order) // BATCH))]
        return float(np.mean(errors))

    def _batch(self, seen: Table, ends: Table) -> float:
        import numpy as np

        first, second, last = self.weights
        one = np.maximum(seen @ first[:-1] + first[-1], 0)
        two = np.maximum(one @ second[:-1] + second[-1], 0)
        error = (two @ last)[:, 0] - ends
        slope = (2 / len(ends)) * error[:, None]
        down_two = (slope @ last.T) * (two > 0)
        down_one = (down_two @ second[:-1].T) * (one > 0)
        self._move(
            [
                np.vstack([seen.T @ down_one, down_one.sum(0)]),
                np.vstack([one.T @ down_two, down_two.sum(0)]),
                two.T @ slope,
            ]
        )
        return float(np.mean(error**2))

    @property
    def rate(self) -> float:
        """The further, the smaller steps."""
        return float(RATE / (1 + self.updates / SETTLES) ** 0.5)

    def _move(self, slopes: Sequence[Table]) -> None:
        """Adam."""
        import numpy as np

        self.updates += 1
        n = len(self.weights)
        for i, slope in enumerate(slopes):
            mean, square = self.moments[i], self.moments[n + i]
            mean += (1 - KEEP_1) * (slope - mean)
            square += (1 - KEEP_2) * (slope**2 - square)
            step = self.rate * mean / (1 - KEEP_1**self.updates) / (np.sqrt(square / (1 - KEEP_2**self.updates)) + 1e-8)
            self.weights[i] -= step.astype("f4")

    # ---- files --------------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """All that is needed to go on."""
        import numpy as np

        tables: dict[str, Any] = {f"moment{i}": m for i, m in enumerate(self.moments)}
        numbers = np.array([self.seats, self.seed, self.steps, self.updates])
        with path.open("wb") as file:
            np.savez_compressed(file, numbers=numbers, **named(self.weights), **tables)

    def save_weights(self, path: Path) -> None:
        """What a player needs, small."""
        import numpy as np

        with path.open("wb") as file:
            np.savez_compressed(file, **named([w.astype("f2") for w in self.weights]))


def player(key: str) -> Callable[[Question], tuple[Table, Table]]:
    """What plays the blocks of a game's self-play: what was seen at every decision, and how it ended."""
    import numpy as np

    game = games.load(key)
    known = learnt(game)
    modules = (playouts, selfplay, cast(ModuleType, game.rules), known.policy, known.features)
    engine = twin.compiled(*modules, events=False)
    records, lucks = twin.records(game.configured(game.defaults()), 1), twin.lucks(1)
    moves, out = np.zeros(game.rules.ACTIONS + 1, "i8"), np.zeros(known.features.FEATURES, "i8")
    seen = np.zeros((ROWS, known.features.FEATURES), "i2")
    ends, before, hidden = np.zeros(ROWS, "i8"), np.zeros(ROWS, "i8"), np.zeros((2, FIRST), "f4")

    def play(block: Question) -> tuple[Table, Table]:
        number, rounds, seats, net = block
        weights = [np.array(table) for table in net]  # what came from elsewhere may not be written to: another type
        rows = engine.self_play(
            records, lucks, moves, seats, *weights, hidden, out, seen, ends, before, number, rounds, EXPLORE
        )
        return seen[:rows].copy(), ends[:rows].copy()

    return play


def learnt(game: Game) -> Learnt:
    """What a game's net looks at; refuses a game without one."""
    known = game.bots.get("net")
    if not isinstance(known, Learnt):
        raise BadUse(f"{game.key} has no features to learn from")
    return known


def named(weights: Sequence[Any]) -> dict[str, Any]:
    """The tables by their names in a file."""
    return {f"layer{i}": table for i, table in enumerate(weights)}


def resumed(game: Game, features: ModuleType, path: Path) -> Learner:
    """A training where it was left."""
    import numpy as np

    weights = [np.array(table, "f4") for table in nets.load(path, features.FEATURES)]
    with np.load(path) as found:
        if "numbers" not in found:
            raise BadUse(f"{path} holds weights only; a training is resumed from its state")
        seats, seed, steps, updates = map(int, found["numbers"])
        moments = [found[f"moment{i}"] for i in range(6)]
    return Learner(game, features, seats, seed, steps, 0.0, weights, moments, updates)
