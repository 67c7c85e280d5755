"""The board of 6th Sense in a real browser: whole games by taps and by keys, every choice, every screen."""

from __future__ import annotations

import itertools
import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import People, listed, serious_in_both_lights
from tests.shots import moments
from tests.shots.stage import DESK, PHONE, Server, Size, Wire

GAME = "sixth-sense"
MINE = ".game:not(.ended, .between) .turnline.mine"
OVER = ".game.ended"
NEXT = ".game.between .btn.strong:not(:disabled)"
LONG = 60_000


# ---- whole games ----------------------------------------------------------------------------------------------------


def begin(people: People, server: Server, size: Size, bots: int) -> Page:
    """A table with bots, where the first point ends the match: one round, seldom two."""
    page = people.come(server.address(f"/new/{GAME}"), size)
    page.set_default_timeout(LONG)
    for chair in range(2, 7):
        button = page.get_by_role("button", name=f"Chair {chair}:")
        want = "bot" if chair <= bots + 1 else "nobody"
        for _ in range(8):
            if want in (button.get_attribute("aria-label") or "").lower():
                break
            button.click()
    page.get_by_label("Points to reach").fill("1")
    page.get_by_label("Points to reach").blur()
    page.get_by_role("button", name=f"Lay the table for {bots + 1}").click()
    page.get_by_role("button", name="Start").click()
    page.locator(".game").wait_for()
    return page


def asked(page: Page) -> bool:
    """Waits until this person is asked for something, going on between rounds; False when the match is over."""
    while True:
        page.locator(f"{MINE}, {OVER}, {NEXT}").first.wait_for()
        if not page.locator(NEXT).count():
            return page.locator(OVER).count() == 0
        # it may have gone on by itself
        page.locator(NEXT).evaluate_all("(found) => found.forEach((one) => one.click())")
        page.locator(".game:not(.between)").wait_for()


def cards(page: Page) -> Locator:
    """The cards that may be laid now: raised, or all of them as a prediction."""
    raised = page.locator(".hand .can button")
    return raised if raised.count() else page.locator(".hand button")


def answer(page: Page, *buttons: str) -> None:
    """Taps the first of these buttons that is there."""
    page.locator(", ".join(buttons)).first.click()


def tap(page: Page) -> None:
    """Answers what is asked by taps: splits, or lays the first card in the first way there is."""
    if page.locator(".sheet.split").count():
        answer(page, ".sheet.split .btn")
        page.locator(".sheet.split").wait_for(state="detached")
        return
    before = page.locator(".hand button").count()
    cards(page).first.click()
    answer(page, ".sheet.call .btn", ".played.target button", ".actions .btn.strong")
    expect(page.locator(".hand button")).to_have_count(before - 1, timeout=LONG)


def press(page: Page) -> None:
    """The same by keys alone."""
    if page.locator(".sheet.split").count():
        page.keyboard.press("1")
        page.locator(".sheet.split").wait_for(state="detached")
        return
    before = page.locator(".hand button").count()
    for _ in range(before + 1):
        page.keyboard.press("ArrowRight")
        if page.locator(".hand li:not(.cannot) button:focus").count():
            break
    page.keyboard.press("Enter")
    if page.locator(".sheet.call").count():
        page.keyboard.press("9")
    elif page.locator(".sheet.block").count():
        page.keyboard.press("1")
    else:
        page.keyboard.press("Enter")
    expect(page.locator(".hand button")).to_have_count(before - 1, timeout=LONG)


@pytest.mark.parametrize(("size", "bots"), [(PHONE, 5), (DESK, 2)], ids=["six on a phone", "three on a desk"])
def test_a_whole_game_by_taps(people: People, server: Server, size: Size, bots: int) -> None:
    page = begin(people, server, size, bots)
    turns = 0
    while asked(page):
        tap(page)
        turns += 1
    assert turns >= 11 - (size is PHONE)
    expect(page.locator(".open")).to_have_count(bots + 1)
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("heading", name="win")).to_be_visible()


def test_a_whole_game_by_keys_alone(people: People, server: Server) -> None:
    page = begin(people, server, DESK, 1)
    turns = 0
    while asked(page):
        press(page)
        turns += 1
    assert turns >= 15
    expect(page.locator(".open")).to_have_count(2)


# ---- choices --------------------------------------------------------------------------------------------------------


@cache
def found(name: str) -> moments.Found:
    """A moment of this game."""
    return moments.find(next(moment for moment in moments.listed(GAME) if moment.name == name))


