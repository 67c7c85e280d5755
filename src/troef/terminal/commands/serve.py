"""`troef serve`: the web tables."""

from __future__ import annotations

import click


@click.command(name="serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0: the whole network.")
@click.option("--port", default=8377, show_default=True, type=click.IntRange(0, 65535), help="The port; 0 for any.")
@click.option("--database", metavar="URL", help="sqlite:///FILE; by default a file in your data folder.")
@click.option("--keep-days", type=click.IntRange(0), help="Delete finished tables after so many days.")
@click.option("--clock-speed", type=float, default=1.0, hidden=True, help="How fast the clock runs, for tests.")
def command(host: str, port: int, database: str | None, keep_days: int | None, clock_speed: float) -> None:
    """Open the web tables and print the address to open.

    \b
    Examples:
      troef serve
      troef serve --host 0.0.0.0          friends in the same network can join
    """
    from troef.server import run

    listening = run.bind(host, port)
    application = run.build(run.database(database), speed=clock_speed, keep_days=keep_days)
    run.serve(application, listening, host)
