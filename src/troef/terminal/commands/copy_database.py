"""`troef copy-database`: a copy of all tables, for a backup or a move; the server may run meanwhile."""

from __future__ import annotations

import click


@click.command(name="copy-database")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def command(source: str, target: str) -> None:
    """Copy all tables from one database to a new one.

    Both are sqlite:///FILE. What was saved when the copy begins is in it, also if the server runs or was killed.

    \b
    Example:
      troef copy-database sqlite:///tables.sqlite sqlite:///backup.sqlite
    """
    from troef.server import run, sqlite

    tables = sqlite.copy(run.database(source), run.database(target))
    click.echo(f"{tables} {'table' if tables == 1 else 'tables'} copied")