def shown(people: People, server: Server, name: str, size: Size) -> tuple[Page, Wire]:
    """A moment on a screen, before anything is tapped."""
    wire = Wire(*found(name)[1:])
    page = people.come("about:blank", size)
    wire.open(page.context)
    page.goto(server.address(f"/t/{wire.room.table}"))
    page.locator(".game").wait_for()
    return page, wire


def made(page: Page, wire: Wire) -> str:
    """The move that was made last."""
    for _ in range(200):
        if moves := [wish["move"] for wish in wire.wishes if wish["t"] == "act"]:
            return str(moves[-1])
        page.wait_for_timeout(50)
    raise AssertionError("nothing was made of it")


def lawful(wire: Wire, word: str) -> list[str]:
    """The moves that begin with a word."""
    return [move for move in wire.room.playing().view(wire.seat)["moves"] if move.startswith(word)]


def pick(page: Page, number: int) -> None:
    """Taps a card of that number that may be played."""
    page.locator(f'.hand .can button[aria-label$=" {number}"]').first.click()


def test_a_block_is_laid_on_a_card_of_the_mat_or_of_the_sheet_or_not_at_all(people: People, server: Server) -> None:
    for size, button in ((DESK, ".played.target button"), (PHONE, ".targets .btn")):
        page, wire = shown(people, server, "block", size)
        pick(page, 0)
        blocks = lawful(wire, "block")
        expect(page.locator(".played.target")).to_have_count(len(blocks))
        page.locator(button).nth(1).click()
        assert made(page, wire) in blocks
    page, wire = shown(people, server, "block", PHONE)
    pick(page, 0)
    page.get_by_role("button", name="No block").click()
    assert made(page, wire) in lawful(wire, "play")


def test_a_block_by_keys(people: People, server: Server) -> None:
    page, wire = shown(people, server, "block", DESK)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="Block")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("b")
    page.keyboard.press("2")
    assert made(page, wire) == lawful(wire, "block")[1]


def test_a_six_is_called_six_or_nine(people: People, server: Server) -> None:
    for word, name in (("6", "six"), ("9", "nine")):
        page, wire = shown(people, server, "69", PHONE)
        pick(page, 6)
        page.locator(".sheet.call .btn", has_text=f"play as {name}").click()
        assert made(page, wire).endswith(f"as {word}")
    page, wire = shown(people, server, "69", DESK)
    pick(page, 6)
    page.keyboard.press("9")
    assert made(page, wire).endswith("as 9")


def test_a_trick_with_a_12_counts_twice_or_once_and_says_what_it_makes(people: People, server: Server) -> None:
    page, wire = shown(people, server, "split", PHONE)
    view = wire.room.playing().view(wire.seat)
    won, goal = view["tricks"][wire.seat], "/".join(map(str, view["goals"]))
    expect(page.locator(".sheet.split")).to_contain_text(f"makes {won + 2} of {goal}")
    page.get_by_role("button", name="One").click()
    assert made(page, wire) == "keep"
    page, wire = shown(people, server, "split", DESK)
    page.keyboard.press("2")
    assert made(page, wire) == "split"


def test_a_peek_is_for_its_owner_alone_and_stays_noted(people: People, server: Server) -> None:
    page, wire = shown(people, server, "peek", PHONE)
    view = wire.room.playing().view(wire.seat)
    whose = view["last_trick"]["winner"]
    expect(page.locator(".sheet.peek h2")).to_contain_text(f"predicted {view['peeked'][whose][1:].replace('6', '6/9')}")
    page.get_by_role("button", name="Seen").click()
    expect(page.locator(".sheet")).to_have_count(0)
    noted = page.locator(".won svg[aria-label^=predicted]")
    expect(noted).to_have_count(sum(card is not None for card in view["peeked"]))
    other = next(seat for seat in range(view["seats"]) if seat not in (wire.seat, whose))
    page, wire = shown(people, server, "peek", PHONE)
    page.context.close()
    people.contexts.remove(page.context)
    page = through(people, server, wire, other)
    expect(page.locator(".won svg[aria-label^='seen by']").first).to_be_visible()
    page = through(people, server, wire, whose)
    expect(page.get_by_role("img", name="looked at a prediction: you")).to_be_visible()


def test_all_predictions_turn_open_when_the_last_trick_showed_one(people: People, server: Server) -> None:
    page, wire = shown(people, server, "over-looked", PHONE)
    expect(page.locator(".open")).to_have_count(wire.room.playing().seats)
    expect(page.locator(".story")).to_contain_text("All predictions are open")


