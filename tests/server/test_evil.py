"""Slow and evil clients: nobody else is delayed, no table is closed, memory is bounded, every answer is clear."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest
import websockets
from tests.conftest import Prove
from tests.server.client import Client, call, open_table, table_of
from tests.server.harness import Server
from tests.server.mutants import mutant, valid
from websockets.asyncio.client import connect

from troef import games
from troef.locales import Speech
from troef.server import messages as m

MUTANTS = int(os.environ.get("TROEF_MUTANTS", "4000"))  # `make torture` asks for more
A_TABLE = 500  # so many at one table, then another: an evil guest may lawfully leave
answer_of = msgspec.json.Decoder(m.Answer).decode


def test_every_kind_of_message_is_mutated() -> None:
    tags = {message["t"] for message in valid("lay G1", 3)}
    kinds = msgspec.inspect.type_info(m.Hello | m.Ping | m.Pulse | m.AnyRequest)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    assert tags == {kind.tag for kind in kinds.types if isinstance(kind, msgspec.inspect.StructType)}
    for message in valid("lay G1", 3):
        m.decode(json.dumps(message))


class Evil:
    """Sends mutants and looks at every answer."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.server, self.luck = server, luck
        self.counts: Counter[str] = Counter()
        self.say = Speech(games.load("companeros"))

    async def visit(self, table: str, token: str, count: int) -> None:
        """So many mutants to one table, over as many connections as it takes."""
        address = f"{self.server.base.replace('http', 'ws')}/api/tables/{table}/socket"
        left = count
        while left > 0:
            with contextlib.suppress(websockets.ConnectionClosed):
                headers = {"Authorization": f"Bearer {token}"}
                async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
                    await socket.send('{"t":"hello"}')
                    listening = asyncio.create_task(self._listen(socket))
                    try:
                        for _ in range(min(left, 12)):
                            left -= 1
                            self.counts["mutated messages"] += 1
                            await self._send(socket)
                        await socket.send('{"t":"say","id":"the end","text":"bye"}')
                        await asyncio.wait_for(listening, 30)
                    finally:
                        listening.cancel()
            self.counts["connections"] += 1

    async def _send(self, socket: websockets.ClientConnection) -> None:
        text = mutant(self.luck, self.luck.choice(valid("lay G1", 4)), self.counts["mutated messages"])
        try:
            text.decode()
        except UnicodeDecodeError:  # as text it ends the connection at once
            await socket.send(text, text=self.luck.random() < 0.05)
        else:
            await socket.send(text, text=self.luck.random() < 0.9)

    async def _listen(self, socket: websockets.ClientConnection) -> None:
        async for text in socket:
            message = answer_of(text)
            self.counts[f"answered {message.__struct_config__.tag}"] += 1
            if isinstance(message, m.Refused | m.Gone):
                assert self.say.has(f"refusal-{message.message}"), message.message
            if isinstance(message, m.Done | m.Refused) and message.id == "the end":
                return


async def one_more_act(friends: list[Client]) -> None:
    """Meanwhile others play on."""
    actor = next(friend for friend in friends if friend.moves or friend.phase != "playing")
    answer = await (actor.act(actor.moves[0]) if actor.phase == "playing" else actor.ask("ready"))
    assert answer["t"] == "done"
    for friend in friends:
        await friend.until(lambda: friend.n == actor.n)  # noqa: B023


