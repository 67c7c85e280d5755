"""`troef bench`: how fast it is here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from troef.core.errors import BadUse
from troef.terminal.found import GAME, OUT
from troef.terminal.output import Progress, amount, paint, say_json, table, write

if TYPE_CHECKING:
    from troef.core.game import Game


@click.command
@click.option("--game", "chosen", type=GAME, multiple=True, help="Only this game; may be repeated.")
@click.option("--quick", is_flag=True, help="Short and rough.")
@click.option("--json", "as_json", is_flag=True, help="The report for programs.")
@click.option("--svg", type=OUT, metavar="FILE", help="Draw the ratios beside the peers, too.")
def command(chosen: tuple[Game, ...], quick: bool, as_json: bool, svg: Path | None) -> None:
    """Measure the speeds.

    Beside a loop of plain Python, and beside the peers that are installed.

    \b
    Examples:
      troef bench --quick
      troef bench --game uno --json
      troef bench --svg speeds.svg
    """
    from troef.bench import picture, report
    from troef.terminal.found import all_games

    games = chosen or all_games()
    with Progress(1, "steps") as progress:

        def tell(step: int, steps: int) -> None:
            progress.total = steps
            progress.reached(step)

        try:
            measured = report.run(games, report.QUICK if quick else report.WHOLE, tell)
        except ImportError as error:  # a package that is there may need another that is not
            raise BadUse(use="no-package", extra="bench", why=error) from error
    if as_json:
        say_json(measured, indent=2)
    else:
        click.echo(page(measured))
    if svg:
        write(svg, picture.svg(measured))


def page(report: dict[str, Any]) -> str:
    """The report for people."""
    rows = [
        [m["subject"], m["what"], amount(m["median"]), m["unit"], f"{m['spread']:.0%}", amount(m["turns"])]
        for m in report["measurements"]
    ]
    reference = report["reference"]
    speed = amount(reference["turns_per_second"])
    lines = [
        paint(f"CPU time, Python {report['python']}, {report['machine']}, {report['repeats']} repeats", bold=True),
        table(["of", "what", "median", "unit", "spread", "turns"], rows, left=2),
        f"Turns: what one costs, in turns of {reference['name']}, a loop of plain Python run just before ({speed}/s).",
    ]
    lines += [f"{key}: compiled is {amount(n)} x interpreted" for key, n in report["compiled_to_interpreted"].items()]
    lines += [f"{key}: two threads are {amount(n)} x one" for key, n in report["two_threads_to_one"].items()]
    lines += [
        f"{key}: ten times the games take {amount(n['time'])} x the time and {amount(n['memory'])} x the memory"
        for key, n in report["ten_times_the_games"].items()
    ]
    lines += [
        f"{b['game']}: {b['what']} is {amount(b['times'])} x {b['peer']} (wanted: {amount(b['wanted'])})"
        for b in report["beside_peers"]
    ]
    return "\n".join([*lines, *(f"not measured: {name}" for name in report["missing"])])
