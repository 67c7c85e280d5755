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
    return (lambda luck: Watched(name, made, luck)) if bots.is_from_file(game, name) else made


class Faulty(BadUse):
    """A player from a file went wrong. `fault` says what and where, and nothing that its seat may know."""

    def __init__(self, text: str, fault: str = "") -> None:
        super().__init__(text)
        self.fault = fault


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
            told = f"{self.name}: {choice!r} is no lawful Choice; it may {', '.join(sight.moves)}"
            raise Faulty(told, "no lawful Choice")
        if type(choice.after) is not int or choice.after < 0:
            told = f"{self.name}: {choice!r} is not made after a whole number of milliseconds"
            raise Faulty(told, "not after a whole number of milliseconds")
        return Choice(choice.move, choice.after)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """Names the player whatever happens in it."""
        try:
            yield
        except (Exception, SystemExit) as error:
            where, kind = place(error, Path(self.name.rpartition(":")[0])), type(error).__name__
            raise Faulty(f"{self.name} failed{where}: {kind}: {error}", kind + where) from error


def place(error: BaseException, file: Path) -> str:
    """The line where it went wrong, for whoever wrote it: the last one in the file or beside it, if there is one."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename != __file__]
    folders = (file.absolute().parent, file.resolve().parent)
    last = ([frame for frame in frames if Path(frame.filename).parent in folders] or frames)[-1:]
    return "".join(f" ({Path(frame.filename).name} line {frame.lineno})" for frame in last)


def fault(error: Exception) -> str:
    """What went wrong in a player, for a log: no word of what its seat knows."""
    return error.fault if isinstance(error, Faulty) else type(error).__name__
