"""The reasons a newcomer is told for a move of SIX are true."""

from __future__ import annotations

from troef.games.six import rules
from troef.games.six.advice import LIKELY, why
from troef.games.six.tests.scene import scene


def told(action: int) -> dict[str, list[int]]:
    """The reasons for this move while the sand runs, each with how much of it was likely gone."""
    s = scene(["5 14 8", "7 12 3"])
    s.phase = rules.CHOICE
    reasons: dict[str, list[int]] = {}
    for at in range(s.turned_at, s.turned_at + 150_000, 5_000):
        reason = why(s, 0, action, at)
        reasons.setdefault(reason.message, []).append(reason.args["percent"])
    return reasons


def test_a_tube_lifted_against_the_odds_is_not_said_to_be_lifted_for_the_sand() -> None:
    reasons = told(rules.LIFT)
    assert max(reasons["end"]) < LIKELY <= min(reasons["lift"])


def test_a_roll_although_the_sand_is_likely_gone_is_not_explained_by_sand_that_still_runs() -> None:
    reasons = told(rules.ROLL)
    assert reasons["sand"] == [0] * len(reasons["sand"])
    assert max(reasons["dare"]) < LIKELY <= min(reasons["hold"])