@pytest.mark.timeout(120 + MUTANTS // 50)
def test_mutated_messages_close_no_table_and_leave_no_trace(tmp_path: Path, prove: Prove) -> None:
    async def scenario(server: Server) -> Counter[str]:
        evil = Evil(server, random.Random(MUTANTS))
        friends = await table_of(server.base, "companeros", 3, options={"games": 20})
        grown: list[int] = []
        for begin in range(0, MUTANTS, A_TABLE):
            table, token = open_table(server.base, "companeros", chairs=4)
            bo = {"name": "Bo", "entropy": "0b" * 16}
            assert call(server.base, "POST", f"/api/tables/{table}/sit", bo).status == 201
            await evil.visit(table, token, min(A_TABLE, MUTANTS - begin))
            assert call(server.base, "GET", f"/api/tables/{table}").status == 200
            await one_more_act(friends)
            grown.append(server.memory())
        assert all(friend.connections == 1 for friend in friends)
        for friend in friends:
            await friend.close()
        tables = len(grown)
        assert grown[-1] - grown[tables // 4] < 400 * tables + 20_000, "kilobytes: a few hundred a table at most"
        return evil.counts

    with Server(tmp_path) as server:
        counts = asyncio.run(scenario(server))
        assert call(server.base, "GET", "/metrics").body.count(b'{kind="faults"} 0.0') == 1
    assert "Traceback" not in server.said() and "fault" not in server.said()
    assert counts["answered bad"] > MUTANTS // 8 and counts["answered refused"] > MUTANTS // 20
    prove({"mutated messages": counts["mutated messages"]})


# ---- slow readers ------------------------------------------------------------------------------------------------


def small_socket(server: Server) -> socket.socket:
    """A connection whose kernel keeps next to nothing for a client that does not read."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    connection.connect(("127.0.0.1", server.port))
    connection.setblocking(False)
    return connection


def overflows(server: Server) -> int:
    numbers = call(server.base, "GET", "/metrics").body.decode()
    return int(float(numbers.split('troef_total{kind="overflows"} ')[1].split()[0]))


def test_a_client_that_stops_reading_delays_nobody_and_gets_one_whole_view_when_it_reads_again(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        clients = await table_of(server.base, "companeros", 3, options={"games": 20})
        address = f"{server.base.replace('http', 'ws')}/api/tables/{clients[0].table_id}/socket"
        connection = small_socket(server)
        async with connect(address, sock=connection, compression=None, max_size=None, max_queue=1) as slow:
            await slow.send('{"t":"hello"}')
            slow.transport.pause_reading()
            for _ in range(3000):
                await slow.send('{"t":"hello","since":0}')  # and asks for more and more
            over = asyncio.gather(*(client.play(first_move, lambda c: c.phase == "over") for client in clients))
            await asyncio.wait_for(over, 200)
            slow.transport.resume_reading()
            numbers: list[tuple[str, int]] = []
            while not numbers or numbers[-1][1] != clients[0].n:
                message = json.loads(await slow.recv())
                if message["t"] in ("whole", "update"):
                    numbers.append((message["t"], message["n"]))
            for (_, before), (kind, after) in itertools.pairwise(numbers):
                assert after == before + 1 or (kind == "whole" and after >= before)
        for client in clients:
            await client.close()

    with Server(tmp_path) as server:
        asyncio.run(scenario(server))
        assert overflows(server) >= 1, "what was dropped gave way to a whole view"


def first_move(client: Client) -> str:
    return client.moves[0]


# ---- HTTP --------------------------------------------------------------------------------------------------------


def schemathesis(server: Server, folder: Path, *more: str) -> str:
    """Runs schemathesis against a running server; returns what it said."""
    command = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"]
    command += [*more, "run", f"{server.base}/api/openapi.json", "--url", server.base, "--seed", "7"]
    command += ["--max-examples", "25", "--no-color"]
    command += ["--exclude-checks", "positive_data_acceptance"]  # what a game's options may be no schema here says
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, cwd=folder)
    assert ended.returncode == 0, ended.stdout[-4000:]
    return ended.stdout


@pytest.mark.slow
def test_the_http_interface_does_what_it_says_for_whatever_is_asked(tmp_path: Path) -> None:
    with Server(tmp_path, "--tries-a-minute", "1000000") as server:
        assert "failures" not in schemathesis(server, tmp_path)
        table, _ = open_table(server.base, "companeros")
        config = tmp_path / "schemathesis.toml"
        config.write_text(f'[parameters]\n"path.table" = "{table}"\n"path.match" = "1"\n')
        assert "failures" not in schemathesis(server, tmp_path, "--config-file", str(config))
    assert "Traceback" not in server.said()
