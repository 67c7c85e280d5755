"""`troef games`: the games there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from troef.terminal.found import GAME
from troef.terminal.language import lang_option
from troef.terminal.output import note, paint, paragraph, say_json

if TYPE_CHECKING:
    from troef.core.game import Game
    from troef.core.options import Option
    from troef.locales import Speech

MARGIN = 2


@click.command
@click.argument("only", type=GAME, nargs=-1, metavar="[GAME]...")
@lang_option("The language to describe them in.")
@click.option("--json", "as_json", is_flag=True, help="Everything, for programs.")
def command(only: tuple[Game, ...], lang: str, as_json: bool) -> None:
    """The games, their seats and options.

    \b
    Examples:
      troef games
      troef games uno                     one of them
      troef games --json
    """
    described = described_games(only, lang)
    if as_json:
        say_json(described, indent=2)
    else:
        click.echo("\n\n".join(page(game, lang) for game in described))


def described_games(only: Sequence[Game], language: str) -> list[dict[str, Any]]:
    """All games, or some; one that cannot be described is named on stderr and left out."""
    from troef.terminal.found import all_games

    described = []
    for game in only or all_games():
        try:
            described.append(describe(game, language))
        except Exception as error:
            note(f"the game {game.key!r} cannot be described: {type(error).__name__}: {error}")
    return described


def describe(game: Game, language: str) -> dict[str, Any]:
    """A game for programs: plain values, ready for JSON."""
    from troef import bots
    from troef.locales import Speech

    speech = Speech(game, language)
    return {
        "key": game.key,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "options": [describe_option(name, option, speech) for name, option in game.options().items()],
        "presets": [
            {"name": name, "title": said(speech, f"preset-{name}") or name, "options": dict(values)}
            for name, values in game.presets.items()
        ],
        "bots": bots.names(game),
    }


def describe_option(name: str, option: Option, speech: Speech) -> dict[str, Any]:
    """An option for programs: what it means, what is allowed, by which rule."""
    from troef.locales import use

    bounds: dict[str, Any] = {}
    if option.kind == "choice":
        bounds["choices"] = list(option.words)
    elif option.kind != "flag":
        bounds |= {"low": option.low, "high": option.high}
    if isinstance(option.default, tuple):
        bounds["length"] = len(option.default)
    return {
        "name": name,
        "kind": option.kind,
        **bounds,
        "default": option.show(option.default),
        "allowed": use(speech.language, f"allowed-{option.kind}", option.bounds()),
        "rule": option.rule,
        "title": said(speech, f"option-{name}") or name,
        "about": said(speech, f"option-{name}", "about"),
    }


def said(speech: Speech, message: str, attribute: str | None = None) -> str:
    """A message of the game, or nothing."""
    return speech.message(message, attribute=attribute) if speech.has(message, attribute) else ""


def page(game: dict[str, Any], lang: str) -> str:
    """A game for people."""
    from troef.locales import use

    seats = game["seats"]
    about = use(lang, "game-head", {"key": game["key"], "least": seats[0], "most": seats[-1]})
    head = f"{paint(game['title'], bold=True)}  {about}"
    presets = [f"{preset['name']} ({preset['title']})" for preset in game["presets"]]
    wide = max(len(name) for name in ["presets", *(option["name"] for option in game["options"])])
    lines = [option_lines(option, wide, lang) for option in game["options"]]
    lines += [row("presets", ", ".join(presets), wide)] if presets else []
    return "\n".join([head, *lines, row("bots", ", ".join(game["bots"]), wide)])


def option_lines(option: dict[str, Any], wide: int, lang: str) -> str:
    """An option for people: what is allowed, then what it means."""
    from troef.locales import use

    default = option["default"]
    plain = ",".join(map(str, default)) if isinstance(default, list) else str(default)
    plain = plain.lower() if isinstance(default, bool) else plain
    allowed = use(lang, "game-option", option | {"usual": plain})
    return row(option["name"], f"{allowed} {option['about']}", wide)


def row(name: str, text: str, wide: int) -> str:
    """A name, and beside it wrapped prose."""
    first = " " * MARGIN + name.ljust(wide + MARGIN)
    return paragraph(text.strip(), first).replace(name, paint(name, fg="cyan"), 1)
