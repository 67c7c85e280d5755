"""High card's sheet: who took the trick."""

from __future__ import annotations

from collections.abc import Sequence

from troef.core.errors import Refusal
from troef.core.sheet import Copied, Field, Line, Log, told

from . import rules
from .rules import HAND, State

OPTIONS: tuple[str, ...] = ()

winners = rules.winners


def begin(s: State, seats: int, first: int) -> None:
    """Nobody is first."""
    s.seats = seats


def fields(s: State) -> Sequence[Field]:
    """The trick, or not."""
    return (Field("took", "number", most=1),)


def notes(s: State) -> Sequence[Field]:
    """Nothing."""
    return ()


def alone(s: State, line: Line) -> int:
    """high.take"""
    took = line["took"]
    assert isinstance(took, int)
    return took


def trouble(s: State, lines: Sequence[Line]) -> Refusal | None:
    """One of all takes it (high.take)."""
    won = sum(alone(s, line) for line in lines)
    return None if won == 1 else Refusal("pad-tricks", "high.take", {"won": won, "least": 1, "most": 1})


def enter(s: State, lines: Sequence[Line]) -> None:
    """A point a trick (high.take)."""
    for seat, line in enumerate(lines):
        s.points[seat] += alone(s, line)
    s.rounds += 1


def over(s: State) -> bool:
    """high.win"""
    return s.rounds == HAND


def facts(s: State) -> dict[str, int]:
    """How many cards (high.deal)."""
    return {"cards": HAND, "rounds": HAND}


def needs(s: State, seat: int) -> int | None:
    """Nobody plays to a number."""
    return None


def copied(s: State, log: Log) -> Copied:
    """Who took each trick."""
    takers = [who for who, _ in told(log, rules.TOOK)]
    return Copied([0], [[{"took": int(seat == taker)} for seat in range(s.seats)] for taker in takers])
