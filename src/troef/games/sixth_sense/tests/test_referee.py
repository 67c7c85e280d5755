"""A second referee, written from the words of the notation and the catalogue, agrees with the rules in everything."""

from __future__ import annotations

import json
import random

import pytest

from troef.core import record
from troef.core.match import Match
from troef.core.options import Value
from troef.games.sixth_sense import GAME, rules
from troef.games.sixth_sense.tests.referee import Referee

OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"novice": True},
    {"late_trump": True},
    {"target": 3},
    {"target": 12, "late_trump": True},
    {"target": 25, "novice": True},
    {"target": 200},
)


def agree(number: int) -> int:
    """Plays a random match and lets the second referee judge its record; returns the number of acts."""
    luck = random.Random(f"second opinion {number}")
    seats = GAME.seats[number % len(GAME.seats)]
    match = Match(GAME, seats, GAME.chosen(luck.choice(OPTIONS)), seed=number)
    listed = []
    while not match.over():
        listed.append([set(match.legal(seat)) for seat in range(seats)])
        seat = luck.choice(match.to_act())
        match.act(seat, choice(match.lawful(seat), luck), match.at + luck.randrange(1000))
    line = json.loads(record.write(match))
    referee = Referee(line)
    for (seat, move, _), lists in zip(line["acts"], listed, strict=True):
        assert [referee.moves(other) for other in range(seats)] == lists
        referee.act(seat, move)
    assert referee.over
    assert referee.rounds == line["rounds"]
    assert referee.outcome() == line["outcome"]
    return len(listed)


def choice(actions: list[int], luck: random.Random) -> int:
    """Any move, but a block or a split half of the time when there is one: they are rare otherwise."""
    special = [action for action in actions if action >= rules.BLOCK]
    return luck.choice(special if special and luck.random() < 0.5 else actions)


@pytest.mark.parametrize("block", range(5))
def test_the_second_referee_agrees_on_every_list_of_moves_and_every_score(block: int) -> None:
    assert sum(agree(number) for number in range(block * 10, block * 10 + 10)) > 10 * 180


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_the_second_referee_agrees_on_many_records(block: int) -> None:
    assert sum(agree(number) for number in range(1000 + block * 100, 1100 + block * 100)) > 100 * 180
