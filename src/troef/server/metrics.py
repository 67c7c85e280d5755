"""Numbers for Prometheus; none of them follows from a secret of a game. Counting costs next to nothing."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

KINDS = ("acts", "entries", "refusals", "tables", "overflows", "faults")


class Sizes:
    """How often something was how large."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, size: float) -> None:
        """Once more."""
        self._counts[bisect_left(self.bounds, size)] += 1
        self._sum += size

    def family(self) -> HistogramMetricFamily:
        """As Prometheus wants it."""
        names = [*map(str, self.bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(KINDS, 0)
        self.tables = self.viewers = 0
        self.save = Sizes(
            "troef_save_seconds",
            "From a wish that was judged to its entry in the store",
            (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
        )
        self.batch = Sizes("troef_batch", "Jobs of the store in one transaction", (1, 2, 5, 10, 20, 50, 100, 250))
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """Everything, as it is now."""
        happened = CounterMetricFamily("troef", "What has happened, by kind", labels=["kind"])
        for kind, count in self.counts.items():
            happened.add_metric([kind], count)
        yield happened
        yield GaugeMetricFamily("troef_tables", "Tables in memory", value=self.tables)
        yield GaugeMetricFamily("troef_viewers", "Open connections", value=self.viewers)
        yield self.save.family()
        yield self.batch.family()

    def tally(self, kind: str, by: int = 1) -> None:
        """More of a kind."""
        self.counts[kind] += by

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
