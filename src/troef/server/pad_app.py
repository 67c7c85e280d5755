"""The addresses of pads: JSON over HTTP to write, one websocket a phone to look on."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from troef.core.errors import NotLawful
from troef.server.bodies import body, json
from troef.server.house import House
from troef.server.limits import Limits
from troef.server.pads import GUEST, KEEPER, Live, OpenPad, PadKey, Pads, PadWish
from troef.server.people import address_of, give_key, same_origin, token_of
from troef.server.socket import WRONG_ORIGIN, let_go, write_out
from troef.server.store import Away
from troef.server.viewer import DONE, Viewer


class PadApp:
    """The endpoints of the pads of a house."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.pads, self.limits = Pads(house), limits

    async def open(self, request: Request) -> Response:
        """Takes out a pad."""
        wish = await body(request, OpenPad)
        self.limits.open(address_of(request))
        token = secrets.token_urlsafe(24)
        book = await self.pads.open(wish, token)
        response = json(PadKey(book.name, book.opened.code, token), 201)
        give_key(request, response, book.name, f"/api/pads/{book.name}", token)
        return response

    async def pad(self, request: Request) -> Response:
        """The pad as it is; or something is done with it."""
        if request.method == "POST":
            asked = await body(request, PadWish)
            live = await self._find(request)
            await self.pads.do(live, self._keeps(request, live), asked)
        else:
            live = await self._find(request)
        return json(live.book.shown(self._keeps(request, live)))

    async def csv(self, request: Request) -> Response:
        """The sheet for a spreadsheet."""
        live = await self._find(request)
        name = f"troef-{live.book.opened.game}-{live.book.opened.code}.csv"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(live.book.table(), media_type="text/csv; charset=utf-8", headers=headers)

    async def _find(self, connection: HTTPConnection) -> Live:
        try:
            return await self.pads.find(connection.path_params["pad"])
        except NotLawful:
            self.limits.miss(address_of(connection))
            raise

    def _keeps(self, connection: HTTPConnection, live: Live) -> bool:
        return live.book.keeps(token_of(connection, live.book.name))

    # ---- looking on ----------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """Shows the pad, now and after every change; whatever is received keeps the connection open."""
        if not same_origin(socket):
            await socket.close(WRONG_ORIGIN)
            return
        await socket.accept()
        try:
            with self.limits.connection(address_of(socket)):
                await self._show(socket, await self._find(socket))
        except NotLawful as refused:
            await let_go(socket, refused.refusal.message)
        except Away:
            await let_go(socket, "table-out-of-reach")

    async def _show(self, socket: WebSocket, live: Live) -> None:
        chair = KEEPER if self._keeps(socket, live) else GUEST

        async def send(message: bytes) -> None:
            await socket.send_text(message.decode())

        viewer = Viewer(chair, lambda message: False, send, live.whole)
        live.viewers.add(viewer)
        viewer.put(live.whole(viewer))
        writer = asyncio.create_task(write_out(socket, viewer))
        pace = self.limits.pace()
        try:
            while (await socket.receive())["type"] != "websocket.disconnect":
                pace.fault()
        finally:
            live.viewers.discard(viewer)
            viewer.close(DONE)
            writer.cancel()

    def routes(self) -> list[Any]:
        """Below /api."""
        return [
            Route("/pads", self.open, methods=["POST"]),
            Route("/pads/{pad}", self.pad, methods=["GET", "POST"]),
            Route("/pads/{pad}/csv", self.csv),
            WebSocketRoute("/pads/{pad}/socket", self.socket),
        ]
