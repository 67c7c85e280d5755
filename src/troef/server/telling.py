"""What each viewer is told: one whole view, then what every entry changes in it. Pure; made from that viewer's view.

A view has three sections (the table, you, the game). A patch puts the keys of a section that have changed, whole: cheap
to make, and a view folded from patches has the same bytes as a whole one. What is the same for several viewers - the
table, the game as all see it, open events - is made, compared and written once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from troef.core.match import Match
from troef.core.match import Raw as Events
from troef.core.notation import EventBook, RawEvent, ear
from troef.core.words import EVERYONE
from troef.server import entries as e
from troef.server import messages as m
from troef.server.room import Room

Section = dict[str, Any]
View = dict[str, Section | None]

encode = msgspec.json.Encoder().encode
TAGS = {kind: str(kind.__struct_config__.tag).encode() for kind in e.KINDS}
ALL_HEAR = {EVERYONE}
COVERED = "to_act"  # the one thing in common that an own part may cover: who may act out of turn may be a secret


class Seen(NamedTuple):
    """What several chairs see, in parts; they share what is the same for them."""

    around: dict[int, tuple[Section, Section]]  # the table and you: the same object as long as neither has changed
    game: Section | None  # what all see of it; None: no match has begun
    own: dict[int, Section]  # what lies over it

    def whole_game(self, chair: int) -> Section | None:
        """A chair's section of the game."""
        return None if self.game is None else {**self.game, **self.own[chair]}


NOTHING = Seen({}, None, {})
Change = tuple[Seen, Seen]  # what was seen before, and what is now
Ways = tuple[int, bytes, bytes]  # who hears an event; how they are told of it, and how the others


