"""Random play as the kit needs it: mostly eager moves, now and then idle ones, at times that vary."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from troef.core.game import Game
from troef.core.match import Match
from troef.core.words import NEVER, TABLE, WAKE
from troef.testing.fault import Setting, Where

FIRST_STATES = 3  # of every game are looked at closely
CLOSE_STATES = 12  # half of the states about the twelfth are looked at closely, fewer and fewer of later ones
TABLE_WEIGHT = 0.3  # how often something due happens before the seats have acted, a seat being 1
LATEST_MS = 4000


class Next(NamedTuple):
    """An act about to be made, by numbers."""

    seat: int
    action: int
    at: int


class Walk:
    """One random game under the referee; what happens in it follows from the setting alone."""

    def __init__(self, game: Game, setting: Setting, close: float = 0) -> None:
        """`close`: at least this share of the states is looked at closely; the game is the same whatever it is."""
        self.game, self.setting, self.share = game, setting, close
        self.match = Match(game, setting.seats, game.chosen(setting.options), seed=setting.seed)
        self.luck = random.Random(f"{game.key} {setting}")
        self.close = True  # whether this state is looked at closely: with the eyes of all
        self._kinds: set[int] = set()  # of events so far

    @property
    def where(self) -> Where:
        """The place, for faults."""
        return Where(self.setting, len(self.match.acts))

    @property
    def viewers(self) -> range:
        """The spectator and all seats."""
        return range(-1, self.setting.seats)

    @property
    def looking(self) -> Sequence[int]:
        """Those with whose eyes a state is looked at: all of them at a close look, otherwise one after another."""
        return self.viewers if self.close else (len(self.match.acts) % len(self.viewers) - 1,)

    @property
    def asked(self) -> Sequence[int]:
        """The seats that are asked at a state: all of them at a close look, otherwise who may act, and one more."""
        if self.close:
            return range(self.setting.seats)
        return sorted({*self.match.to_act(), len(self.match.acts) % self.setting.seats})

    def next(self) -> Next | None:
        """An act that is lawful now; None when the game is over."""
        match, luck = self.match, self.luck
        actors, due = match.to_act(), match.due
        if not actors and due == NEVER:
            return None
        overdue = due < match.at  # then no seat may act before the table has
        if not actors or overdue or (due != NEVER and luck.random() * (len(actors) + TABLE_WEIGHT) < TABLE_WEIGHT):
            late = 0 if luck.random() < 0.8 else luck.randint(1, LATEST_MS)
            return Next(TABLE, WAKE, max(due, match.at) + late)
        seat = luck.choice(actors)
        return Next(seat, self.pick(match.lawful(seat)), self.moment(due))

    def pick(self, actions: list[int]) -> int:
        """An eager move nine times out of ten, if there is one."""
        eager = [action for action in actions if not self.game.rules.IDLE[action]]
        return self.luck.choice(eager if eager and self.luck.random() < 0.9 else actions)

    def moment(self, due: int) -> int:
        """Mostly at once; sometimes later, even in the very moment something is due."""
        now, kind = self.match.at, self.luck.random()
        if kind < 0.7:
            return now
        if kind < 0.8 and due != NEVER:
            return due
        return self.luck.randint(now, min(due, now + LATEST_MS))

    def act(self, act: Next) -> None:
        """Makes the act, and decides whether the state after it is worth a close look."""
        match = self.match
        events = match.act(*act)
        n = len(match.acts)
        kinds = {event[0] for event in events} - self._kinds
        self._kinds |= kinds
        often = self.luck.random() < max(self.share, CLOSE_STATES / (CLOSE_STATES + n))
        self.close = n < FIRST_STATES or bool(kinds) or often or match.over()
