"""How the terminal draws and says a game: a folder each, found by its key; without one the plain facts are shown.

A folder has `board(scene)` (lines for the screen), `position(scene)` (the table in a sentence) and `locales/en.ftl`.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from troef.terminal.games import anything

if TYPE_CHECKING:
    from troef.core.game import Game
    from troef.terminal.live.scene import Line, Scene

HERE = Path(__file__).parent


class Board(Protocol):
    """What such a folder offers."""

    def board(self, scene: Scene) -> list[Line]:
        """The table, drawn; not wider than the scene."""

    def position(self, scene: Scene) -> str:
        """The table in a sentence or two, for ears."""


def board_of(game: Game) -> Board:
    """The game's own board, or the one for any game."""
    return _board(folder_of(game).name)


@cache
def _board(folder: str) -> Board:
    name = f"{__name__}.{folder}"
    return cast(Board, import_module(name) if importlib.util.find_spec(name) else anything)


def folder_of(game: Game) -> Path:
    """Where the board of a game is, if it has one."""
    return HERE / game.key.replace("-", "_")
