"""What carries messages between processes: at most once, in the order of each sender, to whoever listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, bytes], None]  # the subject, the message


class Bus(Protocol):
    """Messages by subject (`a.b.c`). Only order is promised: who must know counts, and asks for what is missing."""

    def listen(self, subject: str, heard: Heard) -> None:
        """Hears every message of a subject from now on; `a.>` stands for all that begin with `a.`."""

    def publish(self, subject: str, message: bytes) -> None:
        """Sends a message, now or soon; it may be lost, as when nobody can be reached."""

    async def open(self) -> None:
        """Begins; what was to be listened to is. It waits for nobody: a bus that is away is joined when it is back."""

    async def close(self) -> None:
        """Sends what waits, and ends."""


class MemoryBus:
    """A bus within one process: for a server that is alone, and for several in one test."""

    def __init__(self) -> None:
        self._ears: list[tuple[str, Heard]] = []

    def listen(self, subject: str, heard: Heard) -> None:
        """Hears a subject."""
        self._ears.append((subject, heard))

    def publish(self, subject: str, message: bytes) -> None:
        """Tells those who listen, in the next turn of the loop."""
        for wanted, heard in self._ears:
            if wanted == subject or (wanted.endswith(".>") and subject.startswith(wanted[:-1])):
                asyncio.get_running_loop().call_soon(heard, subject, message)

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Lets what was sent arrive."""
        await asyncio.sleep(0)
