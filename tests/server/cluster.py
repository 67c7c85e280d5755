"""Several server processes over one PostgreSQL and one NATS, each behind proxies of its own that can be cut."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from tests.server.client import Client
from tests.server.harness import Server, free_port
from tests.server.servers import Nats, Postgres

LEASE_SECONDS = 3.0
PING_SECONDS = 1.0  # a client that hears nothing for so long asks whether anybody is there,
SILENCE_SECONDS = 5.0  # and after this it tries another process
OWNER_SECONDS = 240.0  # in which somebody must take a table
LAST_LINES = 12  # of what a process has said, when something stands still


class Proxy:
    """A line to a port that can be cut: what was said meanwhile arrives late, as in a network."""

    def __init__(self, target: int) -> None:
        self.target, self.port = target, free_port()
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        """Listens."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        await self._open.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        self._ends.add(back)
        for pipe in (self._pipe(reader, back), self._pipe(there, writer)):
            task = asyncio.create_task(pipe)
            self._pipes.add(task)
            task.add_done_callback(self._pipes.discard)

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        await self._open.wait()
        writer.transport.abort()

    def cut(self) -> None:
        """Nothing gets through."""
        self._open.clear()

    def heal(self) -> None:
        """Everything gets through."""
        self._open.set()

    async def close(self) -> None:
        """Ends."""
        if self._server is not None:
            self._server.close()
        for end in self._ends:
            end.transport.abort()
        await asyncio.gather(*self._pipes, return_exceptions=True)


class Member:
    """One process, with its lines to PostgreSQL and NATS."""

    def __init__(self, folder: Path, postgres: Postgres, nats: Nats, speed: float) -> None:
        self.to_postgres, self.to_nats = Proxy(postgres.port), Proxy(nats.port)
        url = f"postgresql://troef@127.0.0.1:{self.to_postgres.port}/postgres"
        bus = ("--bus", f"nats://127.0.0.1:{self.to_nats.port}")
        lease = ("--lease-seconds", str(LEASE_SECONDS))
        patience = ("--tries-a-minute", "100000", "--log-level", "info")
        self.server = Server(folder, *bus, *lease, *patience, url=url, speed=speed)

    async def start(self) -> None:
        """Starts the process; it begins while the others go on."""
        await asyncio.to_thread(self.server.start)

    @property
    def lives(self) -> list[str]:
        """The names it has had in PostgreSQL."""
        lines = [line for line in self.server.said().splitlines() if '"process-lives"' in line]
        return [str(json.loads(line)["process"]) for line in lines]


