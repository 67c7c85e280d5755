"""All tables of a server: opened, found by link or code, put to rest, brought back from the store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from typing import Any

from troef import games
from troef.core.errors import BadUse
from troef.server import entries as e
from troef.server import names
from troef.server.entries import Settings
from troef.server.logs import log, table_mark
from troef.server.room import Room, folded
from troef.server.store import Away
from troef.server.table import Services, Table
from troef.server.wishes import configured, need, refuse

REST_AFTER_SECONDS = 15 * 60
MOST_TABLES = 20_000  # in memory


class House:
    """The tables in memory; the others sleep in the store."""

    def __init__(self, services: Services, keep_days: int | None = None) -> None:
        self.services, self.keep_days = services, keep_days
        self.tables: dict[str, Table] = {}
        self.dropping: list[Callable[[str], None]] = []  # who else keeps something by the name of its log
        self.using: list[Callable[[], Iterable[str]]] = []  # and what of it is in use
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._quiet: dict[str, float] = {}  # since when nobody has looked at a table

    async def open(self, game: str, chairs: int | None, chosen: dict[str, Any], settings: Settings) -> Table:
        """Lays a new table."""
        try:
            found = games.load(game)
        except BadUse as error:
            raise refuse("no-such-game", why=str(error)) from None
        need(len(self.tables) < MOST_TABLES, "house-is-full")
        options = configured(found, chosen)
        chairs = found.seats[-1] if chairs is None else chairs
        need(1 <= chairs <= found.seats[-1], "too-many-chairs", most=found.seats[-1])
        entry = e.Opened(
            game=game,
            version=found.version,
            chairs=chairs,
            options=options,
            settings=settings,
            name=names.table_name(),
            code=names.table_code(),
            secret=secrets.token_hex(32),
        )
        room = Room(names.table_id())
        await self.services.store.append(room.table, 0, [e.encode(entry)])
        room.fold(entry)
        table = self._keep(room)
        await self.services.store.describe(table.summary())
        log.info("table-opened", table=table_mark(room.table), game=game, chairs=chairs)
        self.services.metrics.tally("tables")
        return table

    async def find(self, name: str) -> Table:
        """The table of a link or a code; it is brought back if it sleeps."""
        if name in self.tables:
            return self.tables[name]
        table = await self.services.store.find(name.upper()) if names.is_code(name) else name
        if table is None or "." in table:  # a dot is in the names of pads alone
            raise refuse("no-such-table")
        if table in self.tables:
            return self.tables[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Table:
        lines = await self.lines(table)
        need(bool(lines), "no-such-table")
        return self._keep(folded(table, lines))

    async def lines(self, name: str) -> list[bytes]:
        """A log, to be kept in memory: it must be ours all the while, or whoever sits down hears nothing more."""
        store = self.services.store
        held = store.held(name)
        lines = await store.load(name)
        if lines and (held is None or store.held(name) != held):
            raise Away("it lives elsewhere by now")
        return lines

    def _loaded(self, table: str, done: asyncio.Future[Table]) -> None:
        del self._loading[table]
        if not done.cancelled():
            done.exception()  # whoever waited has been told

    def _keep(self, room: Room) -> Table:
        table = self.tables[room.table] = Table(room, self.services, self._dropped)
        return table

    def _dropped(self, table: Table) -> None:
        if self.tables.get(table.room.table) is table:
            del self.tables[table.room.table]
            self._quiet.pop(table.room.table, None)

    def drop(self, name: str) -> None:
        """Forgets, in memory alone, what has that name: it may not be what is saved. Who is there comes back."""
        if table := self.tables.get(name):
            table.close("table-restarts")
            self._dropped(table)
        for drop in self.dropping:
            drop(name)

    async def sweep(self) -> None:
        """Puts quiet tables to rest and forgets finished ones after the time the host set."""
        now = self.services.clock.now()
        for name, table in list(self.tables.items()):
            if len(table.presence) or table.busy:
                self._quiet.pop(name, None)
            elif now - self._quiet.setdefault(name, now) >= REST_AFTER_SECONDS * 1000:
                table.close()
                self._dropped(table)
                log.info("table-rests", table=table_mark(name))
        if self.keep_days is not None:
            others = (name for using in self.using for name in using())
            forgotten = await self.services.store.forget(self.keep_days, {*self.tables, *self._loading, *others})
            log.info("tables-forgotten", count=forgotten)

    def close(self) -> None:
        """Puts every table to rest."""
        for table in self.tables.values():
            table.close("table-rests")
        self.tables.clear()
