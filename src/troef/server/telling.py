"""What each viewer is told: one whole view, then what every entry changes in it. Pure; made from that viewer's view.

A view has three sections (the table, you, the game). A patch puts the keys of a section that have changed, whole: cheap
to make, and a view folded from patches has the same bytes as a whole one. What is the same for several viewers - the
table, the game as all see it, open events - is made, compared and written once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from troef.core.match import Raw as Events
from troef.core.words import EVERYONE
from troef.server import entries as e
from troef.server import messages as m
from troef.server.room import Room

Section = dict[str, Any]
View = dict[str, Section | None]

encode = msgspec.json.Encoder().encode
TAGS = {kind: str(kind.__struct_config__.tag) for kind in e.KINDS}


class Seen(NamedTuple):
    """What several chairs see, in parts; they share what is the same for them."""

    around: dict[int, tuple[Section, Section]]  # the table and you: the same object as long as neither has changed
    game: Section | None  # what all see of it; None: no match has begun
    own: dict[int, Section]  # what lies over it

    def whole_game(self, chair: int) -> Section | None:
        """A chair's section of the game."""
        return None if self.game is None else {**self.game, **self.own[chair]}


class Telling:
    """What each kind of viewer of a room was last told."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._told = Seen({}, None, {})
        self._changes = -1

    def view(self, chair: int) -> View:
        """The whole view of a chair as it is now."""
        if chair not in self._told.own:
            self._told = self._look([*self._told.own, chair])
        table, you = self._told.around[chair]
        return {"table": table, "you": you, "game": self._told.whole_game(chair)}

    def whole(self, chair: int, since: int | None, at: float) -> bytes:
        """The whole view, with the events missed since a number."""
        return m.encode(m.Whole(self.room.number, self.view(chair), self.room.missed(chair, since), round(at)))

    def updates(self, entry: e.AnyEntry, events: Events, chairs: list[int], at: float = 0.0) -> dict[int, bytes]:
        """For every one of these chairs what it may know of one entry, just folded; others are forgotten."""
        old = self._told
        self._told = self._look(chairs)
        writing, before = Writing(self.room, entry, events, old, self._told), self.room.number - 1
        return {chair: writing.update(chair) if chair in old.own else self.whole(chair, before, at) for chair in chairs}

    def forget(self) -> None:
        """Chairs have moved: everybody is told everything, and what happened just now."""
        self._told = Seen({}, None, {})

    def _look(self, chairs: list[int]) -> Seen:
        """What these chairs see now."""
        room, around = self.room, self._told.around
        game, own = room.match.parts(chairs) if room.match else (None, dict.fromkeys(chairs, Section()))
        if self._changes != room.changes or around.keys() != own.keys():
            self._changes = room.changes
            kinds = {room.may_see_all(chair): chair for chair in chairs}
            tables = {all_seen: room.shown(chair) for all_seen, chair in kinds.items()}
            around = {chair: (tables[room.may_see_all(chair)], room.you(chair)) for chair in chairs}
        return Seen(around, game, own)


class Writing:
    """One entry, written for several viewers: what is the same for all of them is written once."""

    def __init__(self, room: Room, entry: e.AnyEntry, events: Events, old: Seen, new: Seen) -> None:
        self.room, self.events, self.old, self.new = room, events, old, new
        by = entry.seat if isinstance(entry, e.Acted) else getattr(entry, "chair", -1)
        bot = isinstance(entry, e.Acted) and entry.bot
        empty = m.encode(m.Update(room.number, TAGS[type(entry)], [], [], by, bot))
        self._head, _, self._tail = empty.partition(b'[],"patch":[]')
        self._all_hear = all(raw[3] == EVERYONE for raw in events)
        self._heard: dict[int, bytes] = {}  # by who can hear which of the events
        self._game = changes("game", old.game, new.game) if old.game is not None and new.game is not None else None

    def update(self, chair: int) -> bytes:
        """What the entry is to one viewer."""
        patch = self._game_patch(chair)
        if self.old.around is not self.new.around:
            (old_table, old_you), (table, you) = self.old.around[chair], self.new.around[chair]
            patch = joined(joined(patch, changes("table", old_table, table)), changes("you", old_you, you))
        return b'%b%b,"patch":[%b]%b' % (self._head, self._told(chair), patch, self._tail)

    def _game_patch(self, chair: int) -> bytes:
        """The changes of the game, as JSON without the brackets."""
        if self._game is None:  # a match begins, or is taken away
            return encode((["game"], self.new.whole_game(chair))) if self.old.game is not self.new.game else b""
        old, new = self.old.own[chair], self.new.own[chair]
        return self._game if old == new else joined(self._game, changes("game", old, new))

    def _told(self, chair: int) -> bytes:
        """The events as the viewer may hear them."""
        hears = -1 if self._all_hear else self._hears(chair)
        told = self._heard.get(hears)
        if told is None:
            events = self.room.playing().told(self.events, chair) if self.events else []
            self._heard[hears] = told = encode([event.data() for event in events])
        return told

    def _hears(self, chair: int) -> int:
        """Which of the events the viewer hears in full, as a mask."""
        mask = 0
        for i, raw in enumerate(self.events):
            mask |= (raw[3] == EVERYONE or (chair >= 0 and raw[3] >> chair & 1)) << i
        return mask


def changes(section: str, old: Section, new: Section) -> bytes:
    """The keys of a section that have changed, with their values, as JSON without the brackets."""
    assert len(old) == len(new), "a view always has the same keys"
    return encode([((section, key), value) for key, value in new.items() if old[key] != value])[1:-1]


def joined(some: bytes, more: bytes) -> bytes:
    """Two parts of a list."""
    return b"%b,%b" % (some, more) if some and more else some or more
