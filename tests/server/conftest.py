"""One server for all tests that only need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server with a fast clock."""
    with Server(tmp_path_factory.mktemp("server"), "--log-level", "info", speed=200) as running:
        yield running
    assert "Traceback" not in running.said()
