"""An install moves from its file to PostgreSQL: every table and pad, to the byte, or nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.servers import Postgres
from tests.server.test_store import database, summary

from troef.core.errors import BadUse
from troef.server.moving import copy
from troef.server.postgres import PostgresStore
from troef.server.sqlite import SqliteStore

ENTRIES = 6000  # more than go in one call


async def filled(path: Path) -> None:
    """A file with a table, a pad and a public table."""
    store = SqliteStore(path)
    await store.append("t", 0, [b"%d \xff" % i for i in range(ENTRIES)])
    await store.append("pad.p", 0, [b"line"])
    await store.describe(summary("t", "TTTTTT", "playing"))
    await store.describe(summary("pad.p", "PPPPPP"))
    await store.describe(summary("u", "UUUUUU", public=True))
    await store.close()


@pytest.mark.slow
def test_everything_is_there_after_the_move_and_can_be_played_on(tmp_path: Path, postgres: Postgres) -> None:
    asyncio.run(filled(tmp_path / "t.sqlite"))
    url = database(postgres)
    assert copy(f"sqlite:///{tmp_path}/t.sqlite", url) == 3

    async def looked_at() -> None:
        store = PostgresStore(url)
        assert await store.load("t") == [b"%d \xff" % i for i in range(ENTRIES)]
        assert await store.find("PPPPPP") == "pad.p" and await store.load("pad.p") == [b"line"]
        assert [found.table for found in await store.public()] == ["u"]
        assert await store.leases.owner("t") == store.leases.name
        await store.append("t", ENTRIES, [b"on"])
        await store.close()

    asyncio.run(looked_at())
    with pytest.raises(BadUse, match="has tables already"):
        copy(f"sqlite:///{tmp_path}/t.sqlite", url)


def test_what_cannot_be_copied_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadUse, match="pg_dump"):
        copy("postgresql://here/x", f"sqlite:///{tmp_path}/t.sqlite")
    with pytest.raises(BadUse, match="neither sqlite:///FILE nor postgresql://"):
        copy("mysql://here", f"sqlite:///{tmp_path}/t.sqlite")
