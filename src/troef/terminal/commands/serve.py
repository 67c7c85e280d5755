"""`troef serve`: the web tables."""

from __future__ import annotations

import random

import click

from troef.core.errors import BadUse


@click.command(name="serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0: the whole network.")
@click.option("--port", default=8377, show_default=True, type=click.IntRange(0, 65535), help="The port; 0 for any.")
@click.option("--database", metavar="URL", help="sqlite:///FILE (by default in your data folder) or postgresql://...")
@click.option("--bus", metavar="URL", help="nats://...: one of several processes over the same PostgreSQL.")
@click.option("--keep-days", type=click.IntRange(0), help="Delete tables without a match after so many days.")
@click.option("--proxies", default="127.0.0.1", show_default=True, help="Whose word about guests' addresses counts.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning")
@click.option("--tables-an-hour", type=click.IntRange(1), default=60, show_default=True, help="From one address.")
@click.option("--seats-an-hour", type=click.IntRange(1), default=300, show_default=True, help="From one address.")
@click.option("--connections", type=click.IntRange(1), default=100, show_default=True, help="From one address.")
@click.option("--messages-a-second", type=click.IntRange(1), default=50, show_default=True, help="Of one connection.")
@click.option("--tries-a-minute", type=click.IntRange(1), default=60, show_default=True, help="From one address.")
@click.option("--lease-seconds", type=click.FloatRange(0.5), default=5.0, hidden=True, help="Of a table, for tests.")
@click.option("--clock-speed", type=float, default=1.0, hidden=True, help="How fast the clock runs, for tests.")
def command(
    host: str,
    port: int,
    database: str | None,
    bus: str | None,
    keep_days: int | None,
    proxies: str,
    log_level: str,
    tables_an_hour: int,
    seats_an_hour: int,
    connections: int,
    messages_a_second: int,
    tries_a_minute: int,
    lease_seconds: float,
    clock_speed: float,
) -> None:
    """Open the web tables and print the address to open.

    \b
    Examples:
      troef serve
      troef serve --host 0.0.0.0          friends in the same network can join
    """
    from troef.server import run
    from troef.server.limits import Limits

    invite()
    limits = Limits(tables_an_hour, seats_an_hour, connections, messages_a_second, tries_a_minute)
    run.serve(
        run.Settings(host, port, database, keep_days, proxies, log_level, clock_speed, limits, bus, lease_seconds)
    )


def invite() -> None:
    """The players of the house are made once before the doors open: what is wrong is told now, not at the table."""
    from troef import bots, games
    from troef.bots import watched

    for key, name in bots.invited():
        if not name:
            raise BadUse(use="no-invitation", text=key)
        watched.maker(games.load(key), name)(random.Random(0))
