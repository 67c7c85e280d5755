"""The players of UNO at their levels."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from troef.core.bot import Bot, Budget, Choice, Learnt, Reason, Searching, Sight, Skill, Weigh
from troef.games.uno import advice, features, policy, rules
from troef.games.uno.bot import CALL_MS, CATCH_MS, PATIENCE_MS, Heuristic
from troef.games.uno.rules import State

WEIGHTS = Path(__file__).parent / "net.npz"


class Player(Heuristic):
    """The readable player with more or less judgement, or with a search instead of it."""

    def __init__(self, luck: random.Random, weigh: Weigh | None = None, skill: Skill | None = None) -> None:
        super().__init__(luck)
        self.weigh, self.skill = weigh, skill or Skill()
        self.sight: Sight | None = None

    def choose(self, sight: Sight) -> Choice | None:
        """As the readable player, but by this judgement."""
        self.sight = sight
        return super().choose(sight)

    def answer_window(self, s: State, sight: Sight, action: int) -> Choice:
        """Calls and catches at human speed: some are slow, and some do not notice at all."""
        if self.window != (s.window, s.grace_ends):
            self.window = (s.window, s.grace_ends)
            calls = action == rules.CALL
            since = s.grace_ends - (s.uno_grace_ms if calls else 0)
            self.window_at = since + round(self.luck.randint(*(CALL_MS if calls else CATCH_MS)) / self.skill.wits)
            if self.luck.random() > self.skill.memory:
                self.window_at += PATIENCE_MS
        return Choice(rules.MOVES.spell(action), max(0, self.window_at - sight.at))

    def best(self, s: State, seat: int, actions: list[int]) -> int:
        """The action that seems best; NONE: rather wait than jump in."""
        values = {action: self.value(s, seat, action) for action in actions}
        if seat != s.turn:
            return super().best(s, seat, actions)
        if rules.CHALLENGE in values:
            values.pop(rules.TAKE if values[rules.CHALLENGE] > values[rules.TAKE] else rules.CHALLENGE)
        found = self.weigh(self._seen(), list(values), self.luck) if self.weigh and len(values) > 1 else None
        return self.skill.pick(found or values, self.luck)

    def suspicion(self, s: State) -> float:
        """Who forgets knows only what everybody does."""
        return super().suspicion(s) if self.skill.memory == 1 else 0.5 * (1 - 0.75**s.evidence_n)

    def _seen(self) -> Sight:
        assert self.sight is not None
        return self.sight

    def why(self, sight: Sight, move: str) -> Reason:
        """Why it would make this move."""
        return advice.why(sight.known, sight.seat, rules.MOVES.action_of(move))


class Trained(Player):
    """By a net, which has also learnt when to bluff and when to challenge."""

    def best(self, s: State, seat: int, actions: list[int]) -> int:
        """The action that changes most for the better; at tables it does not know, as the others."""
        if seat != s.turn or not features.knows(s):
            return super().best(s, seat, actions)
        found = self.weigh(self._seen(), actions, self.luck) if self.weigh and len(actions) > 1 else None
        return self.skill.pick(found, self.luck) if found else super().best(s, seat, actions)


LEVELS: dict[str, Callable[..., Bot]] = {
    "easy": partial(Player, skill=Skill(noise=20.0, cap=40.0, memory=0.7, wits=0.7)),
    "normal": partial(Player, skill=Skill(noise=8.0, cap=20.0, memory=0.9)),
    "hard": Learnt(partial(Trained, skill=Skill(noise=9.0, cap=15.0)), features, policy, WEIGHTS, Budget(80, 250)),
    "expert": Learnt(Trained, features, policy, WEIGHTS, Budget(ms=400, worlds=4000)),
    "net": Learnt(Trained, features, policy, WEIGHTS, Budget(ms=400, worlds=4000)),
    "search": Searching(Player, policy, Budget(ms=400, worlds=4000)),
}
