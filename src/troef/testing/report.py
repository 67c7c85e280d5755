"""What the kit has proved, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping


class Report:
    """Counts by name: games played, acts made, states visited, and what each check looked at; and what was left out.

    >>> report = Report({"checks": 30})
    >>> report.leave_out("twin", "Numba is not installed")
    >>> report
    <report: 30 checks; left out: twin (Numba is not installed)>
    """

    def __init__(self, counts: Mapping[str, int] | None = None, left_out: Mapping[str, str] | None = None) -> None:
        self.counts = Counter(counts or {})
        self.left_out = dict(left_out or {})  # what, and why

    def add(self, what: str, n: int = 1) -> None:
        """So many more of something."""
        self.counts[what] += n

    def leave_out(self, what: str, why: str) -> None:
        """A check, or a part of one, that was not made."""
        self.left_out[what] = why

    def __getitem__(self, what: str) -> int:
        return self.counts[what]

    def __add__(self, other: Report) -> Report:
        return Report(self.counts + other.counts, self.left_out | other.left_out)

    def __str__(self) -> str:
        counted = ", ".join(f"{n:,} {what}" for what, n in self.counts.items())
        return counted + "".join(f"; left out: {what} ({why})" for what, why in self.left_out.items())

    def __repr__(self) -> str:
        return f"<report: {self}>"
