"""A made-up language: English with every word 40 % longer, to see whether screens have room for languages to come."""

from __future__ import annotations

import json
import math
import re
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from tests.locales.texts import ENGLISH, ROOT, patterns


def stretched(word: str) -> str:
    """A word made longer by its own letters."""
    return word + word[-math.ceil(0.4 * len(word)) :].lower()


def lengthen(pattern: Any) -> None:
    """Makes every word of a pattern longer, what is put into it not."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = re.sub(r"[^\W\d_]+", lambda found: stretched(found[0]), element.value)
        for variant in getattr(getattr(element, "expression", None), "variants", ()):
            lengthen(variant.value)


def said(text: str) -> str:
    """The messages of a file in the made-up language."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in patterns(entry).values():
                lengthen(pattern)
    return FluentSerializer().serialize(resource)


def module() -> str:
    """What the page loads of a language (`web/tools/locales.ts`), in the made-up one."""
    shared, games = "", dict[str, str]()
    for path in ENGLISH:
        place = path.relative_to(ROOT).parts
        if place[:3] == ("src", "troef", "locales"):
            shared += said(path.read_text())
        elif "games" in place and "terminal" not in place:
            key = place[place.index("games") + 1].replace("_", "-")
            games[key] = games.get(key, "") + said(path.read_text())
    return f"export default {{ shared: {json.dumps(shared)}, games: {json.dumps(games)}, tables: {{}} }};"
