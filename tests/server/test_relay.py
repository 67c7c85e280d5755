"""A guest may be connected to any process: relayed, found again after a loss, told when a table is out of reach."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, cast

import pytest
import uvicorn
from tests.server.client import Client, any_move, call, open_table, sit
from tests.server.servers import Postgres
from tests.server.test_store import database

from troef.server import app, far, relay
from troef.server import entries as e
from troef.server import frames as f
from troef.server.bus import MemoryBus
from troef.server.clock import RealClock
from troef.server.house import House
from troef.server.lease import LEASE_SECONDS
from troef.server.metrics import Metrics
from troef.server.near import Near
from troef.server.postgres import PostgresStore, prepare
from troef.server.relay import Relay
from troef.server.run import Server, bind
from troef.server.swift import Swift
from troef.server.table import Services
from troef.server.thinkers import InlineThinkers
from troef.server.together import Together

pytestmark = pytest.mark.slow


class LeakyBus(MemoryBus):
    """Loses some of what it is given, or everything."""

    def __init__(self, share: float = 0.0) -> None:
        super().__init__()
        self.share, self.lost, self._luck = share, 0, random.Random(1)

    def publish(self, subject: str, message: bytes) -> None:
        """Sometimes."""
        if self._luck.random() < self.share:
            self.lost += 1
        else:
            super().publish(subject, message)


class Process:
    """What is a process elsewhere: a store with leases, a house, a relay; here in one loop."""

    def __init__(self, url: str, bus: MemoryBus, lease_seconds: float) -> None:
        self.store = PostgresStore(url, lease_seconds=lease_seconds)
        house = House(Services(self.store, RealClock(100), InlineThinkers(), Metrics(), Together()))
        self.store.leases.lost.append(house.drop)
        self.relays: list[Relay] = []
        listening = bind("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{listening.getsockname()[1]}"
        served = app.make(house, around=self._around(bus))
        config = uvicorn.Config(served, ws=Swift, http="httptools", log_config=None, ws_per_message_deflate=False)
        self.server, self.listening = Server(config, self.store.leases.hand_over), listening

    def _around(self, bus: MemoryBus) -> Callable[[Any], Relay]:
        def around(inner: Any) -> Relay:
            self.relays.append(Relay(inner, self.store, bus))
            return self.relays[0]

        return around

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Serves."""
        task = asyncio.create_task(self.server._serve([self.listening]))
        try:
            yield
        finally:
            self.server.should_exit = True
            await task


Scenario = Callable[[list[Process], LeakyBus], Awaitable[None]]


def run(postgres: Postgres, bus: LeakyBus, scenario: Scenario, lease_seconds: float = LEASE_SECONDS) -> None:
    """With two processes on one bus."""
    url = database(postgres)
    prepare(url)

    async def begun() -> None:
        processes = [Process(url, bus, lease_seconds) for _ in range(2)]
        async with contextlib.AsyncExitStack() as stack:
            for process in processes:
                await stack.enter_async_context(process.running())
            await scenario(processes, bus)

    asyncio.run(asyncio.wait_for(begun(), 400))


async def people(processes: list[Process], count: int, **chosen: Any) -> list[Client]:
    """A table at the first process, with everybody at the second; the options that were chosen."""
    here, there = (process.base for process in processes)
    settings = {"away_seconds": 0}
    table, token = await asyncio.to_thread(
        open_table, here, "companeros", chairs=count, settings=settings, options=chosen
    )
    tokens = [token] + [await asyncio.to_thread(sit, here, table, f"P{i}") for i in range(1, count)]
    clients = [Client(there, table, token) for token in tokens]
    for client in clients:
        client.start()
        await client.until(lambda client=client: client.view is not None)  # type: ignore[misc]
    return clients


@pytest.mark.parametrize("share", [0.0, 0.02])
def test_a_match_is_played_from_another_process_also_if_the_bus_loses_messages(
    postgres: Postgres, share: float
) -> None:
    async def scenario(processes: list[Process], bus: LeakyBus) -> None:
        clients, luck = await people(processes, 3), random.Random(7)
        for client in clients:
            await client.ask("seed", entropy=secrets.token_hex(16))
        await clients[0].ask("start")
        over = lambda client: client.phase == "over"  # noqa: E731
        await asyncio.gather(*(client.play(lambda c: any_move(c, luck), over) for client in clients))
        log = [e.decode(line) for line in await processes[0].store.load(clients[0].table_id)]
        for client in clients:
            assert client.acknowledged and all(log[n - 1].id == id for id, n in client.acknowledged.items())
            assert client.connections == 1, "the guest's own connection was never lost"
            await client.until(lambda client=client: client.n == len(log))  # type: ignore[misc]
            await client.close()
        assert len(log) == len({entry.id or i for i, entry in enumerate(log)}), "nothing is doubled"
        assert (bus.lost > 0) == (share > 0)

    run(postgres, LeakyBus(share), scenario)


