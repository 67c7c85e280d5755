"""A hint and its reason say the same number, or why not."""

from __future__ import annotations

import random

import pytest

from troef import bots, games
from troef.core.bot import Choice, Explains, Reason, Sight
from troef.core.driver import Driver
from troef.games.sixth_sense import rules
from troef.games.sixth_sense.advice import needed, prediction, spent, why
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


class Heard:
    """A player whose reasons are noted, with how many moves it had and how many tricks it missed and could win."""

    def __init__(self, seed: int) -> None:
        self.bot = bots.maker(games.load("sixth-sense"), "normal")(random.Random(seed))
        self.said: list[tuple[str, int, int, int]] = []

    def choose(self, sight: Sight) -> Choice | None:
        choice, s = self.bot.choose(sight), sight.known
        if choice is not None and s.phase == rules.PLAYING and rules.blocked_by(rules.MOVES.action_of(choice.move)) < 0:
            assert isinstance(self.bot, Explains)
            reason = self.bot.why(sight, choice.move).message
            self.said.append((reason, len(sight.moves), needed(s, sight.seat), rules.hand_size(s, sight.seat)))
        return choice


def test_a_hint_promises_no_later_trick_that_cannot_come_and_calls_no_duty_a_choice() -> None:
    said: list[tuple[str, int, int, int]] = []
    for seed in range(6):
        players = [Heard(seat) for seat in range(4)]
        Driver(games.load("sixth-sense").new(seats=4, seed=seed), players, random.Random(seed)).play()
        said += [each for player in players for each in player.said]
    assert {"only", "spare", "later", "wins", "reached"} <= {reason for reason, *_ in said}
    assert all(reason == "only" for reason, moves, _, _ in said if moves == 1)
    assert all(missing < left for reason, _, missing, left in said if reason == "later")
    assert all(missing >= left for reason, _, missing, left in said if reason == "spare")
