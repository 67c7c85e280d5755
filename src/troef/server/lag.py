"""How long messages travel, how much of it is given back to hurried acts, and who waits for whom."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

MOST_MS = 250  # never more for one act
QUOTA_MS = 1500.0  # in all, refilled slowly: a client that only pretends to be far away gains little
REFILL_PER_MS = 1 / 40


class Lag:
    """The measured one-way delay of a connection, and the quota of time it may be given back."""

    def __init__(self) -> None:
        self._trips: deque[float] = deque(maxlen=8)
        self._quota, self._counted = QUOTA_MS, 0.0
        self._sent: dict[int, float] = {}
        self._beat = 0
        self.one_way = 0.0  # half the shortest trip there and back that was seen lately

    def beat(self, now: float) -> int:
        """The number of a beat that leaves now."""
        self._beat += 1
        self._sent = {self._beat: now, **dict(list(self._sent.items())[:3])}
        return self._beat

    def pulse(self, beat: int, now: float) -> None:
        """The answer to a beat has arrived."""
        if (sent := self._sent.pop(beat, None)) is not None:
            self._trips.append(now - sent)
            self.one_way = min(min(self._trips) / 2, MOST_MS)

    def give_back(self, now: float) -> float:
        """What an act made now gets back, from the quota."""
        self._quota = min(QUOTA_MS, self._quota + (now - self._counted) * REFILL_PER_MS)
        self._counted = now
        given = min(self.one_way, self._quota)
        self._quota -= given
        return given


class Held(NamedTuple):
    """An act that waits for one that may have been made earlier but travels longer."""

    made: float  # by the table's clock
    order: int
    until: float  # by the server's clock
    judge: Callable[[], Awaitable[None]]


class Holding:
    """Acts in the order in which they were made; none is judged before one that was made earlier."""

    def __init__(self) -> None:
        self._held: list[Held] = []
        self._count = 0

    def __bool__(self) -> bool:
        return bool(self._held)

    def add(self, made: float, until: float, judge: Callable[[], Awaitable[None]]) -> None:
        """Holds an act until then, and until those made before it have been judged."""
        self._count += 1
        heapq.heappush(self._held, Held(made, self._count, until, judge))

    def take(self, now: float) -> Held | None:
        """The act to be judged next, if it has waited long enough."""
        return heapq.heappop(self._held) if self._held and self._held[0].until <= now else None

    def until(self) -> float:
        """How long the next one waits, by the server's clock."""
        return self._held[0].until
