"""A client of the real server: comes back after every loss, asks again what was not answered, folds what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple

import websockets
from tests.server.mirror import Message, Mirror
from websockets.asyncio.client import ClientConnection, connect

RETRY_SECONDS = 0.02
OPEN_SECONDS = 6.0  # whoever is not let in by then tries again, as the page does
REPLACED = 4001


class Answer(NamedTuple):
    """The answer to one HTTP request."""

    status: int
    body: bytes
    headers: dict[str, str]

    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


def call(base: str, method: str, path: str, body: Any = None, **headers: str) -> Answer:
    """One HTTP request; a body that is bytes is sent as it is."""
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(
        f"{base}{path}", data, {"content-type": "application/json", **named}, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return Answer(response.status, response.read(), {k.lower(): v for k, v in response.headers.items()})
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.read(), {k.lower(): v for k, v in error.headers.items()})


class Client(Mirror):
    """One viewer over a websocket."""

    def __init__(self, base: str, table: str, token: str = "") -> None:
        super().__init__()
        self.base, self.table_id, self.token = base, table, token
        self.connections = 0
        self.far_seconds = 0.0  # messages of somebody far away: answers to beats come late
        self.acknowledged: dict[str, int] = {}  # requests that were answered as done, and by which entry
        self.ended: int | None = None  # the code with which the server let us go for good
        self._asked: dict[str, bytes] = {}  # what has not been answered
        self._ids = itertools.count(1)
        self._mark = secrets.token_hex(3)
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        self.start()
        await self.until(lambda: self.view is not None)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    def start(self) -> None:
        """Connects, now and after every loss."""
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Goes away for good."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def drop(self) -> None:
        """Loses the connection; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()
        await asyncio.sleep(0)

    async def _stay(self) -> None:
        try:
            while self.ended is None:
                with contextlib.suppress(OSError, websockets.WebSocketException, EOFError):
                    await self._visit()
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            asyncio.get_running_loop().call_soon(self._changed.set)

    async def _visit(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket"
        more: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": OPEN_SECONDS}
        async with connect(address, additional_headers=headers, **more) as socket:
            self._socket = socket
            self.connections += 1
            await socket.send(json.dumps({"t": "hello", "since": self.n, "device": self._mark}))
            for request in list(self._asked.values()):
                await socket.send(request, text=True)
            try:
                async for text in socket:
                    message = json.loads(text)
                    self._note(message)
                    if message["t"] == "beat":
                        await asyncio.sleep(self.far_seconds)
                        await socket.send(json.dumps({"t": "pulse", "beat": message["beat"]}))
            finally:
                self._socket = None
                if socket.close_code == REPLACED:
                    self.ended = REPLACED
                self._changed.set()

    def _note(self, message: Message) -> None:
        self.hear(message)
        if message["t"] in ("done", "refused", "hint"):
            self._asked.pop(message["id"], None)
            if message["t"] == "done":
                known = self.acknowledged.setdefault(message["id"], message["n"])
                assert known == message["n"], "done once: the same entry every time"
        self._changed.set()

    async def until(self, holds: Callable[[], bool], seconds: float = 400) -> None:
        """Waits until something is so."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self._task is not None and self._task.done():
                    self._task.result()  # what it was told cannot be: that is the failure, not the waiting
                    raise AssertionError(f"let go for good ({self.ended}), and nothing more will come")
                self._changed.clear()
                await self._changed.wait()

    async def send(self, message: Message | bytes) -> None:
        """Sends anything, if there is a connection."""
        if self._socket is not None:
            text = message if isinstance(message, bytes) else json.dumps(message).encode()
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(text, text=True)

    async def post(self, t: str, **fields: Any) -> str:
        """Sends a request, again after every loss until it is answered; returns its id."""
        request = {"t": t, "id": f"{self._mark}-{next(self._ids)}", **fields}
        id = str(request["id"])
        self._asked[id] = json.dumps(request).encode()
        await self.send(self._asked[id])
        return id

    async def ask(self, t: str, **fields: Any) -> Message:
        """Sends a request and waits for its answer."""
        id = await self.post(t, **fields)
        await self.until(lambda: id in self.answers)
        return self.answers[id]

    async def act(self, move: str) -> Message:
        """Makes a move on the view as it is."""
        return await self.ask("act", move=move, on=self.n)

    async def play(self, choose: Callable[[Client], str | None], over: Callable[[Client], bool]) -> None:
        """Plays until it is over: answers with a move whenever one is lawful, and says ready between rounds."""
        while not over(self):
            if self.phase == "between" and self.chair not in self.table["ready"]:
                await self.ask("ready")
            elif self.phase == "playing" and self.moves and (move := choose(self)) is not None:
                await self.act(move)
            else:
                n = self.n
                await self.until(lambda n=n: self.n != n or over(self))  # type: ignore[misc]


def any_move(client: Client, luck: random.Random) -> str:
    """Any lawful move that brings the game on, so that it ends."""
    eager = [move for move in client.moves if move not in ("draw", "keep", "pass")]
    return luck.choice(eager or client.moves)


def open_table(base: str, game: str, **more: Any) -> tuple[str, str]:
    """Opens a table; returns its id and the opener's token."""
    seat = call(base, "POST", "/api/tables", {"game": game, "name": "Ada", **more}).json()
    return seat["table"], seat["token"]


def sit(base: str, table: str, name: str) -> str:
    """Takes a seat; returns the token."""
    return str(call(base, "POST", f"/api/tables/{table}/sit", {"name": name}).json()["token"])


async def table_of(base: str, game: str, people: int, **more: Any) -> list[Client]:
    """A table of so many people, connected, each with its entropy, and a match that has begun."""
    table, token = open_table(base, game, chairs=people, **more)
    tokens = [token, *(sit(base, table, f"P{i}") for i in range(1, people))]
    clients = [Client(base, table, token) for token in tokens]
    for client in clients:
        client.start()
    for client in clients:
        await client.until(lambda client=client: client.view is not None)  # type: ignore[misc]
        assert (await client.ask("seed", entropy=secrets.token_hex(16)))["t"] == "done"
    assert (await clients[0].ask("start"))["t"] == "done"
    return clients
