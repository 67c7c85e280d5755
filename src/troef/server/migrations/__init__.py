"""What brings a database up to date: numbered .sql files, one folder a kind of database, each run once and in order."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from troef.core.errors import BadUse

HERE = Path(__file__).parent


class Step(NamedTuple):
    """One file; when it has been run the database is of this version."""

    version: int
    text: str


def due(folder: Path, version: int, database: str) -> list[Step]:
    """The steps that a database of a version has still to take; refuses one that is newer than this program."""
    found = sorted(folder.glob("*.sql"))
    if version > len(found):
        raise BadUse(
            f"the database {database} is of a newer version ({version}) than this program knows ({len(found)})"
        )
    return [Step(number, path.read_text(encoding="utf-8")) for number, path in enumerate(found, 1) if number > version]
