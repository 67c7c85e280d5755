"""What is installed is whole: a wheel of the files of this checkout plays, serves its page, runs as deploy/ says."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.harness import free_port

from troef import keys

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(), flags=re.M)
PORT = "8377"
pytestmark = pytest.mark.slow


def run(*command: object, cwd: Path, **environment: str) -> str:
    """What a command prints; it must end well."""
    ran = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, f"{command}\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}"
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made in a folder where nothing was made before."""
    clean = tmp_path_factory.mktemp("clean")
    for name in run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0"):
        if (ROOT / name).is_file():
            (clean / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, clean / name)
    run(sys.executable, "-m", "uv", "build", "--quiet", "--wheel", "--out-dir", clean / "dist", cwd=clean)
    (made,) = (clean / "dist").glob("*.whl")
    return made


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder somewhere else, and in it a `.venv` with the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("home")
    uv = (sys.executable, "-m", "uv")
    run(*uv, "venv", "--quiet", "--python", sys.executable, ".venv", cwd=folder)
    locked = ("--constraint", ROOT / "requirements.lock", "--python", ".venv/bin/python")
    run(*uv, "pip", "install", "--quiet", *locked, wheel, cwd=folder)
    return folder


def at_home(home: Path, *command: str, typed: str | None = None) -> subprocess.CompletedProcess[str]:
    """A program of the `.venv`, with nothing of this checkout or this user within reach."""
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    line = [str(home / ".venv/bin" / command[0]), *command[1:]]
    return subprocess.run(line, cwd=home, env=environment, input=typed, capture_output=True, text=True, check=False)


@contextmanager
def served(home: Path, words: list[str]) -> Iterator[int]:
    """A server by its command line, on another port; told to end, it ends well."""
    port = free_port()
    line = [*words, "--port", str(port)]
    log = home / f"{port}.log"
    with log.open("w") as out, subprocess.Popen(line, cwd=home, env={"HOME": str(home)}, stderr=out) as server:
        end = time.monotonic() + 60
        while "Press Ctrl-C" not in log.read_text():
            assert server.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        yield port
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0, log.read_text()


def fetched(port: int, path: str = "/") -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
        return str(answer.read().decode())


def moved(words: list[str], **places: Path) -> list[str]:
    """A command line whose folders are elsewhere."""
    for old, new in places.items():
        words = [word.replace(f"/{old.replace('_', '/')}/", f"{new}/") for word in words]
    return words


def container(instruction: str) -> list[str]:
    """The words of an instruction of the container file."""
    (words,) = re.findall(rf"^{instruction} (\[.*\])$", CONTAINERFILE, re.M)
    return [str(word) for word in json.loads(words)]


def test_every_game_is_there(home: Path) -> None:
    told = json.loads(at_home(home, "troef", "games", "--json").stdout)
    assert [game["key"] for game in told] == list(keys())


def test_it_is_a_module_too(home: Path) -> None:
    versions = [at_home(home, *line, "--version").stdout for line in (("troef",), ("python", "-m", "troef"))]
    assert versions[0] == versions[1] != ""


@pytest.mark.parametrize("key", keys())
def test_a_game_begins_through_a_pipe(home: Path, key: str) -> None:
    played = at_home(
        home, "troef", "play", key, "--plain", "--pace", "quick", "--clock-speed", "50", typed="hint\nquit\n"
    )
    notes = played.stderr.splitlines()  # players who search say once that they do so without Numba
    assert played.returncode == 0 and len(notes) <= 1 and all("Numba is not installed" in note for note in notes)
    assert "You have left the game." in played.stdout


def test_the_page_is_in_it(home: Path) -> None:
    with served(home, [str(home / ".venv/bin/troef"), "serve"]) as port:
        page = fetched(port)
        (script,) = re.findall(r'<script[^>]*src="([^"]+)"', page)
        assert "<title>" in page and len(fetched(port, script)) > 1000
    assert (home / ".local/share/troef/tables.sqlite").exists()


def test_the_container_serves_and_says_that_it_is_well(home: Path) -> None:
    folder = {"opt_troef": home / ".venv", "data": home}
    with served(home, moved(container("ENTRYPOINT"), **folder)) as port:
        asked = [word.replace(PORT, str(port)) for word in moved(container("HEALTHCHECK CMD"), **folder)]
        run(*asked, cwd=home)
    assert (home / "tables.sqlite").exists()
    assert f"EXPOSE {PORT}" in CONTAINERFILE


def test_the_unit_serves(home: Path) -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "troef.service")
    service = unit["Service"]
    state, cache = f"/var/lib/{service['StateDirectory']}/", f"/var/cache/{service['CacheDirectory']}"
    assert state in service["ExecStart"] and service["Environment"] == f"TROEF_CACHE={cache}"
    with served(home, moved(shlex.split(service["ExecStart"]), opt_troef=home / ".venv", var_lib=home)) as port:
        assert "<title>" in fetched(port)
