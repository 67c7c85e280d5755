"""The default store: one SQLite file, one writer thread, one transaction for all that wait."""

from __future__ import annotations

import asyncio
import queue
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import apsw

from troef.core.errors import BadUse
from troef.server.store import Conflict, Summary

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_IN_ONE_COMMIT = 256
T = TypeVar("T")


class Job(NamedTuple):
    """Something to do in the writer's thread, and who waits for it."""

    work: Callable[[apsw.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class SqliteStore:
    """A store in a file. Everything runs in one thread of its own, so that the server never waits for the disk."""

    def __init__(self, path: Path | str, before_commit: Callable[[int], None] = lambda jobs: None) -> None:
        self.path, self._before_commit = path, before_commit
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection = _open(path)
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def append(self, table: str, number: int, entries: list[bytes], summary: Summary) -> None:
        """Writes entries durably, together with whatever else waits to be written."""

        def work(db: apsw.Connection) -> None:
            rows = [(table, number + i, entry) for i, entry in enumerate(entries)]
            try:
                db.executemany("INSERT INTO entry (tbl, number, body) VALUES (?, ?, ?)", rows)
            except apsw.ConstraintError:
                raise Conflict(f"{table} has an entry {number} already") from None
            db.execute("INSERT OR REPLACE INTO tbl (id, code, state, public, changed) VALUES (?, ?, ?, ?, ?)", summary)

        await self._do(work)

    async def load(self, table: str) -> list[bytes]:
        """All entries of a table in order."""
        query = "SELECT body FROM entry WHERE tbl = ? ORDER BY number"
        return await self._do(lambda db: [row[0] for row in db.execute(query, (table,))])

    async def find(self, code: str) -> str | None:
        """The table of a short code."""
        return await self._do(lambda db: db.execute("SELECT id FROM tbl WHERE code = ?", (code,)).get)

    async def public(self) -> list[Summary]:
        """Public tables that wait for people, the newest first."""
        query = (
            "SELECT id, code, state, public, changed FROM tbl WHERE public AND state = 'waiting' ORDER BY changed DESC"
        )
        return await self._do(lambda db: [Summary(*row) for row in db.execute(query)])

    async def forget(self, before: int) -> int:
        """Deletes finished tables that have not changed since."""

        def work(db: apsw.Connection) -> int:
            old = "SELECT id FROM tbl WHERE state = 'over' AND changed < ?"
            db.execute(f"DELETE FROM entry WHERE tbl IN ({old})", (before,))
            db.execute(f"DELETE FROM tbl WHERE id IN ({old})", (before,))
            return db.changes()

        return await self._do(work)

    async def close(self) -> None:
        """Writes what waits, and closes."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _do(self, work: Callable[[apsw.Connection], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
        return done

    # ---- in the writer's thread ---------------------------------------------------------------------------------

    def _write(self) -> None:
        last = False
        while not last:
            first = self._jobs.get()
            jobs, last = _waiting(self._jobs, first)
            if jobs:
                self._commit(jobs)
        self._connection.close()

    def _commit(self, jobs: list[Job]) -> None:
        """All that waits, in one transaction; a job that fails is undone alone."""
        answers: list[tuple[Job, Any, Exception | None]] = []
        try:
            with self._connection:
                for job in jobs:
                    answers.append(self._run(job))
                self._before_commit(len(jobs))
        except apsw.Error as error:  # the disk is full or gone: nothing of this was written
            answers = [(job, None, error) for job in jobs]
        for job, value, failure in answers:
            job.loop.call_soon_threadsafe(_answer, job.done, value, failure)

    def _run(self, job: Job) -> tuple[Job, Any, Exception | None]:
        value, failure = None, None
        try:
            with self._connection:  # a savepoint of its own
                value = job.work(self._connection)
        except Conflict as conflict:
            failure = conflict
        return job, value, failure


def _waiting(jobs: queue.SimpleQueue[Job | None], first: Job | None) -> tuple[list[Job], bool]:
    """What waits now, and whether it is the last."""
    found: list[Job] = []
    job = first
    while job is not None:
        found.append(job)
        if len(found) == MOST_IN_ONE_COMMIT or jobs.empty():
            return found, False
        job = jobs.get()
    return found, True


def _answer(done: asyncio.Future[Any], value: Any, failure: Exception | None) -> None:
    if done.cancelled():
        return
    if failure is None:
        done.set_result(value)
    else:
        done.set_exception(failure)


# ---- opening and migrating ------------------------------------------------------------------------------------------


def _open(path: Path | str) -> apsw.Connection:
    """Opens the file, brings it up to date; one clear line for what cannot be opened."""
    try:
        if isinstance(path, Path):
            path.parent.mkdir(parents=True, exist_ok=True)
        db = apsw.Connection(str(path))
        db.pragma("journal_mode", "wal")
        db.pragma("synchronous", "full")
        db.set_busy_timeout(5000)
        migrate(db, path)
    except (apsw.Error, OSError) as error:
        raise BadUse(f"the database {path} cannot be used: {error}") from None
    return db


def migrate(db: apsw.Connection, path: Path | str) -> None:
    """Runs the numbered .sql files that have not been run, after a backup of a file that has something in it."""
    steps = sorted(MIGRATIONS.glob("*.sql"))
    version = int(db.pragma("user_version"))
    if version > len(steps):
        raise BadUse(f"the database {path} is of a newer version ({version}) than this program knows ({len(steps)})")
    if 0 < version < len(steps) and isinstance(path, Path):
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy2(path, path.with_name(f"{path.name}.before-{len(steps)}"))
    for number, step in enumerate(steps[version:], version + 1):
        with db:
            db.execute(step.read_text())
            db.pragma("user_version", number)
