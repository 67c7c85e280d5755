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
    from troef.core.match import Match
    from troef.terminal.live.local import LocalTable
    from troef.terminal.live.sitting import Sitting


def is_plain(wished: bool) -> bool:
    """Whether lines are shown: wished so, or there is no screen to draw on."""
    screen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return wished or not screen


def play(table: LocalTable, plain: bool, language: str, out: Path | None) -> None:
    """A table kept here, until people leave; the seals of its matches are opened, their records kept."""
    try:
        show(table, plain, language)
    finally:
        if out is not None and table.finished:
            keep(table.finished, out)
            click.echo(table.words.message("t-saved", {"file": str(out)}))


def keep(matches: list[Match], out: Path) -> None:
    """Adds the records to a file."""
    from troef.core import record

    with out.open("a", encoding="utf-8") as file:
        file.writelines(record.write(match) + "\n" for match in matches)


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
            click.echo(sitting.opened)


def opening(sitting: Sitting) -> str:
    """The first line: what is played, by whom, and what can be typed."""
    names = f": {', '.join(sitting.words.names)}" if sitting.words.names else ""
    typed = sitting.words.message("t-looks-on" if sitting.looks_on else "t-number-or-move")
    return f"{sitting.game.title}{names}. {typed}"


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
