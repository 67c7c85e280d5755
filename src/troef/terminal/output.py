"""How things are written to a terminal or a pipe: colours, tables, one line for an error, progress."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import click

from troef.core.errors import BadUse

LONGEST = 400  # letters of an error; a fault may quote a whole file
WIDEST = 110  # letters of a line of prose
NO_BREAK = "\u00a0\u202f"  # spaces at which a line may not end, as French has before its marks


def paint(text: str, **style: Any) -> str:
    """The text in colour, bold or dim; plain under NO_COLOR. What is no terminal gets it plain in any case."""
    return text if os.environ.get("NO_COLOR") else click.style(text, **style)


def width() -> int:
    """How wide prose may be."""
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def printable(text: str) -> str:
    """The text without what would steer a terminal: names in a record may be any text.

    >>> printable("Ada\\x1b[2J"), printable("UNO\\u202f!") == "UNO\\u202f!"
    ('Ada�[2J', True)
    """
    return "".join(letter if letter.isprintable() or letter in NO_BREAK else "�" for letter in text)


def unbroken(text: str) -> str:
    """The text on one line, whole.

    >>> unbroken("a rule\\n  in two lines")
    'a rule in two lines'
    """
    return printable(" ".join(text.split()))


def one_line(text: str) -> str:
    """The text on one line, not too long."""
    line = unbroken(text)
    return line if len(line) <= LONGEST else f"{line[: LONGEST // 2]} ... {line[-LONGEST // 2 :]}"


def say_json(value: Any, indent: int | None = None) -> None:
    """One JSON value; letters stay letters where they can be written."""
    plain = "utf" not in (getattr(sys.stdout, "encoding", None) or "").lower()
    separators = (",", ":") if indent is None else None
    click.echo(json.dumps(value, ensure_ascii=plain, indent=indent, separators=separators))


def write(path: Path, text: str) -> None:
    """A file the user named."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadUse(f"{path} cannot be written: {error.strerror}") from error


def note(text: str) -> None:
    """A remark beside the output."""
    click.echo(one_line(f"troef: {text}"), err=True)


def paragraph(text: str, first: str = "", rest: str | None = None) -> str:
    """Wrapped prose: `first` stands before the first line, `rest` before the others."""
    rest = " " * len(first) if rest is None else rest
    return textwrap.fill(
        text,
        max(20, width()),
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[object]], left: int = 1) -> str:
    """A table with aligned columns: the first `left` to the left, numbers to the right.

    >>> print(table(["seat", "bot", "wins"], [[0, "random", 12], [1, "heuristic", 7]], left=2))
    seat  bot        wins
    0     random       12
    1     heuristic     7
    """
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(line[i]) for line in [list(heads), *cells]) for i in range(len(heads))]

    def line(row: Sequence[str]) -> str:
        places = [
            cell.ljust(w) if i < left else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        ]
        return "  ".join(places).rstrip()

    return "\n".join(map(line, [list(heads), *cells]))


def amount(number: float) -> str:
    """A number with three digits that matter, for people.

    >>> [amount(n) for n in (0.1234, 12.34, 1234.6, 2_345_678)]
    ['0.123', '12.3', '1,235', '2,345,678']
    """
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


class Progress:
    """A line about long work on stderr: only for a person who looks on, only after a moment, gone at the end."""

    def __init__(self, total: int, unit: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.total, self.unit, self.clock = total, unit, clock
        self.wanted = sys.stderr is not None and sys.stderr.isatty()
        self.start = clock()
        self.next = self.start + 1
        self.shown = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.shown:
            self._put("")

    def reached(self, done: int) -> None:
        """So much is done."""
        now = self.clock()
        if self.wanted and now >= self.next and done:
            self.next = now + 0.2
            speed = done / (now - self.start)
            left = (self.total - done) / speed
            self._put(f"{100 * done // self.total:3d} %  {amount(speed)} {self.unit}/s  {left:.0f} s left")

    def _put(self, text: str) -> None:
        sys.stderr.write(f"\r{text.ljust(self.shown)}\r" if not text else f"\r{text.ljust(self.shown)}")
        sys.stderr.flush()
        self.shown = len(text)
