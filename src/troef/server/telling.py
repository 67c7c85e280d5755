"""What each viewer is told: one whole view, then what every entry changes in it. Pure; made from that viewer's view.

A view has three sections (the table, you, the game). Every key of a section is encoded once and compared as bytes with
what the viewer was told last, so a patch is exact, cheap to make, and folds to the bytes of a whole view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from troef.core.match import Raw as Events
from troef.core.words import EVERYONE
from troef.server import entries as e
from troef.server import messages as m
from troef.server.room import Room

Section = dict[str, bytes] | None  # every key with its value as JSON; None: no match has begun
Parts = dict[str, Section]

encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"[]")


class Telling:
    """What each kind of viewer of a room was last told."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._told: dict[int, Parts] = {}
        self._tables: dict[bool, Section] = {}  # the table's section, for those who may see all after a match or not
        self._changes = -1

    def view(self, chair: int) -> Raw:
        """The whole view of a chair as it is now."""
        if chair not in self._told:
            self._told[chair] = self._parts(chair)
        return _object({name: _whole(section) for name, section in self._told[chair].items()})

    def whole(self, chair: int, since: int | None, at: float) -> bytes:
        """The whole view, with the events missed since a number."""
        view: Any = self.view(chair)
        return m.encode(m.Whole(self.room.number, view, self.room.missed(chair, since), round(at)))

    def updates(self, entry: e.AnyEntry, events: Events, chairs: Iterable[int]) -> dict[int, bytes]:
        """For every one of these chairs what it may know of one entry, just folded; others are forgotten."""
        old = self._told
        self._told = {chair: self._parts(chair) for chair in chairs}
        shared = self._events(events, -1) if all(raw[3] == EVERYONE for raw in events) else None
        return {
            chair: self._update(entry, old.get(chair), chair, shared or self._events(events, chair))
            for chair in self._told
        }

    def forget(self) -> None:
        """Chairs have moved: everybody is told everything."""
        self._told.clear()

    def _update(self, entry: e.AnyEntry, old: Parts | None, chair: int, events: Raw) -> bytes:
        if old is None:
            return self.whole(chair, None, self.room.match.at if self.room.match else 0)
        changes = [change for name, new in self._told[chair].items() for change in _changes(name, old[name], new)]
        patch: Any = Raw(b"[" + b",".join(changes) + b"]")
        told: Any = events
        whose = entry.seat if isinstance(entry, e.Acted) else getattr(entry, "chair", -1)
        bot = isinstance(entry, e.Acted) and entry.bot
        return m.encode(m.Update(self.room.number, str(entry.__struct_config__.tag), told, patch, whose, bot))

    def _events(self, events: Events, chair: int) -> Raw:
        if not events:
            return NOTHING
        return Raw(encode([event.data() for event in self.room.playing().told(events, chair)]))

    def _parts(self, chair: int) -> Parts:
        match = self.room.match
        game = _encoded(match.view(chair)) if match else None
        return {"table": self._table(chair), "you": _encoded(self.room.you(chair)), "game": game}

    def _table(self, chair: int) -> Section:
        """The same object as long as nothing in it has changed."""
        if self._changes != self.room.changes:
            self._tables, self._changes = {}, self.room.changes
        all_seen = self.room.may_see_all(chair)
        if all_seen not in self._tables:
            self._tables[all_seen] = _encoded(self.room.shown(chair))
        return self._tables[all_seen]


def _encoded(section: dict[str, Any]) -> Section:
    return {key: encode(value) for key, value in section.items()}


def _whole(section: Section) -> Raw:
    return Raw(b"null") if section is None else _object(section)


def _object(values: dict[str, Any]) -> Raw:
    return Raw(b"{" + b",".join(b'"%b":%b' % (key.encode(), bytes(value)) for key, value in values.items()) + b"}")


def _changes(name: str, old: Section, new: Section) -> list[bytes]:
    """The changes of one section, each as JSON: `[path, value]`."""
    if old is new:
        return []
    if old is None or new is None or old.keys() != new.keys():
        return [b'[["%b"],%b]' % (name.encode(), bytes(_whole(new)))]
    return [b'[["%b","%b"],%b]' % (name.encode(), key.encode(), new[key]) for key in new if old[key] != new[key]]
