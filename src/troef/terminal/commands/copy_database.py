"""`troef copy-database`: a copy of all tables, for a backup or a move; the server may run meanwhile."""

from __future__ import annotations

import click


@click.command(name="copy-database")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def command(source: str, target: str) -> None:
    """Copy all tables from one database to a new one.

    FROM is sqlite:///FILE, TO a new file or an empty postgresql://... database. What was saved when the copy begins
    is in it, also if the server runs or was killed.

    \b
    Examples:
      troef copy-database sqlite:///tables.sqlite sqlite:///backup.sqlite
      troef copy-database sqlite:///tables.sqlite postgresql://troef@db/troef
    """
    from troef.server import moving

    tables = moving.copy(source, target)
    click.echo(f"{tables} {'table' if tables == 1 else 'tables'} copied")
