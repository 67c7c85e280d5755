"""The way to a running table: its address, and a seat taken there over HTTP."""

from __future__ import annotations

import http.client
import json
import secrets
import socket
import time
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, quote, urlsplit

from troef.core.errors import BadUse, near
from troef.core.game import Game
from troef.locales import FALLBACK, table_refusal

SECONDS = 20
PAUSES = (0.5, 1.0, 2.0, 4.0)  # seconds before something is asked again
BUSY = (502, 503, 504)


class Unanswered(BadUse):
    """Whether the server has done what it was asked is not known."""


class Visit(NamedTuple):
    """A seat (or, without a token, a place to watch from) at one table of one server."""

    server: str
    table: str
    game: str
    token: str = ""

    @property
    def socket(self) -> str:
        """Where its websocket is."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{quote(self.table)}/socket"


def address(link: str) -> tuple[str, str]:
    """The server and the table ("": none) of a link as the page shows it, with or without `http://`.

    >>> address("http://127.0.0.1:8377/t/KX72QP"), address("192.168.1.5:8377/t/abc")
    (('http://127.0.0.1:8377', 'KX72QP'), ('http://192.168.1.5:8377', 'abc'))
    """
    full = link if "://" in link else f"http://{link}"
    try:
        parts = urlsplit(full)
        port = parts.port  # it is read only when it is asked for
    except ValueError:
        port = 0
    if port == 0 or any(letter.isspace() for letter in parts.netloc):
        raise BadUse(use="no-address", link=link)
    places = [part for part in parts.path.split("/") if part]
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadUse(use="no-link", link=link)
    return f"{parts.scheme}://{parts.netloc}", places[-1] if places else ""


def private(link: str) -> str | None:
    """The seat of a private link as the page gives it away.

    >>> private("http://127.0.0.1:8377/t/KX72QP#seat=abc"), private("http://127.0.0.1:8377/t/KX72QP")
    ('abc', None)
    """
    return dict(parse_qsl(urlsplit(link).fragment)).get("seat")


def join(link: str, name: str, token: str | None, watch: bool) -> Visit:
    """Finds the table, and sits down unless a seat is known or only a look is wished."""
    server, table = address(link)
    if not table:
        raise BadUse(use="no-table", link=link)
    token = token if token is not None or watch else private(link)
    shown = ask(server, f"/api/tables/{quote(table)}")["table"]
    visit = Visit(server, shown["id"], shown["game"], token or "")
    if token is not None:
        ask(server, f"/api/tables/{quote(visit.table)}/seat", token=token)
    elif not watch:
        if shown["phase"] != "waiting" and not any(chair["kind"] == "open" for chair in shown["chairs"]):
            raise BadUse(use="started")
        visit = visit._replace(token=sit(visit, name))
    return visit


def sit(visit: Visit, name: str) -> str:
    """Takes a chair with a secret of our own: asked again after an answer that was lost, it is the same chair."""
    wish = {"name": name, "token": secrets.token_urlsafe(16)}
    for pause in PAUSES:
        try:
            return str(ask(visit.server, f"/api/tables/{quote(visit.table)}/sit", wish)["token"])
        except Unanswered:
            time.sleep(pause)
    return str(ask(visit.server, f"/api/tables/{quote(visit.table)}/sit", wish)["token"])


def lay(link: str, name: str, game: Game, seats: int | None, fill: str | None) -> Visit:
    """Lays a new table on a server and sits down at it; bots that the server does not have are refused before."""
    server, _ = address(link)
    if seats is not None:
        game.check_seats(seats)
    if fill is not None:
        offered: list[str] = next((each["bots"] for each in ask(server, "/api/games") if each["key"] == game.key), [])
        if fill not in offered:
            raise BadUse(use="no-player", name=fill, game=game.key, near=near(fill, offered))
    body = {"game": game.key, "name": name} | ({"chairs": seats} if seats is not None else {})
    seat = ask(server, "/api/tables", body)
    return Visit(server, seat["table"], game.key, seat["token"])


def ask(server: str, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    """One request; whatever goes wrong is one clear line."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = json.dumps(body).encode() if body is not None else None
    try:
        with urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            raise refusal(server, error, Unanswered if error.code in BUSY else BadUse) from None
    except (ConnectionResetError, http.client.IncompleteRead, TimeoutError):  # it was heard, perhaps
        raise Unanswered(use="silent", server=server) from None
    except (urllib.error.URLError, OSError) as error:
        why = getattr(error, "reason", error)
        if isinstance(why, ConnectionError | TimeoutError | socket.gaierror):  # nothing but the system's English to add
            raise BadUse(use="silent", server=server) from None
        raise BadUse(use="no-answer", server=server, why=why) from None
    except (ValueError, http.client.HTTPException):
        raise BadUse(use="no-server", server=server) from None


def refusal(server: str, error: urllib.error.HTTPError, kind: type[BadUse]) -> BadUse:
    """Why a server refused, in the table's words."""
    try:
        why = json.load(error)
        refused = {"message": why["message"], "args": why["args"]}
        return kind(table_refusal(FALLBACK, **refused), **refused)
    except (ValueError, LookupError, TypeError):
        return kind(f"{server} answers {error.code} {error.reason}")
