"""Plays many games, by one process or several: the same results in the same order however many there are."""

from __future__ import annotations

import random
import signal
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from troef import bots
from troef.core import driver, record, twin
from troef.core.bot import Bot, Choice, Sight
from troef.core.chance import simulated_secret
from troef.core.driver import BotMaker
from troef.core.errors import BadUse, NotLawful, TroefError
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value
from troef.terminal.found import load

BLOCK_SECONDS = 0.25  # how long one block of games should take
ENDLESS = 10_000_000  # acts of one compiled game: it goes round in a circle


@dataclass(frozen=True)
class Plan:
    """What is to be played; plain values, so that it can be sent to another process."""

    key: str
    seats: int
    options: dict[str, Value]
    seed: int
    bots: tuple[str, ...]  # one a seat
    engine: str
    keep: bool  # whether records are wanted


class Block(NamedTuple):
    """Some games, played: what every seat won (a shared win counts for each) and scored, and the records."""

    games: int
    acts: int
    wins: list[int]
    points: list[int]
    lines: list[str]
    seconds: float


@dataclass
class Tally:
    """The blocks of a run, added up."""

    wins: list[int]
    points: list[int]
    games: int = 0
    acts: int = 0
    seconds: float = field(default=0.0)  # by the clock on the wall, for the whole run

    def add(self, block: Block) -> None:
        """One more block."""
        self.games += block.games
        self.acts += block.acts
        self.wins = [a + b for a, b in zip(self.wins, block.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points, block.points, strict=True)]


class Engine(Protocol):
    """Plays games by their numbers."""

    def play(self, first: int, n: int) -> Block:
        """n games, the first of them numbered so."""


def engine(plan: Plan) -> Engine:
    """The engine of a plan; refuses what cannot be played."""
    return Referee(plan) if plan.engine == "referee" else Compiled(plan)


# ---- under the referee ---------------------------------------------------------------------------


class Referee:
    """Whole matches by bots in virtual time, every act checked; they have records."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game = plan, load(plan.key)
        self.game.check_seats(plan.seats)
        self.makers = [maker(self.game, name) for name in plan.bots]
        self.names = [f"bot {Path(name).name}" for name in plan.bots]

    def play(self, first: int, n: int) -> Block:
        """n games, the first of them numbered so."""
        start, seats = time.perf_counter(), self.plan.seats
        wins, points, acts, lines = [0] * seats, [0] * seats, 0, []
        for i in range(first, first + n):
            match = self.match(i)
            outcome = match.outcome()
            assert outcome is not None
            acts += len(match.acts)
            wins = [won + (seat in outcome.winners) for seat, won in enumerate(wins)]
            points = [a + b for a, b in zip(points, outcome.points, strict=True)]
            if self.plan.keep:
                lines.append(record.write(match))
        return Block(n, acts, wins, points, lines, time.perf_counter() - start)

    def match(self, i: int) -> Match:
        """Game number i, played to its end."""
        plan = self.plan
        secret = simulated_secret(plan.seed, i)
        match = Match(self.game, plan.seats, plan.options, secret=secret, names=self.names)
        try:
            return driver.play(match, self.makers, plan.seed, i)
        except (NotLawful, driver.Stalled) as error:
            raise BadUse(f"game {i}: {error}") from error


def maker(game: Game, name: str) -> BotMaker:
    """The maker of a player; one from a file is watched."""
    made = bots.maker(game, name)
    return made if name in bots.names(game) else lambda luck: Watched(name, made, luck)


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
        except Exception as error:
            raise BadUse(f"{self.name} failed: {type(error).__name__}: {error}") from error


# ---- compiled ------------------------------------------------------------------------------------


class Compiled:
    """Random play in bulk with a fast source of chance; it has no records."""

    def __init__(self, plan: Plan) -> None:
        game = load(plan.key)
        game.check_seats(plan.seats)
        if set(plan.bots) != {"random"}:
            raise BadUse("the compiled engine plays random bots alone; leave --bots out or use --engine referee")
        if plan.keep:
            raise BadUse("the compiled engine keeps no records; leave --out away or use --engine referee")
        self.seats, self.base = plan.seats, (plan.seed % 2**31) << 32  # games of another seed are other games
        self.bulk = twin.Bulk(game, game.configured(plan.options))
        self.play(0, 0)  # compiles, or finds what was compiled before

    def play(self, first: int, n: int) -> Block:
        """n games, the first of them numbered so."""
        start = time.perf_counter()
        acts, wins, points = self.bulk.play(self.seats, self.base + first, n, ENDLESS)
        if acts >= ENDLESS:  # they may be many games, or one without an end
            for i in range(first, first + n):
                if self.bulk.play(self.seats, self.base + i, 1, ENDLESS)[0] >= ENDLESS:
                    raise BadUse(f"game {i}: not at its end after {ENDLESS:,} acts")
        return Block(n, int(acts), wins, points, [], time.perf_counter() - start)


# ---- one process or several ----------------------------------------------------------------------


class Sizer:
    """How many games make a block that takes about a quarter of a second."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, block: Block) -> None:
        """From how long a block took."""
        fitting = int(block.games * BLOCK_SECONDS / max(block.seconds, 1e-4))
        self.size = max(1, min(fitting, 8 * self.size))


def blocks(plan: Plan, ready: Engine, games: int, jobs: int) -> Iterator[Block]:
    """All games in order, block by block; `ready` is the engine of this process."""
    jobs = min(jobs, games)
    return alone(ready, games) if jobs == 1 else together(plan, games, jobs)


def alone(ready: Engine, games: int) -> Iterator[Block]:
    """In this process."""
    sizer, first = Sizer(), 0
    while first < games:
        block = ready.play(first, min(sizer.size, games - first))
        first += block.games
        sizer.learn(block)
        yield block


def together(plan: Plan, games: int, jobs: int) -> Iterator[Block]:
    """By several processes, started anew: forked ones would share what compiled code must not share."""
    sizer, first = Sizer(), 0
    waiting: deque[Future[Block]] = deque()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), prepare, (plan,))
    try:
        while first < games or waiting:
            while first < games and len(waiting) < 2 * jobs:
                n = min(sizer.size, games - first)
                waiting.append(pool.submit(play_block, first, n))
                first += n
            block = waiting.popleft().result()
            sizer.learn(block)
            yield block
    except BrokenExecutor:
        raise TroefError("a process that played games was killed; fewer --jobs need less memory") from None
    finally:
        pool.shutdown(cancel_futures=True)


_mine: list[Engine] = []  # the engine of a process that plays for another


def prepare(plan: Plan) -> None:
    """Begins a process that plays for another; that one alone hears Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _mine.append(engine(plan))


def play_block(first: int, n: int) -> Block:
    """n games in such a process."""
    return _mine[0].play(first, n)
