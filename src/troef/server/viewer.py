"""One connection: a bounded outbox with a writer of its own, so that nobody ever waits for a slow socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from troef.server import messages as m
from troef.server.lag import Lag

MOST_MESSAGES = 256
MOST_BYTES = 512 * 1024
MOST_UNANSWERED = 16  # requests of one connection; more are not read before some have been answered
DONE, GONE, REPLACED = 1000, 4000, 4001  # how a connection is closed


class Viewer:
    """A viewer of a table: the person on a chair, or a spectator (chair -1)."""

    def __init__(
        self,
        chair: int,
        write: Callable[[Sequence[bytes]], bool],  # all of it at once, or nothing
        send: Callable[[bytes], Awaitable[None]],
        whole: Callable[[Viewer], bytes],
        device: str = "",
    ) -> None:
        self.chair, self._write, self._send, self._whole, self._device = chair, write, send, whole, device
        self.lag = Lag()
        self.overflows = 0
        self.closed: int | None = None  # with which code
        self._unanswered = 0
        self._answered = asyncio.Event()
        self._outbox: deque[bytes] = deque()
        self._stale = False
        self._sending = False
        self._filled = asyncio.Event()

    def is_same_device(self, other: Viewer) -> bool:
        """Whether both say that they are the same one."""
        return bool(self._device) and self._device == other._device

    # ---- requests ------------------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether one more request may be asked: not too many have not been answered."""
        return self._unanswered < MOST_UNANSWERED

    def asks(self) -> None:
        """Counts one more request."""
        self._unanswered += 1

    async def may_ask(self) -> None:
        """Waits while too many requests have not been answered."""
        while not self.free and self.closed is None:
            self._answered.clear()
            await self._answered.wait()

    def answer(self, message: m.ToClient, *before: bytes) -> None:
        """The answer to one request, after what it brought about."""
        self._unanswered -= 1
        self._answered.set()
        self.put(*before, m.encode(message))

    # ---- the outbox ----------------------------------------------------------------------------------------------

    def put(self, *messages: bytes) -> None:
        """Writes messages if the socket takes them now; else they wait: too much of that gives way to a whole view."""
        if self._stale or self.closed:
            return
        outbox = self._outbox
        if not outbox and not self._sending and self._write(messages):
            return
        outbox += messages
        self._filled.set()
        if len(outbox) > MOST_MESSAGES or sum(map(len, outbox)) > MOST_BYTES:
            self._overflow()

    def _overflow(self) -> None:
        self._outbox.clear()
        self._stale = True
        self.overflows += 1

    def close(self, code: int = DONE, last: m.ToClient | None = None) -> None:
        """Sends what waits, then perhaps a last word, and ends."""
        if last is not None:
            self.put(m.encode(last))
        if self.closed is None:
            self.closed = code
        self._stale = False  # nobody needs a whole view any more
        self._answered.set()
        self._filled.set()

    async def write(self) -> None:
        """Sends until closed, or until the socket fails."""
        while True:
            while self._outbox or self._stale:
                self._sending = True
                await self._send(self._next())
                self._sending = False
            if self.closed:
                return
            self._filled.clear()
            await self._filled.wait()

    def _next(self) -> bytes:
        if self._stale:
            self._stale = False
            return self._whole(self)
        return self._outbox.popleft()
