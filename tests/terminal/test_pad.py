"""`troef pad`: a match on paper by lines, its corrections, and a file that goes on where it was."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tests.terminal.conftest import Run

PLAYERS = "Ada,Bo,Cy"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What people enter."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_match_of_uno_to_its_end(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "", "3 5 1 r", "40", "", "w4 w", "9")
    ran = troef("pad", "uno", "--name", PLAYERS, "--option", "target=100")
    assert ran.code == 0, ran.err
    assert "Round 1: Ada 69, Bo 0, Cy 0" in ran.out
    assert "Bo deals · Cy begins · 7 cards each" in ran.out
    assert ran.out.endswith("Together: Ada 178, Bo 0, Cy 0\nAda wins\n")


def test_what_does_not_add_up_is_said_and_asked_again(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "4 6", "x", "6 5", "0 0", "0 2")
    ran = troef("pad", "sixth-sense", "--name", PLAYERS)
    assert "that does not fit here: x" in ran.out
    assert "Together 11 tricks: it must be 13 to 18." in ran.out
    assert "Round 1: Ada -2, Bo -1, Cy -2" in ran.out


def test_a_file_keeps_the_pad_with_its_corrections(troef: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    command = ("pad", "companeros", "--name", PLAYERS, "--option", "games=2", "--file", file)
    typed(monkeypatch, "51", "28", "36", "7", "undo", "fix 1 bo 30")
    assert "Together: Ada 51, Bo 30, Cy 36" in troef(*command).out
    typed(monkeypatch, "10 10", "1", "2")
    ran = troef(*command)
    assert "Round 2: Ada 20, Bo 1, Cy 2" in ran.out
    assert ran.out.endswith("Ada wins\n")


def test_trump_is_noted_and_the_dealer_is_told_all(troef: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    typed(monkeypatch, "trump x", "trump b", "out y")
    ran = troef("pad", "sixth-sense", "--name", "Ada,Bo", "--file", file)
    assert "trump: B=blue" in ran.out
    assert "Ada deals · Bo begins · 15 cards each · 14 tricks · 6 rounds · take one colour out" in ran.out
    assert "That does not fit here: trump." in ran.out
    assert [line for line in file.read_text().splitlines() if "note" in line] == [
        '{"note": "trump", "round": 0, "value": "B"}',
        '{"note": "out", "round": 0, "value": "Y"}',
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--name", "Ada"), "for 2 to 10 seats"),
        (("--name", "Ada,ada"), "two players have the same name"),
        (("--name", PLAYERS, "--first", "Co"), "there is no player 'Co'"),
    ],
)
def test_bad_use_gets_one_line(troef: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = troef("pad", "uno", *arguments)
    assert ran.code == 2
    assert said in ran.err


def test_a_file_of_something_else_is_not_touched(troef: Run, tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("what\n")
    ran = troef("pad", "uno", "--name", PLAYERS, "--file", file)
    assert (ran.code, file.read_text()) == (1, "what\n")
