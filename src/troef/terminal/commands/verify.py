"""`troef verify FILE`: are these records true?"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from troef.core.errors import BadRecord, UnknownGame
from troef.terminal.found import RECORDS, load, place
from troef.terminal.output import Progress, one_line, say_json

WRONG, UNKNOWN = 1, 2  # exit codes: a record is not true; of none is it known to be wrong, but of some nothing is known


@dataclass
class Count:
    """What was found in a file."""

    games: Counter[str] = field(default_factory=Counter)  # finished and true, by game
    acts: int = 0
    unfinished: int = 0  # of these only the form can be checked
    faults: list[str] = field(default_factory=list)
    unknown: int = 0  # of the faults: records of games that are not here, which may be true

    @property
    def records(self) -> int:
        """All of them."""
        return self.games.total() + self.unfinished + len(self.faults)


@click.command(short_help="Check records.")
@click.argument("file", type=RECORDS)
@click.option("--all", "every", is_flag=True, help="Name every fault, not only the first.")
@click.option("--json", "as_json", is_flag=True, help="What was found, for programs; names every fault.")
@click.pass_context
def command(ctx: click.Context, file: Path, every: bool, as_json: bool) -> None:
    """Check records: every act lawful, points and outcome as stated, shuffle as committed.

    \b
    Examples:
      troef verify games.jsonl
      troef verify games.jsonl --all --json
    """
    count = check(file, every or as_json, quiet=as_json)
    if as_json:
        say_json(for_programs(count), indent=2)
    else:
        click.echo(summary(file, count))
    if count.faults:
        ctx.exit(UNKNOWN if count.unknown == len(count.faults) else WRONG)


def for_programs(count: Count) -> dict[str, Any]:
    """What was found, as plain values."""
    return {
        "records": count.records,
        "acts": count.acts,
        "true": dict(count.games),
        "unfinished": count.unfinished,
        "unknown": count.unknown,
        "faults": count.faults,
    }


def check(path: Path, every: bool, *, quiet: bool = False) -> Count:
    """Checks every line; stops at the first fault unless all are wanted."""
    from troef.core.record import lines

    count, read = Count(), 0
    with Progress(path.stat().st_size, "bytes") as progress:
        for number, line in enumerate(lines(path), 1):
            try:
                with place(path, number):
                    check_line(line, count)
            except BadRecord as fault:
                if not every:
                    raise
                count.faults.append(str(fault))
                count.unknown += isinstance(fault, UnknownGame)
                if not quiet:
                    click.echo(one_line(str(fault)))
            read += len(line)
            progress.reached(read)
    if not count.records:
        raise BadRecord(f"{path}: there is no record in it")
    return count


def check_line(line: bytes, count: Count) -> None:
    """Checks one record and counts it."""
    from troef.core import record

    match = record.verify(record.read(line, load))
    if match is None:
        count.unfinished += 1
    else:
        count.games[match.game.key] += 1
        count.acts += len(match.acts)


def summary(path: Path, count: Count) -> str:
    """The file in one line."""
    parts = [f"{n:,} {key} true" for key, n in sorted(count.games.items())]
    if count.unfinished:
        parts.append(f"{count.unfinished:,} unfinished (form only)")
    if wrong := len(count.faults) - count.unknown:
        parts.append(f"{wrong:,} wrong")
    if count.unknown:
        parts.append(f"{count.unknown:,} of games that are not here")
    return f"{path}: {count.records:,} records, {count.acts:,} acts: {', '.join(parts)}"
