"""UNO on paper: the pad agrees with the records, and refuses what cannot be."""

from __future__ import annotations

import pytest

from troef.core.errors import NotLawful
from troef.core.pad import Pad
from troef.games.uno import GAME
from troef.testing import covers, paper


@covers("uno.score", "uno.score.alternative", "uno.match.500", "uno.deal.dealer")
@pytest.mark.parametrize("scoring", ["winner", "penalty"])
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_pad_fed_from_a_record_comes_to_its_end(seats: int, scoring: str) -> None:
    for seed in range(4):
        assert paper.differs(paper.played(GAME, seats, seed, scoring=scoring, target=250)) == ""


def pad(**options: object) -> Pad:
    """A sheet for three."""
    return Pad(GAME, GAME.chosen(options), 3)  # type: ignore[arg-type]


def write(pad: Pad, *hands: list[str] | int) -> None:
    """One round."""
    number = len(pad.view()["rounds"])
    for seat, hand in enumerate(hands):
        pad.write(number, seat, {"left": hand})


@covers("uno.score")
def test_numbers_count_their_face_symbols_twenty_and_wilds_fifty() -> None:
    paper = pad()
    write(paper, [], ["3", "5", "1", "R"], ["W", "W4", "D", "S", "0"])
    assert paper.points() == [29 + 140, 0, 0]


def test_a_sum_may_be_typed() -> None:
    paper = pad(scoring="penalty")
    write(paper, 0, 37, ["W"])
    assert paper.points() == [0, 37, 50]


def test_a_round_in_which_nobody_or_two_are_out_is_not_scored() -> None:
    for hands in ([["1"], ["2"], ["3"]], [[], [], ["3"]]):
        paper = pad()
        write(paper, *hands)
        assert paper.view()["trouble"]["message"] == "pad-one-is-out"
        assert paper.points() == [0, 0, 0]


def test_more_of_a_face_than_there_are_is_refused_or_said() -> None:
    paper = pad()
    with pytest.raises(NotLawful):
        paper.write(0, 0, {"left": ["W"] * 5})
    write(paper, [], ["W"] * 3, ["W"] * 2)
    assert paper.view()["trouble"] == {"message": "pad-too-many", "args": {"face": "W"}}


def test_a_correction_is_a_new_line_the_old_one_stays_and_undo_brings_it_back() -> None:
    paper = pad()
    write(paper, [], ["3"], ["4"])
    paper.write(0, 2, {"left": ["W"]})
    assert paper.points() == [53, 0, 0]
    assert paper.view()["rounds"][0]["struck"][2] == [{"left": ["4"]}]
    paper.undo()
    assert paper.points() == [7, 0, 0]
    assert paper.view()["rounds"][0]["struck"][2] == []


def test_a_correction_that_leaves_nobody_out_is_refused() -> None:
    paper = pad()
    write(paper, [], ["3"], ["4"])
    with pytest.raises(NotLawful):
        paper.write(0, 0, {"left": ["9"]})
    assert paper.points() == [7, 0, 0]


def test_who_was_out_is_corrected_by_two_lines_at_once_and_taken_back_as_one() -> None:
    paper = pad()
    write(paper, [], ["3"], ["4"])
    paper.rewrite(0, {0: {"left": ["3"]}, 1: {"left": []}})
    assert paper.points() == [0, 7, 0]
    assert [len(old) for old in paper.view()["rounds"][0]["struck"]] == [1, 1, 0]
    paper.undo()
    assert paper.points() == [7, 0, 0]


def test_whoever_writes_down_penalties_needs_nothing_but_is_so_far_behind() -> None:
    paper = pad(scoring="penalty")
    write(paper, [], 40, 20)
    view = paper.view()
    assert (view["ahead"], view["needs"], view["behind"]) == ([0], [None, None, None], [0, 40, 20])


def test_what_each_needs_counts_down_to_the_target() -> None:
    paper = pad(target=100)
    write(paper, [], 40, 20)
    assert paper.view()["needs"] == [40, 100, 100]
    write(paper, [], 40, 20)
    assert paper.over
    with pytest.raises(NotLawful):
        paper.write(2, 0, {"left": []})


def test_what_a_line_alone_brings_is_known_where_everybody_writes_down_their_own() -> None:
    for scoring, brings in (("winner", None), ("penalty", 53)):
        paper = pad(scoring=scoring)
        paper.write(0, 1, {"left": ["3", "W"]})
        assert paper.view()["alone"] == [None, brings, None]
