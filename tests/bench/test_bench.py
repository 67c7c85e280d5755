"""`troef bench`: speeds beside a fixed loop, measured in turns; peers are measured or named as missing."""

from __future__ import annotations

import hashlib
import inspect
import json
import re
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import troef
from troef.bench import measure, ours, peers, picture, report
from troef.bench.measure import Measurement, Result
from troef.core import twin
from troef.core.match import Match
from troef.core.peer import FROM_NPM, Peer
from troef.terminal import cli

GAME, ROOT = troef.keys()[0], Path(__file__).parents[2]
MODULES = {"pyspiel": "open-spiel"}  # whose packages have other names


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """CPU time that passes only when a test says so."""
    now = [0.0]
    monkeypatch.setattr(measure, "cpu", lambda: now[0])
    return now


def test_a_speed_is_work_by_cpu_time(clock: list[float]) -> None:
    def work() -> int:
        clock[0] += 0.25
        return 100

    assert measure.speed(work, 1.0) == 400
    assert measure.speed(work, 0.0) == 400, "at least once"


def test_measurements_take_turns_with_the_plain_loop(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def timed(name: str, seconds: float) -> measure.Work:
        def work() -> int:
            order.append(name)
            clock[0] += seconds
            return 10

        return work

    monkeypatch.setattr(measure, "plain", timed("plain", 1))
    wanted = [
        Measurement("a", "play", "acts/s", lambda: timed("a", 2)),
        Measurement("b", "start", "s", lambda: timed("b", 40)),
    ]
    steps: list[int] = []
    a, b = measure.measure(wanted, 2, 1.0, steps.append)
    assert order == ["plain", "a", "plain", "b"] * 2
    assert steps == [1, 2, 3, 4, 5, 6]
    assert a.figures == [5, 5] and a.turns == 2, "an act takes as long as two turns"
    assert b.figures == [4, 4] and b.turns == 40, "a start takes four seconds, forty turns"


def test_the_middle_and_the_spread_are_of_all_repeats() -> None:
    result = Result("a", "play", "acts/s", [90, 100, 130], [1000, 1000, 1000])
    assert (result.middle, result.spread, result.turns) == (100, 0.4, 10)


def test_the_plain_loop_is_fixed() -> None:
    """Figures of different versions are compared through it: a change needs another name."""
    text = inspect.getsource(measure.plain) + inspect.getsource(measure._next)
    assert (measure.REFERENCE, hashlib.sha256(text.encode()).hexdigest()[:16]) == ("plain/1", "8f7f559487472f5c")
    assert measure.plain() == 5000


@pytest.mark.parametrize("key", troef.keys())
def test_what_is_measured_does_the_work_it_counts(key: str) -> None:
    game = troef.load(key)
    assert ours.referee(game)() == len(ours.played(game, 0).acts)
    states = ours.positions(game)
    assert 10 <= len(states) <= 50 and ours.views(game)() == len(states) * ours.seats_of(game)
    first = Match(game, ours.seats_of(game), game.defaults(), secret=ours.played(game, 0).secret)
    assert states[0].fields_equal(first.state)
    assert ours.bulk(game, 1, compile=False)() > 0
    assert ours.friendly(game)() > 10


def test_peers_are_measured_where_installed_and_named_where_not(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Peer("Here", "json", lambda: lambda: 1, {"views": 2})
    gone = Peer("Gone", "no_such_package", lambda: lambda: 1, {})
    node = Peer("Node's", "npm:no-such-package", lambda: lambda: 1, {})
    monkeypatch.setattr(peers, "of", lambda game: [here, gone, node])
    game = troef.load(GAME)
    measurements, missing = report.wanted([game])
    assert [m.subject for m in measurements if m.subject != GAME] == ["Here"]
    assert missing == ["Gone (not installed: no_such_package)", "Node's (not installed: npm:no-such-package)"]
    assert Peer("Both", "json no_such_package", lambda: lambda: 1, {}).lacking() == ["no_such_package"]
    results = [Result(GAME, "views", "views/s", [50], [1000]), Result("Here", "random play", "acts/s", [10], [1000])]
    assert report.beside([game], results) == [
        {"game": GAME, "what": "views", "peer": "Here", "times": 5, "wanted": 2}
    ], "20 turns a view, 100 turns an act of the peer"


def test_all_that_peers_need_is_installed_by_make_bench_and_by_the_extra() -> None:
    every = [peer for game in map(troef.load, troef.keys()) for peer in peers.of(game)]
    wanted = {name for peer in every for name in peer.package.split()}
    npm = {name.removeprefix(FROM_NPM) for name in wanted if name.startswith(FROM_NPM)}
    python = {MODULES.get(name, name) for name in wanted if not name.startswith(FROM_NPM)}
    assert (
        npm == set(json.loads((ROOT / "benchmarks/peers/package.json").read_text())["dependencies"]) and len(npm) == 2
    )
    locks = "".join((ROOT / f"requirements-{kind}.lock").read_text() for kind in ("bench", "dev"))
    assert python <= set(re.findall(r"^([a-z0-9-]+)==", locks, re.M)) and len(python) >= 5
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    brought = [name for extra in ("bench", "rl", "openspiel") for name in extras[extra]]
    assert extras["bench"][0] == "troef[rl,openspiel]"
    assert python <= {re.split(r"[<>=\[]", name)[0].replace("_", "-") for name in brought}


@pytest.mark.parametrize("key", troef.keys())
def test_a_peer_is_compared_with_what_is_measured(key: str) -> None:
    measured = {m.what for m in ours.measurements(troef.load(key))}
    for peer in peers.of(troef.load(key)):
        assert set(peer.beside) <= measured


def test_two_threads_are_compared_by_the_wall_and_ten_times_the_games_by_what_they_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few, many = ours.GAMES
    one, two = (Result(GAME, ours.THREADS[k], "steps/s by the wall", [f], [1000]) for k, f in ((0, 50), (1, 95)))
    costs = [Result(GAME, ours.games_name(n), "s", [f], [1000]) for n, f in ((few, 0.2), (many, 2.1))]
    monkeypatch.setattr(ours, "memory", lambda game, n: {few: 1000, many: 1010}[n])
    assert many == 10 * few
    assert report.threads([one, two]) == {GAME: 1.9}
    assert report.growth([troef.load(GAME)], costs) == {GAME: {"time": 10.5, "memory": 1.01}}
    walls = {m.what for m in ours.measurements(troef.load(GAME)) if m.wall}
    assert walls == set(ours.THREADS)


def test_real_time_is_another_clock(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    wall = iter([0.0, 0.0, 4.0])
    monkeypatch.setattr("troef.bench.measure.time.perf_counter", lambda: next(wall))
    assert measure.speed(lambda: 100, 1.0, wall=True) == 25


def test_without_numba_the_compiled_figures_are_named_as_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "missing", lambda: "Numba is not installed")
    measurements, missing = report.wanted([troef.load(GAME)])
    assert [m.what for m in measurements] == ["interpreted", "live referee", "one view an act", "views", "AEC"]
    assert len(missing) == 1 and "Numba is not installed" in missing[0]


def measured(times: float = 240.0) -> dict[str, Any]:
    """A report as a run makes it."""
    row = {"subject": GAME, "what": "views", "unit": "views/s", "median": 9.0, "low": 8.0, "high": 10.0}
    beside = {"game": GAME, "what": "compiled", "peer": "Peer <&'s>", "times": times, "wanted": 120}
    return {
        "python": "3.x",
        "machine": "any, 2 CPUs",
        "repeats": 5,
        "reference": {"name": "plain/1", "turns_per_second": 1000},
        "measurements": [{**row, "spread": 0.2, "turns": 3.0}],
        "compiled_to_interpreted": {GAME: 80.0},
        "two_threads_to_one": {GAME: 1.9},
        "ten_times_the_games": {GAME: {"time": 10.1, "memory": 1.0}},
        "beside_peers": [beside, {**beside, "what": "views", "times": 0.05, "wanted": 1}],
        "missing": ["Gone <b> (not installed: gone)"],
    }


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_the_picture_has_a_bar_for_every_ratio_and_names_the_missing() -> None:
    told = texts(picture.svg(measured()))
    assert f"{GAME}, compiled : Peer <&'s>" in told and {"240", "0.05"} <= set(told)
    assert [text for text in told if text.endswith(" x")] == ["0.01 x", "0.1 x", "1 x", "10 x", "100 x", "1,000 x"]
    assert told[-1] == "not measured: Gone <b> (not installed: gone)"


def test_a_bar_short_of_what_is_wanted_has_another_colour() -> None:
    assert picture.svg(measured(120)).count(picture.LESS) == 1, "only that of 0.05, of which 1 is wanted"
    assert picture.svg(measured(119)).count(picture.LESS) == 2


def test_without_any_peer_the_picture_says_so() -> None:
    told = texts(picture.svg({**measured(), "beside_peers": []}))
    assert told[-2:] == ["no peer was measured", "not measured: Gone <b> (not installed: gone)"]


def test_the_command_draws_the_report_it_tells(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(report, "run", lambda games, effort, tell: measured())
    drawn = tmp_path / "speeds.svg"
    assert cli.run(["bench", "--svg", str(drawn)]) == 0
    told = capsys.readouterr()
    assert drawn.read_text() == picture.svg(measured()) and f"{GAME}: compiled is 240 x" in told.out
    assert f"{GAME}: two threads are 1.9 x one" in told.out
    assert f"{GAME}: ten times the games take 10.1 x the time and 1 x the memory" in told.out
    assert cli.run(["bench", "--svg", str(tmp_path / "no" / "folder.svg")]) == 2
    told = capsys.readouterr()
    assert "folder.svg: there is no such folder" in told.err and not told.out, "asked before anything is measured"
    assert cli.run(["bench", "--svg", "/dev/full"]) == 2
    told = capsys.readouterr()
    assert "/dev/full" in told.err and "240 x" in told.out, "the figures are not lost"


@pytest.mark.slow
def test_a_quick_run_reports_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "--game", GAME, "--quick", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [m["what"] for m in told["measurements"] if m["subject"] == GAME] == [
        *("interpreted", "compiled", "live referee", "one view an act", "views"),
        *("vector of 1", "vector of 256", "vector of 2,048", "one thread", "two threads"),
        *("AEC", "500 games", "5,000 games", "tree search", "start-up"),
    ]
    for figure in told["measurements"]:
        assert 0 < figure["low"] <= figure["median"] <= figure["high"] and figure["turns"] > 0
    assert told["reference"]["turns_per_second"] > 0
    assert told["compiled_to_interpreted"][GAME] > 1
    assert told["two_threads_to_one"][GAME] > 0
    assert told["ten_times_the_games"][GAME]["time"] > 1 and told["ten_times_the_games"][GAME]["memory"] > 0
    assert cli.run(["bench", "--game", GAME, "--quick"]) == 0
    page = capsys.readouterr().out
    assert f"{GAME}: compiled is " in page and "start-up" in page


def test_a_peer_of_node_is_looked_for_in_the_folder_that_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    peer = Peer("Node's", "npm:some-engine", lambda: lambda: 1, {})
    monkeypatch.setenv("TROEF_NODE_PEERS", str(tmp_path))
    assert peer.lacking() == ["npm:some-engine"]
    (tmp_path / "node_modules" / "some-engine").mkdir(parents=True)
    assert not peer.lacking()
