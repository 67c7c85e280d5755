"""What the page knows of the server: its types are up to date, and real views have the shape they promise."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import pytest

from troef import games
from troef.server import entries as e
from troef.server.room import SPECTATOR, Room
from troef.server.typescript import stale
from troef.server.typescript.shown import ChairShown, GameView, OutcomeShown, TableShown, View, You


@pytest.mark.slow
def test_the_page_is_told_the_types_and_words_there_are() -> None:
    assert stale() == [], "run `make types`"


def laid(key: str) -> Room:
    """A table that is waiting, with a person and a bot."""
    game = games.load(key)
    room = Room("table")
    room.fold(
        e.Opened(
            game=key,
            version=game.version,
            chairs=game.seats[0],
            options=game.defaults(),
            settings=e.Settings(),
            name="red fox",
            code="ABCDEF",
            secret="00" * 32,
        )
    )
    room.fold(e.Sat(chair=0, name="Ada", key="", entropy="00" * 16))
    for chair in range(1, game.seats[0]):
        room.fold(e.BotSat(chair=chair, level="random"))
    return room


def begun(key: str) -> Room:
    """The same table with its match begun."""
    room = laid(key)
    room.fold(e.Started(seating=list(range(len(room.chairs))), names=["Ada", *["bot"] * (len(room.chairs) - 1)]))
    return room


def promised(shape: Any, value: dict[str, Any]) -> None:
    """Every key of the shape is there."""
    assert set(get_type_hints(shape)) <= set(value), shape.__name__


def test_real_views_have_the_promised_shape() -> None:
    for key in games.keys():  # noqa: SIM118
        for room in (laid(key), begun(key)):
            for viewer in (0, SPECTATOR):
                view = room.view(viewer)
                msgspec.convert(view, View)
                promised(View, view)
                promised(TableShown, view["table"])
                promised(You, view["you"])
                promised(ChairShown, view["table"]["chairs"][0])
                if view["game"] is not None:
                    promised(GameView, view["game"])


def test_an_outcome_has_the_promised_shape() -> None:
    from troef.core.match import Outcome

    promised(OutcomeShown, Outcome([1], [0], "rule")._asdict())
