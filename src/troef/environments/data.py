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
import os
import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

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
BLOCK = 1024  # decisions that are held at once
Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Decisions:
    """A file of columns, read."""

    about: dict[str, Any]  # game, version, seats, options
    columns: Columns


def convert(source: str | Path, to: str | Path) -> int:
    """Writes the decisions of a file of records as columns; how many there are.

    Both formats are written as they are made. The file has its name when it is whole: what is refused on the way leaves
    nothing behind, and whatever stood there before as it was.
    """
    target = Path(to)
    write = {".parquet": _write_parquet, ".npz": _write_npz}.get(target.suffix)
    if write is None:
        raise BadUse(f"{target.name}: columns are written as .parquet or .npz")
    with tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
        made = Path(folder, target.name)
        written = write(made, columns_of(Path(source)))
        os.replace(made, target)
    return written


def load(path: str | Path) -> Decisions:
    """The columns of a file; refused if it is not one that `convert` wrote, whole."""
    source = Path(path)
    read = {".parquet": _read_parquet, ".npz": _read_npz}.get(source.suffix)
    if read is None:
        raise BadUse(f"{source.name}: columns are read from .parquet or .npz; convert(...) makes them from records")
    try:
        return read(source)
    except (ValueError, LookupError, TypeError, EOFError, zipfile.BadZipFile, zlib.error) as wrong:
        raise BadRecord(f"{source.name}: no columns that convert(...) wrote, or not whole: {wrong}") from None


def _read_npz(source: Path) -> Decisions:
    with source.open("rb") as file, np.load(file) as arrays:
        return Decisions(json.loads(str(arrays["about"])), {name: arrays[name] for name in TYPES})


def _read_parquet(source: Path) -> Decisions:
    table = _arrow_parquet().read_table(source)
    about = (table.schema.metadata or {})[b"troef"]
    return Decisions(json.loads(about), {name: _array(name, table.column(name)) for name in TYPES})


def columns_of(path: Path) -> Iterator[tuple[dict[str, Any], Columns]]:
    """What a file of records is about, and its decisions, at most BLOCK at a time."""
    first: dict[str, Any] | None = None
    for i, line in enumerate(record.lines(path)):
        try:
            one = record.read(line, load_game)
            about = {"game": one.game.key, "version": one.game.version, "seats": one.seats, "options": one.options}
            first = first or about
            if about != first:
                raise BadRecord("another game, or other seats or options, than line 1")
            for columns in decisions(one, i):
                yield first, columns
        except BadRecord as wrong:
            raise type(wrong)(f"{path.name}, line {i + 1}: {wrong}") from None


def decisions(one: Record, number: int) -> Iterator[Columns]:
    """The decisions of a finished record, played again under the referee, at most BLOCK at a time."""
    if one.secret is None or one.outcome is None:
        raise BadRecord("an unfinished record has no decisions yet")
    rewards, rows = shares(one.seats, one.outcome.winners), list[tuple[Any, ...]]()
    for k, match in enumerate(record.moments(one)):
        if k < len(one.acts) and (act := one.acts[k]).seat != TABLE:
            action = match.action(act.seat, act.move)
            rows.append((number, k, act.seat, action, act.at, *_seen(match, act.seat), rewards[act.seat]))
        if len(rows) == BLOCK:
            yield _columns(rows)
            rows = []
    if rows:
        yield _columns(rows)


def _columns(rows: list[tuple[Any, ...]]) -> Columns:
    return {name: np.array([row[k] for row in rows], kind) for k, (name, kind) in enumerate(TYPES.items())}


def _seen(match: Match, seat: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """What the seat knows, and what is lawful for it."""
    numbers, mask = [0] * match.game.encoding.OBSERVATION, [0] * (match.game.rules.ACTIONS + 1)
    match.game.encoding.observe(match.state.seen(seat, True), seat, numbers)
    for action in match.lawful(seat):
        mask[action] = 1
    return np.array(numbers, TYPES["observation"]), np.array(mask, TYPES["action_mask"])


def _write_npz(path: Path, blocks: Iterable[tuple[dict[str, Any], Columns]]) -> int:
    """Every column grows in a file of its own; the archive is made of them when their lengths are known."""
    about, written, shapes = dict[str, Any](), 0, dict[str, tuple[int, ...]]()
    raw = {name: path.with_name(name) for name in TYPES}
    for told, columns in blocks:
        about = told
        for name, column in columns.items():
            shapes[name] = column.shape[1:]
            with raw[name].open("ab") as file:
                file.write(column.tobytes())
        written += len(columns["act"])
    if not about:
        raise BadRecord("no records")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open("about.npy", "w") as file:
            np.lib.format.write_array(file, np.array(json.dumps(about)))
        for name, kind in TYPES.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as file, raw[name].open("rb") as numbers:
                _write_npy(file, np.dtype(kind), (written, *shapes[name]), numbers)
    return written


def _write_npy(file: Any, kind: np.dtype[Any], shape: tuple[int, ...], numbers: BinaryIO) -> None:
    """One array in NumPy's own format, its numbers copied a piece at a time."""
    head = {"descr": np.lib.format.dtype_to_descr(kind), "fortran_order": False, "shape": shape}
    np.lib.format.write_array_header_1_0(file, head)
    shutil.copyfileobj(numbers, file)


def _write_parquet(path: Path, blocks: Iterable[tuple[dict[str, Any], Columns]]) -> int:
    parquet, writer, written = _arrow_parquet(), None, 0
    arrow: Any = importlib.import_module("pyarrow")
    try:
        for about, columns in blocks:
            table = arrow.table({name: _arrow(arrow, name, column) for name, column in columns.items()})
            table = table.replace_schema_metadata({"troef": json.dumps(about)})
            writer = writer or parquet.ParquetWriter(path, table.schema)
            writer.write_table(table)
            written += table.num_rows
    finally:
        if writer is not None:
            writer.close()
    if writer is None:
        raise BadRecord("no records")
    return written


def _arrow_parquet() -> Any:
    try:
        return importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise BadUse("Parquet needs pyarrow: pip install 'troef[data]', or use .npz") from None


def _arrow(arrow: Any, name: str, column: NDArray[Any]) -> Any:
    if name not in ROWS:
        return arrow.array(column)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(column.reshape(-1)), column.shape[1])


def _array(name: str, column: Any) -> NDArray[Any]:
    whole = column.combine_chunks()
    if name not in ROWS:
        return np.asarray(whole)
    return np.asarray(whole.flatten()).reshape(len(whole), -1)
