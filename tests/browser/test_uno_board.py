"""UNO's board in a real browser: whole games by taps and by keys, ten at a phone, and every kind of move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Position, expect
from tests.browser.people import People, listed, serious_in_both_lights
from tests.shots import moments
from tests.shots.stage import DESK, LANDSCAPE, PHONE, SHORT, Server, Size, Wire

GAME = "uno"
TINY = Size("tiny", 320, 568, 2)
MINE = ".game:not(.ended) .turnline.mine"
OVER = ".game.ended"
PATIENCE = 60_000


# ---- whole games against bots ---------------------------------------------------------------------------------------


def sit_down(page: Page, server: Server, seats: int, **options: Any) -> None:
    """A table for this person and bots, to one round unless told otherwise."""
    wish = {"game": GAME, "name": "Ada", "chairs": seats, "options": {"target": 1, **options}}
    table = page.request.post(server.address("/api/tables"), data=wish).json()["table"]
    page.goto(server.address(f"/t/{table}"))
    free = page.get_by_role("button", name="Bot", exact=True)
    for left in range(seats - 1, 0, -1):
        expect(free).to_have_count(left, timeout=PATIENCE)
        free.first.click()
    page.get_by_role("button", name="Start").click()
    page.locator(".game").wait_for(timeout=PATIENCE)


def asked(page: Page) -> bool:
    """Waits until this person is asked for something; False when the match is over."""
    page.locator(f"{MINE}, {OVER}").first.wait_for(timeout=PATIENCE)
    return page.locator(OVER).count() == 0


TAPS = (  # what a thumb taps, the most pressing first
    ".unobtn.hot",
    ".sheet .wish button",
    ".sheet .people .btn:visible",
    ".seat.pick button",
    ".sheet .pair .btn >> nth=1",
    ".actions .btn.strong",
    ".hand .picked button",
    ".hand .can button",
    ".actions .btn",
    ".stock",
)


def tap(page: Page) -> None:
    """One tap on what is offered; the table may have gone on meanwhile."""
    found = (f".game:not(.ended) {what}" for what in TAPS)  # not "Again", which comes when the match ends meanwhile
    what = next((what for what in found if page.locator(what).count()), None)
    if what is None:
        return
    corner: Position | None = {"x": 10, "y": 10} if ".hand" in what else None  # of a card, which the next one covers
    try:
        page.locator(what).first.click(timeout=2000, position=corner)
    except Error as error:
        if "Timeout" not in str(error):
            raise


def play_to_the_end(page: Page, most: int = 1500) -> None:
    for _ in range(most):
        if not asked(page):
            return
        tap(page)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_a_whole_game_by_taps(people: People, server: Server, size: Size) -> None:
    page = people.come(server.address(), size)
    sit_down(page, server, 4, stacking="mixed", seven_zero=True, jump_in=True)
    play_to_the_end(page)
    expect(page.locator(".pad")).to_be_visible()
    expect(page.locator(".turnline")).to_contain_text("win")


def test_ten_at_a_table_on_a_phone(people: People, server: Server) -> None:
    page = people.come(server.address(), PHONE)
    sit_down(page, server, 10)
    expect(page.locator(".seat")).to_have_count(9)
    assert asked(page)
    assert whole(page) == []
    play_to_the_end(page)
    expect(page.locator(".seat .minis")).to_have_count(9)


def press(page: Page) -> None:
    """One turn by keys: a colour or a player by number, the first card that is raised, else what there is to do."""
    if page.locator(".unobtn.hot").count():
        page.keyboard.press("u")
    elif page.locator(".wish button, .seat.pick button").count():
        page.keyboard.press("1")
    elif page.locator(".hand .can").count():
        states = page.locator(".hand li").evaluate_all("all => all.map((one) => one.className)")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Home")
        for _ in range(next((i for i, state in enumerate(states) if "can" in state.split()), 0)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
        if not page.locator(".sheet").count():  # a wild asks for its colour first
            page.keyboard.press("Enter")
    else:
        page.evaluate("document.activeElement?.blur()")
        for key in ("Enter", "t", "p", "d"):
            page.keyboard.press(key)
    page.wait_for_timeout(50)


def test_a_whole_game_by_keyboard_alone(people: People, server: Server) -> None:
    page = people.come(server.address(), DESK)
    sit_down(page, server, 3)
    for _ in range(1500):
        if not asked(page):
            break
        press(page)
    expect(page.locator(OVER)).to_be_visible()


def test_what_does_not_fit_says_why_and_leads_to_its_rule(people: People, server: Server) -> None:
    page = people.come(server.address())
    sit_down(page, server, 2)
    for _ in range(300):
        assert asked(page)
        if page.locator(".hand .cannot").count() and page.locator(".hand .can").count():
            break
        tap(page)
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".hinted")).not_to_have_count(0)
    page.locator(".hand .cannot button").first.click(position={"x": 10, "y": 10})
    expect(page.locator(".turnline.refuse")).to_contain_text("does not fit")  # a hint does not hide it
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator(".drawer .asked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    page.locator(".hand .can button").first.click(position={"x": 10, "y": 10})
    expect(page.locator(".turnline.refuse")).to_have_count(0, timeout=3000)  # it was read: something else is chosen


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the pages alone: the tables of these tests have wires that are played by hand."""
    running = Server(tmp_path_factory.mktemp("pages") / "tables.sqlite")
    yield running
    running.stop()


