"""Options of a game: what a table may choose, within which bounds, and by which rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from troef.core.errors import BadOption, english, near

Value = int | bool | str | list[int]


@dataclass(frozen=True)
class Option:
    """One option: its kind, the rule it belongs to, its default and what is allowed."""

    kind: str  # number, flag, choice, numbers
    rule: str
    default: int | tuple[int, ...]
    low: int
    high: int
    words: tuple[str, ...] = ()

    def allowed(self) -> str:
        """What is allowed, for people.

        >>> Option("number", "uno.match.500", 500, 1, 10000).allowed()
        'a whole number from 1 to 10000'
        """
        return english(f"allowed-{self.kind}", self.bounds())

    def bounds(self) -> dict[str, Any]:
        """What a message about it may name."""
        n = len(self.default) if isinstance(self.default, tuple) else 1
        return {"words": ", ".join(self.words), "n": n, "low": self.low, "high": self.high}

    def read(self, name: str, value: Any) -> Any:
        """The number (or row) the rules use for a value of a record; refuses what is not allowed."""
        if self.kind == "flag" and isinstance(value, bool):
            return int(value)
        if self.kind == "choice" and value in self.words:
            return self.words.index(value)
        if self.kind == "number" and self._holds(value):
            return value
        if self.kind == "numbers" and self._holds_all(value):
            return list(value)
        raise BadOption(use=f"option-{self.kind}", name=name, value=repr(value), **self.bounds())

    def parse(self, name: str, text: str) -> Value:
        """The value of a record for a text typed by a person."""
        value: Any = text
        if self.kind == "flag":
            value = text == "true" if text in ("true", "false") else text
        elif self.kind == "number":
            value = _whole(text)
        elif self.kind == "numbers":
            value = [_whole(part) for part in text.split(",")]
        self.read(name, value)
        return value  # type: ignore[no-any-return]

    def show(self, number: Any) -> Value:
        """The value as a record writes it."""
        if self.kind == "flag":
            return bool(number)
        if self.kind == "choice":
            return self.words[int(number)]
        if self.kind == "numbers":
            return list(number)
        return int(number)

    def _holds_all(self, value: Any) -> bool:
        row = isinstance(value, list) and isinstance(self.default, tuple) and len(value) == len(self.default)
        return row and all(map(self._holds, value))

    def _holds(self, value: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high


def _whole(text: str) -> int | str:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() else text


def find(options: dict[str, Option], name: str) -> Option:
    """The option of that name, or a refusal that names the nearest one."""
    if name not in options:
        raise BadOption(use="no-option", name=name, near=near(name, options))
    return options[name]
