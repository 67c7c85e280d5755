"""What PettingZoo's and Gymnasium's interfaces share: spaces, where the mask stands, the seeds of matches."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from troef.environments.spec import HIGHEST, LOWEST, Spec
from troef.environments.table import Table

Layout = Literal["info", "observation"]  # where the action mask stands


def observation_space(spec: Spec, layout: Layout = "info") -> Space[Any]:
    """The space of one seat's observation; with its mask beside it, a dict of both."""
    numbers = Box(LOWEST, HIGHEST, (spec.observation,), np.int16)
    if layout == "info":
        return numbers
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (spec.actions,), np.int8)})


def action_space(spec: Spec) -> Space[Any]:
    """The game's actions and "wait"."""
    return Discrete(spec.actions)


def observation(table: Table, seat: int, layout: Layout) -> Any:
    """What a seat observes, laid out so."""
    if layout == "info":
        return table.observe(seat)
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}


class Seeds:
    """The seeds of one match after another: the one that was given, then what follows from it."""

    def __init__(self) -> None:
        self._chance = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        """The seed of the next match: the match that `game.new(seats, seed)` gives."""
        if seed is None:
            return int(self._chance.integers(2**32))
        self._chance = np.random.default_rng(seed)
        return seed
