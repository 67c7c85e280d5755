"""What the terminal says: the games' sentences and its own words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from troef.core.game import Game
from troef.locales import FALLBACK, Speech
from troef.terminal.games import folder_of

HERE = Path(__file__).parents[1]


class Words(Speech):
    """A language with the terminal's own messages in it."""

    def texts(self, game: Game) -> list[Path]:
        """The table's and the game's, the terminal's own and those of its drawing of the game."""
        folders = HERE, folder_of(game)
        return super().texts(game) + [folder / "locales" / f"{FALLBACK}.ftl" for folder in folders]

    def thing(self, axis: str, value: Any) -> str:
        """A card, a colour, as people say it."""
        return str(self.word(self.axes[axis], value))

    def listed(self, axis: str, values: Sequence[Any]) -> str:
        """Several of them."""
        return self.several([self.thing(axis, value) for value in values])
