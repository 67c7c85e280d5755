"""What docs/write-a-bot.md shows runs as shown."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from troef.terminal import cli

PAGE = (Path(__file__).parents[2] / "docs" / "write-a-bot.md").read_text()
FILES = dict(re.findall(r"<!-- file: (\S+) -->\n```python\n(.*?)```", PAGE, re.S))
COMMANDS = re.findall(r"^\$ troef (.*)$", PAGE, re.M)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_the_commands_of_the_page_work(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(FILES) == {"miser.py", "thinker.py"} and len(COMMANDS) == 2
    for command in COMMANDS:
        assert cli.run(shlex.split(command)) == 0, command
    assert "miser.py:Miser" in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
@pytest.mark.slow
def test_the_search_of_the_page_beats_the_miser() -> None:
    from troef.arena.block import Plan, play
    from troef.arena.statistics import standings
    from troef.games import load

    plan = Plan("companeros", 4, load("companeros").defaults(), ("thinker.py:Thinker", "miser.py:Miser"), 5)
    assert standings([play(plan, deal) for deal in range(4)])[0].name == "thinker.py:Thinker"
