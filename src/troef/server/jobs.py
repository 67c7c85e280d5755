"""One queue a table: jobs run one after another, so nothing needs a lock and nothing overtakes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from troef.core.errors import NotLawful

Job = Callable[[], Awaitable[None]]
T = TypeVar("T")


class Resting(Exception):
    """The table was put to rest while something was asked of it: find it again."""


class Jobs:
    """A queue with a task that lives as long as there is something to do."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._waiting: deque[Job] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._closed = False

    def __bool__(self) -> bool:
        return self._worker is not None

    def do(self, job: Job) -> None:
        """Queues a job; after the end it is forgotten."""
        if self._closed:
            return
        self._waiting.append(job)
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queues work and waits for its result; it is done even if nobody waits for it any more."""
        if self._closed:
            raise Resting
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                value = await work()
            except NotLawful as refused:
                if not result.done():
                    result.set_exception(refused)
            except BaseException:
                if not result.done():
                    result.set_exception(Resting())
                raise
            else:
                if not result.done():
                    result.set_result(value)

        self.do(job)
        return await result

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._waiting.popleft()()
        except Exception as error:
            self._failed(error)
        finally:
            self._worker = None

    def close(self) -> None:
        """What is being done is done; the rest is forgotten."""
        self._closed = True
        self._waiting.clear()
