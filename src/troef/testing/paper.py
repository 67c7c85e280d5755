"""A match on paper: a pad that is fed what people at a real table would have entered must come to the same end."""

from __future__ import annotations

from collections.abc import Sequence

from troef.core import driver
from troef.core.errors import NotLawful
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value
from troef.core.pad import Pad
from troef.core.sheet import Copied, Line, Plain
from troef.testing.check import Check
from troef.testing.walk import Walk


def played(game: Game, seats: int, seed: int, **options: Value) -> Match:
    """A whole match of readable players."""
    return driver.play(game.new(seats, seed, None, **options), [game.bots["heuristic"]] * seats, seed)


def copied(match: Match) -> Copied:
    """What would have been written down of a match."""
    pad = Pad(match.game, match.options, match.seats)
    return pad.sheet.copied(match.state, [event for raw in match.log for event in raw])


def fed(match: Match, rounds: Sequence[Sequence[Line]], first: int) -> Pad:
    """A pad with these rounds written on it."""
    pad = Pad(match.game, match.options, match.seats, first)
    for number, lines in enumerate(rounds):
        for seat, line in enumerate(lines):
            pad.write(number, seat, line)
    return pad


def differs(match: Match) -> str:
    """How the pad of a finished match is not its record: who starts, points, totals, the end, winners; "" if it is."""
    outcome, written = match.outcome(), copied(match)
    assert outcome is not None
    first = written.starters[0]
    for number, starter in enumerate(written.starters):
        facts = fed(match, written.rounds[:number], first).view()["facts"]
        if (said := facts.get("deals", facts.get("leads", starter))) != starter:
            return f"round {number + 1}: the pad lets {said} start, not {starter}"
    pad = fed(match, written.rounds, first)
    points = (pad.points(), pad.winners())
    if points != (outcome.points, outcome.winners):
        why = " (`Plain` asks `winners` with nothing but the points)" if isinstance(match.game.sheet, Plain) else ""
        return f"the pad comes to {points}, the match to {(outcome.points, outcome.winners)}{why}"
    if isinstance(match.game.sheet, Plain):  # it has no rounds and no end
        return ""
    gained = [scored["gained"] for scored in pad.view()["rounds"]]
    return "" if (gained, pad.over) == (match.rounds, True) else f"the pad has the rounds {gained}, not {match.rounds}"


class Sheets(Check):
    """What is entered on paper after a match comes to the points, the winners and the starters of the match."""

    name = "sheet"

    def lies(self) -> None:
        """The options that matter on paper are options."""
        for name in self.game.sheet.OPTIONS:
            if name not in self.game.options():
                self.fail(f"the sheet names an option {name!r} that is not there")

    def end(self, walk: Walk) -> None:
        """Every match that has come to its end."""
        if walk.match.outcome() is None:
            return
        try:
            wrong = differs(walk.match)
        except NotLawful as refused:
            wrong = f"the pad refuses a line: {refused.refusal.message} {dict(refused.refusal.args)}"
        if wrong:
            self.fail(wrong, walk)
        self.count("sheets")
