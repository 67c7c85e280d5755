"""The levels of bots: the same four names for every game, and what a level of a game is made of."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from troef.bots.nets import Net
from troef.bots.search import Search, TreeSearch
from troef.core import match
from troef.core.bot import Budget, Choice, Learnt, Searching, Sight, Skill, Weigh
from troef.core.driver import BotMaker
from troef.core.errors import BadUse
from troef.core.game import Game

LEVELS = ("easy", "normal", "hard", "expert")
USUAL = "normal"  # who sits down if nobody chooses, and plays for whoever is away
PACE_MS = 1200
PLAIN = {"easy": Budget(ms=4, worlds=2), "hard": Budget(ms=60, worlds=40), "expert": Budget(ms=350, worlds=1000)}


def level(game: Game, name: str, budget: Budget | None = None) -> BotMaker:
    """The maker of a level: the game's own, or a plain one from its rules alone."""
    own = game.bots.get(name)
    if isinstance(own, Searching):
        budget = budget or own.budget
        curious = own.curious
        search = TreeSearch(game, own.policy, budget, curious) if curious else Search(game, own.policy, budget)
        return lambda luck: own.make(luck, search)
    if isinstance(own, Learnt):
        if not is_trained(own):
            raise BadUse(f"{name} of {game.key} has no weights here: `troef train {game.key} --out {own.weights}`")
        weigh = Wise(Net(own.features, own.weights), Search(game, own.policy, budget or own.beyond))
        return lambda luck: own.make(luck, weigh)
    if own is not None:
        return own
    if name == USUAL:
        return game.bots["heuristic"]
    return partial(Plain, Search(game, None, budget or PLAIN[name]), Skill())


def is_trained(player: object) -> bool:
    """Whether a player can play: one that learnt needs its weights."""
    return not isinstance(player, Learnt) or player.weights.is_file()


class Wise:
    """Weighs by a net where that has learnt to, by a search elsewhere."""

    def __init__(self, net: Net, search: Search) -> None:
        self.net, self.search = net, search

    def __call__(self, sight: Sight, actions: Sequence[int], luck: random.Random) -> dict[int, float] | None:
        """In thousandths of a win."""
        return (self.net if self.net.features.knows(sight.known) else self.search)(sight, actions, luck)


class Plain:
    """A player that knows nothing but the rules: it tries every move in a few worlds, by random play."""

    def __init__(self, weigh: Weigh, skill: Skill, luck: random.Random) -> None:
        self.weigh, self.skill, self.luck = weigh, skill, luck

    def choose(self, sight: Sight) -> Choice | None:
        """The move that did best."""
        actions = match.lawful(sight.game, sight.known, sight.seat)
        values = self.weigh(sight, actions, self.luck) if len(actions) > 1 else None
        action = self.skill.pick(values or dict.fromkeys(actions, 0.0), self.luck)
        return Choice(sight.game.rules.MOVES.spell(action), PACE_MS)
