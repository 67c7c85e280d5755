"""What one address or one connection may ask for: enough for a family behind one router, not for a script."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator

from troef.core.errors import NotLawful, Refusal

MOST_BUCKETS = 10_000


def too_many(what: str) -> NotLawful:
    """The refusal of one more."""
    return NotLawful(Refusal("table-too-many", args={"what": what}))


class Bucket:
    """A measure that empties with use and fills with time."""

    def __init__(self, size: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.size, self.per_second, self._now = size, per_second, now
        self._left, self._at = size, now()

    def _fill(self) -> None:
        now = self._now()
        self._left, self._at = min(self.size, self._left + (now - self._at) * self.per_second), now

    def take(self, what: str) -> None:
        """One from the measure, or a refusal."""
        if not self.at_once():
            raise too_many(what)

    def wait(self) -> float:
        """One from the measure; how many seconds to wait for it."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self.per_second)

    def at_once(self) -> bool:
        """One from the measure, if it can be had now."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it has not been used for long."""
        self._fill()
        return self._left >= self.size


def household(address: str) -> str:
    """Who counts as one: an IPv4 address, or the network of an IPv6 address (a guest has all of it)."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network(f"{address.partition('%')[0]}/64", strict=False).network_address)
    return address


class Limits:
    """The limits of a server; each can be set by whoever runs it."""

    def __init__(
        self,
        tables: int = 60,
        seats: int = 300,
        connections: int = 100,
        messages: int = 50,
        tries: int = 60,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.tables, self.seats = tables, seats  # of one address, an hour
        self.connections = connections  # of one address, at once
        self.messages = messages  # of one connection, a second; four times as many at once
        self.tries = tries  # of one address, a minute: tables that are not there, matches to be played again
        self._now = now
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._open: Counter[str] = Counter()

    def open(self, address: str) -> None:
        """A table from this address."""
        self._bucket("tables", address, self.tables, 3600).take("tables")

    def sit(self, address: str) -> None:
        """A seat from this address."""
        self._bucket("seats", address, self.seats, 3600).take("seats")

    def miss(self, address: str) -> None:
        """A table that is not there was asked for: nobody may try out all codes."""
        self._bucket("tries", address, self.tries, 60).take("tries")

    def replay(self, address: str) -> None:
        """A match is to be played again for its record."""
        self._bucket("records", address, self.tries, 60).take("records")

    def _bucket(self, what: str, address: str, size: int, seconds: int) -> Bucket:
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        key = what, household(address)
        if key not in self._buckets:
            self._buckets[key] = Bucket(size, size / seconds, self._now)
        return self._buckets[key]

    @contextlib.contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """A connection from this address, while it lasts."""
        home = household(address)
        if self._open[home] >= self.connections:
            raise too_many("connections")
        self._open[home] += 1
        try:
            yield
        finally:
            self._open[home] -= 1
            if not self._open[home]:
                del self._open[home]

    def pace(self) -> Pace:
        """The measures of one connection."""
        return Pace(Bucket(4 * self.messages, self.messages, self._now), Bucket(20, 1, self._now))


class Pace:
    """How fast one connection may speak: what is too much waits, and with it whoever sends it."""

    def __init__(self, messages: Bucket, faults: Bucket) -> None:
        self._messages, self._faults = messages, faults
        self.at_once = messages.at_once  # one message, if it need not wait

    def wait(self) -> float:
        """One message; how many seconds it has to wait."""
        return self._messages.wait()

    def fault(self) -> None:
        """One message that cannot be read, or a refusal."""
        self._faults.take("faults")
