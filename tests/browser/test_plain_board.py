"""The plain board in a real browser, against a real server: by taps, by keys, by two people, through tunnels."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)

from troef import games
from troef.core import record, update
from troef.core.match import Match
from troef.server import pages

STATIC = Path(pages.__file__).parent / "static"
FLAGS = (
    "--no-sandbox --disable-background-networking --disable-component-update --disable-sync --no-first-run "
    "--disable-quic --disable-gpu --host-resolver-rules=MAP\\ table.example\\ 127.0.0.1 "
    "--disable-features=LocalNetworkAccessChecks"  # a page that a test puts in the server's place counts as foreign
)
PHONE, DESK = (360, 740), (1280, 800)
MY_MOVE = ".move:not([aria-disabled])"
SHORT = "companeros"  # a match of it is nine cards long
SPEED = "12"  # of the server's clock: bots think so much shorter
expect.set_options(timeout=60_000)


# ---- a server and people with browsers ------------------------------------------------------------------------------


class Server:
    """`troef serve` in a process of its own; the database outlives it."""

    def __init__(self, database: Path, port: int = 0) -> None:
        self.database = database
        self.port = port
        self.start()

    def start(self) -> None:
        """Starts it and waits until it says where it listens."""
        command = [sys.executable, "-m", "troef", "serve", "--port", str(self.port), "--clock-speed", SPEED]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.database}"], stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        found = re.search(r":(\d+)$", self.process.stderr.readline().strip())
        assert found, "the server does not say where it is"
        self.port = int(found.group(1))

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it, cleanly or not."""
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stderr is not None
        self.process.stderr.close()

    def address(self, path: str = "", host: str = "127.0.0.1") -> str:
        """Where the plain board lies."""
        return f"http://{host}:{self.port}/plain{path}"


class Person:
    """Somebody with a browser of their own. Whatever goes wrong in the page is kept in `faults`."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(60_000)
        self.faults: list[str] = []
        self.expected = "nothing"  # faults with this in them are part of the test
        self.host = urlsplit(address).netloc
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._printed)
        self.page.on("request", self._asked)
        self.page.goto(address)

    def _printed(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(message.text)

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).netloc != self.host:
            self.faults.append(f"asked another host: {request.url}")

    @property
    def ribbon(self) -> Locator:
        """The line that says whose turn it is."""
        return self.page.locator(".ribbon")

    @property
    def over(self) -> Locator:
        """The sheet at the end of a match."""
        return self.page.locator("[data-key=match-end]")

    def tap(self, name: str) -> None:
        """Taps a button or a link by its name."""
        self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first.click()

    def moves(self) -> list[str]:
        """The moves on offer."""
        return [str(move.get_attribute("data-move")) for move in self.page.locator(".move").all()]

    def may_act(self) -> bool:
        """Waits until there is something to tap; False when the match is over."""
        self.page.locator(f"{MY_MOVE}, [data-do=go-on]:enabled, [data-key=match-end]").first.wait_for()
        if (go_on := self.page.locator("[data-do=go-on]:enabled")).count():
            go_on.click()
            self.page.locator(f"{MY_MOVE}, [data-key=match-end]").first.wait_for()
        return self.over.count() == 0

    def tap_a_move(self, which: int = 0) -> None:
        """Taps one of the moves; a bot or the table may have been faster, then nothing happens."""
        with contextlib.suppress(Exception):
            choice = self.page.locator(MY_MOVE)
            choice.nth(which % max(1, choice.count())).click(timeout=3000)

    def play_to_the_end(self, most: int = 400) -> int:
        """Taps moves until the match is over; returns how many."""
        for count in range(most):
            if not self.may_act():
                return count
            self.tap_a_move(count)
        return most


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's chromium, driven by Playwright, which is stopped again with its event loop."""
    chromium = shutil.which("chromium")
    assert chromium, "there is no chromium on PATH: make .venv/.chromium"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=_split(FLAGS))
        yield launched
        launched.close()


