"""What the terminal says: the games' sentences, its own words, and every move as a person would say it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from troef.core.game import Game
from troef.core.notation import Axis
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

    def move(self, spelling: str) -> str:
        """A move in words: by the message named after its bare words, or word by word."""
        bare, args, said = [], {}, []
        for kind, word in map(self._kind, self.game.rules.MOVES.apart(spelling)):
            said.append(str(self.word(kind, _value(kind, word))) if kind else word)
            if kind:
                args[kind.name] = said[-1]
            else:
                bare.append(word)
        name = "move-" + "-".join(bare)
        return self.message(name, args) if self.has(name) else " ".join(said)

    def _kind(self, part: tuple[Axis | None, str]) -> tuple[Axis | None, str]:
        """A card that the rules write as a bare word (a wild) or name by another kind is a card all the same."""
        axis, word = part
        card = self.axes.get("card")
        bare = axis is None or not (axis.parts or axis.name == "seat")
        return (card, word) if bare and card is not None and word in card.words else part


def _value(axis: Axis, word: str) -> Any:
    return int(word) if axis.name == "seat" else word
