"""Shows a sitting: full-screen where there is a screen, otherwise a line at a time."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from troef.core.errors import BadUse, near
from troef.locales import misuse
from troef.terminal import markdown
from troef.terminal.commands.rules import page
from troef.terminal.live.plain import Plain, aloud, ended

if TYPE_CHECKING:
    from troef.core.game import Game
    from troef.terminal.live.local import LocalTable
    from troef.terminal.live.sitting import Sitting


def is_plain(wished: bool) -> bool:
    """Whether lines are shown: wished so, or there is no screen to draw on."""
    screen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return wished or not screen


def play(table: LocalTable, plain: bool, language: str, out: Path | None) -> None:
    """A table kept here, to its end or until people leave; then the seal is opened."""
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise BadUse(use="out-folder" if out.is_dir() else "out-nowhere", path=out)
    table.story.insert(0, table.words.message("t-sealed", {"commit": table.match.commit.hex()}))
    show(table, plain, language)
    say = table.words.message
    if table.match.over():
        click.echo(say("t-opened", {"secret": table.match.secret.hex()}))
        if out is not None:
            keep(table, out)
            click.echo(say("t-saved", {"file": str(out)}))


def keep(table: LocalTable, out: Path) -> None:
    """Adds the record to a file."""
    from troef.core import record

    with out.open("a", encoding="utf-8") as file:
        file.write(record.write(table.match) + "\n")


def show(sitting: Sitting, plain: bool, language: str) -> None:
    """Shows a sitting until it ends."""
    if is_plain(plain):
        aloud(opening(sitting))
        asyncio.run(Plain(sitting, sys.stdin, rules=lambda rule: rules_line(sitting.game, language, rule)).play())
    else:
        from troef.terminal.live.app import full_screen

        full_screen(sitting, page(sitting.game, language))
        if sitting.phase == "over":  # the screen is gone, and with it who has won
            click.echo(f"{ended(sitting.winners())} {sitting.standing()}")


def opening(sitting: Sitting) -> str:
    """The first line: what is played, by whom, and what can be typed."""
    names = f": {', '.join(sitting.words.names)}" if sitting.words.names else ""
    return f"{sitting.game.title}{names}. {sitting.words.message('t-number-or-move')}"


def rules_line(game: Game, language: str, rule: str) -> str:
    """One rule by its id; without one how to see one, and where all of them are."""
    found = markdown.rules(page(game, language))
    if rule in found:
        return found[rule]
    close = near(rule, found)
    if rule and "one" in close:
        return misuse(BadUse(use="no-rule", rule=rule, game=game.key, near=close), language)
    unknown = [misuse(BadUse(use="no-rule", rule=rule, game=game.key), language)] if rule else []
    return "; ".join([*unknown, misuse(BadUse(use="one-rule", rule=next(iter(found)), game=game.key), language)])
