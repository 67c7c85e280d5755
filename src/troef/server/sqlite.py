"""The default store: one SQLite file, one writer thread, one transaction for all that wait.

Entries are appended to `fresh` as they come and sorted into `entry` by table later, many at a time: sorted at once,
every entry of every table would write a page of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Collection, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeVar, cast

import apsw

from troef.core.errors import BadUse
from troef.server import migrations
from troef.server.lock import hold
from troef.server.store import Conflict, Summary, unwatched

MIGRATIONS = migrations.HERE / "sqlite"
MOST_IN_ONE_COMMIT = 256
TURNS = 4  # of the loop between two transactions: who is told of one and answers at once has a place in the next
MOST_FRESH = 4000  # entries before they are sorted in
MOST_AT_ONCE = 64  # rows of one statement
NEWEST = "SELECT max(number) FROM entry WHERE tbl = ?"
SORT_IN = "INSERT INTO entry (tbl, number, body) SELECT tbl, number, body FROM fresh ORDER BY tbl, number"
T = TypeVar("T")


Answers = list[tuple["Job", Any, Exception | None]]


Row = tuple[str, int, bytes]


class Job(NamedTuple):
    """Something to do in the writer's thread, and who waits for it. Rows to append go before everything else."""

    done: asyncio.Future[Any]
    rows: list[Row]
    work: Callable[[apsw.Connection], Any] | None


