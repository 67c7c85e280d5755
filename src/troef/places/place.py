"""What a place is, and what all places that have workers do alike."""

from __future__ import annotations

import itertools
import pickle
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeVar

from troef.core.errors import TroefError

P = TypeVar("P")  # a plan
Q = TypeVar("Q")  # a question
A = TypeVar("A")  # its answer
Make = Callable[[P], Callable[[Q], A]]  # made of a plan: what answers its questions

ATTEMPTS = 4  # of one block, if whoever plays it is killed


class Place(AbstractContextManager["Place"]):
    """Where questions are answered, from its beginning (`with`) to its end."""

    @abstractmethod
    def answers(self, make: Make[P, Q, A], plan: P, questions: Iterable[Q]) -> Iterator[A]:
        """The answers in order; questions are taken as there is room for them. All of them are plain values."""


class Killed(Exception):
    """Whoever was asked is no more."""


class Workers(Protocol):
    """Others who answer, each one question after another."""

    def room(self) -> int:
        """How many questions may be under way."""

    def ask(self, task: bytes, question: Any) -> Any:
        """Asks; returns what the answer is fetched by."""

    def fetch(self, ticket: Any) -> Any:
        """Waits for an answer; raises Killed if there will be none."""


def in_order(workers: Workers, make: Make[P, Q, A], plan: P, questions: Iterable[Q]) -> Iterator[A]:
    """Asks ahead, and answers in the order of the questions; what a killed worker was asked is asked again."""
    task, left = pickle.dumps((make, plan)), iter(questions)
    waiting: deque[tuple[Q, Any]] = deque()
    while True:
        for question in itertools.islice(left, max(0, workers.room() - len(waiting))):
            waiting.append((question, workers.ask(task, question)))
        if not waiting:
            return
        question, ticket = waiting.popleft()
        yield _fetched(workers, task, question, ticket)


def _fetched(workers: Workers, task: bytes, question: Any, ticket: Any) -> Any:
    for _ in range(ATTEMPTS - 1):
        try:
            return workers.fetch(ticket)
        except Killed:
            ticket = workers.ask(task, question)
    try:
        return workers.fetch(ticket)
    except Killed:
        text = f"whoever played a block of games was killed {ATTEMPTS} times; fewer --jobs need less memory"
        raise TroefError(text) from None


# ---- where it is answered ------------------------------------------------------------------------

_made: dict[bytes, Callable[[Any], Any]] = {}  # of the plan that was asked for last: it may be dear to make


def made(make: Make[P, Q, A], plan: P) -> Callable[[Q], A]:
    """What answers the questions of a plan in this process; made once."""
    return _kept(pickle.dumps((make, plan)))


def answer(task: bytes, question: Any) -> Any:
    """Answers a question of a task that came from elsewhere."""
    return _kept(task)(question)


def _kept(task: bytes) -> Callable[[Any], Any]:
    if task not in _made:
        make, plan = pickle.loads(task)
        ready = make(plan)
        _made.clear()
        _made[task] = ready
    return _made[task]


class Here(Place):
    """One question after another."""

    def answers(self, make: Make[P, Q, A], plan: P, questions: Iterable[Q]) -> Iterator[A]:
        """Answers at once."""
        return map(made(make, plan), questions)

    def __exit__(self, *error: object) -> None:
        """Nothing to end."""
