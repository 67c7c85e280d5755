"""A pad as the server keeps it: a numbered log, folded. What a phone may know of it is made here."""

from __future__ import annotations

import csv
import io
import secrets
from collections import Counter
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from troef import games
from troef.core.options import Value as Option
from troef.core.pad import Pad, Timer, pad_refuse
from troef.core.sheet import Value
from troef.server.room import key_of

Seat = Annotated[int, Meta(ge=0, le=15)]
Line = dict[str, Value]
GUEST, KEEPER = -1, -2  # instead of a seat


class Entry(msgspec.Struct, frozen=True, tag_field="p", omit_defaults=True, kw_only=True):
    """One line of a pad's log: when it was written, and the request that asked for it."""

    at: int = 0
    id: str = ""


class Opened(Entry, tag="opened", frozen=True):
    """A pad is taken out; `key` is the hash of the keeper's token."""

    game: str
    version: int
    options: dict[str, Option]
    names: list[str]
    first: int
    code: str
    key: str
    before: str = ""  # the pad of the match before, if the same people go on


class Wrote(Entry, tag="wrote", frozen=True):
    """A line, or the correction of one."""

    round: int
    seat: int
    line: Line


class Corrected(Entry, tag="corrected", frozen=True):
    """The lines of several players, corrected together."""

    round: int
    lines: dict[int, Line]


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


class Gave(Entry, tag="gave", frozen=True):
    """Who has to give a card for the latest lift."""

    seat: int


class Noted(Entry, tag="noted", frozen=True):
    """Something about a round that brings no points."""

    round: int
    name: str
    value: Value | None


class Followed(Entry, tag="followed", frozen=True):
    """The same people go on, on another pad."""

    pad: str


class Joined(Entry, tag="joined", frozen=True):
    """A phone says whose it is; `key` is the hash of its token."""

    seat: int
    key: str


AnyEntry = Opened | Wrote | Corrected | Undid | Allowed | Turned | Lifted | Gave | Noted | Followed | Joined
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


class Book:
    """One pad: the fold of its entries."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.name, self.opened = name, opened
        self.pad = Pad(games.load(opened.game), opened.options, len(opened.names), opened.first)
        self.number, self.guests = 1, False
        self.next = ""  # the pad of the match after
        self.phones: dict[str, int] = {}  # whose phone it is, by the hash of its token
        self._cells: Counter[tuple[int, int]] = Counter()  # how often each round and player was written
        self.done = {opened.id}
        self.entries: list[AnyEntry] = []  # after the first
        self.log: list[dict[str, Any]] = []  # the same, as people may read it

    def chair(self, token: str) -> int:
        """Who holds a token: the keeper, the player of a seat, or somebody who looks on."""
        key = key_of(token) if token else ""
        if key and secrets.compare_digest(key, self.opened.key):
            return KEEPER
        return self.phones.get(key, GUEST)

    def check(self, entry: AnyEntry) -> None:
        """Refuses what the pad refuses; nothing is changed."""
        match entry:
            case Wrote(round=number, seat=seat, line=line):
                self.pad.check(number, {seat: line})
            case Corrected(round=number, lines=lines):
                self.pad.check(number, lines)
            case Undid():
                self.pad.check_undo()
            case Noted(round=number, name=name, value=value):
                self.pad.check_note(number, name, value)
            case Joined(seat=seat):
                self._check_join(seat)
            case Turned() | Lifted() | Gave():
                _timed(self._timer().spare(), entry)

    def fold(self, entry: AnyEntry) -> None:
        """One more entry, which was checked before it was saved."""
        told: list[dict[str, Any]] = [{}]
        match entry:
            case Wrote(round=number, seat=seat, line=line):
                told = self._write(number, {seat: line})
            case Corrected(round=number, lines=lines):
                told = self._write(number, lines)
            case Undid():
                last = self.pad.log[-1]
                self.pad.undo()
                self._cells.subtract((last.round, seat) for seat in last.lines)
                told = [{"what": "undid", "round": last.round + 1, "seat": seat} for seat in last.lines]
            case Noted(round=number, name=name, value=value):
                self.pad.keep_note(number, name, value)
                told = [{"what": "noted", "round": number + 1}]
            case Allowed(guests=guests):
                self.guests, self.phones = guests, {}
                told = [{"what": "allowed" if guests else "closed"}]
            case Followed(pad=pad):
                self.next = pad
                told = [{"what": "followed"}]
            case Joined(seat=seat, key=key):
                self.phones[key] = seat
                told = [{"what": "joined", "seat": seat}]
            case Turned() | Lifted() | Gave():
                told = [_timed(self._timer(), entry)]
        self.entries.append(entry)
        self.log += [{"at": entry.at, **one} for one in told]
        self.done.add(entry.id)
        self.number += 1

    def _write(self, number: int, lines: dict[int, Line]) -> list[dict[str, Any]]:
        """Keeps lines, and tells which of them corrects another."""
        self.pad.keep(number, lines)
        self._cells.update((number, seat) for seat in lines)
        what = {seat: "corrected" if self._cells[number, seat] > 1 else "wrote" for seat in lines}
        return [{"what": what[seat], "round": number + 1, "seat": seat} for seat in lines]

    def _timer(self) -> Timer:
        if self.pad.timer is None:
            raise pad_refuse("no-glass")
        return self.pad.timer

    def _check_join(self, seat: int) -> None:
        if seat >= len(self.opened.names):
            raise pad_refuse("no-such-player", seat=seat)
        if seat in self.phones.values():
            raise pad_refuse("has-a-phone", seat=seat)

    def shown(self, chair: int) -> dict[str, Any]:
        """What a phone may know; `you` is the player it writes for, if it is no more than that."""
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
            "before": opened.before,
            "next": self.next,
            "guests": self.guests,
            "keeper": chair == KEEPER,
            "you": chair if chair >= 0 else None,
            "phones": sorted(self.phones.values()),
            "log": self.log,
            "sheet": self.pad.view(),
        }

    def table(self) -> str:
        """The sheet as comma-separated values, a line a player and round."""
        text = io.StringIO()
        rows = csv.writer(text)
        rows.writerow(["round", "player", "entered", "points", "total"])
        names = [_harmless(name) or str(seat + 1) for seat, name in enumerate(self.opened.names)]
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


def _timed(timer: Timer, entry: Turned | Lifted | Gave) -> dict[str, Any]:
    """Something is done with a glass."""
    match entry:
        case Turned(seed=seed):
            timer.turn(entry.at, bytes.fromhex(seed))
            return {"what": "turned"}
        case Lifted(seat=lifter, last=before):
            timer.lift(entry.at, lifter, before)
            return {"what": "lifted"}
        case Gave(seat=seat):
            timer.name(seat)
            return {"what": "gave", "seat": seat}


def _harmless(name: str) -> str:
    """A spreadsheet takes a name that begins so for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


def _entered(line: dict[str, Value]) -> str:
    """What was entered, in one cell."""
    return "; ".join(f"{k} {' '.join(v) if isinstance(v, list) else v}".strip() for k, v in line.items())
