"""All tables of a server: opened, found by link or code, put to rest, brought back from the store."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from troef import games
from troef.core.errors import BadUse
from troef.server import entries as e
from troef.server.entries import Settings
from troef.server.room import Room, key_of
from troef.server.store import Summary
from troef.server.table import Services, Table
from troef.server.wishes import configured, need, plain, refuse

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
COLOURS = [
    "amber",
    "azure",
    "black",
    "bronze",
    "coral",
    "golden",
    "green",
    "indigo",
    "ivory",
    "olive",
    "orange",
    "pearl",
    "purple",
    "red",
    "silver",
    "white",
]
THINGS = [
    "anchor",
    "apple",
    "badger",
    "beacon",
    "bell",
    "birch",
    "boat",
    "bridge",
    "candle",
    "castle",
    "cherry",
    "clover",
    "compass",
    "crane",
    "drum",
    "eagle",
    "ember",
    "falcon",
    "feather",
    "fern",
    "forest",
    "fox",
    "garden",
    "harbour",
    "heron",
    "island",
    "kettle",
    "lantern",
    "lemon",
    "lighthouse",
    "maple",
    "meadow",
    "mill",
    "moon",
    "mountain",
    "oak",
    "orchard",
    "otter",
    "owl",
    "pepper",
    "pine",
    "plum",
    "puffin",
    "rabbit",
    "raven",
    "river",
    "robin",
    "rocket",
    "saddle",
    "sail",
    "swan",
    "thistle",
    "tiger",
    "tower",
    "tulip",
    "valley",
    "violin",
    "walnut",
    "willow",
    "windmill",
    "wren",
]
REST_AFTER_SECONDS = 15 * 60


class House:
    """The tables in memory; the others sleep in the store."""

    def __init__(self, services: Services, keep_days: int | None = None) -> None:
        self.services, self.keep_days = services, keep_days
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._quiet: dict[str, float] = {}

    async def open(self, game: str, chairs: int | None, chosen: dict[str, Any], settings: Settings) -> Table:
        """Lays a new table."""
        try:
            found = games.load(game)
        except BadUse as error:
            raise refuse("no-such-game", why=str(error)) from None
        options = configured(found, chosen)
        chairs = found.seats[-1] if chairs is None else chairs
        need(1 <= chairs <= found.seats[-1], "too-many-chairs", most=found.seats[-1])
        room = Room(secrets.token_urlsafe(16))
        entry = e.Opened(
            game=game,
            version=found.version,
            chairs=chairs,
            options=options,
            settings=settings,
            name=f"{secrets.choice(COLOURS)} {secrets.choice(THINGS)}",
            code="".join(secrets.choice(CODE_LETTERS) for _ in range(6)),
            secret=secrets.token_hex(32),
        )
        summary = Summary(room.table, entry.code, "waiting", settings.public, int(time.time()))
        await self.services.store.append(room.table, 0, [e.encode(entry)], summary)
        room.fold(entry)
        self.services.tally("tables")
        return self._keep(room)

    async def find(self, name: str) -> Table:
        """The table of a link or a code; it is brought back if it sleeps."""
        if name in self.tables:
            return self.tables[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            table = await self.services.store.find(name.upper()) if len(name) == 6 else name
            if table is None:
                raise refuse("no-such-table")
            if table in self.tables:
                return self.tables[table]
            lines = await self.services.store.load(table)
            need(bool(lines), "no-such-table")
            room = Room(table)
            for line in lines:
                room.fold(e.decode(line))
            return self._keep(room)

    def _keep(self, room: Room) -> Table:
        table = self.tables[room.table] = Table(room, self.services)
        table.resume()
        return table

    async def sit(self, table: Table, name: str, entropy: str, chair: int | None) -> tuple[int, str]:
        """A person takes a free chair; returns which, and the token that proves it."""
        token = secrets.token_urlsafe(24)
        taken = await table.sit(plain(name)[:24], key_of(token), entropy, chair)
        return taken, token

    async def sweep(self) -> None:
        """Puts quiet tables to rest and forgets finished ones after the time the host set."""
        now = self.services.clock.now()
        for name, table in list(self.tables.items()):
            if table.viewers:
                self._quiet.pop(name, None)
            elif now - self._quiet.setdefault(name, now) > REST_AFTER_SECONDS * 1000:
                table.close()
                del self.tables[name], self._quiet[name]
                self._loading.pop(name, None)
        if self.keep_days is not None:
            await self.services.store.forget(int(time.time()) - self.keep_days * 86400)

    def close(self) -> None:
        """Puts every table to rest."""
        for table in self.tables.values():
            table.close()
        self.tables.clear()