def _split(flags: str) -> list[str]:
    """Flags at spaces that are not escaped."""
    return [flag.replace("\\ ", " ") for flag in re.split(r"(?<!\\) ", flags)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of this file."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield running
    running.stop()


Sit = Callable[..., Person]


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Gives people with browsers; in the end nothing may have gone wrong in any of them."""
    people: list[Person] = []

    def someone(path: str = "", size: tuple[int, int] = PHONE, address: str = "") -> Person:
        phone = size == PHONE
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, accept_downloads=True
        )
        people.append(Person(context, address or server.address(path)))
        return people[-1]

    yield someone
    faults = [fault for person in people for fault in person.faults if not re.search(person.expected, fault)]
    for person in people:
        person.context.close()
    assert faults == []


def fits_a_phone(page: Page) -> None:
    """Nothing is wider than the screen, and everything that can be tapped is large enough for a thumb."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, a[href], input:not([type=radio]), select, summary")]
            .filter((one) => one.checkVisibility())
            .map((one) => ({one, box: one.getBoundingClientRect()}))
            .filter(({box}) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
            .map(({one, box}) => `${one.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)"""
    )
    assert small == []


# ---- whole games ----------------------------------------------------------------------------------------------------


def test_a_whole_game_by_taps_on_a_phone_and_another(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    ada.page.get_by_label("Your name").fill("Ada")
    fits_a_phone(ada.page)
    ada.page.locator(f"[data-game={SHORT}]").tap()
    expect(ada.ribbon).to_be_visible()
    fits_a_phone(ada.page)
    ada.play_to_the_end()
    fits_a_phone(ada.page)
    expect(ada.over).to_contain_text("The seal fits")
    first = download(ada.page, tmp_path)

    ada.tap("Again, seats moved on")
    expect(ada.over).to_have_count(0)
    ada.play_to_the_end()
    expect(ada.over).to_contain_text("The seal fits")
    second = download(ada.page, tmp_path)
    assert first.outcome() is not None
    assert second.names == [*first.names[-1:], *first.names[:-1]]
    assert "Ada" in first.names
    given = {*first.entropy, *second.entropy} - {""}
    assert len(given) == 2, "a rematch is made with fresh entropy"


def download(page: Page, folder: Path) -> Match:
    """The record of the match as the page hands it out, checked act by act."""
    with page.expect_download() as waiting:
        page.get_by_role("link", name="The record of this match").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    (line,) = file.read_text().splitlines()
    match = record.verify(record.read(line, games.load))
    assert match is not None, "the record is not finished"
    return match


@pytest.mark.parametrize("key", games.keys())
def test_every_game_is_played(sit: Sit, key: str) -> None:
    person = sit(size=DESK)
    person.page.locator(f"[data-game={key}]").click()
    for count in range(20):
        if not person.may_act():
            break
        person.tap_a_move(count)
    assert person.page.locator(".story li").count() > 20
    expect(person.page.locator(".refused")).to_have_count(0)


def test_by_keyboard_alone(sit: Sit) -> None:
    person = sit(size=DESK)
    keys = person.page.keyboard
    for _ in range(30):
        if person.page.locator(f"[data-game={SHORT}]:focus").count():
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(person.ribbon).to_be_visible()
    for _ in range(30):
        if person.page.locator(".move:focus").count():
            break
        person.page.locator(MY_MOVE).first.wait_for()
        keys.press("Tab")
    walked = 0
    while person.may_act():
        expect(person.page.locator(".move:focus")).to_have_count(1)  # it is never lost between turns
        if len(person.moves()) > 1 and walked < 3:
            walked += 1
            before = person.page.locator(".move:focus").get_attribute("data-move")
            keys.press("ArrowRight")
            assert person.page.locator(".move:focus").get_attribute("data-move") != before
            keys.press("Enter")
        else:
            keys.press("1")
        person.page.locator(f"{MY_MOVE}:focus, .ribbon:focus, .sheet :focus").first.wait_for()
    keys.press("Enter")  # the focus is on the button for another match
    expect(person.over).to_have_count(0)


# ---- two people -----------------------------------------------------------------------------------------------------


def test_two_people_by_a_link_and_a_reload_in_the_middle(sit: Sit, server: Server) -> None:
    ada = sit(f"/new/{SHORT}")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name="3").check()
    fits_a_phone(ada.page)
    ada.tap("Lay the table")
    expect(ada.page.get_by_role("status")).to_contain_text("2 more to go")
    fits_a_phone(ada.page)

    link = ada.page.get_by_label("Link to this table").input_value()
    bo = sit(address=link.replace("/t/", "/plain/t/"))
    bo.page.get_by_placeholder("Your name").fill("Bo")
    bo.tap("Sit down")
    expect(bo.page.locator(".chair.person")).to_have_count(2)
    expect(ada.page.locator(".chair.person")).to_have_text([re.compile("Ada"), re.compile("Bo")])
    ada.tap("Put a bot on chair 3")
    expect(bo.page.locator(".chair.bot")).to_have_count(1)
    expect(bo.page.get_by_role("button", name="Start")).to_have_count(0)
    ada.tap("Start with 3")

    say(ada, "good luck")
    expect(bo.page.locator(".story")).to_contain_text("Ada: “good luck”")
    reloads = 0
    for turn in range(200):
        if turn > 4 and not reloads and bo.page.locator(MY_MOVE).count():
            reload_changes_nothing(bo)
            reloads += 1
        for person in (ada, bo):
            if person.over.count() == 0 and person.page.locator(MY_MOVE).count():
                person.tap_a_move(turn)
        if ada.over.count() and bo.over.count():
            break
        ada.page.wait_for_timeout(50)
    assert reloads == 1
    assert ada.over.locator(".pad").inner_text() == bo.over.locator(".pad").inner_text()
    expect(bo.over).to_contain_text("The seal fits")


def say(person: Person, words: str) -> None:
    """A word to the table."""
    person.page.get_by_label("Say something to the table").fill(words)
    person.page.keyboard.press("Enter")


def reload_changes_nothing(person: Person) -> None:
    """Somebody who is to act loads the page anew and finds the same board and the same story."""
    seen = [".board", ".rail", ".story ol"]
    before = [person.page.locator(part).inner_text() for part in seen]
    person.page.reload()
    person.page.locator(MY_MOVE).first.wait_for()
    after = [person.page.locator(part).inner_text() for part in seen]
    assert after[:2] == before[:2]
    assert after[2].splitlines()[:10] == [line for line in before[2].splitlines() if "good luck" not in line][:10]


def test_a_code_a_private_link_and_a_seat_given_away(sit: Sit) -> None:
    ada = sit(f"/new/{SHORT}")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.tap("Lay the table")
    code = ada.page.locator(".code").inner_text()

    bo = sit()
    bo.page.get_by_label("Link or code of a table").fill(code.lower())
    bo.tap("Go there")
    bo.page.get_by_placeholder("Your name").fill("Bo")
    bo.tap("Sit down")
    ada.tap("Add 2 bots and start")
    expect(bo.ribbon).to_be_visible()

    other_device = sit(address=secret_link(ada, "Take my seat to another device"))
    expect(ada.ribbon).to_contain_text("open on another device")
    other_device.page.locator(f"{MY_MOVE}, .ribbon.calm").first.wait_for()
    assert other_device.page.locator("tbody th", has_text="Ada you").count()
    assert "#" not in other_device.page.url

    cy = sit(address=secret_link(bo, "Give my seat to somebody else"))
    cy.page.get_by_placeholder("Your name").fill("Cy")
    cy.tap("Sit down")
    expect(cy.page.locator("tbody th", has_text="Cy you").first).to_be_visible()
    expect(bo.ribbon).to_contain_text("Watching")


def secret_link(person: Person, name: str) -> str:
    """A link with a secret in it, from the table's menu."""
    person.page.locator(".menu > summary").click()
    person.tap(name)
    return person.page.get_by_label(name).input_value()


# ---- when things go wrong -------------------------------------------------------------------------------------------


def test_offline_and_back_and_what_was_tapped_meanwhile_is_done_once(sit: Sit) -> None:
    person = sit()
    person.page.locator(f"[data-game={SHORT}]").tap()
    person.may_act()
    held = len(person.moves())
    person.context.set_offline(True)
    expect(person.ribbon).to_contain_text("You are offline")
    person.page.locator(MY_MOVE).first.click()
    person.context.set_offline(False)
    expect(person.ribbon).not_to_contain_text("offline")
    until_cards_are_laid_again(person)
    assert len(person.moves()) == held - 1
    person.play_to_the_end()
    expect(person.over).to_contain_text("The seal fits")


def until_cards_are_laid_again(person: Person) -> None:
    """Plays until cards can be laid: taking something from the display comes before."""
    person.may_act()
    while not person.moves()[0].startswith("lay"):
        person.tap_a_move()
        person.may_act()


def test_a_double_tap_acts_once(sit: Sit) -> None:
    person = sit()
    person.page.locator(f"[data-game={SHORT}]").tap()
    person.may_act()
    held = len(person.moves())
    person.page.locator(MY_MOVE).first.dblclick()
    until_cards_are_laid_again(person)
    assert len(person.moves()) == held - 1


def test_the_server_is_killed_and_comes_back(sit: Sit, tmp_path: Path) -> None:
    own = Server(tmp_path / "tables.sqlite")
    try:
        person = sit(address=own.address())
        person.expected = "WebSocket connection"
        person.page.locator(f"[data-game={SHORT}]").tap()
        for _ in range(3):
            person.may_act()
            person.tap_a_move()
        person.may_act()
        before = person.page.locator(".board").inner_text()
        own.stop(signal.SIGKILL)
        expect(person.ribbon).to_contain_text("Connection lost")
        own.start()
        expect(person.ribbon).to_contain_text("Your turn")
        assert person.page.locator(".board").inner_text() == before
        person.play_to_the_end()
        expect(person.over).to_contain_text("The seal fits")
    finally:
        own.stop()


def test_refusals_say_why(sit: Sit) -> None:
    person = sit()
    person.expected = "status of 4"
    person.page.get_by_label("Link or code of a table").fill("NOCODE")
    person.tap("Go there")
    expect(person.page.locator(".refused")).to_contain_text("There is no such table")
    person.page.goto(person.page.url + "/new/six")
    person.page.get_by_label("Your name").fill("Ada")
    person.page.get_by_label("Sand, at least").fill("300")
    person.tap("Lay the table")
    expect(person.page.locator(".refused")).to_contain_text("timer")


def test_at_an_address_of_the_network(sit: Sit, server: Server) -> None:
    person = sit(address=server.address(f"/new/{SHORT}", host="table.example"))
    assert person.page.evaluate("isSecureContext") is False
    person.page.get_by_label("Your name").fill("Ada")
    person.tap("Lay the table")
    person.tap("Copy")
    expect(person.page.get_by_role("button", name=re.compile("Copied|copy it now"))).to_be_visible()
    assert "table.example" in person.page.evaluate("getSelection().toString() || document.activeElement.value")
    person.tap("Add 3 bots and start")
    assert person.may_act()


def test_at_the_root_where_no_other_page_stands(sit: Sit, server: Server) -> None:
    person = sit()
    address = server.address().removesuffix("plain")
    for path in ("", "t/*"):
        person.page.route(address + path, lambda route: route.fulfill(path=STATIC / "index.html"))
    person.page.goto(address)
    person.page.locator(f"[data-game={SHORT}]").tap()
    assert person.may_act()
    assert urlsplit(person.page.url).path.startswith("/t/")
    person.page.reload()
    assert person.may_act()
    person.tap("Back to the games")
    expect(person.page.get_by_role("link", name=re.compile("being played"))).to_be_visible()


# ---- for those who listen, and what the page reckons itself ---------------------------------------------------------


def test_my_turn_and_what_happens_are_said(sit: Sit) -> None:
    person = sit()
    person.page.locator(f"[data-game={SHORT}]").tap()
    person.may_act()
    expect(person.page.locator("#assertive")).to_contain_text(
        re.compile("Your turn. You can lay (green|yellow|red|blue)")
    )
    person.tap_a_move()
    expect(person.page.locator("#polite")).to_contain_text(re.compile(r"Guest laid (green|yellow|red|blue) \d"))
    assert person.page.locator("h1").count() == 1


@pytest.mark.parametrize("key", games.keys())
def test_folding_updates_gives_the_view(sit: Sit, key: str) -> None:
    match = games.load(key).new(seats=games.load(key).seats[0], seed=5)
    views = [match.view(0)]
    for step in range(60):
        seats = [seat for seat in match.to_act() if match.legal(seat)]
        if match.over():
            break
        if seats and match.at <= match.due:
            moves = match.legal(seats[0])
            match.apply(seats[0], moves[step % len(moves)])
        else:
            match.apply(-1, "wake")
        views.append(match.view(0))
    patches = [update.diff(old, new) for old, new in pairwise(views)]
    page = sit().page
    folded = page.evaluate(
        """async ([view, patches]) => {
            const { fold } = await import("/static/js/patch.js");
            return patches.map((patch) => (view = fold(view, patch)));
        }""",
        [views[0], patches],
    )
    assert folded == views[1:]


def test_the_page_reckons_hashes_right(sit: Sit) -> None:
    texts = [bytes(range(n % 256)) * (1 + n // 256) for n in (0, 1, 55, 56, 63, 64, 65, 119, 120, 300)]
    found = sit().page.evaluate(
        """async (texts) => {
            const { sha256, hmac, hex, bytes } = await import("/static/js/seal.js");
            const key = bytes("07".repeat(32));
            return texts.map((text) => [hex(sha256(bytes(text))), hex(hmac(key, bytes(text)))]);
        }""",
        [text.hex() for text in texts],
    )
    key = b"\x07" * 32
    assert found == [[hashlib.sha256(t).hexdigest(), hmac.digest(key, t, "sha256").hex()] for t in texts]
