"""Mutants: each changes one thing, takes the place of a function for everybody, and is noticed by a good test."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest
from tests.kit.planted import RULES, Planted, plant

from troef.games import keys, load
from troef.testing import Fault, check_game
from troef.testing.mutants import mutants
from troef.testing.torture import in_children, named, of_game

SOURCE = '''
def first(s: State, n: int) -> int:
    """A docstring with 1 + 1 in it."""
    if s.a < n and not s.b:
        s.c += 2
        lay(s, n)
    return s.c if n == 3 else n & 1
'''


def test_every_kind_of_change_is_made_once() -> None:
    assert sorted((mutant.line, mutant.old, mutant.new) for mutant in mutants(SOURCE)) == [
        (4, "not s.b", "s.b"),
        (4, "s.a < n", "s.a <= n"),
        (4, "s.a < n and (not s.b)", "s.a < n or not s.b"),
        (5, "2", "3"),
        (5, "s.c += 2", "pass"),
        (5, "s.c += 2", "s.c -= 2"),
        (6, "lay(s, n)", "pass"),
        (7, "1", "2"),
        (7, "3", "4"),
        (7, "n & 1", "n | 1"),
        (7, "n == 3", "n != 3"),
        (7, "s.c if n == 3 else n & 1", "n & 1 if n == 3 else s.c"),
    ]


def test_a_mutant_takes_the_place_of_its_function() -> None:
    module = ModuleType("rules")
    exec("def twice(n: int) -> int:\n    return n * 2\n", vars(module))
    before = module.twice
    mutant = next(mutants("def twice(n: int) -> int:\n    return n * 2\n"))
    mutant.put_into(module)
    assert (mutant.name, module.twice(10), before(10)) == ("twice: n * 2 -> n // 2", 5, 5)


def test_the_same_change_twice_in_a_function_has_two_names() -> None:
    assert [mutant.name for mutant in mutants("def one():\n    return 1 << 6 | 1\n")] == [
        "one: 1 << 6 | 1 -> 1 << 6 & 1",
        "one: 1 << 6 -> 1 >> 6",
        "one: 1 -> 2",
        "one: 1 -> 2 (2)",
        "one: 6 -> 7",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("key", keys())
def test_survivors_that_are_named_are_still_there_and_have_a_reason(key: str) -> None:
    game = load(key)
    names = {mutant.name for mutant in of_game(game)}
    assert {name: why for name, why in named(game).items() if name not in names or not why} == {}


def test_the_kit_notices_most_mutants_of_the_toy(tmp_path: Path) -> None:
    game = plant(Planted("", "", ()), tmp_path)
    rules = cast(ModuleType, game.rules)
    survivors = []
    for mutant in list(mutants((game.folder / RULES).read_text()))[::9]:
        before = getattr(rules, mutant.function).__code__
        mutant.put_into(rules)
        try:
            check_game(game, games=1, compiled=False)
            survivors.append(mutant.name)
        except Fault:
            pass
        finally:
            getattr(rules, mutant.function).__code__ = before
    assert len(survivors) <= 2, survivors


@pytest.mark.slow
def test_children_give_their_exit_codes_and_those_that_loop_are_ended() -> None:
    def work(task: int) -> int:
        while task == 2:
            os.getpid()
        return task

    until = time.monotonic() + 60
    done = {task: child.code for task, child in in_children([0, 1, 2, 7], work, 2, until, limit=1)}
    assert done == {0: 0, 1: 1, 2: None, 7: 7}


def test_no_child_is_begun_when_time_is_up() -> None:
    assert list(in_children([1, 2], lambda task: 0, 2, time.monotonic() - 1)) == []
