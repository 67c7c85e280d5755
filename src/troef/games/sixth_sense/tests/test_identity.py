"""The rules interpreted and compiled are the same game, field by field."""

from __future__ import annotations

import os
import random
from typing import Any

import numpy as np
import pytest

from troef.core import twin
from troef.core.chance import Fast
from troef.core.declare import Flat
from troef.core.options import Value
from troef.games.sixth_sense import GAME, rules

OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"novice": True},
    {"late_trump": True},
    {"target": 6},
    {"target": 15, "late_trump": True},
)
WHOLE = 10**6
GAMES = int(os.environ.get("TROEF_COMPARE", "200"))  # at a table of each size; the long checks take 2000


class Pair:
    """One game in both engines."""

    def __init__(self, options: dict[str, Value]) -> None:
        state = GAME.configured(GAME.chosen(options))
        self.plain, self.compiled = twin.interpreted(*twin.modules(GAME)), twin.compiled(*twin.modules(GAME))
        self.states, self.luck = [with_chance(state)], [with_chance(state)]
        self.records, self.lucks = twin.records(state, 1), twin.lucks(1)
        self.moves, self.moves_array = [0] * (rules.ACTIONS + 1), np.zeros(rules.ACTIONS + 1, "i8")

    def play(self, seats: int, number: int, acts: int) -> None:
        """So many acts of a game, from its beginning, in both."""
        a = self.plain.play_many(self.states, self.luck, self.moves, seats, number, 1, acts)
        b = self.compiled.play_many(self.records, self.lucks, self.moves_array, seats, number, 1, acts)
        assert a == b
        self.assert_same()

    def assert_same(self) -> None:
        """Every field, every event of the last act, the chance."""
        s: Any = self.states[0]
        assert twin.field_values(self.records, 0, rules.State) == {n: getattr(s, n) for n in rules.State.fields}
        assert twin.events_of(self.records, 0) == s.events
        assert self.records[0]["chance"].tolist() == s.chance.chance


def with_chance(state: Flat) -> Flat:
    """A copy with a source of fast chance."""
    copy = state.clone()
    copy.chance = Fast(0)
    return copy


def compare(seats: int, games: int) -> None:
    """So many games in both engines, each looked at somewhere on its way and at its end."""
    luck = random.Random(seats)
    pairs = [Pair(options) for options in OPTIONS]
    for number in range(games):
        pair = pairs[number % len(pairs)]
        pair.play(seats, number, luck.randint(1, 250))
        pair.play(seats, number, WHOLE)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_are_the_same_interpreted_and_compiled(seats: int) -> None:
    compare(seats, GAMES)
