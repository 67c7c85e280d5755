"""People with browsers of their own, and what axe finds on their screens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page
from tests.shots.stage import PHONE, Size

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PATIENCE_MS = 60_000  # the machine may be busy


class People:
    """Opens browsers for people, each with a device of their own; what goes wrong in a page is a fault of the test."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []
        self.own: tuple[str, ...] = ("http://127.",)  # where pages may ask for anything
        self.expected = "ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|WebSocket connection"

    def come(self, address: str, size: Size = PHONE, *, dark: bool = False, locale: str = "en-GB") -> Page:
        """Somebody opens an address."""
        context = self.chromium.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size is PHONE,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale=locale,
            service_workers="block",
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self._fault(str(error)))
        page.on("console", lambda said: self._fault(said.text) if said.type == "error" else None)
        page.on(
            "request",
            lambda asked: None if asked.url.startswith(self.own) else self._fault(asked.url),
        )
        page.goto(address)
        return page

    def _fault(self, text: str) -> None:
        if not re.search(self.expected, text):
            self.faults.append(text)


def number(page: Page) -> int:
    """The number of the view that is shown: it grows with everything that happens."""
    return int(page.locator(".game").get_attribute("data-n") or 0)


def moved_on(page: Page, before: int) -> None:
    """Waits until something has happened since a number."""
    page.wait_for_function("before => +document.querySelector('.game')?.dataset.n > before", arg=before)


def serious(page: Page) -> list[str]:
    """What axe finds that is serious or critical. Numerals on cards are drawings: their buttons have names."""
    page.evaluate("document.querySelectorAll('.card text').forEach((drawn) => drawn.remove())")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:140]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def serious_in_both_lights(page: Page) -> list[str]:
    """What axe finds by day and in the evening."""
    found = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        page.locator(f"html[data-theme={light}]").wait_for(state="attached")
        found += [f"{light}: {fault}" for fault in serious(page)]
    return found


def listed(found: dict[str, list[str]]) -> str:
    """The faults of every screen, one a line."""
    return "\n".join(f"{screen}: {fault}" for screen, faults in found.items() for fault in faults)
