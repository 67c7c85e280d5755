"""How much one core of the server carries, beside a bare Starlette application in the same run.

    python benchmarks/server_load.py                    flat out: acts a second, each to four views
    python benchmarks/server_load.py --human            1,000 tables at a human pace: latency and memory
    python benchmarks/server_load.py --slow             the same with clients that do not read

Compared is what one message in costs: an act, or the word of a player who has seen the end of a round. Ours is saved
and told to the four who sit there; the bare application sends as many bytes to as many sockets.

The server and the clients run on a core each. On a machine that does other work neither figure can be trusted, CPU time
included: beside other work the bare application was seen to cost less than alone, and ours more.
`--realtime` (as root) keeps other work away, and stops it meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import msgspec
import uvloop
from load_client import Player, Socket

HERE = Path(__file__).parent
SERVER_CORE, CLIENT_CORE = 0, 1
SEATS = 4
FLAT_OUT = {"companeros": {"games": 20}, "uno": {"target": 5000, "uno_call": "auto"}, "sixth-sense": {"target": 200}}
TICKS = os.sysconf("SC_CLK_TCK")


class Usage(NamedTuple):
    """What a run cost and did."""

    acts: int
    asked: int  # messages in: acts, and what goes on after a round
    frames: int
    bytes: int
    seconds: float
    cpu: float
    client: float  # the CPU time of the clients: near `seconds` they are what is slow

    def line(self, name: str) -> str:
        """For people."""
        return (
            f"{name:<24}{self.acts / self.seconds:>8,.0f} acts/s {self.asked / self.seconds:>8,.0f} messages/s "
            f"{self.cpu / self.acts * 1e6:>7.1f} us an act {self.cpu / self.asked * 1e6:>7.1f} us a message "
            f"{self.bytes / max(1, self.frames):>6.0f} bytes a frame, {self.frames / self.asked:.1f} frames a message; "
            f"server {self.cpu / self.seconds:.0%} of its core, clients {self.client / self.seconds:.0%}"
        )


def own_core(pid: int, core: int, realtime: bool) -> None:
    """Keeps a process to one core."""
    os.sched_setaffinity(pid, {core % (os.cpu_count() or 1)})
    if realtime:
        os.sched_setscheduler(pid, os.SCHED_RR, os.sched_param(1))


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int, realtime: bool) -> Iterator[subprocess.Popen[bytes]]:
    """A server on its core, from when it answers."""
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    own_core(process.pid, SERVER_CORE, realtime)
    try:
        for _ in range(2000):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
                break
            time.sleep(0.02)
        yield process
    finally:
        process.terminate()
        process.wait()


def troef(port: int, folder: str) -> list[str]:
    """Our server, without limits."""
    plenty = ["--tables-an-hour", "9999999", "--seats-an-hour", "9999999", "--connections", "99999"]
    database = ["--database", f"sqlite:///{folder}/load-{port}.sqlite"]
    return [
        sys.executable,
        "-m",
        "troef",
        "serve",
        "--port",
        str(port),
        "--messages-a-second",
        "999999",
        *plenty,
        *database,
    ]


def cpu_seconds(pid: int) -> float:
    """What a process has used, threads and kernel included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Resident kilobytes."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0])


def post(port: int, path: str, body: Any) -> Any:
    """One HTTP request."""
    request = Request(f"http://127.0.0.1:{port}{path}", msgspec.json.encode(body))
    with urlopen(request) as response:
        return msgspec.json.decode(response.read())


async def seated(port: int, game: str, options: dict[str, Any], players: list[Player]) -> None:
    """A table of four players, each on a socket, ready to start."""
    settings = {"away_seconds": 0, "watch": "nobody"}
    opened = {"game": game, "name": "P0", "chairs": SEATS, "options": options, "settings": settings}
    seat = await asyncio.to_thread(post, port, "/api/tables", opened)
    table, tokens = seat["table"], [seat["token"]]
    for i in range(1, SEATS):
        body = {"name": f"P{i}"}
        tokens.append((await asyncio.to_thread(post, port, f"/api/tables/{table}/sit", body))["token"])
    for player, token in zip(players, tokens, strict=True):
        player.socket = await connected(port, f"/api/tables/{table}/socket", token, player)
        player.socket.send(b'{"t":"hello"}')
        player.ask("seed", entropy=random.randbytes(16).hex())


