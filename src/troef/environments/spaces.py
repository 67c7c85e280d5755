"""What PettingZoo's and Gymnasium's interfaces share: spaces, where the mask stands, the seeds of matches."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from troef.core.errors import BadUse
from troef.core.match import Match
from troef.environments.spec import HIGHEST, LOWEST, Spec
from troef.environments.table import Table

Layout = Literal["info", "observation"]  # where the action mask stands
NO_MATCH = "no match is going on: reset() deals one"


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


def check(most: int, render_mode: str | None) -> None:
    """Refuses what no table can be."""
    if most < 1:
        raise BadUse(f"a match has at least one act, so most is no {most}")
    if render_mode not in (None, "ansi"):
        raise BadUse(f"render_mode is None or 'ansi', not {render_mode!r}")


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

    def __init__(self, given: Spec, most: int, layout: Layout, render_mode: str | None) -> None:
        super().__init__()
        check(most, render_mode)
        if layout not in get_args(Layout):
            raise BadUse(f"mask is 'info' or 'observation', not {layout!r}")
        self._table: Table | None = None  # until the first reset
        name = f"troef_{given.game.key}_v{given.game.version}"
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"]}
        self.given, self.most, self.layout, self.render_mode = given, most, layout, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(given.seats)]
        self.observation_spaces = {agent: observation_space(given, layout) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(given) for agent in self.possible_agents}
        self._seeds = Seeds()
        self.agents: list[str] = []

    @property
    def table(self) -> Table:
        """The table with the match that is played."""
        if self._table is None:
            raise BadUse(NO_MATCH)
        return self._table

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
