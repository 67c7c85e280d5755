"""One connection: a bounded outbox with a writer of its own, so that nobody ever waits for a slow socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from troef.server.lag import Lag

MOST_MESSAGES = 256
MOST_BYTES = 512 * 1024


class Viewer:
    """A viewer of a table: the person on a chair, or a spectator (chair -1)."""

    def __init__(self, chair: int, send: Callable[[bytes], Awaitable[None]], whole: Callable[[Viewer], bytes]) -> None:
        self.chair, self._send, self._whole = chair, send, whole
        self.lag = Lag()
        self.overflows = 0
        self._outbox: deque[bytes] = deque()
        self._size = 0
        self._stale = False
        self._filled = asyncio.Event()
        self._closed = False

    def put(self, message: bytes) -> None:
        """Queues a message; when too much waits, all of it gives way to one whole view."""
        if self._stale or self._closed:
            return
        if len(self._outbox) >= MOST_MESSAGES or self._size + len(message) > MOST_BYTES:
            self._outbox.clear()
            self._size, self._stale = 0, True
            self.overflows += 1
        else:
            self._outbox.append(message)
            self._size += len(message)
        self._filled.set()

    def close(self) -> None:
        """Sends what waits and ends."""
        self._closed = True
        self._filled.set()

    async def write(self) -> None:
        """Sends until closed, or until the socket fails."""
        while True:
            while self._outbox or self._stale:
                await self._send(self._next())
            if self._closed:
                return
            self._filled.clear()
            await self._filled.wait()

    def _next(self) -> bytes:
        if self._stale:
            self._stale = False
            return self._whole(self)
        message = self._outbox.popleft()
        self._size -= len(message)
        return message
