"""`make shots`: pictures of every screen and of every special moment, to be looked at one by one.

`python -m tests.shots companeros` takes only those whose name contains the word. If there are mock-ups (TROEF_MOCKUPS,
or `../shared/look/shots`), sheets (`beside-*.png`) lay each picture beside the mock-up of the same name.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute
from tests.shots import moments, pads
from tests.shots.stage import DESK, LANDSCAPE, PHONE, SHORT, Camera, Size, Wire, browser, server

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
        room.fold(e.BotSat(chair=3, level="normal"))
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
    camera.everywhere("home", "running", partial(_running, address=go))
    for state, path in (("lost", "/no/such/place"), ("gone", "/t/there-is-no-such-table")):
        camera.everywhere("errors", state, partial(_goto, address=f"{go}{path}", wait=".note"))
    camera.everywhere("errors", "server", partial(_away, address=go))
    old = Wire(waiting_room(many), -1)
    old.then = lambda socket: socket.send(json.dumps({"t": "gone", "message": "table-other-version"}))
    camera.everywhere("errors", "version", partial(_table, address=go, wire=old, wait=".note"))
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


def _running(page: Page, address: str) -> None:
    """The first screen of somebody who sits at a table."""
    _goto(page, address, ".box")
    page.click(".box .play >> nth=2")
    page.wait_for_selector(".turnline")
    _goto(page, address, ".resume")


def _away(page: Page, address: str) -> None:
    """A code while the server is away."""
    page.context.route("**/api/tables/*", lambda route: route.abort())
    _goto(page, f"{address}/t/KX72QP", ".note")


def _table(page: Page, address: str, wire: Wire, wait: str = ".wait, .game") -> None:
    wire.open(page.context)
    _goto(page, f"{address}/t/{wire.room.table}", wait)


def boards(camera: Camera) -> None:
    """Every moment that a game lists; the first one also on a short phone and on one lying on its side."""
    for key in games.keys():  # noqa: SIM118
        for place, moment in enumerate(moments.listed(key)):
            sizes = (PHONE, DESK, *((LANDSCAPE, SHORT) if place == 0 else ()))
            act = partial(_act, address=camera.address, find=cache(partial(moments.find, moment)))
            camera.everywhere(key, moment.name, act, sizes=sizes)
            for lang in moment.also:  # a longer language, where it is narrow
                state = "-".join(filter(None, (moment.name, lang)))
                camera.everywhere(key, state, act, sizes=(PHONE,), both=False, locale=lang)


Find = Callable[[], moments.Found]


def _act(page: Page, address: str, find: Find) -> None:
    """Opens the moment and taps what is to be tapped."""
    found = find()
    wire = Wire(found.room, found.seat)
    wire.judges = True
    _table(page, address, wire, ".game")
    for selector in found.moment.tap:
        page.click(selector)


def table_parts(camera: Camera) -> None:
    """What every board has: drawers, a lost line, another device, a hint, the end of a match, its replay."""
    for key in games.keys():  # noqa: SIM118
        listed = moments.listed(key)
        if not listed:
            continue
        find, over = cache(partial(moments.find, listed[0])), cache(partial(moments.ended, listed[0]))
        _lines(camera, key, find)
        press = partial(_press, address=camera.address)
        for state, pressed in (("history", "h"), ("rules", "?"), ("menu", "m")):
            camera.everywhere(key, state, partial(press, find=find, key=pressed))
        camera.everywhere("scores", key, partial(press, find=over, key="p"))
        camera.everywhere("verify", key, partial(_checked, address=camera.address, find=over))
        camera.everywhere(key, "replay", partial(_replay, address=camera.address, find=over))


def _lines(camera: Camera, key: str, find: Find) -> None:
    """The same moment for somebody who looks on, whose seat is elsewhere, whose line is lost."""
    plays: dict[str, Callable[[WebSocketRoute], None] | None] = {
        "watching": None,
        "replaced": lambda socket: socket.send(json.dumps({"t": "replaced"})),
        "lost": lambda socket: socket.close(),
    }
    for state, then in plays.items():
        line = partial(_line, address=camera.address, find=find, looks_on=state == "watching", then=then)
        camera.everywhere(key, state, line, both=False)


def _line(page: Page, address: str, find: Find, looks_on: bool, then: Callable[[WebSocketRoute], None] | None) -> None:
    found = find()
    wire = Wire(found.room, -1 if looks_on else found.seat)
    wire.then = then
    _table(page, address, wire, ".game")


def _replay(page: Page, address: str, find: Find) -> None:
    found = find()
    wire = Wire(found.room, found.seat)
    wire.open(page.context)
    half = len(wire.room.playing().acts) // 2
    _goto(page, f"{address}/replay/{wire.room.table}/1/{half}", ".scrub")


def lessons(camera: Camera) -> None:
    """A first game and a hint, at a real table against bots."""
    for key in games.keys():  # noqa: SIM118
        camera.everywhere(key, "first", partial(_first, address=camera.address, key=key), both=False)


def _first(page: Page, address: str, key: str) -> None:
    _goto(page, address, ".box")
    page.click(f".box[data-game={key}] .play")
    page.click(".coach .strong")
    page.wait_for_selector(".turnline.mine")
    page.wait_for_timeout(1500)


def _press(page: Page, address: str, find: Find, key: str) -> None:
    found = find()
    _table(page, address, Wire(found.room, found.seat), ".hand, .ended, .go")
    page.keyboard.press(key)
    page.wait_for_timeout(300)


def _checked(page: Page, address: str, find: Find) -> None:
    """The end of a match, its shuffle checked."""
    _press(page, address, find, "p")
    page.click(".check")
    page.wait_for_selector(".checks li")


def paper(camera: Camera) -> None:
    """The score pads, the hidden timer and the trainer, on a phone and a desk; a sheet as it is printed."""
    for screen in pads.SCREENS:
        camera.everywhere("pad", screen.name, partial(_prepared, screen=screen, address=camera.address))
    for screen in pads.TIMER:
        camera.everywhere("timer", screen.name, partial(_prepared, screen=screen, address=camera.address))
    camera.everywhere("pad", "print", partial(_printed, address=camera.address), sizes=(DESK,), both=False)


def _prepared(page: Page, screen: pads.Screen, address: str) -> None:
    screen.prepare(page, address)


def _printed(page: Page, address: str) -> None:
    pads.shown(page, address, "uno", pads.UNO)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")


def mockups() -> Path | None:
    """Where the mock-ups lie, if they do."""
    root = Path(__file__).parents[2]
    named = [os.environ["TROEF_MOCKUPS"]] if "TROEF_MOCKUPS" in os.environ else []
    places = [Path(place) for place in named] + [folder / "shared/look/shots" for folder in root.parents[:2]]
    return next((place for place in places if place.is_dir()), None)


def beside(camera: Camera, known: Path) -> None:
    """For every screen and game a sheet with its pictures, each beside the mock-up of the same name."""
    groups: dict[str, list[str]] = {}
    for name in camera.taken:
        groups.setdefault(re.split("-(?:phone|desktop|landscape|short)", name)[0], []).append(name)
    for group, names in groups.items():
        sheet = camera.folder / f"beside-{group}.html"
        rows = "".join(_row(camera.folder, known, name) for name in names)
        sheet.write_text(f"<!doctype html><style>{SHEET}</style>{rows}")
        with camera.page(Size("sheet", 1500, 400, 1)) as page:
            page.set_default_timeout(SHEET_MS)
            page.goto(sheet.as_uri())
            page.screenshot(path=sheet.with_suffix(".png"), full_page=True)


SHEET_MS = 300_000  # a hundred large pictures
SHEET = (
    "body{margin:8px;display:flex;flex-wrap:wrap;gap:10px;font:12px sans-serif}"
    "div{display:flex;gap:4px;background:#eee;padding:4px}img{height:420px}p{width:120px}h2{font-size:12px;margin:0}"
)


def _row(folder: Path, known: Path, name: str) -> str:
    def picture(file: Path) -> str:
        return f'<a href="{file.as_uri()}"><img src="{file.as_uri()}"></a>'

    names = (name, name.removesuffix("-light"))  # a mock-up of one light is not called after it
    other = next((file for one in names if (file := known / f"{one}.png").is_file()), None)
    mockup = picture(other) if other else "<p>no mock-up</p>"
    return f"<section><h2>{name}</h2><div>{picture(folder / f'{name}.png')}{mockup}</div></section>"


def main(only: str = "") -> None:
    """Takes all pictures, or those whose name contains a word."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server() as address, browser() as chromium:
        camera = Camera(chromium, address, FOLDER, only)
        screens(camera)
        boards(camera)
        table_parts(camera)
        lessons(camera)
        paper(camera)
        if known := mockups():
            beside(camera, known)
    print(f"{len(camera.taken)} pictures in {FOLDER}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
