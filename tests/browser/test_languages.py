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

from troef import games, locales

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


@cache
def table(key: str) -> Wire:
    """The usual moment of a game."""
    found = moments.find(moments.listed(key)[0])
    return Wire(found.room, found.seat)


def come(people: People, language: str) -> Page:
    """Somebody whose browser asks for a language comes with a narrow phone."""
    page = people.come("about:blank", PHONE, locale="en" if language == PSEUDO else language)
    if language == PSEUDO:
        body = pseudo.module()

        def answer(route: Route) -> None:
            route.fulfill(body=body, content_type="text/javascript")

        page.context.route("**/assets/en-*.js", answer)
    return page


@pytest.mark.parametrize("language", [*locales.languages(), PSEUDO])
def test_no_screen_is_too_wide(people: People, server: Server, language: str) -> None:
    faults: dict[str, list[str]] = {}
    page = come(people, language)
    for path, wait in (("/", ".box"), (f"/new/{MANY}", ".chairs"), ("/settings", ".sample"), ("/nowhere", ".note")):
        page.goto(server.address(path))
        page.locator(wait).first.wait_for()
        faults[path] = page.evaluate(OUTSIDE)
    longer = pseudo.stretched("nothing") in page.locator(".note").first.inner_text()  # "There is nothing here"
    assert longer == (language == PSEUDO)
    assert page.evaluate("document.documentElement.lang") == (language if language != PSEUDO else "en")
    wires = {"waiting": Wire(waiting_room(MANY), 0), **{key: table(key) for key in GAMES}}
    for name, wire in wires.items():
        page = come(people, language)
        wire.open(page.context)
        page.goto(server.address(f"/t/{wire.room.table}"))
        page.locator(".wait, .game").first.wait_for()
        faults[name] = page.evaluate(OUTSIDE)
    assert not any(faults.values()), "\n".join(f"{name}: {fault}" for name, found in faults.items() for fault in found)


def test_the_language_is_changed_at_once_and_remembered(people: People, server: Server) -> None:
    other = locales.languages()[-1]
    page = people.come(server.address("/settings"))
    before = page.locator("h1, h2").first.inner_text()
    page.get_by_role("radio", name=re.compile(f"^{Locale(other).languages[other]}$", re.I)).click()
    expect(page.locator("html")).to_have_attribute("lang", other)
    assert page.locator("h1, h2").first.inner_text() != before
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", other)
