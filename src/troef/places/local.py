"""In several processes of this machine."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Self

from troef.places.place import A, Killed, Make, P, Place, Q, answer, in_order


class Processes(Place):
    """Several processes, started anew: forked ones would share what compiled code must not share."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __enter__(self) -> Self:
        self._pool = self._begun()
        return self

    def __exit__(self, *error: object) -> None:
        """What is under way is finished, what waits is not begun."""
        self._pool.shutdown(cancel_futures=True)

    def _begun(self) -> ProcessPoolExecutor:
        """This process alone hears Ctrl-C."""
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))

    def answers(self, make: Make[P, Q, A], plan: P, questions: Iterable[Q]) -> Iterator[A]:
        """As many at a time as there are processes."""
        return in_order(self, make, plan, questions)

    def room(self) -> int:
        """A question for every process, and the next one."""
        return 2 * self.jobs

    def ask(self, task: bytes, question: Any) -> Future[Any]:
        """Asks whoever is free next. One that is killed takes the others along: all begin anew."""
        try:
            return self._pool.submit(answer, task, question)
        except BrokenExecutor:
            self._pool.shutdown()
            self._pool = self._begun()
            return self._pool.submit(answer, task, question)

    def fetch(self, ticket: Future[Any]) -> Any:
        """Waits for an answer."""
        try:
            return ticket.result()
        except BrokenExecutor:
            raise Killed from None
