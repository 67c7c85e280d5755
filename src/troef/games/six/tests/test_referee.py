"""The rules and an independent referee, written from the notation and the catalogue alone, are of one opinion."""

from __future__ import annotations

import json
import random

import pytest

from troef.core import record
from troef.games.six.tests.duel import differences, random_match, restless_match
from troef.games.six.tests.referee import Disagreement, Referee


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_see_the_same_moves_due_times_cards_and_points(seats: int, seed: int) -> None:
    luck = random.Random(f"referee {seats} {seed}")
    assert differences(record.write(random_match(luck, seats)), luck) == []


def test_both_see_the_end_of_an_exhausted_game() -> None:
    luck = random.Random("exhausted")
    line = record.write(restless_match(luck))
    assert json.loads(line)["outcome"]["why"] == "six.end.exhausted"
    assert differences(line, luck) == []


def test_the_referee_refuses_a_record_with_an_act_moved_by_a_millisecond() -> None:
    luck = random.Random("moved")
    data = json.loads(record.write(random_match(luck, 3, roll_ms=1600)))
    wake = next(i for i, act in enumerate(data["acts"]) if act[1] == "wake")
    data["acts"][wake][2] -= 1
    referee = Referee(data)
    with pytest.raises(Disagreement):
        for act in data["acts"]:
            referee.act(*act)
