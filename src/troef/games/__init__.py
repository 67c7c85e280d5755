"""Level 1: the games. They are found, not listed: every folder here with a `GAME` is one.

Folders named in the environment variable TROEF_GAMES are searched too, so a game can live outside the project.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from functools import cache

from troef.core.errors import BadUse, near
from troef.core.game import Game

__path__ += [folder for folder in os.environ.get("TROEF_GAMES", "").split(os.pathsep) if folder]


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def load(key: str) -> Game:
    """The game of that key.

    >>> load("companeros")
    <game companeros, 3-6 seats>
    """
    if key not in keys():
        raise BadUse(use="no-game", key=key, near=near(key, keys()))
    game: Game = importlib.import_module(f"{__name__}.{key.replace('-', '_')}").GAME
    return game
