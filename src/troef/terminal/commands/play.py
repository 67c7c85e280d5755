"""`troef play GAME`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from troef.terminal.found import GAME, OUT, game_options, players_of
from troef.terminal.language import lang_option

if TYPE_CHECKING:
    from troef.core.game import Game


@click.command
@click.argument("game", type=GAME)
@click.option("--seats", type=int, metavar="N", help="How many play.  [default: 4, or as many as are named]")
@click.option("--bots", metavar="L,L,...", shell_complete=players_of, help="One for all, or one each.")
@click.option("--people", type=click.IntRange(1), default=1, show_default=True, help="How many at this keyboard.")
@click.option("--name", metavar="N,N,...", help="What to call them.  [default: your login]")
@lang_option("The language to play in.")
@game_options
@click.option("--seed", type=int, metavar="S", help="The same seed, the same cards.  [default: drawn]")
@click.option("--pace", type=click.Choice(["quick", "normal", "slow"]), default="normal", show_default=True)
@click.option("--out", type=OUT, metavar="FILE", help="Add the record of the match to a file.")
@click.option("--plain", is_flag=True, help="A line at a time: for screen readers, pipes, dumb terminals.")
@click.option("--clock-speed", type=float, default=1.0, hidden=True, help="How fast the clock runs, for tests.")
def command(
    game: Game,
    seats: int | None,
    bots: str | None,
    people: int,
    name: str | None,
    lang: str,
    preset: str | None,
    given: tuple[str, ...],
    seed: int | None,
    pace: str,
    out: Path | None,
    plain: bool,
    clock_speed: float,
) -> None:
    """Play a game in the terminal.

    With bots, and with people at the same keyboard. Bots are levels (see `troef games`) or your own, file.py:Class.

    \b
    Examples:
      troef play uno                              you and three bots
      troef play uno --seats 10 --pace quick      a crowd
      troef play sixth-sense --people 2           two people pass the keyboard
      troef play six --preset short --plain       a line at a time
    """
    from troef.terminal.live import show
    from troef.terminal.live.laid import Wishes, local

    wishes = Wishes(seats, bots, people, name, lang, preset, given, seed, pace, clock_speed)
    stays = sys.stdin.isatty()  # what comes through a pipe was meant for one match
    show.play(local(game, wishes, pause=not show.is_plain(plain), stays=stays), plain, lang, out)
