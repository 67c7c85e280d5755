"""A guest connected here whose table lives in another process: asked there, and told here what is answered.

The guest notices little when its table moves: the session is begun anew where the table lives now, with the last number
the guest has seen, and what was not answered is asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from troef.server import api
from troef.server import frames as f
from troef.server import messages as m
from troef.server.bodies import LARGEST_BODY, json
from troef.server.store import Away
from troef.server.swift import WRITE, Write
from troef.server.viewer import GONE, MOST_BYTES, MOST_MESSAGES

if TYPE_CHECKING:
    from troef.server.relay import Relay

PATIENCE_SECONDS = 2.0  # then people are told that the table is out of reach
ACCEPTED_SECONDS = 1.5
ANSWERED_SECONDS = 8.0
PAUSES = (0.03, 0.06, 0.12, 0.25)  # between attempts, in seconds
MOST_ASKED = 64
COME_BACK = ("table-rests", "table-restarts")  # the table is elsewhere, or will be in a moment
NUMBERED = (b'{"t":"update","n":', b'{"t":"whole","n":')
ANSWERS = (b'{"t":"done"', b'{"t":"refused"', b'{"t":"hint"')
OUT_OF_REACH = "table-out-of-reach"
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Far:
    """What the sessions of requests and of sockets have in common."""

    def __init__(self, relay: Relay, name: str, scope: Any, receive: Receive, send: Send) -> None:
        self.relay, self.name, self.scope = relay, name, scope
        self.receive, self.send = receive, send
        self.owner = self.session = ""
        self.sent = self.heard = 0
        self.began = 0.0
        self.opened = False

    def _open(self, owner: str, body: bytes = b"", once: str = "") -> None:
        """Begins a session at a process."""
        self.owner, self.session, self.opened = owner, secrets.token_hex(8), False
        self.sent = self.heard = 0
        self.began = asyncio.get_running_loop().time()
        self.relay.far[self.session] = self
        self._say(f.OPEN, f.encode(f.call_of(self.scope, self.relay.name, body, once)))

    def _end(self) -> None:
        self.relay.far.pop(self.session, None)
        self.session = ""

    def _say(self, kind: bytes, body: bytes = b"") -> None:
        self.sent += 1
        self.relay.bus.publish(f.inward(self.owner, self.session), f.pack(kind, self.sent, body))

    async def _owner(self) -> str | None:
        """The process to ask; None: it is not known."""
        try:
            return await self.relay.owner(self.name)
        except Away:
            return None

    def hear(self, kind: bytes, number: int, body: bytes) -> None:
        """A frame of the table's."""
        self.heard += 1
        if number != self.heard or kind == f.LOST:
            self.lose()
        else:
            self._take(kind, body)

    def _take(self, kind: bytes, body: bytes) -> None:
        raise NotImplementedError

    def lose(self) -> None:
        """The session has to begin anew."""
        raise NotImplementedError


class Patience:
    """Attempts, each a little later, for as long as people would wait."""

    def __init__(self) -> None:
        self._pauses = iter(PAUSES)
        self._until = asyncio.get_running_loop().time() + PATIENCE_SECONDS

    async def pause(self) -> bool:
        """Waits a moment; False: too long already."""
        await asyncio.sleep(next(self._pauses, PAUSES[-1]))
        return asyncio.get_running_loop().time() < self._until


