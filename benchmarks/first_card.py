"""How soon there is something to see: CPU time of `troef --help`, and of `troef play` until the first card is drawn.

python benchmarks/first_card.py [REPEATS]. Each line beside `python -c pass`, run in between: on a busy machine the
ratio counts. Wanted: help under 0.2 s of CPU time, the first card within a second.
"""

from __future__ import annotations

import os
import pty
import resource
import select
import statistics
import subprocess
import sys
import time
from itertools import count

import troef
from troef.terminal.live.laid import Wishes, local

GAME, SEATS = "companeros", 3
TROEF = [sys.executable, "-m", "troef"]
CARD = b"]\x1b["  # a lawful card ends with a bracket, and then its colour ends


def children() -> float:
    """The CPU seconds of all children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(command: list[str]) -> tuple[float, float]:
    """CPU and wall seconds of a command."""
    cpu, start = children(), time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    return children() - cpu, time.perf_counter() - start


def own_lead() -> str:
    """A seed by which the person begins: nobody is waited for."""
    game = troef.load(GAME)
    tables = (
        (seed, local(game, Wishes(SEATS, None, 1, None, "en", None, (), seed, "normal", 1.0))) for seed in count()
    )
    return str(next(seed for seed, table in tables if 0 in table.match.to_act()))


def first_card(seed: str) -> tuple[float, float]:
    """CPU and wall seconds from the command to the first lawful card on a screen of its own."""
    ours, theirs = pty.openpty()
    cpu, start = children(), time.perf_counter()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [*TROEF, "play", GAME, "--seats", str(SEATS), "--seed", seed]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        seen = b""
        while CARD not in seen and select.select([ours], [], [], 30)[0]:
            seen += os.read(ours, 65536)
        took = time.perf_counter() - start
        process.terminate()
    os.close(ours)
    os.close(theirs)
    return children() - cpu, took


def main(repeats: int) -> None:
    """Prints the medians."""
    seed = own_lead()
    measured: dict[str, list[tuple[float, float]]] = {"python -c pass": [], "troef --help": [], "first card": []}
    for _ in range(repeats):
        measured["python -c pass"].append(run([sys.executable, "-c", "pass"]))
        measured["troef --help"].append(run([*TROEF, "--help"]))
        measured["first card"].append(first_card(seed))
    bare = statistics.median(cpu for cpu, _ in measured["python -c pass"])
    print(f"{'':16}  CPU s  wall s  times python -c pass")
    for name, times in measured.items():
        cpu, wall = (statistics.median(column) for column in zip(*times, strict=True))
        print(f"{name:16}  {cpu:5.2f}  {wall:6.2f}  {cpu / bare:5.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
