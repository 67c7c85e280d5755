"""A hint and its reason say the same number, or why not."""

from __future__ import annotations

import pytest

from troef.core.bot import Reason
from troef.games.sixth_sense import rules
from troef.games.sixth_sense.advice import prediction, spent, why
from troef.games.sixth_sense.tests.scene import scene

HAND = ("B0", "R1", "G3", "P6", "Y13")


def reason(said: str, hopes: float) -> Reason:
    """Why this card is advised when the others are good for so many tricks."""
    cards = [rules.CARD.index(word) for word in HAND]
    worth = dict.fromkeys(cards, hopes / (len(cards) - 1))
    return prediction(worth, rules.CARD.index(said))


@pytest.mark.parametrize(
    ("said", "hopes", "message"),
    [
        ("G3", 3.2, "expect"),
        ("P6", 9.0, "expect"),
        ("G3", 4.0, "nearest"),
        ("R1", 3.0, "fewer"),
        ("P6", 3.0, "more"),
    ],
)
def test_a_prediction_that_is_not_what_the_cards_are_good_for_has_a_reason(
    said: str, hopes: float, message: str
) -> None:
    assert reason(said, hopes) == Reason(message, {"tricks": round(hopes)})


@pytest.mark.parametrize(("card", "message"), [("B0", "later"), ("Y13", "best")])
def test_better_cards_are_spoken_of_only_while_they_are_in_hand(card: str, message: str) -> None:
    worth = {rules.CARD.index(word): float(i) for i, word in enumerate(HAND)}
    assert spent(worth, rules.CARD.index(card)) == message


def test_the_last_card_is_the_only_one() -> None:
    s = scene(["B5", "G7", "R3"])
    action = rules.MOVES.action("play B5")
    assert action is not None
    assert why(s, 0, action) == Reason("only")
