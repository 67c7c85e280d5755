"""Whole games in both engines at once: after every act each field, list of moves, event and word of chance is the same.

`python -m troef.testing.identity FOLDER GAMES SEED SEATS...` compares so many; with NUMBA_BOUNDSCHECK=1 an index out of
range is refused, too. A game that has matches of its own to compare lists them in `compared` of its `tests/torture.py`;
the others are compared at tables of every size, pairwise over their options.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from troef.core import twin
from troef.core.chance import Fast
from troef.core.game import Game
from troef.core.match import lawful
from troef.core.words import NEVER, TABLE, WAKE
from troef.testing.fault import Fault, Setting, Where
from troef.testing.find import game_in
from troef.testing.report import Report
from troef.testing.settings import settings

MOST = 5_000  # acts of one game; a longer one is broken off
LATEST_MS = 2_000

Act = tuple[int, int, int]  # seat, action, at


def own(game: Game) -> ModuleType | None:
    """What a game's folder adds to the long checks."""
    name = f"{cast(ModuleType, game.rules).__package__}.tests.torture"
    try:
        return importlib.import_module(name) if importlib.util.find_spec(name) else None
    except ModuleNotFoundError:  # no folder of tests
        return None


def compared(game: Game, games: int, seed: int, sizes: Iterable[int]) -> Iterator[Setting]:
    """So many games to compare: at a table of each size, or as the game itself lists them."""
    if module := own(game):
        yield from module.compared(games, seed)
    else:
        for seats in sizes:
            yield from settings(game, seats, games, seed)


def identical(game: Game, games: int, seed: int, sizes: Iterable[int]) -> Report:
    """Plays so many, or raises the first `Fault`."""
    both, report = Both(game), Report()
    for setting in compared(game, games, seed, sizes):
        report.add("games identical interpreted and compiled")
        report.add("acts identical interpreted and compiled", both.play(setting))
    return report


class Both:
    """Plays the same game interpreted and compiled."""

    def __init__(self, game: Game) -> None:
        import numpy as np

        self.game, self.rules = game, game.rules
        self.engine = twin.compiled(*twin.modules(game))
        self.lucks, self.moves = twin.lucks(1), np.zeros(game.rules.ACTIONS + 1, "i8")

    def play(self, setting: Setting) -> int:
        """One game by random moves, mostly eager ones, at times that vary; how many acts."""
        self.where, self.acts = setting, 0
        s: Any = self.game.configured(self.game.chosen(setting.options))
        luck = random.Random(f"identical {setting}")
        value = luck.getrandbits(40)
        self.games = twin.records(s, 1)
        self.columns = {name: self.games[name] for name in type(s).fields}  # views, made once: a lookup is dear
        s.chance = Fast(value)
        self.rules.begin(s, setting.seats)
        self.engine.start_one(self.games, 0, self.lucks, setting.seats, value)
        self.same(s)
        at = 0
        while (act := self.next(s, luck, at)) is not None and self.acts < MOST:
            at = act[2]
            s.events.clear()
            self.rules.apply(s, *act)
            self.engine.apply_one(self.games, 0, *act)
            self.acts += 1
            self.same(s)
        return self.acts

    def next(self, s: Any, luck: random.Random, at: int) -> Act | None:
        """Any lawful act; who may act, what is due and the list of moves are the same in both."""
        actors, due = self.rules.to_act(s), self.rules.wake(s)
        self.equal("actors and due time", (actors, due), self.engine.actors_one(self.games, 0))
        seats = [seat for seat in range(s.seats) if actors >> seat & 1]
        if due != NEVER and (due < at or luck.random() < 1 / (1 + len(seats))):
            return TABLE, WAKE, max(due, at)
        if not seats:
            return None
        seat = luck.choice(seats)
        actions = lawful(self.game, s, seat)
        self.engine.legal_one(self.games, 0, seat, self.moves)
        self.equal(f"the moves of seat {seat}", actions, self.moves[1 : self.moves[0] + 1].tolist())
        eager = [action for action in actions if not self.rules.IDLE[action]]
        return seat, luck.choice(eager or actions), luck.randint(at, min(due, at + luck.choice((0, LATEST_MS))))

    def same(self, s: Any) -> None:
        """Every field, who wins, the chance, every event."""
        for name, column in self.columns.items():
            self.equal(name, getattr(s, name), column.tolist()[0])
        self.equal("winners", self.rules.winners(s), self.engine.winners_one(self.games, 0))
        self.equal("chance", s.chance.chance, self.games["chance"].tolist()[0])
        self.equal("events", s.events, twin.events_of(self.games, 0))

    def equal(self, what: str, plain: Any, compiled: Any) -> None:
        """One of them."""
        if plain != compiled:
            where = Where(self.where, self.acts)
            raise Fault("identity", self.game.key, where, f"{what}: interpreted {plain}, compiled {compiled}")


def bounds_checked(game: Game, games: int, seed: int, sizes: Iterable[int]) -> str:
    """The same in a process of its own that refuses an index out of range; what it says at its end."""
    done = subprocess.run(
        [sys.executable, "-m", "troef.testing.identity", str(game.folder), *map(str, (games, seed, *sizes))],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},  # the cache folder has it in its name
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise Fault("identity", game.key, Where(), (done.stderr.strip() or "no word").splitlines()[-1])
    return done.stdout.strip()


def main(folder: str, *numbers: str) -> None:
    """Says how many games and acts were the same."""
    games, seed, *sizes = map(int, numbers)
    print(identical(game_in(Path(folder)), games, seed, sizes))


if __name__ == "__main__":
    main(*sys.argv[1:])
