"""Three processes, and everything that can go wrong: nothing acknowledged is lost or doubled, and every game ends."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.conftest import Prove
from tests.server.client import Client, call, open_table, sit
from tests.server.cluster import LEASE_SECONDS, Cluster, Member, Wanderer
from tests.server.test_crash import OPTIONS, Crowd

from troef import games
from troef.core import record
from troef.server import entries as e

ROUNDS = int(os.environ.get("TROEF_CHAOS", "1"))  # of all blows; `make torture` asks for more
WAIT_SECONDS = 240.0


class Chaos:
    """Games of every kind, and the blows that hit them."""

    def __init__(self, cluster: Cluster, luck: random.Random) -> None:
        self.cluster, self.luck = cluster, luck
        self.crowds: list[Crowd] = []
        self.done: Counter[str] = Counter()
        self.pauses: dict[str, list[float]] = defaultdict(list)  # in seconds, by what has happened
        self.playing: asyncio.Future[list[None]] | None = None

    async def begin(self) -> None:
        """Lays a table for every game, everywhere."""
        self.crowds = []
        for key in games.keys():  # noqa: SIM118
            people = max(2, games.load(key).seats[0])
            more = {"options": OPTIONS.get(key, {}), "settings": {"away_seconds": 0}}
            table, token = await asyncio.to_thread(open_table, self._any(), key, chairs=people, **more)
            tokens = [token] + [await asyncio.to_thread(sit, self._any(), table, f"P{i}") for i in range(1, people)]
            clients: list[Client] = [Wanderer(self.cluster, table, token, self.luck) for token in tokens]
            for client in clients:
                client.start()
            self.crowds.append(Crowd(clients, random.Random(key)))
        for crowd in self.crowds:
            for client in crowd.clients:
                await client.until(lambda client=client: client.view is not None)  # type: ignore[misc]
                await client.ask("seed", entropy=secrets.token_hex(16))
        self.playing = asyncio.gather(*(crowd.play() for crowd in self.crowds))

    async def state(self) -> str:
        """Who waits for what."""
        people = [repr(client) for crowd in self.crowds for client in crowd.clients]
        return "\n".join(["", *people, await self.cluster.state()])

    def _any(self) -> str:
        """The address of any process."""
        return self.luck.choice(self.cluster.members).server.base

    async def goes_on(self) -> None:
        """Every table has come further than it was."""
        before = [max(client.n or 0 for client in crowd.clients) for crowd in self.crowds]
        for crowd, n in zip(self.crowds, before, strict=True):
            await self._until(lambda crowd=crowd, n=n: any((client.n or 0) > n for client in crowd.clients))  # type: ignore[misc]

    async def _until(self, holds: Callable[[], bool]) -> float:
        began = time.monotonic()
        while not holds():
            assert time.monotonic() - began < WAIT_SECONDS, f"a table stands still: {await self.state()}"
            assert self.playing is not None
            if self.playing.done():
                self.playing.result()
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    async def _crowd_of(self) -> tuple[Crowd, Member]:
        crowd = self.luck.choice(self.crowds)
        return crowd, await self.cluster.owner(crowd.clients[0].table_id)

    async def _next_act(self, crowd: Crowd) -> float:
        """How long until somebody at this table hears of something new."""
        n = max(client.n or 0 for client in crowd.clients)
        return await self._until(lambda: any((client.n or 0) > n for client in crowd.clients))

    async def _pause(self, crowd: Crowd, owner: Member) -> float:
        """The longest time in which nobody at this table heard of anything new, until it lives elsewhere."""
        pauses = [await self._next_act(crowd)]
        while await self.cluster.owner(crowd.clients[0].table_id) is owner:
            pauses.append(await self._next_act(crowd))
        return max(*pauses, await self._next_act(crowd))

    # ---- the blows ---------------------------------------------------------------------------------------------------

    async def owner_is_killed(self) -> None:
        """Another process takes the table when the lease has run out."""
        crowd, owner = await self._crowd_of()
        owner.server.kill()
        self.pauses["owner killed"].append(await self._pause(crowd, owner))
        await owner.start()

    async def owner_is_stopped_past_its_lease(self) -> None:
        """A zombie: it comes back, believes that it still owns the table, and must not write."""
        crowd, owner = await self._crowd_of()
        table = crowd.clients[0].table_id
        assert owner.server.process is not None
        owner.server.process.send_signal(signal.SIGSTOP)
        try:
            self.pauses["owner stopped"].append(await self._moved(table, owner))
        finally:
            owner.server.process.send_signal(signal.SIGCONT)

    async def _moved(self, table: str, owner: Member) -> float:
        began = time.monotonic()
        while await self.cluster.owner(table) is owner:
            assert time.monotonic() - began < WAIT_SECONDS, f"nobody takes {table[:4]}: {await self.state()}"
            await asyncio.sleep(0.1)
        return time.monotonic() - began

    async def nats_is_killed(self) -> None:
        """Who is not where the table lives waits."""
        self.cluster.nats.kill()
        await asyncio.sleep(self.luck.uniform(0.2, 4))
        await asyncio.to_thread(self.cluster.nats.start)

    async def postgres_is_killed(self) -> None:
        """Nobody can do anything."""
        self.cluster.postgres.kill()
        await asyncio.sleep(self.luck.uniform(0.2, 1.5 * LEASE_SECONDS))
        await asyncio.to_thread(self.cluster.postgres.start)

    async def a_process_is_cut_off_from_nats(self) -> None:
        """It owns tables that others cannot reach."""
        member = self.luck.choice(self.cluster.members)
        member.to_nats.cut()
        await asyncio.sleep(self.luck.uniform(1, 6))
        member.to_nats.heal()

    async def an_owner_is_cut_off_from_postgres(self) -> None:
        """It cannot write, nor renew its lease; what it had on its way arrives when others own its tables."""
        crowd, owner = await self._crowd_of()
        owner.to_postgres.cut()
        try:
            self.pauses["owner cut off"].append(await self._moved(crowd.clients[0].table_id, owner))
        finally:
            owner.to_postgres.heal()

    async def a_process_is_restarted(self) -> None:
        """Nobody waits for a lease: it lets go of its tables."""
        crowd, owner = await self._crowd_of()
        stopping = asyncio.create_task(asyncio.to_thread(owner.server.stop))
        self.pauses["restart"].append(await self._pause(crowd, owner))
        assert await stopping == 0
        await owner.start()

    async def everything_at_once(self) -> None:
        """Two blows together."""
        await asyncio.gather(self.nats_is_killed(), self.owner_is_killed())

    # ---- the end -----------------------------------------------------------------------------------------------------

    async def end(self) -> None:
        """The matches that are going on are the last; then everything is looked at."""
        for crowd in self.crowds:
            crowd.stop()
        assert self.playing is not None
        try:
            await asyncio.wait_for(asyncio.shield(self.playing), 600)
        except TimeoutError:
            raise AssertionError(f"a match does not end: {await self.state()}") from None
        for crowd in self.crowds:
            await self._check(crowd)

    async def _check(self, crowd: Crowd) -> None:
        first = crowd.clients[0]
        log = [e.decode(line) for line in await self.cluster.log(first.table_id)]
        await crowd.agrees(log)
        for client in crowd.clients:
            assert isinstance(client, Wanderer)
            self.done.update(f"told: {why}" for why in client.goodbyes)
            self.done["requests acknowledged"] += len(client.acknowledged)
            self.done["connections"] += client.connections
            await client.close()
        for number in range(1, first.table["matches"] + 1):
            line = await self._fetched(f"/api/tables/{first.table_id}/record/{number}")
            assert record.verify(record.read(line, games.load)) is not None
            self.done["records verified"] += 1

    async def _fetched(self, path: str) -> bytes:
        """From any process; asked again as long as the table is out of reach."""
        end = time.monotonic() + WAIT_SECONDS
        while (answer := await asyncio.to_thread(call, self._any(), "GET", path)).status != 200:
            assert time.monotonic() < end, answer
            await asyncio.sleep(0.2)
        return answer.body


async def chaos(folder: Path, rounds: int, luck: random.Random) -> Chaos:
    """Rounds of all blows, in any order, with the games going on between them; every round has tables of its own."""
    async with Cluster(folder, speed=100) as cluster:
        run = Chaos(cluster, luck)
        blows: list[Callable[[], Awaitable[None]]] = [
            run.owner_is_killed,
            run.owner_is_stopped_past_its_lease,
            run.nats_is_killed,
            run.postgres_is_killed,
            run.a_process_is_cut_off_from_nats,
            run.an_owner_is_cut_off_from_postgres,
            run.a_process_is_restarted,
            run.everything_at_once,
        ]
        for _ in range(rounds):
            await run.begin()
            luck.shuffle(blows)
            for blow in blows:
                await run.goes_on()
                await blow()
                run.done[f"blow: {blow.__name__.replace('_', ' ')}"] += 1
            await run.goes_on()
            await run.end()
        faults = [member.server.said() for member in cluster.members if "Traceback" in member.server.said()]
        assert not faults, faults[0][-4000:]
        return run


@pytest.mark.slow
@pytest.mark.timeout(600 + 600 * ROUNDS)
def test_nothing_acknowledged_is_lost_or_doubled_whatever_fails(tmp_path: Path, prove: Prove) -> None:
    run = asyncio.run(chaos(tmp_path, ROUNDS, random.Random(ROUNDS)))
    for why, seconds in run.pauses.items():
        run.done[f"{why}: pause, median ms"] = round(1000 * statistics.median(seconds))
        run.done[f"{why}: pause, worst ms"] = round(1000 * max(seconds))
    prove(run.done)
