"""PettingZoo's parallel interface: all seats answer at once, as round a table where several may act.

Every seat answers every step; who may not act has "wait" only. What they answer is carried out as at a live table:
races first, in an order that is drawn; then the others, clockwise from who acted last. A move bound to a turn counts
only if nothing has happened since it was chosen; a loose one (a prediction, a placement, a call) if it is lawful still.
What came too late is dropped, and its seat is told so in its info. When all wait, the table wakes at the time that is
due.

>>> from troef.environments import parallel
>>> env = parallel.env("sixth-sense", seats=4)
>>> observations, infos = env.reset(seed=7)
>>> [int(infos[agent]["action_mask"].sum()) for agent in env.agents]
[14, 14, 14, 14]
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from troef.core.driver import ENDLESS, bot_luck
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.options import Value
from troef.core.words import TABLE
from troef.environments.spaces import NO_MATCH, Layout, Seated
from troef.environments.spec import UNLAWFUL
from troef.environments.table import Mask, Table, spec_of


def env(
    game: Game | str,
    seats: int,
    *,
    preset: str | None = None,
    most: int = ENDLESS,
    mask: Layout = "info",
    render_mode: str | None = None,
    **options: Value,
) -> Parallel:
    """A table with these options, for matches of so many acts at most.

    Action masks stand in the infos; with `mask="observation"` in the observations, dicts then.
    """
    return Parallel(spec_of(game, seats, preset, options), most, mask, render_mode)


class Parallel(Seated, ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """One table. `given` says what a seat is given, `match` is the referee of the match that is played."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new match; the same seed deals the same cards and draws the same order of races."""
        number = self._seeds.next(seed)
        self._table = Table.new(self.given, number)
        self._luck: random.Random = bot_luck(number, 0, TABLE)
        self.agents = self.possible_agents[:]
        self._mask_all()
        return self._observations(), self._infos({})

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """All seats act or wait. Who does what is not lawful ends the match and pays for it.

        What is no action at all is refused (`BadUse`), and nothing has happened.
        """
        if not self.agents:
            raise BadUse(NO_MATCH)
        if sorted(actions) != sorted(self.agents):
            raise BadUse(f"an action for each of {self.agents} is needed; there are some for {sorted(actions)}")
        answers = {seat: self.given.checked(actions[agent], agent) for seat, agent in enumerate(self.agents)}
        wrong = {seat: action for seat, action in answers.items() if not self._masks[seat][action]}
        told: dict[int, dict[str, Any]]
        if wrong:
            told = {seat: {"unlawful": self.table.why_not(seat, action)} for seat, action in wrong.items()}
            rewards = [UNLAWFUL if seat in wrong else 0.0 for seat in answers]
        else:
            told = {seat: {"too_late": self.given.spell(answers[seat])} for seat in self._carry_out(answers)}
            rewards = self.table.rewards()
            self._mask_all()
        over = bool(wrong) or self.match.over()
        cut = not over and len(self.match.acts) >= self.most
        result = (
            self._observations(),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            self._infos(told),
        )
        if over or cut:
            self.agents = []
        return result

    def _mask_all(self) -> None:
        """1 for what is lawful for every seat; who may not act waits."""
        self._masks: list[Mask] = [self.table.mask(seat) for seat in range(self.given.seats)]
        for mask in self._masks:
            if not mask.any():
                mask[self.given.wait] = 1

    def render(self) -> str | None:
        """What a spectator sees."""
        return self.table.text(TABLE) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""

    def _carry_out(self, answers: Mapping[int, int]) -> list[int]:
        """Makes the acts that are still in time; returns the seats that came too late."""
        acts, late = len(self.match.acts), []
        book = self.given.game.rules.MOVES
        for seat in self._order(answers):
            fresh = len(self.match.acts) == acts
            loose = book.is_loose(self.given.spell(answers[seat]))
            if fresh or (loose and answers[seat] in self.match.lawful(seat)):
                self.table.act(seat, answers[seat])
            else:
                late.append(seat)
        if len(self.match.acts) == acts:
            self.table.waited = -1
        self.table.ask()
        return late

    def _order(self, answers: Mapping[int, int]) -> list[int]:
        """Who acts, in which order: races as they are drawn, then clockwise from who acted last."""
        acting = [seat for seat, action in answers.items() if action != self.given.wait]
        races = [seat for seat in acting if self.given.race[answers[seat]]]
        self._luck.shuffle(races)
        after = self.table.last + 1
        rest = sorted(
            (seat for seat in acting if seat not in races), key=lambda seat: (seat - after) % self.given.seats
        )
        return races + rest

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> Any:
        if self.layout == "info":
            return self.table.observe(seat)
        return {"observation": self.table.observe(seat), "action_mask": self._masks[seat].copy()}

    def _infos(self, told: Mapping[int, dict[str, Any]]) -> dict[str, dict[str, Any]]:
        masks = self.layout == "info"
        return {
            agent: {**({"action_mask": self._masks[seat].copy()} if masks else {}), **told.get(seat, {})}
            for seat, agent in enumerate(self.possible_agents)
        }
