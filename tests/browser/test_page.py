"""The page in a real browser, against a real server: by taps, by keys, by two people."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.people import PATIENCE_MS, People, listed, moved_on, number, serious, serious_in_both_lights
from tests.shots import moments
from tests.shots.__main__ import waiting_room
from tests.shots.stage import DESK, PHONE, Server, Size, Wire

from troef import games
from troef.core import record

GAME = "companeros"  # the model of a board; a match of it is nine cards long
TITLE = "Compañeros"
PLAY_NOW = re.compile(f"{TITLE}.*Play now")
MINE = ".game:not(.ended) .turnline.mine"  # the winner has such a ribbon, too
OVER = ".game.ended"


# ---- playing --------------------------------------------------------------------------------------------------------


def asked(page: Page) -> bool:
    """Waits until this person is asked for something; False when the match is over."""
    page.locator(f"{MINE}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def tap(page: Page) -> None:
    """Lays the first card or takes the first colour, by two taps that a thumb can make; the only colour by one."""
    column, go = page.locator("button.take:not(.still)"), page.locator("button.go:not(.idle)")
    before = number(page)
    if not go.count():
        (column if column.count() else page.locator(".hand button")).first.click()
    go.click()
    moved_on(page, before)


def asked_of(people: list[Page], what: str) -> Page | None:
    """Waits until one of them has this on the screen; None when the match is over for all."""
    until = time.monotonic() + 4 * PATIENCE_MS / 1000
    while time.monotonic() < until:
        if ready := next((page for page in people if page.locator(what).count()), None):
            return ready
        if all(page.locator(OVER).count() for page in people):
            return None
        people[0].wait_for_timeout(100)
    raise AssertionError(f"nobody has {what}")


def play_to_the_end(page: Page, most: int = 60) -> int:
    """Taps until the match is over; returns how often it was asked."""
    for count in range(most):
        if not asked(page):
            return count
        tap(page)
    raise AssertionError("the match does not end")


def test_the_first_screen_says_at_which_table_it_is_my_turn(people: People, server: Server) -> None:
    page = people.come(server.address())
    page.get_by_role("button", name=PLAY_NOW).click()
    assert asked(page)
    page.get_by_role("button", name="To the games").click()
    expect(page.locator(".resume")).to_contain_text("Your turn")
    page.locator(".resume").click()
    assert asked(page)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_a_whole_game_by_taps_its_record_its_seal_and_another(people: People, server: Server, size: Size) -> None:
    page = people.come(server.address(), size)
    page.get_by_role("button", name=PLAY_NOW).click()
    assert play_to_the_end(page) >= 9
    expect(page.locator(".turnline")).to_contain_text("win")
    page.get_by_role("button", name="Score sheet").click()
    table = page.url.rsplit("/", 1)[-1]
    line = page.request.get(server.address(f"/api/tables/{table}/record")).text()
    record.verify(record.read(line, games.load))
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_role("heading", name="The seal fits")).to_be_in_viewport()  # what unfolds comes into sight
    expect(page.get_by_text(re.compile("The random number of this device is part"))).to_be_in_viewport()
    assert serious_in_both_lights(page) == []
    page.get_by_role("button", name="Again, same table").click()
    expect(page.locator(".game:not(.ended)")).to_be_visible()
    assert asked(page)


def test_by_keyboard_alone(people: People, server: Server) -> None:
    page = people.come(server.address(), DESK)
    page.get_by_role("button", name=PLAY_NOW).focus()
    page.keyboard.press("Enter")
    turns = 0
    while asked(page):
        turns += 1
        before = number(page)
        if page.locator("button.take:not(.still)").count():
            page.keyboard.press("1")
        else:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        moved_on(page, before)
    assert turns >= 9
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="The rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="win")).to_be_visible()


def test_two_people_by_a_link_with_a_reload_and_a_server_that_comes_back(people: People, server: Server) -> None:
    host = people.come(server.address(f"/new/{GAME}"), DESK)
    host.get_by_role("button", name="Chair 4: guest").click()  # a bot instead
    host.get_by_role("button", name="Lay the table for 4").click()
    host.locator(".wait").wait_for()
    expect(host.get_by_label(re.compile("^Level of "))).to_have_value("normal")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Change my name").click()
    expect(host.locator(".chair", has_text="Ada")).to_be_visible()
    link = "http://" + host.get_by_label("Link to this table").input_value()
    guest = people.come(link, PHONE)
    guest.get_by_label("Your name").fill("Wilma")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".chair", has_text="Wilma")).to_be_visible()
    host.get_by_role("button", name="Start with 3").click()
    for page in (host, guest):
        page.locator(".game").wait_for()
    both = [host, guest]
    turn = 0
    while ready := asked_of(both, MINE):
        tap(ready)
        turn += 1
        if turn == 5:
            guest.reload()
            guest.locator(".game").wait_for()
        if turn == 10:
            server.kill()
            expect(guest.locator(".turnline.lost")).to_be_visible()
            server.start()
            expect(guest.locator(".turnline.lost")).to_have_count(0)
    assert turn >= 18
    guest.get_by_role("button", name="Again, same table").click()
    for page in both:
        page.locator(".wait").wait_for()
    host.locator(".start .btn").click()
    for page in both:
        expect(page.locator(".game:not(.ended)")).to_be_visible()


def test_what_is_not_lawful_says_why_and_leads_to_its_rule(people: People, server: Server) -> None:
    page = people.come(server.address())
    page.get_by_role("button", name=PLAY_NOW).click()
    assert asked(page)
    page.locator("button.take").first.click()
    expect(page.locator(".turnline.refuse")).to_contain_text("Cards are being laid")
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator(".drawer .asked")).to_contain_text("companeros.play")


def test_a_double_tap_acts_once(people: People, server: Server) -> None:
    page = people.come(server.address())
    page.get_by_role("button", name=PLAY_NOW).click()
    assert asked(page)
    before = page.locator(".hand button").count()
    page.locator(".hand button").first.click()
    page.locator("button.go").dblclick()
    expect(page.locator(".hand button")).to_have_count(before - 1)
    expect(page.locator(".turnline.refuse")).to_have_count(0)


HEARD = """() => {
  window.heard = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    createOscillator() { window.heard++; return super.createOscillator(); }
    createBufferSource() { window.heard++; return super.createBufferSource(); }
  };
}"""


def test_the_tab_says_that_it_is_my_turn_and_is_silent_until_sounds_are_wanted(people: People, server: Server) -> None:
    page = people.come("about:blank", DESK)
    page.add_init_script(f"({HEARD})()")
    page.goto(server.address())
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("Troef")
    page.get_by_role("button", name=PLAY_NOW).click()
    assert asked(page)
    expect(page).to_have_title(f"● Your turn · {TITLE} · Troef")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    tap(page)
    assert page.evaluate("heard") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Sound").click()
    page.keyboard.press("Escape")
    assert asked(page)
    tap(page)
    page.wait_for_function("heard > 0")
    play_to_the_end(page)
    expect(page).to_have_title(f"{TITLE} · Troef")
    expect(icon).to_have_attribute("href", "/icon.svg")


# ---- for everybody --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
@pytest.mark.parametrize("dark", [False, True], ids=["day", "evening"])
def test_axe_finds_nothing_serious_on_any_screen(people: People, server: Server, size: Size, dark: bool) -> None:
    found: dict[str, list[str]] = {}
    for path, wait in (("/", ".box"), (f"/new/{GAME}", ".chairs"), ("/settings", ".sample"), ("/nowhere", ".note")):
        page = people.come(server.address(path), size, dark=dark)
        page.locator(wait).first.wait_for()
        found[path] = serious(page)
        page.context.close()
        people.contexts.remove(page.context)
    assert not any(found.values()), listed(found)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
@pytest.mark.parametrize("dark", [False, True], ids=["day", "evening"])
def test_axe_finds_nothing_serious_at_a_table(people: People, server: Server, size: Size, dark: bool) -> None:
    found: dict[str, list[str]] = {}
    wires, taps = {"waiting": Wire(waiting_room(GAME), 0)}, {}
    for moment in moments.listed(GAME):
        if moment.name in ("", "lay", "end"):
            wires[moment.name or "pick"] = Wire(*moments.find(moment)[1:])
            taps[moment.name or "pick"] = moment.tap
    for name, wire in wires.items():
        page = people.come("about:blank", size, dark=dark)
        wire.open(page.context)
        page.goto(server.address(f"/t/{wire.room.table}"))
        page.locator(".wait, .game").first.wait_for()
        for selector in taps.get(name, []):
            page.click(selector)
        found[name] = serious(page)
        for key in "h?m" if name == "pick" else "":
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            found[f"{name} {key}"] = serious(page)
            page.keyboard.press("Escape")
        if name == "end":
            page.keyboard.press("p")
            page.locator("main.end").wait_for()
            found["score sheet"] = serious(page)
        page.context.close()
        people.contexts.remove(page.context)
    assert not any(found.values()), listed(found)


def test_a_game_by_accessible_names_only(people: People, server: Server) -> None:
    """As a screen reader goes: roles and names, nothing else; S says the position, the live regions what happens."""
    page = people.come(server.address(), PHONE)
    page.get_by_role("button", name=PLAY_NOW).click()
    page.get_by_role("button", name="No, thanks").click()
    rail = page.get_by_role("region", name="What you can do")
    hand, display = page.get_by_role("list", name="Your hand"), page.get_by_role("region", name="Display")
    acts = 0
    while True:
        said = rail.get_by_text(re.compile(r"Your turn|Your pick|wins?\W*$|share the win")).first
        said.wait_for()
        if not re.match("Your", said.inner_text()):
            break
        before = number(page)
        go = page.get_by_role("button", name=re.compile("^(Lay|Take) "))
        if not go.count():
            (hand if said.inner_text().startswith("Your turn") else display).get_by_role("button").first.click()
        go.click()
        moved_on(page, before)
        expect(go).to_have_count(0)  # nothing is chosen for the next act yet
        acts += 1
    assert acts >= 9
    page.get_by_role("button", name="Say the table").dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text(re.compile("wins?"))
