"""Every bus keeps the same promises: by subject, in order, to all who listen, at most once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import pytest
from nats.aio.client import Client
from tests.server.servers import Nats

from troef.core.errors import BadUse
from troef.server import nats_bus
from troef.server.bus import Bus, MemoryBus
from troef.server.nats_bus import NatsBus
from troef.server.several import bus_of


class Run(Protocol):
    """Runs a scenario with two ends of a bus: what they listen to, then what happens."""

    def __call__(self, listen: Callable[[Bus, Bus], None], scenario: Callable[[Bus, Bus], Awaitable[None]]) -> None:
        """Opens, runs, closes."""


@pytest.fixture(params=["memory", pytest.param("nats", marks=pytest.mark.slow)])
def run(request: pytest.FixtureRequest) -> Run:
    """With each kind of bus."""
    url = request.getfixturevalue("nats").url if request.param == "nats" else ""

    def running(listen: Callable[[Bus, Bus], None], scenario: Callable[[Bus, Bus], Awaitable[None]]) -> None:
        async def opened() -> None:
            shared = MemoryBus()
            ends: list[Bus] = [NatsBus(url), NatsBus(url)] if url else [shared, shared]
            listen(ends[0], ends[1])
            for end in ends:
                await end.open()
            await scenario(ends[0], ends[1])
            for end in ends:
                await end.close()

        asyncio.run(asyncio.wait_for(opened(), 120))

    return running


async def until(holds: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)


def test_messages_arrive_in_order_at_everybody_who_listens_to_their_subject(run: Run) -> None:
    heard: dict[str, list[tuple[str, bytes]]] = {"exact": [], "any": [], "other": []}

    def listen(a: Bus, b: Bus) -> None:
        b.listen("t.in.x", lambda subject, message: heard["exact"].append((subject, message)))
        a.listen("t.in.>", lambda subject, message: heard["any"].append((subject, message)))
        b.listen("t.out.x", lambda subject, message: heard["other"].append((subject, message)))

    async def scenario(a: Bus, b: Bus) -> None:
        for i in range(500):
            a.publish("t.in.x" if i % 2 else "t.in.y", b"%d" % i)
        a.publish("t.out.x", b"end")
        await until(lambda: len(heard["other"]) == 1 and len(heard["any"]) == 500)
        assert heard["any"] == [("t.in.x" if i % 2 else "t.in.y", b"%d" % i) for i in range(500)]
        assert heard["exact"] == [("t.in.x", b"%d" % i) for i in range(1, 500, 2)]

    run(listen, scenario)


def test_a_message_that_nobody_listens_to_is_forgotten(run: Run) -> None:
    async def scenario(a: Bus, b: Bus) -> None:
        a.publish("nobody.there", b"x")

    run(lambda a, b: None, scenario)


def test_what_was_published_before_the_end_arrives(run: Run) -> None:
    heard: list[bytes] = []

    async def scenario(a: Bus, b: Bus) -> None:
        a.publish("t.x", b"last words")
        await a.close()
        await until(lambda: heard == [b"last words"])

    run(lambda a, b: b.listen("t.>", lambda subject, message: heard.append(message)), scenario)


@pytest.mark.slow
@pytest.mark.parametrize("what, error", [("flush", TimeoutError), ("subscribe", OSError), ("publish", RuntimeError)])
def test_a_connection_that_fails_at_the_wrong_moment_is_not_the_end_of_the_bus(
    nats: Nats, monkeypatch: pytest.MonkeyPatch, what: str, error: type[Exception]
) -> None:
    usual = getattr(Client, what)
    failed: list[str] = []

    async def once(client: Client, *asked: Any, **more: Any) -> Any:
        if not failed:
            failed.append(what)
            raise error
        return await usual(client, *asked, **more)

    monkeypatch.setattr(Client, what, once)
    heard: list[bytes] = []

    async def scenario() -> None:
        bus = NatsBus(nats.url)
        bus.listen("once.x", lambda subject, message: heard.append(message))
        await bus.open()
        for word in (b"one", b"two"):
            bus.publish("once.x", word)
        await until(lambda: b"two" in heard)
        await bus.close()

    asyncio.run(asyncio.wait_for(scenario(), 120))
    assert failed == [what]


@pytest.mark.slow
def test_nats_comes_back_by_itself_and_what_was_said_meanwhile_is_lost() -> None:
    heard: list[bytes] = []
    nats = Nats()

    async def scenario() -> None:
        speaker, hearer = NatsBus(nats.url), NatsBus(nats.url)
        hearer.listen("t.x", lambda subject, message: heard.append(message))
        opening = [asyncio.create_task(end.open()) for end in (speaker, hearer)]
        await asyncio.sleep(0.5)
        nats.start()  # it was away when they began
        await asyncio.gather(*opening)
        await spoken(speaker, b"one")
        nats.kill()
        await asyncio.sleep(0.5)
        speaker.publish("t.x", b"lost")
        nats.start()
        await spoken(speaker, b"two")
        assert b"lost" not in heard
        await speaker.close()
        await hearer.close()

    async def spoken(speaker: NatsBus, word: bytes) -> None:
        async with asyncio.timeout(60):
            while word not in heard:
                speaker.publish("t.x", word)
                await asyncio.sleep(0.05)

    try:
        asyncio.run(scenario())
    finally:
        nats.stop()


@pytest.mark.parametrize("url", ["nats://", "nats://bus:port", "nats://bus:99999", "nats://[::1", "http://bus:4222"])
def test_an_address_that_nobody_can_have_is_refused_at_once(url: str) -> None:
    with pytest.raises(BadUse, match="is not nats://HOST"):
        bus_of(url)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(BadUse) as refused:
        bus_of("http://me:secret@bus:4222")
    assert "secret" not in str(refused.value)


@pytest.mark.slow
def test_each_time_that_nats_goes_and_comes_is_told_once_also_if_it_was_away_at_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []

    class Log:
        def warning(self, event: str, **more: str) -> None:
            told.append(event)

    monkeypatch.setattr(nats_bus, "log", Log())
    nats = Nats()

    async def scenario() -> None:
        bus = NatsBus(nats.url)
        opening = asyncio.create_task(bus.open())
        for times in (1, 2):
            await until(lambda times=times: told.count("bus-fails") == times)  # type: ignore[misc]
            await asyncio.to_thread(nats.start)
            await until(lambda times=times: told.count("bus-is-back") == times)  # type: ignore[misc]
            await opening
            nats.kill()
        await until(lambda: told.count("bus-fails") == 3)
        await bus.close()

    try:
        asyncio.run(asyncio.wait_for(scenario(), 120))
    finally:
        nats.stop()
    assert told == ["bus-fails", "bus-is-back"] * 2 + ["bus-fails"]
