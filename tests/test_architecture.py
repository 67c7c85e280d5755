"""The shape of the whole, held true: imports point down, and nobody outside a game's folder names it."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from troef import games

SOURCE = Path(games.__file__).parents[1]
LEVELS = {
    "core": 0,
    "": 1,  # troef/__init__.py is the door: it opens the games
    "games": 1,
    "locales": 1,
    "places": 1,
    "bots": 2,
    "testing": 2,
    "environments": 3,
    "arena": 3,
    "bench": 4,
    "server": 4,
    "terminal": 5,
}
FILES = sorted(path for path in SOURCE.rglob("*.py") if "tests" not in path.relative_to(SOURCE).parts)


def part(path: Path) -> str:
    """The folder of the project a file belongs to."""
    relative = path.relative_to(SOURCE).parts
    return relative[0] if len(relative) > 1 else ""


def imports(path: Path) -> Iterator[str]:
    """The modules of the project a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("troef"):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("troef"))


@cache
def code(path: Path) -> str:
    """The text of a file without its comments and docstrings."""
    text = path.read_text()
    docs = {
        (node.body[0].lineno, node.body[0].end_lineno)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and ast.get_docstring(node) is not None
    }
    lines = {n for first, last in docs for n in range(first, (last or first) + 1)}
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return " ".join(t.string for t in tokens if t.type != tokenize.COMMENT and t.start[0] not in lines)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down(path: Path) -> None:
    own = part(path)
    if path.name == "__main__.py":
        return  # runs the command line
    for name in imports(path):
        other = name.split(".")[1] if "." in name else ""
        other = other if other in LEVELS else ""
        assert other == own or LEVELS[other] < LEVELS[own] or not own, f"{own} (level {LEVELS[own]}) imports {name}"


def test_every_folder_has_a_level() -> None:
    assert {part(path) for path in FILES} <= set(LEVELS)


def test_the_core_imports_nothing_but_the_standard_library() -> None:
    inside = {"numpy", "numba"}  # in functions or for types, for the twin alone
    for path in sorted((SOURCE / "core").rglob("*.py")):
        tree = ast.parse(path.read_text())
        assert packages(tree.body) <= sys.stdlib_module_names | {"troef"}, path
        assert packages(ast.walk(tree)) <= sys.stdlib_module_names | {"troef"} | inside, path


def packages(nodes: Iterable[ast.AST]) -> set[str]:
    """The packages that imports among these statements are from."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).split(".")[0])
    return found


def test_nobody_outside_a_games_folder_names_it() -> None:
    for key in games.keys():  # noqa: SIM118
        folder = key.replace("-", "_")
        quoted = re.compile(rf"""["']{key}["']|\bgames\.{folder}\b""")
        for path in FILES:
            relative = path.relative_to(SOURCE).parts
            if folder in relative and relative[0] in ("games", "terminal"):
                continue
            assert not quoted.search(code(path)), f"{'/'.join(relative)} names {key}"


@pytest.mark.parametrize("key", games.keys())
def test_a_game_imports_the_core_alone(key: str) -> None:
    folder = SOURCE / "games" / key.replace("-", "_")
    own = f"troef.games.{folder.name}"
    for path in folder.glob("*.py"):
        for name in imports(path):
            assert name.startswith(("troef.core", own)), f"{path.name} imports {name}"


def function_lengths(paths: list[Path]) -> list[int]:
    found = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.append((node.end_lineno or node.lineno) - node.lineno + 1)
    return sorted(found)


def test_functions_are_short() -> None:
    lengths = function_lengths(FILES)
    assert lengths[len(lengths) // 2] <= 10, "the median function"
    assert lengths[len(lengths) * 9 // 10] < 40, "nine in ten functions"
