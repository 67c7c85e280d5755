"""The websocket of one viewer: hello, a whole view, then updates; requests are answered in the order they came."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from troef.core.errors import NotLawful
from troef.server import messages as m
from troef.server.house import House
from troef.server.limits import Limits
from troef.server.logs import log
from troef.server.people import address_of, same_origin, token_of
from troef.server.room import SPECTATOR
from troef.server.store import Away, unwatched
from troef.server.swift import LEFT, READ, WRITE, Left, Reader, Write
from troef.server.table import Table
from troef.server.viewer import DONE, GONE, Viewer
from troef.server.wishes import need, refuse

LARGEST_MESSAGE = 8 * 1024
HELLO_SECONDS = 10
WRONG_ORIGIN = 4403
Send = Callable[[bytes], Awaitable[None]]


class Sockets:
    """The websockets of a house."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house, self.limits = house, limits

    async def endpoint(self, socket: WebSocket) -> None:
        """One connection, from beginning to end."""
        await received(socket, self.limits, self._serve)

    async def _serve(self, socket: WebSocket) -> None:
        table, hello = await self._table(socket), await self._hello(socket)
        if table.closed:
            raise refuse("rests")
        if left(socket):
            raise WebSocketDisconnect
        chair = table.room.chair_of(token_of(socket, table.room.table))
        need(chair != SPECTATOR or table.room.settings.watch != "nobody", "not-seated")
        viewer = Viewer(chair, *self._ways_out(socket), table.whole, hello.device)
        table.presence.join(viewer, hello.since)
        writer = asyncio.create_task(write_out(socket, viewer))
        try:
            await Reading(self, socket, table, viewer).run()
        finally:
            table.presence.leave(viewer)
            writer.cancel()
            self.house.services.metrics.tally("overflows", viewer.overflows)

    def _ways_out(self, socket: WebSocket) -> tuple[Write, Send]:
        """How messages are written: at once if the server can and the socket takes it; else one after another."""
        swift: Write = socket.scope.get("extensions", {}).get(WRITE, lambda messages: False)
        moment = self.house.services.moment

        def watched(messages: Sequence[bytes]) -> bool:
            moment("sending")
            return swift(messages)

        async def send(message: bytes) -> None:
            moment("sending")
            await socket.send_text(message.decode())

        return swift if moment is unwatched else watched, send

    async def _table(self, socket: WebSocket) -> Table:
        try:
            return await self.house.find(socket.path_params["table"])
        except NotLawful:
            self.limits.miss(address_of(socket))
            raise

    async def _hello(self, socket: WebSocket) -> m.Hello:
        """The first message."""
        try:
            hello = m.decode(await asyncio.wait_for(_receive(socket), HELLO_SECONDS))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TimeoutError):
            raise refuse("hello-first") from None
        if not isinstance(hello, m.Hello):
            raise refuse("hello-first")
        return hello


class Reading:
    """What one connection says: taken at once where nothing is to be waited for, else one message after another."""

    def __init__(self, sockets: Sockets, socket: WebSocket, table: Table, viewer: Viewer) -> None:
        self.socket, self.table, self.viewer = socket, table, viewer
        self.clock, self.pace = sockets.house.services.clock, sockets.limits.pace()
        self._waits = False  # a message that was not taken at once
        read_by: Callable[[Reader], None] = socket.scope.get("extensions", {}).get(READ, lambda reader: None)
        read_by(self._at_once)

    def _at_once(self, data: bytes) -> bool:
        """Takes a message as it arrives; not if it or one before it has to wait, or if there is a fault in it."""
        if self._waits or self.viewer.closed or not self.viewer.free:
            return False
        try:
            message = m.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not self.pace.at_once():
            return False
        self._heed(message)
        return True

    async def run(self) -> None:
        """Reads until the connection ends."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                data = await _receive(self.socket)
                self._waits = True
                await self._in_turn(data)
                self._waits = False

    async def _in_turn(self, data: str | bytes) -> None:
        if (seconds := self.pace.wait()) > 0:
            await asyncio.sleep(seconds)
        try:
            message = m.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.pace.fault()
            self.viewer.put(m.encode(m.Bad(str(error))))
            return
        if not self.viewer.free and isinstance(message, m.Request):
            await self.viewer.may_ask()
        self._heed(message)

    def _heed(self, message: Any) -> None:
        """Pings at once; requests in turn."""
        viewer, table = self.viewer, self.table
        if isinstance(message, m.Request):
            viewer.asks()
            table.post(viewer, message)  # type: ignore[arg-type]  # all of them are
        elif isinstance(message, m.Ping):
            viewer.put(m.encode(m.Pong(message.sent)))
            viewer.put(m.encode(m.Beat(viewer.lag.beat(self.clock.now()))))
        elif isinstance(message, m.Pulse):
            viewer.lag.pulse(message.beat, self.clock.now())
        elif isinstance(message, m.Hello):
            viewer.put(table.whole(viewer, message.since))


def left(socket: WebSocket) -> bool:
    """Whether the guest is gone, though what it said has not all been read: it may have come back already."""
    known: Left = socket.scope.get("extensions", {}).get(LEFT, lambda: False)
    return known()


async def let_go(socket: WebSocket, why: str) -> None:
    """The connection ends, and why."""
    log.info("guest-let-go", why=why)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(m.encode(m.Gone(why)).decode())
        await socket.close(GONE)


async def received(socket: WebSocket, limits: Limits, serve: Callable[[WebSocket], Awaitable[None]]) -> None:
    """Serves a guest who may come in; who may not is told why, and so is one whose visit ends before its time."""
    if not same_origin(socket):
        await socket.close(WRONG_ORIGIN)
        return
    await socket.accept()
    try:
        with limits.connection(address_of(socket)):
            await serve(socket)
    except NotLawful as refused:
        await let_go(socket, refused.refusal.message)
    except Away:
        await let_go(socket, "table-out-of-reach")
    except WebSocketDisconnect:
        return


async def write_out(socket: WebSocket, viewer: Viewer) -> None:
    """Sends until the viewer is let go; closing the socket ends the reading, too."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await viewer.write()
        await socket.close(viewer.closed or DONE)


async def _receive(socket: WebSocket) -> str | bytes:
    """The next message as it came."""
    data = await socket.receive()
    if data["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(data.get("code", 1000))
    text: str | bytes = data.get("text") or data.get("bytes") or b""
    if len(text) > LARGEST_MESSAGE:
        raise refuse("too-large")
    return text
