"""The plain board in a real browser: every game in words, tables and buttons; and seats that change hands."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late
from tests.browser.people import People, listed, moved_on, number, serious_in_both_lights
from tests.shots.stage import DESK, PHONE, Server, Size

from troef import games

GAME = "companeros"  # a match of it is nine cards long
MOVES = ".moves button"
NEXT = "button:has-text('Next round')"
OVER = ".game.ended"
DOUBLE_TAP_MS = 450


def asked(page: Page) -> bool:
    """Waits until there is something to do; False when the match is over."""
    page.locator(f"{MOVES}, {NEXT}, {OVER}").first.wait_for()
    if page.locator(NEXT).count():
        page.locator(NEXT).click()
        page.locator(f"{MOVES}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def act(page: Page, which: int = 0) -> None:
    """Taps one of the moves and waits for what comes of it; where all act at once somebody may have been faster."""
    page.wait_for_timeout(DOUBLE_TAP_MS)  # the same move made a moment ago counts as one tap
    before, moves = number(page), page.locator(MOVES)
    with contextlib.suppress(Late):
        moves.nth(which % max(1, moves.count())).click(timeout=5000)
        page.locator(f".game:not([data-n='{before}']), .turnline.refuse").first.wait_for(timeout=10_000)


def play_now(page: Page, key: str) -> None:
    """Sits down with bots."""
    title = re.escape(games.load(key).title)
    page.get_by_role("button", name=re.compile(f"{title}.*Play now")).click()
    page.locator(".game.plain").wait_for()


@pytest.mark.parametrize("key", [key for key in games.keys() if key != GAME])  # noqa: SIM118
def test_every_game_is_played_in_words(people: People, server: Server, key: str) -> None:
    page = people.come(server.address("/plain"), DESK)
    play_now(page, key)
    for count in range(12):
        if not asked(page):
            break
        act(page, count)
    assert page.locator(".log li").count() > 12
    assert page.locator("canvas, .hand, .centre .card").count() == 0, "no pictures"


def test_a_game_that_the_page_was_built_without_is_told_in_its_own_words(
    people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TROEF_GAMES", str(Path(__file__).parents[2] / "docs" / "games"))
    running = Server(tmp_path / "tables.sqlite")
    try:
        page = people.come(running.address("/plain"), DESK)
        page.get_by_role("button", name=re.compile("Twelve.*Play now")).click()
        assert asked(page)
        act(page)
        page.locator(".log li", has_text=re.compile(r"lays \d")).first.wait_for()
        page.keyboard.press("?")
        expect(page.locator(".rules")).to_contain_text("Everybody is dealt three cards")
        page.context.close()
    finally:
        running.stop()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_a_whole_game_by_its_buttons_and_by_its_keys(people: People, server: Server, size: Size) -> None:
    page = people.come(server.address("/plain"), size)
    play_now(page, GAME)
    assert re.search(r"/t/[\w-]+$", page.url), "the address is the table's own"
    turns = 0
    while asked(page):
        turns += 1
        if size is PHONE:
            act(page)
        else:
            page.wait_for_timeout(DOUBLE_TAP_MS)
            before = number(page)
            page.keyboard.press("1")
            moved_on(page, before)
    assert turns >= 9
    expect(page.locator(".turnline")).to_contain_text("win")


@pytest.mark.parametrize("key", games.keys())
def test_every_field_has_a_name_in_every_language(people: People, server: Server, key: str) -> None:
    page = people.come(server.address("/plain"), PHONE, locale="nl-NL")
    title = re.escape(games.load(key).title)
    page.get_by_role("button", name=re.compile(f"{title}.*Speel")).click()
    page.locator(".game.plain .fields").wait_for()
    names = page.locator(".fields dt, .fields th[scope=row], .fields h3").all_inner_texts()
    english = [
        name for name in names if "_" in name or name.lower() in ("hand sizes", "dealer", "trump", "dice", "stock")
    ]
    assert names
    assert english == []


def test_it_is_chosen_in_the_menu_and_remembered(people: People, server: Server) -> None:
    page = people.come(server.address(), DESK)
    page.get_by_role("button", name=re.compile("Compañeros.*Play now")).click()
    page.locator(".game:not(.plain) .hand").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="In words").click()
    page.locator(".game.plain").wait_for()
    page.reload()
    page.locator(".game.plain").wait_for()


def test_axe_finds_nothing_serious(people: People, server: Server) -> None:
    found = {}
    for key in games.keys():  # noqa: SIM118
        page = people.come(server.address("/plain"), PHONE)
        play_now(page, key)
        found[key] = serious_in_both_lights(page)
    assert not listed(found)


# ---- seats that change hands ----------------------------------------------------------------------------------------


def laid(people: People, server: Server) -> tuple[Page, Page]:
    """A table of two people before its start: who runs it, and Wilma, who came by the code."""
    ada = people.come(server.address(f"/new/{GAME}"), DESK)
    ada.get_by_role("button", name="Lay the table").click()
    ada.locator(".wait").wait_for()
    code = ada.locator(".url small b").inner_text()
    bo = people.come(server.address(), PHONE)
    bo.get_by_label("Got a link or a code?").fill(code.lower())
    bo.get_by_role("button", name="Sit down").click()
    bo.get_by_label("Your name").fill("Wilma")
    bo.get_by_role("button", name="Sit down").click()
    expect(ada.locator(".chair", has_text="Wilma")).to_be_visible()
    return ada, bo


def test_seats_are_moved_rules_changed_and_the_table_handed_over(people: People, server: Server) -> None:
    ada, bo = laid(people, server)
    ada.get_by_role("button", name="change", exact=True).click()
    drawer = ada.get_by_role("dialog", name="Seats and rules")
    drawer.get_by_role("button", name="Wilma: one chair earlier").click()
    expect(drawer.locator("ol li").first).to_contain_text("Wilma")
    drawer.get_by_role("switch", name=re.compile("scores", re.IGNORECASE)).first.click()
    drawer.get_by_role("button", name="Play like this").click()
    expect(ada.locator(".facts li").first).to_contain_text(re.compile("scores", re.IGNORECASE))
    ada.get_by_role("button", name="change", exact=True).click()
    drawer.get_by_role("button", name="Let Wilma run the table").click()
    expect(bo.get_by_role("button", name="change", exact=True)).to_be_visible()
    expect(ada.get_by_text("Wilma starts the match")).to_be_visible()


def test_a_seat_goes_to_another_device_and_to_another_person(people: People, server: Server) -> None:
    ada, bo = laid(people, server)
    ada.locator(".chair", has=ada.get_by_role("button", name="Bot")).get_by_role("button", name="Bot").first.click()
    ada.get_by_role("button", name="Start with 3").click()
    ada.locator(".game").wait_for()

    tablet = people.come(secret(ada, "My seat on another device"), PHONE)
    expect(ada.locator(".turnline")).to_contain_text("on another device")
    expect(hand(tablet).first).to_be_visible()
    assert "#" not in tablet.url

    cy = people.come(secret(bo, "Give my seat to somebody"), PHONE)
    cy.get_by_label("Your name").fill("Cy")
    cy.get_by_role("button", name="Sit down").click()
    expect(hand(cy).first).to_be_visible()
    expect(bo.locator(".turnline")).to_contain_text("Watching")


def hand(page: Page) -> Locator:
    """The cards of this person."""
    return page.locator(".hand button")


def secret(page: Page, name: str) -> str:
    """A link with a secret in it, from the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).click()
    expect(page.get_by_label(name).last).to_be_in_viewport()
    return page.get_by_label(name).last.input_value()
