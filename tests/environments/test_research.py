"""The page for researchers: what it shows is so, and its agent learns."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from troef import bots
from troef.arena.block import Plan, play
from troef.arena.statistics import standings
from troef.environments.spec import spec
from troef.games import keys, load
from troef.terminal import cli

DOCS = Path(__file__).parents[2] / "docs"


def described() -> str:
    """The page that tells every field of every game."""
    head = "# Observations\n\nWhat `print(env.given)` says of every game at its smallest table.\n"
    tables = (f"\n```\n{spec(load(key), load(key).seats[0])}\n```\n" for key in keys())
    return head + "".join(tables)


def test_every_field_of_every_observation_is_documented() -> None:
    assert (DOCS / "observations.md").read_text() == described()
    for key in keys():
        given = spec(load(key), load(key).seats[0])
        places = [where for _, where in given.fields()]
        assert places[0].start == 0 and places[-1].stop == given.observation
        assert all(here.stop == then.start for here, then in pairwise(places))


def agent_in(folder: Path) -> Any:
    """The agent of the page, in a folder of its own."""
    shutil.copy(DOCS / "agent.py", folder)
    found = importlib.util.spec_from_file_location("agent", folder / "agent.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_agent_of_the_page_learns_to_beat_random_play(tmp_path: Path) -> None:
    import numpy as np

    agent = agent_in(tmp_path)
    np.savez(agent.WEIGHTS, weights=agent.train(seconds=120, matches=6400, say=lambda text: None))
    name = f"{tmp_path / 'agent.py'}:Agent"
    plan = Plan(agent.GAME, agent.SEATS, load(agent.GAME).defaults(), (name, "random"), 3)
    best = standings([play(plan, deal) for deal in range(40)])[0]
    assert best.name == name
    assert best.share.value - best.share.error > 1 / agent.SEATS, f"{best.share} is no more than chance"


@pytest.mark.slow
def test_the_exploitability_of_the_page_falls() -> None:
    environment = {**os.environ, "TROEF_GAMES": str(DOCS / "games")}
    command = [sys.executable, str(DOCS / "exploitability.py")]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=500).stdout
    uniform, _, learnt = (float(line.split()[-1]) for line in told.splitlines())
    assert 0 <= learnt < uniform / 4


def test_players_of_the_house_are_offered_at_its_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from troef.bots.random import Random as Mine\n")
    monkeypatch.setenv("TROEF_PLAYERS", f"companeros={file}:Mine")
    game = load("companeros")
    assert bots.levels(game)[-1] == f"{file}:Mine" in bots.names(game)
    assert bots.maker(game, bots.levels(game)[-1]).__name__ == "Random"
    assert not bots.house("uno")


@pytest.mark.parametrize(
    ("invited", "told"),
    [
        ("uno=nowhere.py:Nobody", "there is no file nowhere.py"),
        ("agent.py:Agent", "'agent.py:Agent' in TROEF_PLAYERS is not game=file.py:Class"),
        ("uno=", "'uno' in TROEF_PLAYERS is not game=file.py:Class"),
        ("companero=agent.py:Agent", "there is no game 'companero'; did you mean companeros?"),
        ("companeros=agent.py:Agnt", "agent.py has no class Agnt"),
        ("uno=easy, companeros=agent.py:Agent", "agent.py:Agent failed (agent.py line "),  # it has not learnt yet
    ],
)
def test_a_player_of_the_house_that_cannot_play_is_told_of_before_the_doors_open(
    invited: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(DOCS / "agent.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TROEF_PLAYERS", invited)
    assert cli.run(["serve"]) == 2
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1