class Cluster:
    """Three processes, or any number."""

    def __init__(self, folder: Path, size: int = 3, speed: float = 50) -> None:
        self.postgres, self.nats = Postgres(), Nats()
        self.members = [Member(folder, self.postgres, self.nats, speed) for _ in range(size)]

    async def __aenter__(self) -> Cluster:
        self.postgres.start()
        self.nats.start()
        for member in self.members:
            await member.to_postgres.start()
            await member.to_nats.start()
        await asyncio.gather(*(member.start() for member in self.members))
        return self

    async def __aexit__(self, *error: object) -> None:
        for member in self.members:
            member.to_postgres.heal()
            member.to_nats.heal()
        for member in self.members:
            if (process := member.server.process) is not None:
                process.send_signal(signal.SIGCONT)
                process.kill()
                process.wait()
            await member.to_postgres.close()
            await member.to_nats.close()
        self.nats.stop()
        self.postgres.stop()

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        """Asks PostgreSQL itself."""
        db = await asyncpg.connect(self.postgres.url)
        try:
            rows: list[Any] = await db.fetch(query, *values)
            return rows
        finally:
            await db.close()

    async def log(self, table: str) -> list[bytes]:
        """The entries of a table."""
        return [row[0] for row in await self.fetch("SELECT body FROM entry WHERE tbl = $1 ORDER BY number", table)]

    async def owner(self, table: str) -> Member:
        """The process a table lives in, or lived in last; waits for one that was handed over and not yet taken."""
        end = time.monotonic() + OWNER_SECONDS
        while True:
            ((life,),) = await self.fetch("SELECT process FROM holder WHERE tbl = $1", table)
            for member in self.members:
                if life in member.lives:
                    return member
            assert time.monotonic() < end, f"nobody takes {table[:4]}, which {life!r} had\n{await self.state()}"
            await asyncio.sleep(0.01)

    async def state(self) -> str:
        """Who owns what, who lives, and what everybody said last: for whoever has to find out why nothing happens."""
        try:
            tables = await self.fetch(
                "SELECT tbl, process, fence, (SELECT count(*) FROM entry WHERE entry.tbl = holder.tbl) AS n FROM holder"
            )
            lives = await self.fetch("SELECT id, until - clock_timestamp() AS rest FROM process")
        except (OSError, asyncpg.PostgresError) as error:
            tables, lives = [], [f"PostgreSQL does not say: {error!r}"]
        told = [f"table {t['tbl'][:4]}: {t['n']} entries, held by {t['process']!r}, fence {t['fence']}" for t in tables]
        told += [f"lives: {life}" for life in lives]
        for member in self.members:
            told.append(f"process {member.server.port} {member.lives}, runs: {member.server.alive()}; it said at last:")
            told += [f"    {line[:300]}" for line in member.server.said().splitlines()[-LAST_LINES:]]
        return "\n".join(told)


class Wanderer(Client):
    """A client behind a load balancer: every connection goes to any process, and one that is silent is left."""

    def __init__(self, cluster: Cluster, table: str, token: str, luck: random.Random) -> None:
        super().__init__("", table, token)
        self.cluster, self.luck = cluster, luck
        self.keep = False
        self.goodbyes: list[str] = []  # why it was let go
        self._heard_at = 0.0
        self._silent = ""  # a process that did not answer

    def __repr__(self) -> str:
        """What it knows and waits for."""
        you = f"chair {self.chair} at {self.phase} {self.n}" if self.view else "has seen nothing"
        turn = "may act" if self.view and self.view["game"] and self.moves else "waits"
        there = "connected" if self._socket else "not connected"
        silent = f"heard something {time.monotonic() - self._heard_at:.1f} s ago" if self._heard_at else "heard nothing"
        asks = [request.decode() for request in self._asked.values()]
        answer = {k: v for k, v in next(reversed(self.answers.values()), {}).items() if k not in ("view", "verdict")}
        return (
            f"table {self.table_id[:4]}, {you}, {turn}; {there} to {self.base} ({self.connections} connections), "
            f"{silent}, asks {asks}, was answered {answer}, ended {self.ended}, was let go {self.goodbyes[-3:]}"
        )

    async def _visit(self) -> None:
        alive = [member.server.base for member in self.cluster.members if member.server.alive()]
        if alive:
            answering = [base for base in alive if base != self._silent]  # a balancer asks who is well
            self.base, self._silent = self.luck.choice(answering or alive), ""
            watch = asyncio.create_task(self._watch())
            try:
                await super()._visit()
            except TimeoutError:
                self._silent = self.base
            finally:
                watch.cancel()

    async def _watch(self) -> None:
        """As the page does: who only waits for others must notice, too, that nobody is there."""
        self._heard_at = asked_at = time.monotonic()
        while True:
            await asyncio.sleep(0.1)
            now = time.monotonic()
            if now - self._heard_at > SILENCE_SECONDS:
                self._silent = self.base
                await self.drop()
            elif now - max(self._heard_at, asked_at) > PING_SECONDS:
                asked_at = now
                await self.send({"t": "ping", "sent": 0})

    def _note(self, message: dict[str, Any]) -> None:
        self._heard_at = time.monotonic()
        if message["t"] == "gone":
            self.goodbyes.append(message["message"])
        super()._note(message)
