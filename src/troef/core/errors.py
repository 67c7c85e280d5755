"""What can be wrong, as data: refusals of acts, and errors of use that name their place."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any


class TroefError(Exception):
    """Anything a user of the project can do wrong; its text is one clear line."""


class BadUse(TroefError):
    """A name, a number or an option that does not exist or is out of range.

    What a player can do wrong is the id of a message and its arguments (`BadUse(use="no-game", key="unoo")`), so that a
    screen can say it in the reader's language; `str` says it in English. `near` are names that may have been meant.
    """

    def __init__(self, text: str = "", /, *, use: str = "", near: Mapping[str, str] = {}, **args: Any) -> None:
        self.use, self.near, self.given = use, near, args
        super().__init__(english(use, args) + "".join(english(f"near-{how}", near) for how in near) if use else text)


class BadOption(BadUse):
    """An option that does not exist, or a value it cannot have."""


class BadRecord(TroefError):
    """A record that is not one, or is not true; the text names the place."""


class UnknownGame(BadRecord):
    """A record of a game that is not here: whether it is true cannot be told."""


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


@cache
def _messages() -> dict[str, str]:
    """The English messages of misuse: plain ones, which need no more than their arguments put in."""
    lines = (Path(__file__).parents[1] / "locales" / "en" / "use.ftl").read_text("utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


def english(use: str, args: Mapping[str, Any]) -> str:
    """A message of misuse in English.

    >>> english("no-game", {"key": "chess"})
    "there is no game 'chess'"
    """
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(args[found[1]]), _messages()[f"use-{use}"])


def near(name: str, known: Iterable[str]) -> dict[str, str]:
    """For a misspelt name: the nearest known one, or all of them.

    >>> near("compañeros", ["companeros", "uno"]), near("chess", ["companeros", "uno"]), near("chess", ["uno"])
    ({'one': 'companeros'}, {'all': 'companeros, uno'}, {'only': 'uno'})
    >>> near("UNO", ["companeros", "uno"])
    {'one': 'uno'}
    """
    known = list(known)
    folded = {each.casefold(): each for each in known}
    close = difflib.get_close_matches(name.casefold(), folded, n=1)
    if close:
        return {"one": folded[close[0]]}
    if len(known) == 1:
        return {"only": known[0]}
    return {"all": ", ".join(known)} if known else {}


def near_file(path: Path) -> dict[str, str]:
    """For a file that is not there: the one beside it that was probably meant, if any.

    >>> near_file(Path(__file__).with_name("eror.py"))["one"].endswith("errors.py")
    True
    """
    try:
        found = near(path.name, [each.name for each in path.parent.iterdir() if each.is_file()])
    except OSError:
        return {}
    return {"one": str(path.with_name(found["one"]))} if "one" in found else {}


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint for a misspelt name: the nearest known one, or all of them.

    >>> nearest("compañeros", ["companeros", "uno"])
    '; did you mean companeros?'
    >>> nearest("chess", ["companeros", "uno"])
    '; there are companeros, uno'
    """
    found = near(name, known)
    return "".join(english(f"near-{how}", found) for how in found)
