"""`troef arena GAME`: how strong players are, with error bars."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from troef.places import Place, place
from troef.terminal.found import GAME, KEPT, OUT, game_options, options, place_options
from troef.terminal.output import Progress, paint, say_json, table, write

if TYPE_CHECKING:
    from troef.arena.block import Block, Plan
    from troef.arena.statistics import Mean, Standing
    from troef.core.game import Game

LADDER = "easy,normal,hard,expert"


@click.command
@click.argument("game", type=GAME)
@click.option("--bots", default=LADDER, show_default=True, metavar="A,B,...", help="Who is measured.")
@click.option("--deals", type=click.IntRange(min=1), default=100, show_default=True, metavar="K", help="How many.")
@click.option("--seats", type=int, metavar="N", help="How many play.  [default: 4, or the most below]")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="The same seed, the same deals.")
@click.option("--first", type=click.IntRange(min=0), default=0, metavar="D", help="The number of the first deal.")
@game_options
@place_options
@click.option("--sprt", is_flag=True, help="Stop as soon as it is clear whether the first is better than the others.")
@click.option("--json", "as_json", is_flag=True, help="The result for programs.")
@click.option("--picture", type=OUT, metavar="FILE", help="Draw it, as SVG.")
@click.option("--keep", type=KEPT, metavar="FILE", help="Blocks, one a line: resumed if there.")
def command(
    game: Game,
    bots: str,
    deals: int,
    seats: int | None,
    seed: int,
    first: int,
    preset: str | None,
    given: tuple[str, ...],
    jobs: int | None,
    ray: str | None,
    sprt: bool,
    as_json: bool,
    picture: Path | None,
    keep: Path | None,
) -> None:
    """Measure players on the same deals from every seat.

    With as many names as seats, these play each other; with two, the first plays alone against the second on all other
    seats; with more names than seats, every deal has some of them. A level may have a budget: expert@200 thinks in 200
    worlds, expert@50ms for 50 ms.

    \b
    Examples:
      troef arena uno --bots heuristic,random --deals 50
      troef arena six --bots mybot.py:Mine,heuristic --json
      troef arena uno --deals 1000 --ray auto --keep blocks.jsonl    on Ray
    """
    from troef.arena.block import Plan
    from troef.arena.picture import svg
    from troef.arena.statistics import standings

    seats = min(4, game.seats[-1]) if seats is None else seats
    plan = Plan(game.key, seats, options(game, preset, given), tuple(bots.split(",")), seed)
    plan.check()
    blocks, verdict = run(plan, range(first, first + deals), place(jobs, ray), sprt, keep)
    found = standings(blocks)
    if picture:
        write(picture, svg(f"{game.title}, {seats} seats, {len(blocks)} deals", found, 1 / seats))
    if as_json:
        say_json(for_programs(plan, blocks, found, verdict), indent=2)
    else:
        click.echo(for_people(game, plan, blocks, found, verdict))


def run(plan: Plan, deals: range, where: Place, sprt: bool, keep: Path | None) -> tuple[list[Block], str]:
    """Plays what is not kept yet; with `sprt` no longer than needed."""
    from troef.arena.keeping import played
    from troef.arena.statistics import Trial

    found: list[Block] = []
    trial, verdict = Trial(1 / plan.seats), ""
    with where as there, Progress(len(deals), "deals") as progress:
        for block in played(plan, deals, there, keep):
            found.append(block)
            progress.reached(len(found))
            if sprt and (verdict := trial.verdict([share(plan, b) for b in found])):
                break
    return sorted(found, key=lambda block: block.deal), verdict


def share(plan: Plan, block: Block) -> float:
    """What the first player won of a block."""
    tally = block.tallies[plan.bots[0]]
    return tally.won / tally.played


def for_programs(plan: Plan, blocks: list[Block], found: list[Standing], verdict: str) -> dict[str, Any]:
    """The result as plain values; all but the times follow from the command line."""
    from troef.arena.keeping import plain

    return {
        **plain(plan),
        "first_deal": blocks[0].deal,
        "deals": len(blocks),
        "verdict": verdict,
        "players": [
            {
                "name": s.name,
                "blocks": s.blocks,
                "share": _pair(s.share),
                "points": _pair(s.points),
                "rounds": _pair(s.rounds),
                **{name: _pair(figure) for name, figure in s.figures.items()},
                "rating": _pair(s.rating, 1),
                "ms_median": round(s.ms[0], 3),
                "ms_p95": round(s.ms[1], 3),
            }
            for s in found
        ],
    }


def _pair(mean: Mean, digits: int = 4) -> list[float | None]:
    """The mean and half its interval, if it has one."""
    return [round(mean.value, digits), round(mean.error, digits) if mean.error < 1e9 else None]


def for_people(game: Game, plan: Plan, blocks: list[Block], found: list[Standing], verdict: str) -> str:
    """The result as a table."""
    figures = list(found[0].figures)
    rows = [
        [
            s.name,
            s.share,
            s.rounds,
            f"{s.points.value:.1f} ± {s.points.error:.1f}",
            *(s.figures[name] for name in figures),
            f"{s.rating.value:+.0f} ± {s.rating.error:.0f}",
            f"{s.ms[0]:.2f}",
            f"{s.ms[1]:.2f}",
        ]
        for s in found
    ]
    heads = ["bot", "share of games", "of rounds", "points", *figures, "rating", "ms a move", "p95"]
    last = blocks[-1].deal
    deals = f"{len(blocks)} {'deal' if len(blocks) == 1 else 'deals'} ({blocks[0].deal}-{last})"
    played = f"{deals} x {plan.seats} rotations, seed {plan.seed}"
    return "\n".join(
        [
            paint(f"{game.title}, {plan.seats} seats, {played}", bold=True),
            table(heads, rows),
            f"A fair share is {1 / plan.seats:.1%}; ± is half a 95 % interval; ms are of processor time.",
            *(
                [f"{plan.bots[0]}: {verdict} than the others (5 % errors, for 3 % above a fair share)"]
                if verdict
                else []
            ),
        ]
    )
