"""Games by their folders, also those that are not among `troef.games`: somebody's own, or one with a planted fault."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from pathlib import Path

from troef.core.errors import BadUse
from troef.core.game import Game
from troef.games import keys, load


def game_in(folder: Path) -> Game:
    """The game in a folder: one that `troef.games` finds, or a package of its own (it imports its parts relatively)."""
    folder = folder.resolve()
    key = folder.name.replace("_", "-")
    if key in keys() and load(key).folder.resolve() == folder:
        return load(key)
    name = f"troef_game_{hashlib.sha256(str(folder).encode()).hexdigest()[:12]}"  # stable: compiled code names it
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, folder / "__init__.py")
        if spec is None or spec.loader is None or not (folder / "__init__.py").is_file():
            raise BadUse(f"there is no game in {folder}")
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    game: Game = sys.modules[name].GAME
    return game
