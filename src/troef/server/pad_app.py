"""The addresses of pads: JSON over HTTP to write, one websocket a phone to look on."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from troef.core.errors import NotLawful
from troef.core.pad import pad_refuse
from troef.server.bodies import body, json
from troef.server.book import KEEPER
from troef.server.house import House
from troef.server.limits import Limits
from troef.server.pads import Join, Live, OpenPad, PadKey, Pads, PadWish, Tried, Try
from troef.server.people import address_of, give_key, mark_of, new_secret, token_of
from troef.server.socket import received, write_out
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

    async def deal(self, request: Request) -> Response:
        """What the dealer must know before the first round; nothing is taken out."""
        return json(self.pads.fresh(await body(request, OpenPad)).pad.view()["facts"])

    async def pad(self, request: Request) -> Response:
        """The pad as it is; or something is done with it."""
        if request.method == "GET":
            live = await self._find(request)
            return json(live.book.shown(self._chair(request, live)))
        asked = await body(request, PadWish)
        if not asked.id:
            asked = msgspec.structs.replace(asked, id=mark_of(request))
        live = await self._find(request)
        token = token_of(request, live.book.name)
        joins = isinstance(asked.wish, Join) and not token
        token = new_secret(request) if joins else token
        await self.pads.do(live, token, asked)
        response = json(live.book.shown(live.book.chair(token)))
        if joins:
            give_key(request, response, live.book.name, f"/api/pads/{live.book.name}", token)
        return response

    async def tried(self, request: Request) -> Response:
        """What lines would bring; nothing is written."""
        asked = await body(request, Try)
        pad = (await self._find(request)).book.pad
        return json(Tried(**pad.tried(asked.round, asked.lines)))

    async def nameless(self, request: Request) -> Response:
        """The names of the players are taken away for good."""
        live = await self._find(request)
        if self._chair(request, live) != KEEPER:
            raise pad_refuse("only-the-keeper")
        await self.pads.nameless(live)
        return json(live.book.shown(KEEPER))

    async def csv(self, request: Request) -> Response:
        """The sheet for a spreadsheet, some of which take it for UTF-8 only by its first mark."""
        live = await self._find(request)
        name = f"troef-{live.book.opened.game}-{live.book.opened.code}.csv"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response("\ufeff" + live.book.table(), media_type="text/csv; charset=utf-8", headers=headers)

    async def _find(self, connection: HTTPConnection) -> Live:
        try:
            return await self.pads.find(connection.path_params["pad"])
        except NotLawful:
            self.limits.miss(address_of(connection))
            raise

    def _chair(self, connection: HTTPConnection, live: Live) -> int:
        return live.book.chair(token_of(connection, live.book.name))

    # ---- looking on ----------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """Shows the pad, now and after every change; whatever is received keeps the connection open."""
        await received(socket, self.limits, self._show)

    async def _show(self, socket: WebSocket) -> None:
        live = await self._find(socket)
        token = token_of(socket, live.book.name)

        async def send(message: bytes) -> None:
            await socket.send_text(message.decode())

        viewer = Viewer(live.book.chair(token), lambda message: False, send, live.whole)
        live.viewers[viewer] = token
        viewer.put(live.whole(viewer))
        writer = asyncio.create_task(write_out(socket, viewer))
        pace = self.limits.pace()
        try:
            while (await socket.receive())["type"] != "websocket.disconnect":
                pace.fault()
        finally:
            del live.viewers[viewer]
            viewer.close(DONE)
            writer.cancel()

    def routes(self) -> list[Any]:
        """Below /api."""
        return [
            Route("/pads", self.open, methods=["POST"]),
            Route("/deal", self.deal, methods=["POST"]),
            Route("/pads/{pad}", self.pad, methods=["GET", "POST"]),
            Route("/pads/{pad}/csv", self.csv),
            Route("/pads/{pad}/try", self.tried, methods=["POST"]),
            Route("/pads/{pad}/names", self.nameless, methods=["DELETE"]),
            WebSocketRoute("/pads/{pad}/socket", self.socket),
        ]
