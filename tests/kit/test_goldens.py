"""Golden playthroughs: what is kept, what is written anew, and the command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kit.planted import TOY, Planted, plant

from troef.core.errors import BadUse
from troef.testing import goldens
from troef.testing.find import game_in

GAME = game_in(TOY)
TEXT = (TOY / "goldens" / "three_tricks.txt").read_text()
HEADER = "A title\ngame: high-card v1\nseats: 2\nseed: 3\n"


def rewritten(text: str) -> str:
    """The golden made anew."""
    return goldens.write(goldens.read(text, lambda key: GAME))


def test_only_the_header_and_the_acts_are_read() -> None:
    kept = "\n".join(line for line in TEXT.splitlines() if not line.startswith(" "))
    assert rewritten(kept) == TEXT == rewritten(TEXT)


def test_a_comment_after_the_title_is_kept() -> None:
    commented = TEXT.replace("\ngame:", "\n# Shows a sleeper: high.sleep.\ngame:", 1)
    assert rewritten(commented) == commented


def test_options_stand_in_the_header_if_they_are_not_the_default() -> None:
    text = rewritten(HEADER + "options: seconds=2\n> -1 wake\n")
    assert "options: seconds=2" in text
    assert "> -1 wake @2000\n" in text


def test_a_hidden_detail_is_told_with_who_saw_it() -> None:
    assert "  Seat 0 lays 6 [seen by 0 only]\n" in TEXT
    assert "  Seat 0 turns up 6\n" in TEXT


def test_an_act_that_is_refused_is_told_with_the_reason_and_changes_nothing() -> None:
    text = rewritten(HEADER + "> 0 peek\n> 0 peek\n> -1 wake\n")
    assert "> 0 peek @0\n  refused: You have looked at the spare card before [high.peek]\n" in text
    assert text.count("> -1 wake @10000\n  Seat 0 lays") == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not a golden"),
        ("A title\nseats: 2\nseed: 3\n", "not a golden"),
        (HEADER.replace("v1", "v2"), "version 2"),
        (HEADER + "options: hats=2\n", "no option 'hats'"),
    ],
)
def test_what_is_no_golden_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadUse, match=why):
        rewritten(text)


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, with the toys of a folder among the games."""
    return subprocess.run(
        [sys.executable, "-m", "troef.testing.golden", *arguments],
        env={**os.environ, "TROEF_GAMES": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_a_golden_is_begun_checked_and_made_anew(tmp_path: Path) -> None:
    copy = plant(Planted("", "", ()), tmp_path).folder
    options = ("--seats", "2", "--seed", "5", "--option", "seconds=3", "--until", "took")
    begun = command(tmp_path, "--new", "high-card", "sleep", *options)
    assert begun.returncode == 0, begun.stderr
    path = copy / "goldens" / "sleep.txt"
    text = path.read_text()
    assert "takes the trick" in text.split("> ")[-1]
    assert command(tmp_path, "--check", "--game", "high-card").returncode == 0
    path.write_text(text.replace("takes the trick", "takes it"))
    assert command(tmp_path, "--check", "--game", "high-card").returncode == 1
    assert command(tmp_path, "--game", "high-card").returncode == 0
    assert path.read_text() == text
    unknown = command(tmp_path, "--new", "high-cart", "x")
    assert (unknown.returncode, unknown.stderr) == (2, "there is no game 'high-cart'; did you mean high-card?\n")
