"""The HTTP interface described, made from the same types that decode and encode it."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

import troef
from troef import games
from troef.server import api
from troef.server.pads import OpenPad, PadKey, PadWish, Tried, Try

REFUSALS = (400, 403, 404, 409, 413, 429, 503)
TEXT = "text/plain"


class Call(NamedTuple):
    """One address and method: what goes in, what comes out, which refusals there are."""

    method: str
    path: str
    about: str
    answer: Any  # a type, or a media type
    body: Any = None
    status: tuple[int, ...] = (200,)
    refusals: tuple[int, ...] = ()


TABLE = "/api/tables/{table}"
PAD = "/api/pads/{pad}"
CALLS = (
    Call("get", "/api/games", "The games with their options, presets, texts and players", list[api.GameInfo]),
    Call("get", "/api/games/{game}/texts", "The sentences and rules of one game", api.GameTexts, refusals=(404, 409)),
    Call("get", "/api/tables", "Open tables that were opened as public", list[api.PublicTable]),
    Call(
        "post",
        "/api/tables",
        "Open a table and sit down",
        api.Seat,
        api.OpenTable,
        (201,),
        (400, 403, 409, 413, 429, 503),
    ),
    Call("get", TABLE, "What everybody with the link may know", api.TableNow, refusals=(404, 409, 429)),
    Call("post", f"{TABLE}/sit", "Take a seat", api.Seat, api.TakeSeat, (200, 201), REFUSALS),
    Call("get", f"{TABLE}/seat", "The own seat, by cookie or bearer token", api.Seat, refusals=(403, 404, 409, 429)),
    Call("post", f"{TABLE}/device", "Take the own seat to this device", api.Seat, api.Token, (200,), REFUSALS),
    Call("post", f"{TABLE}/take", "Take a seat that was offered", api.Seat, api.TakeGift, (201,), REFUSALS),
    Call("delete", f"{TABLE}/name", "Have the own name taken away", None, None, (204,), (403, 404, 409, 429, 503)),
    Call(
        "get",
        f"{TABLE}/record",
        "The record of the latest match",
        "application/x-ndjson",
        refusals=(403, 404, 409, 429),
    ),
    Call(
        "get",
        f"{TABLE}/record/{{match}}",
        "The record of a match",
        "application/x-ndjson",
        refusals=(403, 404, 409, 429),
    ),
    Call("get", f"{TABLE}/drawn", "Every number the latest match drew", api.Drawn, refusals=(403, 404, 409, 429)),
    Call("get", f"{TABLE}/drawn/{{match}}", "Every number a match drew", api.Drawn, refusals=(403, 404, 409, 429)),
    Call(
        "get",
        f"{TABLE}/replay/{{match}}/{{seat}}",
        "A match as a seat saw it",
        api.Replay,
        refusals=(403, 404, 409, 429),
    ),
    Call("post", "/api/pads", "Take out a score pad", PadKey, OpenPad, (201,), REFUSALS),
    Call("get", PAD, "A score pad, by link or code", dict[str, Any], refusals=(404, 429)),
    Call(
        "post",
        PAD,
        "Write on a pad, take back, let guests write, turn or lift",
        dict[str, Any],
        PadWish,
        (200,),
        REFUSALS,
    ),
    Call("post", f"{PAD}/try", "What a line would bring", Tried, Try, (200,), REFUSALS),
    Call("delete", f"{PAD}/names", "Take the names of all players away", dict[str, Any], refusals=REFUSALS),
    Call("post", "/api/deal", "What the dealer must know", dict[str, int], OpenPad, (200,), REFUSALS),
    Call("get", f"{PAD}/csv", "A score pad for a spreadsheet", "text/csv", refusals=(404, 429)),
    Call("get", "/healthz", "The process is alive", TEXT),
    Call("get", "/readyz", "The store can be written to", TEXT, refusals=()),
    Call("get", "/metrics", "Numbers for Prometheus", TEXT),
)


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    types = [
        kind for call in CALLS for kind in (call.answer, call.body) if kind is not None and not isinstance(kind, str)
    ]
    schemas, components = msgspec.json.schema_components(
        [*types, api.Refused], ref_template="#/components/schemas/{name}"
    )
    by_type = {str(kind): schema for kind, schema in zip([*types, api.Refused], schemas, strict=True)}
    for body in ("OpenTable", "OpenPad"):
        components[body]["properties"]["game"]["enum"] = list(games.keys())
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Troef", "version": troef.__version__, "description": "Tables for card and dice games."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(call: Call, schemas: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    operation: dict[str, Any] = {"summary": call.about, "responses": {}}
    if names:
        schema = {"type": "string", "minLength": 1}
        operation["parameters"] = [{"name": n, "in": "path", "required": True, "schema": schema} for n in names]
    if call.body is not None:
        content = {"application/json": {"schema": schemas[str(call.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    for status in call.status:
        operation["responses"][str(status)] = {"description": call.about, **_content(call.answer, schemas)}
    for status in call.refusals:
        operation["responses"][str(status)] = {"description": "Refused", **_content(api.Refused, schemas)}
    return operation


def _content(answer: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    if answer is None:
        return {}
    if isinstance(answer, str):
        return {"content": {answer: {"schema": {"type": "string"}}}}
    return {"content": {"application/json": {"schema": schemas[str(answer)]}}}
