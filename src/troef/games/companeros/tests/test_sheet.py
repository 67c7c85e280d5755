"""Compañeros on paper: the pad agrees with the records."""

from __future__ import annotations

import pytest

from troef.core.pad import Pad
from troef.core.sheet import Line
from troef.games.companeros import GAME
from troef.testing import covers, paper


@covers("companeros.match", "companeros.score")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_pad_fed_from_a_record_comes_to_its_end(seats: int) -> None:
    for seed in range(4):
        assert paper.differs(paper.played(GAME, seats, seed, games=3)) == ""


@covers("companeros.score")
def test_the_piles_of_the_worked_example_are_worth_what_it_says() -> None:
    pad = Pad(GAME, GAME.defaults(), 6)
    for seat, won in enumerate((["7", "4"], ["8", "1"], ["6"], [], [], [])):
        pad.write(0, seat, {"won": won})
    assert pad.points() == [11, 9, 6, 0, 0, 0]
    assert pad.over


@covers("companeros.deck")
def test_more_than_the_deck_is_said_and_not_scored() -> None:
    pad = Pad(GAME, GAME.defaults(), 3)
    for seat in range(3):
        pad.write(0, seat, {"won": 100})
    assert pad.view()["trouble"] == {"message": "pad-more-than-all", "args": {"sum": 300, "most": 165}}


def test_a_correction_is_a_new_line_the_old_one_stays_and_undo_brings_it_back() -> None:
    pad = Pad(GAME, GAME.defaults(), 3)
    lines: list[Line] = [{"won": 51}, {"won": 28}, {"won": 36}]
    for seat, line in enumerate(lines):
        pad.write(0, seat, line)
    assert pad.points() == [51, 28, 36]
    pad.write(0, 1, {"won": ["10", "10"]})
    assert (pad.points(), pad.view()["rounds"][0]["struck"][1]) == ([51, 20, 36], [lines[1]])
    pad.undo()
    assert (pad.points(), pad.view()["rounds"][0]["struck"][1]) == ([51, 28, 36], [])