def test_a_table_is_handed_over_in_the_middle_of_a_match_and_nobody_waits_for_a_lease(postgres: Postgres) -> None:
    async def scenario(processes: list[Process], bus: LeakyBus) -> None:
        clients, luck = await people(processes, 3, games=10), random.Random(3)  # not over before the first has gone
        for client in clients:
            await client.ask("seed", entropy=secrets.token_hex(16))
        await clients[0].ask("start")
        over = lambda client: client.phase == "over"  # noqa: E731
        playing = asyncio.gather(*(client.play(lambda c: any_move(c, luck), over) for client in clients))
        await clients[0].until(lambda: len(clients[0].acknowledged) > 5)
        first, second = processes
        first.server.should_exit = True
        await playing
        table = clients[0].table_id
        assert await second.store.leases.owner(table) == second.store.leases.name
        log = [e.decode(line) for line in await second.store.load(table)]
        for client in clients:
            assert all(log[n - 1].id == id for id, n in client.acknowledged.items()), "nothing is lost"
            assert client.connections == 1, "the guest's own connection was never lost"
            await client.close()
        assert len(log) == len({entry.id or i for i, entry in enumerate(log)}), "nothing is doubled"

    run(postgres, LeakyBus(), scenario, lease_seconds=3600)  # who waited for it would wait in vain


def test_of_a_process_that_is_silent_it_is_asked_whether_it_lives(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relay, "SILENT_SECONDS", 3600.0)  # silence alone is no reason to leave

    async def scenario(processes: list[Process], bus: LeakyBus) -> None:
        (client,) = await people(processes, 1)
        first, second = processes
        bus.share = 1.0  # the first one is not heard any more,
        await first.store.leases.end()  # for it is dead
        assert (await client.ask("rename", name="Grace"))["t"] == "done"
        assert await second.store.leases.owner(client.table_id) == second.store.leases.name
        assert client.connections == 1, "it was noticed before anybody had to be told"
        await client.close()

    run(postgres, LeakyBus(), scenario, lease_seconds=3600)


def test_who_left_before_being_let_in_takes_no_seat_from_who_came_back() -> None:
    events: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0.05)  # the table is being fetched
        while not events or events[-1] != "websocket.disconnect":
            events.append((await receive())["type"])

    class Alone:
        near: dict[str, Near]

        def __init__(self) -> None:
            self.near, self.app, self.bus = {}, app, MemoryBus()

        async def is_ours(self, path: str) -> bool:
            return True

    async def scenario() -> None:
        call = f.call_of({"type": "websocket", "path": "/api/tables/t/socket", "headers": []}, "edge")
        near = Near(cast(Relay, Alone()), "session", call)
        serving = asyncio.create_task(near.run())
        await asyncio.sleep(0)
        near.hear(f.TEXT, 2, b'{"t":"hello"}')
        near.hear(f.CLOSE, 3, b"")
        await serving

    asyncio.run(scenario())
    assert events == ["websocket.connect", "websocket.disconnect"], "no hello, no seat"


def test_who_cannot_be_served_is_told_and_comes_back(postgres: Postgres) -> None:
    async def scenario(processes: list[Process], bus: LeakyBus) -> None:
        (client,) = await people(processes, 1)
        bus.share = 1.0
        await client.until(lambda: any(heard.get("message") == "table-out-of-reach" for heard in client.heard))
        refused = await asyncio.to_thread(call, processes[1].base, "GET", f"/api/tables/{client.table_id}")
        assert refused.status == 503 and refused.json()["message"] == "table-out-of-reach"
        bus.share = 0.0
        assert (await client.ask("rename", name="Grace"))["t"] == "done"
        await client.close()

    run(postgres, LeakyBus(), scenario)


