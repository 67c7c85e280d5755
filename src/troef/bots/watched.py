"""Players from a file, watched: what goes wrong in one is said with its name and the line."""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from troef import bots
from troef.core.bot import Bot, Choice, Sight
from troef.core.driver import BotMaker
from troef.core.errors import BadUse
from troef.core.game import Game


def maker(game: Game, name: str) -> BotMaker:
    """The maker of a player; one from a file is watched."""
    made = bots.maker(game, name)
    return made if name.partition("@")[0] in bots.names(game) else lambda luck: Watched(name, made, luck)


class Watched:
    """A player from a file: what goes wrong in it is said in one line with its name."""

    def __init__(self, name: str, made: BotMaker, luck: random.Random) -> None:
        self.name = name
        with self.blamed():
            self.bot: Bot = made(luck)

    def choose(self, sight: Sight) -> Choice | None:
        """What the player chooses, if it is a lawful choice at all."""
        with self.blamed():
            choice: Any = self.bot.choose(sight)
        if choice is None:
            return None
        if not isinstance(choice, Choice) or choice.move not in sight.moves:
            raise BadUse(f"{self.name}: {choice!r} is no lawful Choice; it may {', '.join(sight.moves)}")
        if type(choice.after) is not int or choice.after < 0:
            raise BadUse(f"{self.name}: {choice!r} is not made after a whole number of milliseconds")
        return Choice(choice.move, choice.after)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """Names the player whatever happens in it."""
        try:
            yield
        except (Exception, SystemExit) as error:
            raise BadUse(f"{self.name} failed{place(error)}: {type(error).__name__}: {error}") from error


def place(error: BaseException) -> str:
    """The line where it went wrong, for whoever wrote it."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename != __file__]
    return f" ({Path(frames[-1].filename).name} line {frames[-1].lineno})" if frames else ""
