"""The colours of the terminal: an evening table, the page's cards. Letters say the same without them."""

from __future__ import annotations

from functools import cache

from rich.style import Style

PAPER, INK, WOOD, DIM, LAMP = "#f1e9dc", "#1c1714", "#1c1714", "#a89c8c", "#ffe2a0"
FILLS = {  # fill, text on it, as ink on dark wood
    "blue": ("#16458c", PAPER, "#86aef0"),
    "green": ("#0b7d6e", PAPER, "#4fc0ae"),
    "red": ("#c62638", PAPER, "#f08791"),
    "yellow": ("#f6c223", INK, "#d9b44a"),
    "purple": ("#a24cba", PAPER, "#d39ae2"),
    "orange": ("#ee7f33", INK, "#f0a470"),
    "plain-card": (PAPER, INK, PAPER),
}
STYLES = {
    "": Style(color=PAPER),
    "dim": Style(color=DIM),
    "you": Style(color=PAPER, bold=True),
    "turn": Style(color=LAMP, bold=True),
    "key": Style(color=LAMP),
    "bad": Style(color="#ff9d94", bold=True),
    "said": Style(color=LAMP),
    "sum": Style(color=INK, bgcolor=PAPER, bold=True),
    "head": Style(color=PAPER, bgcolor="#3a2c22", bold=True),
    "ribbon": Style(color=INK, bgcolor=LAMP, bold=True),
    "quiet": Style(color=PAPER, bgcolor="#3a2c22"),
    "lost": Style(color=INK, bgcolor="#ff9d94", bold=True),
    "button": Style(color=PAPER, bgcolor="#4d3c30"),
}


@cache
def style(name: str) -> Style:
    """The style of a name; `veiled-` before a suit, `chosen` after anything."""
    name, _, chosen = name.partition(" ")
    if name in FILLS:
        found = Style(color=FILLS[name][1], bgcolor=FILLS[name][0], bold=True)
    elif name.startswith("veiled-"):
        found = Style(color=FILLS[name.removeprefix("veiled-")][2])
    else:
        found = STYLES[name]
    found += Style(bold=True, underline=True) if chosen else Style()
    return Style(bgcolor=WOOD) + found
