"""Options: read, typed, refused."""

from __future__ import annotations

from typing import Any

import pytest

from troef.core.declare import NOBODY, OWN, Flat, choice, flag, i8, i64, number, numbers
from troef.core.errors import BadOption


class Options(Flat):
    target = number(1, 10_000, default=500, rule="x.target")
    bluff = flag(rule="x.bluff", default=True)
    stack = choice("off same mixed", rule="x.stack")
    strokes = numbers((2, 1, 7), 0, 99, rule="x.strokes")


class State(Options, events=4):
    turn = i8()
    hand = i64(3, seen=OWN)
    table = i8(3, 2, seen=OWN, past=True)
    stock = i8(4, seen=NOBODY)
    taken = i8(3, seen=NOBODY, past=True)


def test_options_are_fields_with_their_defaults() -> None:
    s = State()
    assert (s.target, s.bluff, s.stack, s.strokes) == (500, 1, 0, [2, 1, 7])
    assert list(State.options) == ["target", "bluff", "stack", "strokes"]
    assert [State.fields[name].width for name in State.options] == ["i2", "i1", "i1", "i1"]


@pytest.mark.parametrize(
    ("name", "text", "value", "inside"),
    [
        ("target", "200", 200, 200),
        ("bluff", "false", False, 0),
        ("stack", "mixed", "mixed", 2),
        ("strokes", "1,2,99", [1, 2, 99], [1, 2, 99]),
    ],
)
def test_what_is_typed_becomes_what_a_record_says_and_what_the_rules_use(
    name: str, text: str, value: Any, inside: Any
) -> None:
    option = State.options[name]
    assert option.parse(name, text) == value
    assert option.read(name, value) == inside
    assert option.show(inside) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 0),
        ("target", 10_001),
        ("target", True),
        ("target", "500"),
        ("target", 5.0),
        ("bluff", 1),
        ("bluff", "true"),
        ("stack", "no"),
        ("stack", 1),
        ("strokes", [1, 2]),
        ("strokes", [1, 2, 100]),
        ("strokes", [1, 2, True]),
        ("strokes", 5),
        ("strokes", None),
    ],
)
def test_a_wrong_type_or_range_is_refused_with_the_name_and_what_is_allowed(name: str, value: Any) -> None:
    with pytest.raises(BadOption, match=f"option {name}: .* is not (a|one|true|3)"):
        State.options[name].read(name, value)


@pytest.mark.parametrize(("name", "text"), [("target", "1e3"), ("target", "²"), ("bluff", "yes"), ("strokes", "1,,2")])
def test_a_text_that_means_nothing_is_refused(name: str, text: str) -> None:
    with pytest.raises(BadOption, match=name):
        State.options[name].parse(name, text)


def test_a_seat_sees_public_fields_and_its_own_rows_and_the_past_only_on_request() -> None:
    s = State()
    s.turn, s.hand, s.table = 2, [5, 6, 7], [[1, 2], [3, 4], [5, 6]]
    s.stock, s.taken = [1, 2, 3, 4], [7, 8, 9]
    seen: Any = s.seen(1)
    assert (seen.turn, seen.hand, seen.table) == (2, [0, 6, 0], [(0, 0), [3, 4], (0, 0)])
    assert (seen.stock, seen.taken, seen.target) == ((0,) * 4, (0,) * 3, 500), "nobody can write there"
    known = s.seen(1, past=True)
    assert (known.hand, known.table, known.taken, known.stock) == ([0, 6, 0], s.table, s.taken, [0] * 4)
    spectator: Any = s.seen(-1)
    assert (spectator.hand, spectator.table) == ([0] * 3, [(0, 0)] * 3)
    known.table[1][0] = known.taken[0] = 99
    assert s.table[1][0] == 3 and s.taken[0] == 7, "what is to be kept is a copy"


def test_a_clone_shares_nothing_and_equals_its_original() -> None:
    s = State()
    s.table[1][1] = 4
    other = s.clone()
    assert other.fields_equal(s)
    other.table[1][1] = 5
    assert s.table[1][1] == 4 and not other.fields_equal(s)


def test_a_field_knows_what_it_can_hold() -> None:
    fields = State.fields
    assert fields["turn"].fits(127) and not fields["turn"].fits(128) and fields["turn"].fits(-128)
    assert not fields["table"].fits([[0, 0], [0, 200], [0, 0]])
