"""The board of SIX in a real browser: whole games by taps and by keys, and every act from wherever it can be made."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, TimeoutError, WebSocketRoute, expect
from tests.browser.people import People, listed, number, serious_in_both_lights
from tests.shots import moments
from tests.shots.stage import DESK, PHONE, Server, Size, Wire

from troef import games
from troef.core import record, update
from troef.server import entries as e

GAME = "six"
MINE, OVER = ".game:not(.ended) .turnline.mine", ".game.ended"
SLOW_MS = 90_000  # a slow machine is no fault
# Stages of a few seconds on a clock that runs ten times as fast; nobody is hurried meanwhile.
QUICK = {
    "timer_min": 30,
    "timer_max": 40,
    "grace_seconds": 10,
    "place_seconds": 60,
    "turn_seconds": 60,
    "start_seconds": 120,
}
STILL_MS = 450  # a button that has just come does nothing yet, and the same tap twice is one
SIZES = [(360, 740), (375, 553), (320, 568), (740, 360), (1280, 800)]
# The board as it stands, without the ids and sizes that mean nothing.
BOARD = "board => [...board.querySelectorAll('.mat, .rail')].map(part => part.outerHTML).join()"
# What leaves the screen, covers something else, or is too small for a thumb.
CUT = """() => {
  const boxes = (name) => [...document.querySelectorAll(name)].map((part) => part.getBoundingClientRect())
    .filter((box) => box.width);
  const out = (b) => b.left < -1 || b.right > innerWidth + 1 || b.top < -1 || b.bottom > innerHeight + 1;
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const parts = [".row", ".past", ".dice", ".call", ".gained small", ".back", ".verdict", ".timer", ".story"];
  const rail = [".turnline", ".heap", ".place", ".go button", ".stacks li"];
  const faults = [...parts, ...rail].filter((name) => boxes(name).some(out)).map((name) => `${name} is cut`);
  for (const a of parts) for (const b of parts) if (a < b && boxes(a).some((x) => boxes(b).some((y) => over(x, y))))
    faults.push(`${a} lies over ${b}`);
  for (const name of [".place", ".go button"])
    if (boxes(name).some((box) => box.width < 44 || box.height < 44)) faults.push(`${name} is small`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push("too wide");
  return faults;
}"""


# ---- whole games on a real server -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite", speed=10)
    yield running
    running.stop()


def play_now(people: People, server: Server, size: Size) -> Page:
    """Opens the game from the first screen, with short stages."""
    page = people.come("about:blank", size)
    page.set_default_timeout(SLOW_MS)
    page.route(
        "**/api/tables", lambda route: route.continue_(post_data={**route.request.post_data_json, "options": QUICK})
    )
    page.goto(server.address())
    page.get_by_role("button", name=re.compile("SIX.*Play now")).focus()
    page.keyboard.press("Enter")
    return page


def asked(page: Page) -> bool:
    """Waits until this person is asked for something; False when the game is over."""
    page.locator(f"{MINE}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def made(page: Page, server: Server) -> int:
    """How many acts of the finished game this person made; the record is verified."""
    table = page.url.rsplit("/", 1)[-1]
    line = page.request.get(server.address(f"/api/tables/{table}/record")).text()
    played = record.read(line, games.load)
    record.verify(played)
    chair = page.request.get(server.address(f"/api/tables/{table}")).json()["table"]["chairs"]
    mine = next(i for i, one in enumerate(chair) if one["kind"] == "person")
    return sum(act.seat == mine for act in played.acts)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_a_whole_game_by_taps(people: People, server: Server, size: Size) -> None:
    page = play_now(people, server, size)
    while asked(page):
        button = page.locator(".target .place, .roll:not(.early)").first
        try:  # what has just gone away is not tapped
            button.click(timeout=1500)
        except TimeoutError:
            continue
        page.wait_for_timeout(30)
    assert made(page, server) >= 3
    expect(page.locator(".stacks li")).to_have_count(4)


def test_a_whole_game_by_keyboard_alone(people: People, server: Server) -> None:
    page = play_now(people, server, DESK)
    while asked(page):
        targets = page.locator(".target .num")
        page.keyboard.press(targets.first.inner_text() if targets.count() else "r")
        page.wait_for_timeout(100)
    assert made(page, server) >= 3
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="win")).to_be_visible()


# ---- single moments, at a table that is played by hand --------------------------------------------------------------


class Table(Wire):
    """A real table at a moment, or some acts before it. What the page wishes is written down, and done if it obeys."""

    def __init__(self, name: str, back: int = 0, *, obeys: bool = True) -> None:
        found = find(name)
        acts = found.room.playing().acts
        room = moments.laid(games.load(GAME), found.moment, int(found.room.secret, 16))
        for act in acts[: len(acts) - back]:
            room.fold(e.Acted(seat=act.seat, move=act.move, at=act.at))
        super().__init__(room, found.seat)
        self.obeys, self.to_come = obeys, acts[len(acts) - back :]
        self.wished: list[str] = []

    def enter(self, people: People, server: Server, size: Size = PHONE, *, dark: bool = False) -> Page:
        """Somebody sits at this table."""
        page = people.come("about:blank", size, dark=dark)
        self.open(page.context)
        page.goto(server.address(f"/t/{self.room.table}"))
        page.locator(".railrow, .ended").first.wait_for()
        page.wait_for_timeout(STILL_MS)
        return page

    def goes_on(self) -> None:
        """What happened next, happens."""
        act = self.to_come.pop(0)
        self._fold(act.seat, act.move, act.at)

    def _connected(self, socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "hello":
                self._greet(socket, said["since"])
            elif said["t"] == "act":
                self._answer(said)
            elif said["t"] == "ping":
                socket.send(json.dumps({"t": "pong", "sent": said["sent"], "at": 0}))

        self.socket = socket
        socket.on_message(heard)

    def _answer(self, said: dict[str, Any]) -> None:
        self.wished.append(said["move"])
        if self.obeys:
            self._fold(self.seat, said["move"], self.to_come[0].at if self.to_come else self.room.playing().at)
            answer: dict[str, Any] = {"t": "done"}
        else:
            view = self.room.view(self.seat)
            answer = {"t": "refused", "message": "dice-are-rolling", "rule": None, "args": {}, "view": view}
        self.socket.send(json.dumps({**answer, "id": said["id"], "n": self.room.number}))

    def _fold(self, seat: int, move: str, at: int) -> None:
        before, number = self.room.view(self.seat), self.room.number
        self.room.fold(e.Acted(seat=seat, move=move, at=at))
        told = {"t": "update", "n": self.room.number, "what": "act", "chair": seat}
        patch = update.diff(before, self.room.view(self.seat))
        self.socket.send(json.dumps({**told, "events": self.room.missed(self.seat, number), "patch": patch}))


@cache
def find(name: str) -> moments.Found:
    """A moment of the board's list."""
    return moments.find(next(one for one in moments.listed(GAME) if one.name == name))


def use(page: Page, how: str) -> None:
    """Taps a thing (`.roll`) or presses a key (`r`)."""
    if how.startswith("."):
        page.locator(how).click()
    else:
        page.keyboard.press(how)


def wished(page: Page, table: Table) -> list[str]:
    """What the page has wished since it was asked last, once it has wished something."""
    for _ in range(400):
        if table.wished:
            break
        page.wait_for_timeout(50)
    page.wait_for_timeout(50)
    moves, table.wished = table.wished, []
    return moves


ACTS = {
    "": [
        (".lift", "lift"),
        ("l", "lift"),
        (".timer button", "lift"),
        (".roll", "roll"),
        ("r", "roll"),
        ("Space", "roll"),
    ],
    "place": [(".spot:nth-child(2) .place", "place 2"), ("1", "place 1"), ("3", "place 3")],
    "claim": [(".claim", "claim"), (".rise .place", "claim"), ("c", "claim"), ("Space", "claim")],
    # a card that may be claimed is claimed: covered it would be lost; and yet one may cover it
    "claim-or-place": [(".claim", "claim"), (".rise .place", "claim"), (".rise button.num", "place")],
    "claim-or-roll": [
        (".claim", "claim"),
        (".left .roll", "roll"),
        ("r", "roll"),
        (".left .lift", "lift"),
        ("l", "lift"),
    ],
    "rolling": [(".roll", "roll"), ("Space", "roll")],  # a bit too early: the server keeps it
    "begin": [(".roll", "roll")],
    "goes-on": [(".roll", "roll")],
}


@pytest.mark.parametrize("moment", ACTS)
def test_every_act_can_be_made_by_tap_and_by_key(people: People, server: Server, moment: str) -> None:
    table = Table(moment, obeys=False)
    page = table.enter(people, server)
    for how, move in ACTS[moment]:
        use(page, how)
        moves = wished(page, table)
        assert len(moves) == 1 and moves[0].startswith(move), f"{how}: {moves}"
        page.wait_for_timeout(STILL_MS)


@pytest.mark.parametrize(
    ("moment", "verdict", "gives"),
    [("right", "The sand is gone", "puts the top safe card"), ("wrong", "Sand is left", "You put your top safe card")],
)
def test_a_lift_shows_its_verdict_and_who_gives_a_card(
    people: People, server: Server, moment: str, verdict: str, gives: str
) -> None:
    table = Table(moment, back=1)
    page = table.enter(people, server)
    expect(page.locator(".verdict")).to_have_count(0)
    page.locator(".lift").dblclick()
    expect(page.locator(".verdict")).to_contain_text(verdict)
    expect(page.locator(".verdict")).to_contain_text(gives)
    expect(page.get_by_role("img", name=f"The tube is up. {verdict}")).to_be_visible()
    assert wished(page, table) == ["lift"], "the second tap of two is none"


def test_the_end_is_counted_in_strokes(people: People, server: Server) -> None:
    page = Table("end").enter(people, server)
    expect(page.locator(".turnline")).to_contain_text(re.compile(r"· \d+ strokes?(, \d+ ahead of .+)?\s*$"))
    page.get_by_role("button", name="Score sheet").click()
    expect(page.locator(".winner")).to_contain_text(re.compile(r"with \d+ strokes?(, \d+ ahead of .+)?\s*$"))


def test_what_comes_under_a_thumb_at_the_end_is_not_pressed(people: People, server: Server) -> None:
    table = Table("end", back=1)
    page = table.enter(people, server)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    table.goes_on()
    again = page.get_by_role("button", name="Again, same table")
    while not again.count():  # what was still to be seen comes first
        page.clock.run_for(100)
    expect(again).to_be_disabled()
    page.clock.run_for(2000)
    expect(again).to_be_enabled()


class Taught(Table):
    """A table where hints are for all."""

    def _greet(self, socket: WebSocketRoute, since: int | None) -> None:
        self.room.settings = msgspec.structs.replace(self.room.settings, hints="all")
        super()._greet(socket, since)


def test_an_answer_is_heard_while_things_happen(people: People, server: Server) -> None:
    """What waits to be shown would push the question away under the finger."""
    table = Taught("roll", back=3)
    page = people.come("about:blank")
    page.clock.install()
    table.open(page.context)
    page.goto(server.address(f"/t/{table.room.table}"))
    yes = page.get_by_role("button", name="Show me how")
    yes.wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
    before = number(page)
    for _ in range(2):
        table.goes_on()
    page.wait_for_function("before => +document.querySelector('.game').dataset.n > before", arg=before)
    assert number(page) < table.room.number, "the second is still to be shown"
    yes.click()
    expect(page.get_by_role("complementary", name="Your first game").get_by_role("button")).to_have_count(1)
    assert number(page) < table.room.number
    page.locator(".mat").click(position={"x": 5, "y": 5})
    expect(page.locator(".game")).to_have_attribute("data-n", str(table.room.number))


def test_two_taps_roll_once_and_what_comes_under_a_thumb_is_not_pressed(people: People, server: Server) -> None:
    table = Table("roll", back=1)
    page = table.enter(people, server)
    table.goes_on()
    page.locator(".roll:not(.early)").wait_for()
    page.wait_for_timeout(STILL_MS)
    page.locator(".roll").dblclick()
    assert wished(page, table) == ["roll"]


def test_the_button_stays_where_it_is_while_the_dice_roll(people: People, server: Server) -> None:
    table = Table("roll", back=1)
    page = table.enter(people, server)
    before = page.locator(".roll.early").bounding_box()
    places = page.locator(".places").bounding_box()
    table.goes_on()
    page.locator(".roll:not(.early)").wait_for()
    assert page.locator(".roll").bounding_box() == before
    assert page.locator(".places").bounding_box() == places


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_my_places_do_not_move_when_a_card_comes(people: People, server: Server, size: Size) -> None:
    table = Table("change", back=1)
    page = table.enter(people, server, size)
    before = page.locator(".places").bounding_box()
    table.goes_on()
    page.locator(".newcard").wait_for()
    assert page.locator(".places").bounding_box() == before


def test_what_is_not_lawful_says_why(people: People, server: Server) -> None:
    table = Table("", obeys=False)
    page = table.enter(people, server)
    page.locator(".spot:nth-child(1) .place").click()
    assert wished(page, table) == ["place 1"]
    expect(page.locator(".turnline.refuse")).to_be_visible()


def test_nothing_changes_by_itself_while_the_sand_runs(people: People, server: Server) -> None:
    page = people.come("about:blank")
    page.clock.install()
    table = Table("wait")
    table.open(page.context)
    page.goto(server.address(f"/t/{table.room.table}"))
    page.locator(".railrow").wait_for()
    page.clock.run_for(10_000)
    before = page.locator(".game").evaluate(BOARD)
    for _ in range(15):
        page.clock.run_for(20_000)
        assert page.locator(".game").evaluate(BOARD) == before


# ---- for everybody --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moment", ["five", "place", "roll", "twelve", "claim-or-place", "claim-or-roll", "double", "right", "end"]
)
def test_nothing_is_cut_off_on_any_screen(people: People, server: Server, moment: str) -> None:
    page = Table(moment).enter(people, server)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        assert page.evaluate(CUT) == [], f"{moment} at {width} x {height}"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_nothing_is_covered_in_a_replay(people: People, server: Server, size: Size) -> None:
    ended = moments.ended(find("").moment)
    wire = Wire(ended.room, ended.seat)
    page = people.come("about:blank", size)
    wire.open(page.context)
    acts = len(wire.room.playing().acts)
    page.goto(server.address(f"/replay/{wire.room.table}"))
    for at in range(0, acts, acts // 12):
        page.get_by_role("slider").fill(str(at))
        page.wait_for_timeout(STILL_MS)
        assert page.evaluate(CUT) == [], f"move {at} of {acts}"


def test_the_position_is_told_without_the_time(people: People, server: Server) -> None:
    page = Table("").enter(people, server)
    page.keyboard.press("s")
    said = page.get_by_role("alert")
    expect(said).to_contain_text(
        re.compile(r"stage 2 of 3\. The dice show \d+\. You: 1, \d+; 2, \d+; 3, \d+; \d+ left")
    )
    assert not re.search("second|minute|time|clock", said.inner_text())


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_axe_finds_nothing_serious_by_day_and_in_the_evening(people: People, server: Server, size: Size) -> None:
    found: dict[str, list[str]] = {}
    for moment in ("", "place", "claim-or-roll", "wrong", "rolling", "end"):
        page = Table(moment).enter(people, server, size)
        found[moment] = serious_in_both_lights(page)
        page.context.close()
        people.contexts.remove(page.context)
    assert not any(found.values()), listed(found)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_a_board_without_a_line_says_no_name_of_mine_and_axe_finds_nothing_serious(
    people: People, server: Server, size: Size
) -> None:
    table = Table("")
    table.then = lambda socket: socket.close()
    page = table.enter(people, server, size)
    page.locator(".turnline.lost").wait_for()
    expect(page.locator(".idle")).not_to_contain_text(
        table.room.playing().names[table.seat]
    )  # nobody is told of oneself
    assert serious_in_both_lights(page) == []