# ---- every kind of move, at moments of real matches -----------------------------------------------------------------

HOUSE = {"stacking": "mixed", "jump_in": True, "seven_zero": True}
KINDS: dict[str, tuple[str, dict[str, Any]]] = {  # how such a move is spelled, and at which table it is looked for
    "a number": ("play .[0-9]", {}),
    "a symbol": ("play [BGRY][SRD]", {}),
    "a wild": ("play W as .", {}),
    "a wild draw four": ("play W4 as .", {}),
    "a seven": ("play .7 swap .", HOUSE),
    "an answer": ("play .D", HOUSE),
    "a jump": ("jump .[0-689SRD]", HOUSE),
    "a jump with a seven": ("jump .7 swap .", HOUSE),
    "a first colour": ("name .", {}),
    "take": ("take", HOUSE),
    "challenge": ("challenge", {}),
    "uno": ("uno", {}),
    "catch": ("catch .", {}),
    "draw": ("draw", {}),
    "keep": ("keep", {}),
    "the drawn card": ("play .[0-9]", {}),
    "pass": ("draw", {}),
}


@cache
def moment(kind: str) -> tuple[moments.Found, str]:
    """A moment at which somebody may make such a move, and the move."""
    spelling, options = KINDS[kind]

    def offered(view: dict[str, Any]) -> list[str]:
        return [move for move in view["moves"] if re.fullmatch(spelling, move)]

    def when(view: dict[str, Any], table: dict[str, Any]) -> bool:
        if table["phase"] != "playing" or bool(view["drawn"]) != (kind in ("keep", "the drawn card")):
            return False
        return bool(offered(view)) and bool(view["owes"]) >= (kind == "an answer")

    found = moments.find(moments.Moment(GAME, kind, 4, when, options, []))
    return found, "pass" if kind == "pass" else offered(found.room.playing().view(found.seat))[-1]


class Moved(Wire):
    """A wire that answers every move with a refusal; it may list other moves, since the page knows no rule."""

    def __init__(self, found: moments.Found, moves: list[str] | None = None) -> None:
        super().__init__(found.room, found.seat)
        self.moves = moves
        self.answer = {"t": "refused", "message": "not-your-turn", "rule": None, "args": {"seat": 0}}

    def view(self) -> dict[str, Any]:
        view = super().view()
        if self.moves is not None:
            view["game"]["moves"] = self.moves
        return view


def opened(people: People, server: Server, wire: Wire, size: Size) -> Page:
    """The page at this moment."""
    page = people.come("about:blank", size)
    wire.open(page.context)
    page.goto(server.address(f"/t/{wire.room.table}"))
    page.locator(".game").wait_for(timeout=PATIENCE)
    return page


def spoken(card: str) -> str:
    """How a card is called."""
    colours = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"}
    faces = {"S": "Skip", "R": "Reverse", "D": "Draw Two"}
    if card[0] == "W":
        return "Wild Draw Four" if card == "W4" else "Wild"
    return f"{colours[card[0]]} {faces.get(card[1:], card[1:])}"


def by_tap(page: Page, move: str, seat: int, seats: int) -> None:
    """Makes a move as a thumb does."""
    what, *words = move.split()
    if page.get_by_role("button", name="Play it").count() and what == "play":
        page.get_by_role("button", name="Play it").click()
        return
    button = page.get_by_role("button", name={"uno": "Call UNO", "draw": "Draw a card"}.get(what, what.title())).first
    if what == "catch":
        page.locator(".seat.pick button").click()
    elif what == "name":
        page.locator(".wish button").filter(has_text=spoken(f"{words[0]}1").split()[0]).click()
    elif what not in ("play", "jump"):
        button.click()
    else:
        card = page.locator(f'.hand button[aria-label^="{spoken(words[0])},"]').first
        card.click()
        if words[1:2] == ["as"]:
            page.locator(".wish button").filter(has_text=spoken(f"{words[2]}1").split()[0]).click()
        elif words[1:2] == ["swap"]:
            page.locator(".people .btn").nth((int(words[2]) - seat) % seats - 1).click()
        else:
            card.click()


