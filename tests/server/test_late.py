"""A connection that its guest has given up takes nothing from the one it lives by, however late it is heard."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable

import pytest
import uvicorn
from tests.server.client import Client
from tests.server.hand import World
from tests.server.servers import Postgres
from tests.server.test_relay import LeakyBus, Process, people, run
from websockets.asyncio.client import connect

from troef.server import app, relay
from troef.server import frames as f
from troef.server.run import bind
from troef.server.swift import Swift

# ---- where the table lives -------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def open_house(world: World) -> AsyncIterator[str]:
    """Serves a house made by hand over real sockets; says where."""
    listening = bind("127.0.0.1", 0)
    config = uvicorn.Config(app.make(world.house), ws=Swift, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([listening]))
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


async def greeting(base: str, name: str, token: str, device: str) -> None:
    """A connection that says hello and is broken off."""
    address = f"{base.replace('http', 'ws')}/api/tables/{name}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, compression=None) as line:
        await line.send(json.dumps({"t": "hello", "device": device}))
        await asyncio.sleep(0.05)
        line.transport.abort()


async def still_sits(client: Client) -> None:
    """Whether it has its seat, and was not told that somebody else has."""
    assert (await client.ask("rename", name="Grace"))["t"] == "done" and client.ended is None


def test_who_broke_off_before_the_table_was_found_does_not_sit_down_any_more() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 1, chairs=3)
        world.store.reading = asyncio.Event()
        async with open_house(world) as base, asyncio.timeout(120):
            await greeting(base, table.room.code, "t0", "phone")  # looked for by its code: that takes a while
            async with Client(base, table.room.table, "t0") as client:
                world.store.reading.set()
                await asyncio.sleep(0.3)
                await still_sits(client)
                assert client.connections == 1, "nobody has taken its place"

    asyncio.run(scenario())


@pytest.mark.parametrize("same", [True, False])
def test_a_late_hello_of_the_same_device_costs_a_moment_and_one_of_another_the_seat(same: bool) -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 1, chairs=3)
        async with open_house(world) as base, Client(base, table.room.table, "t0") as client, asyncio.timeout(120):
            await greeting(base, table.room.table, "t0", client._mark if same else "another")
            if same:
                await client.until(lambda: client.connections == 2)
                await still_sits(client)
            else:
                await client.until(lambda: {"t": "replaced"} in client.heard)
                assert client.connections == 1

    asyncio.run(scenario())


# ---- by way of another process ---------------------------------------------------------------------------------------


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, too, a process whose beats are held is not given up before they are let go."""
    monkeypatch.setattr(relay, "SILENT_SECONDS", 300.0)


class HoldingBus(LeakyBus):
    """Keeps some of what it is given, until it is let go; whatever says goodbye is lost meanwhile, and so are beats:
    they would tell that a session is gone, if one came just then.
    """

    def __init__(self) -> None:
        super().__init__()
        self.held: list[tuple[str, bytes]] = []
        self.holds: Callable[[bytes, bytes], bool] | None = None

    def publish(self, subject: str, message: bytes) -> None:
        """Now, later or never."""
        kind, _, body = f.unpack(message)
        if self.holds is not None and subject == f.beats(subject.split(".")[1]):
            return
        if self.holds is None or ".in." not in subject:
            super().publish(subject, message)
        elif self.holds(kind, body):
            self.held.append((subject, message))
        elif kind != f.CLOSE:
            super().publish(subject, message)

    def let_go(self) -> None:
        """What was held arrives after all."""
        self.holds = None
        for subject, message in self.held:
            super().publish(subject, message)


def wholes(client: Client) -> int:
    """How often it was told everything."""
    return sum(message["t"] == "whole" for message in client.heard)


async def comes_directly(client: Client, processes: list[Process], bus: HoldingBus) -> None:
    """The session of a guest elsewhere begins anew, unheard; meanwhile the guest comes to where the table is."""
    here, there = processes
    for far in list(there.relays[0].far.values()):
        far.lose()
    while not bus.held:
        await asyncio.sleep(0.01)
    told, client.base = wholes(client), here.base
    await client.drop()
    await client.until(lambda: wholes(client) > told)
    assert client.connections == 2


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_a_call_that_arrives_late_seats_nobody(postgres: Postgres) -> None:
    bus = HoldingBus()

    async def scenario(processes: list[Process], _: LeakyBus) -> None:
        (client,) = await people(processes, 1)
        bus.holds = lambda kind, body: kind in (f.OPEN, f.TEXT)
        await comes_directly(client, processes, bus)
        bus.let_go()
        while not processes[0].relays[0].near:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        await still_sits(client)
        assert client.connections == 2, "nobody has taken its place"
        await client.close()

    run(postgres, bus, scenario)


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_a_hello_that_arrives_late_costs_a_moment_and_not_the_seat(postgres: Postgres) -> None:
    bus = HoldingBus()

    async def scenario(processes: list[Process], _: LeakyBus) -> None:
        (client,) = await people(processes, 1)
        bus.holds = lambda kind, body: kind == f.TEXT and b"hello" in body
        await comes_directly(client, processes, bus)
        bus.let_go()
        await client.until(lambda: client.connections == 3)
        await still_sits(client)
        await asyncio.sleep(2.5)  # beats of both
        assert client.connections == 3, "and is left alone"
        await client.close()

    run(postgres, bus, scenario)
