"""The players of SIX at their levels."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from troef.core.bot import Bot, Budget, Reason, Searching, Sight, Skill, Weigh
from troef.games.six import advice, policy, rules
from troef.games.six.bot import CLOCK_ERROR, Heuristic, worth
from troef.games.six.rules import State

NEARLY_SURE = 0.85


class Player(Heuristic):
    """The readable player with a better or worse eye, hand and clock, or with a search for what it weighs."""

    def __init__(self, luck: random.Random, weigh: Weigh | None = None, skill: Skill | None = None) -> None:
        super().__init__(luck)
        self.weigh, self.skill = weigh, skill or Skill()

    def takes(self, pace: tuple[int, int]) -> int:
        """The slower, the less wits."""
        return round(super().takes(pace) / self.skill.wits)

    def place(self, s: State, sight: Sight) -> int:
        """The place where least seems to be lost."""
        places = [place for place in range(rules.PLACES) if rules.places_for(s, sight.seat) >> place & 1]
        if len(places) == 1:
            return places[0]
        found = self.searched(s, sight, [rules.PLACE_ON + place for place in places])
        if found is None:
            found = {rules.PLACE_ON + p: -self.worth(s, s.shown[sight.seat][p], sight.at) for p in places}
        return self.skill.pick(found, self.luck) - rules.PLACE_ON

    def worth(self, s: State, card: int, at: int) -> float:
        """What an open card is worth. Who does not know the odds hopes for many strokes, however seldom they come."""
        if self.skill.memory < 1:
            return s.strokes[card - 1] if card else 0
        return worth(s, card, self.turns_left(s, at))

    def lifts(self, s: State, sight: Sight) -> bool:
        """By belief. Who has no eye for what is at stake waits until it is nearly sure.

        Who searches also counts: it ends the last stage early, for a card, as soon as that wins (six.lift.early).
        """
        if self.skill.memory < 1:
            return self.belief(s, self.felt(s, sight.at)) >= NEARLY_SURE
        if self.weigh and policy.wins_by_lifting(s, sight.seat):
            return True
        return super().lifts(s, sight) and not (self.weigh and policy.loses_by_lifting(s, sight.seat))

    def searched(self, s: State, sight: Sight, actions: list[int]) -> dict[int, float] | None:
        """What the search says, by the inner clock."""
        if self.weigh is None:
            return None
        felt = round(s.turned_at + self.felt(s, sight.at)) if rules.sand_runs(s) else sight.at
        return self.weigh(
            Sight(sight.game, sight.seat, s, sight.events, max(felt, 0), sight.budget), actions, self.luck
        )

    def felt(self, s: State, at: int) -> float:
        """The time since the glass was turned, by an inner clock that errs more the less wits."""
        if not rules.sand_runs(s):
            return 0.0
        if s.stage != self.stage:
            self.stage, self.rate = s.stage, self.luck.gauss(1.0, CLOCK_ERROR / self.skill.wits)
        return (at - s.turned_at) * self.rate

    def why(self, sight: Sight, move: str) -> Reason:
        """Why it would make this move."""
        return advice.why(sight.known, sight.seat, rules.MOVES.action_of(move), sight.at)


LEVELS: dict[str, Callable[..., Bot]] = {
    "easy": partial(Player, skill=Skill(noise=1.0, cap=3.0, memory=0.5, wits=0.6)),
    "normal": partial(Player, skill=Skill(noise=1.2, cap=2.5, wits=0.85)),
    "hard": partial(Player, skill=Skill(wits=1.0)),
    "expert": Searching(partial(Player, skill=Skill(wits=1.5)), policy, Budget(ms=400, worlds=8000)),
}
