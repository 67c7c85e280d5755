"""One queue a table: jobs run one after another, so nothing needs a lock and nothing overtakes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from troef.core.errors import NotLawful
from troef.server.together import Steps, Together

Job = Callable[[], Awaitable[None]]
T = TypeVar("T")


class Resting(Exception):
    """The table was put to rest while something was asked of it: find it again."""


class Jobs:
    """A queue with a task that lives as long as there is something to do."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._waiting: deque[Job] = deque()
        self._unbegun: set[asyncio.Future[Any]] = set()  # the results of what was asked and waits
        self._worker: asyncio.Future[None] | None = None
        self._closed = False

    def __bool__(self) -> bool:
        return self._worker is not None

    def do(self, job: Job) -> None:
        """Queues a job; after the end it is forgotten."""
        if self._closed:
            return
        self._waiting.append(job)
        if self._worker is None:
            self._begin()

    def wait(self, work: asyncio.Future[None], then: Callable[[], Steps], together: Together) -> None:
        """Where nothing is being done: what follows when some work is done comes before all jobs, and needs no task."""
        self._worker = work
        work.add_done_callback(lambda work: together.do(self._follow(work, then)))

    def _follow(self, work: asyncio.Future[None], then: Callable[[], Steps]) -> Steps:
        try:
            work.result()
            yield from then()
        except Exception as error:
            self._failed(error)
        finally:
            self._worker = None
        if self._waiting:
            self._begin()

    def _begin(self) -> None:
        self._worker = asyncio.get_running_loop().create_task(self._work())

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queues work and waits for its result; it is done even if nobody waits for it any more."""
        if self._closed:
            raise Resting
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            self._unbegun.discard(result)
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

        self._unbegun.add(result)
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
        """What is being done is done; the rest is forgotten, and whoever waits for it is told so."""
        self._closed = True
        self._waiting.clear()
        for result in self._unbegun:
            if not result.done():
                result.set_exception(Resting())
        self._unbegun.clear()
