"""`troef simulate`: the same games whoever plays them, records that hold, and files that are whole."""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import troef as project
from troef.core import twin
from troef.places import Place
from troef.terminal import simulation
from troef.terminal.outfile import OutFile

Run = Callable[..., Any]
GAME = project.keys()[0]

PLAYERS = """
from troef.core.bot import Choice

class First:
    made = 0
    def __init__(self, luck):
        type(self).made += 1
    def choose(self, sight):
        return Choice(sight.moves[0])

class Unlawful(First):
    def choose(self, sight):
        return Choice("fly")

class Wordy(First):
    def choose(self, sight):
        return sight.moves[0]

class Hasty(First):
    def choose(self, sight):
        return Choice(sight.moves[0], -1)

class Fails(First):
    def choose(self, sight):
        return 1 // 0

class Waits(First):
    def choose(self, sight):
        return None

class NotMade(First):
    def __init__(self):
        pass

class StopsInTheSecondGame(First):
    def choose(self, sight):
        if self.made > sight.known.seats:
            raise KeyboardInterrupt
        return super().choose(sight)
"""


@pytest.fixture
def players(tmp_path: Path) -> Path:
    path = tmp_path / "players.py"
    path.write_text(PLAYERS)
    return path


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize("key", project.keys())
def test_the_records_of_every_seat_count_and_preset_hold(troef: Run, tmp_path: Path, key: str) -> None:
    game = project.load(key)
    for seats in game.seats:
        for preset in game.presets:
            out = tmp_path / f"{seats}{preset}.jsonl"
            wish = ("--seats", seats, "--preset", preset, "--games", 2, "--seed", 7, "--out", out)
            assert troef("simulate", key, *wish).code == 0
            assert troef("verify", out).code == 0
            for record in lines(out):
                assert record["seats"] == seats and record["names"] == ["bot random"] * seats
                assert record["options"] == {**game.defaults(), **game.presets[preset]}


