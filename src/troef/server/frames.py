"""What processes say to each other about their guests: numbered frames, one subject a guest and direction.

A guest whose table lives in another process has a session there. Frames of a session are counted on both sides, and
once a second each process tells its peers how many it has sent: so a frame that was lost is noticed, and the session is
begun anew by `hello` with the last number the guest has seen, as after any other break.
"""

from __future__ import annotations

from typing import Any

import msgspec

ONCE = "troef.once"  # among the extensions of a request: a secret that stays the same if it is asked again
OPEN, ACCEPT, TEXT, CLOSE, START, BODY, END, LOST = b"O", b"A", b"T", b"C", b"S", b"B", b"E", b"L"
HEAD = 5
LARGEST = 512 * 1024  # of one frame; NATS takes 1 MB


class Call(msgspec.Struct, frozen=True, array_like=True):
    """A guest's request as it came: enough to ask it again elsewhere."""

    edge: str  # the process that the guest is connected to
    type: str
    scheme: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    body: bytes = b""
    once: str = ""

    def scope(self) -> dict[str, Any]:
        """The same for an application."""
        return {
            "type": self.type,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "method": self.method,
            "path": self.path,
            "raw_path": self.path.encode(),
            "root_path": "",
            "query_string": self.query,
            "headers": self.headers,
            "client": self.client,
            "server": None,
            "subprotocols": [],
            "extensions": {ONCE: self.once},
        }


class Beat(msgspec.Struct, frozen=True, array_like=True):
    """How many frames have been sent in each session: of own guests, and of guests of the other process."""

    process: str
    asked: dict[str, int]
    answered: dict[str, int]


class Head(msgspec.Struct, frozen=True):
    """What is common to the messages between a client and a table."""

    t: str = ""
    id: str = ""
    since: int | None = None
    device: str = ""
    message: str = ""


encode = msgspec.msgpack.Encoder().encode
decode_call = msgspec.msgpack.Decoder(Call).decode
decode_beat = msgspec.msgpack.Decoder(Beat).decode
read_head = msgspec.json.Decoder(Head).decode


def call_of(scope: Any, edge: str, body: bytes = b"", once: str = "") -> Call:
    """A request as it came."""
    return Call(
        edge,
        scope["type"],
        scope.get("scheme", "http"),
        scope.get("method", "GET"),
        scope["path"],
        scope.get("query_string", b""),
        scope["headers"],
        scope.get("client"),
        body,
        once,
    )


def pack(kind: bytes, number: int, body: bytes = b"") -> bytes:
    """A frame.

    >>> unpack(pack(TEXT, 7, b"hi"))
    (b'T', 7, b'hi')
    """
    return kind + number.to_bytes(4, "big") + body


def unpack(frame: bytes) -> tuple[bytes, int, bytes]:
    """Its kind, its number, and what it says."""
    return frame[:1], int.from_bytes(frame[1:HEAD], "big"), frame[HEAD:]


def inward(process: str, session: str) -> str:
    """The subject to the process in which a table lives."""
    return f"troef.{process}.in.{session}"


def outward(process: str, session: str) -> str:
    """The subject to the process that a guest is connected to."""
    return f"troef.{process}.out.{session}"


def beats(process: str) -> str:
    """The subject of the counts."""
    return f"troef.{process}.beat.all"
