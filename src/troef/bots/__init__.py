"""Level 2: players that see views and events only. A game's own players live in its folder."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from troef.bots.random import Random
from troef.core.driver import BotMaker
from troef.core.errors import BadUse, nearest
from troef.core.game import Game


def names(game: Game) -> list[str]:
    """The players there are for a game."""
    return ["random", *game.bots]


def maker(game: Game, name: str) -> BotMaker:
    """The maker of a player by its name, or by `file.py:Class`."""
    if name == "random":
        return Random
    if name in game.bots:
        return game.bots[name]
    path, colon, attribute = name.rpartition(":")
    if colon:
        return _from_file(Path(path), attribute)
    raise BadUse(f"there is no player {name!r} for {game.key}, and it is not file.py:Class{nearest(name, names(game))}")


def _from_file(path: Path, attribute: str) -> BotMaker:
    if not path.is_file():
        raise BadUse(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"troef_player_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadUse(f"{path} is not a Python file")
    module: Any = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadUse(f"{path} does not load: {type(error).__name__}: {error}") from error
    if not callable(made := getattr(module, attribute, None)):
        raise BadUse(f"{path} has no class {attribute}")
    return made  # type: ignore[no-any-return]


def adviser(game: Game) -> str:
    """Who is asked for a hint: a player who thinks well, and not for long."""
    return next((level for level in ("hard", "normal") if level in game.bots), substitute(game))


def substitute(game: Game) -> str:
    """Who plays for a person who is away: the game's own player."""
    return next(iter(game.bots))