async def connected(port: int, path: str, token: str, player: Any) -> Socket:
    """A websocket for a player."""
    loop = asyncio.get_running_loop()
    _, protocol = await loop.create_connection(lambda: Socket(path, token, player.hear), "127.0.0.1", port)
    await protocol.ready
    return protocol


def totals(players: list[Player]) -> tuple[int, int, int, int]:
    """Acts, messages, frames and bytes so far."""
    sockets = [player.socket for player in players if player.socket]
    return (
        sum(player.acts for player in players),
        sum(player.asked for player in players),
        sum(socket.frames for socket in sockets),
        sum(socket.received for socket in sockets),
    )


async def measured(pid: int, players: list[Player], seconds: float) -> Usage:
    """What happens in so many seconds, after a moment to warm up."""
    await asyncio.sleep(1.0)
    before, cpu, own, began = totals(players), cpu_seconds(pid), time.process_time(), time.perf_counter()
    while time.perf_counter() - began < seconds and not all(player.over for player in players):
        await asyncio.sleep(0.1)
    after, used, ours, ended = totals(players), cpu_seconds(pid), time.process_time(), time.perf_counter()
    return Usage(*(b - a for a, b in zip(before, after, strict=True)), ended - began, used - cpu, ours - own)


async def flat_out(pid: int, port: int, game: str, tables: int, seconds: float) -> Usage:
    """Tables of four that act as soon as they may."""
    crowds = [[Player(seat, random.Random(f"{t} {seat}")) for seat in range(SEATS)] for t in range(tables)]
    for crowd in crowds:
        await seated(port, game, FLAT_OUT[game], crowd)
    for crowd in crowds:
        crowd[0].ask("start")
    players = [player for crowd in crowds for player in crowd]
    usage = await measured(pid, players, seconds)
    for player in players:
        if player.socket:
            player.socket.close()
    return usage


class Echo:
    """A client of the yardstick: when all four have heard, the next of them sends."""

    def __init__(self, crowd: list[Echo], message: bytes) -> None:
        self.crowd, self.message = crowd, message
        self.socket: Socket | None = None
        self.acts = self.asked = 0
        self.over = False
        crowd.append(self)

    def hear(self, payload: bytes) -> None:
        """Whose turn it is sends at once, as a player does."""
        assert self.socket is not None
        if (self.socket.frames - 1) % SEATS == self.crowd.index(self):
            self.act()

    def act(self) -> None:
        """One message."""
        self.acts += 1
        self.asked += 1
        assert self.socket is not None
        self.socket.send(self.message)


async def yardstick(pid: int, port: int, tables: int, seconds: float) -> Usage:
    """The same crowd at the bare application."""
    message = b'{"t":"act","id":"0-1234","move":"lay G10","on":1234}'
    crowds: list[list[Echo]] = []
    for t in range(tables):
        crowd: list[Echo] = []
        for _ in range(SEATS):
            echo = Echo(crowd, message)
            echo.socket = await connected(port, f"/{t}", "", echo)
        crowds.append(crowd)
    await asyncio.sleep(0.2)
    for crowd in crowds:
        crowd[-1].act()
    echoes: Any = [echo for crowd in crowds for echo in crowd]
    usage = await measured(pid, echoes, seconds)
    for echo in echoes:
        echo.socket.close()
    return usage


