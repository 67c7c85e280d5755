"""A Ray cluster gives the same results to the bit; a worker that is killed costs time, and nothing is left behind."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from troef import games
from troef.arena import block as arena
from troef.bots.learning import Learner, learnt
from troef.core.errors import BadUse
from troef.places import Here, Place
from troef.places.cluster import Ray, answer_there
from troef.terminal import simulation

pytestmark = pytest.mark.slow
GAME = "companeros"
LEARNT = next(game for game in map(games.load, games.keys()) if "net" in game.bots)


def deals(there: Place) -> list[arena.Block]:
    plan = arena.Plan(GAME, 4, games.load(GAME).defaults(), ("heuristic", "random"), 5)
    found = list(there.answers(arena.player, plan, range(6)))
    for block in found:
        for tally in block.tallies.values():
            tally.micros = []
    return found


def records(there: Place) -> list[str]:
    plan = simulation.Plan(GAME, 3, games.load(GAME).defaults(), 7, ("random",) * 3, "referee", True)
    return [line for block in simulation.blocks(plan, 30, there) for line in block.lines]


def weights(there: Place) -> list[bytes]:
    learner = Learner(LEARNT, learnt(LEARNT).features, 4, 9)
    for _, _ in zip(range(2), learner.learn(there), strict=False):
        pass
    return [table.tobytes() for table in learner.weights]


def patient(folder: str) -> Callable[[int], int]:
    """Says who plays a block, and takes its time the first time."""

    def answered(question: int) -> int:
        mark = Path(folder) / f"{question}"
        if not mark.exists():
            mark.with_suffix(".new").write_text(str(os.getpid()))
            mark.with_suffix(".new").rename(mark)
            time.sleep(600 if question == 2 else 0.1)
        return question

    return answered


def kill(mark: Path) -> None:
    """Kills whoever plays a block, as soon as it is being played."""
    while not mark.exists():
        time.sleep(0.05)
    os.kill(int(mark.read_text()), signal.SIGKILL)


def left_behind(folder: str) -> list[bytes]:
    """The processes of a cluster that still run."""
    lines = [path / "cmdline" for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [line for path in lines if path.exists() and folder.encode() in (line := _read(path))]


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def test_a_local_cluster_plays_the_same_games_and_a_killed_worker_changes_nothing_but_time(tmp_path: Path) -> None:
    with Here() as here:
        expected = deals(here), records(here), weights(here)
    cluster = Ray("local", 2)
    with cluster as there:
        assert (deals(there), records(there), weights(there)) == expected
        answers = there.answers(patient, str(tmp_path), range(5))
        assert [next(answers), next(answers)] == [0, 1]
        kill(tmp_path / "2")
        assert list(answers) == [2, 3, 4]
        address = cluster._ray.get_runtime_context().gcs_address
        asked = ["simulate", GAME, "--seats", 3, "--games", 30, "--seed", 7, "--out", tmp_path / "records"]
        joined = command(tmp_path, *asked, "--ray", address, HOME=os.environ["HOME"])
        assert (joined.returncode, joined.stderr) == (0, ""), "others may join it"
        assert (tmp_path / "records").read_text().splitlines() == expected[1]
        folder = cluster._folder
        assert folder and left_behind(folder), "it runs"
    end = time.monotonic() + 60
    while left_behind(folder):
        assert time.monotonic() < end, left_behind(folder)
        time.sleep(0.1)
    assert not Path(folder).exists()


# ---- from the command line -----------------------------------------------------------------------


def command(home: Path, *arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """In a home of its own, where a warning is an error."""
    asked = [sys.executable, "-W", "error", "-m", "troef", *map(str, arguments)]
    env = {**os.environ, "HOME": str(home), **environment}
    return subprocess.run(asked, capture_output=True, text=True, env=env, cwd=home, check=False)


def test_the_commands_say_the_same_and_resume_what_is_kept(tmp_path: Path) -> None:
    kept, mine = tmp_path / "blocks.jsonl", tmp_path / "mine.py"
    mine.write_text("from troef.bots.random import Random as Mine\n")
    asked = ["arena", GAME, "--bots", "mine.py:Mine,heuristic", "--deals", 4, "--json"]
    plain, there = command(tmp_path, *asked), command(tmp_path, *asked, "--ray", "local", "--jobs", 2, "--keep", kept)
    assert (plain.returncode, there.returncode, there.stderr) == (0, 0, "")
    assert without_times(plain.stdout) == without_times(there.stdout)
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:-1]) + lines[-1][:20])
    again = command(tmp_path, *asked, "--keep", kept)
    assert without_times(again.stdout) == without_times(plain.stdout) and len(kept.read_text().splitlines()) == 4


def without_times(text: str) -> Any:
    told = json.loads(text)
    for player in told["players"]:
        del player["ms_median"], player["ms_p95"]
    return told


def test_without_ray_or_without_a_cluster_one_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ModuleNotFoundError(\"No module named 'ray'\")\n")
    for name in ("arena", "simulate"):
        ran = command(tmp_path, name, GAME, "--ray", "local", PYTHONPATH=str(tmp_path))
        assert ran.returncode == 2 and ran.stdout == "" and ran.stderr.count("\n") == 1
        assert 'pip install "troef[ray]"' in ran.stderr
    (tmp_path / "ray.py").unlink()
    nowhere = command(tmp_path, "simulate", GAME, "--ray", "127.0.0.1:1")
    assert nowhere.returncode == 2 and "127.0.0.1:1" in nowhere.stderr and nowhere.stderr.count("\n") == 1


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(BadUse, match="another version"):
        answer_there(pickle.dumps((patient, "")), 0, "", "another text")
