"""What is on the bus is for one viewer a subject: dealt anew, the bytes of whole games are the same."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.conftest import Prove
from tests.server.client import Client, any_move, open_table, sit
from tests.server.harness import Server
from tests.server.servers import Nats, Postgres
from tests.server.test_crash import OPTIONS
from tests.server.test_leaks import TRIES, dealt_anew, lawful, next_act, started, told, true_copy
from tests.server.test_store import database

from troef import games
from troef.server import entries as e
from troef.server import frames as f
from troef.server.nats_bus import NatsBus
from troef.server.room import Room
from troef.server.telling import Telling
from troef.testing.secrets import OTHER, SAME, hear

pytestmark = pytest.mark.slow
SHARE = 0.25  # of the updates are looked at in other worlds


class Session:
    """Everything on the two subjects of one guest."""

    def __init__(self) -> None:
        self.token = self.path = ""
        self.inward: list[bytes] = []
        self.outward: list[bytes] = []


class Capture:
    """A listener to everything."""

    def __init__(self, url: str) -> None:
        self.bus = NatsBus(url)
        self.bus.listen(">", lambda subject, message: self.messages.append((subject, message)))
        self.messages: list[tuple[str, bytes]] = []

    def sessions(self) -> dict[str, Session]:
        """What was said, by guest; anything else on the bus is a fault."""
        found: dict[str, Session] = defaultdict(Session)
        for subject, message in self.messages:
            name, _, what, session = subject.split(".")
            assert name == "troef" and what in ("in", "out", "beat"), subject
            if what == "beat":
                f.decode_beat(message)  # counts by session, and nothing else
                continue
            kind, _, body = f.unpack(message)
            if kind == f.OPEN:
                call = f.decode_call(body)
                found[session].path = call.path
                found[session].token = dict(call.headers).get(b"authorization", b"").decode().removeprefix("Bearer ")
            elif kind == f.TEXT:
                (found[session].inward if what == "in" else found[session].outward).append(body)
        return found


async def play(base: str, other: str, key: str) -> tuple[str, list[str]]:
    """A whole match of people, and one who looks on, who are all connected to a process where the table is not."""
    people, luck = max(2, games.load(key).seats[0]), random.Random(key)
    more: dict[str, Any] = {"options": OPTIONS.get(key, {}), "settings": {"away_seconds": 0}}
    table, token = await asyncio.to_thread(open_table, base, key, chairs=people, **more)
    tokens = [token] + [await asyncio.to_thread(sit, other, table, f"P{i}") for i in range(1, people)]
    clients = [Client(other, table, token) for token in (*tokens, "")]
    for client in clients:
        client.start()
        await client.until(lambda client=client: client.view is not None)  # type: ignore[misc]
    for client in clients[:-1]:
        await client.ask("seed", entropy=secrets.token_hex(16))
    await clients[0].ask("start")
    over = lambda client: client.phase == "over"  # noqa: E731
    await asyncio.gather(*(client.play(lambda c: any_move(c, luck), over) for client in clients[:-1]))
    n = clients[0].n
    for client in clients:
        await client.until(lambda client=client: client.n == n)  # type: ignore[misc]
        await client.close()
    return table, tokens


async def captured(folder: Path, url: str, nats: Nats) -> tuple[Capture, dict[str, list[str]]]:
    """Whole matches of every game through two processes, with everything that was published."""
    capture, tables = Capture(nats.url), {}
    await capture.bus.open()
    servers = [Server(folder, "--bus", nats.url, url=url, speed=100) for _ in range(2)]
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        for key in games.keys():  # noqa: SIM118
            table, tokens = await play(servers[0].base, servers[1].base, key)
            tables[table] = tokens
    finally:
        for server in servers:
            await asyncio.to_thread(server.stop)
    await capture.bus.close()
    assert not any("Traceback" in server.said() for server in servers)
    return capture, tables


async def logs(url: str, tables: list[str]) -> dict[str, list[e.AnyEntry]]:
    """The entries of the tables."""
    db = await asyncpg.connect(url)
    query = "SELECT body FROM entry WHERE tbl = $1 ORDER BY number"
    found = {table: [e.decode(row[0]) for row in await db.fetch(query, table)] for table in tables}
    await db.close()
    return found


def compared(room: Room, viewer: int, entry: e.AnyEntry, text: bytes, luck: random.Random) -> str:
    """An update from the bus, beside what the viewer would be told in a world it cannot tell from the true one."""
    mine, events = told(true_copy(room), viewer, entry)
    assert mine == text, "what is on the bus is what the viewer is told"
    if not isinstance(entry, e.Acted) or luck.random() > SHARE:
        return "updates made for the viewer"
    for _ in range(TRIES):
        other = dealt_anew(room, viewer, luck)
        if lawful(other.playing(), entry):
            theirs, other_events = told(other, viewer, entry)
            heard = hear(room.game.rules.EVENTS.kinds, viewer, events, other_events)
            assert heard != OTHER
            if heard == SAME and other.phase != "over":
                assert theirs == text, "told the same, to the byte"
                return "updates the same in another world"
            break
    return "updates made for the viewer"


def updates(session: Session) -> Iterator[tuple[int, bytes]]:
    """The updates of a guest, with their numbers."""
    for text in session.outward:
        message = json.loads(text)
        if message["t"] == "update":
            yield message["n"], text


def test_a_subject_carries_only_what_its_viewer_may_know(
    tmp_path: Path, postgres: Postgres, nats: Nats, prove: Prove
) -> None:
    url, done, luck = database(postgres), Counter[str](), random.Random(12)
    capture, tables = asyncio.run(captured(tmp_path, url, nats))
    sessions, written = capture.sessions(), asyncio.run(logs(url, list(tables)))
    for table, log in written.items():
        opened = log[0]
        assert isinstance(opened, e.Opened)
        guests = [s for s in sessions.values() if s.path == f"/api/tables/{table}/socket"]
        assert len(guests) == len(tables[table]) + 1, "everybody came over the bus"
        for guest in guests:
            viewer = tables[table].index(guest.token) if guest.token else -1
            heard, room = dict(updates(guest)), Room(table)
            for number, entry in enumerate(log, 1):
                if number in heard and room.match is not None:
                    done[compared(room, viewer, entry, heard[number], luck)] += 1
                room.fold(entry)
                if number in heard and room.phase != "over":
                    assert opened.secret.encode() not in heard[number]
            foreign = [token for token in tables[table] if token != guest.token]
            said = b"".join(guest.inward + guest.outward)
            assert not any(token.encode() in said for token in foreign), "nobody's key on another's subject"
    assert done["updates the same in another world"] > 100
    done["messages on the bus"] = len(capture.messages)
    prove(done)


def test_a_hidden_card_on_the_bus_would_be_caught() -> None:
    room, luck = started("companeros", 3, "00" * 32, {}), random.Random(3)
    entry = next_act(room, luck)
    text, _ = told(true_copy(room), 0, entry)
    assert compared(room, 0, entry, text, luck).startswith("updates")
    with pytest.raises(AssertionError):
        compared(room, 0, entry, told(true_copy(room), 1, entry)[0], luck)
    assert Telling(room).whole(0, 0, 7) != Telling(room).whole(1, 0, 7)
