"""What a bot is: it gets what a person at that seat gets, and answers with a move and how long it takes over it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Protocol, runtime_checkable

from troef.core import match
from troef.core.game import Game, View
from troef.core.notation import Event


class Choice(NamedTuple):
    """A move, and how many milliseconds from now it is made if nothing happens before."""

    move: str
    after: int = 0


class Reason(NamedTuple):
    """Why a move is good, for a person who asks: a message id (`advice-...`) and its arguments, as in a refusal."""

    message: str
    args: Mapping[str, Any] = {}


class Budget(NamedTuple):
    """How much a bot may think about one move; 0 means without limit, and the first limit that is reached counts."""

    ms: int = 0  # of processor time, so that a busy machine makes nobody weaker
    worlds: int = 0  # possible deals of what the seat cannot see


class Sight:
    """What one seat may know at one moment, and nothing else: made from `state.seen(seat, past=True)`."""

    def __init__(
        self, game: Game, seat: int, known: Any, events: Sequence[Event], at: int, budget: Budget | None = None
    ) -> None:
        self.game, self.seat, self.known = game, seat, known  # `known` is what `redeal` completes to a whole world
        self.events = events  # what was told since this bot was asked last
        self.at = at  # the table's clock, in milliseconds
        self.budget = budget  # how long to think; None: as the bot's level has it

    @cached_property
    def view(self) -> View:
        """The seat's view, as a person gets it."""
        return match.view(self.game, self.known.seen(self.seat), self.seat)

    @cached_property
    def moves(self) -> list[str]:
        """The seat's lawful moves."""
        return self.game.rules.MOVES.spellings(match.lawful(self.game, self.known, self.seat))


class Bot(Protocol):
    """A player. It is made for one match with a random stream of its own (`random.Random`)."""

    def choose(self, sight: Sight) -> Choice | None:
        """What to do now; None: wait until something happens. Asked again after every act while the seat may act."""


@runtime_checkable
class Explains(Protocol):
    """A player that can say why. One that cannot may still be asked for its choice."""

    def why(self, sight: Sight, move: str) -> Reason:
        """Why it has just chosen this move, in a way a beginner learns from."""


class Advice(NamedTuple):
    """What a player would do, and why; no move: wait."""

    move: str | None
    why: Reason


def advice(bot: Bot, sight: Sight) -> Advice:
    """What a player would do in this place."""
    choice = bot.choose(sight)
    if choice is None:
        return Advice(None, Reason("wait"))
    return Advice(choice.move, bot.why(sight, choice.move) if isinstance(bot, Explains) else Reason("of-a-bot"))


# ---- levels: one player of a game, with more or less knowledge and judgement ---------------------


class Skill(NamedTuple):
    """How well a player judges. Values are in the units of the game's own heuristic."""

    noise: float = 0.0  # the error of a judgement, one standard deviation
    cap: float = 1e9  # a move that looks so much worse than the best is never made
    memory: float = 1.0  # how much of what happened is remembered
    wits: float = 1.0  # how quick and how exact: 1 is an attentive person

    def pick(self, values: Mapping[int, float], luck: random.Random) -> int:
        """The action that seems best; equal ones at random."""
        least = max(values.values()) - self.cap
        seeming = {a: v + luck.gauss(0.0, self.noise) if self.noise else v for a, v in values.items() if v >= least}
        return max(seeming, key=lambda action: (seeming[action], luck.random()))


class Weigh(Protocol):
    """A search: how good each of these actions is, on average over worlds that are possible for the seat."""

    def __call__(self, sight: Sight, actions: Sequence[int], luck: random.Random) -> dict[int, float] | None:
        """Values in thousandths of a win; None if the budget was too small to tell."""


@dataclass(frozen=True)
class Searching:
    """A level that searches: the game's player, the text its games are played out by, and how long it may think."""

    make: Callable[[random.Random, Weigh | None], Bot]
    policy: ModuleType  # in the dialect of rules: see `troef.bots.playouts`
    budget: Budget
    curious: int = 0  # above 0: by a tree, which looks so much at what was seldom tried

    def __call__(self, luck: random.Random) -> Bot:
        """The player without a search, by its heuristic alone."""
        return self.make(luck, None)


@dataclass(frozen=True)
class Learnt:
    """A player that plays by a net: what it looks at, by which text it learnt, and where its weights are."""

    make: Callable[[random.Random, Weigh | None], Bot]
    features: ModuleType  # in the dialect of rules: see `troef.bots.selfplay`
    policy: ModuleType
    weights: Path
    beyond: Budget  # for a search by the policy, at tables whose rules the net has not learnt

    def __call__(self, luck: random.Random) -> Bot:
        """The player without its net, by its heuristic alone."""
        return self.make(luck, None)
