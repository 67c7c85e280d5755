"""How things are written: progress only for those who look on, colours only for those who want them."""

from __future__ import annotations

import io
import sys

import click
import pytest

import troef
from troef.core.notation import Event
from troef.locales import Speech
from troef.terminal.output import LONGEST, Progress, one_line, paint, table
from troef.terminal.telling import merged, sentences, view_lines


class Terminal(io.StringIO):
    """Somebody looks on."""

    def isatty(self) -> bool:
        return True


def progress_of(seconds: list[float], monkeypatch: pytest.MonkeyPatch, stream: io.StringIO) -> str:
    """What is shown when a tenth is done at each of these times."""
    monkeypatch.setattr(sys, "stderr", stream)
    clock = iter([0.0, *seconds])
    with Progress(10 * len(seconds), "games", lambda: next(clock)) as progress:
        for i in range(len(seconds)):
            progress.reached(10 * (i + 1))
    return stream.getvalue()


def test_short_work_shows_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress_of([0.1, 0.5, 0.9], monkeypatch, Terminal()) == ""


def test_long_work_shows_how_long_it_will_take_and_cleans_up(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = progress_of([2.0, 2.1, 4.0, 8.0], monkeypatch, Terminal())
    first, second, third = " 25 %  5 games/s  6 s left", " 75 %  7.5 games/s  1 s left", "100 %  5 games/s  0 s left"
    assert shown == f"\r{first}\r{second}\r{third.ljust(len(second))}\r{' ' * len(third)}\r"


def test_a_pipe_gets_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress_of([2.0, 4.0], monkeypatch, io.StringIO()) == ""


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert paint("word", fg="red", bold=True) == "word"
    monkeypatch.delenv("NO_COLOR")
    assert click.unstyle(paint("word", fg="red")) == "word" != paint("word", fg="red")


def test_an_endless_fault_is_shortened_to_one_line() -> None:
    line = one_line("start " + "x" * 10_000 + "\x1b\n end")
    assert line.startswith("start xxx") and line.endswith("x� end") and len(line) <= LONGEST + 5


def test_columns_are_aligned() -> None:
    lines = click.unstyle(table(["name", "points"], [["Ada", 7], ["Bo", 1234]])).splitlines()
    assert lines == ["name  points", "Ada        7", "Bo      1234"]


def test_sentences_that_begin_alike_become_one() -> None:
    assert merged(["Ada draws"]) == "Ada draws"
    assert merged(["Ada opens 7 on place 1", "Ada opens 9 on place 2"]) == "Ada opens 7 on place 1, 9 on place 2"
    assert merged(["One thing", "Another thing"]) == "One thing; Another thing"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Ada draws green 8, red 8", "Ada draws red 8, red 3")),
        ("es", ("Ada roba el 8 verde, el 8 rojo", "Ada roba el 8 rojo, el 3 rojo")),
        ("pt", ("Ada tira o 8 verde, o 8 vermelho", "Ada tira o 8 vermelho, o 3 vermelho")),
    ],
)
def test_cards_that_are_half_alike_are_told_whole(language: str, told: tuple[str, str]) -> None:
    speech = Speech(troef.load("uno"), language, ["Ada"])
    green_8, red_8, red_3 = (Event("drew", 0, {"card": card}) for card in ("G8", "R8", "R3"))
    assert (*sentences(speech, [green_8, red_8]), *sentences(speech, [red_8, red_3])) == told


def test_a_view_is_shown_without_what_is_empty() -> None:
    view = {"seat": 1, "seats": 2, "hand_sizes": [3, 0], "winners": None, "over": False, "laid": [None, "G7"], "x": []}
    assert view_lines(view) == ["hand sizes  3 0", "over        no", "laid        - G7"]
