"""A pad as the server keeps it: a numbered log, folded. What a phone may know of it is made here."""

from __future__ import annotations

import csv
import io
import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from troef import games
from troef.core.options import Value
from troef.core.pad import Pad, Timer, refuse
from troef.core.sheet import Value as Cell
from troef.server.room import key_of

Seat = Annotated[int, Meta(ge=0, le=15)]
Line = dict[str, int | str | list[str]]


class Entry(msgspec.Struct, frozen=True, tag_field="p", omit_defaults=True, kw_only=True):
    """One line of a pad's log: when it was written, and the request that asked for it."""

    at: int = 0
    id: str = ""


class Opened(Entry, tag="opened", frozen=True):
    """A pad is taken out; `key` is the hash of the keeper's token."""

    game: str
    version: int
    options: dict[str, Value]
    names: list[str]
    first: int
    code: str
    key: str


class Wrote(Entry, tag="wrote", frozen=True):
    """A line, or the correction of one."""

    round: int
    seat: int
    line: Line


class Undid(Entry, tag="undid", frozen=True):
    """The newest line is taken back."""


class Allowed(Entry, tag="allowed", frozen=True):
    """Whether everybody with the link may write lines of the round at hand."""

    guests: bool


class Turned(Entry, tag="turned", frozen=True):
    """The glass is turned; the seed, which nobody sees before the lift, decides how long it runs."""

    seed: str


class Lifted(Entry, tag="lifted", frozen=True):
    """The tube is lifted; `last` had rolled before."""

    seat: int | None = None
    last: int | None = None


AnyEntry = Opened | Wrote | Undid | Allowed | Turned | Lifted
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


class Book:
    """One pad: the fold of its entries."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.name, self.opened = name, opened
        self.pad = Pad(games.load(opened.game), opened.options, len(opened.names), opened.first)
        self.number, self.guests = 1, False
        self.done = {opened.id}
        self.entries: list[AnyEntry] = []  # after the first
        self.log: list[dict[str, Any]] = []  # the same, as people may read it

    def keeps(self, token: str) -> bool:
        """Whether the token is the keeper's."""
        return bool(token) and secrets.compare_digest(key_of(token), self.opened.key)

    def check(self, entry: AnyEntry) -> None:
        """Refuses what the pad refuses; nothing is changed."""
        folded(self.name, [self.opened, *self.entries, entry])

    def fold(self, entry: AnyEntry) -> None:
        """One more entry."""
        told: dict[str, Any] = {"at": entry.at}
        match entry:
            case Wrote(round=number, seat=seat, line=line):
                corrects = bool([w for w in self.pad.log if (w.round, w.seat) == (number, seat)])
                self.pad.write(number, seat, line)
                told |= {"what": "corrected" if corrects else "wrote", "round": number + 1, "seat": seat}
            case Undid():
                last = self.pad.log[-1] if self.pad.log else None
                self.pad.undo()
                told |= {"what": "undid"} | ({"round": last.round + 1, "seat": last.seat} if last else {})
            case Allowed(guests=guests):
                self.guests = guests
                told |= {"what": "allowed" if guests else "closed"}
            case Turned(seed=seed):
                self._timer().turn(entry.at, bytes.fromhex(seed))
                told |= {"what": "turned"}
            case Lifted(seat=lifter, last=before):
                self._timer().lift(entry.at, lifter, before)
                told |= {"what": "lifted"}
        self.entries.append(entry)
        self.log.append(told)
        self.done.add(entry.id)
        self.number += 1

    def _timer(self) -> Timer:
        if self.pad.timer is None:
            raise refuse("no-glass")
        return self.pad.timer

    def shown(self, keeper: bool) -> dict[str, Any]:
        """What a phone may know."""
        opened = self.opened
        return {
            "n": self.number,
            "pad": self.name,
            "code": opened.code,
            "game": opened.game,
            "title": self.pad.game.title,
            "names": opened.names,
            "options": opened.options,
            "first": opened.first,
            "opened": opened.at,
            "guests": self.guests,
            "keeper": keeper,
            "log": self.log,
            "sheet": self.pad.view(),
        }

    def table(self) -> str:
        """The sheet as comma-separated values, a line a player and round."""
        text = io.StringIO()
        rows = csv.writer(text)
        rows.writerow(["round", "player", "entered", "points", "total"])
        names = [_harmless(name) for name in self.opened.names]
        totals = [0] * len(names)
        for number, scored in enumerate(self.pad.view()["rounds"], 1):
            for seat, (line, gained) in enumerate(zip(scored["lines"], scored["gained"], strict=True)):
                totals[seat] += gained
                rows.writerow([number, names[seat], _entered(line), gained, totals[seat]])
        return text.getvalue()


def folded(name: str, entries: list[AnyEntry]) -> Book:
    """A pad from its log."""
    first = entries[0]
    assert isinstance(first, Opened)
    book = Book(name, first)
    for entry in entries[1:]:
        book.fold(entry)
    return book


def _harmless(name: str) -> str:
    """A spreadsheet takes a name that begins so for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


def _entered(line: dict[str, Cell]) -> str:
    """What was entered, in one cell."""
    return "; ".join(f"{k} {' '.join(v) if isinstance(v, list) else v}".strip() for k, v in line.items())
