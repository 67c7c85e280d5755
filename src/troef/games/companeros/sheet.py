"""Compañeros' sheet: the cards won, tapped by their numbers or typed as a sum."""

from __future__ import annotations

from collections.abc import Sequence

from troef.core.errors import Refusal
from troef.core.sheet import Copied, Face, Field, Line, Log, by_round, starters, told, too_many
from troef.games.companeros import rules
from troef.games.companeros.rules import COLOURS, HAND, NUMBERS, State, worth

OPTIONS: tuple[str, ...] = ("games",)

winners = rules.winners


def begin(s: State, seats: int, first: int) -> None:
    """`first` starts."""
    s.seats, s.opener = seats, first


def fields(s: State) -> Sequence[Field]:
    """Every number is there once a colour, and there are as many colours as players (companeros.deck)."""
    return (won(s),)


def won(s: State) -> Field:
    """The cards won, or their sum (companeros.score)."""
    faces = tuple(Face(rules.CARD.words[k][1:], worth(1 << k), s.seats) for k in range(NUMBERS))
    return Field("won", "several", most=worth((1 << s.seats * NUMBERS) - 1), faces=faces, typed=True)


def notes(s: State) -> Sequence[Field]:
    """Nothing is worth a note."""
    return ()


def trouble(s: State, lines: Sequence[Line]) -> Refusal | None:
    """Nobody can win more than there is; what stays on display is nobody's (companeros.end)."""
    field = won(s)
    if face := too_many(field, lines):
        return Refusal("pad-too-many", None, {"face": face})
    total = sum(field.worth(line["won"]) for line in lines)
    return (
        Refusal("pad-more-than-all", "companeros.deck", {"sum": total, "most": field.most})
        if total > field.most
        else None
    )


def alone(s: State, line: Line) -> int | None:
    """companeros.score"""
    return won(s).worth(line["won"])


def pile(points: int) -> int:
    """A pile of cards that is worth so much: whoever types the sum has not said which."""
    cards = 0
    for number in range(NUMBERS, 0, -1):
        for colour in range(COLOURS):
            if number <= points:
                cards |= 1 << colour * NUMBERS + number - 1
                points -= number
    return cards


def enter(s: State, lines: Sequence[Line]) -> None:
    """companeros.score; whoever scored most starts the next game (companeros.match)."""
    for seat, line in enumerate(lines):
        s.taken[seat] = pile(won(s).worth(line["won"]))
        s.points[seat] += worth(s.taken[seat])
    s.rounds += 1
    s.opener = rules.next_opener(s)


def over(s: State) -> bool:
    """companeros.match"""
    return s.rounds >= s.games


def facts(s: State) -> dict[str, int]:
    """Who starts (companeros.match), colours and cards (companeros.deck, companeros.deal), games, the deck's worth."""
    dealt = {"colours": s.seats, "cards": HAND, "display": s.seats, "tricks": HAND}
    return {"leads": s.opener, **dealt, "rounds": s.games, "deck": won(s).most}


def needs(s: State, seat: int) -> int | None:
    """A series has a number of games, not of points."""
    return None


def copied(s: State, log: Log) -> Copied:
    """The points of every seat, game by game."""
    lines: list[Line] = [{"won": points} for _, points in told(log, rules.SCORED)]
    return Copied(starters(log, rules.STARTS), by_round(lines, s.seats))
