"""Room for everything: many moments of every game, in every language, and nothing on the screen is cut or lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.terminal.test_screen import laid

from troef import bots, games
from troef.core.driver import Driver, bot_luck
from troef.locales import languages
from troef.terminal.live import frame as f
from troef.terminal.live.app import ways
from troef.terminal.live.frame import Look, frame, offer_of
from troef.terminal.live.local import LocalTable
from troef.terminal.live.scene import Line, width_of
from troef.terminal.live.words import Words

SIZES = (80, 24), (120, 40)
QUICK = 6  # moments of a match
MANY = 20
OPTIONS = {"uno": ("seven_zero=true",)}


def moments(key: str, seats: int, seed: int, n: int) -> Iterator[LocalTable]:
    """A match of bots, looked at now and then by its first seat."""
    table = laid(key, seats, 1, *OPTIONS.get(key, ()))
    table.stays = True  # at the end it says how to play again
    players = [bots.maker(table.game, "random")(bot_luck(seed, 0, seat)) for seat in range(seats)]
    driver = Driver(table.match, players, bot_luck(seed, 0, -1))
    for moment in range(n):
        driver.play(3 + moment % 5 if moment else 0)
        table._told.clear()
        table._look_through(0)
        table.phase = "over" if table.match.over() else "playing"
        yield table
        if table.match.over():
            return


def in_every_language(table: LocalTable) -> Iterator[LocalTable]:
    """The same moment, told to everybody."""
    for language in languages():
        table.words = Words(table.game, language, table.words.names)
        table._told.clear()
        table._look_through(0)
        yield table


def words_of(line: Line) -> str:
    return " ".join("".join(piece.text for piece in line).split())


def whole(lines: list[Line]) -> str:
    """All of it as one text, however it is broken into lines."""
    return " ".join(filter(None, map(words_of, lines)))


def lost(table: LocalTable, look: Look, width: int, height: int) -> list[str]:
    """What should be on the screen and is not."""
    shown = frame(table, look, width, height)
    board = f._board(table, f.board_width(width))
    wanted = [
        *map(words_of, board),
        " ".join(table.who_is_to_act().split()),
        *(" ".join(line.split()) for line in f.told(table, f.story_width(width), 1) if not look.asking),
        *(" ".join(table.words.move(free.move).split()) for free in look.asking or offer_of(table).free),
        *(f"{held.card}" for held in offer_of(table).held),
        " ".join(look.message.split()),
    ]
    text = whole(shown)
    broad = [words_of(line) for line in board if width_of(line) > f.board_width(width)]
    return broad + [each for each in wanted if each not in text] + [text for _ in range("…" in text)]


def looks(table: LocalTable) -> Iterator[Look]:
    """As it is, and with the most that can be asked or answered at once."""
    yield Look()
    several = [held.moves for held in offer_of(table).held if len(held.moves) > 1]
    if several:
        yield Look(asking=ways(max(several, key=len)), chosen=0)


def check(key: str, seats: int, seed: int, n: int) -> None:
    for table in moments(key, seats, seed, n):
        for told in in_every_language(table):
            for look in looks(told):
                for size in SIZES:
                    missing = lost(told, look, *size)
                    assert not missing, (
                        f"{told.words.language} {size} {seats} seats, {len(told.match.acts)} acts: {missing}"
                    )


def ends(key: str) -> tuple[int, ...]:
    seats = games.load(key).seats
    return tuple(dict.fromkeys((seats[0], seats[-1])))


@pytest.mark.parametrize("key", games.keys())
def test_nothing_is_cut_in_any_language(key: str) -> None:
    for seats in ends(key):
        check(key, seats, seats, QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("key", games.keys())
def test_nothing_is_cut_at_many_moments(key: str) -> None:
    for seats in games.load(key).seats:
        check(key, seats, 100 + seats, MANY)
