"""What PettingZoo's and Gymnasium's interfaces share: spaces, where the mask stands, the seeds of matches."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from troef.core.match import Match
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


class Seated:
    """What both of PettingZoo's interfaces have: an agent a seat, its spaces, the match that is played."""

    table: Table

    def __init__(self, given: Spec, most: int, layout: Layout, render_mode: str | None) -> None:
        super().__init__()
        name = f"troef_{given.game.key}_v{given.game.version}"
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"]}
        self.given, self.most, self.layout, self.render_mode = given, most, layout, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(given.seats)]
        self.observation_spaces = {agent: observation_space(given, layout) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(given) for agent in self.possible_agents}
        self._seeds = Seeds()
        self.agents: list[str] = []

    @property
    def match(self) -> Match:
        """The match that is played; `match.record()` is its record."""
        return self.table.match

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same for every seat."""
        return self.action_spaces[agent]
