"""How a notebook shows a match and its views: drawn from the notation, escaped, and no more than a seat may know."""

from __future__ import annotations

import copy
import json
import pickle
import random
from html.parser import HTMLParser
from typing import Any

import pytest

import troef
from troef.core.game import Game
from troef.core.match import Match
from troef.core.update import diff
from troef.core.words import TABLE

EVIL = "<script>alert('\"&')</script>"
VOID = {"br"}


class Reader(HTMLParser):
    """The text of a page, the cards in it, and whether all that was opened is closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.cards: list[str] = []
        self.tags: set[str] = set()
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.cards += [value or "" for name, value in attrs if name == "title"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def played(game: Game, acts: int = 40) -> Match:
    match, luck = game.new(seats=game.seats[-1], seed=3), random.Random(3)
    while len(match.acts) < acts and not match.over():
        if actors := match.to_act():
            seat = luck.choice(actors)
            match.apply(seat, luck.choice(match.legal(seat)))
        else:
            match.apply(TABLE, "wake")
    return match


def words_of(game: Game) -> set[str]:
    books = (game.rules.EVENTS.axes, game.rules.MOVES.axes)
    return {word for axes in books for name in axes.keys() & {"card", "colour"} for word in axes[name].words}


@pytest.mark.parametrize("key", troef.keys())
def test_a_view_draws_exactly_the_cards_and_colours_it_tells(key: str) -> None:
    game = troef.load(key)
    match = played(game)
    for seat in range(-1, match.seats):
        view = match.view(seat)
        told = [word for text in texts(list(view.values())) for word in text.split(" ")]
        assert Reader(view._repr_html_()).cards == [word for word in told if word in words_of(game)]


def texts(value: Any) -> list[str]:
    """The texts in a value, in order."""
    if isinstance(value, dict | list):
        return [text for one in (value.values() if isinstance(value, dict) else value) for text in texts(one)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("key", troef.keys())
def test_a_match_is_drawn_as_a_spectator_sees_it(key: str) -> None:
    match = played(troef.load(key), 5)
    assert Reader(match._repr_html_()).cards == Reader(match.view()._repr_html_()).cards


def test_everything_is_escaped() -> None:
    match = troef.load("companeros").new(seats=3, seed=1)
    match.names[1] = EVIL
    view = match.view(0)
    view |= {EVIL: EVIL, "list": [EVIL, [EVIL]], "dict": {EVIL: {EVIL: EVIL}}, "number": 1}
    for html, times in ((match._repr_html_(), 1), (view._repr_html_(), 7)):
        page = Reader(html)
        assert page.tags <= {"table", "caption", "tr", "th", "td", "span", "br"}
        assert "".join(page.texts).count(EVIL) == times


def test_the_end_is_told() -> None:
    match = played(troef.load("companeros"), 10_000)
    assert match.over() and "outcome" in Reader(match._repr_html_()).texts


def test_a_view_is_a_plain_dictionary_wherever_it_goes() -> None:
    view = troef.load("companeros").new(seats=3, seed=1).view(0)
    assert view == dict(view) and repr(view) == repr(dict(view))
    for other in (pickle.loads(pickle.dumps(view)), copy.deepcopy(view), json.loads(json.dumps(view))):
        assert type(other) is dict and other == view
    assert diff(dict(view), view) == [] and diff(view, {**view, "turn": 1}) == [[["turn"], 1]]


def test_what_is_not_there_is_left_out_and_keeps_its_place_in_a_row() -> None:
    view = troef.load("companeros").new(seats=4, seed=7).view(0)
    view["made"] = {"rows": [[], [1], None], "nothing": None, "none": []}
    texts = "".join(Reader(view._repr_html_()).texts)
    assert "maderows: – [1] –" in texts and "nothing" not in texts
