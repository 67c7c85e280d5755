"""Every language on the narrowest phone: nothing is wider than the screen, and a change of language is kept."""

from __future__ import annotations

import re
from functools import cache

import pytest
from babel import Locale
from playwright.sync_api import Page, Route, expect
from tests.browser.people import People
from tests.locales import pseudo
from tests.shots import moments
from tests.shots.__main__ import waiting_room
from tests.shots.stage import PHONE, Server, Wire

from troef import bots, games, locales

PSEUDO = "longer"
GAMES = games.keys()
MANY = max(GAMES, key=lambda key: len(games.load(key).options()))
OUTSIDE = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
  const clipped = (e) => e && (getComputedStyle(e).overflowX !== "visible" || clipped(e.parentElement));
  const out = [...document.querySelectorAll("button, input, h1, h2, h3, p")].filter((e) => {
    const { left, right, width } = e.getBoundingClientRect();
    return width > 2 && e.checkVisibility() && (right > innerWidth + 1 || left < -1) && !clipped(e.parentElement);
  });
  out.push(...[...document.querySelectorAll(".segs")].filter((e) => e.scrollWidth > e.clientWidth + 1));
  return [...wide, ...out.map((e) => `outside: ${e.textContent.trim().slice(0, 60) || e.outerHTML.slice(0, 60)}`)];
}"""


# What a box that does not scroll cuts off at its side.
CUT_OFF = """() => [...document.querySelectorAll(":is(.mat, .rail) :is(button, b, p, small, li)")].filter((e) => {
  const { right, left, width } = e.getBoundingClientRect();
  return width > 2 && e.checkVisibility() && (right > innerWidth + 1 || left < -1);
}).map((e) => `cut off: ${e.textContent.trim().slice(0, 60)}`)"""


BROKEN = """() => [...document.querySelectorAll(".chairs button span")].flatMap((span) => {
  const text = span.firstChild, words = [...text.textContent.matchAll(/\\p{L}+/gu)];
  return words.map(({ 0: word, index }) => {
    const part = document.createRange();
    part.setStart(text, index), part.setEnd(text, index + word.length);
    return new Set([...part.getClientRects()].map((line) => Math.round(line.top))).size > 1 ? word : "";
  }).filter(Boolean);
})"""
SCREENS = {"/": ".box", f"/new/{MANY}": ".chairs", "/settings": ".sample", "/nowhere": ".note", "/pad": "h1, h2"}
DRAWERS = {"h": "history", "?": "rules", "m": "menu"}


@cache
def found(key: str, name: str | None = None) -> Wire:
    """A moment of a game: the usual one, one by its name, or the end of a match."""
    first, *_ = listed = moments.listed(key)
    over = first._replace(when=lambda view, table: table["phase"] == "over")
    moment = next((one for one in listed if one.name == name), over if name == "over" else first)
    place = moments.find(moment)
    return Wire(place.room, place.seat)


def come(people: People, language: str) -> Page:
    """Somebody whose browser asks for a language comes with a narrow phone."""
    page = people.come("about:blank", PHONE, locale="en" if language == PSEUDO else language)
    if language == PSEUDO:
        body = pseudo.module()

        def answer(route: Route) -> None:
            route.fulfill(body=body, content_type="text/javascript")

        page.context.route("**/assets/en-*.js", answer)
    return page


class Look:
    """One person's phone in one language, and what is too wide on it, screen by screen."""

    def __init__(self, people: People, server: Server, language: str) -> None:
        people.expected += "|Unable to preload"  # a screen is left while its parts still come
        self.page, self.server = come(people, language), server
        self.faults: list[str] = []

    def at(self, path: str, wait: str, name: str = "") -> None:
        """Opens an address and looks."""
        self.page.goto(self.server.address(path))
        self.page.locator(wait).first.wait_for()
        self.look(name or path)

    def look(self, name: str) -> None:
        """Looks at what is there."""
        self.faults += [f"{name}: {fault}" for fault in self.page.evaluate(OUTSIDE)]

    def table(self, wire: Wire, name: str) -> None:
        """A table at some moment."""
        wire.open(self.page.context)
        self.at(f"/t/{wire.room.table}", ".wait, .game", name)

    def pad(self, key: str) -> None:
        """The score pad of a game: to be laid, and laid."""
        self.at(f"/pad/new/{key}", "input", f"new pad of {key}")
        names = [f"Player {seat}" for seat in range(games.load(key).seats[0])]
        wish = {"game": key, "names": names, "options": {}, "first": 0}
        pad = self.page.request.post(self.server.address("/api/pads"), data=wish).json()["pad"]
        self.at(f"/pad/{pad}", "table", f"pad of {key}")


