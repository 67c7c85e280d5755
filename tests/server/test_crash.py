"""After SIGKILL at any moment and a restart every acknowledged request is there, once, and every client goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import secrets
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest
from tests.conftest import Prove
from tests.server.client import Client, any_move, call, table_of
from tests.server.harness import Server

from troef import games
from troef.core import record
from troef.server import entries as e

KILLS = int(os.environ.get("TROEF_CRASHES", "60"))  # `make torture` asks for more
MOMENTS = ("append", "written", "committed", "sending")  # before the append, after it, after the commit, while telling
TOO_MANY = 429  # an address may ask for so many records a minute
OPTIONS = {
    "uno": {"target": 60},
    "six": {"timer_min": 20, "timer_max": 25, "grace_seconds": 5},
}


def told(client: Client) -> str:
    """What one of them knew when nothing happened any more."""
    table, you = client.table, (client.view or {}).get("you")
    seeded = [chair["seeded"] for chair in table["chairs"]]
    unanswered = [request.decode() for request in client._asked.values()]
    return f"n {client.n}, {client.phase}, {you}, host {table['host']}, seeded {seeded}, unanswered {unanswered}"


class Crowd:
    """The people of one table: they play matches one after another until told to stop, then finish the last one."""

    def __init__(self, clients: list[Client], luck: random.Random) -> None:
        self.clients, self.luck = clients, luck
        self.ending = self.left = False

    async def play(self) -> None:
        """Everybody, until the table has come to its end."""
        try:
            await asyncio.gather(*(self._person(client) for client in self.clients))
        except TimeoutError:
            raise AssertionError("\n".join(map(told, self.clients))) from None

    async def _person(self, client: Client) -> None:
        while True:
            if client.phase == "over":
                if client is not self.clients[0]:  # only the first asks for another match, so only the first knows
                    await client.until(lambda: client.phase != "over" or self.left)
                    if self.left:
                        return
                elif self.ending:
                    return self._leave()
                else:
                    await client.ask("again", rotate=self.luck.random() < 0.5)
            elif client.phase == "waiting":
                await self._begin(client)
            else:
                await client.play(self._choose, lambda client: client.phase in ("over", "waiting"))

    async def _begin(self, client: Client) -> None:
        if client.chair >= 0 and not client.table["chairs"][client.chair]["seeded"]:
            await client.ask(
                "seed", entropy=secrets.token_hex(16)
            )  # answered late it may be of the match before this one
        elif client.view and client.view["you"]["host"]:
            await client.ask("start")
        else:
            n = client.n
            await client.until(lambda: client.n != n or client.phase != "waiting")

    def _choose(self, client: Client) -> str | None:
        return any_move(client, self.luck)

    async def agrees(self, log: list[e.AnyEntry]) -> None:
        """What was acknowledged is in the log, once, as the entry that was named; and everybody has heard all of it."""
        ids = Counter(entry.id for entry in log if entry.id)
        assert all(count == 1 for count in ids.values()), "nothing is doubled"
        for client in self.clients:
            for id, n in client.acknowledged.items():
                assert log[n - 1].id == id, f"{id} was acknowledged as entry {n}"
            await client.until(lambda client=client: client.n == len(log))  # type: ignore[misc]

    def stop(self) -> None:
        """The match that is going on is the last."""
        self.ending = True

    def _leave(self) -> None:
        """It is over, and nobody has asked for another."""
        self.left = True
        for client in self.clients:
            client._changed.set()


async def crashes(server: Server, kills: list[tuple[str, int]]) -> Counter[str]:
    """Whole games of every kind while the server is killed again and again."""
    done: Counter[str] = Counter()
    server.start()
    crowds = []
    for key in games.keys():  # noqa: SIM118
        settings, people = {"away_seconds": 0}, max(2, games.load(key).seats[0])
        clients = await table_of(server.base, key, people, options=OPTIONS.get(key, {}), settings=settings)
        crowds.append(Crowd(clients, random.Random(key)))
    playing = asyncio.gather(*(crowd.play() for crowd in crowds))
    server.kill()
    for moment, count in kills:
        server.start(TROEF_KILL=f"{moment}:{count}")
        for _ in range(40_000):
            if not server.alive():
                break
            await asyncio.sleep(0.01)
            if playing.done():
                playing.result()
        assert server.process and server.process.poll() == -signal.SIGKILL, f"the server was not killed: {moment}"
        done[f"killed while {moment}" if moment == "sending" else f"killed, entries: {moment}"] += 1
    server.start()
    for crowd in crowds:
        crowd.stop()
    await asyncio.wait_for(playing, 600)
    for crowd in crowds:
        done += await checked(server, crowd)
    return done


async def checked(server: Server, crowd: Crowd) -> Counter[str]:
    """Nothing acknowledged is lost or doubled, everybody sees the same as somebody new, all records verify."""
    first = crowd.clients[0]
    log = [e.decode(line) for line in entries(server.database, first.table_id)]
    await crowd.agrees(log)
    for client in crowd.clients:
        seen = client.bytes()
        await client.close()
        async with Client(server.base, client.table_id, client.token) as fresh:
            assert fresh.bytes() == seen, "the same view as one that never left"
    matches = first.table["matches"]
    for number in range(1, matches + 1):
        path = f"/api/tables/{first.table_id}/record/{number}"
        while (answer := call(server.base, "GET", path)).status == TOO_MANY:
            await asyncio.sleep(1)
        assert record.verify(record.read(answer.body, games.load)) is not None
    acknowledged = sum(len(client.acknowledged) for client in crowd.clients)
    reconnects = sum(client.connections for client in crowd.clients)
    return Counter({"requests acknowledged": acknowledged, "records verified": matches, "connections": reconnects})


def entries(database: Path, table: str) -> Iterator[bytes]:
    with contextlib.closing(apsw.Connection(str(database))) as db:
        yield from (row[0] for row in db.execute("SELECT body FROM log WHERE tbl = ? ORDER BY number", (table,)))


@pytest.mark.slow
@pytest.mark.timeout(240 + 8 * KILLS)
def test_nothing_acknowledged_is_lost_or_doubled_however_the_server_dies(tmp_path: Path, prove: Prove) -> None:
    luck = random.Random(KILLS)
    kills = [(MOMENTS[i % 4], luck.randint(1, 120 if i % 4 == 3 else 30)) for i in range(KILLS)]
    server = Server(tmp_path, speed=100)
    try:
        prove(asyncio.run(crashes(server, kills)))
    finally:
        server.stop()
    assert "Traceback" not in server.said()
