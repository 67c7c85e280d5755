"""A match on paper: a pad that is fed what people at a real table would have entered must come to the same end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from troef.core import driver
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value
from troef.core.pad import Pad
from troef.core.sheet import Line
from troef.core.words import TABLE

Rounds = Sequence[Sequence[Line]]


def played(game: Game, seats: int, seed: int, **options: Value) -> Match:
    """A whole match of readable players."""
    return driver.play(game.new(seats, seed, None, **options), [game.bots["heuristic"]] * seats, seed)


def told(match: Match, what: int) -> list[tuple[int, int]]:
    """Every event of a kind, as (who, detail)."""
    return [(who, detail) for raw in match.log for kind, who, detail, _ in raw if kind == what]


def fed(match: Match, rounds: Rounds, first: int) -> Pad:
    """A pad with these rounds written on it."""
    pad = Pad(match.game, match.options, match.seats, first)
    for number, lines in enumerate(rounds):
        for seat, line in enumerate(lines):
            pad.write(number, seat, line)
    return pad


def agrees(match: Match, lines: Callable[[Match], Rounds], starters: Sequence[int], fact: str) -> None:
    """The pad's points of every round, its totals, its end, its winners, and who deals or starts are the record's."""
    outcome, rounds = match.outcome(), lines(match)
    assert outcome is not None
    for number, starter in enumerate(starters):
        assert fed(match, rounds[:number], starters[0]).view()["facts"][fact] == starter
    pad = fed(match, rounds, starters[0])
    assert [scored["gained"] for scored in pad.view()["rounds"]] == match.rounds
    assert (pad.points(), pad.winners(), pad.over) == (outcome.points, outcome.winners, True)


def starters_of(match: Match, what: int) -> list[int]:
    """Who dealt or started, round by round."""
    return [who for who, _ in told(match, what) if who != TABLE]
