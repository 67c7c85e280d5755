"""What the tests of the command line share: a door to run commands through, and files of records."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from troef.terminal import cli

TOY = Path(__file__).parents[1] / "kit" / "toy"


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(scope="session")
def troef() -> Run:
    """Runs a command line in this process, through the same door as the program."""

    def run(*arguments: object) -> Ran:
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            code = cli.run([str(argument) for argument in arguments])
        return Ran(code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture(scope="session")
def program() -> Run:
    """Runs a command line as a program of its own; `games` names a folder with more games."""

    def run(*arguments: object, games: Path | None = None, start: Sequence[str] = ("-m", "troef")) -> Ran:
        more = {"TROEF_GAMES": str(games)} if games else {}
        done = subprocess.run(
            [sys.executable, *start, *map(str, arguments)],
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **more},
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture(scope="session")
def toy_games() -> Path:
    """A folder with a game from outside the project."""
    return TOY


@pytest.fixture(scope="session")
def records(troef: Run, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """A file with two games of a kind, written once."""
    folder = tmp_path_factory.mktemp("records")

    def made(key: str) -> Path:
        path = folder / f"{key}.jsonl"
        if not path.exists():
            ran = troef("simulate", key, "--games", 2, "--seed", 3, "--out", path)
            assert ran.code == 0, ran.err
        return path

    return made
