"""The players of 6th Sense at their levels."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from troef.core import match
from troef.core.bot import Bot, Budget, Choice, Learnt, Reason, Searching, Sight, Skill, Weigh
from troef.core.match import Match
from troef.core.words import NONE
from troef.games.sixth_sense import advice, features, policy, rules
from troef.games.sixth_sense.bot import PACE_MS, Heuristic, Outlook

CURIOUS = 800  # of a search: how much is looked at what was seldom tried


class Player(Heuristic):
    """The readable player with more or less judgement, or with a search instead of it."""

    def __init__(self, luck: random.Random, weigh: Weigh | None = None, skill: Skill | None = None) -> None:
        super().__init__(luck)
        self.weigh, self.skill = weigh, skill or Skill()
        self.predicted: tuple[int, str] = (-1, "")  # the round, and what was decided

    def choose(self, sight: Sight) -> Choice | None:
        """The move that seems best; a prediction is thought about once."""
        if sight.known.phase == rules.PREDICTING:
            if self.predicted[0] != sight.known.rounds:
                self.predicted = sight.known.rounds, self.best(sight)
            return Choice(self.predicted[1], PACE_MS)
        return Choice(self.best(sight), PACE_MS)

    def best(self, sight: Sight) -> str:
        """By the search, or by the readable player's eye."""
        actions = match.lawful(sight.game, sight.known, sight.seat)
        found = self.weigh(sight, actions, self.luck) if self.weigh and len(actions) > 1 else None
        return rules.MOVES.spell(self.skill.pick(found or self.judged(sight, actions), self.luck))

    def judged(self, sight: Sight, actions: list[int]) -> dict[int, float]:
        """How near each action leaves the prediction, by the readable player's eye."""
        outlook = Outlook(sight.known, sight.seat)
        return {action: -outlook.off(action) for action in actions}

    def why(self, sight: Sight, move: str) -> Reason:
        """Why it would make this move."""
        if len(sight.moves) == 1:
            return Reason("only")
        return advice.why(sight.known, sight.seat, rules.MOVES.action_of(move))


LEVELS: dict[str, Callable[..., Bot]] = {
    "easy": partial(Player, skill=Skill(noise=1.2, cap=1.2)),
    "normal": partial(Player, skill=Skill(noise=0.15, cap=0.5)),
    "hard": Searching(Player, policy, Budget(ms=80, worlds=200), curious=CURIOUS),
    "expert": Searching(Player, policy, Budget(ms=400, worlds=4000), curious=CURIOUS),
    "net": Learnt(Player, features, policy, Path(__file__).parent / "net.npz", Budget(ms=400, worlds=2000)),
}


def exact(match: Match, seat: int) -> tuple[float, float]:
    """How many predictions of a seat came true, of how many."""
    met, card = 0, NONE
    for event in (event for told in match.events(seat) for event in told if event.seat == seat):
        args = event.args or {}
        if event.name == "shown":
            card = rules.CARD.index(args["card"])
        elif event.name == "scored":
            met += rules.distance(card, args["tricks"]) == 0
    return met, len(match.rounds)
