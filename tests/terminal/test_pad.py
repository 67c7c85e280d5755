"""`troef pad`: a match on paper by lines, its corrections, and a file that goes on where it was."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tests.terminal.conftest import Run

from troef import games

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
    assert "Ahead: Ada · Ada 31 to go · Bo 100 to go · Cy 100 to go" in ran.out
    assert "Together: Ada 178, Bo 0, Cy 0\nAda wins\n" in ran.out


@pytest.mark.parametrize("word", ["help", "?"])
def test_how_a_line_is_typed_can_be_asked_for(word: str, troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, word, "quit")
    ran = troef("pad", "uno", "--name", PLAYERS)
    assert ran.out.count("A line a player: ") == 2 and ran.out.count("S=20 R=20 D=20") == 2


def test_what_does_not_add_up_is_said_and_asked_again(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "4 6", "x", "6 5", "0 0", "0 2")
    ran = troef("pad", "sixth-sense", "--name", PLAYERS)
    assert "that does not fit here: x" in ran.out
    assert "Together 11 tricks: it must be 13 to 18." in ran.out
    assert "Round 1: Ada -2, Bo -1, Cy -2" in ran.out


def test_fields_are_called_in_the_language_of_the_pad(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "99999")
    ran = troef("pad", "uno", "--name", PLAYERS, "--lang", "nl")
    assert "nog over: 0=0 1=1" in ran.out
    assert "Dat past hier niet: nog over." in ran.out


def test_a_file_keeps_the_pad_with_its_corrections(troef: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "evening.pad"
    command = ("pad", "companeros", "--name", PLAYERS, "--option", "games=2", "--file", file)
    typed(monkeypatch, "51", "28", "36", "7", "undo", "fix 1 bo 30")
    ran = troef(*command)
    assert "Together: Ada 51, Bo 30, Cy 36" in ran.out
    assert "Ahead: Ada · Bo 21 behind · Cy 15 behind" in ran.out
    assert "3 colours · 9 cards each · 3 cards open in the middle · 9 tricks · 2 rounds" in ran.out
    typed(monkeypatch, "10 10", "1", "2")
    ran = troef(*command)
    assert "Round 2: Ada 20, Bo 1, Cy 2" in ran.out
    assert "\nAda wins\n" in ran.out


def test_after_the_end_something_is_put_right(troef: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    command = ("pad", "uno", "--name", "Ada,Bo", "--file", tmp_path / "evening.pad")
    typed(monkeypatch, "", "600", "undo", "60", "", "600")
    assert troef(*command).out.count("Ada wins") == 2
    typed(monkeypatch, "fix 2 bo 1", "", "")
    ran = troef(*command)
    assert "Together: Ada 61, Bo 0\nAhead: Ada · Ada 439 to go · Bo 500 to go" in ran.out


def test_lines_that_only_add_up_together_are_corrected_together(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "", "20", "30", "fix 1 Ada 20", "fix 1 Ada 20; Jan  Peter", "log")
    ran = troef("pad", "uno", "--name", "Ada,Jan Peter,Cy")
    assert "Somebody has gone out: one player has no cards left." in ran.out
    assert "Together: Ada 0, Jan Peter 50, Cy 0" in ran.out
    assert "Round 1: Ada – –\n" in ran.out
    assert "Round 1: Ada, corrected – 20\n" in ran.out


@pytest.mark.parametrize(
    "bad", ["--5", "9" * 5000, "-", "²", "5-", "fix", "fix x", f"fix {'9' * 5000} ada 1", "fix 1", "turn"]
)
def test_whatever_is_typed_is_answered_in_a_line(troef: Run, monkeypatch: pytest.MonkeyPatch, bad: str) -> None:
    typed(monkeypatch, bad, "", "20")
    ran = troef("pad", "uno", "--name", "Ada,Bo")
    assert ran.code == 0, ran.err
    assert "Together: Ada 20, Bo 0" in ran.out


ROUND = {"uno": ["300", "300", ""], "sixth-sense": ["5 5", "4 4", "4 4"]}  # of others: a sum


@pytest.mark.parametrize("key", games.keys())
def test_whatever_is_typed_after_the_end_is_answered_in_a_line(
    troef: Run, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    typed(monkeypatch, *ROUND.get(key, ["9", "3", "1"]) * 12, "R7", "")
    ran = troef("pad", key, "--name", PLAYERS)
    assert ran.code == 0 and ran.err == "", ran.err
    assert ran.out.count("Something wrong? undo or fix; Enter ends.") >= 3


def test_a_nought_for_no_cards_is_told_from_a_card(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "0", "35", "undo", "undo", "", "35")
    ran = troef("pad", "uno", "--name", "Ada,Bo")
    assert "one player has no cards left.\n0 was taken for a card; no cards is an empty line." in ran.out
    assert "Together: Ada 35, Bo 0" in ran.out


def test_a_line_that_is_too_short_says_how_many_words_it_needs(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "9", "quit")
    assert "a line needs 2 words" in troef("pad", "sixth-sense", "--name", "Ada,Bo").out


def test_what_a_crash_cut_off_goes_and_the_rest_stays(
    troef: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "evening.pad"
    command = ("pad", "uno", "--name", "Ada,Bo", "--file", file)
    typed(monkeypatch, "", "20")
    troef(*command)
    whole = file.read_text()
    file.write_text(whole + '{"round": 1, "li')
    typed(monkeypatch, "7", "")
    assert "Together: Ada 20, Bo 7" in troef(*command).out
    assert file.read_text().startswith(whole)


def test_who_begins_is_drawn_once(troef: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    command = ("pad", "uno", "--name", PLAYERS, "--first", "?", "--file", tmp_path / "evening.pad")
    for drawn in (2, 1):
        monkeypatch.setattr("secrets.randbelow", lambda n, drawn=drawn: drawn)
        typed(monkeypatch)
        assert "Cy deals · Ada begins" in troef(*command).out


def test_the_hidden_timer_lifted_early_and_late(troef: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    command = ("pad", "six", "--name", "Ada,Bo", "--file", tmp_path / "evening.pad")
    at = iter((0, 0, 1, 60_000))
    monkeypatch.setattr("troef.terminal.paper.now_ms", lambda: next(at))
    typed(monkeypatch, "lift", "turn", "turn", "lift bo", "give ada")
    ran = troef(*command)
    assert "The glass has not been turned." in ran.out
    assert "The glass is running already." in ran.out
    assert "There is sand left\nBo puts the top secured card back under the supply and starts the next" in ran.out
    assert "There is sand left\nAda puts the top secured card back" in ran.out
    late = iter((100_000, 300_000, 400_000, 401_000, 402_000))
    monkeypatch.setattr("troef.terminal.paper.now_ms", lambda: next(late))
    typed(monkeypatch, "turn", "lift", "give bo", "turn", "lift ada", "turn", "3 17", "18")
    ran = troef(*command)
    assert "stage 2 of 3\n" in ran.out
    assert "The sand is gone\nWhoever rolled last puts their top secured card back" in ran.out
    assert "The sand is gone\nBo puts the top secured card back" in ran.out
    assert "All stages are over." in ran.out
    assert "Together: Ada 7, Bo 7" in ran.out


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