def compare(game: str, tables: int, seconds: float, realtime: bool, folder: str) -> None:
    """Ours, then the yardstick with as many bytes a view, then ours again: the better of the two counts."""
    ours: list[Usage] = []
    bare: list[Usage] = []
    for turn in range(2):
        port = free_port()
        with running(troef(port, folder), port, realtime) as process:
            ours.append(uvloop.run(flat_out(process.pid, port, game, tables, seconds)))
        port = free_port()
        size = round(ours[-1].bytes / max(1, ours[-1].asked) / SEATS)
        with running([sys.executable, str(HERE / "bare_server.py"), str(port), str(size)], port, realtime) as process:
            bare.append(uvloop.run(yardstick(process.pid, port, tables, seconds)))
        print(ours[-1].line(f"{game}, troef, {turn + 1}"))
        print(bare[-1].line(f"{game}, bare, {turn + 1}"), flush=True)
    by_cpu = max(usage.asked / usage.cpu for usage in ours) / max(usage.asked / usage.cpu for usage in bare)
    by_clock = max(usage.asked / usage.seconds for usage in ours) / max(usage.asked / usage.seconds for usage in bare)
    acts = max(usage.acts / usage.cpu for usage in ours) / max(usage.asked / usage.cpu for usage in bare)
    print(
        f"{game}: by CPU time {by_cpu:.0%}, by the clock {by_clock:.0%} of a bare application that sends as many "
        f"bytes; {acts:.0%} if acts alone are counted"
    )
    sys.stdout.flush()


# ---- at a human pace -----------------------------------------------------------------------------------------------


class Stopwatch:
    """From an act to each of the four views."""

    def __init__(self) -> None:
        self.latencies: list[float] = []

    def watch(self, crowd: list[Player]) -> None:
        """Every view of one table but the first seat's, which may not read."""
        for player in crowd[1:]:
            player.heard.append(lambda n, now, crowd=crowd: self._heard(crowd, now))

    def _heard(self, crowd: list[Player], now: float) -> None:
        if acted := max(player.acted for player in crowd):
            self.latencies.append(now - acted)


async def human(pid: int, port: int, game: str, tables: int, seconds: float, asleep: int) -> None:
    """Tables that think for a few seconds before every act; some of their clients do not read."""
    before = memory(pid)
    crowds = [[Player(seat, random.Random(f"{t} {seat}"), (1.5, 4.5)) for seat in range(SEATS)] for t in range(tables)]
    for crowd in crowds:
        await seated(port, game, FLAT_OUT[game], crowd)
    stopwatch = Stopwatch()
    for crowd in crowds:
        crowd[0].ask("start")
        await asyncio.sleep(0.002)
    players = [player for crowd in crowds for player in crowd]
    await asyncio.sleep(5)
    for i, crowd in enumerate(crowds):
        stopwatch.watch(crowd)
        if i < asleep and crowd[0].socket and crowd[0].socket.transport:
            crowd[0].socket.transport.pause_reading()
    usage = await measured(pid, players, seconds)
    times = sorted(stopwatch.latencies)
    percent = {p: times[int(len(times) * p / 100)] * 1000 for p in (50, 99)} | {100: times[-1] * 1000}
    used = memory(pid) - before
    print(
        f"{game}: {tables} tables, {len(players)} sockets, {asleep} of them not reading: "
        f"{usage.acts / usage.seconds:.0f} acts/s, "
        f"{usage.cpu / usage.seconds:.0%} of a core; act to view p50 {percent[50]:.1f} ms, p99 {percent[99]:.1f} ms, "
        f"worst {percent[100]:.1f} ms; {used / tables:.0f} kB a table",
        flush=True,
    )


def main() -> None:
    """Runs what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="companeros,uno")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--human", action="store_true")
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--realtime", action="store_true")
    chosen = parser.parse_args()
    gc.disable()  # a pause of ours would be counted as the server's
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    own_core(os.getpid(), CLIENT_CORE, chosen.realtime)
    with tempfile.TemporaryDirectory() as folder:
        for game in chosen.games.split(","):
            if not chosen.human and not chosen.slow:
                compare(game, chosen.tables or 50, chosen.seconds, chosen.realtime, folder)
                continue
            tables = chosen.tables or 1000
            for asleep in (0, tables // 10) if chosen.slow else (0,):
                port = free_port()
                with running(troef(port, folder), port, chosen.realtime) as process:
                    uvloop.run(human(process.pid, port, game, tables, chosen.seconds, asleep))


if __name__ == "__main__":
    main()
