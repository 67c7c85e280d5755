"""6th Sense on paper: the worked examples of the rules, and the pad agrees with the records."""

from __future__ import annotations

import pytest

from troef.core.pad import Pad
from troef.games.sixth_sense import GAME
from troef.testing import covers, paper


@pytest.mark.slow
@covers("sixth.rounds", "sixth.dealer", "sixth.win", "sixth.variant.target")
@pytest.mark.parametrize("options", [{}, {"novice": True}, {"target": 12}], ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_pad_fed_from_a_record_comes_to_its_end(seats: int, options: dict[str, int]) -> None:
    for seed in range(3):
        assert paper.differs(paper.played(GAME, seats, seed, **options)) == ""


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


@covers("sixth.double", "sixth.block.two_players", "sixth.two_players.deck")
@pytest.mark.parametrize(("won", "fits"), [(9, False), (10, True), (18, True), (19, False)])
def test_two_players_have_four_colours_to_block_and_split_with(won: int, fits: bool) -> None:
    pad = Pad(GAME, GAME.defaults(), 2)
    pad.write(0, 0, {"said": "3", "won": 3})
    pad.write(0, 1, {"said": "3", "won": won - 3})
    assert (pad.view()["trouble"] is None) == fits


@covers("sixth.trump", "sixth.two_players.deck", "sixth.variant.novice")
@pytest.mark.parametrize(
    ("seats", "options", "notes"),
    [(4, {}, [["trump"], ["trump"]]), (2, {}, [["out", "trump"], ["trump"]]), (2, {"novice": True}, [["out"], []])],
)
def test_trump_and_the_colour_left_out_may_be_noted(
    seats: int, options: dict[str, int], notes: list[list[str]]
) -> None:
    pad = Pad(GAME, GAME.chosen(options), seats)
    found = [[note["name"] for note in pad.view()["notes"]]]
    for seat in range(seats):
        pad.write(0, seat, {"said": "7", "won": 14 if seat == 0 else 0})
    found.append([note["name"] for note in pad.view()["notes"]])
    assert found == notes


def test_a_line_is_worth_its_points_before_the_others_have_written() -> None:
    pad = Pad(GAME, GAME.defaults(), 3)
    pad.write(0, 1, {"said": "6", "won": 9})
    assert pad.view()["alone"] == [None, 9, None]
    assert pad.tried(0, {0: {"said": "4", "won": 2}}) == {"gained": [-2, 9, None], "totals": [0, 0, 0]}
    assert pad.view()["draft"][0] is None


def test_a_correction_can_be_tried_before_it_is_made() -> None:
    pad = Pad(GAME, GAME.defaults(), 3)
    for seat, won in enumerate((4, 4, 5)):
        pad.write(0, seat, {"said": "4", "won": won})
    assert pad.tried(0, {2: {"said": "5", "won": 5}}) == {"gained": [4, 4, 5], "totals": [4, 4, 5]}
    assert pad.points() == [4, 4, -1]
    pad.write(0, 2, {"said": "5", "won": 5})
    assert (pad.points(), pad.view()["rounds"][0]["struck"][2]) == ([4, 4, 5], [{"said": "4", "won": 5}])
