"""The one clock of a server, injected so that tests and harnesses can run it faster or by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds that never fall, and calls in so many of them."""

    def now(self) -> float: ...
    def later(self, ms: float, call: Callable[[], object]) -> Timer: ...


class RealClock:
    """The machine's monotonic clock; `speed` above 1 lets everything happen sooner."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed

    def now(self) -> float:
        """Milliseconds since some moment."""
        return time.monotonic() * 1000 * self.speed

    def later(self, ms: float, call: Callable[[], object]) -> Timer:
        """Calls in so many of this clock's milliseconds."""
        return asyncio.get_running_loop().call_later(max(0.0, ms) / 1000 / self.speed, call)
