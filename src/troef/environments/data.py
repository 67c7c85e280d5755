"""Records as columns, a row for every decision, for those who learn from games that were played.

    convert("games.jsonl", "games.parquet")    # or games.npz
    decisions = load("games.parquet")
    decisions.columns["observation"].shape     # (rows, numbers), as `spec` describes them

| column | type | what it says |
| --- | --- | --- |
| game | int32 | which record of the file, from 0 |
| act | int32 | which act of that record, from 0; the table's own acts have no row |
| seat | int8 | who decided |
| action | int16 | what, by its number |
| at | int64 | when, in milliseconds |
| observation | int16, one row of numbers | what the seat knew before it |
| action_mask | int8, one row of 0 and 1 | what was lawful; the last place, "wait", is 0: records keep no waits |
| reward | float32 | what the match brought that seat in the end |

All records of one file are of one game, with the same seats and options. They are checked as they are read.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from troef.core import record
from troef.core.errors import BadRecord, BadUse
from troef.core.match import Match
from troef.core.record import Record
from troef.core.words import TABLE
from troef.environments.spec import shares
from troef.games import load as load_game

TYPES = {
    "game": "i4",
    "act": "i4",
    "seat": "i1",
    "action": "i2",
    "at": "i8",
    "observation": "i2",
    "action_mask": "i1",
    "reward": "f4",
}
ROWS = ("observation", "action_mask")  # columns with a row of numbers in each place
BLOCK = 100  # records that are held at once
Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Decisions:
    """A file of columns, read."""

    about: dict[str, Any]  # game, version, seats, options
    columns: Columns


def convert(source: str | Path, to: str | Path) -> int:
    """Writes the decisions of a file of records as columns; how many there are. Parquet is written as it is made."""
    target, blocks = Path(to), columns_of(Path(source))
    if target.suffix == ".parquet":
        return _write_parquet(target, blocks)
    if target.suffix == ".npz":
        return _write_npz(target, blocks)
    raise BadUse(f"{target.name}: columns are written as .parquet or .npz")


def load(path: str | Path) -> Decisions:
    """The columns of a file."""
    source = Path(path)
    if source.suffix == ".npz":
        with np.load(source) as file:
            return Decisions(json.loads(str(file["about"])), {name: file[name] for name in TYPES})
    table = importlib.import_module("pyarrow.parquet").read_table(source)
    return Decisions(
        json.loads(table.schema.metadata[b"troef"]), {name: _array(name, table.column(name)) for name in TYPES}
    )


def columns_of(path: Path) -> Iterator[tuple[dict[str, Any], Columns]]:
    """What a file of records is about, and its decisions, some records at a time."""
    first: dict[str, Any] | None = None
    numbered = enumerate(record.lines(path))
    while some := list(islice(numbered, BLOCK)):
        rows: list[tuple[Any, ...]] = []
        for i, line in some:
            one = record.read(line, load_game)
            about = {"game": one.game.key, "version": one.game.version, "seats": one.seats, "options": one.options}
            first = first or about
            if about != first:
                raise BadRecord(f"line {i + 1}: another game, or other seats or options, than line 1")
            rows += decisions(one, i)
        assert first is not None
        yield (
            first,
            {name: np.array([row[k] for row in rows], kind) for k, (name, kind) in enumerate(TYPES.items()) if rows},
        )


def decisions(one: Record, number: int) -> Iterable[tuple[Any, ...]]:
    """The rows of a finished record, played again under the referee."""
    if one.secret is None:
        raise BadRecord(f"line {number + 1}: an unfinished record has no decisions yet")
    rows: list[tuple[Any, ...]] = []
    for k, match in enumerate(record.moments(one)):
        if k < len(one.acts) and (act := one.acts[k]).seat != TABLE:
            rows.append((number, k, act.seat, match.action(act.seat, act.move), act.at, *_seen(match, act.seat)))
    assert one.outcome is not None
    rewards = shares(one.seats, one.outcome.winners)
    return [(*row, rewards[row[2]]) for row in rows]


def _seen(match: Match, seat: int) -> tuple[list[int], list[int]]:
    """What the seat knows, and what is lawful for it."""
    numbers, mask = [0] * match.game.encoding.OBSERVATION, [0] * (match.game.rules.ACTIONS + 1)
    match.game.encoding.observe(match.state.seen(seat, True), seat, numbers)
    for action in match.lawful(seat):
        mask[action] = 1
    return numbers, mask


def _write_npz(path: Path, blocks: Iterable[tuple[dict[str, Any], Columns]]) -> int:
    all_of = list(blocks)
    if not all_of:
        raise BadRecord("no records")
    joined: dict[str, Any] = {name: np.concatenate([columns[name] for _, columns in all_of]) for name in TYPES}
    np.savez_compressed(path, about=np.array(json.dumps(all_of[0][0])), **joined)
    return len(joined["act"])


def _write_parquet(path: Path, blocks: Iterable[tuple[dict[str, Any], Columns]]) -> int:
    try:
        arrow: Any = importlib.import_module("pyarrow")
        parquet: Any = importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise BadUse("Parquet needs pyarrow: pip install 'troef[data]', or write .npz") from None
    writer, written = None, 0
    for about, columns in blocks:
        table = arrow.table({name: _arrow(arrow, name, column) for name, column in columns.items()})
        table = table.replace_schema_metadata({"troef": json.dumps(about)})
        writer = writer or parquet.ParquetWriter(path, table.schema)
        writer.write_table(table)
        written += table.num_rows
    if writer is None:
        raise BadRecord("no records")
    writer.close()
    return written


def _arrow(arrow: Any, name: str, column: NDArray[Any]) -> Any:
    if name not in ROWS:
        return arrow.array(column)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(column.reshape(-1)), column.shape[1])


def _array(name: str, column: Any) -> NDArray[Any]:
    whole = column.combine_chunks()
    if name not in ROWS:
        return np.asarray(whole)
    return np.asarray(whole.flatten()).reshape(len(whole), -1)
