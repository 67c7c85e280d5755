"""How a notebook shows a view or a match: every fact in a row, with small cards drawn from the game's notation alone.

A card is what the axis `card` names, a colour what the axis `colour` names. All else is text, and all text is escaped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import product
from typing import TYPE_CHECKING, Any

from troef.core.notation import Axis, UnionAxis

if TYPE_CHECKING:
    from troef.core.game import Game
    from troef.core.match import Match

INK, PAPER = "#1d2733", "#fffdf6"
LOOKS = {  # of the letters of colours: the fill, what is written on it, and a shape for who tells colours badly
    "B": ("#16458c", PAPER, "●"),
    "G": ("#0b7d6e", PAPER, "▲"),
    "R": ("#c62638", PAPER, "◆"),
    "Y": ("#f6c223", INK, "✹"),
    "P": ("#a24cba", PAPER, "☾"),
    "O": ("#ee7f33", INK, "✚"),
}
NOTHING: tuple[Any, ...] = (None, [], {})  # left out; in a row it keeps its place
PLAIN = (PAPER, INK, "")  # a card without a colour, or of one that has no look
BOX = "display:inline-block;min-width:1.5em;padding:.15em .3em;border:1px solid;border-radius:.3em;line-height:1.15"
MOVE = "margin-right:.5em;white-space:nowrap"


class Seen(dict[str, Any]):
    """A view as `Match.view` hands it out: a plain dictionary that a notebook draws.

    It draws what is in it, so no more than its viewer may know. Copied or pickled it is a plain dictionary.

    >>> import troef
    >>> view = troef.load("companeros").new(seats=4, seed=7).view(0)
    >>> html = view._repr_html_()
    >>> html.startswith("<table>"), 'title="G8"' in html
    (True, True)
    """

    __slots__ = ("game",)
    game: Game

    def _repr_html_(self) -> str:
        by = f"seat {self['seat']}" if self["seat"] >= 0 else "a spectator"
        return _page(self.game, f"{self.game.title}, seen by {by}", self)

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, (dict(self),)


def of_match(match: Match) -> str:
    """What everybody at the table may know of a match, with who sits there."""
    facts = {"names": match.names, **match.view()}
    if outcome := match.outcome():
        facts["outcome"] = outcome._asdict()
    return _page(match.game, f"{match.game.title}, {len(match.acts)} acts", facts)


def _page(game: Game, title: str, facts: Mapping[str, Any]) -> str:
    cards = dict(_cards(game))
    told = {name: value for name, value in facts.items() if name != "seat" and value not in NOTHING}
    rows = "".join(
        f'<tr><th style="text-align:left;white-space:nowrap">{escape(name.replace("_", " "))}</th>'
        f'<td style="text-align:left">{_drawn(value, cards)}</td></tr>'
        for name, value in told.items()
    )
    return f'<table><caption style="text-align:left">{escape(title)}</caption>{rows}</table>'


def _cards(game: Game) -> Iterator[tuple[str, str]]:
    """The words of a game's cards and colours, each with its colour ("": none)."""
    for axes in (game.rules.MOVES.axes, game.rules.EVENTS.axes):
        for name in axes.keys() & {"card", "colour"}:
            yield from _coloured(axes[name])


def _coloured(axis: Axis) -> Iterator[tuple[str, str]]:
    if isinstance(axis, UnionAxis):
        for part in axis.parts:
            yield from _coloured(part)
    elif axis.parts and axis.parts[0].name == "colour":
        yield from zip(axis.words, (each[0] for each in product(*(part.words for part in axis.parts))), strict=True)
    else:
        yield from ((word, word if axis.name == "colour" else "") for word in axis.words)


def _drawn(value: Any, cards: Mapping[str, str]) -> str:
    if value in NOTHING:
        return "–"
    if isinstance(value, Mapping):
        told = {escape(str(key)): one for key, one in value.items() if one not in NOTHING}
        return " · ".join(f"{key}: {_drawn(one, cards)}" for key, one in told.items())
    if isinstance(value, list | tuple):
        return " ".join(
            f"[{_drawn(one, cards)}]" if one and isinstance(one, list | dict) else _drawn(one, cards) for one in value
        )
    if isinstance(value, str):
        words = [_card(word, cards[word]) if word in cards else escape(word) for word in value.split(" ")]
        return words[0] if len(words) == 1 else f'<span style="{MOVE}">{" ".join(words)}</span>'
    if isinstance(value, bool):
        return "yes" if value else "no"
    return escape(str(value))


def _card(word: str, colour: str) -> str:
    """A small card: what it is on top, the shape and the letter of its colour beneath."""
    fill, ink, shape = LOOKS.get(colour, PLAIN)
    face = "<br>".join(escape(part) for part in (word.removeprefix(colour), shape + colour) if part)
    style = f"{BOX};background:{fill};color:{ink};text-align:center"
    return f'<span title="{escape(word)}" style="{style}">{face}</span>'