class FarCall(Far):
    """One HTTP request."""

    async def run(self) -> None:
        """Asks until it is answered, or too late."""
        body, patience = await self._body(), Patience()
        self._once = secrets.token_urlsafe(24)  # an answer may be lost: what was done is not to be done again
        while True:
            owner = await self._owner()
            if owner == self.relay.name:
                extensions = {**self.scope.get("extensions", {}), f.ONCE: self._once}
                await self.relay.app({**self.scope, "extensions": extensions}, _again(body), self.send)
                return
            if owner and (answer := await self._ask(owner, body)) is not None:
                for event in answer:
                    await self.send(event)
                return
            if not await patience.pause():
                await json(api.Refused(OUT_OF_REACH, None, {}), 503)(self.scope, self.receive, self.send)
                return

    async def _body(self) -> bytes:
        """What was sent; a little more than is allowed is enough to be refused."""
        body = b""
        while len(body) <= LARGEST_BODY:
            event = await self.receive()
            body += event.get("body", b"")
            if not event.get("more_body"):
                break
        return body

    async def _ask(self, owner: str, body: bytes) -> list[Any] | None:
        """The answer; None if it is lost, or is not given here."""
        self._answer: list[Any] = []
        self._done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._open(owner, body, self._once)
        try:
            async with asyncio.timeout(ANSWERED_SECONDS):
                return self._answer if await self._done else None
        except TimeoutError:
            return None
        finally:
            self._end()

    def _take(self, kind: bytes, body: bytes) -> None:
        if kind == f.START:
            status, headers = msgspec.msgpack.decode(body)
            self._answer.append({"type": "http.response.start", "status": status, "headers": headers})
        elif kind == f.BODY:
            self._answer.append({"type": "http.response.body", "body": body, "more_body": True})
        elif kind == f.END and not self._done.done():
            self._answer.append({"type": "http.response.body", "body": b""})
            self._done.set_result(True)

    def lose(self) -> None:
        """Asked again."""
        if not self._done.done():
            self._done.set_result(False)


