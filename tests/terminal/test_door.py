"""The door of the command line: help, versions, bad use in one line, and nothing that ever shows a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import troef as project
from troef.bench import report
from troef.terminal import cli
from troef.terminal.commands import games, verify

Run = Callable[..., Any]
Records = Callable[[str], Path]
GAME = project.keys()[0]
HEAVY = {"numpy", "numba", "babel", "fluent", "multiprocessing", "concurrent", "asyncio", "textual", "hypothesis"}


def test_help_names_every_command(troef: Run) -> None:
    ran = troef("--help")
    assert ran.code == 0 and ran.err == ""
    for name in ("games", "rules", "simulate", "replay", "verify", "bench"):
        assert f"\n  {name} " in ran.out
        assert troef(name, "--help").code == 0


def test_without_a_command_help_is_shown(troef: Run) -> None:
    assert troef() == troef("--help")


def test_help_imports_nothing_heavy(program: Run) -> None:
    script = (
        "import sys; from troef.terminal.cli import run; run(['--help'])\n"
        f"print('HEAVY', sorted({HEAVY!r} & {{name.split('.')[0] for name in sys.modules}}))"
    )
    assert program(start=("-c", script)).out.endswith("HEAVY []\n")


def test_the_version_is_the_packages(program: Run) -> None:
    assert program("--version") == (0, f"troef {project.__version__}\n", "")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("simulat", "there is no command 'simulat'; did you mean simulate?"),
        ("dance", "there is no command 'dance'; there are "),
        ("--vers", "there is no option '--vers'; did you mean --version?"),
        ("games more", "there is no game 'more'"),
        ("rules", "GAME is missing: troef rules [OPTIONS] GAME; there are companeros, "),
        ("rules GAMEX", "did you mean GAME?"),
        ("rules GAME --lang xx", "there is no language 'xx'; there are "),
        ("rules GAME --rule no.such", "GAME has no rule 'no.such'; there are "),
        ("simulate chess-boxing", "there is no game 'chess-boxing'; there are GAME"),
        ("simulate GAME --seats 99", "GAME is for "),
        ("simulate GAME --seats -1", "GAME is for "),
        ("simulate GAME --seats four", "--seats takes a whole number"),
        ("simulate GAME --seat 3", "there is no option '--seat'; did you mean --seats?"),
        ("simulate GAME --games 0", "--games takes a whole number, 1 or more"),
        ("simulate GAME --games 1e3", "--games takes a whole number"),
        ("simulate GAME --seed 1.5", "--seed takes a whole number"),
        ("simulate GAME --jobs 0", "--jobs takes a whole number from 1 to 256"),
        ("simulate GAME --option", "--option needs a value after it"),
        ("simulate GAME --option x", "--option 'x' is not name=value"),
        ("simulate GAME --option x=1", "there is no option 'x'"),
        ("simulate GAME --preset nothing", "GAME has no preset 'nothing'; there are "),
        ("simulate GAME --bots randm", "did you mean random?"),
        ("simulate GAME --bots a,b,c,d,e,f,g,h,i,j,k", "--bots names 11 players"),
        ("simulate GAME --bots none.py:Bot", "there is no file none.py"),
        ("simulate GAME --engine quick", "--engine takes one of referee, compiled"),
        ("simulate GAME --engine compiled --out FOLDER/x", "keeps no records"),
        ("simulate GAME --engine compiled --bots heuristic", "random bots alone"),
        ("simulate GAME --out FOLDER", "is a folder"),
        ("simulate GAME --out FOLDER/none/x", "--out FOLDER/none/x: there is no such folder"),
        ("simulate GAME --out=", "--out needs a value after it"),
        ("simulate GAME --keep /dev/full", "--keep /dev/full cannot be written"),
        ("simulate GAME --games 2 --out /dev/full", "/dev/full: No space left on device"),
        ("arena GAME --picture FOLDER/none/x.svg", "--picture FOLDER/none/x.svg: there is no such folder"),
        ("bench --svg FOLDER", "--svg FOLDER is a folder"),
        ("pad GAME --name Ada,Bo,Cy --file /dev/full", "--file /dev/full cannot be written"),
        ("train GAME --state FOLDER", "--state FOLDER is a folder"),
        ("train GAME --out FOLDER/none/x.npz", "--out FOLDER/none/x.npz: there is no such folder"),
        ("train GAME --minutes 0", "--minutes takes a number above 0"),
        ("train GAME --minutes nan", "--minutes takes a number above 0"),
        ("verify", "FILE is missing: troef verify [OPTIONS] FILE"),
        ("verify FOLDER", "is a folder"),
        ("verify FOLDER/none", "there is no file FOLDER/none"),
        ("replay FOLDER/none", "there is no file FOLDER/none"),
        ("verify FILEE", "; did you mean FILE?"),
        ("copy-database sqlite:///FOLDER/none sqlite:///FOLDER/new", "there is no file FOLDER/none"),
        ("replay FILE --game 2", "are numbered 0 to 1, there is no game 2"),
        ("replay FILE --game -1", "--game takes a whole number, 0 or more"),
        ("replay FILE --seat 99", "there is no seat 99"),
        ("replay FILE --seat -1", "--seat takes a whole number, 0 or more"),
        ("replay FILE --json=yes", "--json takes no value"),
        ("verify FILE FILE FILE", "too many words; it goes: troef verify [OPTIONS]"),
        ("train GAME --minutes long", "--minutes takes a number"),
        ("bench --game GAMEX", "did you mean GAME?"),
    ],
)
def test_bad_use_is_answered_in_one_line_with_exit_2(
    troef: Run, records: Records, tmp_path: Path, line: str, said: str
) -> None:
    def filled(text: str) -> str:
        return text.replace("FILE", str(records(GAME))).replace("FOLDER", str(tmp_path)).replace("GAME", GAME)

    missing = line in ("verify", "rules")  # their messages speak of FILE and GAME
    ran = troef(*(filled(part) for part in line.split()))
    assert ran.code == 2 and ran.out == ""
    assert ran.err.startswith("troef: ") and ran.err.count("\n") == 1
    assert (said if missing else filled(said)) in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("key", project.keys())
def test_every_option_refuses_what_is_not_allowed(troef: Run, key: str) -> None:
    for name, option in project.load(key).options().items():
        for value in ("", "maybe", "-1", "1_0", "99999999", "true,false"):
            ran = troef("simulate", key, "--games", 1, "--option", f"{name}={value}")
            assert (ran.code, ran.out) == (2, "")
            assert f"option {name}: " in ran.err and option.allowed() in ran.err


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(troef: Run, tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "elsewhere").symlink_to("new")
    assert "cannot be written" in troef("simulate", GAME, "--games", 1, "--out", tmp_path / "loop").err
    assert troef("simulate", GAME, "--games", 1, "--out", tmp_path / "elsewhere").code == 0
    assert (tmp_path / "new").read_text().count("\n") == 1


def test_a_player_that_ends_the_program_is_blamed(troef: Run, tmp_path: Path) -> None:
    loads, plays = tmp_path / "loads.py", tmp_path / "plays.py"
    loads.write_text("raise SystemExit(3)\n")
    plays.write_text("class B:\n    def __init__(self, luck): pass\n    def choose(self, sight): raise SystemExit(3)\n")
    assert "loads.py does not load: SystemExit" in troef("simulate", GAME, "--games", 1, "--bots", f"{loads}:A").err
    ran = troef("simulate", GAME, "--games", 1, "--bots", f"{plays}:B")
    assert ran.code == 2 and "plays.py:B failed (plays.py line 3): SystemExit: 3" in ran.err


def test_an_interrupted_command_says_so(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "described_games", stop)
    ran = troef("games")
    assert ran.code == 130 and ran.err.split("\n")[-2] == "troef: interrupted"


def test_a_fault_of_the_program_is_one_line_unless_debugged(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("so\nit is")

    monkeypatch.setattr(games, "described_games", fail)
    monkeypatch.delenv("TROEF_DEBUG", raising=False)
    line = "troef: a fault of the program (TROEF_DEBUG=1 shows where): ZeroDivisionError: so it is\n"
    assert troef("games") == (70, "", line)
    monkeypatch.setenv("TROEF_DEBUG", "1")
    ran = troef("games")
    assert ran.code == 70 and "Traceback" in ran.err and ran.err.endswith(line)


def test_trouble_with_a_file_is_named(troef: Run, records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "r.jsonl")

    monkeypatch.setattr(verify, "check", refuse)
    assert troef("verify", records(GAME)) == (2, "", "troef: r.jsonl: Permission denied\n")


def test_nobody_reading_on_is_no_trouble(records: Records, tmp_path: Path) -> None:
    many = tmp_path / "many.jsonl"
    many.write_text(records(GAME).read_text() * 40)  # more than a pipe holds: it cannot be done before we stop reading
    line = [sys.executable, "-m", "troef", "replay", str(many), "--json", "--legal"]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline().startswith('{"game":0,"act":0,')
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == cli.UNREAD


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_is_no_fault(closed: str) -> None:
    line = f"{sys.executable} -m troef play {GAME} --plain --seed 1 {closed}"
    ran = subprocess.run(line, shell=True, input="quit\n", capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_terminal_that_lacks_a_letter_gets_another(program: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    start = (
        "-X",
        "utf8=0",
        "-c",
        "import sys; sys.stdout.reconfigure(encoding='ascii'); from troef.terminal.cli import main; main()",
    )
    assert program("games", start=start).code == 0
    assert program("games", "--json", start=start).code == 0


def test_a_package_that_bench_needs_and_does_not_find_is_bad_use(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def needs_numpy(*_: object) -> None:
        raise ModuleNotFoundError("No module named 'numpy'")

    monkeypatch.setattr(report, "run", needs_numpy)
    said = "troef: a package does not load: No module named 'numpy'; pip install 'troef[bench]' brings all it needs\n"
    assert troef("bench", "--quick") == (2, "", said)
