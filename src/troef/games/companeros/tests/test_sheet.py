"""Compañeros on paper: the pad agrees with the records."""

from __future__ import annotations

import pytest

from troef.core.match import Match
from troef.core.pad import Pad
from troef.core.sheet import Line
from troef.games.companeros import GAME, rules
from troef.testing import covers, paper


def lines(match: Match) -> list[list[Line]]:
    """The points of every seat, game by game."""
    flat: list[Line] = [{"won": points} for _, points in paper.told(match, rules.SCORED)]
    return [flat[i : i + match.seats] for i in range(0, len(flat), match.seats)]


@covers("companeros.match", "companeros.score")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_pad_fed_from_a_record_comes_to_its_end(seats: int) -> None:
    for seed in range(4):
        match = paper.played(GAME, seats, seed, games=3)
        paper.agrees(match, lines, paper.starters_of(match, rules.STARTS), "leads")


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
