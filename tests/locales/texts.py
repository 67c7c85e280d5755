"""The files of sentences and rules, read for the tests: messages by id, their attributes, variables and words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from troef import games, locales

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
OTHERS = [language for language in locales.languages() if language != locales.FALLBACK]
ENGLISH = sorted(
    path
    for pattern in ("src/troef/locales/en/*.ftl", "src/troef/**/locales/en.ftl", "web/src/games/*/locales/en.ftl")
    for path in ROOT.glob(pattern)
)
RULES = {key: games.load(key).folder for key in games.keys()}  # noqa: SIM118


def name(path: Path) -> str:
    """A file as it stands in the project."""
    return path.relative_to(ROOT).as_posix()


@cache
def read(path: Path) -> dict[str, ast.Message]:
    """The messages of a file; a line that cannot be read is a fault."""
    assert path.is_file(), f"{name(path)} is missing"
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text()).body:
        assert not isinstance(entry, ast.Junk), f"{name(path)}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{name(path)} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> dict[str, set[str]]:
    """What a message is told, each with the keys it is chosen by."""
    found: dict[str, set[str]] = {}
    for pattern in patterns(message).values():
        for node in expressions(pattern):
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                keys = {str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants}
                found.setdefault(node.selector.id.name, set()).update(keys)
            elif isinstance(node, ast.VariableReference):
                found.setdefault(node.id.name, set())
    return found


def expressions(pattern: Any) -> Iterator[Any]:
    """What is put into a pattern, also into the variants of a choice."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            yield element.expression
            for variant in getattr(element.expression, "variants", ()):
                yield from expressions(variant.value)


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """The value (named by the empty text) and the attributes."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {"": message.value, **found} if message.value else found


def words(pattern: Any) -> Iterator[str]:
    """The texts of a pattern that people read, without what is put into them."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from words(variant.value)


def rule_ids(text: str) -> list[str]:
    """The ids of the rules of a page, as they come."""
    return re.findall(r"^- `([a-z0-9_]+(?:\.[a-z0-9_]+)+)`", text, re.M)


def headings(text: str) -> list[int]:
    """The levels of the headings of a page, as they come."""
    return [len(found) for found in re.findall(r"^(#+) ", text, re.M)]
