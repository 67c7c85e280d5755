"""Bodies of HTTP requests as our types, and answers as JSON."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from troef.server.people import same_origin
from troef.server.wishes import need, refuse

LARGEST_BODY = 16 * 1024
T = TypeVar("T")


async def body(request: Request, kind: type[T]) -> T:
    """The body as one of our types, or a refusal that says what is wrong."""
    need(same_origin(request), "wrong-origin")
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > LARGEST_BODY:
            raise refuse("too-large")
    try:
        return msgspec.json.decode(found, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refuse("bad-request", why=str(error)) from None


def json(value: Any, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")
