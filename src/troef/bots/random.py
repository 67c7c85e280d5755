"""The player who does anything lawful."""

from __future__ import annotations

import random

from troef.core import match
from troef.core.bot import Choice, Sight

PACE_MS = (200, 2000)


class Random:
    """Any lawful move, an idle one (draw, keep, pass) only when there is no other, after a moment."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Choice | None:
        """Uniform over the moves that bring the game on."""
        rules = sight.game.rules
        actions = match.lawful(sight.game, sight.known, sight.seat)
        eager = [action for action in actions if not rules.IDLE[action]]
        return Choice(rules.MOVES.spell(self.luck.choice(eager or actions)), self.luck.randint(*PACE_MS))
