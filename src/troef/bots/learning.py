"""Deep Monte Carlo: a small net learns what an action comes to, by playing against itself. NumPy and the compiled twin.

The state of a training can be saved at any moment and taken up again; the same seed and the same number of steps give
the same weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from troef.bots import playouts, selfplay
from troef.core import twin
from troef.core.bot import Sight
from troef.core.errors import BadRecord, BadUse
from troef.core.game import Game

if TYPE_CHECKING:
    import random

    import numpy as np

    Table = np.ndarray[Any, np.dtype[Any]]

FIRST, SECOND = 48, 24  # the layers of a net
ROUNDS, ROWS, BATCH = 400, 60_000, 512
RATE, KEEP_1, KEEP_2 = 0.002, 0.9, 0.999  # Adam
EXPLORE = 60  # of a thousand decisions


@dataclass
class Learner:
    """A net, and how far its training is."""

    game: Game
    features: ModuleType
    seats: int
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
        if not self.moments:
            self.moments = [np.zeros_like(w) for w in self.weights] + [np.zeros_like(w) for w in self.weights]

    def learn(self, policy: ModuleType | None) -> Iterator[float]:
        """One step after another; yields the mean square error of each, in wins."""
        import numpy as np

        modules = (playouts, selfplay, cast(ModuleType, self.game.rules), *([policy] if policy else []), self.features)
        engine = twin.compiled(*modules, events=False, keep=False)  # Numba cannot store a kernel of this size
        games, lucks = twin.records(self.game.configured(self.game.defaults()), 1), twin.lucks(1)
        moves, out = np.zeros(self.game.rules.ACTIONS + 1, "i8"), np.zeros(self.features.FEATURES, "i8")
        seen, ends = np.zeros((ROWS, self.features.FEATURES), "i2"), np.zeros(ROWS, "i8")
        hidden = np.zeros((1, FIRST))
        while True:
            number = (self.seed << 32) + self.steps * ROUNDS
            rows = engine.self_play(
                games, lucks, moves, self.seats, *self.weights, hidden, out, seen, ends, number, ROUNDS, EXPLORE
            )
            self.loss = self._fit(seen[:rows].astype("f4") / selfplay.SCALE, ends[:rows].astype("f4") / 1000)
            self.steps += 1
            yield self.loss

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

    def _move(self, slopes: Sequence[Table]) -> None:
        """Adam."""
        import numpy as np

        self.updates += 1
        n = len(self.weights)
        for i, slope in enumerate(slopes):
            mean, square = self.moments[i], self.moments[n + i]
            mean += (1 - KEEP_1) * (slope - mean)
            square += (1 - KEEP_2) * (slope**2 - square)
            step = RATE * mean / (1 - KEEP_1**self.updates) / (np.sqrt(square / (1 - KEEP_2**self.updates)) + 1e-8)
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


def named(weights: Sequence[Any]) -> dict[str, Any]:
    """The tables by their names in a file."""
    return {f"layer{i}": table for i, table in enumerate(weights)}


def load(path: Path, features: int) -> list[Table]:
    """The weights of a net for so many features."""
    import numpy as np

    try:
        with np.load(path) as found:
            weights = [found[f"layer{i}"].astype("f4") for i in range(3)]
    except (OSError, ValueError, KeyError) as error:
        raise BadRecord(f"{path} holds no net: {error}") from error
    if len(weights[0]) != features + 1:
        raise BadRecord(f"{path} is a net for {len(weights[0]) - 1} features, not {features}")
    return weights


def resumed(game: Game, features: ModuleType, path: Path) -> Learner:
    """A training where it was left."""
    import numpy as np

    weights = load(path, features.FEATURES)
    with np.load(path) as found:
        if "numbers" not in found:
            raise BadUse(f"{path} holds weights only; a training is resumed from its state")
        seats, seed, steps, updates = map(int, found["numbers"])
        moments = [found[f"moment{i}"] for i in range(6)]
    return Learner(game, features, seats, seed, steps, 0.0, weights, moments, updates)


class Net:
    """Weighs moves by a net: microseconds a move."""

    def __init__(self, features: ModuleType, path: Path) -> None:
        self.features, self.weights = features, load(path, features.FEATURES)

    def __call__(self, sight: Sight, actions: Sequence[int], luck: random.Random) -> dict[int, float] | None:
        """What each action comes to, in thousandths of a win."""
        import numpy as np

        rows = [[0] * self.features.FEATURES for _ in actions]
        for action, row in zip(actions, rows, strict=True):
            self.features.features(sight.known, sight.seat, action, row)
        first, second, last = self.weights
        one = np.maximum(np.array(rows, "f4") / selfplay.SCALE @ first[:-1] + first[-1], 0)
        values = np.maximum(one @ second[:-1] + second[-1], 0) @ last
        return dict(zip(actions, (1000 * values[:, 0]).tolist(), strict=True))
