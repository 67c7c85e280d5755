"""A guest of another process whose table lives here: the application is asked as if the guest were connected to us."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from troef.server import frames as f
from troef.server.logs import log
from troef.server.store import Away
from troef.server.swift import READ, WRITE, Reader, Write

if TYPE_CHECKING:
    from troef.server.relay import Relay

MOST_WAITING = 256  # frames of one guest that have not been read


class Near:
    """One session."""

    def __init__(self, relay: Relay, session: str, call: f.Call) -> None:
        self.relay, self.session, self.call = relay, session, call
        self.socket = call.type == "websocket"
        self.sent, self.heard = 0, 1  # the call itself was the first
        self.began = asyncio.get_running_loop().time()
        self._to = f.outward(call.edge, session)
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._reader: Reader | None = None
        if self.socket:
            self._inbox.put_nowait({"type": "websocket.connect"})
        else:
            self._inbox.put_nowait({"type": "http.request", "body": call.body, "more_body": False})

    async def run(self) -> None:
        """From beginning to end."""
        try:
            if not await self.relay.is_ours(self.call.path):
                self._say(f.LOST)
                return
            scope = self.call.scope()
            if self.socket:
                write: Write = self._write
                scope["extensions"] = {WRITE: write, READ: self._read_by}
            await self.relay.app(scope, self._inbox.get, self._send)
        except Away:
            self._say(f.LOST)
        except Exception as error:
            log.error("session-failed", error=type(error).__name__, exc_info=error)
            self._say(f.LOST)
        finally:
            self.relay.near.pop(self.session, None)

    # ---- to the guest ------------------------------------------------------------------------------------------------

    def _say(self, kind: bytes, body: bytes = b"") -> None:
        self.sent += 1
        self.relay.bus.publish(self._to, f.pack(kind, self.sent, body))

    def _write(self, texts: Sequence[bytes]) -> bool:
        for text in texts:
            self._say(f.TEXT, text)
        return True

    async def _send(self, event: Any) -> None:
        match event["type"]:
            case "websocket.send":
                self._say(f.TEXT, event["text"].encode())
            case "websocket.accept":
                self._say(f.ACCEPT)
            case "websocket.close":
                self._say(f.CLOSE, str(event.get("code", 1000)).encode())
                self.end()
            case "http.response.start":
                self._say(f.START, f.encode((event["status"], event["headers"])))
            case "http.response.body":
                body = event.get("body", b"")
                for at in range(0, len(body), f.LARGEST):
                    self._say(f.BODY, body[at : at + f.LARGEST])
                if not event.get("more_body"):
                    self._say(f.END)

    # ---- from the guest ----------------------------------------------------------------------------------------------

    def _read_by(self, reader: Reader) -> None:
        self._reader = reader

    def hear(self, kind: bytes, number: int, body: bytes) -> None:
        """A frame of the guest's; one that is missing is noticed here or by the next beat."""
        self.heard += 1
        if number != self.heard or self._inbox.qsize() > MOST_WAITING:
            self.lose()
        elif kind == f.CLOSE:
            self.end()
        elif not (self._reader and self._inbox.empty() and self._reader(body)):
            self._inbox.put_nowait({"type": "websocket.receive", "text": body.decode(errors="replace")})

    def lose(self) -> None:
        """Frames were lost: the guest's process has to begin anew."""
        self._say(f.LOST)
        self.end()

    def end(self) -> None:
        """The guest is gone; who has not been let in yet is not let in any more, and may be back elsewhere."""
        if self._reader is None:
            self._unsay()
        self._reader = None
        self.relay.near.pop(self.session, None)
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def _unsay(self) -> None:
        """What has been said and not been read was never said."""
        waiting = [self._inbox.get_nowait() for _ in range(self._inbox.qsize())]
        for event in waiting:
            if event["type"] == "websocket.connect":
                self._inbox.put_nowait(event)
