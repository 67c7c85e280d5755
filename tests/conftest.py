"""What a whole run has proved, said at its end; numbers come from the tests' own properties, also from workers."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

os.environ["LC_ALL"] = "C.UTF-8"  # the tests read English, whoever runs them

PROVED = "troef proved"
Prove = Callable[[Mapping[str, int]], None]


@pytest.fixture
def prove(record_property: Callable[[str, Any], None]) -> Prove:
    """Tells the summary what a test has proved, in numbers by name."""
    return lambda counts: record_property(PROVED, json.dumps(dict(counts)))


def proved(reports: list[pytest.TestReport]) -> Iterator[Mapping[str, int]]:
    """The numbers of all tests that passed."""
    for report in reports:
        yield from (json.loads(str(value)) for name, value in report.user_properties if name == PROVED)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Adds them up."""
    counts: Counter[str] = Counter()
    for numbers in proved(terminalreporter.stats.get("passed", [])):
        counts.update(numbers)
    if counts:
        terminalreporter.section("proved")
        for what, n in counts.items():
            terminalreporter.write_line(f"{n:>12,} {what}")
