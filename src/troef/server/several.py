"""What a server stands on when it is one of several: PostgreSQL, a bus, and the relay between the processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from troef.core.errors import BadUse
from troef.server.bus import Bus, MemoryBus

try:
    from troef.server.nats_bus import NatsBus
    from troef.server.postgres import PostgresStore, prepare, shown
    from troef.server.relay import Relay
except ImportError as missing:
    raise BadUse(f'PostgreSQL and NATS need more packages: pip install "troef[scale]" ({missing})') from None

if TYPE_CHECKING:
    from troef.server.run import Settings


def ground(
    settings: Settings, moment: Callable[[str], None], batch: Callable[[int], object]
) -> tuple[PostgresStore, Callable[[Any], Any]]:
    """The store, and what stands around the application; the database is brought up to date."""
    bus = bus_of(settings.bus)
    assert settings.database is not None
    bring_up_to_date(settings.database)
    store = PostgresStore(settings.database, moment, batch, settings.lease_seconds)
    return store, lambda app: Relay(app, store, bus)


def bring_up_to_date(database: str) -> None:
    """Runs the migrations that have not been run."""
    prepare(database)


def bus_of(url: str | None) -> Bus:
    """The bus of an address; without one, a process that is alone."""
    if url is None:
        return MemoryBus()
    if not is_address(url):
        raise BadUse(f"the bus {shown(url)} is not nats://HOST or nats://HOST:PORT")
    return NatsBus(url)


def is_address(url: str) -> bool:
    """Whether NATS could be there; a process that waits for what can never be would look as if it were well.

    >>> [is_address(url) for url in ("nats://bus", "tls://me:secret@[::1]:4222", "nats://", "nats://bus:x", "bus:4222")]
    [True, True, False, False, False]
    """
    try:
        parts = urlsplit(url)
        return parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # of the port, or of an address in brackets
        return False