class SqliteStore:
    """A store in a file. Everything runs in one thread of its own, so that the server never waits for the disk."""

    def __init__(
        self,
        path: Path,
        moment: Callable[[str], None] = unwatched,
        batch: Callable[[int], object] = lambda jobs: None,
    ) -> None:
        self.path, self._moment, self._batch = path, moment, batch
        self._waiting: list[Job] = []  # for the next transaction
        self._writing = False  # a transaction is on its way
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._lock, self._connection = _open(path)
        self._newest: dict[str, int] | None = None  # of each table in `fresh` the newest number; None: look there
        self._fresh = 0  # how many entries are there
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def append(self, table: str, number: int, entries: list[bytes]) -> asyncio.Future[None]:
        """Writes entries durably, together with whatever else waits to be written."""
        return self._do(None, [(table, number + i, entry) for i, entry in enumerate(entries)])

    def describe(self, summary: Summary) -> asyncio.Future[None]:
        """Writes what the list of tables needs; a failure shows at the next append."""
        row = (*summary, int(time.time()))
        columns = "id, code, state, public, about, changed"
        query = f"INSERT OR REPLACE INTO tbl ({columns}) VALUES (?, ?, ?, ?, ?, ?)"
        done = self._do(lambda db: db.execute(query, row).get)
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        return done

    def held(self, table: str) -> int | None:
        """The file is ours alone."""
        return 1

    def load(self, table: str) -> asyncio.Future[list[bytes]]:
        """All entries of a table in order."""
        query = "SELECT body FROM log WHERE tbl = ? ORDER BY number"
        return self._do(lambda db: [row[0] for row in db.execute(query, (table,))])

    def rewrite(self, table: str, entries: Mapping[int, bytes]) -> asyncio.Future[None]:
        """Writes entries anew; what stood there is overwritten in the file, too (`secure_delete`)."""
        rows = [(entry, table, number) for number, entry in entries.items()]

        def work(db: apsw.Connection) -> None:
            self._sort_in(db)
            db.executemany("UPDATE entry SET body = ? WHERE tbl = ? AND number = ?", rows)

        return self._do(work)

    def find(self, code: str) -> asyncio.Future[str | None]:
        """The table of a short code."""
        return self._do(lambda db: db.execute("SELECT id FROM tbl WHERE code = ?", (code,)).get)

    def public(self) -> asyncio.Future[list[Summary]]:
        """Public tables that wait for people, the newest first."""
        query = (
            "SELECT id, code, state, public, about FROM tbl WHERE public AND state = 'waiting' "
            "ORDER BY changed DESC LIMIT 50"
        )
        return self._do(lambda db: [Summary(*row) for row in db.execute(query)])

    def forget(self, days: int, keep: Collection[str]) -> asyncio.Future[int]:
        """Deletes tables without a match going on that have not changed for so long."""
        query = "SELECT id FROM tbl WHERE state != 'playing' AND changed < ?"

        def work(db: apsw.Connection) -> int:
            self._sort_in(db)
            old = [row for row in db.execute(query, (int(time.time()) - days * 86_400,)) if row[0] not in keep]
            db.executemany("DELETE FROM entry WHERE tbl = ?", old)
            db.executemany("DELETE FROM tbl WHERE id = ?", old)
            return len(old)

        return self._do(work)

    def check(self) -> asyncio.Future[None]:
        """Takes the lock of a writer, and writes nothing."""
        return self._do(lambda db: db.execute("UPDATE tbl SET changed = changed WHERE id = ''").get)

    async def close(self) -> None:
        """Writes what waits, and closes."""
        while self._writing:
            await asyncio.sleep(0.005)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _do(self, work: Callable[[apsw.Connection], T] | None, rows: list[Row] | None = None) -> asyncio.Future[T]:
        """Waits for the next transaction, which begins when the one before is done, or after this turn of the loop."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append(Job(done, rows or [], work))
        if not self._writing:
            self._writing = True
            loop.call_soon(self._send)
        return done

    def _send(self) -> None:
        batch, self._waiting = self._waiting[:MOST_IN_ONE_COMMIT], self._waiting[MOST_IN_ONE_COMMIT:]
        self._batches.put(batch)

    def _answer(self, answers: Answers) -> None:
        """What was written is told; then what has come meanwhile is written."""
        for job, value, failure in answers:
            if job.done.cancelled():
                continue
            if failure is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(failure)
        self._go_on(TURNS)

    def _go_on(self, turns: int) -> None:
        """After so many turns of the loop the next transaction begins, if anything waits for it."""
        if turns:
            asyncio.get_running_loop().call_soon(self._go_on, turns - 1)
        elif self._waiting:
            self._send()
        else:
            self._writing = False

    # ---- in the writer's thread ----------------------------------------------------------------------------------

    def _write(self) -> None:
        while (jobs := self._batches.get()) is not None:
            self._batch(len(jobs))
            answers = self._together(jobs)
            with contextlib.suppress(RuntimeError):  # a loop that has ended needs no answer
                jobs[0].done.get_loop().call_soon_threadsafe(self._answer, answers)
            if self._fresh >= MOST_FRESH:
                self._tidy()
        self._connection.close()
        self._lock.close()

    def _together(self, jobs: list[Job]) -> Answers:
        """All that waits, in one transaction; if one of them fails, each in its own."""
        db = self._connection
        try:
            with db:
                self._append(db, [row for job in jobs for row in job.rows])
                answers: Answers = [(job, job.work(db) if job.work else None, None) for job in jobs]
                self._moment("written")
        except Exception:  # a conflict, a full disk: nothing of this was written
            self._newest = None
            answers = [self._alone(job) for job in jobs]
        self._moment("committed")
        return answers

    def _alone(self, job: Job) -> tuple[Job, Any, Exception | None]:
        value, failure = None, cast(Exception | None, None)
        try:
            with self._connection as db:
                self._append(db, job.rows)
                value = job.work(db) if job.work else None
        except apsw.ConstraintError as error:
            failure = Conflict(str(error))
        except Exception as error:
            failure = error
        if failure is not None:
            self._newest = None
        return job, value, failure

    def _append(self, db: apsw.Connection, rows: list[Row]) -> None:
        """Writes entries; numbers of a table only grow, or somebody else has written or forgotten it."""
        newest = self._look(db) if self._newest is None else self._newest
        for table, number, _ in rows:
            last = newest[table] if table in newest else db.execute(NEWEST, (table,)).get
            if last is None and number > 0:
                raise Conflict(f"table {table} is not there any more")
            if last is not None and number <= last:
                raise Conflict(f"table {table} has an entry {last} already")
            newest[table] = number
        for at in range(0, len(rows), MOST_AT_ONCE):
            some = rows[at : at + MOST_AT_ONCE]
            db.execute(_insert(len(some)), tuple(chain.from_iterable(some)))
        self._fresh += len(rows)

    def _look(self, db: apsw.Connection) -> dict[str, int]:
        """What stands in `fresh`: at the beginning, and after a transaction that failed."""
        self._fresh = db.execute("SELECT count(*) FROM fresh").get
        newest = self._newest = dict(db.execute("SELECT tbl, max(number) FROM fresh GROUP BY tbl"))
        return newest

    def _sort_in(self, db: apsw.Connection) -> None:
        """Entries go to those of their table."""
        db.execute(SORT_IN)
        db.execute("DELETE FROM fresh")
        self._newest, self._fresh = {}, 0

    def _tidy(self) -> None:
        """Sorts in, between two transactions; what prevents it now will be told at an append, or is over by then."""
        try:
            with self._connection as db:
                self._sort_in(db)
        except apsw.Error:
            self._newest = None


@cache
def _insert(rows: int) -> str:
    """Appends so many rows in one step: between steps the thread has to wait until the loop lets it go on."""
    return "INSERT INTO fresh (tbl, number, body) VALUES " + ", ".join(["(?, ?, ?)"] * rows)


# ---- opening and migrating ---------------------------------------------------------------------------------------


def _open(path: Path) -> tuple[IO[bytes], apsw.Connection]:
    """Opens the file for this process alone, brings it up to date; one clear line for what cannot be opened."""
    with contextlib.ExitStack() as undone:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = undone.enter_context(hold(path))
            db = apsw.Connection(str(path))
            undone.callback(db.close)
            db.set_busy_timeout(5000)
            db.pragma("journal_mode", "wal")
            db.pragma("synchronous", "full")
            db.pragma("secure_delete", "on")
            migrate(db, path, MIGRATIONS)
        except (apsw.Error, OSError) as error:
            raise BadUse(use="database-unusable", path=path, why=error) from None
        undone.pop_all()
    return lock, db


def migrate(db: apsw.Connection, path: Path, folder: Path) -> None:
    """Runs the numbered .sql files that have not been run, after a backup of a file that has something in it."""
    version = int(db.pragma("user_version"))
    steps = migrations.due(folder, version, str(path))
    if version and steps:
        back_up(db, path.with_name(f"{path.name}.version-{version}"))
    for step in steps:
        with db:
            db.execute(step.text)
            db.pragma("user_version", step.version)


def back_up(db: apsw.Connection, path: Path) -> None:
    """A copy of the whole database, as it is at this moment."""
    path.unlink(missing_ok=True)
    db.execute("VACUUM INTO ?", (str(path),))


def copy(source: Path, target: Path) -> int:
    """A copy of a database in a new file, as it is at this moment, also if a server writes to it or was killed.

    Returns how many tables there are.
    """
    if target.exists():
        raise BadUse(use="there-already", path=target)
    try:
        with contextlib.closing(apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READWRITE)) as db:
            db.set_busy_timeout(5000)
            tables = int(db.execute("SELECT count(*) FROM tbl").get)
            back_up(db, target)
    except apsw.Error as error:
        raise BadUse(f"the database {source} cannot be copied to {target}: {error}") from None
    return tables