class ForgetfulBus(LeakyBus):
    """Loses the end of an answer, once."""

    def publish(self, subject: str, message: bytes) -> None:
        """All but that."""
        if not self.lost and ".out." in subject and f.unpack(message)[0] == f.END:
            self.lost += 1
        else:
            super().publish(subject, message)


def test_who_sits_down_and_is_not_heard_to_be_answered_sits_down_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(far, "ANSWERED_SECONDS", 1.0)

    async def scenario(processes: list[Process], bus: LeakyBus) -> None:
        here, there = (process.base for process in processes)
        table, _ = await asyncio.to_thread(open_table, here, "companeros", chairs=3)
        bus.lost = 0
        token = await asyncio.to_thread(sit, there, table, "Bo")
        shown = (await asyncio.to_thread(call, there, "GET", f"/api/tables/{table}")).json()["table"]
        assert bus.lost == 1, "it was asked twice"
        assert [chair["name"] for chair in shown["chairs"]] == ["Ada", "Bo", ""]
        key = {"authorization": f"Bearer {token}"}
        own = await asyncio.to_thread(lambda: call(there, "GET", f"/api/tables/{table}/seat", **key))
        assert own.status == 200 and own.json()["chair"] == 1

    run(postgres, ForgetfulBus(), scenario)


def test_a_wish_for_a_pad_without_an_id_is_done_once_though_its_answer_was_lost(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(far, "ANSWERED_SECONDS", 1.0)

    async def scenario(processes: list[Process], bus: LeakyBus) -> None:
        here, there = (process.base for process in processes)
        pad = (await asyncio.to_thread(call, here, "POST", "/api/pads", {"game": "uno", "names": ["A", "B"]})).json()
        key, wish = {"authorization": f"Bearer {pad['token']}"}, {"wish": {"do": "allow", "guests": True}}
        bus.lost = 0
        for n in (2, 3):
            done = await asyncio.to_thread(partial(call, there, "POST", f"/api/pads/{pad['pad']}", wish, **key))
            assert done.status == 200 and done.json()["n"] == n, "once for every time that it was asked for"
        assert bus.lost == 1, "the first was asked twice"

    run(postgres, ForgetfulBus(), scenario)


def test_tables_and_pads_are_found_by_their_codes_everywhere(postgres: Postgres) -> None:
    async def scenario(processes: list[Process], bus: LeakyBus) -> None:
        (client,) = await people(processes, 1)
        here, there = (process.base for process in processes)
        found = await asyncio.to_thread(call, there, "GET", f"/api/tables/{client.table['code']}")
        assert found.status == 200 and found.json()["table"]["id"] == client.table_id
        pad = (await asyncio.to_thread(call, here, "POST", "/api/pads", {"game": "uno", "names": ["A", "B"]})).json()
        for name in (pad["pad"], pad["code"]):
            shown = await asyncio.to_thread(call, there, "GET", f"/api/pads/{name}")
            assert shown.status == 200 and shown.json()["pad"] == pad["pad"]
        line = {"wish": {"do": "allow", "guests": True}}
        key = {"authorization": f"Bearer {pad['token']}"}
        done = await asyncio.to_thread(lambda: call(there, "POST", f"/api/pads/{pad['pad']}", line, **key))
        assert done.status == 200 and done.json()["guests"]
        assert (await asyncio.to_thread(call, there, "GET", "/api/tables/nothing")).status == 404
        await client.close()

    run(postgres, LeakyBus(), scenario)


def test_the_same_people_go_on_with_a_pad_that_lives_in_another_process(postgres: Postgres) -> None:
    async def scenario(processes: list[Process], bus: LeakyBus) -> None:
        here, there = (process.base for process in processes)
        wish = {"game": "uno", "names": ["A", "B"]}
        pad = (await asyncio.to_thread(call, here, "POST", "/api/pads", wish)).json()
        after = await asyncio.to_thread(call, there, "POST", "/api/pads", {**wish, "before": pad["pad"]})
        assert after.status == 201
        follow = {"wish": {"do": "follow", "pad": after.json()["pad"]}}
        key = {"authorization": f"Bearer {pad['token']}"}
        path = f"/api/pads/{pad['pad']}"
        for base in (here, there):
            led = await asyncio.to_thread(partial(call, base, "POST", path, follow, **key))
            assert led.status == 200 and led.json()["next"] == after.json()["pad"]

    run(postgres, LeakyBus(), scenario)
