"""What many tables have to do at one moment is done together: first all fold, then all look, then all write.

A processor is much faster at one thing many times over than at many things in turn: it has what it needs at hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

Steps = Iterator[None]  # work that may be left for a moment wherever it yields
END = object()


class Together:
    """Steps that have come in one turn of the loop."""

    def __init__(self) -> None:
        self._waiting: list[Steps] = []

    def do(self, steps: Steps) -> None:
        """Does them with all others of this turn; nothing else happens from their first to their last."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._run)
        self._waiting.append(steps)

    def _run(self) -> None:
        waiting, self._waiting = self._waiting, []
        while waiting:
            waiting = [steps for steps in waiting if next(steps, END) is not END]


def alone(steps: Steps) -> None:
    """Does them at once, with no others."""
    for _ in steps:
        pass
