"""What a bot is: it gets what a person at that seat gets, and answers with a move and how long it takes over it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
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


class Sight:
    """What one seat may know at one moment, and nothing else: made from `state.seen(seat, past=True)`."""

    def __init__(self, game: Game, seat: int, known: Any, events: Sequence[Event], at: int) -> None:
        self.game, self.seat, self.known = game, seat, known  # `known` is what `redeal` completes to a whole world
        self.events = events  # what was told since this bot was asked last
        self.at = at  # the table's clock, in milliseconds

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
