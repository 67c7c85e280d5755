"""Every game there is passes the conformance kit. Games are found, not listed; none is excused."""

from __future__ import annotations

import pytest
from tests.conftest import Prove

from troef.games import keys, load
from troef.testing import CHECKS, Report, check_game, identity, kit, torture

COMPILED = ("twin", "ends", "bounds")  # these have tests of their own: they compile
INTERPRETED = [name for name in CHECKS if name not in COMPILED]
AT_STATES = [name for name in INTERPRETED if name not in ("bots", "goldens")]
TABLES = [(key, seats) for key in keys() for seats in load(key).seats]
COMPARISONS = [task for task in torture.comparisons(keys(), 4) if not task.bounds]
CLOSELY = 300  # acts of a game looked at with everybody's eyes at every one of them
ACTS = 1200  # at least so many at a table of each size: short games are played more often


def numbers(report: Report) -> dict[str, int]:
    """What the summary of the run adds up; rule ids and checks are counted once a game."""
    counts = {what: n for what, n in report.counts.items() if what not in ("games", "checks", "rule ids")}
    return {"matches": report["games"], **counts}


@pytest.mark.parametrize("key", keys())
def test_a_game_passes_every_check_at_a_quick_look(key: str, prove: Prove) -> None:
    game = load(key)
    report = check_game(game, games=1, seats=(game.seats[0], game.seats[-1]), compiled=False)
    prove({"games": 1, "kit checks passed": report["checks"], **numbers(report)})


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_table_of_every_size_passes_every_check(key: str, seats: int, prove: Prove) -> None:
    prove(numbers(check_game(load(key), seats=[seats], seed=1, acts=ACTS, only=INTERPRETED)))


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_state_of_a_game_is_looked_at_closely(
    key: str, seats: int, prove: Prove, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit, "LONGEST", CLOSELY)
    prove(numbers(check_game(load(key), games=1, seats=[seats], seed=4, close=1, only=AT_STATES)))


@pytest.mark.slow
@pytest.mark.parametrize("key", keys())
def test_interpreted_and_compiled_agree_and_games_end(key: str, prove: Prove) -> None:
    report = check_game(load(key), seed=2, only=["twin", "ends"])
    prove({"kit checks passed": 1, **numbers(report)})  # that games end was counted above


@pytest.mark.slow
@pytest.mark.parametrize("task", COMPARISONS, ids=str)
def test_a_tenth_of_the_long_comparison_is_identical_act_by_act(task: torture.Compare, prove: Prove) -> None:
    prove(identity.identical(load(task.key), torture.COMPARED // 10, task.seed, task.seats).counts)


@pytest.mark.slow
@pytest.mark.parametrize("key", keys())
def test_a_little_of_it_is_so_with_bounds_checks(key: str) -> None:
    game = load(key)
    assert "identical" in identity.bounds_checked(game, 10, 5, (game.seats[0], game.seats[-1]))


@pytest.mark.slow
@pytest.mark.parametrize("key", keys())
def test_compiled_with_bounds_checks_no_index_is_out_of_range(key: str, prove: Prove) -> None:
    report = check_game(load(key), games=2, seed=3, only=["bounds"])
    prove({"kit checks passed": report["checks"], "acts bounds-checked": report["acts bounds-checked"]})
