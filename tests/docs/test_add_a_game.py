"""The guide "add a game" and its example: the text is the code, and the code is a whole game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from troef.core.match import Match
from troef.testing import covers
from troef.testing.find import game_in

DOCS = Path(__file__).parents[2] / "docs"
GAME = game_in(DOCS / "games" / "twelve")
TEXT = (DOCS / "add-a-game.md").read_text()


SHOWN = re.findall(r"^```(?:python|markdown|ftl)\n(.*?)^```", TEXT, re.S | re.M)


def test_every_piece_of_code_in_the_guide_is_taken_from_the_example() -> None:
    sources = "\n".join(path.read_text() for path in GAME.folder.rglob("*") if path.suffix in (".py", ".ftl", ".md"))
    shown = [piece for piece in SHOWN if not piece.startswith("@covers")]
    assert len(shown) >= 7
    for piece in shown:
        assert piece.strip() in sources, piece


def test_the_guide_shows_the_whole_example() -> None:
    shown = "\n".join(SHOWN)
    for name in ("rules.py", "encoding.py", "__init__.py", "locales/en.ftl", "README.md"):
        for line in (GAME.folder / name).read_text().splitlines():
            assert line in shown, f"{name}: {line}"


def test_the_guide_runs_the_conformance_kit_on_the_example() -> None:
    assert "\n$ python -m troef.testing twelve\n" in TEXT  # test_pages.py runs the commands of every page


@pytest.mark.slow
def test_a_fault_of_a_game_is_one_line_that_says_what_to_do(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder, tmp_path / "twelve")
    (golden,) = (tmp_path / "twelve" / "goldens").iterdir()
    golden.write_text(golden.read_text() + "> 0 lay 1\n")

    def prove(key: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "troef.testing", key]
        return subprocess.run(
            command, env={**os.environ, "TROEF_GAMES": str(tmp_path)}, capture_output=True, text=True, check=False
        )

    fault, unknown = prove("twelve"), prove("twelv")
    assert (fault.returncode, fault.stdout) == (1, "")
    assert re.fullmatch(
        r"twelve: goldens: .*; if that is meant: python -m troef.testing.golden --game twelve\n", fault.stderr
    )
    assert unknown.returncode == 2 and unknown.stderr.endswith("did you mean twelve?\n")


def new(seats: int = 3, *, low: bool = False) -> Match:
    """A match in which every seat holds three cards in a row: seat 0 has 1 2 3."""
    match = GAME.new(seats=seats, seed=1, low=low)
    match.state.hand[:seats] = [0b111 << 3 * seat for seat in range(seats)]
    match.state.lead = match.state.turn = 0
    return match


def trick(match: Match, *cards: str) -> None:
    for i, card in enumerate(cards):
        match.apply((match.state.lead + i) % match.seats if i == 0 else match.state.turn, f"lay {card}")


@covers("twelve.deal")
def test_everybody_is_dealt_three_cards_and_the_leader_is_drawn() -> None:
    matches = [GAME.new(seats=4, seed=seed) for seed in range(40)]
    assert all(hand.bit_count() == 3 for match in matches for hand in match.state.hand)
    assert {match.state.lead for match in matches} == {0, 1, 2, 3}


@covers("twelve.lay")
def test_cards_are_laid_clockwise_and_any_card_will_do() -> None:
    match = new()
    assert match.legal(0) == ["lay 1", "lay 2", "lay 3"] and match.legal(1) == []
    match.apply(0, "lay 2")
    assert match.to_act() == [1] and match.legal(1) == ["lay 4", "lay 5", "lay 6"]


@covers("twelve.take")
def test_the_highest_card_takes_the_trick_and_leads_the_next() -> None:
    match = new()
    trick(match, "2", "6", "7")
    assert match.state.points[:3] == [0, 0, 1] and match.to_act() == [2]


@covers("twelve.low")
def test_with_the_option_the_lowest_card_takes() -> None:
    match = new(low=True)
    trick(match, "3", "4", "7")
    assert match.state.points[:3] == [1, 0, 0]


@covers("twelve.win")
def test_the_most_tricks_win_and_a_tie_is_shared() -> None:
    match = new()
    for cards in (("1", "4", "7"), ("8", "2", "5"), ("9", "3", "6")):
        trick(match, *cards)
    outcome = match.outcome()
    assert outcome is not None and outcome == ([0, 0, 3], [2], "twelve.win")