def through(people: People, server: Server, wire: Wire, seat: int) -> Page:
    """The same moment through another seat's eyes."""
    wire.seat = seat
    page = people.come("about:blank")
    wire.open(page.context)
    page.goto(server.address(f"/t/{wire.room.table}"))
    page.locator(".game").wait_for()
    return page
    expect(page.locator(".sheet, .won svg[aria-label^=predicted]")).to_have_count(0)


def test_what_is_not_lawful_is_asked_about_and_not_played(people: People, server: Server) -> None:
    page, wire = shown(people, server, "refused", PHONE)
    wire.answer = {"t": "refused", "message": "must-follow", "rule": "sixth.follow", "args": {"colour": "Y"}}
    page.locator(".hand .cannot button").last.click()
    expect(page.locator(".turnline.refuse")).to_contain_text("You must follow yellow")
    assert made(page, wire) not in lawful(wire, "play")


def test_s_says_the_whole_position(people: People, server: Server) -> None:
    page, wire = shown(people, server, "play", DESK)
    view = wire.room.playing().view(wire.seat)
    page.keyboard.press("s")
    said = page.locator("[role=alert]")
    for part in (f"Round {view['round']}", "Trump is", "wins so far", "You said", "You can play"):
        expect(said).to_contain_text(part)


# ---- for everybody --------------------------------------------------------------------------------------------------

QUESTIONS = {"block": 0, "69": 6}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing_serious(people: People, server: Server, size: Size) -> None:
    faults: dict[str, list[str]] = {}
    for name in ("", "predict", "block", "69", "split", "peek", "end", "over"):
        page, _ = shown(people, server, name, size)
        if name in QUESTIONS:
            pick(page, QUESTIONS[name])
        faults[name] = serious_in_both_lights(page)
        page.context.close()
        people.contexts.remove(page.context)
    assert not any(faults.values()), listed(faults)


SCREENS = [(360, 740), (375, 553), (320, 568), (740, 360), (1280, 800)]
CUT = """() => {
  const rail = document.querySelector(".rail"), page = document.documentElement, cut = [];
  if (page.scrollWidth > innerWidth) cut.push("scrolls sideways");
  if (page.scrollHeight > innerHeight + 1) cut.push("does not fit: " + page.scrollHeight);
  if (rail.getBoundingClientRect().bottom > innerHeight + 1) cut.push("the hand is cut");
  for (const button of document.querySelectorAll(".rail .btn, .mat button")) {
    const box = button.getBoundingClientRect();
    if (box.width && (box.width < 44 || box.height < 44)) cut.push("small: " + button.textContent);
  }
  return cut;
}"""


def test_the_board_is_whole_on_every_screen(people: People, server: Server) -> None:
    faults: dict[str, list[str]] = {}
    for name in ("", "six", "predict", "block", "69", "split", "peek"):
        page, _ = shown(people, server, name, PHONE)
        if name in QUESTIONS:
            pick(page, QUESTIONS[name])
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            faults[f"{name} {width} x {height}"] = page.evaluate(CUT)
        page.context.close()
        people.contexts.remove(page.context)
    assert not any(faults.values()), listed(faults)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_replay_says_what_it_is_and_covers_nothing_of_its_own(people: People, server: Server, size: Size) -> None:
    found = moments.ended(next(one for one in moments.listed(GAME) if not one.name))
    wire = Wire(found.room, found.seat)
    page = people.come("about:blank", size)
    wire.open(page.context)
    page.goto(server.address(f"/replay/{wire.room.table}/1/20"))
    expect(page.locator(".turnline")).to_contain_text("Replay")
    page.locator(".scrub").wait_for()
    tops = [page.locator(part).bounding_box() for part in (".turnline", ".scrub", ".hand")]
    assert all(tops)
    edges = [(box["y"], box["y"] + box["height"]) for box in tops if box]
    assert all(above[1] <= below[0] + 1 for above, below in itertools.pairwise(edges)), edges


def test_the_rules_say_what_is_not_played_in_words(people: People, server: Server) -> None:
    page, _ = shown(people, server, "", DESK)
    page.keyboard.press("?")
    here = page.locator(".drawer .here li")
    expect(here.filter(has_text="Points to reach")).to_contain_text(re.compile("no$"))
    wide = "(all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length"
    assert page.locator(".drawer .toc .btn").evaluate_all(wide) == 0