def by_key(page: Page, move: str, seat: int, seats: int) -> None:
    """Makes a move as fingers on a keyboard do."""
    what, *words = move.split()
    plain = {"take": "t", "challenge": "c", "uno": "u", "catch": "u", "draw": "d", "keep": "k", "pass": "p"}
    if what in plain:
        page.keyboard.press(plain[what])
    elif what == "name":
        page.keyboard.press(str("BGRY".index(words[0]) + 1))
    elif page.get_by_role("button", name="Play it").count():
        page.keyboard.press("Enter")
    else:
        if what == "jump":
            page.keyboard.press("j")
        else:
            page.keyboard.press("ArrowLeft")
            for _ in range(30):
                if page.evaluate("document.activeElement.ariaLabel").startswith(f"{spoken(words[0])},"):
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        if words[1:2] == ["as"]:
            page.keyboard.press(str("BGRY".index(words[2]) + 1))
        elif words[1:2] == ["swap"]:
            page.keyboard.press(str((int(words[2]) - seat) % seats))
        elif what == "play":
            page.keyboard.press("Enter")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_move_is_reached_by_tap_and_by_key(people: People, pages: Server, kind: str) -> None:
    found, move = moment(kind)
    wire = Moved(found, ["pass"] if kind == "pass" else None)
    page = opened(people, pages, wire, PHONE)
    for count, reach in enumerate((by_tap, by_key), 1):
        reach(page, move, found.seat, found.moment.seats)
        expect(page.locator(".turnline.refuse")).to_be_visible(timeout=PATIENCE)  # the wish has come and is refused
        assert [wish["move"] for wish in wire.wishes] == [move] * count
        page.keyboard.press("Escape")
        page.locator("body").click(position={"x": 180, "y": 20})


# ---- for everybody --------------------------------------------------------------------------------------------------


@cache
def at(name: str) -> moments.Found:
    """One of the board's own moments."""
    return moments.find(next(one for one in moments.listed(GAME) if one.name == name))


def test_the_rules_open_at_what_is_asked(people: People, pages: Server) -> None:
    page = opened(people, pages, Moved(at("challenge")), PHONE)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="The rules of UNO")).to_be_visible()
    expect(page.locator(".drawer .asked")).to_be_in_viewport()
    expect(page.locator(".drawer .asked")).to_contain_text("uno.challenge")


def test_a_hand_that_counts_for_another_lies_open_at_the_end(people: People, pages: Server) -> None:
    found = at("over")
    loser = next(seat for seat, held in enumerate(found.room.view(0)["game"]["last_round"]["hands"]) if held)
    page = opened(people, pages, Moved(found._replace(seat=loser)), PHONE)
    held = found.room.view(loser)["game"]["last_round"]
    expect(page.locator(".mineopen .card")).to_have_count(len(held["hands"][loser]))
    expect(page.locator(".mineopen")).to_contain_text(str(held["worth"][loser]))


LOOKED_AT = ("", "ten", "wish", "challenge", "seven", "drawn", "end")  # one of each form the rail takes


def shown(people: People, pages: Server, size: Size) -> Iterator[tuple[str, Page]]:
    """The page at each of them."""
    for name in LOOKED_AT:
        page = opened(people, pages, Moved(at(name)), size)
        for selector in at(name).moment.tap:
            page.click(selector)
        yield name, page
        page.context.close()
        people.contexts.remove(page.context)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_axe_finds_nothing_serious(people: People, pages: Server, size: Size) -> None:
    found = {name: serious_in_both_lights(page) for name, page in shown(people, pages, size)}
    assert not any(found.values()), listed(found)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_axe_finds_nothing_serious_while_the_line_is_lost(people: People, pages: Server, size: Size) -> None:
    wire = Moved(at(""))
    wire.then = lambda socket: socket.close()
    page = opened(people, pages, wire, size)
    page.locator(".turnline.lost").wait_for()
    assert serious_in_both_lights(page) == []


WHOLE = """() => {
  const faults = document.documentElement.scrollWidth > innerWidth ? ["wider than the screen"] : [];
  const mat = document.querySelector(".mat");
  mat.scrollTo(99, 99);
  if (mat.scrollLeft || mat.scrollTop) faults.push("the mat can be moved");
  for (const what of [".unobtn", ".turnline", ".sheet button", ".actions .btn", ".hand button .card"])
    for (const one of document.querySelectorAll(what)) {
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      const cut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      if (width && cut) faults.push(`${what} is cut: ${[left, top, right, bottom].map(Math.round)}`);
    }
  return faults;
}"""


def whole(page: Page) -> list[str]:
    """What of the things one needs is cut off."""
    page.wait_for_timeout(50)
    return list(page.evaluate(WHOLE))


def test_hand_buttons_and_questions_are_whole_on_every_screen(people: People, pages: Server) -> None:
    found: dict[str, list[str]] = {}
    for name, page in shown(people, pages, PHONE):
        for size in (PHONE, SHORT, TINY, LANDSCAPE, DESK):
            page.set_viewport_size({"width": size.width, "height": size.height})
            found[f"{name} {size.name}"] = whole(page)
    assert not any(found.values()), listed(found)
