"""What the kit has proved, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping


class Report:
    """Counts by name: games played, acts made, states visited, and what each check looked at."""

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        self.counts = Counter(counts or {})

    def add(self, what: str, n: int = 1) -> None:
        """So many more of something."""
        self.counts[what] += n

    def __getitem__(self, what: str) -> int:
        return self.counts[what]

    def __add__(self, other: Report) -> Report:
        return Report(self.counts + other.counts)

    def __str__(self) -> str:
        return ", ".join(f"{n:,} {what}" for what, n in self.counts.items())

    def __repr__(self) -> str:
        return f"<report: {self}>"
