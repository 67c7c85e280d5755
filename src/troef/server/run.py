"""Runs the server: opens the store, binds the address, says where it is, and ends cleanly."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn

from troef.core.errors import BadUse
from troef.server import app, logs
from troef.server.clock import RealClock
from troef.server.house import House
from troef.server.limits import Limits
from troef.server.metrics import Metrics
from troef.server.sqlite import SqliteStore
from troef.server.store import unwatched
from troef.server.swift import Swift
from troef.server.table import Services
from troef.server.thinkers import ProcessThinkers
from troef.server.together import Together


class Settings(NamedTuple):
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8377
    database: str | None = None
    keep_days: int | None = None
    proxies: str = "127.0.0.1"  # whose word about a guest's address is trusted
    log_level: str = "warning"
    speed: float = 1.0
    limits: Limits | None = None
    bus: str | None = None
    lease_seconds: float = 5.0


def default_database() -> Path:
    """A file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(data) / "troef" / "tables.sqlite"


def database(url: str | None) -> Path:
    """The file of `sqlite:///FILE`, or the default one."""
    if url is None:
        return default_database()
    if not url.startswith("sqlite:///") or url == "sqlite:///":
        raise BadUse(use="database-unknown", url=url)
    return Path(url.removeprefix("sqlite:///"))


def is_postgres(url: str | None) -> bool:
    """Whether a database is one that several processes can share."""
    return url is not None and url.startswith(("postgresql://", "postgres://"))


def bind(host: str, port: int) -> socket.socket:
    """The listening socket; one clear line if the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # named, or asyncio lets small messages wait
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        if getattr(error, "errno", 0) == errno.EADDRINUSE:
            raise BadUse(use="port-taken", host=host, port=port) from None
        raise BadUse(use="listen", host=host, port=port, why=getattr(error, "strerror", None) or error) from None
    return listening


def addresses(host: str, port: int) -> list[str]:
    """Where the page can be opened: here, and from the local network if it listens there."""
    if host not in ("0.0.0.0", "::", ""):
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    found = [f"http://127.0.0.1:{port}"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells which of our addresses others would see
            found.append(f"http://{probe.getsockname()[0]}:{port}")
        except OSError:
            pass
    return found


def moments() -> Callable[[str], None]:
    """For the crash test: TROEF_KILL=written:37 ends the process at the 37th time that entries have been written.

    The moments: append (before), written (not yet committed), committed (nobody has been told), sending.
    """
    name, _, count = os.environ.get("TROEF_KILL", "").partition(":")
    left = int(count) if count.isdigit() else 0

    def reached(moment: str) -> None:
        nonlocal left
        if moment == name:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    return reached if left else unwatched


async def nothing() -> None:
    """What a process that is alone has to hand over."""


class Server(uvicorn.Server):
    """Hands its tables over before it lets go of its guests: who comes back finds them elsewhere."""

    def __init__(self, config: uvicorn.Config, hand_over: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._hand_over = hand_over

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Takes no new guests, hands over, and ends."""
        for listening in self.servers:
            listening.close()
        await self._hand_over()
        await super().shutdown(sockets)


def build(settings: Settings) -> tuple[Any, Callable[[], Awaitable[None]]]:
    """The application over a SQLite file, or over PostgreSQL as one process of several; and what it does at the end."""
    metrics, moment = Metrics(), moments()
    clock, thinkers = RealClock(settings.speed), ProcessThinkers()
    if is_postgres(settings.database):
        from troef.server import several

        store, around = several.ground(settings, moment, metrics.batch.observe)
        house = House(Services(store, clock, thinkers, metrics, Together(), moment), settings.keep_days)
        store.leases.lost.append(house.drop)
        return app.make(house, settings.limits, around), store.leases.hand_over
    if settings.bus is not None:
        raise BadUse("--bus is for several processes: they need one --database postgresql://... for all of them")
    services = Services(
        SqliteStore(database(settings.database), moment, metrics.batch.observe),
        clock,
        thinkers,
        metrics,
        Together(),
        moment,
    )
    return app.make(House(services, settings.keep_days), settings.limits), nothing


def collect_seldom() -> None:
    """What is loaded by now stays for good, and tables make hardly any cycles: no act waits for a look at all of it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve(settings: Settings) -> None:
    """Serves until told to stop."""
    logs.configure(settings.log_level)
    listening = bind(settings.host, settings.port)
    application, hand_over = build(settings)
    collect_seldom()
    for address in addresses(settings.host, listening.getsockname()[1]):
        print(f"Troef is open at {address}", file=sys.stderr)
    print("Press Ctrl-C to stop.", file=sys.stderr, flush=True)
    config = uvicorn.Config(
        application,
        ws=Swift,
        http="httptools",
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )
    try:
        Server(config, hand_over).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    except SystemExit as end:  # told to end by a signal: that is clean, too
        if end.code not in (0, None, 128 + signal.SIGTERM):
            raise
    print("Troef is closed.", file=sys.stderr, flush=True)
