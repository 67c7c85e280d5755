"""A websocket client of few instructions, so that a measurement measures the server: own frames, own folding."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode
MASK = b"\0\0\0\0"  # lawful, and costs nothing


class Socket(asyncio.Protocol):
    """One websocket: text frames in and out, nothing else."""

    def __init__(self, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        self.path, self.token, self.hear = path, token, hear
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = self.frames = 0
        self._buffer = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a websocket."""
        self.transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        bearer = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{bearer}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Whole frames are heard; the rest waits."""
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert b" 101 " in head, head
            self._open = True
            self.ready.set_result(None)
        start = 0
        while (size := frame_size(buffer, start)) is not None:
            head_size, length = size
            end_of_frame = start + head_size + length
            if len(buffer) < end_of_frame:
                break
            self._frame(buffer[start] & 15, buffer[start + head_size : end_of_frame])
            start = end_of_frame
        self._buffer = buffer[start:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == 1:
            self.received += len(payload)
            self.frames += 1
            self.hear(payload)
        elif kind == 9:
            self._write(0x8A, payload)

    def send(self, payload: bytes) -> None:
        """One text frame."""
        self._write(0x81, payload)

    def _write(self, first: int, payload: bytes) -> None:
        assert self.transport is not None
        length = len(payload)
        head = bytes((first, 0x80 | length)) if length < 126 else struct.pack("!BBH", first, 0xFE, length)
        self.transport.write(head + MASK + payload)

    def close(self) -> None:
        """Gone."""
        if self.transport is not None:
            self.transport.abort()


def frame_size(buffer: bytes, start: int) -> tuple[int, int] | None:
    """The sizes of a frame's head and body, if its head is there."""
    left = len(buffer) - start
    if left < 2:
        return None
    length = buffer[start + 1]
    if length < 126:
        return 2, length
    if length == 126:
        return (4, int.from_bytes(buffer[start + 2 : start + 4], "big")) if left >= 4 else None
    return (10, int.from_bytes(buffer[start + 2 : start + 10], "big")) if left >= 10 else None


class Player:
    """Sits at a table and makes any move as soon as it may (or after a while), and counts."""

    def __init__(self, seat: int, luck: random.Random, pause: tuple[float, float] | None = None) -> None:
        self.seat, self.luck, self.pause = seat, luck, pause
        self.socket: Socket | None = None
        self.n = 0
        self.phase = "waiting"
        self.moves: list[str] = []
        self.acts = self.views = 0
        self.over = False
        self.acted = 0.0  # when the newest act was sent
        self.heard: list[Callable[[int, float], None]] = []  # who wants to know when a number was heard
        self.asked = 0  # messages sent: acts, and what goes on after a round
        self._waits = False

    def hear(self, payload: bytes) -> None:
        """Folds what matters here: the phase and the own moves."""
        message = decode(payload)
        kind = message["t"]
        if kind == "update":
            self.n = message["n"]
            self.views += 1
            for tell in self.heard:
                tell(self.n, time.perf_counter())
            for path, value in message["patch"]:
                self._see(path, value)
        elif kind in ("whole", "refused"):
            self.n, view = message["n"], message["view"]
            self.phase, self.moves = view["table"]["phase"], view["game"]["moves"] if view["game"] else []
        else:
            return
        self.go_on()

    def _see(self, path: list[str], value: Any) -> None:
        if path == ["game", "moves"]:
            self.moves = value
        elif path == ["table", "phase"]:
            self.phase = value
        elif path == ["game"]:
            self.moves = value["moves"]

    def go_on(self) -> None:
        """Acts, now or after a pause, if it may."""
        if self.phase == "between":
            self.phase = "ready"
            self.ask("ready")
        elif self.phase == "over":
            self.over = True
        elif self.moves and self.phase == "playing":
            if self.pause is None:
                self.act()
            elif not self._waits:
                self._waits = True
                asyncio.get_running_loop().call_later(self.luck.uniform(*self.pause), self.act)

    def act(self) -> None:
        """Any move that brings the game on."""
        self._waits = False
        if not self.moves or self.phase != "playing":
            return
        eager = [move for move in self.moves if move not in ("draw", "keep", "pass")]
        move = self.luck.choice(eager or self.moves)
        self.moves = []
        self.acts += 1
        self.acted = time.perf_counter()
        self.ask("act", move=move, on=self.n)

    def ask(self, t: str, **fields: Any) -> None:
        """One request."""
        self.asked += 1
        assert self.socket is not None
        self.socket.send(encode({"t": t, "id": f"{self.seat}-{self.asked}", **fields}))
