"""What each viewer is told: one whole view, then what every entry changes in it. Pure; made from that viewer's view.

A view has three sections (the table, you, the game). A patch puts the keys of a section that have changed, whole: cheap
to make, and a view folded from patches has the same bytes as a whole one.
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

Section = dict[str, Any] | None  # None: no match has begun
View = dict[str, Section]

encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"[]")
TAGS = {kind: str(kind.__struct_config__.tag) for kind in e.KINDS}


class Telling:
    """What each kind of viewer of a room was last told."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._told: dict[int, View] = {}
        self._tables: dict[bool, Section] = {}  # the table's section, for those who may see all after a match or not
        self._changes = -1

    def view(self, chair: int) -> View:
        """The whole view of a chair as it is now."""
        if chair not in self._told:
            self._told[chair] = self._view(chair)
        return self._told[chair]

    def whole(self, chair: int, since: int | None, at: float) -> bytes:
        """The whole view, with the events missed since a number."""
        return m.encode(m.Whole(self.room.number, self.view(chair), self.room.missed(chair, since), round(at)))

    def updates(self, entry: e.AnyEntry, events: Events, chairs: Iterable[int]) -> dict[int, bytes]:
        """For every one of these chairs what it may know of one entry, just folded; others are forgotten."""
        old, self._told = self._told, {chair: self._view(chair) for chair in chairs}
        shared = self._events(events, -1) if all(raw[3] == EVERYONE for raw in events) else None
        return {
            chair: self._update(entry, old.get(chair), chair, shared or self._events(events, chair))
            for chair in self._told
        }

    def forget(self) -> None:
        """Chairs have moved: everybody is told everything, and what happened just now."""
        self._told.clear()

    def _update(self, entry: e.AnyEntry, old: View | None, chair: int, events: Any) -> bytes:
        if old is None:
            return self.whole(chair, self.room.number - 1, self.room.match.at if self.room.match else 0)
        patch = [change for name, new in self._told[chair].items() for change in _changes(name, old[name], new)]
        if isinstance(entry, e.Acted):
            return m.encode(m.Update(self.room.number, "act", events, patch, entry.seat, entry.bot))
        return m.encode(m.Update(self.room.number, TAGS[type(entry)], events, patch, getattr(entry, "chair", -1)))

    def _events(self, events: Events, chair: int) -> Raw:
        """As JSON: events that everybody hears are written once."""
        if not events:
            return NOTHING
        return Raw(encode([event.data() for event in self.room.playing().told(events, chair)]))

    def _view(self, chair: int) -> View:
        match = self.room.match
        game = match.view(chair) if match else None
        return {"table": self._table(chair), "you": self.room.you(chair), "game": game}

    def _table(self, chair: int) -> Section:
        """The same object as long as nothing in it has changed."""
        if self._changes != self.room.changes:
            self._tables, self._changes = {}, self.room.changes
        all_seen = self.room.may_see_all(chair)
        if all_seen not in self._tables:
            self._tables[all_seen] = self.room.shown(chair)
        return self._tables[all_seen]


def _changes(name: str, old: Section, new: Section) -> list[Any]:
    """The changes of one section, each `[path, value]`."""
    if old is new:
        return []
    if old is None or new is None or old.keys() != new.keys():
        return [([name], new)]
    return [([name, key], value) for key, value in new.items() if old[key] != value]