class Telling:
    """What each kind of viewer of a room was last told."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._told = NOTHING
        self._changes = -1  # of the room, when the table was looked at
        self._acts: tuple[Match | None, int] = (None, 0)  # the match, and its acts, when the game was looked at

    def view(self, chair: int) -> View:
        """The whole view of a chair as it is now."""
        if chair not in self._told.own:
            self._told = self._look([*self._told.own, chair])
        table, you = self._told.around[chair]
        return {"table": table, "you": you, "game": self._told.whole_game(chair)}

    def whole(self, chair: int, since: int | None, at: float) -> bytes:
        """The whole view, with the events missed since a number."""
        return m.encode(m.Whole(self.room.number, self.view(chair), self.room.missed(chair, since), round(at)))

    def look(self, chairs: list[int]) -> Change:
        """What these chairs saw and see, after an entry that has just been folded; others are forgotten."""
        old = self._told
        self._told = new = self._look(chairs)
        return old, new

    def updates(self, entry: e.AnyEntry, events: Events, change: Change, at: float = 0.0) -> dict[int, bytes]:
        """For every chair that looked what it may know of the entry."""
        old, new = change
        writing, known, before = Writing(self.room, entry, events, old, new), old.own, self.room.number - 1
        return {chair: writing.update(chair) if chair in known else self.whole(chair, before, at) for chair in new.own}

    def forget(self) -> None:
        """Chairs have moved: everybody is told everything, and what happened just now."""
        self._told = NOTHING

    def _look(self, chairs: list[int]) -> Seen:
        """What these chairs see now; what cannot have changed is not looked at again."""
        room, match, told = self.room, self.room.match, self._told
        around, game, own = told
        same_chairs = [*own] == chairs
        acts = match, len(match.acts) if match else 0
        if acts != self._acts or not same_chairs:
            self._acts = acts
            game, own = match.parts(chairs) if match else (None, dict.fromkeys(chairs, Section()))
        if self._changes != room.changes or not same_chairs:
            self._changes = room.changes
            kinds = {room.may_see_all(chair): chair for chair in chairs}
            tables = {all_seen: room.shown(chair) for all_seen, chair in kinds.items()}
            around = {chair: (tables[room.may_see_all(chair)], room.you(chair)) for chair in chairs}
        return Seen(around, game, own)


class Writing:
    """One entry, written for several viewers: what is the same for all of them is written once."""

    def __init__(self, room: Room, entry: e.AnyEntry, events: Events, old: Seen, new: Seen) -> None:
        self.old, self.new = old, new
        by, bot = (entry.seat, entry.bot) if isinstance(entry, e.Acted) else (getattr(entry, "chair", -1), False)
        self._head = b'{"t":"update","n":%d,"what":"%b","events":[' % (room.number, TAGS[type(entry)])
        self._tail = _tail(by, bot)
        self._game = changes("game", old.game, new.game) if old.game and new.game else b""
        self._around: dict[tuple[int, int], bytes] = {}  # how a table has changed: there are two at most
        book, to_all = room.game.rules.EVENTS, {raw[3] for raw in events} <= ALL_HEAR
        told = [said(book, raw, True) for raw in events]
        self._heard_by_all = b",".join(told) if to_all else None
        self._ways: list[Ways] = []  # of each event, unless all hear the same
        if not to_all:
            self._ways = [(raw[3], tell, said(book, raw, False)) for raw, tell in zip(events, told, strict=True)]
        self._shared: bytes | None = None  # to those whose own parts are as before, if all hear the same
        if self._heard_by_all is not None and old.around is new.around:
            self._shared = self._written(self._heard_by_all, self._game)

    def update(self, chair: int) -> bytes:
        """What the entry is to one viewer."""
        old, new, told = self.old.own[chair], self.new.own[chair], self._heard_by_all
        same = old == new and COVERED not in new
        if same and self._shared is not None:
            return self._shared
        patch = self._game if same else self._game_patch(chair)
        if self.old.around is not self.new.around:
            patch = joined(patch, self._around_patch(chair))
        return self._written(self._heard(chair) if told is None else told, patch)

    def _written(self, told: bytes, patch: bytes) -> bytes:
        return b'%b%b],"patch":[%b%b' % (self._head, told, patch, self._tail)

    def _around_patch(self, chair: int) -> bytes:
        """The changes of the table, written once for all who see the same of it, and of who the viewer is."""
        (old_table, old_you), (table, you) = self.old.around[chair], self.new.around[chair]
        tables = id(old_table), id(table)
        if tables not in self._around:
            self._around[tables] = changes("table", old_table, table)
        return self._around[tables] if old_you == you else joined(self._around[tables], changes("you", old_you, you))

    def _game_patch(self, chair: int) -> bytes:
        """The changes of the game where the own part has changed, as JSON without the brackets."""
        old, new = self.old.own[chair], self.new.own[chair]
        if COVERED in old or COVERED in new or not self.old.game or not self.new.game:
            return self._whole_patch(self.old.whole_game(chair), self.new.whole_game(chair))
        return joined(self._game, changes("game", old, new))

    def _whole_patch(self, old: Section | None, new: Section | None) -> bytes:
        """The same where it cannot be put together: a match begins or is taken away, or an own part covers another."""
        if old is None or new is None:
            return encode((["game"], new)) if old is not new else b""
        return changes("game", old, new)

    def _heard(self, chair: int) -> bytes:
        """The events as the viewer may hear them, as JSON without the brackets."""
        bit = ear(chair)
        return b",".join([told if mask & bit else shut for mask, told, shut in self._ways])


@lru_cache(maxsize=20_000)
def said(book: EventBook, raw: RawEvent, heard: bool) -> bytes:
    """An event as JSON, with its detail or without: the same few are told again and again."""
    return encode((book.told_open(raw) if heard else book.told_shut(raw)).data())


@lru_cache(maxsize=64)
def _tail(by: int, bot: bool) -> bytes:
    """The end of an update; what is as usual is left out."""
    chair = b"" if by == -1 else b',"chair":%d' % by
    return b"]" + chair + (b',"bot":true}' if bot else b"}")


def changes(section: str, old: Section, new: Section) -> bytes:
    """The keys of a section that have changed, with their values, as JSON without the brackets."""
    if old is new:
        return b""
    assert len(old) == len(new), "a view always has the same keys, in the same order"
    return encode([((section, key), value) for key, value in new.items() if old[key] != value])[1:-1]


def joined(*parts: bytes) -> bytes:
    """Parts of a list as one."""
    return b",".join(filter(None, parts))
