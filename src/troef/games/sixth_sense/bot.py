"""A readable player of 6th Sense."""

from __future__ import annotations

import random

from troef.core.bot import Choice, Sight

PACE_MS = 1200


class Heuristic:
    """Placeholder while the rules are written."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Choice | None:
        """Any."""
        return Choice(self.luck.choice(sight.moves), PACE_MS)
