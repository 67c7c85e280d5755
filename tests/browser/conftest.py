"""Tests of the page in a real browser. They come last: Playwright keeps an event loop running while it lives."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, None, None]:
    """Marks the tests of this folder slow and moves them to the end."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)
    yield
    items.sort(key=lambda item: HERE in item.path.parents)
