"""Between the guests and the application: a guest whose table lives in another process is served by that one.

Any process may be asked for any table. The application knows nothing of it: it sees guests, connected here or there.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

from troef.server import frames as f
from troef.server import names
from troef.server.bus import Bus
from troef.server.far import Far, FarCall, FarSocket, Receive, Send
from troef.server.logs import log
from troef.server.near import Near
from troef.server.postgres import PostgresStore
from troef.server.store import Away

BEAT_SECONDS = 1.0
LOOK_SECONDS = 0.25  # between two looks at who is silent
UNANSWERED_SECONDS = 0.5  # after which it is asked whether a process still lives,
LATE_SECONDS = 2.0  # or without a beat of its
SILENT_SECONDS = 4.0  # a process that is silent for so long is not waited for, even if it lives


class Relay:
    """One process among several."""

    def __init__(self, app: Any, store: PostgresStore, bus: Bus) -> None:
        self.app, self.store, self.bus = app, store, bus
        self.name = store.leases.name
        self.near: dict[str, Near] = {}
        self.far: dict[str, Far] = {}
        self._heard: dict[str, float] = {}  # when each process was last heard
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = False
        bus.listen(f"troef.{self.name}.>", self._hear)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """A guest of this process."""
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
        elif (name := named(scope["path"])) is None or await self._lives_here(name):
            await self.app(scope, receive, send)
        else:
            kind = FarSocket if scope["type"] == "websocket" else FarCall
            await kind(self, name, scope, receive, send).run()

    async def _lives_here(self, name: str) -> bool:
        try:
            return await self.owner(name) == self.name
        except Exception:  # the store is away: whoever asks is told so
            return False

    async def owner(self, name: str) -> str:
        """The process that a table lives in, by its link or its code; this one, if it lives nowhere."""
        table = await self.store.find(name.upper()) if names.is_code(name) else name
        found = await self.store.leases.owner(table) if table else None
        return found or self.name

    async def is_ours(self, path: str) -> bool:
        """Whether a guest of another process is right here."""
        name = named(path)
        return not self._ending and name is not None and await self.owner(name) == self.name

    # ---- beginning and end -------------------------------------------------------------------------------------------

    async def _live(self, scope: Any, receive: Receive, send: Send) -> None:
        """Begins before the application and ends after it."""

        async def received() -> Any:
            event = await receive()
            self._ending = event["type"] == "lifespan.shutdown"
            return event

        async def sent(event: Any) -> None:
            if event["type"] == "lifespan.shutdown.complete":
                for task in beating:
                    task.cancel()
                await self.bus.close()
            await send(event)

        await self.bus.open()
        beats = ((BEAT_SECONDS, self._beat), (LOOK_SECONDS, self._bury))
        beating = [asyncio.create_task(self._every(seconds, work)) for seconds, work in beats]
        await self.app(scope, received, sent)

    # ---- frames ------------------------------------------------------------------------------------------------------

    def _hear(self, subject: str, message: bytes) -> None:
        """Whatever other processes say to this one, in the order in which they said it."""
        _, _, what, session = subject.split(".")
        if what == "beat":
            self._compare(f.decode_beat(message))
            return
        kind, number, body = f.unpack(message)
        if kind == f.OPEN:
            self._serve(session, f.decode_call(body))
        elif found := (self.near if what == "in" else self.far).get(session):
            found.hear(kind, number, body)

    def _serve(self, session: str, call: f.Call) -> None:
        near = self.near[session] = Near(self, session, call)
        task = asyncio.get_running_loop().create_task(near.run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- counting ----------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        self._count()
        self._miss()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Away:
                continue
            except Exception as error:
                log.error("beat-failed", error=type(error).__name__, exc_info=error)

    def _count(self) -> None:
        """Tells every process how many frames were sent to it, by session."""
        peers: dict[str, f.Beat] = defaultdict(lambda: f.Beat(self.name, {}, {}))
        for session, far in self._sockets_far():
            peers[far.owner].asked[session] = far.sent
        for session, near in self._sockets_near():
            peers[near.call.edge].answered[session] = near.sent
        for peer, beat in peers.items():
            self.bus.publish(f.beats(peer), f.encode(beat))

    def _compare(self, beat: f.Beat) -> None:
        """What was sent and has not been heard is lost."""
        self._heard[beat.process] = asyncio.get_running_loop().time()
        for session, near in self._sockets_near():
            if near.call.edge == beat.process:
                if session not in beat.asked:
                    near.end()
                elif beat.asked[session] != near.heard:
                    near.lose()
        for session, far in self._sockets_far():
            if far.owner == beat.process and far.opened and beat.answered.get(session) != far.heard:
                far.lose()

    def _miss(self) -> None:
        """A process that is silent has lost its guests, and they it."""
        late = asyncio.get_running_loop().time() - SILENT_SECONDS
        for _, near in self._sockets_near():
            if max(near.began, self._heard.get(near.call.edge, 0.0)) < late:
                near.end()
        for _, far in self._sockets_far():
            if max(far.began, self._heard.get(far.owner, 0.0)) < late:
                far.lose()
        self._heard = {peer: at for peer, at in self._heard.items() if at > late}

    async def _bury(self) -> None:
        """Asks whether a process that may be dead lives; a dead one's tables are anybody's, and nobody waits on."""
        now = asyncio.get_running_loop().time()
        doubted = {far.owner for far in self.far.values() if self._is_late(far, now)}
        for process in doubted:
            if not await self.store.leases.alive(process):
                for far in list(self.far.values()):
                    if far.owner == process:
                        far.lose()

    def _is_late(self, far: Far, now: float) -> bool:
        heard = max(far.began, self._heard.get(far.owner, 0.0))
        return heard < now - (LATE_SECONDS if far.opened else UNANSWERED_SECONDS)

    def _sockets_near(self) -> list[tuple[str, Near]]:
        return [(session, near) for session, near in self.near.items() if near.socket]

    def _sockets_far(self) -> list[tuple[str, Far]]:
        return [(session, far) for session, far in self.far.items() if isinstance(far, FarSocket)]


def named(path: str) -> str | None:
    """The table or pad that an address names.

    >>> named("/api/tables/abc/socket"), named("/api/pads/pad.x"), named("/api/tables"), named("/")
    ('abc', 'pad.x', None, None)
    """
    parts = path.split("/")
    return parts[3] if len(parts) > 3 and parts[1] == "api" and parts[2] in ("tables", "pads") and parts[3] else None
