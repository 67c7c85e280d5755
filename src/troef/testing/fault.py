"""What the kit finds wrong, with all that is needed to see it again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from troef.core.options import Value


class Setting(NamedTuple):
    """How one game of the kit is played: everything random in it follows from this."""

    seats: int
    seed: int
    options: Mapping[str, Value]

    def __str__(self) -> str:
        options = " ".join(f"{name}={shown(value)}" for name, value in self.options.items())
        return f"{self.seats} seats, seed {self.seed}" + (f", {options}" if options else "")


def shown(value: Value) -> str:
    """The value of an option as a person types it.

    >>> shown(True), shown([1, 2])
    ('true', '1,2')
    """
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


class Where(NamedTuple):
    """The place of a fault: a game of the kit and the number of acts made, or the game as it lies."""

    setting: Setting | None = None
    act: int | None = None

    def __str__(self) -> str:
        if self.setting is None:
            return "as it lies"
        return str(self.setting) + ("" if self.act is None else f", act {self.act}")


class Fault(AssertionError):
    """A law that a game breaks: which check found it, in which game, where, and what is wrong."""

    def __init__(self, check: str, game: str, where: Where, what: str) -> None:
        super().__init__(f"{game}: {check}: {where}: {what}")
        self.check, self.game, self.where, self.what = check, game, where, what
