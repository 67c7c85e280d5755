"""The yardstick: a bare Starlette application that for one message in sends as many bytes to the same four sockets."""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

tables: dict[str, list[WebSocket]] = defaultdict(list)
payload = "x"


async def table(socket: WebSocket) -> None:
    """Everything that comes in goes out to all four."""
    await socket.accept()
    sockets = tables[socket.path_params["table"]]
    sockets.append(socket)
    try:
        while True:
            await socket.receive_text()
            for other in sockets:
                await other.send_text(payload)
    except WebSocketDisconnect:
        sockets.remove(socket)


if __name__ == "__main__":
    payload = "x" * int(sys.argv[2])
    app = Starlette(routes=[WebSocketRoute("/{table}", table)])
    config = uvicorn.Config(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        http="httptools",
        loop="uvloop",
        log_level="warning",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run()
