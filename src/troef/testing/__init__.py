"""Level 1: the conformance kit. `check_game(game)` proves a game right before anybody plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from troef.testing.fault import Fault, Setting, Where
from troef.testing.kit import CHECKS, check_game
from troef.testing.report import Report

__all__ = ["CHECKS", "Fault", "Report", "Setting", "Where", "check_game", "covers"]

Test = TypeVar("Test", bound=Callable[..., object])


def covers(*rules: str) -> Callable[[Test], Test]:
    """Marks a test with the ids of the rules it tests: `@covers("companeros.tie")`."""

    def mark(test: Test) -> Test:
        test.__dict__["covers"] = rules
        return test

    return mark
