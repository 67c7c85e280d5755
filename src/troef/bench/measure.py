"""How a speed is measured: CPU time, repeats that take turns, and a fixed loop of plain Python before each of them.

Machines differ and are shared; what an act costs in turns of the loop that ran just before it can be compared with
another run's.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

Work = Callable[[], int]  # does some work and returns how much
REFERENCE = "plain/1"  # the name of the loop below: a loop that is changed gets another


@dataclass(frozen=True)
class Measurement:
    """Something to measure: `prepare` makes the work, outside the time that counts."""

    subject: str  # a game's key, a peer's name
    what: str
    unit: str  # what is counted a second; "s": the seconds that one takes
    prepare: Callable[[], Work]
    wall: bool = False  # by the clock on the wall: CPU time never shows what threads gain


@dataclass
class Result:
    """The speeds of one measurement, a figure for every repeat."""

    subject: str
    what: str
    unit: str
    figures: list[float] = field(default_factory=list)
    references: list[float] = field(default_factory=list)  # the speed of the plain loop just before

    @property
    def middle(self) -> float:
        """The median."""
        return median(self.figures)

    @property
    def spread(self) -> float:
        """From the lowest to the highest, as a share of the median."""
        return (max(self.figures) - min(self.figures)) / self.middle

    @property
    def turns(self) -> float:
        """What one act, view or start costs: as many turns of the plain loop that ran just before."""
        pairs = zip(self.figures, self.references, strict=True)
        return median(f * r if self.unit == "s" else r / f for f, r in pairs)


def cpu() -> float:
    """The CPU seconds of this process and of the children it waited for."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def plain() -> int:
    """The reference: integers, a list, a call, a branch, as in rules; never to be changed."""
    cards, luck = list(range(52)), 1
    for i in range(5000):
        luck = _next(luck)
        j = luck % 52
        cards[i % 52], cards[j] = cards[j], cards[i % 52]
        if cards[j] & 1:
            luck ^= cards[j]
    return 5000


def _next(luck: int) -> int:
    return (luck * 1103515245 + 12345) & 0x7FFFFFFF


def speed(work: Work, seconds: float, wall: bool = False) -> float:
    """How much work is done in a second of CPU time, or of real time, measured over at least so many seconds."""
    clock = time.perf_counter if wall else cpu
    done, start = 0, clock()
    while (took := clock() - start) < seconds or not done:
        done += work()
    return done / took


def measure(
    wanted: Sequence[Measurement], repeats: int, seconds: float, tell: Callable[[int], None] = lambda step: None
) -> list[Result]:
    """All measurements, taking turns; `tell` hears how many steps are done of (repeats + 1) x measurements."""
    results = [Result(m.subject, m.what, m.unit) for m in wanted]
    works: list[Work] = []
    for step, measurement in enumerate(wanted, 1):
        works.append(measurement.prepare())
        tell(step)
    for repeat in range(1, repeats + 1):
        for i, (measurement, result, work) in enumerate(zip(wanted, results, works, strict=True), 1):
            result.references.append(speed(plain, seconds / 4))
            figure = speed(work, seconds, measurement.wall)
            result.figures.append(1 / figure if result.unit == "s" else figure)
            tell(repeat * len(wanted) + i)
    return results
