"""`troef verify`: true records hold; everything else is refused with its place, and nothing ends in a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import troef as project
from troef.core import record

Run = Callable[..., Any]
Records = Callable[[str], Path]
GAME = project.keys()[0]
Data = dict[str, Any]


def alter(records: Records, key: str, change: Callable[[Data], None], to: Path) -> Path:
    """The file of a game with its second record changed."""
    first, second = records(key).read_text(encoding="utf-8").splitlines()
    data = json.loads(second)
    change(data)
    to.write_text(f"{first}\n{json.dumps(data)}\n", encoding="utf-8")
    return to


@pytest.mark.parametrize("key", project.keys())
def test_records_hold(troef: Run, records: Records, key: str) -> None:
    path = records(key)
    acts = sum(len(json.loads(line)["acts"]) for line in path.read_text(encoding="utf-8").splitlines())
    assert troef("verify", path) == (0, f"{path}: 2 records, {acts:,} acts: 2 {key} true\n", "")


def more_points(data: Data) -> None:
    data["outcome"]["points"][0] += 1


def other_rounds(data: Data) -> None:
    data["rounds"][-1][0] += 1


def other_winners(data: Data) -> None:
    data["outcome"]["winners"] = [s for s in range(data["seats"]) if s not in data["outcome"]["winners"]]


def dropped_act(data: Data) -> None:
    del data["acts"][len(data["acts"]) // 2]


def dropped_end(data: Data) -> None:
    del data["acts"][-1]


def doubled_act(data: Data) -> None:
    data["acts"].insert(1, data["acts"][0])


def another_seed(data: Data) -> None:
    data["seed"] = data["seed"][::-1]


def another_secret(data: Data) -> None:
    data["secret"] = "0" * 64


def another_commit(data: Data) -> None:
    data["commit"] = "0" * 64


def added_entropy(data: Data) -> None:
    data["entropy"][0] = "0" * 32


def another_version(data: Data) -> None:
    data["version"] += 1


def unknown_move(data: Data) -> None:
    data["acts"][0][1] += " "


def unknown_key(data: Data) -> None:
    data["note"] = ""


def wild_option(data: Data) -> None:
    data["options"]["no_such_option"] = True


@pytest.mark.parametrize("key", project.keys())
@pytest.mark.parametrize(
    ("change", "where"),
    [
        (more_points, "outcome.points: stated"),
        (other_rounds, "rounds: stated"),
        (other_winners, "outcome.winners: stated"),
        (dropped_act, ""),
        (dropped_end, ""),
        (doubled_act, ""),
        (another_seed, "seed: "),
        (another_secret, "commit: "),
        (another_commit, "commit: "),
        (added_entropy, "seed: "),
        (another_version, "version: "),
        (unknown_move, "acts[0]: "),
        (unknown_key, "the record: unknown key 'note'"),
        (wild_option, "options: unknown key 'no_such_option'"),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_an_altered_record_is_refused_with_its_line_and_place(
    troef: Run, records: Records, tmp_path: Path, key: str, change: Callable[[Data], None], where: str
) -> None:
    path = alter(records, key, change, tmp_path / "r.jsonl")
    for command in (["verify", path], ["replay", path, "--json", "--game", 1]):
        ran = troef(*command)
        assert ran.code == 1 and ran.err.startswith(f"troef: {path}, line 2: {where}") and ran.err.count("\n") == 1


@pytest.mark.parametrize("key", project.keys())
def test_swapped_acts_are_refused_unless_they_are_a_lawful_game(
    troef: Run, records: Records, tmp_path: Path, key: str
) -> None:
    """Times are swapped back, so that what is judged is the order of the moves."""
    refused = 0
    for k in range(12):

        def swap(data: Data, k: int = k) -> None:
            (a, move, at), (b, other, later) = data["acts"][k : k + 2]
            data["acts"][k : k + 2] = [[b, other, at], [a, move, later]]

        path = alter(records, key, swap, tmp_path / "r.jsonl")
        ran = troef("verify", path)
        again = record.read(path.read_bytes().splitlines()[1], project.load)
        if ran.code == 0:
            assert record.verify(again) is not None
        else:
            assert ran.code == 1 and ran.err.startswith(f"troef: {path}, line 2: ")
            refused += 1
    assert refused


@pytest.mark.parametrize("key", project.keys())
def test_a_changed_option_is_refused_unless_it_is_a_lawful_game(
    troef: Run, records: Records, tmp_path: Path, key: str
) -> None:
    """Every option is changed to some other value it may have; the reader's own referee is the witness."""
    for name, option in project.load(key).options().items():

        def change(data: Data, name: str = name, option: Any = option) -> None:
            number = option.read(name, data["options"][name])
            other = (
                [number[0] + 1, *number[1:]]
                if isinstance(number, list)
                else number + (1 if number < option.high else -1)
            )
            data["options"][name] = option.show(other)

        path = alter(records, key, change, tmp_path / "r.jsonl")
        ran = troef("verify", path)
        assert ran.code in (0, 1) and ran.err.count("\n") == ran.code
        if ran.code == 0:
            match = record.verify(record.read(path.read_bytes().splitlines()[1], project.load))
            assert match is not None and match.options[name] != project.load(key).defaults()[name]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "there is no record in it"),
        (b"\n", "line 1: not JSON"),
        (b"garbage\n", "line 1: not JSON"),
        (b"\x00\xff\xfe" * 1000, "line 1: not UTF-8 at byte 1"),
        (b"\xef\xbb\xbf{}\n", "line 1: not JSON"),
        (b"[]\n", "line 1: the line: not a JSON object"),
        (b"{}\n", "line 1: the record: the key 'troef' is missing"),
        (b"[" * 100_000, "line 1: not JSON"),
        (b'{"troef": ' + b"9" * 5000 + b"}", "line 1: not JSON"),
        (b'{"troef": NaN}', "line 1: not JSON: NaN"),
        (b'{"troef": 1, "troef": 1}', "line 1: the key 'troef' stands twice"),
    ],
)
def test_what_is_no_record_is_refused(troef: Run, tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        ran = troef(command, path)
        assert ran.code == 1 and ran.out == "" and said in ran.err and ran.err.count("\n") == 1


def test_half_a_line_is_refused_and_a_missing_line_end_is_not(troef: Run, records: Records, tmp_path: Path) -> None:
    whole, path = records(GAME).read_bytes(), tmp_path / "r.jsonl"
    path.write_bytes(whole[:-1])
    assert troef("verify", path).code == 0
    for cut in (2, 100, len(whole) // 3):
        path.write_bytes(whole[:-cut])
        ran = troef("verify", path)
        assert ran.code == 1 and "line 2: not JSON" in ran.err
    first, second = whole.splitlines()
    path.write_bytes(b"\n".join([first, second[:-2], b""]))
    said = troef("verify", path).err
    assert said.endswith(f"line 2: not JSON: Expecting ',' delimiter at column {len(second.decode())}\n"), (
        "one place, in the file"
    )


def test_an_unfinished_record_is_checked_for_its_form_and_counted_apart(
    troef: Run, records: Records, tmp_path: Path
) -> None:
    def unfinish(data: Data) -> None:
        for name in ("secret", "seed", "outcome"):
            del data[name]

    path = alter(records, GAME, unfinish, tmp_path / "r.jsonl")
    ran = troef("verify", path)
    assert ran.code == 0 and ran.out.endswith(f": 1 {GAME} true, 1 unfinished (form only)\n")
    shown = troef("replay", path, "--game", 1, "--json", "--legal")
    assert shown == (0, "", "troef: game 1 is unfinished: it can be shown when its secret is known\n")


def test_all_faults_are_listed_when_asked_for(troef: Run, records: Records, tmp_path: Path) -> None:
    good = records(GAME).read_bytes().splitlines()[0]
    path = tmp_path / "r.jsonl"
    path.write_bytes(b"\n".join([b"\xff", good, b"{}", good, b"half"]))
    ran = troef("verify", path, "--all")
    *faults, summary = ran.out.splitlines()
    assert ran.code == 1
    assert [fault.split(": ")[0] for fault in faults] == [f"{path}, line {n}" for n in (1, 3, 5)]
    assert summary.endswith(f": 2 {GAME} true, 3 wrong")
    assert troef("verify", path).err.startswith(f"troef: {path}, line 1: ")


@pytest.mark.parametrize("how", [(), ("--all",), ("--json",)])
def test_a_game_that_is_not_here_is_bad_use_and_a_false_record_is_worse(
    troef: Run, records: Records, tmp_path: Path, how: tuple[str, ...]
) -> None:
    good = records(GAME).read_bytes().splitlines()[0]
    unknown = good.replace(f'"{GAME}"'.encode(), b'"chess"')
    path = tmp_path / "r.jsonl"
    path.write_bytes(b"\n".join([good, unknown, good]))
    ran = troef("verify", path, *how)
    assert ran.code == 2 and "line 2: game: there is no game 'chess'" in ran.out + ran.err
    if how == ("--all",):
        assert ran.out.endswith(f": 2 {GAME} true, 1 of games that are not here\n")
    if how == ("--json",):
        assert json.loads(ran.out)["unknown"] == 1
    path.write_bytes(b"\n".join([good, b"{}", unknown]))
    assert troef("verify", path, *how).code == 1


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_no_change_of_bytes_ends_in_a_fault_of_the_program(
    troef: Run, records: Records, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    line = records(GAME).read_bytes().splitlines()[0]
    at = data.draw(st.integers(0, len(line) - 1))
    put = data.draw(
        st.sampled_from([b"", b"0", b"9", b"-", b'"', b",", b"[", b"}", b"\x00", b"\xff", b"e", b" ", b"\\u0000"])
    )
    path = tmp_path_factory.getbasetemp() / "changed.jsonl"
    path.write_bytes(line[:at] + put + line[at + data.draw(st.integers(0, 3)) :])
    verified, replayed = troef("verify", path), troef("replay", path)
    refused = 2 if "game: there is no game" in verified.err else 1
    assert verified.code == replayed.code and verified.code in (0, refused)
    assert verified.err.count("\n") == bool(verified.code) and "fault of the program" not in verified.err
