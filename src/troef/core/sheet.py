"""The sheet of a game for pen and paper: what is entered after a round at a real table. The points are the rules'.

A game has its sheet in `games/<key>/sheet.py`. It sets the numbers of the game's own state and lets the functions that
score a live match do the rest; a game without one has `Plain`, a sheet of numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from troef.core.errors import Refusal

Value = int | str | list[str]  # a number, the code of one face, the codes of several
Line = Mapping[str, Value]  # what one player writes for one round, by the names of the fields
Log = Sequence[tuple[int, int, int, int]]  # events: what, who, detail, and who may see it
LONGEST = 120  # faces in one cell


class Face(NamedTuple):
    """Something that is tapped: a card, or a number on one."""

    code: str
    worth: int  # points, strokes
    copies: int  # how many there are


class Field(NamedTuple):
    """What a player enters in a round: a number, one of the faces, or several of them."""

    name: str
    kind: str  # number, one, several
    most: int = 0  # of a number
    least: int = 0
    faces: tuple[Face, ...] = ()
    typed: bool = False  # several faces, or their sum typed in
    drawn: bool = False  # one of the faces, by chance

    def reads(self, value: object) -> bool:
        """Whether a value can stand in this field."""
        if isinstance(value, int) and not isinstance(value, bool):
            return (self.kind == "number" or self.typed) and self.least <= value <= self.most
        copies = {face.code: face.copies for face in self.faces}
        if isinstance(value, str):
            return self.kind == "one" and value in copies
        if self.kind != "several" or not isinstance(value, list) or len(value) > LONGEST:
            return False
        return all(isinstance(code, str) and n <= copies.get(code, 0) for code, n in Counter(value).items())

    def worth(self, value: Value) -> int:
        """The sum of the faces, or the number."""
        if isinstance(value, int):
            return value
        worths = {face.code: face.worth for face in self.faces}
        return sum(worths[code] for code in ([value] if isinstance(value, str) else value))


class Copied(NamedTuple):
    """A match as people at a real table would have written it down."""

    starters: Sequence[int]  # who dealt or, where nobody is said to, began, round by round
    rounds: Sequence[Sequence[Line]]


class Sheet(Protocol):
    """A game's `sheet.py`: plain functions over its state, of which only the numbers that scoring needs are set."""

    OPTIONS: tuple[str, ...]  # those that matter on paper

    def begin(self, s: Any, seats: int, first: int) -> None:
        """A fresh sheet; `first` deals or starts."""

    def fields(self, s: Any) -> Sequence[Field]:
        """What every player enters in the round at hand."""

    def notes(self, s: Any) -> Sequence[Field]:
        """What may be noted of the round at hand for all to see; nothing follows from it."""

    def trouble(self, s: Any, lines: Sequence[Line]) -> Refusal | None:
        """Why the lines of a round cannot be true together."""

    def alone(self, s: Any, line: Line) -> int | None:
        """The points of a line, if the others' lines do not matter."""

    def enter(self, s: Any, lines: Sequence[Line]) -> None:
        """Scores the round by the rules."""

    def over(self, s: Any) -> bool:
        """Whether the match has ended."""

    def winners(self, s: Any) -> int:
        """Who is ahead, as a mask."""

    def facts(self, s: Any) -> dict[str, int]:
        """What the dealer must know of the round at hand: who `deals` and `leads`, `cards` each, `tricks`, `rounds`.

        Also the `colours` in play, how many cards lie open (`display`), `stages`, the `target`, what is taken `out`.
        """

    def needs(self, s: Any, seat: int) -> int | None:
        """How many points a player is short of the end, if the match goes to a number of points."""

    def copied(self, s: Any, log: Log) -> Copied:
        """What would have been written down of a match: its last state, and all that happened."""


class Glass(Protocol):
    """A hidden timer that a phone can be, for a game that has one."""

    MEASURED: tuple[str, str]  # the options for the least and the most seconds: an own glass may be measured

    def turn(self, s: Any, at: int) -> None:
        """The glass is turned; its time is drawn."""

    def lift(self, s: Any, seat: int, last: int, at: int) -> None:
        """Somebody looks; `last` is the player who acted before."""

    def runs(self, s: Any) -> bool:
        """Whether the glass has been turned and not yet done with."""

    def shown(self, s: Any) -> dict[str, Any]:
        """What everybody may know: the same for every time the sand may take, until it is lifted."""

    def sand(self, s: Any) -> int:
        """How long the sand runs or ran, in milliseconds: for after the lift."""


def too_many(field: Field, lines: Sequence[Line]) -> str:
    """The face of which more were entered than there are, or nothing."""
    values = [line[field.name] for line in lines]
    counted = Counter(code for value in values if isinstance(value, list) for code in value)
    return next((face.code for face in field.faces if counted[face.code] > face.copies), "")


def told(log: Log, what: int) -> list[tuple[int, int]]:
    """Every event of a kind, as (who, detail)."""
    return [(who, detail) for kind, who, detail, _ in log if kind == what]


def starters(log: Log, what: int) -> list[int]:
    """Whom the events of a kind name, in order."""
    return [who for who, _ in told(log, what)]


def by_round(lines: Sequence[Line], seats: int) -> list[Sequence[Line]]:
    """Lines told one after another, seat by seat and round by round."""
    return [lines[i : i + seats] for i in range(0, len(lines), seats)]


class Plain:
    """Numbers, added up; the rules say who wins."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.winners = rules.winners
        self.OPTIONS = tuple(rules.State.options)

    def begin(self, s: Any, seats: int, first: int) -> None:
        """Nobody has anything."""
        s.seats = seats

    def fields(self, s: Any) -> Sequence[Field]:
        """One number."""
        return (Field("points", "number", most=999, least=-999),)

    def notes(self, s: Any) -> Sequence[Field]:
        """Nothing."""
        return ()

    def trouble(self, s: Any, lines: Sequence[Line]) -> Refusal | None:
        """Nothing is known that could be wrong."""
        return None

    def alone(self, s: Any, line: Line) -> int | None:
        """The number itself."""
        points = line["points"]
        assert isinstance(points, int)
        return points

    def enter(self, s: Any, lines: Sequence[Line]) -> None:
        """Adds up."""
        for seat, line in enumerate(lines):
            s.points[seat] += line["points"]
        s.rounds += 1

    def over(self, s: Any) -> bool:
        """The players say when."""
        return False

    def facts(self, s: Any) -> dict[str, int]:
        """Nothing is known."""
        return {}

    def needs(self, s: Any, seat: int) -> int | None:
        """Nothing is known."""
        return None

    def copied(self, s: Any, log: Log) -> Copied:
        """The points at the end, as one round."""
        return Copied([0], [[{"points": s.points[seat]} for seat in range(s.seats)]])
