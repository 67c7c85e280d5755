"""PettingZoo's AEC interface: seats are asked one at a time; `turns` says in which order.

>>> from troef.environments import aec
>>> env = aec.env("companeros", seats=4)
>>> env.reset(seed=7)
>>> env.agent_selection, env.given.spell(env.infos["seat_0"]["action_mask"].argmax())
('seat_0', 'lay G2')
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from troef.core.driver import ENDLESS
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.options import Value
from troef.environments.spaces import NO_MATCH, Layout, Seated, observation
from troef.environments.spec import UNLAWFUL, Spec
from troef.environments.table import Table, spec_of


def env(
    game: Game | str,
    seats: int,
    *,
    preset: str | None = None,
    most: int = ENDLESS,
    mask: Layout = "info",
    render_mode: str | None = None,
    **options: Value,
) -> AEC:
    """A table with these options, for matches of so many acts at most.

    The action mask stands in the info of the seat that is asked; with `mask="observation"` in its observation, a dict.
    """
    return AEC(spec_of(game, seats, preset, options), most, mask, render_mode)


class AEC(Seated, AECEnv[str, Any, int]):  # type: ignore[misc]
    """One table. `given` says what a seat is given, `match` is the referee of the match that is played."""

    def __init__(self, given: Spec, most: int, layout: Layout, render_mode: str | None) -> None:
        super().__init__(given, most, layout, render_mode)
        self.metadata["is_parallelizable"] = False
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed deals the same cards."""
        self._table = Table.new(self.given, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Any:
        """What the seat knows, asked or not."""
        return observation(self.table, self._seat[agent], self.layout)

    def step(self, action: int | None) -> None:
        """The seat that is asked acts or waits. Who does what is not lawful ends the match and pays for it.

        What is no action at all is refused (`BadUse`), and nothing has happened.
        """
        if not self.agents:
            raise BadUse(NO_MATCH)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self.given.checked(action, agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if number in self.table.lawful(self.table.asked):
            self.table.answer(number)
            self._settle()
        else:
            self._forfeit(agent, number)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the seat that is asked sees."""
        return self.table.text(self._seat[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""

    def _settle(self) -> None:
        """After an act: it is over, broken off, or somebody is asked."""
        if self.match.over():
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif len(self.match.acts) >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def _select(self) -> None:
        asked = self.table.asked
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.match.over():
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[asked]
            if self.layout == "info":
                self.infos[self.agent_selection]["action_mask"] = self.table.mask(asked)

    def _forfeit(self, agent: str, action: int) -> None:
        self.rewards[agent] = UNLAWFUL
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent]["unlawful"] = self.table.why_not(self.table.asked, action)
