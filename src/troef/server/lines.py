"""Connections to PostgreSQL: opened when needed, one after another's question, thrown away when anything fails."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from troef.server.store import Away

PATIENCE_SECONDS = 5.0
# the server is gone, starting, stopping, out of room for us, or does not answer
GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # PostgreSQL said goodbye while nobody asked it anything
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,  # two who wait for each other: one of them has to ask again
)
T = TypeVar("T")


class Line:
    """One connection; who asks waits for those before."""

    def __init__(self, url: str, patience: float = PATIENCE_SECONDS) -> None:
        self._url, self._patience = url, patience
        self._connection: Any = None
        self._turn = asyncio.Lock()
        self.waiting = 0

    async def do(self, work: Callable[[Any], Awaitable[T]], patience: float | None = None) -> T:
        """Does something with the connection; raises Away if it cannot be had in time, or is lost."""
        self.waiting += 1
        try:
            async with asyncio.timeout(self._patience if patience is None else patience), self._turn:
                return await self._work(work)
        except GONE as error:
            raise Away(f"PostgreSQL: {type(error).__name__}") from error
        finally:
            self.waiting -= 1

    async def _work(self, work: Callable[[Any], Awaitable[T]]) -> T:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._url)
            return await work(self._connection)
        except (*GONE, asyncio.CancelledError):
            self.drop()  # an answer that nobody waits for must not be taken for another's
            raise

    def drop(self) -> None:
        """Gives the connection up; the next question opens another."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Says goodbye."""
        if self._connection is not None:
            with contextlib.suppress(*GONE):
                await self._connection.close(timeout=1)


class Lines:
    """Several connections; a question goes to the one with the fewest before it."""

    def __init__(self, url: str, count: int) -> None:
        self._lines = [Line(url) for _ in range(count)]

    async def do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Does something with one of the connections."""
        return await min(self._lines, key=lambda line: line.waiting).do(work)

    async def close(self) -> None:
        """Says goodbye."""
        for line in self._lines:
            await line.close()
