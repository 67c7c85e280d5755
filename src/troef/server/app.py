"""The ASGI application: JSON over HTTP to open, find and join tables; one websocket per viewer to play."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from troef.core import record
from troef.core.errors import NotLawful
from troef.server import api, metrics
from troef.server import messages as m
from troef.server.house import House
from troef.server.limits import Limits
from troef.server.table import Table
from troef.server.viewer import Viewer

STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 16 * 1024
LARGEST_MESSAGE = 8 * 1024
SWEEP_SECONDS = 60
BEAT_SECONDS = 15
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
log = structlog.get_logger("troef")
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class App:
    """The endpoints over one house."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house, self.limits = house, limits
        self.ready = False

    # ---- HTTP ------------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The games with their seats, options, texts and players."""
        return _json(api.all_games())

    async def open(self, request: Request) -> Response:
        """Opens a table; who opens it sits down at once."""
        wish = await _body(request, api.OpenTable)
        self.limits.open(_address(request))
        table = await self.house.open(wish.game, wish.chairs, wish.options, wish.settings)
        return await self._seat(request, table, api.TakeSeat(wish.name, wish.entropy))

    async def sit(self, request: Request) -> Response:
        """Takes a seat by a name."""
        table = await self.house.find(request.path_params["table"])
        self.limits.sit(_address(request))
        return await self._seat(request, table, await _body(request, api.TakeSeat))

    async def _seat(self, request: Request, table: Table, wish: api.TakeSeat) -> Response:
        chair, token = await self.house.sit(table, wish.name, wish.entropy, wish.chair)
        response = _json(api.Seat(table.room.table, table.room.code, chair, token), status=201)
        _give_seat(request, response, table.room.table, token)
        return response

    async def take_over(self, request: Request) -> Response:
        """The private link of a seat, opened on another device: the seat moves there."""
        table = await self.house.find(request.path_params["table"])
        token = (await _body(request, api.Token)).token
        if table.room.chair_of(token) < 0:
            raise NotLawful(api.refusal("not-your-seat"))
        response = _json(api.Seat(table.room.table, table.room.code, table.room.chair_of(token), token))
        _give_seat(request, response, table.room.table, token)
        return response

    async def table(self, request: Request) -> Response:
        """What everybody may know of a table."""
        table = await self.house.find(request.path_params["table"])
        return _json({"n": table.room.number, "table": table.room.shown()})

    async def tables(self, request: Request) -> Response:
        """The open tables that were opened as public."""
        found = await self.house.services.store.public()
        shown = [(await self.house.find(summary.table)).room.shown() for summary in found[:50]]
        return _json([{key: room[key] for key in ("id", "name", "game", "chairs", "options")} for room in shown])

    async def record(self, request: Request) -> Response:
        """The record of a finished match."""
        table = await self.house.find(request.path_params["table"])
        if table.room.match is None or table.room.match.outcome() is None:
            raise NotLawful(api.refusal("not-over"))
        return Response(record.write(table.room.match) + "\n", media_type="application/x-ndjson")

    async def healthz(self, request: Request) -> Response:
        """The process is alive."""
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        """The store answers."""
        await self.house.services.store.find("......")
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """For Prometheus; no number in it follows from a secret of a game."""
        metrics.TABLES.set(len(self.house.tables))
        metrics.VIEWERS.set(sum(len(table.viewers) for table in self.house.tables.values()))
        return PlainTextResponse(metrics.text())

    # ---- the page ---------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """The page; what it shows is decided in the browser."""
        return FileResponse(STATIC / "index.html")

    # ---- the websocket -----------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """One viewer: hello, a whole view, then updates; requests are answered in order."""
        if not _same_origin(socket):
            await socket.close(4403, "origin")
            return
        await socket.accept()
        try:
            with self.limits.connection(_address(socket)):
                await self._serve(socket)
        except NotLawful as refused:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.send_text(m.encode(m.Gone(refused.refusal.message)).decode())
                await socket.close(4000)

    async def _serve(self, socket: WebSocket) -> None:
        table = await self.house.find(socket.path_params["table"])
        hello = await _receive(socket)
        if not isinstance(hello, m.Hello):
            raise NotLawful(api.refusal("hello-first"))
        chair = table.room.chair_of(_token(socket))
        if chair < 0 and table.room.settings.watch == "nobody":
            raise NotLawful(api.refusal("not-seated"))

        async def send(message: bytes) -> None:
            await socket.send_text(message.decode())

        viewer = Viewer(chair, send, table.whole)
        table.join(viewer, hello.since)
        writer = asyncio.create_task(viewer.write())
        writer.add_done_callback(lambda task: task.cancelled() or task.exception())
        reader = asyncio.create_task(self._read(socket, table, viewer))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not reader.cancelled() and (error := reader.exception()) is not None:
                raise error
        finally:
            table.leave(viewer)
            for task in (reader, writer):
                task.cancel()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1000)

    async def _read(self, socket: WebSocket, table: Table, viewer: Viewer) -> None:
        clock = self.house.services.clock
        pace = self.limits.pace()
        try:
            while True:
                message = await _receive(socket)
                pace.message()
                if isinstance(message, m.Ping):
                    viewer.put(m.encode(m.Pong(message.sent)))
                    viewer.put(m.encode(m.Beat(viewer.lag.beat(clock.now()))))
                elif isinstance(message, m.Pulse):
                    viewer.lag.pulse(message.beat, clock.now())
                elif not isinstance(message, m.Hello):
                    await table.request(viewer, message)
        except WebSocketDisconnect:
            return


