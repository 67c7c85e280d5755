"""Shows a page of Markdown in a terminal: headings, lists, light styling, wrapped to its width.

It knows what the games' README files use: headings, paragraphs, list items, tables and fenced code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from troef.terminal.output import paint, width

ITEM = re.compile(r"( *)([-*]|\d+\.) +")
SPAN = re.compile(r"`(?P<code>[^`]+)`|\*\*(?P<bold>.+?)\*\*|\*(?P<emphasis>[^*]+?)\*|\[(?P<link>[^\]]+)\]\([^)]*\)")
STYLES: dict[str, dict[str, Any]] = {"code": {"fg": "cyan"}, "bold": {"bold": True}, "emphasis": {"italic": True}}


class Block(NamedTuple):
    """A piece of a page: what stands before its first line, and its text on one line (verbatim: as it is)."""

    kind: str  # heading, prose, verbatim, gap
    lead: str
    text: str


def blocks(page: str) -> list[Block]:
    """The pieces of a page, in order.

    >>> blocks("# A\\n\\n- one\\n  more\\n- two")
    [Block(kind='heading', lead='', text='A'), Block(kind='gap', lead='', text=''), Block(kind='prose', lead='- ', \
text='one more'), Block(kind='prose', lead='- ', text='two')]
    """
    found: list[Block] = []
    fenced = False
    for line in page.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif fenced or line.startswith("|"):
            found.append(Block("verbatim", "", line))
        elif not line.strip():
            found.append(Block("gap", "", ""))
        elif line.startswith("#"):
            found.append(Block("heading", "", line.lstrip("# ")))
        elif item := ITEM.match(line):
            found.append(Block("prose", item.group(), line[item.end() :]))
        elif found and found[-1].kind == "prose":
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {line.strip()}")
        else:
            found.append(Block("prose", "", line))
    return found


def shown(page: str, wide: int | None = None) -> str:
    """The page for a terminal, or for a part of it so many letters wide."""
    return "\n".join(_shown(block, wide or width()) for block in blocks(page))


def _shown(block: Block, wide: int) -> str:
    if block.kind == "heading":
        return paint(block.text, bold=True, underline=True)
    return _wrapped(block, wide) if block.kind == "prose" else block.text


def _wrapped(block: Block, wide: int) -> str:
    """Prose, wrapped by what is seen: the marks are gone and colours take no room."""
    lines: list[list[str]] = [[]]
    used = indent = len(block.lead)
    for word, seen in _words(block.text):
        if lines[-1] and used + 1 + seen > wide:
            lines.append([])
            used = indent
        used += seen + (1 if lines[-1] else 0)
        lines[-1].append(word)
    return block.lead + f"\n{' ' * indent}".join(map(" ".join, lines))


def _words(text: str) -> Iterator[tuple[str, int]]:
    """The words of a text, styled, each with the room it takes."""
    words: list[list[tuple[str, str]]] = [[]]
    for style, piece in _spans(text):
        for i, part in enumerate(piece.split(" ")):
            if i:
                words.append([])
            words[-1].append((style, part))
    for word in words:
        painted = "".join(paint(part, **STYLES[style]) if style in STYLES else part for style, part in word)
        yield painted, sum(len(part) for _, part in word)


def _spans(text: str) -> Iterator[tuple[str, str]]:
    """Pieces of one style each."""
    at = 0
    for match in SPAN.finditer(text):
        yield "", text[at : match.start()]
        yield str(match.lastgroup), match[str(match.lastgroup)]
        at = match.end()
    yield "", text[at:]


def rules(page: str) -> dict[str, str]:
    """The rules of a page by their ids: the list items that begin with one, as they are written."""
    found: dict[str, str] = {}
    for block in blocks(page):
        named = re.match(r"`([a-z0-9_]+(?:\.[a-z0-9_]+)+)`", block.text)
        if block.kind == "prose" and block.lead and named:
            found[named[1]] = block.text
    return found
