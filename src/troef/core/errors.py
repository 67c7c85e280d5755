"""What can be wrong, as data: refusals of acts, and errors of use that name their place."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


class TroefError(Exception):
    """Anything a user of the project can do wrong; its text is one clear line."""


class BadUse(TroefError):
    """A name, a number or an option that does not exist or is out of range."""


class BadOption(BadUse):
    """An option that does not exist, or a value it cannot have."""


class BadRecord(TroefError):
    """A record that is not one, or is not true; the text names the place."""


@dataclass(frozen=True)
class Refusal:
    """Why an act is not lawful: the rule it would break, a message id and the message's arguments.

    The sentence is a Fluent message; whoever shows it makes it in the reader's language.
    """

    message: str
    rule: str | None = None  # None: not a rule of the game but of the table (time, an unknown move)
    args: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return (
            self.message.replace("-", " ")
            + (f" ({details})" if details else "")
            + (f" [{self.rule}]" if self.rule else "")
        )


class NotLawful(TroefError):
    """An act was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint for a misspelt name: the nearest known one, or all of them.

    >>> nearest("compañeros", ["companeros", "uno"])
    '; did you mean companeros?'
    >>> nearest("chess", ["companeros", "uno"])
    '; there are companeros, uno'
    """
    known = list(known)
    close = difflib.get_close_matches(name, known, n=1)
    if close:
        return f"; did you mean {close[0]}?"
    return f"; there are {', '.join(known)}" if known else ""
