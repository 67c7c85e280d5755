"""The store of several processes: PostgreSQL. What waits is appended together, and only by the owner of a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from troef.core.errors import BadUse
from troef.server import migrations
from troef.server.lease import LEASE_SECONDS, Leases
from troef.server.lines import GONE, Line, Lines
from troef.server.store import Conflict, Summary, unwatched

MIGRATIONS = migrations.HERE / "postgres"
MOST_IN_ONE_COMMIT = 256
READERS = 3
NOT_OURS = "TR001"  # raised by `append`
ONE_AT_A_TIME = 8377  # the lock of those who migrate
APPEND = "SELECT append($1, $2, $3, $4, $5)"
DESCRIBE = """
    INSERT INTO tbl (id, code, state, public, about, changed) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (id) DO UPDATE SET state = $3, public = $4, about = $5, changed = $6
"""
PUBLIC = """
    SELECT id, code, state, public, about FROM tbl WHERE public AND state = 'waiting' ORDER BY changed DESC LIMIT 50
"""
FORGET = """
    WITH old AS (
        SELECT id FROM tbl
        WHERE state <> 'playing' AND changed < $1 AND id <> ALL ($2) AND NOT EXISTS (
            SELECT FROM holder JOIN process ON process.id = holder.process
            WHERE holder.tbl = tbl.id AND process.id <> $3 AND process.until > clock_timestamp()
        )
    ), entries AS (DELETE FROM entry USING old WHERE entry.tbl = old.id)
    , leases AS (DELETE FROM holder USING old WHERE holder.tbl = old.id)
    DELETE FROM tbl USING old WHERE tbl.id = old.id
"""


class Append(NamedTuple):
    """Entries that wait to be written, and who waits for them."""

    done: asyncio.Future[None]
    table: str
    number: int
    entries: list[bytes]


class PostgresStore:
    """A store in PostgreSQL; other processes may use the same."""

    def __init__(
        self,
        url: str,
        moment: Callable[[str], None] = unwatched,
        batch: Callable[[int], object] = lambda jobs: None,
        lease_seconds: float = LEASE_SECONDS,
        most_in_one_commit: int = MOST_IN_ONE_COMMIT,
    ) -> None:
        self.leases = Leases(url, lease_seconds)
        self._moment, self._batch, self._most = moment, batch, most_in_one_commit
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._line = Line(url, lease_seconds)  # what takes longer to be written may be another's by then
        self._readers = Lines(url, READERS)
        self._described: set[asyncio.Future[None]] = set()

    # ---- writing -----------------------------------------------------------------------------------------------------

    def append(self, table: str, number: int, entries: list[bytes]) -> asyncio.Future[None]:
        """Writes entries durably, together with whatever else waits to be written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Append(done, table, number, entries))
        if self._writer is None:
            self._writer = loop.create_task(self._write())
        return done

    async def _write(self) -> None:
        """One call for all that waits, as long as something waits."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
                self._batch(len(batch))
                await self._together(batch)
        finally:
            self._writer = None

    async def _together(self, batch: list[Append]) -> None:
        """All of it, in one transaction; if one of them cannot be written, each in its own."""
        failure = await self._try(batch)
        for job in batch:
            alone = await self._try([job]) if isinstance(failure, Conflict) and len(batch) > 1 else failure
            if isinstance(alone, Conflict):
                self.leases.release(job.table)
            if job.done.cancelled():
                continue
            if alone is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(alone)
        self._moment("committed")

    async def _try(self, batch: list[Append]) -> Exception | None:
        try:
            me = await self.leases.me()
            for job in batch:
                if job.number == 0:
                    self.leases.opened(job.table)
            rows = [
                (job.table, job.number + i, entry, self.leases.fence(job.table))
                for job in batch
                for i, entry in enumerate(job.entries)
            ]
            columns = [list(column) for column in zip(*rows, strict=True)]
            await self._line.do(lambda db: db.execute(APPEND, *columns, me))
        except asyncpg.UniqueViolationError as error:
            return Conflict(str(error))
        except asyncpg.PostgresError as error:
            return Conflict(str(error)) if error.sqlstate == NOT_OURS else error
        except Exception as error:
            return error
        return None

    def describe(self, summary: Summary) -> asyncio.Future[None]:
        """Writes what the list of tables needs; a failure shows at the next append."""
        row = (*summary, int(time.time()))
        done = asyncio.ensure_future(self._line.do(lambda db: db.execute(DESCRIBE, *row)))
        self._described.add(done)
        done.add_done_callback(self._described.discard)
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        return done

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Writes entries anew; what stood there is gone when PostgreSQL has vacuumed."""
        rows = [(entry, table, number) for number, entry in entries.items()]
        query = "UPDATE entry SET body = $1 WHERE tbl = $2 AND number = $3"
        await self._line.do(lambda db: db.executemany(query, rows))

    async def forget(self, days: int, keep: Collection[str]) -> int:
        """Deletes tables without a match going on that have not changed for so long, and that nobody else holds."""
        before, me = int(time.time()) - days * 86_400, await self.leases.me()
        done: str = await self._readers.do(lambda db: db.execute(FORGET, before, list(keep), me))
        return int(done.rsplit(maxsplit=1)[-1])

    def held(self, table: str) -> int | None:
        """The fence of our lease."""
        return self.leases.held(table)

    # ---- reading -----------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> list[bytes]:
        """All entries of a table in order."""
        query = "SELECT body FROM entry WHERE tbl = $1 ORDER BY number"
        return [row[0] for row in await self._readers.do(lambda db: db.fetch(query, table))]

    async def find(self, code: str) -> str | None:
        """The table of a short code."""
        found: str | None = await self._readers.do(lambda db: db.fetchval("SELECT id FROM tbl WHERE code = $1", code))
        return found

    async def public(self) -> list[Summary]:
        """Public tables that wait for people, the newest first."""
        return [Summary(*row) for row in await self._readers.do(lambda db: db.fetch(PUBLIC))]

    async def check(self) -> None:
        """Asks for the right to write, and writes nothing."""
        await self._line.do(lambda db: db.execute("UPDATE tbl SET changed = changed WHERE id = ''"))

    async def close(self) -> None:
        """Writes what waits, lets go of all tables, and closes."""
        while self._writer is not None or self._described:
            await asyncio.sleep(0.005)
        await self.leases.end()
        await self._line.close()
        await self._readers.close()


# ---- opening and migrating -------------------------------------------------------------------------------------------


def prepare(url: str) -> None:
    """Brings the database up to date, whoever else begins at the same time; one clear line if it cannot be used."""
    try:
        asyncio.run(_prepare(url))
    except (*GONE, asyncpg.PostgresError, ValueError) as error:
        raise BadUse(use="database-unusable", path=shown(url), why=error or type(error).__name__) from None


async def _prepare(url: str) -> None:
    db = await asyncpg.connect(url, timeout=10)
    try:
        await migrate(db, shown(url), MIGRATIONS)
    finally:
        await db.close()


async def migrate(db: Any, name: str, folder: Any) -> None:
    """Runs the numbered .sql files that have not been run."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
        await db.execute("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)")
        version = await db.fetchval("SELECT max(number) FROM version") or 0
        for step in migrations.due(folder, version, name):
            await db.execute(step.text)
            await db.execute("INSERT INTO version VALUES ($1)", step.version)


def shown(url: str) -> str:
    """An address without its password."""
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://...@{after}" if at else url
