"""`troef replay`: the match as it was, for programs to the letter, for people in sentences, for a seat no more."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import troef as project
from troef.core import record
from troef.core.match import Match
from troef.core.words import TABLE

Run = Callable[..., Any]
Records = Callable[[str], Path]
GAME = project.keys()[0]


def acts(path: Path, game: int) -> Iterator[tuple[dict[str, list[str]], Match]]:
    """Of every act of a record: what was lawful before it, and the match after it."""
    read = record.read(path.read_bytes().splitlines()[game], project.load)
    match = record.start(read)
    for act in read.acts:
        moves = {str(seat): match.legal(seat) for seat in range(match.seats)}
        match.apply(act.seat, act.move, act.at)
        yield {seat: listed for seat, listed in moves.items() if listed}, match


@pytest.mark.parametrize("key", project.keys())
def test_programs_get_every_act_with_every_seats_lawful_moves(troef: Run, records: Records, key: str) -> None:
    path = records(key)
    shown = iter(troef("replay", path, "--json", "--legal").out.splitlines())
    for game in range(2):
        for k, (legal, match) in enumerate(acts(path, game)):
            line = json.loads(next(shown))
            assert list(line) == ["game", "act", "seat", "move", "at", "legal", "events"]
            assert (line["game"], line["act"]) == (game, k)
            assert (line["seat"], line["move"], line["at"]) == tuple(match.acts[-1])
            assert line["legal"] == legal
            opened = [match.game.rules.EVENTS.told_open(raw).data() for raw in match.log[-1]]
            assert line["events"] == json.loads(json.dumps(opened))
    assert next(shown, None) is None


@pytest.mark.parametrize("key", project.keys())
def test_a_seat_is_told_what_it_was_told_then(troef: Run, records: Records, key: str) -> None:
    path = records(key)
    shown = troef("replay", path, "--game", 1, "--seat", 1, "--json", "--legal").out.splitlines()
    for line, (legal, match) in zip(map(json.loads, shown), acts(path, 1), strict=True):
        told = [event.data() for event in match.told(match.log[-1], 1)]
        assert line["events"] == json.loads(json.dumps(told))
        assert line["legal"] == {seat: moves for seat, moves in legal.items() if seat == "1"}
        assert line["move"] == (match.acts[-1].move if match.acts[-1].seat in (1, TABLE) else None)


def test_without_legal_there_are_no_lists(troef: Run, records: Records) -> None:
    line = troef("replay", records(GAME), "--json").out.splitlines()[0]
    assert list(json.loads(line)) == ["game", "act", "seat", "move", "at", "events"]


@pytest.mark.parametrize("key", project.keys())
def test_people_read_every_act_every_round_and_the_end(troef: Run, records: Records, key: str) -> None:
    path = records(key)
    data = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    for seat in (None, 0):
        ran = troef("replay", path, "--game", 0, *([] if seat is None else ["--seat", seat]))
        lines = ran.out.splitlines()
        assert ran.code == 0 and ran.err == ""
        assert lines[0].startswith(f"Game 0: {project.load(key).title}, {data['seats']} seats, ")
        numbered = [line for line in lines if line[:5].strip().isdigit()]
        assert [int(line[:5]) for line in numbered] == list(range(len(data["acts"])))
        rounds = [line for line in lines if line.startswith("  Round ")]
        assert rounds == [f"  Round {i}: {' '.join(map(str, row))}" for i, row in enumerate(data["rounds"], 1)]
        winners = " and ".join(f"bot random #{seat}" for seat in data["outcome"]["winners"])
        assert f"  Won by {winners} [{data['outcome']['why']}]" in lines
        spelled = [line for line in numbered if line.endswith("]")]
        known = [act for act in data["acts"] if seat is None or act[0] in (seat, TABLE)]
        assert [line.rpartition("[")[2][:-1] for line in spelled] == [act[1] for act in known]


def test_the_deal_is_hidden_from_the_other_seats(troef: Run, records: Records) -> None:
    """Told as cards to its owner, told as so many cards to the others."""
    match = record.start(record.read(records(GAME).read_bytes().splitlines()[0], project.load))
    hidden = [event for event in match.events(0)[0] if event.args is None]
    assert hidden, "this game deals hidden cards"
    ran = troef("replay", records(GAME), "--game", 0, "--seat", 0)
    deal = ran.out.split("\n    0 ")[0]
    for seat in {event.seat for event in hidden}:
        said = [line for line in deal.splitlines() if f"bot random #{seat} is dealt" in line]
        assert len(said) == 1 and "(× " in said[0]


def test_lawful_moves_are_listed_for_people_too(troef: Run, records: Records) -> None:
    path = records(GAME)
    legal = next(acts(path, 0))[0]
    told = troef("replay", path, "--game", 0, "--legal").out
    for seat, moves in legal.items():
        assert f"{seat} may: {', '.join(moves)}\n" in told


def test_its_own_words_are_in_the_language_too(troef: Run, records: Records) -> None:
    path = records(GAME)
    danish = troef("replay", path, "--game", 0, "--legal", "--lang", "da").out
    for words in (
        "Spil 0: ",
        "med alt åbent",
        "plads 0",
        "indstillinger ",
        " må: ",
        "Runde 1: ",
        "hvad alle kan se:",
        "Vundet af ",
    ):
        assert words in danish
    for words in ("Game 0", "seat 0", "options", " may: ", "Round 1", "what all can see", "Won by"):
        assert words not in danish
    assert "hvad plads 1 ved:" in troef("replay", path, "--game", 0, "--seat", 1, "--lang", "da").out
    for wish, why in ((("--game", 99), "der er intet spil 99"), (("--seat", 99), "der er ingen plads 99")):
        wrong = troef("replay", path, *wish, "--lang", "da")
        assert wrong.code == 2 and why in wrong.err


def test_names_cannot_steer_a_terminal_and_stay_apart(troef: Run, records: Records, tmp_path: Path) -> None:
    data = json.loads(records(GAME).read_text(encoding="utf-8").splitlines()[0])
    data["names"] = ["Ada\x1b[2J\n", "Bo", "Bo", *[""] * (data["seats"] - 3)]
    path = tmp_path / "r.jsonl"
    path.write_text(json.dumps(data), encoding="utf-8")
    told = troef("replay", path).out
    assert "\x1b" not in told
    assert "  seat 0  Ada�[2J�\n  seat 1  Bo #1\n  seat 2  Bo #2\n" in told


def test_what_was_shown_of_an_untrue_record_ends_with_its_fault(troef: Run, records: Records, tmp_path: Path) -> None:
    data = json.loads(records(GAME).read_text(encoding="utf-8").splitlines()[0])
    data["acts"][3][0] = (data["acts"][3][0] + 1) % data["seats"]
    path = tmp_path / "r.jsonl"
    path.write_text(json.dumps(data), encoding="utf-8")
    ran = troef("replay", path, "--json")
    assert ran.code == 1 and len(ran.out.splitlines()) == 3 and "line 1: acts[3]: " in ran.err


def test_a_machine_that_knows_ascii_alone_is_told_too(records: Records) -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "troef", "replay", str(records(GAME)), "--lang", "fr"]
    done = subprocess.run(command, env={**os.environ, **plain}, capture_output=True, check=False)
    assert done.returncode == 0 and done.stderr == b"" and done.stdout
