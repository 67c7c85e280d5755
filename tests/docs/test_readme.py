"""What the README shows works as shown."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
COMMANDS = re.findall(r"^\$ \.venv/bin/troef (.*?)(?:  +#.*)?$", README.read_text(), re.M)


def test_the_python_of_the_readme_runs() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 4 and result.failed == 0


@pytest.mark.slow
def test_the_commands_of_the_readme_work_in_their_order(tmp_path: Path) -> None:
    assert len(COMMANDS) >= 5
    for command in COMMANDS:
        arguments = [str(ROOT / ".venv/bin/troef"), *shlex.split(command)]
        subprocess.run(arguments, cwd=tmp_path, check=True, capture_output=True, env={**os.environ, "NO_COLOR": "1"})


@pytest.mark.parametrize("page", [README, *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / link).exists(), link
