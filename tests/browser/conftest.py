"""Tests of the page in a real browser. They come last: Playwright keeps an event loop running while it lives."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of this folder slow and moves them to the end."""
    of_the_page = [item for item in items if HERE in item.path.parents]
    for item in of_the_page:
        item.add_marker(pytest.mark.slow)
    items[:] = [item for item in items if HERE not in item.path.parents] + of_the_page
