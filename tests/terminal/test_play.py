"""`troef play --plain`: whole games through a pipe, with bad input on the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.conftest import Ran, Run

from troef import games
from troef.terminal.output import LONGEST

# Quick sand, but long enough to answer on a busy machine: the clock runs fast.
SIX = ("timer_min=20", "timer_max=20", "place_seconds=60", "turn_seconds=60", "start_seconds=120")
SHORT = {
    "uno": ("--option", "target=60"),
    "six": tuple(word for option in SIX for word in ("--option", option)),
    "sixth-sense": ("--option", "target=1"),
}
SPEED = {"six": 30}
BAD = ("nonsense", "0", "99", "play Z9", "rules nothing", "table")


def play(key: str, typed: str, *more: str, games_in: Path | None = None, speed: int = 1000) -> Ran:
    """A game as a program of its own, fed through a pipe."""
    command = [
        sys.executable,
        "-m",
        "troef",
        "play",
        key,
        "--plain",
        "--clock-speed",
        str(speed),
        "--name",
        "Ada",
        *more,
    ]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
    environment |= {"TROEF_GAMES": str(games_in)} if games_in else {}
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, check=False, timeout=300
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.mark.slow
@pytest.mark.parametrize("key", games.keys())
def test_a_whole_game_goes_through_a_pipe_with_bad_input_on_the_way(key: str, tmp_path: Path, troef: Run) -> None:
    out = tmp_path / "game.jsonl"
    typed = "\n".join([*BAD, "hint", *["1"] * 5000])
    more = ("--seed", "5", "--bots", "heuristic", "--out", str(out), *SHORT.get(key, ()))
    ran = play(key, typed, *more, speed=SPEED.get(key, 1000))
    assert ran.code == 0 and ran.err == "", ran.err
    assert "'nonsense' is no number of the list and no move" in ran.out.lower()
    assert "'99' is no number" in ran.out and "'0' is no number" in ran.out
    assert "Hint: " in ran.out and "The seal is opened" in ran.out
    assert "\nPoints: Ada " in ran.out
    assert "\x1b" not in ran.out
    assert troef("verify", out).code == 0


@pytest.mark.slow
def test_a_game_from_outside_is_played_the_same_way(toy_games: Path) -> None:
    ran = play("high-card", "1\n" * 500, "--seed", "1", games_in=toy_games)
    assert ran.code == 0 and "The seal is opened" in ran.out, ran.err


def test_the_table_of_any_game_names_who_leads_and_whose_card_lies_there() -> None:
    games_in = Path(__file__).parents[2] / "docs" / "games"
    ran = play("twelve", "1\n" * 3, "--seed", "3", "--seats", "3", games_in=games_in)
    assert "Your turn. leader: Mila. trick: 1. laid: Ada (you) -, Otto -, Mila 10. You hold 1, 6, and 11." in ran.out
    assert "rounds" not in ran.out and "laid: Ada (you) -, Otto -, Mila -" not in ran.out


def test_the_end_of_the_input_ends_it_cleanly() -> None:
    ran = play("companeros", "", "--seed", "1")
    assert ran.code == 0 and ran.err == ""
    assert ran.out.endswith("The input has ended, and with it your part in the game.\n")


def test_a_word_of_help_says_what_can_be_typed_and_a_rule_that_is_not_there_is_told() -> None:
    ran = play("uno", "help\n?\nrules nowhere\nrules uno.cal\n", "--seed", "5")
    assert ran.out.count("Type a number or a move; also: hint, rules, table, quit.") == 3  # the first line says it too
    assert "uno has no rule 'nowhere'; rules uno." in ran.out
    assert "uno has no rule 'uno.cal'; did you mean uno.call?" in ran.out


def test_a_line_of_any_length_is_answered() -> None:
    ran = play("companeros", f"{'x' * 100_000}\nquit\n", "--seed", "1")
    assert ran.code == 0 and "is no number of the list and no move" in ran.out
    assert play("companeros", "quit\n", "--seed", "1", "--name", "y" * 5_000).code == 0


def test_a_long_rule_is_told_whole() -> None:
    ran = play("uno", "rules uno.stock.empty\n", "--seed", "5")
    (told,) = (line for line in ran.out.splitlines() if "uno.stock.empty" in line)
    assert len(told) > LONGEST and " ... " not in told


def test_the_sum_of_a_colour_does_not_sound_like_a_card() -> None:
    ran = play("companeros", "lay G2\n", "--seed", "7")
    assert "Nobody has laid a card yet." in ran.out
    assert "Strength of the colours laid: green 9, yellow 8, blue 4." in ran.out


def test_what_a_prediction_is_for_is_said_when_it_is_asked_for() -> None:
    ran = play("sixth-sense", "1\n", "--seed", "4")
    assert "You may act: lay the card that says how many tricks you will win. Round 1" in ran.out
    assert "Your turn. Round 1" in ran.out


THREE = ("--seed", "1", "--seats", "3", "--people", "3", "--name", "Ada,Bo,Cy")  # Cy begins, then Ada


@pytest.mark.parametrize("typed", ["1", "lay G2", "Lay green 2", "LAY g2", "g2", "Green 2"])
def test_a_move_is_a_number_a_spelling_or_what_a_person_says(typed: str) -> None:
    assert "Cy lays green 2." in play("companeros", f"\n{typed}\n\nquit\n", *THREE).out


def test_what_could_mean_several_moves_or_none_is_not_guessed() -> None:
    ran = play("companeros", "\ngreen\nquit\n", *THREE)
    assert "'green' is no number of the list and no move" in ran.out
    drawn = play("uno", "card\nquit\n", "--seed", "5", "--seats", "2")
    assert "'card' is no number of the list and no move" in drawn.out


def test_a_card_that_may_not_be_played_says_why_however_it_is_typed() -> None:
    for typed in ("play b9", "B9", "b9"):
        assert "You do not hold blue 9 [uno.play.match]." in play("uno", f"{typed}\nquit\n", "--seed", "5").out


def test_words_for_the_table_are_heard_in_capitals_too() -> None:
    ran = play("uno", "HINT\nHelp\nRULES uno.call\nTABLE\nQuit\n1\n", "--seed", "5")
    assert "Hint: " in ran.out and "`uno.call` When you" in ran.out and "is no number" not in ran.out
    assert ran.out.endswith("You have left the game.\n")


def test_before_a_colour_is_named_there_is_none() -> None:
    ran = play("uno", "quit\n", "--seed", "3", "--name", "Ada")
    assert "On the pile lies Wild; no colour is named yet." in ran.out and "colour is none" not in ran.out


def test_people_pass_the_keyboard_and_nobody_is_shown_anothers_hand() -> None:
    ran = play("companeros", "\n1\n\n1\nquit\n", *THREE)
    nobody, _, rest = ran.out.partition("Pass the keyboard to Cy.")
    cy, _, rest = rest.partition("Pass the keyboard to Ada.")
    ada, _, bo = rest.partition("Pass the keyboard to Bo.")
    assert "dealt" not in nobody and "dealt" not in bo
    assert "You hold" in cy and "Ada is dealt a card (× 9)." in cy
    assert "You hold" in ada and "Cy is dealt a card (× 9)." in ada and "Cy lays" in ada
    assert ran.out.endswith("You have left the game.\n")


def test_a_bot_that_falls_over_is_named_and_the_game_goes_on(tmp_path: Path) -> None:
    bot = tmp_path / "clumsy.py"
    bot.write_text("class Clumsy:\n    def __init__(self, luck): pass\n    def choose(self, sight): return 1 / 0\n")
    ran = play("companeros", "1\n" * 60, "--seed", "1", "--seats", "3", "--bots", f"{bot}:Clumsy")
    assert ran.code == 0 and "The seal is opened" in ran.out
    assert ran.out.count("Otto fell over (ZeroDivisionError: division by zero)") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("unno",), "did you mean uno?"),
        (("uno", "--seats", "11"), "uno is for 2 to 10 seats, not 11"),
        (("uno", "--bots", "heurist"), "did you mean heuristic?"),
        (("uno", "--bots", "random,random", "--seats", "4"), "names 2 players for 3 bots"),
        (("uno", "--people", "5", "--seats", "4"), "more than the 4 seats"),
        (("uno", "--name", "Ada,Ada", "--people", "2"), "a name of their own"),
        (("uno", "--option", "target"), "is not name=value"),
        (("uno", "--preset", "partty"), "did you mean party?"),
        (("uno", "--lang", "xx"), "there is no language 'xx'"),
        (("UNO",), "did you mean uno?"),
        (("uno", "--option", "TARGET=200"), "did you mean target?"),
        (("uno", "--out", "/proc/version"), "--out /proc/version cannot be written"),
    ],
)
def test_bad_use_is_one_clear_line(troef: Run, arguments: tuple[str, ...], says: str) -> None:
    ran = troef("play", "--plain", *arguments)
    assert ran.code == 2 and says in ran.err and ran.err.count("\n") == 1
