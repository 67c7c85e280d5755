"""`troef join URL`: a seat at a running table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from troef.terminal.found import GAME, players_of
from troef.terminal.language import lang_option

if TYPE_CHECKING:
    from troef.core.game import Game


@click.command
@click.argument("link", metavar="URL")
@click.option("--name", metavar="NAME", help="What to call you.  [default: your login]")
@click.option("--seat", "token", metavar="TOKEN", help="Come back to a seat you had; it was shown when you left.")
@click.option("--watch", is_flag=True, help="Look on without a seat.")
@click.option("--open", "opened", type=GAME, metavar="GAME", help="Lay a new table there; URL is the server's.")
@click.option("--seats", type=int, metavar="N", help="With --open: how many chairs.")
@click.option(
    "--bots", "fill", metavar="L", shell_complete=players_of, help="With --open: who fills the chairs that stay free."
)
@lang_option("The language to play in.")
@click.option("--plain", is_flag=True, help="A line at a time: for screen readers, pipes, dumb terminals.")
def command(
    link: str,
    name: str | None,
    token: str | None,
    watch: bool,
    opened: Game | None,
    seats: int | None,
    fill: str | None,
    lang: str,
    plain: bool,
) -> None:
    """Take a seat at a running table.

    A lost connection is mended by itself, and a seat is kept.

    \b
    Examples:
      troef join http://192.168.1.20:8377/t/KX72QP
      troef join 127.0.0.1:8377/t/KX72QP --name Bo --plain
      troef join "http://192.168.1.20:8377/t/KX72QP#seat=..."    a seat of yours
      troef join 127.0.0.1:8377 --open uno --bots hard    lay a table yourself
    """
    from troef.core.errors import BadUse
    from troef.server.wishes import LONGEST_NAME
    from troef.terminal.found import load
    from troef.terminal.live import show, visit
    from troef.terminal.live.laid import login
    from troef.terminal.live.remote import RemoteTable
    from troef.terminal.live.words import Words

    if sum((watch, token is not None, opened is not None)) > 1:
        raise BadUse(use="one-way")
    name = (name or login())[:LONGEST_NAME]
    joined = visit.lay(link, name, opened, seats, fill) if opened else visit.join(link, name, token, watch)
    game = load(joined.game)
    table = RemoteTable(joined, game, Words(game, lang), fill or "")
    try:
        show.show(table, plain, lang)
    finally:
        if joined.token and not table.ended:
            click.echo(table.words.message("t-come-back"))
            click.echo(f"troef join {joined.server}/t/{joined.table} --seat {joined.token}")
