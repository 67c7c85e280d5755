"""`make shots`: pictures of every screen and of every special moment, to be looked at one by one.

`python -m tests.shots companeros` takes only those whose name contains the word. With TROEF_MOCKUPS=FOLDER a sheet
(`beside.html`) lays each picture beside the mock-up of the same name.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute
from tests.shots import moments
from tests.shots.stage import DESK, LANDSCAPE, PHONE, SHORT, Camera, Wire, browser, server

from troef import games
from troef.server import entries as e
from troef.server.room import Room

FOLDER = Path(__file__).parents[2] / "build" / "shots"


def waiting_room(key: str) -> Room:
    """A table before its match: people, a bot, a free chair."""
    game = games.load(key)
    room = Room("a-table-that-waits-x")
    chairs = min(5, game.seats[-1])
    room.fold(
        e.Opened(
            game=key,
            version=game.version,
            chairs=chairs,
            options=game.defaults(),
            settings=e.Settings(),
            name="silver heron",
            code="KX72QP",
            secret="7f" * 32,
        )
    )
    for chair, name in enumerate(["Ada", "Bo", "Cy"][: chairs - 1]):
        room.fold(e.Sat(chair=chair, name=name, key="", entropy="ab" * 16))
    if chairs > 4:
        room.fold(e.BotSat(chair=3, level="heuristic"))
    return room


def screens(camera: Camera) -> None:
    """The screens that belong to no match."""
    many = max(games.keys(), key=lambda key: len(games.load(key).options()))
    go = camera.address
    for name, path, wait in (
        ("home", "/", ".box"),
        ("new", f"/new/{many}", ".chairs"),
        ("settings", "/settings", ".sample"),
    ):
        camera.everywhere(name, "", partial(_goto, address=f"{go}{path}", wait=wait))
    for state, path in (("lost", "/no/such/place"), ("gone", "/t/there-is-no-such-table")):
        camera.everywhere("errors", state, partial(_goto, address=f"{go}{path}", wait=".note"), both=False)
    for key in games.keys():  # noqa: SIM118
        wire = Wire(waiting_room(key), 0, [0, 1])
        camera.everywhere(
            "waiting", "" if key == many else key, partial(_table, address=go, wire=wire), both=key == many
        )
    guest = Wire(waiting_room(many), -1)
    camera.everywhere("waiting", "guest", partial(_table, address=go, wire=guest), both=False)


def _goto(page: Page, address: str, wait: str) -> None:
    page.goto(address)
    page.wait_for_selector(wait)


def _table(page: Page, address: str, wire: Wire, wait: str = ".wait, .game") -> None:
    wire.open(page.context)
    _goto(page, f"{address}/t/{wire.room.table}", wait)


def boards(camera: Camera) -> None:
    """Every moment that a game lists; the first one also on a short phone and on one lying on its side."""
    for key in games.keys():  # noqa: SIM118
        for place, moment in enumerate(moments.listed(key)):
            sizes = (PHONE, DESK, *((LANDSCAPE, SHORT) if place == 0 else ()))
            if not any(camera.wanted(f"{key}-{size.name}-{moment.name}") for size in sizes):
                continue
            found = moments.find(moment)
            camera.everywhere(key, moment.name, partial(_act, address=camera.address, found=found), sizes=sizes)


def _act(page: Page, address: str, found: moments.Found) -> None:
    """Opens the moment and taps what is to be tapped."""
    wire = Wire(found.room, found.seat)
    wire.answer = {"t": "refused", "message": "not-your-turn", "rule": None, "args": {"seat": (found.seat + 1) % 2}}
    _table(page, address, wire, ".game")
    for selector in found.moment.tap:
        page.click(selector)


def table_parts(camera: Camera) -> None:
    """What every board has: drawers, a lost line, another device, the end of a match."""
    listed = [moment for key in games.keys() for moment in moments.listed(key)]  # noqa: SIM118
    if not listed or (not any(word in camera.only for word in ("table", "scores")) and camera.only):
        return
    found = moments.find(listed[0])
    over = moments.find(listed[0]._replace(when=lambda view, table: table["phase"] == "over"))
    plays: dict[str, Callable[[WebSocketRoute], None] | None] = {
        "watching": None,
        "replaced": lambda socket: socket.send(json.dumps({"t": "replaced"})),
        "lost": lambda socket: socket.close(),
    }
    for state, then in plays.items():
        wire = Wire(found.room, -1 if state == "watching" else found.seat)
        wire.then = then
        camera.everywhere("table", state, partial(_table, address=camera.address, wire=wire, wait=".game"), both=False)
    for page, state, key, at in (
        ("table", "history", "h", found),
        ("table", "rules", "?", found),
        ("table", "menu", "m", found),
        ("scores", "", "p", over),
    ):
        wire = Wire(at.room, at.seat)
        camera.everywhere(page, state, partial(_press, address=camera.address, wire=wire, key=key))


def _press(page: Page, address: str, wire: Wire, key: str) -> None:
    _table(page, address, wire, ".hand, .ended, .go")
    page.keyboard.press(key)
    page.wait_for_timeout(300)


def beside(folder: Path, taken: list[str], mockups: Path) -> None:
    """A sheet with every picture beside the mock-up of the same name."""
    rows = []
    for name in taken:
        known = (mockups / f"{name}.png").is_file()
        other = f'<img src="{(mockups / name).resolve().as_uri()}.png">' if known else "<p>no mock-up</p>"
        rows.append(f'<h2>{name}</h2><div><img src="{name}.png">{other}</div>')
    style = "div{display:flex;gap:12px;align-items:flex-start}img{max-width:48%}"
    (folder / "beside.html").write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{''.join(rows)}")


def main(only: str = "") -> None:
    """Takes all pictures, or those whose name contains a word."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server() as address, browser() as chromium:
        camera = Camera(chromium, address, FOLDER, only)
        screens(camera)
        boards(camera)
        table_parts(camera)
    if mockups := os.environ.get("TROEF_MOCKUPS"):
        beside(FOLDER, camera.taken, Path(mockups))
    print(f"{len(camera.taken)} pictures in {FOLDER}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
