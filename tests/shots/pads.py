"""Every screen of the score pads, made through the wire: for pictures, and for axe and the keyboard in the tests."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Page

NAMES = ("Maximiliane", "Bo", "Cyrille", "Dirk")
Lines = tuple[tuple[dict[str, Any], ...], ...]  # a line for each player, round by round

SIXTH: Lines = (
    tuple({"said": said, "won": won} for said, won in (("3", 3), ("5", 4), ("2", 2), ("4", 4))),
    tuple({"said": said, "won": won} for said, won in (("1", 3), ("0", 0), ("7", 7), ("4", 3))),
)
UNO: Lines = (
    ({"left": []}, {"left": ["3", "5", "S"]}, {"left": ["W", "9"]}, {"left": 37}),
    ({"left": ["7"]}, {"left": []}, {"left": ["W4", "R", "1"]}, {"left": 12}),
    ({"left": 60}, {"left": 22}, {"left": []}, {"left": ["D", "8", "8"]}),
)
SIX: Lines = (({"secured": ["3", "6", "17"]}, {"secured": ["18"]}, {"secured": []}, {"secured": ["10", "11"]}),)
GONE_MS = 8_000  # the longest sand, on the clock of the pictures' server
COMPANEROS: Lines = (({"won": 51}, {"won": ["8", "1"]}, {"won": 36}, {"won": 40}),)


def asked(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """A request of the page's own."""
    call = "([path, body]) => fetch(path, { method: 'POST', body: JSON.stringify(body) }).then((r) => r.json())"
    found: dict[str, Any] = page.evaluate(call, [path, body])
    assert "pad" in found, found
    return found


def wish(page: Page, pad: str, **what: Any) -> None:
    """Something to be done with a pad."""
    asked(page, f"/api/pads/{pad}", {"wish": what, "id": secrets.token_hex(6)})


def taken_out(page: Page, address: str, game: str, rounds: Lines, names: tuple[str, ...] = NAMES) -> str:
    """A pad of this browser with so many rounds; gives its name."""
    page.goto(f"{address}/pad")
    page.wait_for_selector(".which .btn")
    opened: str = asked(page, "/api/pads", {"game": game, "names": names, "options": {}, "first": 0})["pad"]
    for r, lines in enumerate(rounds):
        for seat, line in enumerate(lines):
            wish(page, opened, do="write", round=r, seat=seat, line=line)
    return opened


def shown(page: Page, address: str, game: str, rounds: Lines = (), tap: tuple[str, ...] = (), part: str = "") -> None:
    """A pad, and what is tapped on it."""
    page.goto(f"{address}/pad/{taken_out(page, address, game, rounds)}{part}")
    page.wait_for_selector(".entry, .mat")
    for selector in tap:
        page.click(selector)


def crowd(page: Page, address: str) -> None:
    """Ten players."""
    names = ("Ada", "Bo", "Cy", "Dirk", "Eva", "Fons", "Gijs", "Hanna", "Ilse", "Maximilian")
    rounds: Lines = (({"left": []}, *({"left": n} for n in range(11, 20))),)
    page.goto(f"{address}/pad/{taken_out(page, address, 'uno', rounds, names)}")
    page.wait_for_selector(".entry")


def drawer(page: Page, address: str, which: int, then: tuple[str, ...] = ()) -> None:
    """One of the drawers behind the round buttons; or what is behind one of its buttons."""
    shown(page, address, "uno", UNO, (f".bar .btn.round >> nth={which}", *then))
    page.wait_for_selector(".drawer")


def looking_on(page: Page, address: str, guests: bool) -> None:
    """Another phone, which may look or also write."""
    pad = taken_out(page, address, "sixth-sense", SIXTH)
    if guests:
        wish(page, pad, do="allow", guests=True)
    page.context.clear_cookies()
    page.goto(f"{address}/pad/{pad}")
    page.wait_for_selector(".write")


