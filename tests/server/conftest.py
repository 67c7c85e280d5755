"""One server for all tests that only need one; what plays whole matches over sockets is slow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import Server
from tests.server.servers import Nats, Postgres

HERE = Path(__file__).parent
SLOW = {"test_server.py", "test_leaks.py", "test_evil.py", "test_reconnect.py"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of these files."""
    for item in items:
        if item.path.parent == HERE and item.path.name in SLOW:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server with a fast clock."""
    with Server(tmp_path_factory.mktemp("server"), "--log-level", "info", speed=200) as running:
        yield running
    assert "Traceback" not in running.said()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    running = Postgres()
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A real NATS."""
    running = Nats()
    running.start()
    yield running
    running.stop()
