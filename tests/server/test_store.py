"""Every store keeps the same promises: durable, one transaction for all that wait, one writer wins."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.server.servers import Postgres

from troef.server.postgres import PostgresStore, prepare
from troef.server.sqlite import SqliteStore
from troef.server.store import Conflict, Store, Summary

DATABASES = itertools.count(1)


class Run(Protocol):
    """Runs a scenario with a store that is opened for it, on the same database every time."""

    def __call__(self, scenario: Callable[[Store], Awaitable[None]], **hooks: Callable[..., None]) -> None:
        """Opens, runs, closes."""


def database(postgres: Postgres) -> str:
    """A new, empty database of our server."""
    name = f"d{next(DATABASES)}"

    async def create() -> None:
        db = await asyncpg.connect(postgres.url)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    asyncio.run(create())
    return postgres.database(name)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """With each kind of store."""
    make: Any = SqliteStore
    where: Any = tmp_path / "t.sqlite"
    if request.param == "postgres":
        make, where = PostgresStore, database(request.getfixturevalue("postgres"))
        prepare(where)

    def running(scenario: Callable[[Store], Awaitable[None]], **hooks: Callable[..., None]) -> None:
        async def opened() -> None:
            store = make(where, **hooks)
            try:
                await scenario(store)
            finally:
                await store.close()

        asyncio.run(opened())

    return running


def summary(table: str, code: str, state: str = "waiting", public: bool = False) -> Summary:
    """A table for the list."""
    return Summary(table, code, state, public, b"{}")


def test_what_was_appended_is_there_after_it_is_opened_again(run: Run) -> None:
    async def write(store: Store) -> None:
        await store.append("a", 0, [b"one", b"two"])
        await store.append("a", 2, [b"three"])
        await store.append("b", 0, [b"other"])

    async def read(store: Store) -> None:
        assert await store.load("a") == [b"one", b"two", b"three"]
        assert await store.load("b") == [b"other"] and await store.load("c") == []

    run(write)
    run(read)


def test_all_that_waits_is_written_in_one_transaction(run: Run) -> None:
    batches: list[int] = []

    async def scenario(store: Store) -> None:
        await asyncio.gather(*(store.append(f"t{i}", 0, [b"x"]) for i in range(100)))
        assert sum(batches) == 100 and max(batches) > 10

    run(scenario, batch=batches.append)


def test_one_writer_of_a_number_wins_and_the_others_of_the_transaction_are_not_hurt(run: Run) -> None:
    async def scenario(store: Store) -> None:
        await store.append("a", 0, [b"first"])
        late, other = await asyncio.gather(
            store.append("a", 0, [b"second"]), store.append("b", 0, [b"x"]), return_exceptions=True
        )
        assert isinstance(late, Conflict) and other is None
        assert await store.load("a") == [b"first"] and await store.load("b") == [b"x"]

    run(scenario)


def test_several_entries_are_written_together_or_not_at_all(run: Run) -> None:
    async def scenario(store: Store) -> None:
        await store.append("a", 0, [b"first"])
        await store.append("a", 2, [b"later"])
        with pytest.raises(Conflict):
            await store.append("a", 1, [b"earlier", b"doubled"])
        assert await store.load("a") == [b"first", b"later"]

    run(scenario)


def test_tables_are_found_by_code_and_listed_if_they_are_public_and_wait(run: Run) -> None:
    async def scenario(store: Store) -> None:
        await store.describe(summary("a", "AAAAAA", public=True))
        await store.describe(summary("b", "BBBBBB"))
        await store.describe(summary("c", "CCCCCC", "playing", public=True))
        assert await store.find("BBBBBB") == "b" and await store.find("ZZZZZZ") is None
        assert [found.table for found in await store.public()] == ["a"]

    run(scenario)


def test_old_tables_are_forgotten_but_not_those_in_a_match_or_in_use(run: Run) -> None:
    async def scenario(store: Store) -> None:
        for table, state in (("over", "over"), ("waits", "waiting"), ("plays", "playing"), ("used", "over")):
            await store.append(table, 0, [b"x"])
            await store.describe(summary(table, table, state))
        assert await store.forget(1, []) == 0, "they have changed today"
        assert await store.forget(-1, ["used"]) == 2
        assert [t for t in ("over", "waits", "plays", "used") if await store.load(t)] == ["plays", "used"]

    run(scenario)


@pytest.mark.parametrize("loaded_first", [True, False])
def test_a_table_loaded_while_it_is_forgotten_is_whole_or_not_there_and_nobody_writes_on(
    run: Run, loaded_first: bool
) -> None:
    async def scenario(store: Store) -> None:
        await store.append("a", 0, [b"x", b"y"])
        await store.describe(summary("a", "AAAAAA", "over"))
        if loaded_first:
            lines, forgotten = await asyncio.gather(store.load("a"), store.forget(-1, ()))
        else:
            forgotten, lines = await asyncio.gather(store.forget(-1, ()), store.load("a"))
        assert forgotten == 1 and lines in ([b"x", b"y"], [])
        with pytest.raises(Conflict):
            await store.append("a", 2, [b"z"])
        assert await store.load("a") == []

    run(scenario)


def test_an_entry_is_written_anew(run: Run) -> None:
    async def scenario(store: Store) -> None:
        await store.append("a", 0, [b"x", b"Ada", b"y"])
        await store.rewrite("a", {1: b"nobody"})
        assert await store.load("a") == [b"x", b"nobody", b"y"]

    run(scenario)


def test_a_store_that_can_be_written_to_says_so(run: Run) -> None:
    async def scenario(store: Store) -> None:
        await store.check()

    run(scenario)


def test_a_table_is_described_anew_whenever_it_changes(run: Run) -> None:
    async def scenario(store: Store) -> None:
        await store.describe(summary("a", "AAAAAA", public=True))
        await store.describe(summary("a", "AAAAAA", "playing", public=True))
        assert await store.public() == [] and await store.find("AAAAAA") == "a"

    run(scenario)
