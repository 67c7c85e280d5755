"""The reasons a newcomer is told for a card of Compañeros are true."""

from __future__ import annotations

import pytest

from troef.core.bot import Reason
from troef.games.companeros import rules
from troef.games.companeros.advice import why
from troef.games.companeros.rules import CARD
from troef.games.companeros.tests.scene import act, scene


def reason(hand: str, card: str, display: str, *laid: str) -> Reason:
    """Why somebody who lays last would lay this card."""
    s = scene([*(f"{one} Y10" for one in laid), hand], display, tricks=7)
    act(s, *(f"{seat} lay {one}" for seat, one in enumerate(laid)))
    return why(s, len(laid), rules.LAY + CARD.index(card))


def test_a_card_that_ties_is_not_said_to_win_a_place() -> None:
    assert reason("B10 Y10", "B10", "G9 R10 Y1", "G4", "Y2", "G6") == Reason("tie", {"strength": 10})
    assert reason("B10 Y10", "Y10", "G9 R10 Y1", "G4", "Y2", "G6") == Reason("first", {"points": 10})


@pytest.mark.parametrize(
    ("display", "laid"),
    [("G9", ("G4", "G6")), ("G9 R1", ("G4", "G6")), ("G9 R1 Y1", ("G4", "Y4"))],
    ids=["one colour for two", "two colours for two", "a tie above"],
)
def test_a_card_that_picks_nothing_is_not_said_to_win_a_place(display: str, laid: tuple[str, str]) -> None:
    assert reason("R3 Y1", "R3", display, *laid) == Reason("nothing")


def test_who_is_in_time_is_told_their_place() -> None:
    assert reason("R4 Y1", "R4", "G9 R1 Y1", "G4", "G6") == Reason("place", {"number": 4})


def test_the_only_card_needs_no_other_reason() -> None:
    assert reason("R3", "R3", "G9 R1 Y1", "G4", "G6") == Reason("only")
