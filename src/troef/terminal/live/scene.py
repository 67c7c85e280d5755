"""What is drawn: lines of styled pieces, made from a sitting without knowing any screen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import east_asian_width

from troef.terminal.output import printable

if TYPE_CHECKING:
    from troef.core.game import Game, View
    from troef.terminal.live.words import Words

SUITS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow", "P": "purple", "O": "orange"}


class Piece(NamedTuple):
    """Some text, how it looks, and what a click on it means."""

    text: str
    style: str = ""
    tag: str = ""


Line = list[Piece]
Cell = Line | str


class Scene(NamedTuple):
    """What a board draws from."""

    game: Game
    view: View
    words: Words
    seat: int
    names: Sequence[str]
    width: int

    def name(self, seat: int | None, most: int = 14) -> str:
        """Who sits there, with a mark if it is whoever looks."""
        if seat is None:
            return self.words.message("none")
        you = f" ({self.words.message('t-you')})" if seat == self.seat else ""
        return cut(self.names[seat], most - len(you)) + you

    def hand(self) -> str:
        """What whoever looks holds, in a sentence; nothing of somebody who only looks on."""
        held = self.view["hand"] if self.seat >= 0 else ()
        return self.say("t-hand", cards=self.words.listed("card", held)) if held else ""

    def say(self, message: str, **args: object) -> str:
        """A message of the board."""
        return self.words.message(message, args)


def size(text: str) -> int:
    """How many columns a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def cut(text: str, most: int) -> str:
    """A text that is not wider than that.

    >>> cut("Wilhelmina", 6)
    'Wilhe…'
    """
    text = printable(text)
    if size(text) <= most:
        return text
    while text and size(text) > most - 1:
        text = text[:-1]
    return f"{text}…"


def pad(text: str, wide: int) -> str:
    """A text filled up (or cut) to a width."""
    text = cut(text, wide)
    return text + " " * (wide - size(text))


def face(card: str | None) -> Piece:
    """A card as text in colour and letter; no card is a dot.

    >>> face("R7"), face(None)
    (Piece(text=' R7 ', style='red', tag=''), Piece(text=' · ', style='dim', tag=''))
    """
    if not card:
        return Piece(" · ", "dim")
    suited = card[0] in SUITS and len(card) > 1
    return Piece(f" {card} ", SUITS[card[0]] if suited else "plain-card")


def cards(row: Iterable[str]) -> Line:
    """Cards side by side, a gap between them."""
    line: Line = []
    for card in row:
        line += [face(card), Piece(" ")]
    return line[:-1]


def suit(colour: str | None, said: str) -> Piece:
    """A colour by its letter and its name."""
    return Piece(f" {colour} {said} ", SUITS.get(colour or "", "plain-card")) if colour else Piece(said, "dim")


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum(size(piece.text) for piece in line)


def filled(line: Line, wide: int) -> Line:
    """A line of exactly that width."""
    out: Line = []
    left = wide
    for piece in line:
        if left <= 0:
            break
        text = piece.text if size(piece.text) <= left else cut(piece.text, left)
        out.append(piece._replace(text=text))
        left -= size(text)
    return [*out, Piece(" " * left)] if left > 0 else out


def wrapped(pieces: Sequence[Line], wide: int, gap: int = 1) -> list[Line]:
    """Groups of pieces one after another, as many on a line as fit."""
    lines: list[Line] = []
    for group in pieces:
        if lines and width_of(lines[-1]) + gap + width_of(group) <= wide:
            lines[-1] += [Piece(" " * gap), *group]
        else:
            lines.append(list(group))
    return lines


def folded(line: Line, wide: int) -> list[Line]:
    """A line, broken between words and cards if it is too wide; what follows is set in a little.

    >>> [["".join(piece.text for piece in part)] for part in folded([Piece("Bo is ahead with"), face("R7")], 17)]
    [['Bo is ahead with'], ['     R7 ']]
    """
    if width_of(line) <= wide:
        return [line]
    lines: list[Line] = [[]]
    for word in (word for piece in line for word in _words(piece)):
        if lines[-1] and width_of(lines[-1]) + size(word.text.rstrip() if not _is_card(word) else word.text) > wide:
            lines.append([Piece("    ")])
        lines[-1].append(word)
    return [_trimmed(each) for each in lines]


def _trimmed(line: Line) -> Line:
    """Without the gap after its last word, for which there may be no room."""
    last = line[-1]
    return line if _is_card(last) else [*line[:-1], last._replace(text=last.text.rstrip())]


def _words(piece: Piece) -> list[Piece]:
    """A text by its words, each with the gap after it; a card is one word."""
    if _is_card(piece):
        return [piece]
    return [piece._replace(text=word) for word in re.findall(r"\s*\S+\s*|\s+", piece.text)]


def _is_card(piece: Piece) -> bool:
    return piece.style in ("plain-card", *SUITS.values())


def columns(rows: Sequence[Sequence[Cell]], heads: Sequence[str] = ()) -> list[Line]:
    """A table: every column as wide as its widest cell, two spaces between, numbers to the right."""
    numbers = [all(isinstance(row[i], str) for row in rows) for i in range(len(rows[0]))]
    cells = [[[Piece(cell)] if isinstance(cell, str) else cell for cell in row] for row in rows]
    if heads:
        cells.insert(0, [[Piece(head, "dim")] for head in heads])
    wide = [max(width_of(row[i]) for row in cells) for i in range(len(cells[0]))]
    return [_row(row, wide, numbers) for row in cells]


def _row(row: Sequence[Line], wide: Sequence[int], numbers: Sequence[bool]) -> Line:
    line: Line = []
    for cell, width, number in zip(row, wide, numbers, strict=True):
        gap = Piece(" " * (width - width_of(cell)))
        line += [gap, *cell, Piece("  ")] if number else [*cell, gap, Piece("  ")]
    return line


def turn_mark(scene: Scene, seat: int) -> Piece:
    """A mark before who is to act."""
    return Piece("▸ ", "turn") if seat in scene.view["to_act"] else Piece("  ")


def seat_cell(scene: Scene, seat: int, most: int = 16) -> Line:
    """Who sits there, marked if it is their turn."""
    return [turn_mark(scene, seat), Piece(scene.name(seat, most), "you" if seat == scene.seat else "")]


def in_two(rows: list[Line], wide: int) -> list[Line]:
    """A long list as two columns, if they fit side by side."""
    half = (len(rows) + 1) // 2
    column = wide // 2
    if len(rows) < 6 or any(width_of(row) > column for row in rows):
        return rows
    right = [*rows[half:], *([[]] * (2 * half - len(rows)))]
    return [[*filled(a, column), *b] for a, b in zip(rows[:half], right, strict=True)]
