"""The real server as a process of its own: started, asked to stop, killed, started again on the same file and port."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

SPEED = 50  # the clock runs so much faster
PLENTY = ("--tables-an-hour", "100000", "--seats-an-hour", "100000", "--connections", "10000")


def free_port() -> int:
    """A port nobody listens on, and that the system gives to nobody by itself while a server is down."""
    for _ in range(1000):
        port = secrets.randbelow(12_000) + 20_000
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("there is no free port")


class Server:
    """One server over one file, or over a database that is shared with others."""

    def __init__(self, folder: Path, *options: str, speed: float = SPEED, url: str | None = None) -> None:
        self.folder, self.database = folder, folder / "tables.sqlite"
        self.url = url or f"sqlite:///{self.database}"
        self.port, self.speed, self.options = free_port(), speed, options
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self, **environment: str) -> None:
        """Starts it; it listens when this returns."""
        command = [sys.executable, "-m", "troef", "serve", "--port", str(self.port), *PLENTY]
        command += ["--database", self.url, "--messages-a-second", "100000"]
        command += ["--clock-speed", str(self.speed), *self.options]
        with self.log.open("ab") as log:
            begun = log.tell()
            self.process = subprocess.Popen(command, stderr=log, env={**os.environ, **environment})
        for _ in range(3000):
            if b"Press Ctrl-C" in self.log.read_bytes()[begun:] or self.process.poll() is not None:
                return
            time.sleep(0.01)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """Ends it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def alive(self) -> bool:
        """Whether it runs."""
        return self.process is not None and self.process.poll() is None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Asks it to end; returns the exit code."""
        assert self.process is not None
        if self.alive():
            self.process.send_signal(how)
        return self.process.wait(30)

    def said(self) -> str:
        """All it has written to stderr."""
        return self.log.read_text()

    def memory(self) -> int:
        """What it uses, in kilobytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])
