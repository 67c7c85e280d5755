"""What the expert of SIX knows about the tube."""

from __future__ import annotations

import random

import pytest

from troef import bots, games
from troef.core.bot import Sight
from troef.games.six import policy, rules

SIX = games.load("six")


def last_stage(mine: int, theirs: int, early_lift: str = "ends") -> rules.State:
    """The last stage of SIX at seat 0's choice, just begun; the strokes secured by seat 0 and by the best other."""
    s: rules.State = SIX.new(seats=3, seed=1, early_lift=early_lift).state.clone()
    s.stage, s.phase, s.holder, s.roller = rules.STAGES - 1, rules.CHOICE, 0, 2
    s.due = s.now + 5000
    s.sand_least, s.sand = 1000 * s.timer_min, 1000 * s.timer_max
    for seat, cards in ((0, mine), (1, theirs)):
        s.secured_n[seat] = cards
        s.secured[seat][:cards] = [3, 4, 5, 6, 7, 8, 9][:cards]  # of one stroke each
    return s


@pytest.mark.parametrize(
    ("mine", "theirs", "early_lift", "lifts"),
    [(4, 2, "ends", True), (3, 2, "ends", False), (4, 2, "goes_on", False), (2, 4, "ends", False)],
)
def test_expert_ends_the_last_stage_as_soon_as_that_wins(mine: int, theirs: int, early_lift: str, lifts: bool) -> None:
    s = last_stage(mine, theirs, early_lift)
    for name, wanted in (("expert@4", lifts), ("hard", False)):
        choice = bots.maker(SIX, name)(random.Random(1)).choose(Sight(SIX, 0, s, [], s.now))
        assert choice is not None and choice.move == ("lift" if wanted else "roll")


def test_a_lead_counts_the_card_that_somebody_gives() -> None:
    s = last_stage(4, 3)
    assert [policy.lead(s, 0, giver) for giver in (0, 1, 2)] == [0, 2, 1]
    assert policy.loses_by_lifting(last_stage(2, 4), 0) and not policy.loses_by_lifting(s, 0)


def test_easy_hopes_for_many_strokes_where_hard_knows_the_odds() -> None:
    s = SIX.new(seats=3, seed=1).state.clone()
    s.phase, s.holder, s.placing, s.looked, s.top[0] = rules.PLACING, 1, 1, 1, 10
    s.shown[0][:] = [6, 18, 5]
    covered = {name: set[int]() for name in ("easy", "hard")}
    for name, places in covered.items():
        for number in range(40):
            choice = bots.maker(SIX, name)(random.Random(number)).choose(Sight(SIX, 0, s, [], s.now))
            assert choice is not None
            places.add(int(choice.move.split()[1]))
    assert covered == {"easy": {1, 3}, "hard": {2}}
