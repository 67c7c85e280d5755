"""All tables of an install move to another database: SQLite files are copied as they are, or poured into PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw

from troef.core.errors import BadUse, near_file
from troef.server import sqlite
from troef.server.run import database, is_postgres

ROWS = 5000  # of one call
TABLES = "SELECT id, code, state, public, about, changed FROM tbl"
ENTRIES = "SELECT tbl, number, body FROM log"


def copy(source: str, target: str) -> int:
    """Copies one database to a new one; returns how many tables there are."""
    if is_postgres(source):
        raise BadUse("a PostgreSQL database is copied by its own pg_dump")
    file = database(source)
    if not file.exists():
        raise BadUse(use="no-file", path=file, near=near_file(file))
    if not is_postgres(target):
        return sqlite.copy(file, database(target))
    from troef.server import several

    several.bring_up_to_date(target)
    with contextlib.closing(_opened(file)) as db:
        return asyncio.run(_pour(db, target))


def _opened(path: Path) -> apsw.Connection:
    """A file that is up to date, to be read as it is at this moment, also if a server writes to it."""
    try:
        db = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
        db.set_busy_timeout(5000)
        version, known = int(db.pragma("user_version")), len(list(sqlite.MIGRATIONS.glob("*.sql")))
        if version != known:
            raise BadUse(f"the database {path} is of version {version}, not {known}: open it once with `troef serve`")
        db.execute("BEGIN")
    except apsw.Error as error:
        raise BadUse(f"the database {path} cannot be copied: {error}") from None
    return db


async def _pour(source: apsw.Connection, target: str) -> int:
    """Everything in one transaction: all of it is there, or nothing."""
    import asyncpg  # type: ignore[import-untyped]

    db = await asyncpg.connect(target)
    try:
        async with db.transaction():
            await db.execute("LOCK TABLE tbl, entry IN EXCLUSIVE MODE")
            if await db.fetchval("SELECT EXISTS (SELECT FROM tbl) OR EXISTS (SELECT FROM entry)"):
                raise BadUse("the PostgreSQL database has tables already")
            tables = 0
            for rows in _chunks(source, TABLES):
                described = [(id, code, state, bool(public), *more) for id, code, state, public, *more in rows]
                await db.copy_records_to_table("tbl", records=described)
                tables += len(rows)
            for rows in _chunks(source, ENTRIES):
                await db.copy_records_to_table("entry", records=rows)
            return tables
    finally:
        await db.close()


def _chunks(source: apsw.Connection, query: str) -> Iterator[list[Any]]:
    cursor = source.execute(query)
    while rows := list(itertools.islice(cursor, ROWS)):
        yield rows
