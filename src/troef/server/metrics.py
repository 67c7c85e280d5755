"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

REGISTRY = CollectorRegistry()
COUNTS = Counter("troef_total", "What has happened, by kind", ["kind"], registry=REGISTRY)
TABLES = Gauge("troef_tables", "Tables in memory", registry=REGISTRY)
VIEWERS = Gauge("troef_viewers", "Open connections", registry=REGISTRY)


def tally(kind: str) -> None:
    """One more of a kind: acts, entries, refusals, tables."""
    COUNTS.labels(kind).inc()


def text() -> str:
    """All of it, as Prometheus reads it."""
    return generate_latest(REGISTRY).decode()
