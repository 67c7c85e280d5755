"""Other people's engines, measured in the same run where they are installed, named as missing where not."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import cast

from troef.core.game import Game
from troef.core.peer import Peer


def of(game: Game) -> list[Peer]:
    """The peers a game names in its `peers.py`, installed or not."""
    name = f"{cast(ModuleType, game.rules).__package__}.peers"
    return list(importlib.import_module(name).PEERS) if importlib.util.find_spec(name) else []
