"""The record: strict in its form, true in its content, and clear about what is wrong where."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import troef
from troef.bots.random import Random
from troef.core import driver, record
from troef.core.errors import BadRecord
from troef.core.match import Match

GAME = troef.load("companeros")


@pytest.fixture(scope="module")
def played() -> Match:
    return driver.play(GAME.new(seats=3, seed=11), [Random] * 3, seed=11)


@pytest.fixture
def data(played: Match) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(record.write(played))
    return parsed


def verify(data: dict[str, Any]) -> Match | None:
    return record.verify(record.read(json.dumps(data), troef.load))


def test_a_record_survives_writing_and_reading_byte_for_byte(played: Match) -> None:
    text = record.write(played)
    again = record.verify(record.read(text, troef.load))
    assert again is not None and record.write(again) == text
    assert again.state.fields_equal(played.state)


def test_the_keys_stand_in_the_order_of_the_notation(data: dict[str, Any]) -> None:
    assert " ".join(data) == ("troef game version seats names options commit secret entropy seed acts rounds outcome")


def test_an_unfinished_record_tells_neither_secret_nor_seed_and_has_its_form_checked() -> None:
    match = GAME.new(seats=4, seed=1)
    match.apply(match.to_act()[0], match.legal(match.to_act()[0])[0])
    data = json.loads(record.write(match))
    assert not {"secret", "seed", "outcome"} & set(data)
    assert match.secret.hex() not in record.write(match)
    assert verify(data) is None
    with pytest.raises(BadRecord, match="unfinished"):
        record.start(record.read(json.dumps(data), troef.load))


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """A change: put the last of the path at the place the others name."""

    def change(data: dict[str, Any]) -> None:
        *steps, key, value = path
        place: Any = data
        for step in steps:
            place = place[step]
        place[key] = value

    return change


def drop(*path: Any) -> Callable[[dict[str, Any]], None]:
    """A change: take away what is at the path."""

    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("troef", 2), "troef: 2"),
        (put("troef", True), "troef: True"),
        (put("game", "chess"), "game: there is no game 'chess'"),
        (put("game", None), "game: None"),
        (put("version", 9), "version: 9"),
        (put("seats", 7), "seats: companeros is for 3 to 6"),
        (put("seats", 4), "names: 3 entries for 4 seats"),
        (put("seats", 3.0), r"seats: 3\.0 is not a whole number"),
        (put("names", 1, 5), r"names\[1\]: 5"),
        (put("names", 1, "\ud800"), r"names\[1\]"),
        (put("options", "games", 0), "option games: 0 is not a whole number from 1 to 20"),
        (put("options", "bluffing", True), "options: unknown key 'bluffing'"),
        (drop("options", "games"), "options: the key 'games' is missing"),
        (put("commit", "00"), "commit: '00'"),
        (put("secret", "A" * 64), "secret: 'AAA"),
        (put("entropy", 0, "0g" * 16), r"entropy\[0\]"),
        (drop("seed"), "secret: a finished record has"),
        (drop("acts"), "the key 'acts' is missing"),
        (put("extra", 1), "unknown key 'extra'"),
        (put("acts", 3, [0, "lay G7"]), r"acts\[3\]: not \[seat, move, at\]"),
        (put("acts", 3, 0, 3), r"acts\[3\]: there is no seat 3"),
        (put("acts", 3, 0, True), r"acts\[3\]: seat: True"),
        (put("acts", 3, 1, "lay G11"), r"acts\[3\]: companeros has no move 'lay G11'"),
        (put("acts", 3, 1, "lay  G7"), r"acts\[3\]: companeros has no move"),
        (put("acts", 3, [-1, "lay G7", 0]), r"acts\[3\]: the table has no move 'lay G7'"),
        (put("acts", 3, 2, -1), r"acts\[3\]: at -1"),
        (put("acts", 3, 2, 1.5), r"acts\[3\]: at: 1\.5"),
        (put("acts", 3, 2, 2**53), r"acts\[3\]: at .* out of range"),
        (put("acts", 3, 2, 0), r"acts\[3\]: .* time never falls"),
        (put("rounds", 0, 0, "9"), r"rounds\[0\]\[0\]: '9'"),
        (put("outcome", "why", 3), "outcome.why: 3"),
        (put("outcome", "winners", [None]), r"outcome.winners\[0\]"),
        (put("outcome", "places", []), "outcome: unknown key 'places'"),
    ],
)
def test_a_fault_of_form_is_named_with_its_place(
    data: dict[str, Any], change: Callable[[dict[str, Any]], None], place: str
) -> None:
    change(data)
    with pytest.raises(BadRecord, match=place):
        verify(data)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("commit", "0" * 64), "commit: not the hash"),
        (put("seed", "0" * 64), "seed: not made of"),
        (put("entropy", 0, "0" * 32), "seed: not made of"),
        (put("outcome", "points", 0, 999), "outcome.points: stated"),
        (put("outcome", "winners", [0, 1, 2]), "outcome.winners: stated"),
        (put("outcome", "why", "companeros.match"), "outcome.why: stated"),
        (put("rounds", []), "rounds: stated"),
        (drop("acts", 0), r"acts\[0\]: .* not your turn"),
        (drop("acts", -1), "rounds: stated"),
        (put("options", "games", 2), "rounds|outcome"),
    ],
)
def test_an_untrue_record_is_refused_with_its_place(
    data: dict[str, Any], change: Callable[[dict[str, Any]], None], place: str
) -> None:
    change(data)
    with pytest.raises(BadRecord, match=place):
        verify(data)


def test_swapped_acts_are_refused(data: dict[str, Any]) -> None:
    acts = data["acts"]
    acts[4][:2], acts[5][:2] = acts[5][:2], acts[4][:2]
    with pytest.raises(BadRecord, match=r"acts\[4\]"):
        verify(data)


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{", '{"troef":1', '{"troef":1,"troef":1}', "NaN", '{"troef":NaN}', "[" * 100_000, "1" * 5000],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.read(text, troef.load)


def test_a_doubled_key_is_named(played: Match) -> None:
    text = record.write(played).replace('"seats":3', '"seats":3,"seats":3')
    with pytest.raises(BadRecord, match="'seats' stands twice"):
        record.read(text, troef.load)
