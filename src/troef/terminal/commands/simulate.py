"""`troef simulate GAME`: many games by bots."""

from __future__ import annotations

import time
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from troef.core.errors import BadUse
from troef.places import Place, place
from troef.terminal.found import GAME, KEPT, OUT, game_options, options, place_options, players_of
from troef.terminal.output import Progress, amount, paint, say_json, table

if TYPE_CHECKING:
    from troef.core.game import Game
    from troef.terminal.simulation import Plan, Tally


@click.command
@click.argument("game", type=GAME)
@click.option("--seats", type=int, metavar="N", help="How many play.  [default: the fewest]")
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, metavar="K", help="How many games."
)
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="The same seed, the same games.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="L,L,...",
    shell_complete=players_of,
    help="One for all, or one a seat.",
)
@game_options
@click.option("--out", type=OUT, metavar="FILE", help="Write the records, one a line.")
@click.option("--engine", type=click.Choice(["referee", "compiled"]), default="referee", show_default=True)
@place_options
@click.option("--keep", type=KEPT, metavar="FILE", help="Blocks, one a line: resumed if there.")
@click.option("--json", "as_json", is_flag=True, help="The summary for programs.")
def command(
    game: Game,
    seats: int | None,
    games: int,
    seed: int,
    bots: str,
    preset: str | None,
    given: tuple[str, ...],
    out: Path | None,
    engine: str,
    jobs: int | None,
    ray: str | None,
    keep: Path | None,
    as_json: bool,
) -> None:
    """Play many games by bots and count who wins.

    Bots are levels (see `troef games`) or your own, file.py:Class.

    \b
    Examples:
      troef simulate uno --seats 3 --games 100 --bots heuristic,random,random
      troef simulate six --seats 4 --games 20 --seed 1 --out games.jsonl
      troef simulate companeros --games 1000000 --engine compiled
      troef simulate uno --bots expert --ray auto --keep blocks.jsonl    on Ray
    """
    from troef.terminal.simulation import Plan

    seats = game.seats[0] if seats is None else seats
    game.check_seats(seats)
    values = options(game, preset, given)
    plan = Plan(game.key, seats, values, seed, players(bots, seats), engine, out is not None)
    tally = run(plan, games, place(jobs, ray), out, keep)
    if as_json:
        say_json(for_programs(plan, tally), indent=2)
    else:
        click.echo(for_people(game, plan, tally))


def players(bots: str, seats: int) -> tuple[str, ...]:
    """The player of every seat: one name stands for all."""
    names = tuple(bots.split(","))
    if len(names) not in (1, seats):
        raise BadUse(use="seat-bots", named=len(names), seats=seats)
    return names * seats if len(names) == 1 else names


def run(plan: Plan, games: int, where: Place, out: Path | None, keep: Path | None) -> Tally:
    """Plays all games, writing the records if they are wanted."""
    from troef.places import made
    from troef.places.kept import Kept
    from troef.terminal.outfile import OutFile
    from troef.terminal.simulation import Tally, blocks, player

    made(player, plan)  # refuses what cannot be played before anything is written
    kept = Kept(keep, asdict(plan)) if keep else None
    tally, start = Tally([0] * plan.seats, [0] * plan.seats), time.perf_counter()
    with (
        OutFile(out) if out else nullcontext() as file,
        kept or nullcontext(),
        where as there,
        Progress(games, "games") as progress,
    ):
        for block in blocks(plan, games, there, kept):
            if file:
                file.write(block.lines)
            tally.add(block)
            progress.reached(tally.games)
    tally.seconds = time.perf_counter() - start
    return tally


def played_by(plan: Plan) -> str:
    """The engine as it is here: without Numba the compiled one plays interpreted."""
    from troef.core import twin

    return "interpreted" if plan.engine == "compiled" and not twin.available() else plan.engine


def for_programs(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The summary as plain values; all but the times follow from the command line."""
    return {
        "game": plan.key,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "engine": played_by(plan),
        "bots": list(plan.bots),
        "games": tally.games,
        "acts": tally.acts,
        "wins": tally.wins,
        "points": tally.points,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / tally.seconds, 1),
        "acts_per_second": round(tally.acts / tally.seconds, 1),
    }


def for_people(game: Game, plan: Plan, tally: Tally) -> str:
    """The summary as a table."""
    n, took = tally.games, tally.seconds
    rows = [
        [
            seat,
            plan.bots[seat],
            f"{tally.wins[seat]:,}",
            f"{tally.wins[seat] / n:.1%}",
            f"{tally.points[seat] / n:,.1f}",
        ]
        for seat in range(plan.seats)
    ]
    speed = f"{amount(n / took)} games/s, {amount(tally.acts / took)} acts/s"
    return "\n".join(
        [
            paint(f"{game.title}, {plan.seats} seats, seed {plan.seed}, {played_by(plan)}", bold=True),
            table(["seat", "bot", "wins", "share", "mean points"], rows, left=2),
            *(["A shared win counts for each."] if sum(tally.wins) > n else []),
            f"{n:,} games, {tally.acts:,} acts in {took:.1f} s: {speed}",
        ]
    )
