"""What the players of UNO learn about each other, and what their net does not know."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from troef.core.bot import Sight
from troef.core.notation import Event
from troef.games.uno import GAME, features, rules
from troef.games.uno.player import Player
from troef.games.uno.tests.scene import scene

BLUFF = rules.MOVES.action_of("play W4 as B")


def weigh(sight: Sight, actions: Sequence[int], luck: random.Random) -> dict[int, float]:
    """A bluff that may be challenged is worth nothing; one that may not, a hundred."""
    return dict.fromkeys(actions, 0.0 if sight.known.bluffing else 100.0)


def worth_of_a_bluff(*told: Event) -> float:
    s = scene(["W4 R1 B1", "G1 Y2", "Y3 Y4"], "R5")
    player = Player(random.Random(1), weigh)
    player.sight = Sight(GAME, 0, s.seen(0, True), told, 0)
    player.listen(player.sight)
    return player.dared(player.sight.known, 0, [BLUFF], {BLUFF: 0.0})[BLUFF]


def test_a_bluff_is_worth_more_before_a_player_who_lets_it_pass() -> None:
    owes = Event("owes", 1, {"cards": 4})
    doubts = Event("challenged", 1, {"accused": 0})
    assert worth_of_a_bluff() == worth_of_a_bluff(owes, doubts) == 0
    assert 0 < worth_of_a_bluff(owes) < worth_of_a_bluff(owes, owes, owes) < 100


@pytest.mark.parametrize("house", ["seven_zero", "draw_until_playable", "forced_play", "no_action_finish"])
def test_the_net_says_where_it_has_not_learnt(house: str) -> None:
    assert features.knows(GAME.configured(GAME.defaults()))
    assert not features.knows(GAME.configured(GAME.chosen({house: True})))
