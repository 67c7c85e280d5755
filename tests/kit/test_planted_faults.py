"""The kit is itself tested: a right game passes every check; a fault is caught, and by the check meant for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.kit.planted import FAULTS, GAMES, TOY, Planted, plant

from troef.core import record, twin
from troef.core.errors import BadRecord
from troef.core.game import View
from troef.core.match import Match
from troef.testing import CHECKS, Fault, check_game, identity, kit, laws
from troef.testing.find import game_in
from troef.testing.walk import Walk

INTERPRETED = [planted for planted in FAULTS if not planted.compiled]
COMPILED = [planted for planted in FAULTS if planted.compiled]
NUMBAS = ("twin", "bounds")  # checks that need Numba


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is over after twenty acts; one that never ends need not be watched for long."""
    monkeypatch.setattr(kit, "LONGEST", 200)


def caught(planted: Planted, folder: Path) -> Fault:
    """The fault the kit finds in the altered toy."""
    game = plant(planted, folder)
    with pytest.raises(Fault) as caught:
        check_game(game, games=planted.games, compiled=planted.compiled)
    return caught.value


@pytest.mark.parametrize("planted", INTERPRETED, ids=lambda planted: planted.what)
def test_a_planted_fault_is_caught_by_the_check_meant_for_it(planted: Planted, tmp_path: Path) -> None:
    fault = caught(planted, tmp_path)
    assert fault.check == planted.check, str(fault)


@pytest.mark.slow
@pytest.mark.parametrize("planted", COMPILED, ids=lambda planted: planted.what)
def test_a_fault_of_the_compiled_game_is_caught(planted: Planted, tmp_path: Path) -> None:
    fault = caught(planted, tmp_path)
    assert fault.check == planted.check, str(fault)


@pytest.mark.slow
def test_games_that_differ_compiled_are_not_called_identical(tmp_path: Path) -> None:
    planted = next(planted for planted in COMPILED if planted.what == "a number beyond 64 bits")
    with pytest.raises(Fault, match=r"identity: .* interpreted .*, compiled "):
        identity.identical(plant(planted, tmp_path), 3, 1, [2])


def test_the_toy_without_a_fault_passes_every_check() -> None:
    report = check_game(game_in(TOY), compiled=False)
    assert report["checks"] == len(CHECKS) - len(NUMBAS)
    assert report["games to the end"] == report["games"] == report["records"]
    assert report["games"] % 3 == 0 and report["acts"] > 3 * kit.LEAST  # three sizes of table, all values of its option
    assert report["states"] == report["acts"] + report["games"]
    assert min(report["worlds"], report["acts in two worlds"], report["altered records"], report["draws changed"]) > 100


@pytest.mark.slow
def test_the_toy_passes_compiled_too() -> None:
    report = check_game(game_in(TOY))
    assert report["checks"] == len(CHECKS) and report.left_out == {} and "left out" not in str(report)
    assert report["acts compiled too"] == report["acts"]
    assert report["acts bounds-checked"] > 0


@pytest.mark.parametrize("name", CHECKS)
def test_a_check_can_be_run_alone(name: str) -> None:
    report = check_game(game_in(TOY), games=1, compiled=False, only=[name])
    assert report["checks"] == (name not in NUMBAS)


def test_a_report_says_what_was_left_out_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "missing", lambda: "Numba is not here")
    report = check_game(game_in(TOY), games=1, seats=[2])
    assert report["checks"] == len(CHECKS) - len(NUMBAS)
    assert set(report.left_out) == {*NUMBAS, "the ends of all settings but one"}
    assert "; left out: twin (Numba is not here)" in str(report)
    assert (report + report).left_out == report.left_out


def test_every_check_looks_at_every_state_and_closely_if_told_to() -> None:
    looks, closely = (check_game(game_in(TOY), games=2, seats=[4], compiled=False, close=close) for close in (0, 1))
    assert looks["acts"] == closely["acts"], "the games are the same"
    for what in ("worlds", "views put together", "updates"):
        assert looks["states"] <= looks[what] < closely[what], what
        assert closely[what] == closely["states"] * 5, "four seats and a spectator"
    judged = closely["states"] * 4 * game_in(TOY).rules.ACTIONS
    assert looks["states"] * game_in(TOY).rules.ACTIONS <= looks["judgements"] < closely["judgements"] == judged
    assert min(looks["refused acts"], looks["acts in two worlds"]) >= looks["acts"]


