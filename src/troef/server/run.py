"""Runs the server: opens the store, binds the address, says where it is, and ends cleanly."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from troef.core.errors import BadUse
from troef.server import app, metrics
from troef.server.clock import RealClock
from troef.server.house import House
from troef.server.limits import Limits
from troef.server.sqlite import SqliteStore
from troef.server.table import Services
from troef.server.thinkers import ProcessThinkers


def default_database() -> Path:
    """A file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(data) / "troef" / "tables.sqlite"


def database(url: str | None) -> Path:
    """The file of `sqlite:///FILE`, or the default one."""
    if url is None:
        return default_database()
    if not url.startswith("sqlite:///") or url == "sqlite:///":
        raise BadUse(f"the database {url!r} is not sqlite:///FILE")
    return Path(url.removeprefix("sqlite:///"))


def bind(host: str, port: int) -> socket.socket:
    """The listening socket; one clear line if the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadUse(f"cannot listen on {host} port {port}: {getattr(error, 'strerror', None) or error}") from None
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


def build(path: Path, *, speed: float = 1.0, keep_days: int | None = None, limits: Limits | None = None) -> Any:
    """The application over a SQLite file."""
    services = Services(SqliteStore(path), RealClock(speed), ProcessThinkers(), metrics.tally)
    return app.make(House(services, keep_days), limits)


def serve(application: Callable[..., Any], listening: socket.socket, host: str) -> None:
    """Serves until told to stop."""
    port = listening.getsockname()[1]
    for address in addresses(host, port):
        print(f"Troef is open at {address}", file=sys.stderr)
    print("Press Ctrl-C to stop.", file=sys.stderr, flush=True)
    config = uvicorn.Config(
        application,
        ws="websockets-sansio",
        http="httptools",
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_level="warning",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listening])
