"""Numbers for Prometheus; none of them follows from a secret of a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

KINDS = ("acts", "entries", "refusals", "tables", "overflows", "faults")


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._counts = Counter("troef", "What has happened, by kind", ["kind"], registry=self.registry)
        self._kinds = {kind: self._counts.labels(kind) for kind in KINDS}
        self.tables = Gauge("troef_tables", "Tables in memory", registry=self.registry)
        self.viewers = Gauge("troef_viewers", "Open connections", registry=self.registry)
        self.save = Histogram(
            "troef_save_seconds",
            "From a wish that was judged to its entry in the store",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )
        self.batch = Histogram(
            "troef_batch",
            "Jobs of the store in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 250),
            registry=self.registry,
        )

    def tally(self, kind: str, by: int = 1) -> None:
        """More of a kind."""
        self._kinds[kind].inc(by)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