def test_a_fault_at_one_state_in_the_midst_of_a_game_is_seen(tmp_path: Path) -> None:
    once = Planted(
        "",
        "judge",
        (
            (
                "__init__.py",
                "    if action == rules.PEEK:\n",
                "    if s.rounds == 1 and s.waiting == 1 << seat:\n        return None\n    if action == rules.PEEK:\n",
            ),
        ),
    )
    game = plant(once, tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Walk, "close", property(lambda walk: False, lambda walk, close: None), raising=False)
        with pytest.raises(Fault) as caught:
            check_game(game, games=1, seats=[2], compiled=False)
    assert caught.value.check == "judge"


# ---- faults of the ground: what no game alone can do wrong ---------------------------------------


def believe_the_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    """A verifier that plays the acts and believes the rest."""
    monkeypatch.setattr(record, "verify", lambda read: record.replay(read) if read.secret else None)


def read_doubled_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that takes the last of two equal keys."""
    monkeypatch.setattr(record, "_no_doubles", dict)


def fall_over_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that does not say what is wrong."""
    monkeypatch.setattr(record, "_json", json.loads)


def refuse_without_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that says no and nothing else."""

    def refuse(where: str, value: Any) -> int:
        if type(value) is not int:
            raise BadRecord("")
        return value

    monkeypatch.setattr(record, "_whole", refuse)


@pytest.mark.parametrize("fault", [believe_the_outcome, read_doubled_keys, fall_over_garbage, refuse_without_a_place])
def test_a_lenient_reader_of_records_is_caught(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(Fault) as caught:
        check_game(game_in(TOY), games=GAMES, compiled=False)
    assert caught.value.check == "altered"


def test_a_referee_that_forgets_the_wake_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(match: Match, seat: int, action: int, at: int) -> None:
        if seat >= 0 and (action not in match.lawful(seat) or at < match.at):
            match.apply(seat, "no such move")

    monkeypatch.setattr(Match, "check", check)
    with pytest.raises(Fault) as caught:
        check_game(game_in(TOY), games=GAMES, compiled=False)
    assert caught.value.check == "refused"


def offer_to_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views that list moves only for the first of those who may act, as if it alone were on turn."""
    whole = Match.view

    def view(match: Match, seat: int = -1) -> View:
        return whole(match, seat) | ({} if [seat] == match.to_act()[:1] else {"moves": []})

    monkeypatch.setattr(Match, "view", view)


def offer_what_was_offered_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views of one moment that share the list made for the first viewer."""
    whole, made = Match.view, dict[tuple[int, int], list[str]]()

    def view(match: Match, seat: int = -1) -> View:
        shown = whole(match, seat)
        return shown | {"moves": made.setdefault((id(match), len(match.acts)), shown["moves"])}

    monkeypatch.setattr(Match, "view", view)


def believe_an_old_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A referee that holds every seat to the list it showed last, whoever's it was."""
    monkeypatch.setattr(Match, "offered", lambda match, seat: next(reversed(match._offered[1].values()), []))


@pytest.mark.parametrize("fault", [offer_to_one_seat, offer_what_was_offered_before, believe_an_old_offer])
def test_a_view_without_all_lawful_moves_of_its_seat_is_caught(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(Fault) as caught:
        check_game(game_in(TOY), games=GAMES, compiled=False)
    assert caught.value.check == "offers"


def test_a_fold_that_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "fold", lambda view, patch: view)
    with pytest.raises(Fault) as caught:
        check_game(game_in(TOY), games=GAMES, compiled=False)
    assert caught.value.check == "updates"


def test_every_check_has_a_fault_planted_for_it() -> None:
    assert {planted.check for planted in FAULTS} | {"altered"} == set(CHECKS)


# ---- faults can be seen again --------------------------------------------------------------------


def test_a_fault_names_game_seats_options_seed_and_act(tmp_path: Path) -> None:
    late = Planted(
        "",
        "whole",
        (
            (
                "__init__.py",
                "    lying = [",
                '    if s.rounds == 2 and s.seats == 4 and s.seconds == 60:\n        return "late"\n    lying = [',
            ),
        ),
    )
    game = plant(late, tmp_path)
    with pytest.raises(Fault) as caught:
        check_game(game, acts=0, compiled=False)
    fault = caught.value
    assert fault.where.setting is not None
    assert fault.where.setting.seats == 4
    assert fault.where.setting.options == {"seconds": 60}
    assert (
        str(fault)
        == f"high-card: whole: 4 seats, seed {fault.where.setting.seed}, seconds=60, act {fault.where.act}: late"
    )


def test_a_fault_is_found_again_by_its_setting_alone(tmp_path: Path) -> None:
    planted = next(planted for planted in FAULTS if planted.check == "told")
    fault = caught(planted, tmp_path)
    assert fault.where.setting is not None
    with pytest.raises(Fault) as again:
        check_game(game_in(tmp_path / "high_card"), played=[fault.where.setting], compiled=False)
    assert again.value.check == "told"
