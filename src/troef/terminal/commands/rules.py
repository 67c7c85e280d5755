"""`troef rules GAME`: how to play."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from troef.core.errors import BadUse, near
from troef.terminal.found import GAME, rule_ids
from troef.terminal.language import lang_option
from troef.terminal.output import say_json

if TYPE_CHECKING:
    from troef.core.game import Game


@click.command
@click.argument("game", type=GAME)
@lang_option("The language to read them in.")
@click.option("--rule", metavar="ID", shell_complete=rule_ids, help="Only the rule with this id.")
@click.option("--json", "as_json", is_flag=True, help="The rules by their ids, for programs.")
def command(game: Game, lang: str, rule: str | None, as_json: bool) -> None:
    """How to play a game, with the ids of its rules.

    \b
    Examples:
      troef rules six
      troef rules uno --rule uno.call.catch
      troef rules uno --json
    """
    from troef.terminal import markdown

    text = page(game, lang)
    rules = markdown.rules(text)
    if rule is not None:
        if rule not in rules:
            raise BadUse(use="no-rule", game=game.key, rule=rule, near=near(rule, rules))
        text, rules = rules[rule], {rule: rules[rule]}
    if as_json:
        say_json(for_programs(game, lang, rules), indent=2)
    else:
        show(text)


def for_programs(game: Game, language: str, rules: Mapping[str, str]) -> dict[str, Any]:
    """The rules as plain values: each with its id, in the order of the page."""
    listed = [{"rule": rule, "text": text.removeprefix(f"`{rule}`").strip()} for rule, text in rules.items()]
    return {"game": game.key, "version": game.version, "language": language, "rules": listed}


def page(game: Game, language: str) -> str:
    """The page of rules in a language."""
    from troef.locales import rules_page

    return rules_page(game, language).read_text(encoding="utf-8")


def show(text: str) -> None:
    """Wrapped and styled for a person, a page at a time if it is long; as it is written for a pipe."""
    from troef.terminal import markdown

    if not sys.stdout.isatty():
        click.echo(text.rstrip("\n"))
        return
    shown = markdown.shown(text)
    if shown.count("\n") + 2 > terminal_height() and sys.stdin.isatty():
        click.echo_via_pager(shown)
    else:
        click.echo(shown)


def terminal_height() -> int:
    """How many lines can be seen at once."""
    import shutil

    return shutil.get_terminal_size().lines