def glass(page: Page, address: str, until: str) -> None:
    """The hidden timer: to be turned, running, lifted too early, lifted when the sand is gone."""
    pad = taken_out(page, address, "six", ())
    page.goto(f"{address}/pad/{pad}/timer")
    page.click(".mat + .foot .strong") if until != "turn" else page.wait_for_selector(".foot .strong")
    if until in ("turn", "running"):
        return
    page.wait_for_selector(".lift")
    if until == "right":
        page.wait_for_timeout(GONE_MS)
    page.focus(".lift")
    page.keyboard.down("Enter")
    page.wait_for_selector(".wrong, .right")
    page.keyboard.up("Enter")


def history(page: Page, address: str) -> None:
    """Pads of this device, one of them finished."""
    for game, rounds in (("companeros", COMPANEROS), ("uno", UNO[:1])):
        page.goto(f"{address}/pad/{taken_out(page, address, game, rounds)}")
        page.wait_for_selector(".entry")
    place(page, address, "/pad", ".mine")


def earlier(page: Page, address: str) -> None:
    """The match before, from the pad of the one after it."""
    before = taken_out(page, address, "companeros", COMPANEROS)
    wanted = {"game": "companeros", "names": NAMES, "options": {}, "first": 0, "before": before}
    page.goto(f"{address}/pad/{asked(page, '/api/pads', wanted)['pad']}")
    page.click(".bar .btn.round >> nth=3")
    page.click(".menu .btn >> nth=2")
    page.wait_for_selector(".drawer li")


def place(page: Page, address: str, path: str, wait: str) -> None:
    """A screen without a pad."""
    page.goto(f"{address}{path}")
    page.wait_for_selector(wait)


def guessed(page: Page, address: str) -> None:
    """The trainer after three guesses."""
    kept = "localStorage['troef-inner-clock'] = JSON.stringify([-27, 12, -2])"
    page.goto(f"{address}/pad")
    page.evaluate(kept)
    place(page, address, "/pad/clock", ".btn")


def arbiter(page: Page, address: str) -> None:
    """The rules searched by what happened."""
    place(page, address, "/pad", ".ask .btn")
    page.click(".ask .btn[aria-label*=UNO]")
    page.fill("[type=search]", "stock empty")


class Screen(NamedTuple):
    """A screen and how to come to it, in any language."""

    name: str
    prepare: Callable[[Page, str], None]


TIMER = tuple(Screen(until, partial(glass, until=until)) for until in ("turn", "running", "wrong", "right"))
SCREENS = (
    Screen("pads", partial(place, path="/pad", wait=".which .btn")),
    Screen("history", history),
    Screen("arbiter", arbiter),
    Screen("new-six", partial(place, path="/pad/new/six", wait=".go")),
    Screen("new-sixth-sense", partial(place, path="/pad/new/sixth-sense", wait=".go")),
    Screen(
        "uno", partial(shown, game="uno", rounds=UNO, tap=tuple(f'.key[data-face="{n}"]' for n in ("7", "R", "W4")))
    ),
    Screen("uno-fixing", partial(shown, game="uno", rounds=UNO, tap=(".pad tbody td button >> nth=5",))),
    Screen("uno-crowd", crowd),
    Screen("sixth-sense", partial(shown, game="sixth-sense", rounds=SIXTH, tap=('.key[data-face="4"]',))),
    Screen("fix", partial(shown, game="sixth-sense", rounds=SIXTH, tap=(".pad td button >> nth=1",))),
    Screen("earlier", earlier),
    Screen("companeros", partial(shown, game="companeros", tap=tuple(f'.key[data-face="{n}"]' for n in (10, 9, 8, 5)))),
    Screen("over", partial(shown, game="companeros", rounds=COMPANEROS)),
    Screen("six", partial(shown, game="six", tap=('.key[data-face="3"]', '.key[data-face="17"]'))),
    Screen("share", partial(drawer, which=1)),
    Screen("rules", partial(drawer, which=2)),
    Screen("menu", partial(drawer, which=3)),
    Screen("chart", partial(drawer, which=3, then=(".menu .btn >> nth=1",))),
    Screen("looking", partial(looking_on, guests=False)),
    Screen("guest", partial(looking_on, guests=True)),
    Screen("glass", partial(glass, until="running")),
    Screen("lifted", partial(glass, until="wrong")),
    Screen("clock", guessed),
)
