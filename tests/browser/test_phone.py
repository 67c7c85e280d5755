"""The life of a phone: no network, a reload, another device, the back button, a server that is away, a home network."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.people import People, moved_on, number
from tests.browser.test_page import GAME, MINE, OVER, PLAY_NOW, asked, play_to_the_end
from tests.shots.stage import DESK, PHONE, Server, Size


class Line:
    """A network between browser and server that can be cut: what was open is closed, what is new is refused.

    While it is deaf, what the server says does not arrive.
    """

    def __init__(self, to: int) -> None:
        self.to, self.open, self.deaf = to, True, False
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            if not self.open:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.to))
            self.ends += [near, far]
            for one, other, answers in ((near, far, False), (far, near, True)):
                threading.Thread(target=self._carry, args=(one, other, answers), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, answers: bool) -> None:
        try:
            while data := one.recv(65536):
                if not (answers and self.deaf):
                    other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            end.close()

    def cut(self) -> None:
        """Nothing goes through from now on."""
        self.open = False
        for end in self.ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue
        self.ends = []

    def mend(self) -> None:
        """It goes through again."""
        self.open, self.deaf = True, False


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    found = Line(server.port)
    yield found
    found.cut()
    found.listening.close()


def begin(people: People, address: str, size: Size = PHONE) -> Page:
    """Somebody plays against bots and is asked for a card."""
    page = people.come(address, size)
    page.get_by_role("button", name=PLAY_NOW).click()
    assert asked(page)
    return page


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_without_a_network_the_board_says_so_and_what_was_tapped_is_done_once_when_it_is_back(
    people: People, server: Server, line: Line, size: Size
) -> None:
    page = begin(people, f"http://127.0.0.1:{line.port}", size)  # what is asked for first is always a card
    held, before = page.locator(".hand button").count(), number(page)
    page.locator(".hand button").first.click()
    people.expected += "|ERR_INTERNET_DISCONNECTED"
    line.cut()
    page.context.set_offline(True)
    expect(page.locator(".turnline.lost")).to_contain_text("Nothing is lost")
    assert page.locator(".hand button").count() == held, "nothing moves before the server says so"
    line.mend()
    page.context.set_offline(False)
    expect(page.locator(".turnline.lost")).to_have_count(0)
    page.locator("button.go:not(.idle)").click()
    moved_on(page, before)
    expect(page.locator(".hand button")).to_have_count(held - 1)
    play_to_the_end(page)


def test_a_part_of_the_page_that_was_lost_on_its_way_comes_with_the_network(people: People, server: Server) -> None:
    people.expected += "|ERR_FAILED|Unable to preload|Failed to fetch dynamically imported"
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page = people.come(server.address())
    page.context.route(re.compile(r"/assets/Rules-|/healthz"), lose)
    page.get_by_role("button", name=PLAY_NOW).click()
    assert asked(page)
    page.keyboard.press("?")
    while not any("healthz" in url for url in lost):
        page.wait_for_timeout(100)
    expect(page.locator(".rules")).to_have_count(0)
    page.evaluate("window.before = true")
    page.context.unroute_all()
    page.wait_for_function("() => window.before === undefined")
    assert asked(page)
    page.keyboard.press("?")
    expect(page.locator(".rules")).to_be_visible()


def test_a_move_that_is_on_its_way_when_the_line_breaks_is_made_once(
    people: People, server: Server, line: Line
) -> None:
    page = begin(people, f"http://127.0.0.1:{line.port}")
    held, before = page.locator(".hand button").count(), number(page)
    page.locator(".hand button").first.click()
    line.deaf = True
    page.locator("button.go:not(.idle)").click()
    line.cut()
    expect(page.locator(".turnline.lost")).to_be_visible()
    line.mend()
    moved_on(page, before)
    expect(page.locator(".hand button")).to_have_count(held - 1)
    expect(page.locator(".turnline.refuse")).to_have_count(0)


def test_back_leaves_the_table_and_the_first_screen_leads_to_it_again(people: People, server: Server) -> None:
    page = begin(people, server.address())
    cards = page.locator(".hand button").count()
    page.go_back()
    page.get_by_role("link", name=re.compile("^(Go on|Your turn)")).click()
    expect(page.locator(".hand button")).to_have_count(cards)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".game")).to_be_visible()


def test_a_second_device_takes_the_seat_and_the_first_may_take_it_back(people: People, server: Server) -> None:
    page = begin(people, server.address())
    seat = page.request.get(server.address(f"/api/tables/{page.url.rsplit('/', 1)[-1]}/seat")).json()
    other = people.come(server.address(f"/t/{seat['table']}#seat={seat['token']}"), DESK)
    other.locator(MINE).wait_for()
    assert "#" not in other.url, "the secret does not stay in the address"
    expect(page.locator(".turnline.lost")).to_contain_text("another device")
    page.get_by_role("button", name="Take it back to here").click()
    page.locator(MINE).wait_for()
    expect(other.locator(".turnline.lost")).to_be_visible()


def test_the_shell_opens_without_a_server_and_finds_the_table_again(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 740}, service_workers="allow")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(server.address())
    page.get_by_role("button", name=PLAY_NOW).click()
    page.locator(MINE).wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()  # now everything that a table needs has gone through the worker
    page.locator(MINE).wait_for()
    server.kill()
    page.reload()
    expect(page.get_by_text("The server is away")).to_be_visible()
    server.start()
    page.locator(MINE).wait_for()
    manifest = page.request.get(server.address("/manifest.webmanifest"))
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert page.request.get(server.address(icon["src"])).ok
    context.close()


def own_address() -> str:
    """An address by which others in the network would find this machine; loopback if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_at_an_address_of_the_network_which_is_no_secure_page(people: People, tmp_path: Path, size: Size) -> None:
    running = Server(tmp_path / "tables.sqlite", host="0.0.0.0")
    host = own_address()
    host = "table.example" if host.startswith("127.") else host
    people.own += (f"http://{host}:",)
    page = people.come(running.address(f"/new/{GAME}", host=host), size)
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator, !!crypto.subtle]") == [False, False, False]
    for chair in (2, 3):
        page.get_by_role("button", name=f"Chair {chair}: guest").click()
    page.get_by_role("button", name=re.compile("^Chair 4")).click()
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status").filter(has_text=re.compile("Copied|copy it now"))).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Start")).click()
    play_to_the_end(page)
    expect(page.locator(OVER)).to_be_visible()
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_role("heading", name="The seal fits")).to_be_visible()
    running.stop()
