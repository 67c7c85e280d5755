"""One process owns a table: leases that run out, fences that hold off the late, tables that are let go at once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.server.servers import Postgres
from tests.server.test_store import database

from troef.core.errors import BadUse
from troef.server.lease import LATE_PATIENCE_SECONDS
from troef.server.postgres import MIGRATIONS, PostgresStore, migrate, prepare, shown
from troef.server.store import Away, Conflict, Summary

pytestmark = pytest.mark.slow
LONG, SHORT = 60.0, 1.0


def run(server: Postgres, scenario: Callable[[str], Awaitable[None]]) -> None:
    """With a database that is up to date."""
    url = database(server)
    prepare(url)

    async def bounded() -> None:
        await asyncio.wait_for(scenario(url), 240)

    asyncio.run(bounded())


async def laid(store: PostgresStore, table: str) -> None:
    """A table of one entry."""
    await store.append(table, 0, [b"first"])
    await store.describe(Summary(table, table.upper(), "waiting", False, b"{}"))


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(120):
        while not await holds():
            await asyncio.sleep(0.05)


def stop(store: PostgresStore) -> None:
    """Its heart stands still, as in a process that is stopped."""
    assert store.leases._heart is not None
    store.leases._heart.cancel()


def test_a_table_lives_where_it_was_laid_and_everybody_knows_it(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, b = PostgresStore(url, lease_seconds=LONG), PostgresStore(url, lease_seconds=LONG)
        await laid(a, "t")
        assert await a.leases.owner("t") == await b.leases.owner("t") == a.leases.name != b.leases.name
        assert await a.leases.owner("nothing") is None
        with pytest.raises(Conflict):
            await b.append("t", 1, [b"not mine"])
        await a.append("t", 1, [b"mine"])
        assert await b.load("t") == [b"first", b"mine"]
        await a.close()
        await b.close()

    run(postgres, scenario)


def test_who_lost_the_lease_cannot_write_and_finds_it_out(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, b = PostgresStore(url, lease_seconds=SHORT), PostgresStore(url, lease_seconds=LONG)
        lost: list[str] = []
        a.leases.lost.append(lost.append)
        await laid(a, "t")
        await laid(a, "u")
        stop(a)

        async def taken() -> bool:
            return await b.leases.owner("t") == b.leases.name

        await until(taken)
        with pytest.raises(Conflict):
            await a.append("t", 1, [b"of a zombie"])
        assert lost == ["t"] and await b.load("t") == [b"first"]
        await b.append("t", 1, [b"of the new owner"])
        await a.leases._renew()
        assert lost == ["t", "u"], "declared dead, it lets go of everything"
        assert await a.leases.owner("t") == b.leases.name
        assert await a.leases.owner("u") == a.leases.name, "and begins anew"
        await a.append("u", 1, [b"again mine"])
        await a.close()
        await b.close()

    run(postgres, scenario)


def test_who_is_late_and_was_missed_by_nobody_goes_on(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a = PostgresStore(url, lease_seconds=SHORT)
        lost: list[str] = []
        a.leases.lost.append(lost.append)
        await laid(a, "t")
        stop(a)
        await asyncio.sleep(1.5 * SHORT)
        await a.leases._renew()
        await a.append("t", 1, [b"mine"])
        assert lost == []
        await a.close()

    run(postgres, scenario)


async def taken_over(a: PostgresStore, b: PostgresStore, table: str) -> None:
    """A process sleeps, and another takes one of its tables: it is dead, and does not know it."""
    stop(a)

    async def taken() -> bool:
        return await b.leases.owner(table) == b.leases.name

    await until(taken)


def test_who_slept_past_its_lease_asks_whose_a_table_is_before_it_believes_itself(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, b = PostgresStore(url, lease_seconds=SHORT), PostgresStore(url, lease_seconds=LONG)
        lost: list[str] = []
        a.leases.lost.append(lost.append)
        await laid(a, "t")
        await taken_over(a, b, "t")
        assert a.held("t") is not None, "it does not know yet"
        assert await a.leases.owner("t") == b.leases.name
        assert lost == ["t"] and a.held("t") is None, "what it remembers of the table is gone"
        await a.close()
        await b.close()

    run(postgres, scenario)


def test_who_was_declared_dead_does_not_take_a_free_table_for_one_that_is_nowhere(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, b = PostgresStore(url, lease_seconds=SHORT), PostgresStore(url, lease_seconds=LONG)
        await laid(a, "t")
        await laid(b, "u")
        await taken_over(a, b, "t")
        await b.close()
        with pytest.raises(Away):
            await a.leases.owner("u")  # it would be shown there, and never told anything again
        await a.leases._renew()
        assert await a.leases.owner("u") == a.leases.name
        assert await a.leases.owner("nothing") is None
        await a.close()

    run(postgres, scenario)


def test_another_life_of_this_process_is_not_taken_for_this_one(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, other = PostgresStore(url, lease_seconds=LONG), f"{'x' * 12}-7"
        await laid(a, "t")
        a.leases.release("t")
        a.leases.name = "x" * 12
        db = await asyncpg.connect(url)
        await db.execute("INSERT INTO process VALUES ($1, clock_timestamp() + interval '1 hour')", other)
        await db.execute("UPDATE holder SET process = $1", other)
        with pytest.raises(Away):
            await a.leases.owner("t")
        assert a.held("t") is None
        await db.close()
        await a.close()

    run(postgres, scenario)


def test_many_who_ask_at_once_for_a_table_that_is_taken_up_do_not_disturb_each_other(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, b = PostgresStore(url, lease_seconds=LONG), PostgresStore(url, lease_seconds=LONG)
        await laid(a, "t")
        await a.close()
        told: list[str] = []
        b.leases.lost.append(told.append)
        assert set(await asyncio.gather(*(b.leases.owner("t") for _ in range(4)))) == {b.leases.name}
        assert told == ["t"], "what it remembers is thrown away once, not under those who came first"
        await b.close()

    run(postgres, scenario)


def test_of_two_who_wait_for_each_other_one_is_told_to_ask_again(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a = PostgresStore(f"{url}?deadlock_timeout=3s", lease_seconds=LONG)  # PostgreSQL ends whoever looks first
        b = PostgresStore(url, lease_seconds=SHORT)
        await laid(b, "t")
        await laid(a, "u")
        stop(a)  # its heart would wait for the same connection
        stop(b)
        await asyncio.sleep(1.5 * SHORT)
        other = await asyncpg.connect(f"{url}?deadlock_timeout=1h")
        async with other.transaction():
            await other.execute("SELECT FROM process WHERE id LIKE $1 FOR SHARE", f"{b.leases.name}%")
            claiming = asyncio.create_task(a.leases.owner("t"))  # holds its own row, wants the one of b
            await until(lambda: waits(url))
            await other.execute("UPDATE process SET until = until WHERE id LIKE $1", f"{a.leases.name}%")
            with pytest.raises(Away):
                await claiming
        assert await a.leases.owner("t") == a.leases.name
        await other.close()
        await a.close()
        await b.close()

    run(postgres, scenario)


async def waits(url: str) -> bool:
    """Whether somebody waits for a lock."""
    db = await asyncpg.connect(url)
    try:
        return bool(await db.fetchval("SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted)"))
    finally:
        await db.close()


def test_a_table_that_is_let_go_is_taken_at_once(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, b = PostgresStore(url, lease_seconds=LONG), PostgresStore(url, lease_seconds=LONG)
        await laid(a, "t")
        assert await b.leases.owner("t") == a.leases.name
        await a.close()
        assert await b.leases.owner("t") == b.leases.name
        await b.append("t", 1, [b"mine"])
        await b.close()

    run(postgres, scenario)


def test_who_leaves_hands_over_all_tables_and_takes_none(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, b = PostgresStore(url, lease_seconds=LONG), PostgresStore(url, lease_seconds=LONG)
        lost: list[str] = []
        a.leases.lost.append(lost.append)
        tables = [f"t{i}" for i in range(11)]
        for table in tables:
            await laid(a, table)
        assert await b.leases.alive(a.leases.name) and not await b.leases.alive("nobody")
        await a.leases.hand_over()
        assert lost == tables and await b.leases.alive(a.leases.name), "it lives, and has nothing"
        with pytest.raises(Away):
            await a.leases.owner("t0")
        with pytest.raises(Conflict):
            await a.append("t0", 1, [b"too late"])
        for table in tables:
            assert await b.leases.owner(table) == b.leases.name
            await b.append(table, 1, [b"mine"])
        assert await a.leases.owner("t0") == b.leases.name
        with pytest.raises(Conflict):
            await a.append("t0", 2, [b"too late"])
        await a.close()
        assert not await b.leases.alive(a.leases.name)
        await b.close()

    run(postgres, scenario)


def test_who_leaves_while_postgresql_is_away_asks_once_and_not_for_every_table(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(url: str) -> None:
        a, asked = PostgresStore(url, lease_seconds=LONG), []
        lost: list[str] = []
        a.leases.lost.append(lost.append)
        for i in range(11):
            await laid(a, f"t{i}")

        async def away(work: object) -> None:
            asked.append(work)
            raise Away("for a while")

        monkeypatch.setattr(a.leases._line, "do", away)
        await a.leases.hand_over()
        assert len(asked) == 1 and len(lost) == 11
        monkeypatch.undo()
        await a.close()

    run(postgres, scenario)


def test_who_has_not_reached_postgresql_for_a_lease_does_not_hold_guests_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(url: str) -> None:
        a = PostgresStore(url, lease_seconds=SHORT)
        await laid(a, "t")
        stop(a)
        patiences: list[float | None] = []

        async def silent(work: object, patience: float | None = None) -> None:
            patiences.append(patience)
            raise Away("nobody answers")

        monkeypatch.setattr(a.leases._line, "do", silent)
        for table in ("u", "t"):
            with contextlib.suppress(Away):
                await a.leases.owner(table)
            await asyncio.sleep(1.5 * SHORT)
        with pytest.raises(Away):
            await a.leases.owner("u")
        assert patiences == [None, LATE_PATIENCE_SECONDS, LATE_PATIENCE_SECONDS]
        monkeypatch.undo()
        await a.close()

    run(postgres, scenario)


def test_of_many_who_want_a_table_one_gets_it(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        first = PostgresStore(url, lease_seconds=LONG)
        for i in range(20):
            await laid(first, f"t{i}")
        await first.close()
        many = [PostgresStore(url, lease_seconds=LONG) for _ in range(4)]
        for i in range(20):
            owners = await asyncio.gather(*(store.leases.owner(f"t{i}") for store in many))
            assert len(set(owners)) == 1 and owners[0] in {store.leases.name for store in many}
        for store in many:
            await store.close()

    run(postgres, scenario)


def test_tables_of_others_are_not_forgotten(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        a, b = PostgresStore(url, lease_seconds=LONG), PostgresStore(url, lease_seconds=LONG)
        await laid(a, "t")
        assert await b.forget(-1, []) == 0
        assert await a.forget(-1, ["t"]) == 0
        assert await a.forget(-1, []) == 1 and await b.load("t") == []
        await a.close()
        await b.close()

    run(postgres, scenario)


def test_a_postgresql_that_is_away_is_said_to_be_and_comes_back() -> None:
    server = Postgres()
    server.start()

    async def scenario() -> None:
        store = PostgresStore(server.url, lease_seconds=LONG)
        await laid(store, "t")
        server.kill()
        for question in (store.append("t", 1, [b"lost"]), store.load("t"), store.find("T"), store.check()):
            with pytest.raises(Away):
                await question
        await asyncio.to_thread(server.start)
        await store.append("t", 1, [b"second"])
        assert await store.load("t") == [b"first", b"second"]
        await store.close()

    try:
        prepare(server.url)
        asyncio.run(asyncio.wait_for(scenario(), 240))
    finally:
        server.stop()


# ---- opening -----------------------------------------------------------------------------------------------------


def test_several_may_bring_a_database_up_to_date_at_once(postgres: Postgres) -> None:
    url = database(postgres)

    async def scenario() -> None:
        await asyncio.gather(*(asyncio.to_thread(prepare, url) for _ in range(4)))
        db = await asyncpg.connect(url)
        count = len(list(MIGRATIONS.glob("*.sql")))
        assert [row[0] for row in await db.fetch("SELECT number FROM version")] == list(range(1, count + 1))
        await db.close()

    asyncio.run(scenario())


def test_a_database_of_a_newer_version_is_refused(postgres: Postgres) -> None:
    async def scenario(url: str) -> None:
        db = await asyncpg.connect(url)
        await db.execute("INSERT INTO version VALUES (99)")
        with pytest.raises(BadUse, match="newer version"):
            await migrate(db, "it", MIGRATIONS)
        await db.close()

    run(postgres, scenario)


def test_a_database_that_cannot_be_reached_is_refused_in_one_line_without_its_password() -> None:
    with pytest.raises(BadUse, match=r"postgresql://\.\.\.@127\.0\.0\.1:1/x cannot be used") as refused:
        prepare("postgresql://troef:sesame@127.0.0.1:1/x")
    assert "sesame" not in str(refused.value)
    assert shown("postgresql://host/x") == "postgresql://host/x"
