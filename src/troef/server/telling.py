"""What each viewer is told: one whole view, then what every entry changes in it. Pure; made from that viewer's view.

A view has three sections (the table, you, the game). A patch puts the keys of a section that have changed, whole: cheap
to make, and a view folded from patches has the same bytes as a whole one. What is the same for several viewers - the
table, the game as everybody sees it, open events - is made, compared and written once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from troef.core.match import Raw as Events
from troef.core.words import EVERYONE
from troef.server import entries as e
from troef.server import messages as m
from troef.server.room import SPECTATOR, Room

Section = dict[str, Any]
View = dict[str, Section | None]

encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"[]")
TAGS = {kind: str(kind.__struct_config__.tag) for kind in e.KINDS}


class Parts(NamedTuple):
    """A view in parts; viewers share what is the same for them."""

    table: Section
    you: Section
    public: Section | None  # the game as a spectator sees it; None: no match has begun
    own: Section  # what lies over it for this viewer

    def game(self) -> Section | None:
        """The section of the game."""
        return None if self.public is None else {**self.public, **self.own}


class Telling:
    """What each kind of viewer of a room was last told."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._told: dict[int, Parts] = {}
        self._tables: dict[bool, Section] = {}  # the table's section, for those who may see all after a match or not
        self._changes = -1
        self._public: tuple[int, Section | None] = (-1, None)  # at which entry it was made

    def view(self, chair: int) -> View:
        """The whole view of a chair as it is now."""
        if chair not in self._told:
            self._told[chair] = self._parts(chair)
        parts = self._told[chair]
        return {"table": parts.table, "you": parts.you, "game": parts.game()}

    def whole(self, chair: int, since: int | None, at: float) -> bytes:
        """The whole view, with the events missed since a number."""
        return m.encode(m.Whole(self.room.number, self.view(chair), self.room.missed(chair, since), round(at)))

    def updates(self, entry: e.AnyEntry, events: Events, chairs: Iterable[int], at: float = 0.0) -> dict[int, bytes]:
        """For every one of these chairs what it may know of one entry, just folded; others are forgotten."""
        old, same_room = self._told, self._changes == self.room.changes
        self._told = {chair: self._parts(chair, old.get(chair) if same_room else None) for chair in chairs}
        writing = Writing(self.room, entry, events)
        return {
            chair: writing.update(chair, old[chair], parts) if chair in old else self.whole(chair, writing.before, at)
            for chair, parts in self._told.items()
        }

    def forget(self) -> None:
        """Chairs have moved: everybody is told everything, and what happened just now."""
        self._told.clear()

    def _parts(self, chair: int, old: Parts | None = None) -> Parts:
        """The view of a chair; `old`: its last one, if nothing has changed in the room but the game."""
        room = self.room
        if self._public[0] != room.number:  # the game as everybody sees it is made once an entry
            self._public = room.number, room.match.view() if room.match else None
        own = room.match.own(chair) if room.match and chair != SPECTATOR else {}
        table, you = (old.table, old.you) if old else (self._table(chair), room.you(chair))
        return Parts(table, you, self._public[1], own)

    def _table(self, chair: int) -> Section:
        """The same object as long as nothing in it has changed."""
        if self._changes != self.room.changes:
            self._tables, self._changes = {}, self.room.changes
        all_seen = self.room.may_see_all(chair)
        if all_seen not in self._tables:
            self._tables[all_seen] = self.room.shown(chair)
        return self._tables[all_seen]


class Writing:
    """One entry, written for several viewers: what is the same for some of them is written once."""

    def __init__(self, room: Room, entry: e.AnyEntry, events: Events) -> None:
        self.room, self.events = room, events
        self.before = room.number - 1
        self._kind = TAGS[type(entry)]
        self._by = entry.seat if isinstance(entry, e.Acted) else getattr(entry, "chair", -1)
        self._bot = isinstance(entry, e.Acted) and entry.bot
        self._heard: dict[int, Raw] = {}  # by who can hear which of the events
        self._changed: dict[tuple[int, int, bool], bytes] = {}  # by the parts that were compared
        self._all_hear = all(raw[3] == EVERYONE for raw in events)

    def update(self, chair: int, old: Parts, new: Parts) -> bytes:
        """What the entry is to one viewer."""
        changes = self._patch(old, new)
        patch = Raw(b"[%b]" % b",".join([change for change in changes if change]))
        return m.encode(m.Update(self.room.number, self._kind, self._told(chair), patch, self._by, self._bot))  # type: ignore[arg-type]

    def _patch(self, old: Parts, new: Parts) -> list[bytes]:
        """The changes of all parts, as JSON without the brackets."""
        table = b"" if old.table is new.table else self._changes("table", old.table, new.table)
        you = b"" if old.you is new.you else self._changes("you", old.you, new.you)
        if old.public is None or new.public is None or old.own.keys() != new.own.keys():
            return [table, you, encode((["game"], new.game())) if old.game() != new.game() else b""]
        public = self._changes("game", old.public, new.public, new.own)
        return [table, you, public, self._changes("game", old.own, new.own)]

    def _changes(self, section: str, old: Section, new: Section, own: Section | None = None) -> bytes:
        """The keys of a part that have changed, with their values; `own`: but not those the viewer has its own of."""
        compared = id(old), id(new), not own
        known = self._changed.get(compared)
        if known is None:
            assert old.keys() == new.keys(), "a view always has the same keys"
            changed = [((section, key), value) for key, value in new.items() if old[key] != value]
            known = encode([change for change in changed if not own or change[0][1] not in own])[1:-1]
            self._changed[compared] = known
        return known

    def _told(self, chair: int) -> Raw:
        """The events as the viewer may hear them."""
        if not self.events:
            return NOTHING
        hears = -1 if self._all_hear else self._hears(chair)
        if hears not in self._heard:
            told = self.room.playing().told(self.events, chair)
            self._heard[hears] = Raw(encode([event.data() for event in told]))
        return self._heard[hears]

    def _hears(self, chair: int) -> int:
        """Which of the events the viewer hears in full, as a mask."""
        mask = 0
        for i, raw in enumerate(self.events):
            mask |= (raw[3] == EVERYONE or (chair >= 0 and raw[3] >> chair & 1)) << i
        return mask
