"""Plays many games, wherever: the same results in the same order."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

from troef.bots import watched
from troef.core import driver, record, twin
from troef.core.chance import simulated_secret
from troef.core.errors import BadUse, NotLawful
from troef.core.match import Match
from troef.core.options import Value
from troef.places import Place
from troef.places.kept import Kept
from troef.terminal.found import load

BLOCK_SECONDS = 0.25  # how long one block of games should take
ENDLESS = 10_000_000  # acts of one compiled game: it goes round in a circle
Range = tuple[int, int]  # the number of the first game, and how many


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
        self.makers = [watched.maker(self.game, name) for name in plan.bots]
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


# ---- block by block ------------------------------------------------------------------------------


class Sizer:
    """How many games make a block that takes about a quarter of a second."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, block: Block) -> None:
        """From how long a block took."""
        fitting = int(block.games * BLOCK_SECONDS / max(block.seconds, 1e-4))
        self.size = max(1, min(fitting, 8 * self.size))

    def cut(self, first: int, games: int) -> Iterator[Range]:
        """The games from one number to another, in blocks as long as is known to be right by then."""
        while first < games:
            n = min(self.size, games - first)
            yield first, n
            first += n


def player(plan: Plan) -> Callable[[Range], Block]:
    """What plays the blocks of a plan."""
    ready = engine(plan)
    return lambda asked: ready.play(*asked)


def blocks(plan: Plan, games: int, there: Place, kept: Kept | None = None) -> Iterator[Block]:
    """All games in order, block by block: those that are kept first."""
    first, sizer = 0, Sizer()
    for block in (Block(*known) for known in (kept.blocks if kept else ())):
        if first + block.games > games:
            break
        first += block.games
        yield block
    for block in there.answers(player, plan, sizer.cut(first, games)):
        sizer.learn(block)
        if kept:
            kept.add(block)
        yield block
