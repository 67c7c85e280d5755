"""What one address and one connection may ask for: enough for a family behind one router, not for a script."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator

from troef.core.errors import NotLawful, Refusal


def too_many(what: str) -> NotLawful:
    """The refusal of one more."""
    return NotLawful(Refusal("table-too-many", args={"what": what}))


class Bucket:
    """A measure that empties with use and fills with time."""

    def __init__(self, size: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.size, self.per_second, self._now = size, per_second, now
        self.left, self.at = size, now()

    def take(self, what: str) -> None:
        """One from the measure, or a refusal."""
        now = self._now()
        self.left, self.at = min(self.size, self.left + (now - self.at) * self.per_second), now
        if self.left < 1:
            raise too_many(what)
        self.left -= 1

    @property
    def full(self) -> bool:
        """Whether it has not been used for long."""
        return self.left + (self._now() - self.at) * self.per_second >= self.size


class Limits:
    """The limits of a server; each can be set by whoever runs it."""

    def __init__(
        self, tables: int = 60, seats: int = 200, connections: int = 100, messages: int = 60, burst: int = 200
    ) -> None:
        self.tables, self.seats, self.connections = tables, seats, connections  # per address: tables and seats an hour
        self.messages, self.burst = messages, burst  # per connection: a second, at once
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._open: Counter[str] = Counter()

    def open(self, address: str) -> None:
        """A table from this address."""
        self._bucket("tables", address, self.tables).take("tables")

    def sit(self, address: str) -> None:
        """A seat from this address."""
        self._bucket("seats", address, self.seats).take("seats")

    def _bucket(self, what: str, address: str, an_hour: int) -> Bucket:
        if len(self._buckets) > 10_000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault((what, address), Bucket(an_hour, an_hour / 3600))

    @contextlib.contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """A connection from this address, while it lasts."""
        if self._open[address] >= self.connections:
            raise too_many("connections")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def pace(self) -> Pace:
        """The measure of one connection."""
        return Pace(Bucket(self.burst, self.messages))


class Pace:
    """How fast one connection may speak."""

    def __init__(self, bucket: Bucket) -> None:
        self._bucket = bucket

    def message(self) -> None:
        """One message, or a refusal."""
        self._bucket.take("messages")
