"""The players of Compañeros at their levels."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from troef.core import match
from troef.core.bot import Bot, Budget, Choice, Reason, Searching, Sight, Skill, Weigh
from troef.games.companeros import advice, policy, rules
from troef.games.companeros.bot import PACE_MS, Heuristic
from troef.games.companeros.memory import Memory


class Player(Heuristic):
    """The readable player with more or less judgement, or with a search instead of it."""

    def __init__(self, luck: random.Random, weigh: Weigh | None = None, skill: Skill | None = None) -> None:
        super().__init__(luck)
        self.weigh, self.skill = weigh, skill or Skill()
        self.memory = Memory(whole=self.skill.memory >= 1)

    def choose(self, sight: Sight) -> Choice | None:
        """The move that seems best."""
        actions = match.lawful(sight.game, sight.known, sight.seat)
        values = self.searched(sight, actions) if self.weigh else None
        action = self.skill.pick(values or self.judged(sight, actions), self.luck)
        return Choice(rules.MOVES.spell(action), PACE_MS)

    def searched(self, sight: Sight, actions: list[int]) -> dict[int, float] | None:
        """What the search says, with what is remembered before its eyes."""
        mind = self.memory.mind(sight.known, sight.seat)
        if self.weigh is None or len(actions) == 1:
            return None
        return self.weigh(Sight(sight.game, sight.seat, mind, sight.events, sight.at, sight.budget), actions, self.luck)

    def judged(self, sight: Sight, actions: list[int]) -> dict[int, float]:
        """What each action is worth by the readable player's eye."""
        value = self.value_of_lay if sight.known.phase == rules.LAYING else self.value_of_take
        return {action: value(sight.known, sight.seat, action) for action in actions}

    def why(self, sight: Sight, move: str) -> Reason:
        """Why it would make this move."""
        return advice.why(sight.known, sight.seat, rules.MOVES.action_of(move))


LEVELS: dict[str, Callable[..., Bot]] = {
    "easy": partial(Player, skill=Skill(noise=8.0, cap=12.0)),
    "normal": partial(Player, skill=Skill(noise=2.0, cap=6.0)),
    "hard": Searching(partial(Player, skill=Skill(memory=0.5)), policy, Budget(ms=60, worlds=30)),
    "expert": Searching(Player, policy, Budget(ms=400, worlds=60_000), curious=1200),
}
