"""A shorter way: uvicorn's websocket protocol, with text frames written and read at once while that is possible.

Whatever is not a whole, plain text frame - control frames, fragments, faults - goes the usual way, frame by frame; and
so does a message that its reader does not take at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the compiled part
    from websockets.utils import apply_mask

WRITE, READ, LEFT = "troef.write", "troef.read", "troef.left"
TEXT = 0x81  # the first byte of a whole text frame
FIN, CODE, CONTROL, MASKED = 0x80, 0x0F, 8, 0x80
LONGEST = 8 * 1024  # a longer frame goes the usual way, and all after it
short_head, middle_head, long_head = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
Write = Callable[[Sequence[bytes]], bool]
Reader = Callable[[bytes], bool]
Left = Callable[[], bool]


class Swift(WebSocketsSansIOProtocol):
    """Offers `write`, `read_by` and `left` to the application, beside the usual way."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._reader: Reader | None = None
        self._rest = b""  # of a frame that has not come whole
        self._in_parts = False  # a message in fragments has not ended
        self._usual = False  # for good
        self._flows = True  # what is written leaves

    def handle_connect(self, event: Request) -> None:
        """The application finds them among the extensions of its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE], extensions[READ], extensions[LEFT] = self.write, self.read_by, self.left

    def write(self, texts: Sequence[bytes]) -> bool:
        """Writes text frames together, or says that the socket is slow or gone."""
        if not self._flows or self.left():
            return False
        self.transport.write(frame(texts[0]) if len(texts) == 1 else b"".join(map(frame, texts)))
        return True

    def left(self) -> bool:
        """Whether the connection has ended, from whichever side."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def pause_writing(self) -> None:
        """The socket is slow: from now on the usual way, which waits for it."""
        self._flows = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has caught up."""
        self._flows = True
        super().resume_writing()

    def read_by(self, reader: Reader) -> None:
        """From now on a message is offered to the reader first; it says whether it took it."""
        self._reader = reader

    def data_received(self, data: bytes) -> None:
        """Frame by frame: plain text to the reader, everything else the usual way."""
        if self._usual or not self.handshake_initiated:  # the first that comes is the request
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data:
            head, size = sizes(data)
            if size > LONGEST:
                self._usual = True
                super().data_received(data)
                return
            if not head or len(data) < head + size:
                self._rest = data
                return
            whole, data = data[: head + size], data[head + size :]
            if not self._read(whole, head):
                if whole[0] & CODE < CONTROL:  # control frames may come between fragments
                    self._in_parts = not whole[0] & FIN
                super().data_received(whole)

    def _read(self, whole: bytes, head: int) -> bool:
        """Whether the reader takes a frame now; never past one that waits."""
        if self._reader is None or whole[0] != TEXT or not whole[1] & MASKED or self._in_parts:
            return False
        if self.close_sent or self.disconnected or not self.queue.empty():
            return False
        return self._reader(apply_mask(whole[head:], whole[head - 4 : head]))


def frame(text: bytes) -> bytes:
    """A whole text frame as a server sends it.

    >>> frame(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(text)
    if size < 126:
        return short_head(TEXT, size) + text
    if size < 1 << 16:
        return middle_head(TEXT, 126, size) + text
    return long_head(TEXT, 127, size) + text


def sizes(data: bytes) -> tuple[int, int]:
    """How long the head and the body of the frame are that begins here; a head of 0 has not come whole.

    >>> sizes(b"\\x81\\x02hi"), sizes(b"\\x81\\x82mask.."), sizes(b"\\x81\\x7e\\x01\\x00"), sizes(b"\\x81")
    ((2, 2), (6, 2), (4, 256), (0, 0))
    """
    if len(data) < 2:
        return 0, 0
    mask, size = 4 if data[1] & MASKED else 0, data[1] & 127
    if size < 126:
        return 2 + mask, size
    wide = 2 if size == 126 else 8
    if len(data) < 2 + wide:
        return 0, 0
    return 2 + wide + mask, int.from_bytes(data[2 : 2 + wide], "big")
