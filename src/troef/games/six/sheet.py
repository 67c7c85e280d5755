"""SIX's sheet: the cards secured, counted once at the end; and its glass, with a phone for the tube."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from troef.core.errors import Refusal
from troef.core.sheet import Copied, Face, Field, Line, Log, starters
from troef.core.words import NONE
from troef.games.six import rules
from troef.games.six.rules import CARDS, OVER, SAND, STAGES, State, sand_runs

OPTIONS: tuple[str, ...] = ("strokes", "timer_min", "timer_max", "early_lift")

winners = rules.winners
MEASURED = ("timer_min", "timer_max")


def begin(s: State, seats: int, first: int) -> None:
    """`first` starts the first stage."""
    s.seats, s.direction = seats, 1
    s.last_lifter = s.last_giver = NONE
    rules.await_starter(s, first)
    s.events.clear()


def fields(s: State) -> Sequence[Field]:
    """The numbers on the secured cards, each with its strokes."""
    return (Field("secured", "several", faces=tuple(Face(str(n + 1), s.strokes[n], 1) for n in range(CARDS))),)


def notes(s: State) -> Sequence[Field]:
    """Nothing is worth a note."""
    return ()


def trouble(s: State, lines: Sequence[Line]) -> Refusal | None:
    """Everybody has cards of their own: whatever they secured goes together."""
    return None


def alone(s: State, line: Line) -> int | None:
    """six.end"""
    return fields(s)[0].worth(line["secured"])


def enter(s: State, lines: Sequence[Line]) -> None:
    """The strokes on the secured cards (six.end)."""
    for seat, line in enumerate(lines):
        codes = line["secured"]
        assert isinstance(codes, list)
        s.secured_n[seat] = len(codes)
        for i, code in enumerate(codes):
            s.secured[seat][i] = int(code)
    rules.end_game(s)
    s.events.clear()


def over(s: State) -> bool:
    """One count (six.end)."""
    return s.rounds > 0


def facts(s: State) -> dict[str, int]:
    """Who starts the first stage, and that there are three (six.stages)."""
    return {"leads": s.holder, "cards": CARDS, "stages": STAGES}


def needs(s: State, seat: int) -> int | None:
    """Nobody plays to a number."""
    return None


def copied(s: State, log: Log) -> Copied:
    """The cards every seat has secured at the end."""
    piles = [s.secured[seat][: s.secured_n[seat]] for seat in range(s.seats)]
    return Copied(starters(log, rules.STARTS)[:1], [[{"secured": [str(n) for n in pile]} for pile in piles]])


# ---- the glass -----------------------------------------------------------------------------------

runs = sand_runs


def turn(s: State, at: int) -> None:
    """The sand's time is drawn and told to nobody (six.timer)."""
    s.now, s.phase = at, rules.CHOICE
    s.last_lifter = s.last_giver = NONE
    rules.turn_glass(s, s.holder)
    s.events.clear()


def lift(s: State, seat: int, last: int, at: int) -> None:
    """six.lift.right, six.lift.wrong: the cards themselves lie on the real table."""
    s.now, s.roller = max(s.now, at), last
    rules.lift(s, seat)
    s.events.clear()


def shown(s: State) -> dict[str, Any]:
    """The stage, and what the latest lift found; nothing that follows from the sand while it runs."""
    found = None
    if s.last_lifter != NONE:
        words = SAND.words
        found = {"sand": words[s.last_sand], "lifter": s.last_lifter, "giver": s.last_giver}
    over = s.phase == OVER
    return {"stage": s.stage, "stages": STAGES, "starts": s.holder, "over": over, "found": found}


def sand(s: State) -> int:
    """How long it ran."""
    return s.sand
