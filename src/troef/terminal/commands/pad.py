"""`troef pad GAME`: a score pad for the real table, a line at a time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from troef.terminal.found import GAME, KEPT, game_options
from troef.terminal.language import lang_option

if TYPE_CHECKING:
    from troef.core.game import Game


@click.command
@click.argument("game", type=GAME)
@click.option("--name", required=True, metavar="N,N,...", help="The players, in the order they sit.")
@click.option("--first", metavar="NAME", help="Who deals or begins; ?: drawn.  [default: the first]")
@game_options
@click.option("--file", type=KEPT, metavar="FILE", help="Keep the pad there, and go on with it.")
@lang_option("The language of the pad.")
def command(
    game: Game,
    name: str,
    first: str | None,
    preset: str | None,
    given: tuple[str, ...],
    file: Path | None,
    lang: str,
) -> None:
    """Keep the score of a game on a real table.

    A line a player after every round; the game's own rules count. `undo` takes a line back, `fix 2 Bo 30` corrects one,
    `fix 2 Bo 30; Ada` two that only add up together; `log` shows all that was written. A game with a hidden
    timer has it here, too.

    \b
    Examples:
      troef pad uno --name Ada,Bo,Cy --option target=200
      troef pad sixth-sense --name Ada,Bo,Cy,Dirk --first ?
      troef pad companeros --name Ana,Bo,Cy --preset evening --file evening.pad
    """
    from troef.terminal.paper import Paper, opened

    pad, names = opened(game, name, first, preset, given, file)
    Paper(pad, names, file, lang).keep()
