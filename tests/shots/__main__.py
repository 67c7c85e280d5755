"""`make shots`: pictures of every screen and of every special moment, to be looked at one by one.

`python -m tests.shots companeros` takes only those whose name contains the word. With TROEF_MOCKUPS=FOLDER a sheet
(`beside.html`) lays each picture beside the mock-up of the same name.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from playwright.sync_api import Page
from tests.shots import moments
from tests.shots.stage import DESK, LANDSCAPE, PHONE, SHORT, Camera, Wire, browser, server

from troef import games
from troef.server import entries as e
from troef.server.room import Room

FOLDER = Path(__file__).parents[2] / "build" / "shots"


def waiting_room(key: str) -> Room:
    """A table before its match: people, a bot, a free chair."""
    game = games.load(key)
    moment = moments.Moment(key, "waiting", game.seats[-1], lambda view, table: True, {}, [])
    room = Room("a-table-that-waits-x")
    chairs = min(5, moment.seats)
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
    first = next(iter(games.keys()))
    many = max(games.keys(), key=lambda key: len(games.load(key).options()))
    go = camera.address

    def at(path: str) -> object:
        return lambda page: page.goto(f"{go}{path}")

    camera.everywhere("home", lambda page: _goto(page, f"{go}/", ".box"))
    camera.everywhere("new", lambda page: _goto(page, f"{go}/new/{many}", ".chairs"))
    camera.everywhere("settings", lambda page: _goto(page, f"{go}/settings", ".sample"))
    camera.everywhere("errors-lost", lambda page: _goto(page, f"{go}/no/such/place", ".note"))
    camera.everywhere("errors-gone", lambda page: _goto(page, f"{go}/t/there-is-no-such-table", ".note"))
    for key in games.keys():  # noqa: SIM118
        room = waiting_room(key)
        camera.everywhere(
            f"waiting-{key}", lambda page, room=room: _table(page, go, Wire(room, 0, [0, 1])), both=key == many
        )  # type: ignore[misc]
    guest = waiting_room(first)
    camera.everywhere("waiting-guest", lambda page: _table(page, go, Wire(guest, -1)), both=False)


def _goto(page: Page, address: str, wait: str) -> None:
    page.goto(address)
    page.wait_for_selector(wait)


def _table(page: Page, address: str, wire: Wire, wait: str = ".wait, .game") -> None:
    wire.open(page.context)
    _goto(page, f"{address}/t/{wire.room.table}", wait)


def boards(camera: Camera) -> None:
    """Every moment that a game lists."""
    for key in games.keys():  # noqa: SIM118
        for moment in moments.listed(key):
            name = f"{key}-{moment.name}"
            if not any(camera.wanted(f"{name}-{size}") for size in ("phone", "desktop", "landscape", "short")):
                continue
            found = moments.find(moment)
            sizes = (PHONE, DESK, *((LANDSCAPE, SHORT) if moment is moments.listed(key)[0] else ()))
            camera.everywhere(name, lambda page, found=found: act(page, camera.address, found), sizes=sizes)  # type: ignore[misc]


def act(page: Page, address: str, found: moments.Found) -> None:
    """Opens the moment and taps what is to be tapped."""
    wire = Wire(found.room, found.seat)
    wire.answer = {"t": "refused", "message": "not-your-turn", "rule": None, "args": {"seat": 1}}
    _table(page, address, wire, ".game")
    for selector in found.moment.tap:
        page.click(selector)


def table_parts(camera: Camera) -> None:
    """What every board has: drawers, refusals, a lost line, the end of a match."""
    listed = [moment for key in games.keys() for moment in moments.listed(key)]  # noqa: SIM118
    if not listed:
        return
    found = moments.find(listed[0])
    over = moments.find(listed[0]._replace(when=lambda view, table: table["phase"] == "over"))
    address = camera.address
    for part, selector in (("history", "H"), ("rules", "?")):
        camera.everywhere(
            f"table-{part}", lambda page, key=selector: _press(page, address, Wire(found.room, found.seat), key)
        )  # type: ignore[misc]
    camera.everywhere("table-menu", lambda page: _menu(page, address, Wire(found.room, found.seat)), both=False)
    camera.everywhere("table-watching", lambda page: _table(page, address, Wire(found.room, -1), ".game"), both=False)
    camera.everywhere("table-replaced", lambda page: _replaced(page, address, Wire(found.room, found.seat)), both=False)
    camera.everywhere("table-lost", lambda page: _lost(page, address, Wire(found.room, found.seat)))
    camera.everywhere("scores", lambda page: _press(page, address, Wire(over.room, over.seat), "p"))


def _press(page: Page, address: str, wire: Wire, key: str) -> None:
    _table(page, address, wire, ".hand, .ended")
    page.keyboard.press(key)
    page.wait_for_timeout(300)


def _menu(page: Page, address: str, wire: Wire) -> None:
    _table(page, address, wire, ".game")
    page.locator(".bar button").nth(3).click()


def _replaced(page: Page, address: str, wire: Wire) -> None:
    wire.then = lambda socket: socket.send(json.dumps({"t": "replaced"}))
    _table(page, address, wire, ".game")


def _lost(page: Page, address: str, wire: Wire) -> None:
    wire.then = lambda socket: socket.close()
    _table(page, address, wire, ".game")


def beside(folder: Path, taken: list[str], mockups: Path) -> None:
    """A sheet with every picture beside the mock-up of the same name."""
    rows = []
    for name in taken:
        plain = name.removesuffix("-dark")
        pair = next((p for p in (f"{name}.png", f"{plain}-light.png") if (mockups / p).is_file()), None)
        other = f'<img src="{(mockups / pair).resolve().as_uri()}">' if pair else "<p>no mock-up</p>"
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