# ---- helpers of the endpoints ---------------------------------------------------------------------------------------


async def _body(request: Request, kind: type[T]) -> T:
    """The body as one of our types, or a refusal that says what is wrong."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise NotLawful(api.refusal("too-large"))
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotLawful(api.refusal("bad-request", why=str(error))) from None


async def _receive(socket: WebSocket) -> Any:
    """The next message, decoded once into the closed list."""
    data = await socket.receive()
    if data["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(data.get("code", 1000))
    text = data.get("text") or data.get("bytes") or b""
    if len(text) > LARGEST_MESSAGE:
        raise NotLawful(api.refusal("too-large"))
    try:
        return m.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotLawful(api.refusal("bad-request", why=str(error))) from None


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client else "?"


def _cookie(table: str) -> str:
    return f"troef-{table}"


def _token(socket: WebSocket) -> str:
    """The seat's token: a cookie for browsers, a header for everybody else."""
    bearer = socket.headers.get("authorization", "").removeprefix("Bearer ")
    return bearer or socket.cookies.get(_cookie(socket.path_params["table"]), "")


def _give_seat(request: Request, response: Response, table: str, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(_cookie(table), token, max_age=90 * 86400, httponly=True, samesite="lax", secure=secure)


def _same_origin(socket: WebSocket) -> bool:
    """Browsers say where a page came from; another site's page may not speak for its visitor."""
    origin = socket.headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == socket.headers.get("host")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotLawful)
    why = error.refusal
    status = {"table-no-such-table": 404, "table-too-large": 413, "table-too-many": 429}.get(why.message, 409)
    return _json(
        {"message": why.message, "rule": why.rule, "args": dict(why.args)}, 400 if "bad" in why.message else status
    )


class Headers:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += [
                    (b"content-security-policy", POLICY.encode()),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"no-referrer"),
                ]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def make(house: House, limits: Limits | None = None) -> Any:
    """The application over a house."""
    app = App(house, limits or Limits())

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(_sweep(house))
        yield
        sweeper.cancel()
        house.close()
        house.services.thinkers.close()
        await house.services.store.close()

    routes = [
        Route("/api/games", app.games),
        Route("/api/tables", app.tables, methods=["GET"]),
        Route("/api/tables", app.open, methods=["POST"]),
        Route("/api/tables/{table}", app.table),
        Route("/api/tables/{table}/sit", app.sit, methods=["POST"]),
        Route("/api/tables/{table}/device", app.take_over, methods=["POST"]),
        Route("/api/tables/{table}/record", app.record),
        WebSocketRoute("/api/tables/{table}/socket", app.socket),
        Route("/healthz", app.healthz),
        Route("/readyz", app.readyz),
        Route("/metrics", app.metrics),
        Mount("/static", StaticFiles(directory=STATIC)),
        Route("/favicon.ico", lambda request: RedirectResponse("/static/icon.svg")),
        Route("/{path:path}", app.page),
    ]
    return Headers(Starlette(routes=routes, lifespan=lifespan, exception_handlers={NotLawful: _refused}))


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await house.sweep()
