"""A server by hand, in this process: a clock that is moved, a store in memory, viewers without sockets."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from typing import Any, TypeVar

from tests.server.mirror import Message, Mirror

from troef.server import entries as e
from troef.server import messages as m
from troef.server.house import House
from troef.server.limits import Limits
from troef.server.metrics import Metrics
from troef.server.room import key_of
from troef.server.store import Conflict, Summary
from troef.server.table import Services, Table
from troef.server.thinkers import InlineThinkers, Thinkers
from troef.server.together import Together
from troef.server.viewer import Viewer

T = TypeVar("T")
ENTROPY = "ab" * 16
IDS = itertools.count(1)


async def settle() -> None:
    """Lets everything happen that can happen without time."""
    for _ in range(60):
        await asyncio.sleep(0)


class HandTimer:
    """Something that will happen on a clock moved by hand."""

    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        """It does not happen."""
        self.call = None


class HandClock:
    """A clock that stands until it is moved."""

    speed = 1.0

    def __init__(self) -> None:
        self._now = 1000.0
        self._timers: list[tuple[float, int, HandTimer]] = []
        self._order = itertools.count()

    def now(self) -> float:
        """Milliseconds."""
        return self._now

    wall = now

    def later(self, ms: float, call: Callable[[], object]) -> HandTimer:
        """Calls when the clock has been moved so far."""
        timer = HandTimer(call)
        heapq.heappush(self._timers, (self._now + max(0.0, ms), next(self._order), timer))
        return timer

    async def move(self, ms: float) -> None:
        """Moves the clock; what is due on the way happens in order."""
        await settle()
        end = self._now + ms
        while self._timers and self._timers[0][0] <= end:
            at, _, timer = heapq.heappop(self._timers)
            self._now = max(self._now, at)
            if timer.call is not None:
                timer.call()
                await settle()
        self._now = end

    def waiting(self) -> int:
        """How many timers have not been cancelled."""
        return sum(timer.call is not None for _, _, timer in self._timers)


class MemoryStore:
    """A store that forgets when the process ends; `broken` makes it fail."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.summaries: dict[str, Summary] = {}
        self.broken: Exception | None = None
        self.gate: asyncio.Event | None = None  # appends wait for it
        self.reading: asyncio.Event | None = None  # whoever wants to read waits for it
        self.tenure: int | None = 1

    async def append(self, table: str, number: int, entries: list[bytes]) -> None:
        """Writes, unless it is broken."""
        if self.gate is not None:
            await self.gate.wait()
        if self.broken is not None:
            raise self.broken
        log = self.logs.setdefault(table, [])
        if number != len(log):
            raise Conflict(table)
        log += entries

    def describe(self, summary: Summary) -> Awaitable[None]:
        """Remembers the summary."""
        self.summaries[summary.table] = summary
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    def held(self, table: str) -> int | None:
        """Nobody else writes, unless a test says so."""
        return self.tenure

    async def load(self, table: str) -> list[bytes]:
        """The log as it is when it is asked for."""
        log = list(self.logs.get(table, []))
        await self._may_read()
        return log

    async def _may_read(self) -> None:
        if self.reading is not None:
            await self.reading.wait()

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Writes entries anew."""
        for number, entry in entries.items():
            self.logs[table][number] = entry

    async def find(self, code: str) -> str | None:
        """By code."""
        await self._may_read()
        return next((s.table for s in self.summaries.values() if s.code == code), None)

    async def public(self) -> list[Summary]:
        """Those that are public and wait."""
        return [s for s in self.summaries.values() if s.public and s.state == "waiting"]

    async def forget(self, days: int, keep: Collection[str]) -> int:
        """All that are not kept."""
        old = [t for t, s in self.summaries.items() if s.state != "playing" and t not in keep]
        for table in old:
            del self.logs[table], self.summaries[table]
        return len(old)

    async def check(self) -> None:
        """Whether it is broken."""
        if self.broken is not None:
            raise self.broken

    async def close(self) -> None:
        """Nothing to close."""


class Guest(Mirror):
    """A viewer without a socket; it reads at once, unless it is told to be slow."""

    def __init__(self, table: Table, chair: int, since: int | None = None, device: str = "") -> None:
        super().__init__()
        self.table_there = table
        self.reads = asyncio.Event()
        self.reads.set()
        self.raw: list[bytes] = []
        self.viewer = Viewer(chair, lambda message: False, self._send, table.whole, device)
        table.presence.join(self.viewer, since)
        self.writer = asyncio.get_running_loop().create_task(self.viewer.write())

    async def _send(self, message: bytes) -> None:
        await self.reads.wait()
        self.raw.append(message)
        self.hear(json.loads(message))

    def post(self, t: str, **fields: Any) -> str:
        """Sends a request; returns its id."""
        request = {"t": t, "id": f"g{next(IDS)}", **fields}
        decoded = m.decode(json.dumps(request))
        assert not isinstance(decoded, m.Hello | m.Ping | m.Pulse)
        self.viewer.asks()
        self.table_there.post(self.viewer, decoded)
        return str(request["id"])

    async def ask(self, t: str, **fields: Any) -> Message:
        """Sends a request and waits for its answer."""
        id = self.post(t, **fields)
        await settle()
        return self.answers[id]

    async def act(self, move: str, **fields: Any) -> Message:
        """Makes a move on the view as it is."""
        return await self.ask("act", move=move, **{"on": self.n, **fields})

    def leave(self) -> None:
        """The connection is gone."""
        self.table_there.presence.leave(self.viewer)


class World:
    """A house over a clock moved by hand and a store in memory."""

    def __init__(self, thinkers: Thinkers | None = None) -> None:
        self.clock, self.store, self.metrics = HandClock(), MemoryStore(), Metrics()
        self.services = Services(self.store, self.clock, thinkers or InlineThinkers(), self.metrics, Together())
        self.house = House(self.services)
        self.limits = Limits()

    async def open(self, game: str, people: int, chairs: int | None = None, **chosen: Any) -> Table:
        """A table with so many people sitting at it, tokens t0, t1, ..., all devices heard."""
        settings = e.Settings(**chosen.pop("settings", {}))
        table = await self.house.open(game, chairs or people, chosen, settings)
        for i in range(people):
            await table.ask(lambda i=i: table.sit(f"P{i}", key_of(f"t{i}"), ENTROPY, None))  # type: ignore[misc]
        return table

    async def playing(self, game: str, people: int, **chosen: Any) -> tuple[Table, list[Guest]]:
        """The same with a match going on and everybody connected."""
        table = await self.open(game, people, **chosen)
        guests = [Guest(table, i) for i in range(people)]
        await settle()
        assert (await guests[0].ask("start", fill=None))["t"] == "done"
        return table, guests

    async def restart(self, table: Table) -> Table:
        """The process dies and another one takes over the store."""
        table.close()
        self.house = House(self.services)
        return await self.house.find(table.room.table)


def run(scenario: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Runs a scenario to its end."""
    return asyncio.run(asyncio.wait_for(scenario(), 300))


async def play_on(guests: list[Guest], most: int = 10**9, clock: HandClock | None = None) -> None:
    """Everybody makes the first lawful move that comes to mind, until the match is over."""
    for _ in range(most):
        if guests[0].phase == "over":
            return
        for guest in guests:
            if guest.phase == "between" and guest.chair not in guest.table["ready"]:
                await guest.ask("ready")
        actor = next((guest for guest in guests if guest.phase == "playing" and guest.moves), None)
        if actor is not None:
            await actor.act(actor.moves[0])
        elif clock is not None:
            await clock.move(500)
