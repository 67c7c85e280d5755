"""SIX on paper: the pad agrees with the records; the glass tells nothing before it is lifted."""

from __future__ import annotations

import json

import pytest

from troef.core.errors import NotLawful
from troef.core.pad import Pad, Timer
from troef.core.sheet import Line
from troef.games.six import GAME
from troef.testing import covers, paper

SEEDS = [bytes([n]) * 32 for n in range(1, 30)]


@covers("six.end")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_pad_fed_from_a_record_comes_to_its_end(seats: int) -> None:
    for seed in range(3):
        assert paper.differs(paper.played(GAME, seats, seed)) == ""


@covers("six.end")
def test_the_strokes_of_the_own_box_count() -> None:
    pad = Pad(GAME, GAME.chosen({"strokes": [7] * 18}), 2)
    pad.write(0, 0, {"secured": ["1", "18"]})
    pad.write(0, 1, {"secured": []})
    assert (pad.points(), pad.winners()) == ([14, 0], [0])


def timer(**options: int) -> Timer:
    """The glass of a table of three, before the first stage."""
    found = Pad(GAME, GAME.chosen(options), 3).timer
    assert found is not None
    return found


def sand(seed: bytes) -> int:
    """How long the glass runs, by its seed."""
    glass = timer()
    glass.turn(0, seed)
    return int(glass.glass.sand(glass.state))


@covers("six.timer")
def test_the_time_is_drawn_as_in_the_game() -> None:
    times = [sand(seed) for seed in SEEDS]
    assert all(115_000 <= time <= 140_000 for time in times)
    assert max(times) - min(times) > 10_000


@covers("six.timer")
def test_until_the_lift_two_glasses_show_the_same_but_for_the_commitment() -> None:
    shown = []
    for seed in sorted(SEEDS, key=sand)[:: len(SEEDS) - 1]:
        glass = timer()
        glass.turn(0, seed)
        text = json.dumps(glass.shown())
        shown.append(text.replace(glass.shown()["commit"], "#" * 64))
    assert shown[0] == shown[1]


@covers("six.lift.right", "six.lift.wrong", "six.lift.end")
@pytest.mark.parametrize(("late", "found", "giver"), [(0, "gone", 1), (-1, "left", 2)])
def test_a_lift_tells_what_it_found_who_gives_a_card_and_starts(late: int, found: str, giver: int) -> None:
    glass = timer()
    glass.turn(5000, SEEDS[0])
    glass.lift(5000 + sand(SEEDS[0]) + late, 2, 1)
    shown = glass.shown()
    assert shown["found"] == {"sand": found, "lifter": 2, "giver": giver}
    assert (shown["stage"], shown["starts"], shown["runs"]) == (1, giver, False)
    assert (shown["seed"], shown["sand"]) == (SEEDS[0].hex(), sand(SEEDS[0]))


def test_a_lift_nobody_signs_tells_the_sand_and_names_nobody() -> None:
    glass = timer()
    glass.turn(0, SEEDS[0])
    glass.lift(200_000)
    assert glass.shown()["found"] == {"sand": "gone", "lifter": None, "giver": None}
    assert (glass.shown()["starts"], glass.shown()["stage"]) == (None, 1)


@covers("six.stages")
def test_after_three_stages_the_glass_is_not_turned_again() -> None:
    glass = timer()
    for stage in range(3):
        glass.turn(stage, SEEDS[stage])
        glass.lift(stage, 1, 0)
    assert glass.shown()["over"]
    with pytest.raises(NotLawful):
        glass.turn(9, SEEDS[9])


@covers("six.lift.early")
def test_where_an_early_lift_goes_on_the_sand_stays_secret() -> None:
    glass = timer(early_lift="goes_on")  # type: ignore[arg-type]
    glass.turn(0, SEEDS[0])
    glass.lift(10, 1, 0)
    assert glass.runs
    assert "sand" not in glass.shown()


def test_a_glass_runs_once_at_a_time_and_only_a_running_one_is_lifted() -> None:
    glass = timer()
    with pytest.raises(NotLawful):
        glass.lift(0)
    glass.turn(0, SEEDS[0])
    with pytest.raises(NotLawful):
        glass.turn(1, SEEDS[1])


def test_a_correction_is_a_new_line_the_old_one_stays_and_undo_brings_it_back() -> None:
    pad = Pad(GAME, GAME.defaults(), 3)
    lines: list[Line] = [{"secured": ["18"]}, {"secured": ["1"]}, {"secured": []}]
    for seat, line in enumerate(lines):
        pad.write(0, seat, line)
    assert pad.points() == [7, 2, 0]
    pad.write(0, 1, {"secured": ["17", "2"]})
    assert (pad.points(), pad.view()["rounds"][0]["struck"][1]) == ([7, 8, 0], [lines[1]])
    pad.undo()
    assert (pad.points(), pad.view()["rounds"][0]["struck"][1]) == ([7, 2, 0], [])
