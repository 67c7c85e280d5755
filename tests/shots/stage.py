"""A real server and a real browser; single tables have a wire that is played by hand."""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute, sync_playwright

from troef.server import records
from troef.server.room import Room

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--hide-scrollbars",
    "--host-resolver-rules=MAP table.example 127.0.0.1",  # an address of a home network, which is not secure
]


class Size(NamedTuple):
    """A screen."""

    name: str
    width: int
    height: int
    scale: int


PHONE, DESK = Size("phone", 360, 740, 2), Size("desktop", 1280, 800, 1)
LANDSCAPE, SHORT = Size("landscape", 740, 360, 2), Size("short-375x553", 375, 553, 2)

REST_MS = 600  # the buttons between rounds wake after 500


class Server:
    """`troef serve` in a process of its own; the database outlives it."""

    def __init__(self, database: Path, speed: int = 20, host: str = "127.0.0.1") -> None:
        self.database, self.speed, self.host, self.port = database, speed, host, 0
        self.start()

    def start(self) -> None:
        """Starts it and waits until it says where it listens; the second time at the same port."""
        command = [sys.executable, "-m", "troef", "serve", "--port", str(self.port), "--clock-speed", str(self.speed)]
        command += ["--host", self.host]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.database}"], stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        self.port = int(self.process.stderr.readline().strip().rsplit(":", 1)[-1])

    def kill(self) -> None:
        """Ends it without a word."""
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        """Ends it."""
        self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(20)
        assert self.process.stderr is not None
        self.process.stderr.close()

    def address(self, path: str = "", host: str = "127.0.0.1") -> str:
        """Where the page lies."""
        return f"http://{host}:{self.port}{path}"


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server of its own; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder) / "tables.sqlite")
        try:
            yield running.address()
        finally:
            running.stop()


@contextlib.contextmanager
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)


class Wire:
    """One table's wire, played by hand: what a connection is told, and what is answered."""

    def __init__(self, room: Room, seat: int, here: list[int] | None = None) -> None:
        self.room, self.seat = room, seat
        self.here = list(range(len(room.chairs))) if here is None else here
        self.answer: dict[str, Any] | None = None  # to every wish
        self.judges = False  # acts are refused for the reason the rules give
        self.wishes: list[dict[str, Any]] = []  # what was asked of the table
        self.then: Callable[[WebSocketRoute], None] | None = None  # after the hello

    def open(self, context: BrowserContext) -> None:
        """From now on this table is ours."""
        table = self.room.table
        context.route_web_socket(f"**/api/tables/{table}/socket", self._connected)
        context.route(f"**/api/tables/{table}", self._asked)
        context.route(f"**/api/tables/{table}/seat", lambda route: route.fulfill(json={"chair": self.seat}))
        context.route(f"**/api/tables/{table}/replay/*/*", self._replayed)
        context.route(f"**/api/tables/{table}/drawn", self._drawn)

    def view(self) -> dict[str, Any]:
        """What this connection is shown."""
        return self.room.view(self.seat)

    def _asked(self, route: Route) -> None:
        room = self.room
        route.fulfill(json={"n": room.number, "table": room.shown(self.seat), "to_act": room.waits_for()})

    def _drawn(self, route: Route) -> None:
        drawn = records.drawn(self.room.playing(), 1)
        route.fulfill(body=msgspec.json.encode(drawn), content_type="application/json")

    def _replayed(self, route: Route) -> None:
        match, seat = self.room.playing(), int(route.request.url.rsplit("/", 1)[-1])
        route.fulfill(body=msgspec.json.encode(records.replay(match, 1, seat)), content_type="application/json")

    def _connected(self, socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "hello":
                self._greet(socket, said["since"])
                return
            self.wishes.append(said)
            if "id" in said and (found := self._answer(said)) is not None:
                answer = {**found, "id": said["id"], "n": self.room.number, "view": self.view()}
                socket.send(json.dumps(answer))

        socket.on_message(heard)

    def _answer(self, said: dict[str, Any]) -> dict[str, Any] | None:
        if not self.judges or said["t"] != "act":
            return self.answer
        match = self.room.playing()
        why = match.why_not(self.seat, match.action(self.seat, said["move"]))
        return {"t": "refused", "message": why.message, "rule": why.rule, "args": why.args}

    def _greet(self, socket: WebSocketRoute, since: int | None) -> None:
        missed = self.room.missed(self.seat, since)
        whole = {"t": "whole", "n": self.room.number, "view": self.view(), "missed": missed, "at": 0}
        socket.send(json.dumps(whole))
        socket.send(json.dumps({"t": "here", "chairs": self.here}))
        if self.then:
            self.then(socket)


class Camera:
    """Takes one picture after another, at every size and in both lights."""

    def __init__(self, browser: Browser, address: str, folder: Path, only: str = "") -> None:
        self.browser, self.address, self.folder, self.only = browser, address, folder, only
        self.taken: list[str] = []

    def wanted(self, name: str) -> bool:
        """Whether this picture is asked for."""
        return self.only in name

    @contextlib.contextmanager
    def page(self, size: Size, locale: str = "en-GB") -> Iterator[Page]:
        """A fresh page."""
        context = self.browser.new_context(
            viewport={"width": size.width, "height": size.height},
            device_scale_factor=size.scale,
            reduced_motion="reduce",
            has_touch=size.width < 900,
            locale=locale,
        )
        kept = json.dumps({"name": "Ada"})
        context.add_init_script(f"localStorage['troef.settings'] ??= {json.dumps(kept)}")
        page = context.new_page()
        page.on("pageerror", lambda error: print(f"  fault on the page: {error}"))
        page.on("console", lambda said: print(f"  {said.text}") if said.type == "error" else None)
        try:
            yield page
        finally:
            context.close()

    def shoot(self, page: Page, name: str) -> None:
        """One picture, when everything has come to rest."""
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(REST_MS)
        page.screenshot(path=self.folder / f"{name}.png")
        self.taken.append(name)

    def everywhere(
        self,
        page: str,
        state: str,
        prepare: Callable[[Page], None],
        *,
        sizes: tuple[Size, ...] = (PHONE, DESK),
        both: bool = True,
        locale: str = "en-GB",
    ) -> None:
        """The same screen on a phone and a desk, by day and in the evening."""
        for size in sizes:
            lights = (("light", "dark") if both else ("light",)) if not state else (("", "dark") if both else ("",))
            names = {light: "-".join(filter(None, (page, size.name, state, light))) for light in lights}
            if not any(map(self.wanted, names.values())):
                continue
            with self.page(size, locale) as fresh:
                prepare(fresh)
                for light, name in names.items():
                    fresh.emulate_media(color_scheme="dark" if light == "dark" else "light")
                    self.shoot(fresh, name)
