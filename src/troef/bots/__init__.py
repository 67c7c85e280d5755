"""Level 2: players that see views and events only. A game's own players live in its folder."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from troef.bots.levels import LEVELS, USUAL, is_trained, level
from troef.bots.random import Random
from troef.bots.search import play_live
from troef.core.bot import Budget
from troef.core.driver import BotMaker
from troef.core.errors import BadUse, near, near_file
from troef.core.game import Game

__all__ = [
    "LEVELS",
    "USUAL",
    "adviser",
    "house",
    "invited",
    "is_from_file",
    "levels",
    "maker",
    "names",
    "play_live",
    "substitute",
]


def levels(game: Game) -> list[str]:
    """The levels people choose from, the weakest first, the same for every game; then the house's own players."""
    return [*LEVELS, *house(game.key)]


def house(key: str) -> list[str]:
    """Players of whoever runs this, for a game."""
    return [name for game, name in invited() if game == key]


def invited() -> list[tuple[str, str]]:
    """Players of whoever runs this, each after its game: TROEF_PLAYERS=uno=file.py:Class,six=other.py:Class."""
    pairs = [pair.partition("=") for pair in os.environ.get("TROEF_PLAYERS", "").split(",")]
    return [(game.strip(), name.strip()) for game, _, name in pairs if game.strip()]


def names(game: Game) -> list[str]:
    """All players there are for a game: its levels, then those that research measures against."""
    own = (name for name, player in game.bots.items() if name not in LEVELS and is_trained(player))
    return [*levels(game), *own, "random"]


def is_from_file(game: Game, name: str) -> bool:
    """Whether that player is somebody's own, in a file."""
    bare = name.partition("@")[0]
    return bare not in (*LEVELS, "random") and bare not in game.bots


def maker(game: Game, name: str) -> BotMaker:
    """The maker of a player by its name, or by `file.py:Class`.

    A level may be given a budget: `expert@200` thinks in 200 worlds, `expert@50ms` for 50 ms of processor time.
    """
    if name == "random":
        return Random
    bare, at, budget = name.partition("@")
    if bare in LEVELS or bare in game.bots:
        return level(game, bare, _budget(budget) if at else None)
    path, colon, attribute = name.rpartition(":")
    if colon:
        return _from_file(Path(path), attribute)
    raise BadUse(use="no-player", name=name, game=game.key, near=near(name, names(game)))


def _from_file(path: Path, attribute: str) -> BotMaker:
    if not path.is_file():
        raise BadUse(use="no-file", path=path, near=near_file(path))
    spec = importlib.util.spec_from_file_location(f"troef_player_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadUse(use="not-python", path=path)
    module: Any = importlib.util.module_from_spec(spec)
    if (folder := str(path.parent.resolve())) not in sys.path:
        sys.path.append(folder)  # a player may be written in several files; the last place, so they hide nothing
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadUse(use="does-not-load", path=path, why=f"{type(error).__name__}: {error}") from error
    if not callable(made := getattr(module, attribute, None)):
        classes = [name for name, each in vars(module).items() if hasattr(each, "choose")]
        raise BadUse(use="no-class", path=path, name=attribute, near=near(attribute, classes))
    return made  # type: ignore[no-any-return]


def adviser(game: Game) -> str:
    """Who is asked for a hint: a player who thinks well, and not for long."""
    return "hard"


def _budget(text: str) -> Budget:
    number, ms, rest = text.partition("ms")
    if not number.isdigit() or rest or int(number) == 0:
        raise BadUse(use="no-budget", text=text)
    return Budget(ms=int(number)) if ms else Budget(worlds=int(number))


def substitute(game: Game) -> str:
    """Who plays for a person who is away."""
    return USUAL
