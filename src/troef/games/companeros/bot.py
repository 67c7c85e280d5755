"""A readable player of Compañeros: it takes what is worth most, and lays the card that would let it do so."""

from __future__ import annotations

import random

from troef.core.bot import Choice, Sight
from troef.games.companeros import rules
from troef.games.companeros.rules import State

PACE_MS = 1200


class Heuristic:
    """Looks one trick ahead, as if nobody else laid a card after it."""

    cost_of_a_number = 0.6  # what a high card is worth later: it also feeds the display when it is laid

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Choice | None:
        """The move with the best value; equal ones at random."""
        s: State = sight.known
        value = self.value_of_lay if s.phase == rules.LAYING else self.value_of_take
        best = max(
            sight.moves, key=lambda move: (value(s, sight.seat, rules.MOVES.action_of(move)), self.luck.random())
        )
        return Choice(best, PACE_MS)

    def value_of_take(self, s: State, seat: int, action: int) -> float:
        """The points of that colour in the display."""
        return rules.worth(s.display & rules.OF_COLOUR[action - rules.TAKE])

    def value_of_lay(self, s: State, seat: int, action: int) -> float:
        """What this card would let the seat take, less what the card is worth later."""
        card = action - rules.LAY
        after = s.clone()
        rules.put_down(after, seat, card)
        rules.rank(after)
        order = after.order[: after.order_n]
        gain = _nth_best(s.display, order.index(seat)) if seat in order else 0
        return gain - self.cost_of_a_number * (card % rules.NUMBERS + 1)


def _nth_best(display: int, n: int) -> int:
    """What is left for whoever picks after n others, all taking the best."""
    groups = sorted((rules.worth(display & colour) for colour in rules.OF_COLOUR), reverse=True)
    return groups[n]
