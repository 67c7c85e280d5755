"""The language of a command: `--lang`, or the one the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

import click

F = TypeVar("F", bound=Callable[..., object])

ASKED_BY = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere


def environment() -> str:
    """The language of the environment; English if it asks for none, or for one there is not."""
    from troef.locales import wished

    first = next((os.environ[name] for name in ASKED_BY if os.environ.get(name)), "")
    plain = first.split(".")[0] in ("C", "POSIX")
    preferred = [] if plain or not first else os.environ.get("LANGUAGE", "").split(":")
    return wished([*preferred, first])


def spoken(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    """The language that was asked for, if there is such a one."""
    from troef.core.errors import BadUse, nearest
    from troef.locales import languages

    if value is not None and value not in languages():
        raise BadUse(f"there is no language {value!r}{nearest(value, languages())}")
    return value or environment()


def lang_option(what: str) -> Callable[[F], F]:
    """The option `--lang` of a command."""
    return click.option("--lang", metavar="LANGUAGE", callback=spoken, help=f"{what}  [default: by LANG, else en]")
