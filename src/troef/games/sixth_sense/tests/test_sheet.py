"""6th Sense on paper: the worked examples of the rules, and the pad agrees with the records."""

from __future__ import annotations

import pytest

from troef.core.match import Match
from troef.core.pad import Pad
from troef.core.sheet import Line
from troef.games.sixth_sense import GAME, rules
from troef.games.sixth_sense.sheet import CODES
from troef.testing import covers, paper


def lines(match: Match) -> list[list[Line]]:
    """Prediction and tricks of every seat, round by round."""
    said = [CODES[rules.number_of(card)] for _, card in paper.told(match, rules.SHOWN)]
    won = [detail % rules.MOST_TRICKS for _, detail in paper.told(match, rules.SCORED)]
    flat: list[Line] = [{"said": a, "won": b} for a, b in zip(said, won, strict=True)]
    return [flat[i : i + match.seats] for i in range(0, len(flat), match.seats)]


@covers("sixth.rounds", "sixth.dealer", "sixth.win", "sixth.variant.target")
@pytest.mark.parametrize("options", [{}, {"novice": True}, {"target": 12}], ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_pad_fed_from_a_record_comes_to_its_end(seats: int, options: dict[str, int]) -> None:
    for seed in range(3):
        match = paper.played(GAME, seats, seed, **options)
        paper.agrees(match, lines, paper.starters_of(match, rules.DEALS), "deals")


EXAMPLES = [("4", 6, -2), ("4", 2, -2), ("4", 4, 4), ("6", 7, -1), ("6", 8, -1), ("6", 9, 9), ("0", 0, 0), ("0", 2, -2)]


@covers("sixth.score.right", "sixth.score.wrong", "sixth.predict.six", "sixth.predict.zero")
@pytest.mark.parametrize(("said", "won", "points"), EXAMPLES)
def test_the_worked_examples_give_the_stated_points(said: str, won: int, points: int) -> None:
    pad = Pad(GAME, GAME.defaults(), 4)
    pad.write(0, 0, {"said": said, "won": won})
    pad.write(0, 1, {"said": "1", "won": 13 - won})
    pad.write(0, 2, {"said": "1", "won": 0})
    pad.write(0, 3, {"said": "1", "won": 0})
    assert pad.points()[0] == points


@covers("sixth.hand", "sixth.rounds")
def test_the_dealer_is_told_cards_tricks_and_rounds() -> None:
    found = [Pad(GAME, GAME.defaults(), n).view()["facts"] for n in GAME.seats]
    assert [facts["tricks"] for facts in found] == [14, 13, 13, 12, 10]  # worked example 7
    assert [facts["cards"] for facts in found] == [15, 14, 14, 13, 11]
    assert [facts["rounds"] for facts in found] == [6, 6, 4, 5, 6]


def test_tricks_that_cannot_add_up_are_said_and_not_scored() -> None:
    pad = Pad(GAME, GAME.defaults(), 4)
    for seat, won in enumerate((3, 3, 3, 3)):
        pad.write(0, seat, {"said": "3", "won": won})
    assert pad.view()["trouble"] == {"message": "pad-tricks", "args": {"won": 12, "least": 13, "most": 18}}
    assert pad.view()["rounds"] == []
    pad.write(0, 3, {"said": "3", "won": 4})
    assert pad.points() == [3, 3, 3, -1]
