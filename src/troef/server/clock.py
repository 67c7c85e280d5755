"""The one clock of a server, injected so that tests and harnesses can run it faster or by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

PACE = {"quick": 0.35, "normal": 1.0, "slow": 1.8}  # of bots: their time to think, times this


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """It does not happen."""


class Clock(Protocol):
    """Milliseconds that never fall, and calls in so many of them; so many of them go into one of the world's."""

    speed: float

    def now(self) -> float:
        """Milliseconds since some moment."""

    def wall(self) -> float:
        """Milliseconds since a moment that also holds after a restart."""

    def later(self, ms: float, call: Callable[[], object]) -> Timer:
        """Calls in so many milliseconds."""


class RealClock:
    """The machine's monotonic clock; `speed` above 1 lets everything happen sooner."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed

    def now(self) -> float:
        """Milliseconds since some moment."""
        return time.monotonic() * 1000 * self.speed

    def wall(self) -> float:
        """Milliseconds since 1970, if it runs at the speed of the world."""
        return time.time() * 1000 * self.speed

    def later(self, ms: float, call: Callable[[], object]) -> Timer:
        """Calls in so many of this clock's milliseconds."""
        return asyncio.get_running_loop().call_later(max(0.0, ms) / 1000 / self.speed, call)


class Stopwatch:
    """The time of one table: it runs while a match is played and somebody is there, and stands otherwise."""

    def __init__(self, clock: Clock, at: float = 0.0) -> None:
        self._clock, self._at = clock, at
        self._since: float | None = None  # None: it stands

    def read(self) -> float:
        """Milliseconds since the match began."""
        return self._at if self._since is None else self._at + self._clock.now() - self._since

    def set(self, at: float) -> None:
        """Another time from now on, running or not as before."""
        self._at, self._since = at, None if self._since is None else self._clock.now()

    def run(self, running: bool) -> None:
        """Lets it run, or stand."""
        if running != (self._since is not None):
            self._at, self._since = self.read(), self._clock.now() if running else None
