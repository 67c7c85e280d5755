"""Records as columns: what was decided, and what was known then."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

import troef
from troef.bench.ours import played
from troef.core import record
from troef.core.errors import BadRecord, BadUse
from troef.environments import data
from troef.environments.spec import shares

KEYS = troef.keys()


def written(path: Path, key: str, games: int = 2) -> list[record.Record]:
    """A file of records of random play."""
    lines = [record.write(played(troef.load(key), number)) for number in range(games)]
    path.write_text("".join(f"{line}\n" for line in lines))
    return [record.read(line, troef.load) for line in lines]


def test_the_page_for_researchers_has_every_column_with_its_type() -> None:
    page = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| (\w+)", page.partition("| column |")[2], re.M)
    assert {name: np.dtype(kind).str[1:] for name, kind in told} == data.TYPES


@pytest.mark.parametrize("key", KEYS)
def test_columns_say_what_was_decided_and_known_in_both_formats(key: str, tmp_path: Path) -> None:
    source, records = tmp_path / "games.jsonl", written(tmp_path / "games.jsonl", key, 1)
    decided = [(0, k, act.seat, act.at) for k, act in enumerate(records[0].acts) if act.seat >= 0]
    for name in ("games.parquet", "games.npz"):
        assert data.convert(source, tmp_path / name) == len(decided)
        told = data.load(tmp_path / name)
        columns = told.columns
        assert told.about == {
            "game": key,
            "version": records[0].game.version,
            "seats": records[0].seats,
            "options": records[0].options,
        }
        found = zip(*(columns[column].tolist() for column in ("game", "act", "seat", "at")), strict=True)
        assert list(found) == decided
        assert {column: array.dtype.str[1:] for column, array in columns.items()} == data.TYPES
        rows = np.arange(len(decided))
        assert columns["action_mask"][rows, columns["action"]].all(), "what was decided was lawful"
        assert not columns["action_mask"][:, -1].any()
        assert columns["observation"].shape == (len(decided), records[0].game.encoding.OBSERVATION)
        assert columns["observation"].any(axis=1).all()
        rewards = np.array(shares(records[0].seats, _winners(records[0])), np.float32)
        assert (columns["reward"] == rewards[columns["seat"]]).all()


def _winners(one: record.Record) -> list[int]:
    assert one.outcome is not None
    return one.outcome.winners


def test_what_cannot_be_columns_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "games.jsonl"
    written(source, KEYS[0], 1)
    with pytest.raises(BadUse, match=r"\.parquet or \.npz"):
        data.convert(source, tmp_path / "games.csv")
    source.write_text(source.read_text() + record.write(played(troef.load(KEYS[1]), 0)) + "\n")
    with pytest.raises(BadRecord, match="line 2: another game"):
        data.convert(source, tmp_path / "games.npz")
    source.write_text(record.write(troef.load(KEYS[0]).new(seats=3)) + "\n")
    with pytest.raises(BadRecord, match="line 1: an unfinished record"):
        data.convert(source, tmp_path / "games.npz")
    source.write_text("")
    with pytest.raises(BadRecord, match="no records"):
        data.convert(source, tmp_path / "games.npz")


@pytest.mark.parametrize("name", ["games.parquet", "games.npz"])
def test_a_record_that_is_broken_is_refused_with_its_file_and_line(name: str, tmp_path: Path) -> None:
    source = tmp_path / "games.jsonl"
    written(source, KEYS[0], 2)
    good, second = source.read_bytes().splitlines()
    untrue = second.replace(b'"winners":[', b'"winners":[0,')
    broken = {second[:500]: "not JSON", b"\xff": "not UTF-8", b"": "not JSON", b'{"a":1}': "missing", untrue: "outcome"}
    for line, told in broken.items():
        source.write_bytes(b"\n".join([good, line, good, b""]))
        with pytest.raises(BadRecord, match=rf"^games\.jsonl, line 2: .*{told}"):
            data.convert(source, tmp_path / name)


@pytest.mark.parametrize("name", ["games.parquet", "games.npz"])
def test_what_was_not_written_by_convert_or_is_cut_is_refused_by_its_name(name: str, tmp_path: Path) -> None:
    source, target = tmp_path / "games.jsonl", tmp_path / name
    written(source, KEYS[0], 1)
    data.convert(source, target)
    whole = target.read_bytes()
    for broken in (b"", whole[:10], whole[: len(whole) // 2], whole[:-1], b"nonsense"):
        target.write_bytes(broken)
        with pytest.raises(BadRecord, match=name.replace(".", r"\.")):
            data.load(target)
    if target.suffix == ".npz":
        np.savez(target, act=np.zeros(3))
    else:
        pyarrow.parquet.write_table(pyarrow.table({"act": [1, 2, 3]}), target)
    with pytest.raises(BadRecord, match=name.replace(".", r"\.")):
        data.load(target)
    with pytest.raises(BadUse, match=r"convert\(\.\.\.\) makes them from records"):
        data.load(source)
    with pytest.raises(FileNotFoundError):
        data.load(tmp_path / "gone" / name)


@pytest.mark.parametrize("name", ["games.parquet", "games.npz"])
def test_a_file_that_is_refused_on_the_way_leaves_nothing_and_what_stood_there_stays(name: str, tmp_path: Path) -> None:
    source, target = tmp_path / "games.jsonl", tmp_path / "out" / name
    written(source, KEYS[0], 3)
    target.parent.mkdir()
    lines = source.read_text().splitlines(keepends=True)
    source.write_text(lines[0] + lines[1].replace('"winners":[', '"winners":[0,') + lines[2])
    with pytest.raises(BadRecord):
        data.convert(source, target)
    assert not list(target.parent.iterdir())
    source.write_text(lines[0])
    data.convert(source, target)
    before = target.read_bytes()
    source.write_text("".join([*lines, "nonsense\n"]))
    with pytest.raises(BadRecord):
        data.convert(source, target)
    assert [target] == list(target.parent.iterdir()) and target.read_bytes() == before


@pytest.mark.parametrize("name", ["games.parquet", "games.npz"])
def test_rows_are_held_a_block_at_a_time_and_the_file_is_the_same(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "games.jsonl"
    written(source, KEYS[0], 3)
    rows = data.convert(source, tmp_path / name)
    whole = data.load(tmp_path / name)
    monkeypatch.setattr(data, "BLOCK", 7)
    blocks = [len(columns["act"]) for _, columns in data.columns_of(source)]
    assert max(blocks) == 7 and sum(blocks) == rows, "however long a record is"
    assert data.convert(source, tmp_path / name) == rows
    again = data.load(tmp_path / name)
    assert again.about == whole.about
    assert all((again.columns[column] == whole.columns[column]).all() for column in data.TYPES)
