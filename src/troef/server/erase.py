"""A person's name is taken away from a log that has been written: the entries that hold it are written anew."""

from __future__ import annotations

import msgspec

from troef.server import entries as e
from troef.server.room import Room


def erased(table: str, lines: list[bytes], key: str) -> dict[int, bytes]:
    """The entries, by number from 0, in which the person with this key was named, now without the name."""
    room = Room(table)
    changed: dict[int, bytes] = {}
    for number, line in enumerate(lines):
        entry = e.decode(line)
        if (new := _without(entry, room, key)) is not None:
            changed[number] = e.encode(new)
        room.fold(entry)
    return changed


def _without(entry: e.AnyEntry, room: Room, key: str) -> e.AnyEntry | None:
    if isinstance(entry, e.Sat | e.Rekeyed) and entry.key == key:
        return msgspec.structs.replace(entry, name="")
    if isinstance(entry, e.Renamed) and room.chairs[entry.chair].key == key:
        return msgspec.structs.replace(entry, name="")
    if isinstance(entry, e.Started) and any(room.chairs[place].key == key for place in entry.seating):
        named = zip(entry.seating, entry.names, strict=True)
        return msgspec.structs.replace(entry, names=["" if room.chairs[p].key == key else name for p, name in named])
    return None
