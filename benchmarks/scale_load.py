"""What PostgreSQL and the bus cost beside one process with SQLite, and what three processes carry, in one run.

    python benchmarks/scale_load.py                     flat out: acts a second, CPU time an act
    python benchmarks/scale_load.py --commit            group commit: entries a second, together and one by one
    python benchmarks/scale_load.py --restart           how long a table pauses when its process is restarted, or dies

PostgreSQL and NATS are real ones from their wheels. Servers, databases and clients share the machine, so the figure to
trust is the CPU time of the server processes an act; by the clock three processes gain only where there are cores.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import asyncpg
import uvloop
from load_client import Player
from server_load import FLAT_OUT, SEATS, connected, cpu_seconds, free_port, post, totals, troef

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.cluster import LEASE_SECONDS, Cluster
from tests.server.servers import Nats, Postgres, wait
from tests.server.test_chaos import Chaos

from troef.server.postgres import PostgresStore, prepare
from troef.server.sqlite import SqliteStore


@contextlib.contextmanager
def servers(count: int, folder: str, options: list[str]) -> Iterator[tuple[list[int], list[int]]]:
    """So many processes; their ids and ports."""
    ports = [free_port() for _ in range(count)]
    processes = [subprocess.Popen([*troef(port, folder), *options], stderr=subprocess.DEVNULL) for port in ports]
    try:
        for port in ports:
            wait(lambda port=port: answers(port), "the server does not start")
        yield [process.pid for process in processes], ports
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait()


def answers(port: int) -> bool:
    """Whether the server is there."""
    with contextlib.suppress(OSError), urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2):
        return True
    return False


async def seated(ports: list[int], number: int, game: str, crowd: list[Player], far: bool) -> None:
    """A table whose players are connected to where it is, to all processes in turn, or (far) anywhere but there."""
    home = ports[number % len(ports)]
    away = [port for port in ports if port != home] if far else ports
    settings = {"away_seconds": 0, "watch": "nobody"}
    opened = {"game": game, "name": "P0", "chairs": SEATS, "options": FLAT_OUT[game], "settings": settings}
    seat = await asyncio.to_thread(post, home, "/api/tables", opened)
    tokens = [seat["token"]]
    for i in range(1, SEATS):
        tokens.append(
            (await asyncio.to_thread(post, home, f"/api/tables/{seat['table']}/sit", {"name": f"P{i}"}))["token"]
        )
    for i, (player, token) in enumerate(zip(crowd, tokens, strict=True)):
        player.socket = await connected(away[i % len(away)], f"/api/tables/{seat['table']}/socket", token, player)
        player.socket.send(b'{"t":"hello"}')
        player.ask("seed", entropy=random.randbytes(16).hex())


async def flat_out(pids: list[int], ports: list[int], game: str, tables: int, seconds: float, far: bool) -> Any:
    """Acts a second, and acts a second of CPU time of all server processes."""
    crowds = [[Player(seat, random.Random(f"{t} {seat}")) for seat in range(SEATS)] for t in range(tables)]
    for number, crowd in enumerate(crowds):
        await seated(ports, number, game, crowd, far)
    for crowd in crowds:
        crowd[0].ask("start")
    players = [player for crowd in crowds for player in crowd]
    await asyncio.sleep(1)
    acts, cpu, began = totals(players)[0], sum(map(cpu_seconds, pids)), time.perf_counter()
    while time.perf_counter() - began < seconds and not all(player.over for player in players):
        await asyncio.sleep(0.1)
    acts, cpu, took = totals(players)[0] - acts, sum(map(cpu_seconds, pids)) - cpu, time.perf_counter() - began
    _, _, frames, received = totals(players)
    for player in players:
        if player.socket:
            player.socket.close()
    return acts / took, acts / cpu, received / frames


def load(game: str, tables: int, seconds: float) -> None:
    """One process with each store, one beside a bus, three; all against the first."""
    postgres, nats = Postgres(), Nats()
    postgres.start()
    nats.start()
    shared = ["--database", postgres.url]
    runs: list[tuple[str, int, list[str], bool]] = [
        ("one process, SQLite", 1, [], False),
        ("one process, PostgreSQL", 1, shared, False),
        ("one process, PostgreSQL, NATS", 1, [*shared, "--bus", nats.url], False),
        ("two processes, all guests at the other", 2, [*shared, "--bus", nats.url], True),
        ("three processes, guests anywhere", 3, [*shared, "--bus", nats.url], False),
    ]
    first: tuple[float, float] | None = None
    try:
        for name, count, options, far in runs:
            with tempfile.TemporaryDirectory() as folder, servers(count, folder, options) as (pids, ports):
                by_clock, by_cpu, size = uvloop.run(flat_out(pids, ports, game, tables, seconds, far))
            first = first or (by_clock, by_cpu)
            print(
                f"{game}: {name:<40}{by_clock:>8,.0f} acts/s ({by_clock / first[0]:.2f}) "
                f"{1e6 / by_cpu:>7,.0f} us of CPU an act ({first[1] / by_cpu:.2f})",
                flush=True,
            )
        stored = uvloop.run(entry_bytes(postgres.url))
        print(f"{stored:.0f} bytes an entry in PostgreSQL with its index, {size:.0f} bytes a frame")
    finally:
        nats.stop()
        postgres.stop()


async def entry_bytes(url: str) -> float:
    """What an entry takes on disk."""
    db = await asyncpg.connect(url)
    try:
        return float(await db.fetchval("SELECT pg_total_relation_size('entry')::float / count(*) FROM entry"))
    finally:
        await db.close()


# ---- group commit --------------------------------------------------------------------------------------------------


async def commits(make: Callable[[], Any], writers: int, seconds: float) -> float:
    """Entries a second of so many tables that append one after another, each as soon as the one before is safe."""
    store, done, end = make(), 0, time.perf_counter() + seconds

    async def table(name: str) -> None:
        nonlocal done
        number = 0
        while time.perf_counter() < end:
            await store.append(name, number, [b"x" * 250])
            number, done = number + 1, done + 1

    await asyncio.gather(*(table(f"{time.time()}-{i}") for i in range(writers)))
    await store.close()
    return done / seconds


def commit(seconds: float) -> None:
    """PostgreSQL and SQLite, for one table and for many, together and one by one."""
    postgres = Postgres()
    postgres.start()
    prepare(postgres.url)
    try:
        for writers in (1, 32, 200):
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "t.sqlite"
                sqlite = uvloop.run(commits(lambda file=file: SqliteStore(file), writers, seconds))
            together = uvloop.run(commits(lambda: PostgresStore(postgres.url), writers, seconds))
            alone = uvloop.run(commits(lambda: PostgresStore(postgres.url, most_in_one_commit=1), writers, seconds))
            print(
                f"{writers:>4} tables: SQLite {sqlite:>7,.0f} entries/s, PostgreSQL {together:>7,.0f} "
                f"({together / sqlite:.2f} of SQLite), one by one {alone:>6,.0f} ({together / alone:.1f} times)",
                flush=True,
            )
    finally:
        postgres.stop()


# ---- pauses --------------------------------------------------------------------------------------------------------


async def pauses(run: Chaos, until: Callable[[], bool]) -> list[float]:
    """The longest time in which nobody heard anything new, for every table, until something is so."""
    seen = [(0, time.perf_counter())] * len(run.crowds)
    longest = [0.0] * len(run.crowds)
    while not until():
        now = time.perf_counter()
        for i, crowd in enumerate(run.crowds):
            n = max(client.n or 0 for client in crowd.clients)
            longest[i] = max(longest[i], now - seen[i][1])
            seen[i] = (n, now) if n != seen[i][0] else seen[i]
        await asyncio.sleep(0.005)
    return longest


async def restarts(folder: Path, rounds: int) -> None:
    """Three processes, a table of every game flat out: nothing, a rolling restart, and deaths, one after another."""
    async with Cluster(folder, speed=100) as cluster:
        run = Chaos(cluster, random.Random(1))
        await run.begin()
        found: dict[str, list[float]] = {"nothing happens": [], "restarted": [], "killed": []}
        for how, member in itertools.product(found, cluster.members * rounds):
            await run.goes_on()
            end = time.perf_counter() + 2 * LEASE_SECONDS
            watching = asyncio.create_task(pauses(run, lambda end=end: time.perf_counter() > end))
            await asyncio.sleep(0.2)
            if how != "nothing happens":
                await asyncio.to_thread(member.server.stop if how == "restarted" else member.server.kill)
            found[how] += await watching
            if how != "nothing happens":
                await member.start()
        await run.end()
    for how, seconds in found.items():
        middle, most = statistics.median(seconds), max(seconds)
        print(f"{how:<16} the longest pause of a table: median {middle:6.2f} s, worst {most:6.2f} s of {len(seconds)}")


def main() -> None:
    """Runs what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="companeros")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--commit", action="store_true")
    parser.add_argument("--restart", action="store_true")
    parser.add_argument("--rounds", type=int, default=1, help="of restarts")
    chosen = parser.parse_args()
    if chosen.commit:
        commit(chosen.seconds)
    elif chosen.restart:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(restarts(Path(folder), chosen.rounds))
    else:
        load(chosen.game, chosen.tables, chosen.seconds)


if __name__ == "__main__":
    main()
