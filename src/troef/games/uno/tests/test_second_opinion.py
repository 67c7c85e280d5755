"""The rules agree with a referee written from the notation and the catalogue alone."""

from __future__ import annotations

import json
import random

import pytest

from troef.core import record
from troef.core.errors import BadRecord
from troef.games.uno import GAME
from troef.games.uno.tests.duel import any_options, disagreements, random_match


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("part", range(6))
def test_the_rules_and_the_second_referee_agree_on_every_act(seats: int, part: int) -> None:
    luck = random.Random(f"second opinion {seats} {part}")
    options = any_options(GAME, luck) if part else {"target": 100}
    match = random_match(GAME, seats, options, luck)
    assert disagreements(record.write(match)) == []


@pytest.mark.parametrize("preset", GAME.presets)
def test_they_agree_on_every_preset(preset: str) -> None:
    luck = random.Random(f"second opinion {preset}")
    for seats in (2, 5, 10):
        match = random_match(GAME, seats, GAME.chosen({"target": 150}, preset), luck)
        assert disagreements(record.write(match)) == []


def test_a_disagreement_is_found() -> None:
    luck = random.Random("planted")
    line = record.write(random_match(GAME, 3, {"target": 1}, luck))
    data = json.loads(line)
    assert disagreements(line) == []
    data["options"]["forced_play"] = True  # the acts were made without it
    with pytest.raises((AssertionError, BadRecord)):
        assert disagreements(json.dumps(data)) == []
