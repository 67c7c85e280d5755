"""Who speaks: addresses, origins, and the tokens that prove a seat (a cookie for browsers, a header for others)."""

from __future__ import annotations

import secrets

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from troef.server.frames import ONCE
from troef.server.room import key_of

COOKIE_DAYS = 90
MARK = 40  # letters


def address_of(connection: HTTPConnection) -> str:
    """Where the connection comes from; behind a proxy that is trusted, where it came from there."""
    return connection.client.host if connection.client else "?"


def same_origin(connection: HTTPConnection) -> bool:
    """Browsers say where a page came from; another site's page may not speak for its visitor."""
    origin = connection.headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == connection.headers.get("host")


def _cookie(table: str) -> str:
    return f"troef-{table}"


def token_of(connection: HTTPConnection, table: str) -> str:
    """The token of a seat at this table, if one was sent along."""
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and bearer:
        return bearer
    return connection.cookies.get(_cookie(table), "")


def new_secret(request: Request) -> str:
    """Drawn by chance; the same again if another process asks the same request once more, whose answer was lost."""
    return request.scope.get("extensions", {}).get(ONCE) or secrets.token_urlsafe(24)


def mark_of(request: Request) -> str:
    """A name for a request that came without one: the same again if another process asks it once more."""
    once = request.scope.get("extensions", {}).get(ONCE)
    return key_of(once)[:MARK] if once else ""


def give_seat(request: Request, response: Response, table: str, token: str) -> None:
    """The browser keeps the token and sends it to this table alone."""
    give_key(request, response, table, f"/api/tables/{table}", token)


def give_key(request: Request, response: Response, name: str, path: str, token: str) -> None:
    """The browser keeps the token, sends it to this address alone, and shows it to no script."""
    response.set_cookie(
        _cookie(name),
        token,
        max_age=COOKIE_DAYS * 86_400,
        path=path,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
