"""The short way in and out takes whole text frames; however the bytes come, what is said is heard once and in order."""

from __future__ import annotations

import base64
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.client import open_table
from tests.server.harness import Server
from websockets.frames import Frame, Opcode

from troef.server.swift import LONGEST, frame, sizes

TEXT, CONT, PING = Opcode.TEXT, Opcode.CONT, Opcode.PING


class Wire:
    """A connection whose bytes we choose ourselves."""

    def __init__(self, server: Server) -> None:
        table, token = open_table(server.base, "companeros")
        self.socket = socket.create_connection(("127.0.0.1", server.port), 60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(b"0123456789abcdef").decode()
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        auth = f"Authorization: Bearer {token}\r\n"
        self.socket.sendall(f"{head}{auth}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.bytes += self.socket.recv(4096)
        self.bytes = self.bytes.split(b"\r\n\r\n", 1)[1]

    def send(self, *parts: bytes, at_a_time: int = 0) -> None:
        """All of it at once, or so many bytes at a time."""
        data = b"".join(parts)
        step = at_a_time or len(data)
        for i in range(0, len(data), step):
            self.socket.sendall(data[i : i + step])

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """What the server says, until it ends."""
        while True:
            head, size = sizes(self.bytes)
            if head and len(self.bytes) >= head + size:
                whole, self.bytes = self.bytes[: head + size], self.bytes[head + size :]
                yield whole[0] & 15, whole[head:]
            elif more := self.socket.recv(65536):
                self.bytes += more
            else:
                return

    def until(self, id: str) -> list[str]:
        """The ids of the requests answered, up to this one."""
        answered: list[str] = []
        for code, text in self.frames():
            message: dict[str, Any] = json.loads(text) if code == TEXT else {}
            if message.get("t") in ("done", "refused"):
                answered.append(message["id"])
                if message["id"] == id:
                    return answered
        raise AssertionError(f"{id} was not answered")

    def closed(self) -> int:
        """Reads to the end; the code of the close frame."""
        return next(int.from_bytes(text[:2], "big") for code, text in self.frames() if code == Opcode.CLOSE)


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    made = Wire(server)
    made.send(said({"t": "hello"}))
    yield made
    made.socket.close()


def said(message: Any, code: Opcode = TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    return Frame(code, data, fin).serialize(mask=True)


def renamed(id: str, name: str = "Eva") -> bytes:
    return said({"t": "rename", "id": id, "name": name})


def test_many_frames_in_one_piece_are_answered_in_order(wire: Wire) -> None:
    ids = [f"r{i}" for i in range(60)]
    wire.send(*(renamed(id) for id in ids))
    assert wire.until("r59") == ids


@pytest.mark.parametrize("step", [1, 2, 7])
def test_frames_may_come_in_any_pieces(wire: Wire, step: int) -> None:
    ids = [f"r{i}" for i in range(8)]
    wire.send(*(renamed(id) for id in ids), renamed("last", "x" * 24), at_a_time=step)
    assert wire.until("last") == [*ids, "last"]


def test_a_message_in_fragments_with_a_ping_in_between_is_heard_once(wire: Wire) -> None:
    text = json.dumps({"t": "rename", "id": "whole", "name": "Eva"}).encode()
    parts = (
        said(text[:9], fin=False),
        said(b"are you there", PING),
        said(text[9:20], CONT, False),
        said(text[20:], CONT),
    )
    wire.send(renamed("before"), *parts, renamed("after"))
    assert wire.until("after") == ["before", "whole", "after"]


def test_what_is_no_message_is_answered_and_what_follows_is_heard(wire: Wire) -> None:
    wire.send(said(b"nonsense"), renamed("after"))
    assert wire.until("after") == ["after"]


def test_a_text_that_is_none_ends_the_connection(wire: Wire) -> None:
    wire.send(renamed("before"), said(b"\xff\xfe"))
    assert wire.closed() == 1007


def test_a_frame_without_a_mask_ends_the_connection(wire: Wire) -> None:
    wire.send(renamed("before"), frame(b'{"t":"ping","sent":1}'))
    assert wire.closed() == 1002


def test_a_text_within_an_unfinished_message_ends_the_connection(wire: Wire) -> None:
    wire.send(said(b'{"t":', fin=False), renamed("within"))
    assert wire.closed() == 1002


@pytest.mark.parametrize("size", [LONGEST + 1, 70_000])
def test_a_message_that_is_too_long_ends_the_connection(wire: Wire, size: int) -> None:
    wire.send(said(b"x" * size))
    assert wire.closed() in (4000, 1009)