def test_a_games_secret_can_be_recomputed_from_the_notation(troef: Run, tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    troef("simulate", GAME, "--games", 3, "--seed", -12, "--out", out)
    for i, record in enumerate(lines(out)):
        assert record["secret"] == hashlib.sha256(f"troef simulate -12 {i}".encode()).hexdigest()
        assert set(record["entropy"]) == {""}


def test_the_summary_adds_up_the_records(troef: Run, tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    ran = troef(
        "simulate", GAME, "--seats", 4, "--games", 9, "--bots", "heuristic,random,random,random", "--json", "--out", out
    )
    told, records = json.loads(ran.out), lines(out)
    assert told["games"] == len(records) == 9
    assert told["acts"] == sum(len(record["acts"]) for record in records)
    assert told["points"] == [sum(record["outcome"]["points"][seat] for record in records) for seat in range(4)]
    assert told["wins"] == [sum(seat in record["outcome"]["winners"] for record in records) for seat in range(4)]
    assert told["bots"] == ["heuristic", "random", "random", "random"]
    assert records[0]["names"] == ["bot heuristic", "bot random", "bot random", "bot random"]


def test_people_get_a_table(troef: Run) -> None:
    ran = troef("simulate", GAME, "--games", 5, "--seats", 4)
    head, columns, *rows = ran.out.splitlines()
    assert head == f"{project.load(GAME).title}, 4 seats, seed 0, referee"
    assert columns.split() == ["seat", "bot", "wins", "share", "mean", "points"]
    assert [row.split()[:2] for row in rows[:4]] == [[str(seat), "random"] for seat in range(4)]
    assert rows[-1].startswith("5 games, ") and "acts/s" in rows[-1]


def test_the_number_of_processes_changes_nothing(program: Run, tmp_path: Path) -> None:
    told = []
    for jobs in (1, 3):
        out = tmp_path / f"{jobs}.jsonl"
        ran = program("simulate", GAME, "--games", 50, "--seed", 2, "--jobs", jobs, "--json", "--out", out)
        assert ran.code == 0 and ran.err == ""
        told.append({k: v for k, v in json.loads(ran.out).items() if "second" not in k})
    assert told[0] == told[1]
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "3.jsonl").read_bytes()


def test_games_come_in_order_however_they_are_cut_into_blocks() -> None:
    class Counted(Place):
        def answers(self, make: Any, plan: Any, questions: Iterable[Any]) -> Iterator[Any]:
            for first, n in questions:
                yield simulation.Block(n, 0, [], [], [str(i) for i in range(first, first + n)], 0.01 * n)

        def __exit__(self, *error: object) -> None: ...

    plan = simulation.Plan(GAME, 3, {}, 0, ("random",) * 3, "referee", True)
    played = list(simulation.blocks(plan, 200, Counted()))
    assert [line for block in played for line in block.lines] == [str(i) for i in range(200)]
    assert [block.games for block in played][:4] == [1, 8, 25, 25]  # 25 games take a quarter of a second


def test_another_seed_gives_other_games_and_the_same_seed_the_same(troef: Run, tmp_path: Path) -> None:
    for name, seed in {"a": 1, "b": 1, "c": 2}.items():
        troef("simulate", GAME, "--games", 2, "--seed", seed, "--out", tmp_path / name)
    a, b, c = ((tmp_path / name).read_bytes() for name in "abc")
    assert a == b != c


def test_options_are_set_by_name_over_a_preset(troef: Run, tmp_path: Path) -> None:
    game = project.load(GAME)
    name, option = next((n, o) for n, o in game.options().items() if o.kind == "number")
    out = tmp_path / "r.jsonl"
    ran = troef(
        "simulate", GAME, "--games", 1, "--preset", "evening", "--option", f"{name}={option.low + 1}", "--out", out
    )
    assert ran.code == 0 and lines(out)[0]["options"][name] == option.low + 1
    twice = troef("simulate", GAME, "--option", f"{name}=1", "--option", f"{name}=2")
    assert twice == (2, "", f"troef: --option {name} is given twice\n")


# ---- compiled ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_compiled_engine_counts_the_same_whatever_the_processes(program: Run) -> None:
    told = []
    for jobs in (1, 2):
        ran = program("simulate", GAME, "--games", 5000, "--seed", 4, "--engine", "compiled", "--jobs", jobs, "--json")
        told.append({k: v for k, v in json.loads(ran.out).items() if "second" not in k})
    assert told[0] == told[1] and told[0]["games"] == 5000 and sum(told[0]["wins"]) >= 5000


# ---- players from a file -------------------------------------------------------------------------


def test_a_player_from_a_file_plays(troef: Run, players: Path, tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    assert troef("simulate", GAME, "--games", 2, "--bots", f"{players}:First", "--out", out).code == 0
    assert set(lines(out)[0]["names"]) == {"bot players.py:First"}, "no folder of this machine in a record"
    assert troef("verify", out).code == 0


def test_a_player_may_be_written_in_several_files_beside_each_other(program: Run, players: Path) -> None:
    whole = players.with_name("whole_player.py")
    whole.write_text("from players import First\n\n\nclass Whole(First): ...\n")
    ran = program("simulate", GAME, "--games", 2, "--jobs", 2, "--bots", f"{whole}:Whole")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Unlawful", "Choice(move='fly', after=0) is no lawful Choice; it may "),
        ("Wordy", "is no lawful Choice"),
        ("Hasty", "is not made after a whole number of milliseconds"),
        ("Fails", "Fails failed (players.py line "),
        ("Waits", "game 0: "),
        ("NotMade", "NotMade failed: TypeError"),
        ("Wordi", "has no class Wordi; did you mean Wordy?"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_in_a_player_is_said_in_one_line(
    troef: Run, players: Path, name: str, said: str, jobs: int
) -> None:
    ran = troef("simulate", GAME, "--games", 2, "--bots", f"{players}:{name}", "--jobs", jobs)
    assert ran.code == 2 and ran.out == "" and said in ran.err and ran.err.count("\n") == 1


def test_the_line_that_is_named_is_one_of_the_player_and_a_player_of_the_house_is_watched_too(
    troef: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = tmp_path / "reads.py"
    lines = ["import json", "class Player:", "    def __init__(self, luck):", "        json.loads('{')"]
    player.write_text("\n".join(lines))
    for invited in ("", f"{GAME}={player}:Player"):
        monkeypatch.setenv("TROEF_PLAYERS", invited)
        ran = troef("simulate", GAME, "--games", 1, "--bots", f"{player}:Player")
        assert ran.code == 2 and "failed (reads.py line 4): JSONDecodeError" in ran.err


@pytest.mark.parametrize(("name", "said"), [("Fails", "): ZeroDivisionError"), ("Unlawful", "is no lawful Choice")])
def test_an_arena_says_it_too(troef: Run, players: Path, name: str, said: str) -> None:
    ran = troef("arena", GAME, "--deals", 1, "--bots", f"{players}:{name},random")
    assert ran.code == 2 and f"players.py:{name}" in ran.err and said in ran.err and ran.err.count("\n") == 1


# ---- the file ------------------------------------------------------------------------------------


def test_an_interrupted_run_leaves_the_old_file_and_keeps_whole_games(
    troef: Run, players: Path, tmp_path: Path
) -> None:
    out = tmp_path / "r.jsonl"
    out.write_text("old\n")
    ran = troef("simulate", GAME, "--games", 5, "--bots", f"{players}:StopsInTheSecondGame", "--out", out)
    assert ran.code == 130 and out.read_text() == "old\n"
    assert f"the first 1 games are in {out}.part" in ran.err
    assert troef("verify", f"{out}.part").code == 0
    assert sorted(path.name for path in tmp_path.glob("r.*")) == ["r.jsonl", "r.jsonl.part"]


def test_nothing_is_left_of_a_run_that_finished_no_game(troef: Run, players: Path, tmp_path: Path) -> None:
    out = tmp_path / "new" / "r.jsonl"
    out.parent.mkdir()
    assert troef("simulate", GAME, "--bots", f"{players}:Fails", "--out", out).code == 2
    assert list(out.parent.iterdir()) == []


def test_a_finished_run_takes_the_place_of_the_old_file(tmp_path: Path) -> None:
    out, link = tmp_path / "r.jsonl", tmp_path / "link"
    out.write_text("old\n")
    out.chmod(0o640)
    link.symlink_to(out)
    with OutFile(link) as file:
        file.write(["one", "two"])
        assert out.read_text() == "old\n"
        file.write(["three"])
    assert link.is_symlink() and out.read_text() == "one\ntwo\nthree\n"
    assert stat.S_IMODE(out.stat().st_mode) == 0o640
    assert sorted(os.listdir(tmp_path)) == ["link", "r.jsonl"]


def test_a_pipe_is_written_to_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with OutFile(pipe) as file:
        file.write(["one"])
    assert os.read(reader, 10) == b"one\n" and stat.S_ISFIFO(pipe.stat().st_mode)
    os.close(reader)


# ---- a game from outside the project -------------------------------------------------------------


def test_every_command_plays_a_game_that_lives_elsewhere(program: Run, toy_games: Path, tmp_path: Path) -> None:
    folder = next(path for path in toy_games.iterdir() if (path / "__init__.py").exists())
    key, out = folder.name.replace("_", "-"), tmp_path / "r.jsonl"
    assert key in program("games", games=toy_games).out
    assert program("rules", key, games=toy_games).code == 0
    assert program("simulate", key, "--games", 3, "--jobs", 2, "--out", out, games=toy_games).code == 0
    assert program("verify", out, games=toy_games).code == 0
    told = program("replay", out, "--game", 1, "--seat", 0, games=toy_games)
    assert told.code == 0 and "as seat 0 saw it" in told.out and "Won by " in told.out
    unknown = program("verify", out)
    assert unknown.code == 2 and f"line 1: game: there is no game {key!r}" in unknown.err


@pytest.mark.slow  # it compiles
def test_a_compiled_game_without_an_end_is_named(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "ENDLESS", 20)
    ran = troef("simulate", "companeros", "--games", 3, "--engine", "compiled")
    assert (ran.code, ran.out) == (2, "") and "game 0: not at its end after 20 acts" in ran.err


def test_the_summary_names_the_engine_that_played(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "missing", lambda: "Numba is not here")
    monkeypatch.setattr(twin, "ready", twin.available)
    compiled = ("simulate", GAME, "--games", 2, "--engine", "compiled")
    assert troef(*compiled).out.splitlines()[0].endswith(", interpreted")
    assert json.loads(troef(*compiled, "--json").out)["engine"] == "interpreted"
    assert json.loads(troef(*compiled[:4], "--json").out)["engine"] == "referee"
