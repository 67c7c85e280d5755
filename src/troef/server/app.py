"""The ASGI application: JSON over HTTP to open, find and join tables; one websocket per viewer to play."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from troef import games
from troef.core.errors import NotLawful
from troef.core.match import Match
from troef.locales import wished
from troef.server import api, openapi, pages, records
from troef.server.bodies import body, json
from troef.server.house import House
from troef.server.jobs import Resting
from troef.server.limits import Limits
from troef.server.logs import log
from troef.server.pad_app import PadApp
from troef.server.pads import Pads
from troef.server.people import address_of, give_seat, new_secret, token_of
from troef.server.room import SPECTATOR, key_of
from troef.server.socket import Sockets
from troef.server.store import Away
from troef.server.table import Table
from troef.server.wishes import LONGEST_NAME, need, plain

SWEEP_SECONDS = 60
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
STATUS = {
    "table-no-such-table": 404,
    "table-no-such-pad": 404,
    "pad-only-the-keeper": 403,
    "pad-only-your-line": 403,
    "table-not-over": 404,
    "table-bad-request": 400,
    "table-not-your-seat": 403,
    "table-wrong-origin": 403,
    "table-no-such-gift": 403,
    "table-too-large": 413,
    "table-too-many": 429,
    "table-rests": 503,
    "table-house-is-full": 503,
    "table-out-of-reach": 503,
}
T = TypeVar("T")


class App:
    """The endpoints over one house."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house, self.limits = house, limits
        self.pads = PadApp(house, limits)

    # ---- games and tables ----------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The games with their seats, options, texts and players, in the language that `lang` asks for."""
        return json(api.all_games(wished([request.query_params.get("lang", "")])))

    async def texts(self, request: Request) -> Response:
        """What is said of one game, for a page that was built without it."""
        key = request.path_params["game"]
        need(key in games.keys(), "no-such-game", why=key)  # noqa: SIM118
        return json(api.texts(key, wished([request.query_params.get("lang", "")])))

    async def tables(self, request: Request) -> Response:
        """The open tables that were opened as public; or a new one."""
        if request.method == "POST":
            return await self.open(request)
        found = await self.house.services.store.public()
        return Response(b"[" + b",".join(summary.about for summary in found) + b"]", media_type="application/json")

    async def open(self, request: Request) -> Response:
        """Opens a table; who opens it sits down at once."""
        wish = await body(request, api.OpenTable)
        self.limits.open(address_of(request))
        name = plain(wish.name)[:LONGEST_NAME]
        table = await self.house.open(wish.game, wish.chairs, wish.options, wish.settings)
        return await self._seat(request, table, api.TakeSeat(name))

    async def table(self, request: Request) -> Response:
        """What everybody may know of a table."""
        room = (await self._table(request)).room
        return json(api.TableNow(room.number, room.shown(), room.waits_for()))

    async def _table(self, request: Request) -> Table:
        """The table named in the address."""
        try:
            return await self.house.find(request.path_params["table"])
        except NotLawful:
            self.limits.miss(address_of(request))
            raise

    async def _ask(self, table: Table, work: Callable[[Table], Awaitable[T]]) -> tuple[Table, T]:
        """Asks something of the table, which may be done twice; if it was just put to rest, again when it is back."""
        for _ in range(3):
            with contextlib.suppress(Resting):
                return table, await table.ask(lambda table=table: work(table))  # type: ignore[misc]
            table = await self.house.find(table.room.table)
        raise Resting

    # ---- seats ---------------------------------------------------------------------------------------------------

    async def sit(self, request: Request) -> Response:
        """Takes a seat by a name; who has one already keeps it."""
        table, wish = await self._table(request), await body(request, api.TakeSeat)
        if (own := token_of(request, table.room.table)) and table.room.chair_of(own) != SPECTATOR:
            return self._seated(request, table, own, 200)
        self.limits.sit(address_of(request))
        return await self._seat(request, table, wish)

    async def _seat(self, request: Request, table: Table, wish: api.TakeSeat) -> Response:
        token, entropy = wish.token or new_secret(request), wish.entropy or ""
        name = plain(wish.name)[:LONGEST_NAME]
        table, _ = await self._ask(table, lambda table: table.sit(name, key_of(token), entropy, wish.chair))
        return self._seated(request, table, token, 201)

    def _seated(self, request: Request, table: Table, token: str, status: int) -> Response:
        chair = table.room.chair_of(token)
        need(chair != SPECTATOR, "not-your-seat")
        response = json(api.Seat(table.room.table, table.room.code, chair, token), status)
        give_seat(request, response, table.room.table, token)
        return response

    async def seat(self, request: Request) -> Response:
        """The own seat, with the secret for the private link to another device."""
        table = await self._table(request)
        return self._seated(request, table, token_of(request, table.room.table), 200)

    async def device(self, request: Request) -> Response:
        """The private link of a seat, opened on another device: the newest one has the seat."""
        table, wish = await self._table(request), await body(request, api.Token)
        return self._seated(request, table, wish.token, 200)

    async def take(self, request: Request) -> Response:
        """A seat that its owner has offered goes to another person."""
        table, wish = await self._table(request), await body(request, api.TakeGift)
        self.limits.sit(address_of(request))
        token, name = wish.token or new_secret(request), plain(wish.name)[:LONGEST_NAME]
        table, _ = await self._ask(table, lambda table: table.take(wish.gift, name, key_of(token)))
        return self._seated(request, table, token, 201)

    async def erase(self, request: Request) -> Response:
        """Takes the person's name away, wherever it stands."""
        table = await self._table(request)
        token = token_of(request, table.room.table)
        need(bool(token), "not-your-seat")
        await table.ask(lambda: table.erase(key_of(token)))
        return Response(status_code=204)

    # ---- records -------------------------------------------------------------------------------------------------

    async def record(self, request: Request) -> Response:
        """The record of a finished match."""
        match, number = await self._finished(request)
        name = f"troef-{match.game.key}-{number}.jsonl"
        headers = {"content-disposition": f'inline; filename="{name}"'}
        return Response(records.written(match), media_type="application/x-ndjson", headers=headers)

    async def drawn(self, request: Request) -> Response:
        """Every number a finished match drew."""
        match, number = await self._finished(request)
        return json(await asyncio.to_thread(records.drawn, match, number))

    async def replay(self, request: Request) -> Response:
        """A finished match as a seat saw it."""
        match, number = await self._finished(request)
        seat = _seat_number(request.path_params["seat"])
        need(seat < match.seats, "no-such-chair", chair=seat)
        return json(await asyncio.to_thread(records.replay, match, number, seat))

    async def _finished(self, request: Request) -> tuple[Match, int]:
        table = await self._table(request)
        room = table.room
        number = records.finished(room, _number(request.path_params.get("match")))
        seated = room.chair_of(token_of(request, room.table)) != SPECTATOR
        need(room.settings.reveal or seated, "not-your-seat")
        self.limits.replay(address_of(request))
        if room.phase == "over" and number == room.matches:
            return room.playing(), number
        lines = await self.house.services.store.load(room.table)
        return await asyncio.to_thread(records.played, room.table, lines, number), number

    # ---- for those who run it ------------------------------------------------------------------------------------

    async def openapi(self, request: Request) -> Response:
        """This interface, described."""
        return json(openapi.document())

    async def healthz(self, request: Request) -> Response:
        """The process is alive."""
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        """The store can be written to."""
        try:
            await asyncio.wait_for(self.house.services.store.check(), 5)
        except Exception as error:
            log.error("store-fails", error=type(error).__name__)
            return PlainTextResponse("the store does not answer\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """For Prometheus; no number in it follows from a secret of a game."""
        metrics = self.house.services.metrics
        metrics.tables = len(self.house.tables)
        metrics.viewers = sum(len(table.presence) for table in self.house.tables.values())
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    # ---- addresses -----------------------------------------------------------------------------------------------

    def routes(self) -> list[Any]:
        """Every address."""
        return [
            Mount("/api", routes=self.interface()),
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
            *pages.routes(),
        ]

    def interface(self) -> list[Any]:
        """The addresses below /api, which `openapi.py` describes."""
        table = "/tables/{table}"
        return [
            Route("/games", self.games),
            Route("/games/{game}/texts", self.texts),
            Route("/tables", self.tables, methods=["GET", "POST"]),
            Route(table, self.table),
            Route(f"{table}/sit", self.sit, methods=["POST"]),
            Route(f"{table}/seat", self.seat),
            Route(f"{table}/device", self.device, methods=["POST"]),
            Route(f"{table}/take", self.take, methods=["POST"]),
            Route(f"{table}/name", self.erase, methods=["DELETE"]),
            Route(f"{table}/record", self.record),
            Route(f"{table}/record/{{match}}", self.record),
            Route(f"{table}/drawn", self.drawn),
            Route(f"{table}/drawn/{{match}}", self.drawn),
            Route(f"{table}/replay/{{match}}/{{seat}}", self.replay),
            WebSocketRoute(f"{table}/socket", Sockets(self.house, self.limits).endpoint),
            *self.pads.routes(),
            Route("/openapi.json", self.openapi),
        ]


# ---- helpers of the endpoints ------------------------------------------------------------------------------------


def _number(text: str | None) -> int | None:
    """The number of a match in an address."""
    if text is None:
        return None
    need(text.isascii() and text.isdigit() and len(text) < 9, "not-over")
    return int(text)


def _seat_number(text: str) -> int:
    """The number of a seat in an address; -1 looks on."""
    need(text == "-1" or (text.isascii() and text.isdigit() and len(text) < 3), "no-such-chair", chair=text)
    return int(text)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotLawful)
    why = error.refusal
    return json(api.Refused(why.message, why.rule, dict(why.args)), STATUS.get(why.message, 409))


async def _resting(request: Request, error: Exception) -> Response:
    return json(api.Refused("table-rests", None, {}), 503)


async def _away(request: Request, error: Exception) -> Response:
    log.warning("store-is-away", error=str(error))
    return json(api.Refused("table-out-of-reach", None, {}), 503)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = json(api.Refused("table-no-such-address", None, {"status": error.status_code}), error.status_code)
    response.headers.update(error.headers or {})
    return response


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


def make(house: House, limits: Limits | None = None, around: Callable[[Any], Any] = lambda app: app) -> Any:
    """The application over a house; `around`: what stands between it and the guests."""
    app = App(house, limits or Limits())

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        api.all_games(wished([]))  # the first visitor does not wait for them
        sweeper = asyncio.create_task(_sweep(house, app.pads.pads))
        yield
        sweeper.cancel()
        house.close()
        house.services.thinkers.close()
        await house.services.store.close()

    handlers: dict[Any, Any] = {NotLawful: _refused, Resting: _resting, Away: _away, HTTPException: _http}
    return Headers(around(Starlette(routes=app.routes(), lifespan=lifespan, exception_handlers=handlers)))


async def _sweep(house: House, pads: Pads) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            pads.sweep()
            await house.sweep()
        except Exception as error:
            log.error("sweep-failed", error=type(error).__name__, exc_info=error)
