"""The store in a file: durable, one transaction for all that wait, one writer wins, migrated with a backup."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import pytest

from troef.core.errors import BadUse
from troef.server import entries, sqlite
from troef.server.sqlite import SqliteStore, migrate
from troef.server.store import Conflict, Summary


def run(path: Path, scenario: Callable[[SqliteStore], Awaitable[None]], **hooks: Callable[..., None]) -> None:
    async def opened() -> None:
        store = SqliteStore(path, **hooks)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(opened())


def summary(table: str, code: str, state: str = "waiting", public: bool = False) -> Summary:
    return Summary(table, code, state, public, b"{}")


def test_a_failure_is_told_and_the_store_goes_on(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        def broken(db: apsw.Connection) -> None:
            raise apsw.FullError("database or disk is full")

        with pytest.raises(apsw.FullError):
            await store._do(broken)
        await store.append("a", 0, [b"x"])
        assert await store.load("a") == [b"x"]

    run(tmp_path / "t.sqlite", scenario)


def test_a_rewritten_entry_leaves_no_trace_of_the_old_one_in_the_file(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.append("a", 0, [b"x", b"Ada Lovelace", b"y"])
        await store.rewrite("a", {1: b"nobody"})
        assert await store.load("a") == [b"x", b"nobody", b"y"]

    run(tmp_path / "t.sqlite", scenario)
    assert not any(b"Lovelace" in path.read_bytes() for path in tmp_path.iterdir())


def fresh(store: SqliteStore) -> Awaitable[int]:
    """How many entries have not been sorted in."""
    return store._do(lambda db: int(db.execute("SELECT count(*) FROM fresh").get))


def test_entries_are_sorted_in_by_and_by_and_all_are_loaded_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MOST_FRESH", 8)
    left = []

    async def scenario(store: SqliteStore) -> None:
        for number in range(20):
            await asyncio.gather(*(store.append(table, number, [b"%d" % number]) for table in "ba"))
            left.append(await fresh(store))
            for table in "ab":
                assert await store.load(table) == [b"%d" % i for i in range(number + 1)]

    run(tmp_path / "t.sqlite", scenario)
    assert max(left) < 8 and 0 in left and any(left)


def test_numbers_grow_wherever_the_entry_before_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MOST_FRESH", 3)

    async def scenario(store: SqliteStore) -> None:
        begin = len(await store.load("a"))
        for number in range(begin, begin + 4):
            await store.append("a", number, [b"%d" % number])
            with pytest.raises(Conflict):
                await store.append("a", number, [b"doubled"])
        assert await store.load("a") == [b"%d" % i for i in range(begin + 4)]

    for _ in range(3):  # opened anew, some stand here and some there
        run(tmp_path / "t.sqlite", scenario)


def test_what_a_failed_transaction_would_have_written_can_be_written_again(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.append("a", 0, [b"x"])
        await store._do(lambda db: db.pragma("query_only", True))
        with pytest.raises(apsw.Error):
            await store.append("a", 1, [b"y"])
        await store._do(lambda db: db.pragma("query_only", False))
        await store.append("a", 1, [b"y"])
        assert await store.load("a") == [b"x", b"y"]

    run(tmp_path / "t.sqlite", scenario)


def test_entries_that_cannot_be_sorted_in_stay_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MOST_FRESH", 2)

    async def scenario(store: SqliteStore) -> None:
        sort_in, sqlite.SORT_IN = sqlite.SORT_IN, "no such word"
        for number in range(5):
            await store.append("a", number, [b"%d" % number])
        assert await fresh(store) == 5
        sqlite.SORT_IN = sort_in
        await store.append("a", 5, [b"5"])
        assert await fresh(store) < 2
        assert await store.load("a") == [b"%d" % i for i in range(6)]

    run(tmp_path / "t.sqlite", scenario)


def test_a_table_that_is_forgotten_leaves_no_fresh_entry(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.describe(summary("a", "AAAAAA"))
        await store.append("a", 0, [b"x"])
        assert await store.forget(-1, ()) == 1
        assert await store.load("a") == [] and await fresh(store) == 0

    run(tmp_path / "t.sqlite", scenario)


def test_the_moments_are_told_in_order(tmp_path: Path) -> None:
    told: list[str] = []

    async def scenario(store: SqliteStore) -> None:
        await store.append("a", 0, [b"x"])
        told.append("answered")

    run(tmp_path / "t.sqlite", scenario, moment=told.append)
    assert told == ["written", "committed", "answered"]


# ---- opening -----------------------------------------------------------------------------------------------------


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    db = apsw.Connection(str(path))
    db.pragma("user_version", 99)
    db.close()
    with pytest.raises(BadUse, match="newer version"):
        SqliteStore(path)
    assert apsw.Connection(str(path)).pragma("user_version") == 99


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 100)
    with pytest.raises(BadUse, match="cannot be used"):
        SqliteStore(path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadUse, match="cannot be used"):
        SqliteStore(tmp_path / "file" / "t.sqlite")


def test_a_place_where_nobody_may_write_is_refused() -> None:
    with pytest.raises(BadUse, match="cannot be used"):
        SqliteStore(Path("/proc/troef.sqlite"))


def test_a_store_that_can_no_longer_be_written_to_says_so(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.check()
        await store._do(lambda db: db.pragma("query_only", True))
        with pytest.raises(apsw.Error):
            await store.check()

    run(tmp_path / "t.sqlite", scenario)


def steps(folder: Path, *texts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for number, text in enumerate(texts, 1):
        (folder / f"{number:04}_step.sql").write_text(text)
    return folder


def test_migrations_run_by_themselves_after_a_backup_of_what_was_there(tmp_path: Path) -> None:
    path, folder = tmp_path / "t.sqlite", tmp_path / "steps"
    db = apsw.Connection(str(path))
    migrate(db, path, steps(folder, "CREATE TABLE a (x); INSERT INTO a VALUES (7)"))
    assert db.pragma("user_version") == 1 and not (tmp_path / "t.sqlite.version-1").exists()
    migrate(db, path, steps(folder, "", "ALTER TABLE a ADD COLUMN y DEFAULT 8", "CREATE TABLE b (z)"))
    assert db.pragma("user_version") == 3 and db.execute("SELECT x, y FROM a").fetchall() == [(7, 8)]
    old = apsw.Connection(str(tmp_path / "t.sqlite.version-1"))
    assert old.pragma("user_version") == 1 and old.execute("SELECT * FROM a").fetchall() == [(7,)]


def test_a_table_of_the_first_version_comes_back(tmp_path: Path) -> None:
    path, folder = tmp_path / "t.sqlite", tmp_path / "steps"
    db = apsw.Connection(str(path))
    migrate(db, path, steps(folder, (sqlite.MIGRATIONS / "0001_tables.sql").read_text()))
    opened = (
        b'{"e":"opened","game":"companeros","version":1,"chairs":3,"options":{},"settings":{"watch":"anybody",'
        b'"reveal":true,"pace":"normal","time":"none","away_seconds":60,"chat":"free","public":false,"hints":%s},'
        b'"name":"n","code":"C","secret":"00"}'
    )
    db.executemany("INSERT INTO entry VALUES (?, ?, ?)", [("a", 0, opened % b"true"), ("b", 0, opened % b"false")])
    db.close()

    async def read(store: SqliteStore) -> None:
        for table, hints in (("a", "bots"), ("b", "off")):
            (entry,) = map(entries.decode, await store.load(table))
            assert isinstance(entry, entries.Opened) and entry.settings.hints == hints

    run(path, read)


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path, folder = tmp_path / "t.sqlite", tmp_path / "steps"
    db = apsw.Connection(str(path))
    migrate(db, path, steps(folder, "CREATE TABLE a (x)"))
    with pytest.raises(apsw.Error):
        migrate(db, path, steps(folder, "", "CREATE TABLE b (y); CREATE TABLE a (x)"))
    assert db.pragma("user_version") == 1
    assert [row[0] for row in db.execute("SELECT name FROM sqlite_schema")] == ["a"]


def test_a_store_moved_while_it_is_closed_is_whole(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append("a", 0, [b"one"])

    async def read(store: SqliteStore) -> None:
        assert await store.load("a") == [b"one"]

    run(tmp_path / "t.sqlite", write)
    assert sorted(os.listdir(tmp_path)) == ["t.sqlite", "t.sqlite.lock"], "closed, everything is in one file"
    shutil.move(tmp_path / "t.sqlite", tmp_path / "moved.sqlite")
    run(tmp_path / "moved.sqlite", read)


def test_the_migrations_are_numbered_without_a_gap() -> None:
    found = sorted(path.name for path in sqlite.MIGRATIONS.glob("*.sql"))
    assert [int(name[:4]) for name in found] == list(range(1, len(found) + 1))