@pytest.mark.parametrize("language", [*locales.languages(), PSEUDO])
def test_no_screen_is_too_wide(people: People, server: Server, language: str) -> None:
    look = Look(people, server, language)
    for path, wait in SCREENS.items():
        look.at(path, wait)
    assert look.page.evaluate("document.documentElement.lang") == (language if language != PSEUDO else "en")
    for key in GAMES:
        look.pad(key)
    look.table(Wire(waiting_room(MANY), 0), "waiting")
    look.page.locator(".change").click()
    look.page.get_by_role("dialog").wait_for()
    look.look("change")
    look.page.keyboard.press("Escape")
    look.page.wait_for_function("() => !history.state?.over")
    for key in GAMES:
        look.table(found(key), key)
        for pressed, drawer in DRAWERS.items():
            look.page.keyboard.press(pressed)
            look.page.get_by_role("dialog").wait_for()
            look.look(f"{drawer} of {key}")
            look.page.keyboard.press("Escape")
            look.page.wait_for_function(
                "() => !history.state?.over"
            )  # closing a drawer goes a step back, in its own time
        look.table(found(key, "over"), f"end of {key}")
        look.page.keyboard.press("p")
        look.page.locator(".game").wait_for(state="detached")
        look.look(f"score sheet of {key}")
        look.at(f"/replay/{found(key, 'over').room.table}/1/9", ".scrub", f"replay of {key}")
    look.table(found(MANY), "once more")
    look.at("/", ".resume", "the first screen with a table that goes on")
    assert not look.faults, "\n".join(look.faults)


@pytest.mark.parametrize("key", GAMES)
def test_no_moment_is_too_wide_in_the_longest_words(people: People, server: Server, key: str) -> None:
    look = Look(people, server, PSEUDO)
    for moment in moments.listed(key):
        look.table(found(key, moment.name), f"{key}, {moment.name or 'as usual'}")
    look.at("/nowhere", ".note")
    assert pseudo.stretched("nothing") in look.page.locator(".note").first.inner_text()  # "There is nothing here"
    assert not look.faults, "\n".join(look.faults)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(("width", "height"), [(180, 370), (640, 400)], ids=["phone", "desk"])
def test_at_200_per_cent_everything_is_still_there(
    people: People, server: Server, key: str, width: int, height: int
) -> None:
    look = Look(people, server, "en")
    look.page.set_viewport_size({"width": width, "height": height})
    for name in (None, "over"):
        look.table(found(key, name), f"{key}, {name or 'as usual'}")
        cut: list[str] = look.page.evaluate(CUT_OFF)
        assert not cut, "\n".join(cut)
    assert not look.faults, "\n".join(look.faults)


@pytest.mark.parametrize("language", [*locales.languages(), PSEUDO])
def test_no_plain_board_is_too_wide(people: People, server: Server, language: str) -> None:
    look = Look(people, server, language)
    look.at("/plain", ".box")
    for key in GAMES:
        look.table(found(key), key)
        look.page.locator(".plain .fields").wait_for()
        look.look(f"plain board of {key}")
    assert not look.faults, "\n".join(look.faults)


@pytest.mark.parametrize("language", locales.languages())
def test_a_new_table_is_wholly_in_the_language_and_breaks_no_word(
    people: People, server: Server, language: str
) -> None:
    page, game = come(people, language), games.load(MANY)
    page.goto(server.address(f"/new/{MANY}"))
    page.locator(".chairs").wait_for()
    for _ in bots.levels(game):
        page.locator(".chairs button").nth(1).click()
        assert page.evaluate(BROKEN) == []
    say = locales.Speech(game, language)
    choices = {name: option.words for name, option in game.options().items() if option.words}
    wanted = [say.message(f"choice-{name}-{word}") for name, words in choices.items() for word in words]
    assert page.locator("select option").all_inner_texts() == wanted


def test_the_language_is_changed_at_once_and_remembered(people: People, server: Server) -> None:
    other = locales.languages()[-1]
    page = people.come(server.address("/settings"))
    before = page.locator("h1, h2").first.inner_text()
    page.get_by_role("radio", name=re.compile(f"^{Locale(other).languages[other]}$", re.I)).click()
    expect(page.locator("html")).to_have_attribute("lang", other)
    assert page.locator("h1, h2").first.inner_text() != before
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_the_language_is_changed_on_the_first_screen_too(people: People, server: Server) -> None:
    page = people.come(server.address())
    expect(page.get_by_text("Lay the table,")).to_be_visible()
    page.get_by_role("combobox", name="Language").select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.reload()
    expect(page.get_by_role("combobox", name="Taal")).to_have_value("nl")
