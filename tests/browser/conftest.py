"""Tests of the page in a real browser. They come last: Playwright keeps an event loop running while it lives."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import PATIENCE_MS, People
from tests.shots.stage import Server, browser

HERE = Path(__file__).parent


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, None, None]:
    """Marks the tests of this folder slow and moves them to the end."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)
    yield
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with browser() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "tables.sqlite")
    yield running
    running.stop()


@pytest.fixture
def people(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    if "server" in request.fixturenames:
        request.getfixturevalue("server")  # it stops when everybody has gone
    found = People(chromium)
    yield found
    for context in found.contexts:
        context.close()
    assert found.faults == []
