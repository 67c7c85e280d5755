"""Tells a match in sentences: what happened, in few lines, and what a viewer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile
from typing import Any

from troef.core.game import View
from troef.core.notation import Event
from troef.locales import Speech
from troef.terminal.output import printable

BOT_NAMES = ("Otto", "Mila", "Dirk", "Eva", "Kaj", "Lena", "Sam", "Bo", "Cy", "Jo")  # as the page calls them
ARTICLES = ("el", "la", "le", "il", "o", "a", "de", "die")  # stand before each card, not once before all of them
GLUE = "\x1f"  # in no name and in no message


def labels(names: Sequence[str]) -> list[str]:
    """What to call the seats: their names, with the seat where a name is not enough.

    >>> labels(["Ada", "bot random", "bot random"])
    ['Ada', 'bot random #1', 'bot random #2']
    """
    clean = [printable(name).strip() for name in names]
    often = Counter(clean)
    return [name if name and often[name] == 1 else f"{name or 'seat'} #{seat}" for seat, name in enumerate(clean)]


def sentences(speech: Speech, events: Iterable[Event]) -> list[str]:
    """What happened; events of one kind at one seat in a row become one sentence."""
    told = []
    for _, group in groupby(events, key=lambda event: (event.name, event.seat, event.args is None)):
        told.append(merged([glued(speech, event) for event in group]).replace(GLUE, " "))
    return told


def glued(speech: Speech, event: Event) -> str:
    """What happened, with every card as one word, so that two of them are never told as one and a half."""
    said, axes = speech.event(event), speech.game.rules.EVENTS.named(event.name).args
    for arg, value in (event.args or {}).items():
        word = str(speech.word(axes[arg], value))
        said = said.replace(word, word.replace(" ", GLUE))
    return said


def merged(said: Sequence[str]) -> str:
    """Several sentences that begin alike, as one.

    >>> merged(["Ada is dealt green 4", "Ada is dealt red 7"])
    'Ada is dealt green 4, red 7'
    >>> merged(["Bo is dealt a card"] * 9)
    'Bo is dealt a card (× 9)'
    >>> merged(["Cy recibe el 4 verde", "Cy recibe el 7 rojo"]), merged(["Bo deckt G4 auf", "Bo deckt R7 auf"])
    ('Cy recibe el 4 verde, el 7 rojo', 'Bo deckt G4, R7 auf')
    >>> merged(["Bo deckt die 7 auf Platz 1 auf", "Bo deckt die 9 auf Platz 2 auf"])
    'Bo deckt die 7 auf Platz 1, die 9 auf Platz 2 auf'
    """
    if len(said) == 1:
        return said[0]
    if len(set(said)) == 1:
        return f"{said[0]} (× {len(said)})"
    words = [sentence.split(" ") for sentence in said]
    start = alike(words)
    if not start:
        return "; ".join(said)
    end = alike([sentence[start:][::-1] for sentence in words])
    start -= words[0][start - 1] in ARTICLES
    parts = [" ".join(sentence[start : len(sentence) - end]) for sentence in words]
    return " ".join([*words[0][:start], ", ".join(parts), *words[0][len(words[0]) - end :]]).rstrip()


def alike(rows: Sequence[Sequence[str]]) -> int:
    """With how many of the same words they all begin."""
    return sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, zip(*rows, strict=False)))


def view_lines(view: View) -> list[str]:
    """What a viewer knows, a line for each thing; what is empty is left out."""
    shown = {name: compact(value) for name, value in view.items() if name not in ("seat", "seats")}
    shown = {name: text for name, text in shown.items() if text}
    wide = max(map(len, shown))
    return [f"{name.replace('_', ' ').ljust(wide)}  {text}" for name, text in shown.items()]


def compact(value: Any, inner: bool = False) -> str:
    """A value of a view on one line.

    >>> compact({"G": ["G7", "G9"], "R": ["R1"]})
    'G: G7 G9, R: R1'
    >>> compact([{"colour": "G", "seats": [1, 2]}, {"colour": "R", "seats": [0]}])
    '(colour: G, seats: 1 2) (colour: R, seats: 0)'
    """
    if value is None or value == [] or value == {}:
        return "-" if inner else ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name}: {compact(item, True)}" for name, item in value.items())
    if isinstance(value, list):
        return " ".join(f"({compact(v, True)})" if isinstance(v, dict | list) else compact(v, True) for v in value)
    return str(value)
