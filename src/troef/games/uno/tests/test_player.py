"""What the net of UNO decides, and what it does not know."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from troef.core.bot import Sight
from troef.games.uno import GAME, features, rules
from troef.games.uno.player import Player, Trained
from troef.games.uno.tests.scene import act, fresh, scene


def weigh(sight: Sight, actions: Sequence[int], luck: random.Random) -> dict[int, float]:
    """A net that would always challenge."""
    return {action: float(action == rules.CHALLENGE) for action in actions}


@pytest.mark.parametrize(("player", "expected"), [(Trained, "challenge"), (Player, "take")])
def test_a_net_decides_on_a_challenge_and_a_search_leaves_it_to_suspicion(player: type[Player], expected: str) -> None:
    s = scene(["W4 B1", "G1 Y2", "Y3 Y4"], "R5", stock="B2 B3 B4 B6")
    s.shunned[0] = 1 << s.colour  # it drew for want of red: no bluff
    act(s, "0 play W4 as G", "0 uno")
    choice = player(random.Random(1), weigh).choose(Sight(GAME, 1, s.seen(1, True), (), 0))
    assert choice is not None and choice.move == expected


@pytest.mark.parametrize("house", ["seven_zero", "draw_until_playable", "forced_play", "no_action_finish"])
def test_the_net_says_where_it_has_not_learnt(house: str) -> None:
    assert features.knows(fresh(3))
    assert not features.knows(fresh(3, **{house: True}))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("R1 R9 W W4", {"play R1", "play R9"}),
        ("G1 W W4", {"play W as R", "play W as Y", "play W as G", "play W as B"}),
        ("G1 G2 Y3 W4", {"play W4 as G"}),
        ("G1 G2", {"draw"}),
    ],
)
def test_careless_company_plays_any_card_and_wilds_at_need(hand: str, expected: set[str]) -> None:
    s = scene([hand, "Y1 Y2", "Y3 Y4"], "R5", stock="B2 B3 B4 B6")
    moves, luck = [0] * (rules.ACTIONS + 1), fresh(3)
    rules.legal(s, 0, moves)
    everybody = (1 << 2 * rules.SEATS) - 1
    found = {rules.MOVES.spell(features.partner(s, 0, luck, moves, everybody)) for _ in range(100)}
    assert found == expected
