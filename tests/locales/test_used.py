"""No message is left behind, and none that the code asks for is missing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.locales.texts import ENGLISH, ROOT, name, read

from troef import games
from troef.core.notation import EventBook, MoveBook

CODE = ("web/src/**/*.ts", "web/src/**/*.svelte", "src/troef/**/*.py")
FAMILIES = {"event", "refusal", "option", "preset", "advice", "choice", "move", "use"}  # named by rules and commands
# asked for as a kind and one of its values
KINDS = {"hints", "pace", "time", "light", "text", "cards", "say", "emote", "chat", "field"}
ASKED = re.compile(r"""(?<![\w.])(?:t|say\.message|words\.message|self\.message)\(\s*["']([a-z][a-z-]+)["']""")
MADE = re.compile(r"""[`"']([a-z][a-z-]*-)(?:\$\{|\{)""")  # `place-${word}`, f"place-{word}"


@cache
def code() -> str:
    """All code that could ask for a message."""
    paths = (path for pattern in CODE for path in sorted(ROOT.glob(pattern)) if ".test." not in path.name)
    return "\n".join(path.read_text() for path in paths if "page" not in path.relative_to(ROOT).parts)


@cache
def spelled() -> frozenset[str]:
    """Every word of the code."""
    return frozenset(re.findall(r"[a-z][\w-]*", code()))


@cache
def axes() -> frozenset[str]:
    """What moves and events speak of: `colour-B` and `card` are named by them."""
    books = [book for key in games.keys() for book in _books(key)]  # noqa: SIM118
    found = [axis for book in books for axis in book.axes.values()]
    return frozenset(axis.name for one in found for axis in (one, *one.parts, *(p for a in one.parts for p in a.parts)))


def _books(key: str) -> tuple[MoveBook, EventBook]:
    rules = games.load(key).rules
    return rules.MOVES, rules.EVENTS


@pytest.mark.parametrize("path", ENGLISH, ids=name)
def test_no_message_is_unused(path: Path) -> None:
    beginnings = tuple(set(MADE.findall(code())))
    unused = [
        key
        for key in read(path)
        if key not in spelled()
        and not key.startswith(beginnings)
        and key.split("-")[0] not in {*FAMILIES, *KINDS, *axes()}
    ]
    assert not unused


def test_no_message_is_missing() -> None:
    known = {key for path in ENGLISH for key in read(path)}
    asked = set(ASKED.findall(code()))
    assert len(asked) > 200
    assert asked <= known, sorted(asked - known)