class FarSocket(Far):
    """One websocket."""

    def __init__(self, relay: Relay, name: str, scope: Any, receive: Receive, send: Send) -> None:
        super().__init__(relay, name, scope, receive, send)
        self._write: Write = scope.get("extensions", {}).get(WRITE, lambda message: False)
        self._accepted = self._greeted = False  # the guest's connection; whether it has said hello
        self._ended = False  # the guest is gone
        self._since: int | None = None  # the last number it has seen
        self._device = ""  # how it names itself
        self._asked: OrderedDict[str, bytes] = OrderedDict()  # what has not been answered
        self._returns = False  # the table says that it comes back
        self._repeats = False  # what was said before is told again
        self._outbox: deque[Any] = deque()
        self._size, self._filled = 0, asyncio.Event()
        self._empty = asyncio.Event()
        self._empty.set()
        self._over = asyncio.Event()  # this session
        self._patience: Patience | None = None

    async def run(self) -> None:
        """One connection, from beginning to end."""
        await self.receive()  # websocket.connect
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write_out())]
        try:
            home = await self._travel()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if home:
            await self._at_home()

    async def _travel(self) -> bool:
        """From process to process, until the guest is gone or let go; True: the table lives here."""
        while not self._ended:
            owner = await self._owner()
            if owner == self.relay.name:
                await self._empty.wait()
                return not self._ended
            if owner:
                await self._visit(owner)
            self._patience = self._patience or Patience()
            if not await self._patience.pause():
                self._let_go(GONE, m.Gone(OUT_OF_REACH))
                await self._empty.wait()
        return False

    async def _visit(self, owner: str) -> None:
        """A session at a process, until it is lost or the guest is gone."""
        await self._empty.wait()
        if self._ended:
            return
        self._over.clear()
        self._returns, self._repeats = False, self._accepted
        self._open(owner)
        waiting = asyncio.get_running_loop().call_later(ACCEPTED_SECONDS, self._expect)
        try:
            await self._over.wait()
        finally:
            waiting.cancel()
            self._say(f.CLOSE)
            self._end()

    def _expect(self) -> None:
        if not self.opened:
            self.lose()

    def _openings(self) -> list[bytes]:
        """What a session begins with, when it is not the first."""
        if not self._greeted:
            return []
        return [m.encode(m.Hello(self._since, self._device)), *self._asked.values()]

    async def _at_home(self) -> None:
        """The table lives here now: the application takes over, from where the guest is."""
        events: deque[Any] = deque([{"type": "websocket.connect"}])
        events += [{"type": "websocket.receive", "text": text.decode()} for text in self._openings()]

        async def receive() -> Any:
            return events.popleft() if events else await self.receive()

        async def send(event: Any) -> None:
            if not self._accepted or event["type"] != "websocket.accept":
                await self.send(event)

        await self.relay.app(self.scope, receive, send)

    # ---- from the guest ----------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while (event := await self.receive())["type"] != "websocket.disconnect":
            self._said((event.get("text") or "").encode() or event.get("bytes") or b"")
        self._finish()

    def _said(self, text: bytes) -> None:
        try:
            head = f.read_head(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            head = f.Head()
        if head.id:
            self._asked[head.id] = text
            if len(self._asked) > MOST_ASKED:
                self._asked.popitem(last=False)
        elif head.t == "hello":
            self._greeted, self._since, self._device = True, head.since, head.device
        if self.session and self.opened:
            self._say(f.TEXT, text)

    # ---- to the guest ------------------------------------------------------------------------------------------------

    def _take(self, kind: bytes, body: bytes) -> None:
        if kind == f.TEXT:
            self._told(body)
        elif kind == f.ACCEPT:
            self.opened = True
            for text in self._openings():  # not before: a call that arrives late seats nobody
                self._say(f.TEXT, text)
            if not self._accepted:
                self._accepted = True
                self._put({"type": "websocket.accept"})
        elif kind == f.CLOSE and self._returns:
            self.lose()
        elif kind == f.CLOSE:
            self._let_go(int(body))

    def _told(self, text: bytes) -> None:
        self._patience = None
        if text.startswith(NUMBERED):
            start = text.index(b'"n":') + 4
            self._since = int(text[start : text.index(b",", start)])
        elif text.startswith(ANSWERS):
            self._asked.pop(f.read_head(text).id, None)
        elif text.startswith(b'{"t":"gone"') and f.read_head(text).message in COME_BACK:
            self._returns = True
            return
        elif self._repeats and text.startswith(b'{"t":"beat"'):
            self._repeats = False
        elif self._repeats and text.startswith(b'{"t":"said"'):
            return
        self._put(text)

    def lose(self) -> None:
        """The session has to begin anew."""
        self._over.set()

    def _finish(self) -> None:
        """The guest is gone: nothing more can be said, and nobody waits for it."""
        self._ended = True
        self._outbox.clear()
        self._empty.set()
        self._over.set()

    def _let_go(self, code: int, last: m.ToClient | None = None) -> None:
        """The guest's connection ends."""
        if last is not None:
            if not self._accepted:
                self._accepted = True
                self._put({"type": "websocket.accept"})
            self._put(m.encode(last))
        self._put({"type": "websocket.close", "code": code})

    def _put(self, item: Any) -> None:
        """Writes at once, or after what waits; too much of it gives way to a new session with its whole view."""
        if self._ended or (isinstance(item, bytes) and self._empty.is_set() and self._write((item,))):
            return
        self._size += len(item)
        if len(self._outbox) >= MOST_MESSAGES or self._size > MOST_BYTES:
            self._outbox.clear()
            self.lose()
        else:
            self._outbox.append(item)
        self._empty.clear()
        self._filled.set()

    async def _write_out(self) -> None:
        """Sends what waits, one after another; ends with the connection."""
        with contextlib.suppress(RuntimeError, OSError):
            while not self._ended:
                while self._outbox:
                    await self._send_out(self._outbox.popleft())
                self._size = 0
                self._empty.set()
                self._filled.clear()
                await self._filled.wait()
        self._finish()

    async def _send_out(self, item: Any) -> None:
        if isinstance(item, bytes):
            await self.send({"type": "websocket.send", "text": item.decode()})
        else:
            await self.send(item)
            if item["type"] == "websocket.close":
                self._finish()


def _again(body: bytes) -> Receive:
    """A body that has been read, to be read again."""
    events = [{"type": "http.disconnect"}, {"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return events.pop() if len(events) > 1 else events[0]

    return receive
