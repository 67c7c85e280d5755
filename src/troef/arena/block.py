"""One block: a deal played once with every rotation of its players. The same plan and number give the same block."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from troef import bots, games
from troef.bots import watched
from troef.core.bot import Bot, Choice, Sight
from troef.core.chance import simulated_secret
from troef.core.driver import BotMaker, Driver, Stalled
from troef.core.errors import BadUse, NotLawful
from troef.core.match import Match
from troef.core.options import Value


@dataclass(frozen=True)
class Plan:
    """What is measured; plain values, so that it can be sent to another process or machine."""

    key: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int

    def line_up(self, deal: int) -> tuple[str, ...]:
        """Who plays a deal. As many names as seats: those. Fewer: the first against the others. More: some of them."""
        if len(self.bots) > self.seats:
            return tuple(random.Random(f"troef arena {self.seed} {deal}").sample(self.bots, self.seats))
        others = self.bots[1:] or self.bots
        return self.bots[:1] + tuple(others[i % len(others)] for i in range(self.seats - 1))

    def check(self) -> None:
        """Refuses what cannot be played."""
        game = games.load(self.key)
        game.check_seats(self.seats)
        game.configured(self.options)
        for name in self.bots:
            bots.maker(game, name)


@dataclass
class Tally:
    """What one player came to in a block."""

    played: int = 0  # games, counted once a seat
    won: float = 0.0  # a shared win counts in part
    points: float = 0.0
    rounds: int = 0
    rounds_won: float = 0.0
    figures: dict[str, list[float]] = field(default_factory=dict)  # a game's own: how much, and of how many
    micros: list[int] = field(default_factory=list)  # processor time of every move that was a choice

    def add(self, match: Match, seat: int, best: list[list[int]]) -> None:
        """One game from one seat; `best` are the winners of every round."""
        outcome = match.outcome()
        assert outcome is not None
        self.played += 1
        self.won += (seat in outcome.winners) / len(outcome.winners)
        self.points += outcome.points[seat]
        self.rounds += len(best)
        self.rounds_won += sum((seat in round_winners) / len(round_winners) for round_winners in best)
        for name, count in match.game.figures.items():
            total = self.figures.setdefault(name, [0.0, 0.0])
            for i, number in enumerate(count(match, seat)):
                total[i] += number


@dataclass
class Block:
    """A deal, played with every rotation."""

    deal: int
    line_up: tuple[str, ...]
    tallies: dict[str, Tally]

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return asdict(self)

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Block:
        """From JSON."""
        tallies = {name: Tally(**tally) for name, tally in plain["tallies"].items()}
        return cls(plain["deal"], tuple(plain["line_up"]), tallies)


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, bot: Bot, micros: list[int]) -> None:
        self.bot, self.micros = bot, micros

    def choose(self, sight: Sight) -> Choice | None:
        """The player's choice; a forced one is no thought."""
        start = time.thread_time_ns()
        choice = self.bot.choose(sight)
        took = time.thread_time_ns() - start
        if len(sight.moves) > 1:
            self.micros.append(took // 1000)
        return choice


def player(plan: Plan) -> Callable[[int], Block]:
    """What plays the deals of a plan."""
    return partial(play, plan)


def play(plan: Plan, deal: int) -> Block:
    """The block of one deal."""
    game, names = games.load(plan.key), plan.line_up(deal)
    makers = {name: watched.maker(game, name) for name in names}
    block = Block(deal, names, {name: Tally() for name in names})
    for turn in range(plan.seats):
        seated = names[-turn:] + names[:-turn]
        match = Match(game, plan.seats, plan.options, secret=simulated_secret(plan.seed, deal))
        _play(match, seated, makers, block, f"{plan.seed} {deal} {turn}")
        best = [_best(match, gained) for gained in match.rounds]
        for seat, name in enumerate(seated):
            block.tallies[name].add(match, seat, best)
    return block


def _play(match: Match, seated: Sequence[str], makers: dict[str, BotMaker], block: Block, number: str) -> None:
    """One game; the cards come from the deal, every player has a stream of its own."""
    lucks = [random.Random(f"troef arena {number} {seat}") for seat in range(len(seated))]
    players = [Timed(makers[name](luck), block.tallies[name].micros) for name, luck in zip(seated, lucks, strict=True)]
    try:
        Driver(match, players, random.Random(f"troef arena {number}")).play()
    except (NotLawful, Stalled) as error:
        raise BadUse(f"deal {block.deal}: {error}") from error


def _best(match: Match, gained: list[int]) -> list[int]:
    """Who won a round: whoever gained most, or least where the match is won by the fewest points."""
    outcome = match.outcome()
    assert outcome is not None
    most_wins = outcome.points[outcome.winners[0]] == max(outcome.points)
    best = max(gained) if most_wins else min(gained)
    return [seat for seat, points in enumerate(gained) if points == best]
