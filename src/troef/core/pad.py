"""A score pad: a log of lines written, corrected and taken back, and the sheet that follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from troef.core.chance import Stream, commitment
from troef.core.errors import NotLawful, Refusal
from troef.core.game import Game
from troef.core.options import Value as Option
from troef.core.sheet import Field, Glass, Line, Sheet, Value

MOST_ROUNDS = 200


def pad_refuse(message: str, **args: Any) -> NotLawful:
    """A refusal of the pad."""
    return NotLawful(Refusal(f"pad-{message}", args=args))


class Written(NamedTuple):
    """What was written at one time: a line, or the lines of several players that were corrected together."""

    round: int
    lines: Mapping[int, Line]


class Pad:
    """The pad of one match. Only `write`, `rewrite` and `undo` change the points; nothing is ever rubbed out."""

    def __init__(self, game: Game, options: Mapping[str, Option], seats: int, first: int = 0) -> None:
        game.check_seats(seats)
        if not 0 <= first < seats:
            raise pad_refuse("no-such-player", seat=first)
        self.game, self.seats, self.first, self.options = game, seats, first, dict(options)
        self.sheet: Sheet = game.sheet
        self.log: list[Written] = []
        self.noted: dict[tuple[int, str], Value] = {}
        self.undone = 0
        self.timer = Timer(game.glass, game.configured(options), self, first) if game.glass else None
        self._known: Standing | None = self._standing(self.log)

    # ---- what changes it -----------------------------------------------------------------------------------------

    def check(self, round: int, lines: Mapping[int, Line]) -> None:
        """Refuses lines that cannot be written there."""
        now = self._stand
        if not 0 <= round <= len(now.rounds) or round >= MOST_ROUNDS or (round == len(now.rounds) and now.over):
            raise pad_refuse("no-such-round", round=round + 1)
        fields = self.fields_of(round)
        for seat, line in lines.items():
            self._check_line(fields, seat, line)
        if round < len(now.rounds):
            changed = [lines.get(i, old) for i, old in enumerate(now.rounds[round].lines)]
            if (why := self.sheet.trouble(now.rounds[round].before, changed)) is not None:
                raise NotLawful(why)

    def _check_line(self, fields: Sequence[Field], seat: int, line: Line) -> None:
        if not 0 <= seat < self.seats:
            raise pad_refuse("no-such-player", seat=seat)
        if set(line) != {field.name for field in fields}:
            raise pad_refuse("wrong-fields", fields=", ".join(field.name for field in fields))
        for field in fields:
            if not field.reads(line[field.name]):
                raise pad_refuse("wrong-value", field=field.name)

    def write(self, round: int, seat: int, line: Line) -> None:
        """A line, or a correction of one."""
        self.rewrite(round, {seat: line})

    def rewrite(self, round: int, lines: Mapping[int, Line]) -> None:
        """The lines of several players at once: alone, none of them might add up with those that stand."""
        self.check(round, lines)
        self.keep(round, lines)

    def keep(self, round: int, lines: Mapping[int, Line]) -> None:
        """Lines that were checked before."""
        self.log.append(Written(round, lines))
        self._known = None

    def check_undo(self) -> None:
        """Refuses if nothing was written."""
        if not self.log:
            raise pad_refuse("nothing-to-undo")

    def undo(self) -> None:
        """Takes back what was written last; what it corrected stands again."""
        self.check_undo()
        self.log.pop()
        self.undone += 1
        self._known = None

    def check_note(self, round: int, name: str, value: Value | None) -> None:
        """Refuses a note that cannot be made there."""
        field = next((field for field in self._notes(round) if field.name == name), None)
        if field is None or not (value is None or field.reads(value)):
            raise pad_refuse("wrong-value", field=name)

    def note(self, round: int, name: str, value: Value | None) -> None:
        """Notes something of a round, anew or no more; no points follow from it."""
        self.check_note(round, name, value)
        self.keep_note(round, name, value)

    def keep_note(self, round: int, name: str, value: Value | None) -> None:
        """A note that was checked before."""
        self.noted.pop((round, name), None)
        if value is not None:
            self.noted[round, name] = value

    def _notes(self, round: int) -> Sequence[Field]:
        now = self._stand
        if not 0 <= round <= len(now.rounds) or (round == len(now.rounds) and now.over):
            raise pad_refuse("no-such-round", round=round + 1)
        return self.sheet.notes(now.rounds[round].before if round < len(now.rounds) else now.state)

    # ---- what follows --------------------------------------------------------------------------------------------

    @property
    def _stand(self) -> Standing:
        """Worked out when it is asked for: a log of thousands of lines is read without it."""
        if self._known is None:
            self._known = self._standing(self.log)
        return self._known

    def _standing(self, log: Sequence[Written]) -> Standing:
        state = self.game.configured(self.options)
        self.sheet.begin(state, self.seats, self.first)
        cells: dict[tuple[int, int], list[Line]] = {}
        for written in log:
            for seat, line in written.lines.items():
                cells.setdefault((written.round, seat), []).append(line)
        rounds: list[Scored] = []
        while not self.sheet.over(state):
            fields = tuple(self.sheet.fields(state))
            told = [cells.get((len(rounds), seat), []) for seat in range(self.seats)]
            whole = [lines[-1] for lines in told if lines]
            why = self.sheet.trouble(state, whole) if len(whole) == self.seats else None
            if len(whole) < self.seats or why is not None:
                return Standing(state, rounds, fields, [lines[-1] if lines else None for lines in told], why, False)
            before = state.clone()
            self.sheet.enter(state, whole)
            struck = [lines[:-1] for lines in told]
            rounds.append(Scored(whole, struck, _gained(before, state, self.seats), fields, before))
        return Standing(state, rounds, (), [], None, True)

    def points(self) -> list[int]:
        """The totals."""
        return list(self._stand.state.points[: self.seats])

    def winners(self) -> list[int]:
        """Who is ahead, or has won."""
        mask = self.sheet.winners(self._stand.state)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._stand.over

    @property
    def fields(self) -> Sequence[Field]:
        """What a line of the round at hand has."""
        return self._stand.fields

    @property
    def rounds(self) -> int:
        """How many are whole."""
        return len(self._stand.rounds)

    def fields_of(self, round: int) -> Sequence[Field]:
        """What a line of a round has."""
        return self._stand.rounds[round].fields if 0 <= round < self.rounds else self._stand.fields

    def tried(self, round: int, lines: Mapping[int, Line]) -> dict[str, Any]:
        """The points of a round and the totals if lines were written; nothing is."""
        self.check(round, lines)
        now = self._standing([*self.log, Written(round, lines)])
        gained = now.rounds[round].gained if round < len(now.rounds) else self._alone(now)
        return {"gained": gained, "totals": list(now.state.points[: self.seats])}

    def _alone(self, now: Standing) -> list[int | None]:
        """The points of lines whose round is not whole, where they can be told."""
        return [None if line is None else self.sheet.alone(now.state, line) for line in now.draft]

    def view(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        now = self._stand
        return {
            "rounds": [self._round(i, scored) for i, scored in enumerate(now.rounds)],
            "draft": now.draft,
            "alone": self._alone(now),
            "fields": [_field(field) for field in now.fields],
            "notes": [] if now.over else self._noted(len(now.rounds)),
            "trouble": now.trouble and {"message": now.trouble.message, "args": dict(now.trouble.args)},
            "totals": self.points(),
            "ahead": self.winners() if now.rounds else [],
            "over": now.over,
            "facts": {} if now.over else self.sheet.facts(now.state),
            "needs": [None if now.over else self.sheet.needs(now.state, seat) for seat in range(self.seats)],
            "behind": self._behind() if now.rounds else [],
            "writes": len(self.log),
            "undone": self.undone,
            "timer": self.timer and self.timer.shown(),
        }

    def _behind(self) -> list[int]:
        """How far everybody is from whoever is ahead."""
        points, best = self.points(), self.points()[self.winners()[0]]
        return [abs(best - one) for one in points]

    def _round(self, number: int, scored: Scored) -> dict[str, Any]:
        fields = [_field(field) for field in scored.fields]
        notes = self._noted(number)
        written = {"lines": scored.lines, "gained": scored.gained, "struck": scored.struck}
        return {**written, "fields": fields, "notes": notes}

    def _noted(self, round: int) -> list[dict[str, Any]]:
        """What may be noted of a round, and what was."""
        return [{**_field(field), "value": self.noted.get((round, field.name))} for field in self._notes(round)]


class Scored(NamedTuple):
    """A round that is whole."""

    lines: list[Line]
    struck: list[list[Line]]  # what was corrected, the oldest first
    gained: list[int]
    fields: Sequence[Field]
    before: Any  # the state it was entered in


class Standing(NamedTuple):
    """The sheet as it stands."""

    state: Any
    rounds: list[Scored]
    fields: Sequence[Field]  # of the round at hand
    draft: list[Line | None]
    trouble: Refusal | None
    over: bool


def _gained(before: Any, after: Any, seats: int) -> list[int]:
    return [after.points[seat] - before.points[seat] for seat in range(seats)]


def _field(field: Field) -> dict[str, Any]:
    return {**field._asdict(), "faces": [face._asdict() for face in field.faces]}


class Timer:
    """The hidden glass of a pad: turned with a seed that is committed to, and told when it has been lifted."""

    def __init__(self, glass: Glass, state: Any, pad: Pad, first: int) -> None:
        self.glass, self.state = glass, state
        self.pad = pad
        self.seed = b""
        self.lifted: Lift | None = None  # the latest
        pad.sheet.begin(state, pad.seats, first)

    def spare(self) -> Timer:
        """A copy, to see whether something may be done."""
        other = copy(self)
        other.state = self.state.clone()
        return other

    def turn(self, at: int, seed: bytes) -> None:
        """The glass is turned; the seed decides how long it runs."""
        if self.runs or self.glass.shown(self.state)["over"]:
            raise pad_refuse("glass-runs" if self.runs else "stages-are-over")
        self.seed, self.state.chance, self.lifted = seed, Stream(seed), None
        self.glass.turn(self.state, at)

    def lift(self, at: int, seat: int | None = None, last: int | None = None) -> None:
        """Somebody lifts the tube; `last` rolled before. In the heat of the game nobody need say who."""
        if not self.runs:
            raise pad_refuse("glass-stands")
        self._lift(Lift(self.state.clone(), at, seat, last))

    def name(self, giver: int) -> None:
        """Whoever must give a card says so afterwards: who lifted too early, or rolled last."""
        if self.lifted is None:
            raise pad_refuse("nobody-lifted")
        gone = self.glass.shown(self.state)["found"]["sand"] == "gone"
        self._lift(self.lifted._replace(**{"last" if gone else "seat": giver}))

    def _lift(self, lift: Lift) -> None:
        for named in (lift.seat, lift.last):
            if named is not None and not 0 <= named < self.pad.seats:
                raise pad_refuse("no-such-player", seat=named)
        self.lifted, self.state = lift, lift.before.clone()
        self.glass.lift(self.state, lift.seat or 0, lift.last or 0, lift.at)

    @property
    def runs(self) -> bool:
        """Whether nobody may know yet how long."""
        return self.glass.runs(self.state)

    def shown(self) -> dict[str, Any]:
        """The commitment while it runs; what it was committed to afterwards."""
        commit = commitment(self.seed).hex() if self.seed else ""
        told = {} if self.runs or not self.seed else {"seed": self.seed.hex(), "sand": self.glass.sand(self.state)}
        shown: dict[str, Any] = {"runs": self.runs, "commit": commit, **self.glass.shown(self.state), **told}
        if self.lifted is not None:
            found = shown["found"]
            known = (self.lifted.last if found["sand"] == "gone" else self.lifted.seat) is not None
            shown["starts"] = shown["starts"] if known else None
            shown["found"] = {**found, "lifter": self.lifted.seat, "giver": found["giver"] if known else None}
        return shown


class Lift(NamedTuple):
    """A lift: the state it was made in, when, who lifted and who had rolled before, as far as anybody said so."""

    before: Any
    at: int
    seat: int | None
    last: int | None
