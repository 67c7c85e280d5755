"""The check of the rules' dialect: line and reason of what would not compile, or mean something else compiled."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

import troef
from troef.core import dialect, twin
from troef.games import keys

RULES = """from troef.core.words import below

MOST = 3


def roll(s: int) -> int:
    total = 0
    for die in range(MOST):
        total += below(s, 6) + die
    return total
"""


def faults(folder: Path, text: str) -> list[str]:
    """What is wrong with rules of that text."""
    module = ModuleType("made")
    module.__file__ = str(folder / "made.py")
    (folder / "made.py").write_text(text)
    exec(compile(text, "made.py", "exec"), vars(module))
    return dialect.faults(module)


def test_plain_statements_over_integers_are_the_dialect(tmp_path: Path) -> None:
    assert faults(tmp_path, RULES) == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("total = total / 2", "/ (numbers are whole: use //)"),
        ("total /= 2", "/ (numbers are whole: use //)"),
        ("total = total ** 2", "** (use <<, or a table)"),
        ("total = LEAST", "the name LEAST, which nothing defines"),
        ("total = mos", "the name mos, which nothing defines"),
        ("total = reroll(s)", "a call of reroll"),
        ("total = [1][0]", "a list made in a function (declare a field)"),
        ("total = 0.5", "the constant 0.5"),
        ("total = sum", "the built-in sum"),
        ("total = below(s, n=6)", "an argument given by name"),
        ("total = 1 if s is total else 0", "is (use ==)"),
        ("total = 1 if s is not total else 0", "is not (use !=)"),
        ("total = total @ 2", "@"),
        ("total = 0xFFFFFFFFFFFFFFFF", "a number beyond 64 bits"),
        ("total = below(s)", "a call of below with 1 arguments, it takes 2"),
        ("total = roll(s, 2)", "a call of roll with 2 arguments, it takes 1"),
    ],
)
def test_a_line_outside_the_dialect_is_named_with_its_reason(tmp_path: Path, line: str, reason: str) -> None:
    text = RULES.replace("    return total", f"    {line}\n    return total")
    assert faults(tmp_path, text) == [f"made.py:10: roll: {reason}"], "once"


def test_a_default_need_not_be_given(tmp_path: Path) -> None:
    text = RULES.replace("def roll(s: int)", "def roll(s: int, more: int = 0)")
    assert faults(tmp_path, text + "\n\ndef twice(s: int) -> int:\n    return roll(s) + roll(s, 2)\n") == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("HALF = 0.5", "HALF: the number 0.5 is not whole"),
        ("HALF: float = 1 / 2", "HALF: the number 0.5 is not whole"),
        ("PARTS = (1, (2, 0.5))", "PARTS: the number 0.5 is not whole"),
        ("TABLE = [1, 2]", "TABLE: a list outside the state (make it a tuple, or declare a field)"),
        ("TABLE = {1: 2}", "TABLE: a dict outside the state (make it a tuple, or declare a field)"),
        ("ALL = 1 << 63", "ALL: a number beyond 64 bits"),
        ("LOW, ALL = 0, (-1 << 63) - 1", "ALL: a number beyond 64 bits"),
    ],
)
def test_a_constant_outside_the_dialect_is_named_with_its_reason(tmp_path: Path, line: str, reason: str) -> None:
    assert faults(tmp_path, RULES.replace("MOST = 3", f"MOST = 3\n{line}")) == [f"made.py:4: {reason}"]


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ("async def roll(s: int) -> int:", "async"),
        ("def roll(s: int, *more: int) -> int:", "any number of arguments, or arguments given by name"),
        ("def roll(s: int, **more: int) -> int:", "any number of arguments, or arguments given by name"),
        ("def roll(s: int, *, n: int) -> int:", "any number of arguments, or arguments given by name"),
    ],
)
def test_a_function_that_cannot_compile_is_named(tmp_path: Path, head: str, reason: str) -> None:
    assert f"made.py:6: roll: {reason}" in faults(tmp_path, RULES.replace("def roll(s: int) -> int:", head))


def test_rules_import_the_words_of_rules_alone(tmp_path: Path) -> None:
    assert faults(tmp_path, "import time\n" + RULES) == ["made.py:1: imports time"]
    assert faults(tmp_path, "from troef.core.match import Match\n" + RULES) == [
        "made.py:1: imports from troef.core.match"
    ]


@pytest.mark.parametrize("key", keys())
def test_every_game_keeps_to_the_dialect(key: str) -> None:
    assert dialect.faults(*twin.modules(troef.load(key))) == []
