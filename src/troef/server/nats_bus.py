"""The bus of several processes: NATS core. It comes back by itself; what is published meanwhile is lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from troef.server.bus import Heard
from troef.server.logs import log

MOST_WAITING_BYTES = 8 * 1024 * 1024
LARGEST = 512 * 1024  # of one message; NATS takes 1 MB
AGAIN_SECONDS = 0.25
PING_SECONDS = 2
LOST = (OSError, Error, TimeoutError)


class NatsBus:
    """One connection to NATS."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client: Client | None = None
        self._ears: list[tuple[str, Heard]] = []
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._size = 0
        self._filled = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._away = False

    def listen(self, subject: str, heard: Heard) -> None:
        """Hears a subject, when the bus is opened."""
        self._ears.append((subject, heard))

    def publish(self, subject: str, message: bytes) -> None:
        """Sends soon, if NATS is there; otherwise not at all."""
        if self._client is None or not self._client.is_connected or self._size > MOST_WAITING_BYTES:
            return
        self._waiting.append((subject, message))
        self._size += len(message)
        self._filled.set()

    async def open(self) -> None:
        """Connects, now or when NATS is back."""
        self._tasks = [asyncio.create_task(self._connect()), asyncio.create_task(self._send())]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._tasks[0]), 5)

    async def _connect(self) -> None:
        while self._client is None:
            try:
                self._client = await self._joined()
                if self._away:
                    await self._is_back()
            except LOST as error:
                await self._fails(error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _joined(self) -> Client:
        """A connection that hears all that is to be heard; NATS may be lost again before it does."""
        client = await nats.connect(
            self._url,
            error_cb=self._fails,
            reconnected_cb=self._is_back,
            connect_timeout=2,
            reconnect_time_wait=AGAIN_SECONDS,
            max_reconnect_attempts=-1,
            ping_interval=PING_SECONDS,
            flush_timeout=2,
        )
        try:
            for subject, heard in self._ears:
                await client.subscribe(subject, cb=_calls(heard))
            await client.flush()
        except LOST:
            await client.close()
            raise
        return client

    async def _send(self) -> None:
        """One message after another, as fast as NATS takes them."""
        while True:
            while self._waiting:
                subject, message = self._waiting.popleft()
                self._size -= len(message)
                assert self._client is not None
                with contextlib.suppress(Exception):  # it may be lost, whyever; a process must not fall silent for it
                    await self._client.publish(subject, message)
            self._filled.clear()
            await self._filled.wait()

    async def close(self) -> None:
        """Sends what waits, and ends."""
        client = self._client
        if client is not None and client.is_connected:
            while self._waiting and client.is_connected:
                await asyncio.sleep(0)
            with contextlib.suppress(*LOST):
                await client.flush(2)
        for task in self._tasks:
            task.cancel()
        if client is not None:
            with contextlib.suppress(*LOST):
                await client.close()

    async def _fails(self, error: Exception) -> None:
        """Told once until it is back."""
        if not self._away:
            log.warning("bus-fails", error=str(error) or type(error).__name__)
        self._away = True

    async def _is_back(self) -> None:
        log.warning("bus-is-back")
        self._away = False


def _calls(heard: Heard) -> Any:
    async def call(message: Msg) -> None:
        heard(message.subject, message.data)

    return call
