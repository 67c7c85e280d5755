"""On a Ray cluster: an address, or `local` for a small one on this machine that ends with the run."""

from __future__ import annotations

import hashlib
import itertools
import os
import shutil
import socket
import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from troef.core.errors import BadUse
from troef.places.place import A, Killed, Make, P, Place, Q, answer, in_order

LOCAL = "local"
STORE_BYTES = 128 * 1024 * 1024  # for answers that wait; they are small
KNOCK_SECONDS = 10
LONGEST_FOLDER = 30  # letters: Ray keeps sockets below it, and their names may have 107


class Ray(Place):
    """A cluster; `jobs` says how many blocks a local one plays at a time."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address, self.jobs = address, jobs
        self._ray = _ray()  # if it is missing, that is said before anything is begun
        self._folder: str | None = None

    def __exit__(self, *error: object) -> None:
        """Leaves the cluster; a local one ends."""
        self._ray.shutdown()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)

    def answers(self, make: Make[P, Q, A], plan: P, questions: Iterable[Q]) -> Iterator[A]:
        """As many blocks at a time as the cluster has processors; it is begun or joined when there is a question."""
        left = iter(questions)
        for first in left:
            if not self._ray.is_initialized():
                self._begin()
            yield from in_order(self, make, plan, itertools.chain([first], left))

    def _begin(self) -> None:
        how: dict[str, Any] = {"address": self.address}
        if self.address == LOCAL:
            self._folder = _folder()
            how = {"num_cpus": self.jobs, "_temp_dir": self._folder, "object_store_memory": STORE_BYTES}
        try:
            _knock(self.address)
            self._ray.init(**how, log_to_driver=False, logging_level="ERROR", runtime_env=_there())
        except Exception as error:  # of many kinds, and long
            first = (str(error).splitlines() or [type(error).__name__])[0]
            raise BadUse(f"there is no Ray cluster at {self.address!r}: {first}") from None
        self._answer = self._ray.remote(num_cpus=1, max_retries=0)(answer_there)
        self._here = os.getcwd(), fingerprint()

    def room(self) -> int:
        """A block for every processor, and the next one; a cluster may grow meanwhile."""
        return 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def ask(self, task: bytes, question: Any) -> Any:
        """Asks whichever worker is free next."""
        return self._answer.remote(task, question, *self._here)

    def fetch(self, ticket: Any) -> Any:
        """Waits for an answer; what went wrong there went wrong."""
        lost = self._ray.exceptions
        try:
            return self._ray.get(ticket)
        except lost.RayTaskError as error:
            raise error.cause from None
        except (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError, lost.ObjectLostError):
            raise Killed from None


def answer_there(task: bytes, question: Any, folder: str, text: str) -> Any:
    """Answers a question on a worker: in the folder in which it was asked, if there is one, and by the same text."""
    if text != fingerprint():
        raise BadUse("a Ray worker has another version of Troef; games would not be the same")
    if os.path.isdir(folder):
        os.chdir(folder)  # players may be named by a file in it
    return answer(task, question)


@cache
def fingerprint() -> str:
    """All of Troef's Python text, in short: who has the same plays the same games."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that it runs
    try:
        import ray
    except ImportError as missing:
        raise BadUse(f'--ray needs Ray: pip install "troef[ray]" ({missing})') from None
    return ray


def _there() -> dict[str, Any]:
    """What workers on other machines have to know, too: where more games are."""
    found = {name: os.environ[name] for name in ("TROEF_GAMES",) if name in os.environ}
    return {"env_vars": found} if found else {}


def _knock(address: str) -> None:
    """Ray would wait for minutes at an address where nobody listens."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


def _folder() -> str:
    """Where a local cluster keeps its files, until it ends."""
    usual = tempfile.gettempdir()
    return tempfile.mkdtemp(prefix="ray-", dir=usual if len(usual) < LONGEST_FOLDER else "/tmp")
