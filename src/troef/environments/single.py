"""Gymnasium's interface: one seat is the learner's, bots play the others at their own pace.

>>> import gymnasium
>>> import troef.environments.single
>>> env = gymnasium.make("troef/companeros-v1", seats=4, bots="heuristic")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum())
((874,), 9)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym

from troef.bots import maker
from troef.core.bot import Choice, Sight
from troef.core.driver import ENDLESS, Driver, bot_luck
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value
from troef.core.words import TABLE
from troef.environments.spaces import NO_MATCH, Seeds, action_space, check, observation_space
from troef.environments.spec import UNLAWFUL
from troef.environments.table import Mask, Observation, Table, spec_of
from troef.games import keys, load

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class Learner:
    """Keeps the learner's seat in the driver: it acts when the learner does, never by itself."""

    def choose(self, sight: Sight) -> Choice | None:
        """Waits."""
        return None


class Single(gym.Env[Observation, Any]):
    """One table. `given` says what the learner is given, `match` is the referee of the match that is played.

    The learner is asked whenever its seat may act, and acts at once; if it waits, the next thing that a bot intends or
    that falls due happens. The action mask stands in the info, and `action_masks()` gives it too.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seats: int,
        *,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        preset: str | None = None,
        most: int = ENDLESS,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.given = spec_of(game, seats, preset, options)
        check(most, render_mode)
        if seat not in range(seats):
            raise BadUse(f"there is no seat {seat!r} of {seats}")
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise BadUse(f"{len(names)} bots for the {seats - 1} other seats")
        self.seat, self.most, self.render_mode = seat, most, render_mode
        self._makers = [maker(self.given.game, name) for name in names]
        self._seeds = Seeds()
        self._table: Table | None = None  # until the first reset
        self._going = False  # from a reset until the episode has ended
        self.observation_space = observation_space(self.given)
        self.action_space = action_space(self.given)

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

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match; the same seed deals the same cards and gives the bots the same luck."""
        super().reset(seed=seed)
        number = self._seeds.next(seed)
        self._table, self._going = Table.new(self.given, number), True
        others = [other for other in range(self.given.seats) if other != self.seat]
        players: list[Any] = [Learner()] * self.given.seats
        for other, make in zip(others, self._makers, strict=True):
            players[other] = make(bot_luck(number, 0, other))
        self._driver = Driver(self.match, players, bot_luck(number, 0, TABLE))
        self._play_on()
        return self.table.observe(self.seat), self._info()

    def step(self, action: Any) -> Step:
        """The learner acts or waits, then the others play until it is asked again.

        What is no action at all is refused (`BadUse`), and nothing has happened.
        """
        if not self._going:
            raise BadUse(NO_MATCH)
        number = self.given.checked(action, f"seat {self.seat}")
        if number not in self.table.lawful(self.seat):
            self._going, why = False, {"unlawful": self.table.why_not(self.seat, number)}
            return self.table.observe(self.seat), UNLAWFUL, True, False, {**self._info(), **why}
        if number == self.given.wait:
            self._driver.step()
        else:
            self.table.act(self.seat, number)
        self._play_on()
        over = self.match.over()
        cut = not over and self._long_enough()
        self._going = not over and not cut
        return self.table.observe(self.seat), self.table.rewards()[self.seat], over, cut, self._info()

    def action_masks(self) -> Mask:
        """1 for what is lawful for the learner: stable-baselines3's MaskablePPO asks for it by this name."""
        return self.table.mask(self.seat)

    def render(self) -> Any:
        """What the learner sees."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None

    def _play_on(self) -> None:
        """The others play until the learner may act."""
        while self.seat not in self.match.to_act() and not self._long_enough() and self._driver.step():
            pass

    def _long_enough(self) -> bool:
        return len(self.match.acts) >= self.most

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


for key in keys():
    gym.register(f"troef/{key}-v{load(key).version}", f"{__name__}:Single", kwargs={"game": key})
