"""The language of a command: `--lang`, or the one the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TypeVar

import click
from click.shell_completion import CompletionItem

from troef.core.errors import BadUse, near

F = TypeVar("F", bound=Callable[..., object])

ASKED_BY = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere


def environment() -> str:
    """The language of the environment; English if it asks for none, or for one there is not."""
    from troef.locales import wished

    first = next((os.environ[name] for name in ASKED_BY if os.environ.get(name)), "")
    plain = first.split(".")[0] in ("C", "POSIX")
    preferred = [] if plain or not first else os.environ.get("LANGUAGE", "").split(":")
    return wished([*preferred, first])


def asked(arguments: Sequence[str]) -> str:
    """The language a command line asks for, whatever else is wrong with it."""
    from troef.locales import bare, languages

    given = [*arguments, ""]
    named = [given[i + 1] for i, word in enumerate(arguments) if word == "--lang"]
    named += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return next((name for name in map(bare, named) if name in languages()), "") or environment()


def misuse(error: BadUse, lang: str) -> str:
    """What was wrong, in that language. English needs no reader of messages, which takes a moment to load."""
    if lang == "en":
        return str(error)
    from troef import locales

    return locales.misuse(error, lang)


def spoken(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    """The language that was asked for, if there is such a one."""
    from troef.locales import bare, languages

    if value is None:
        return environment()
    if bare(value) not in languages():
        raise BadUse(use="no-language", name=value, near=near(value, languages()))
    return bare(value)


def there_are(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Languages that begin so."""
    from troef.locales import languages

    return [CompletionItem(name) for name in languages() if name.startswith(incomplete)]


def lang_option(what: str) -> Callable[[F], F]:
    """The option `--lang` of a command."""
    return click.option(
        "--lang",
        metavar="LANGUAGE",
        callback=spoken,
        shell_complete=there_are,
        help=f"{what}  [default: by LANG, else en]",
    )
