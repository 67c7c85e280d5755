"""The shape of the whole, held true: imports point down, and nobody outside a game's folder names it."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from troef import games
from troef.testing.catalogue import rule_ids

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


parsed = cache(ast.parse)


def part(path: Path) -> str:
    """The folder of the project a file belongs to."""
    relative = path.relative_to(SOURCE).parts
    return relative[0] if len(relative) > 1 else ""


def package_of(path: Path) -> str:
    """The package a file's relative imports start from."""
    return ".".join(("troef", *path.relative_to(SOURCE).parts[:-1]))


def imports(text: str, package: str) -> Iterator[str]:
    """The modules of the project that a source imports, wherever in it, by their whole names."""
    for node in ast.walk(parsed(text)):
        if isinstance(node, ast.ImportFrom):
            base = resolved(node, package)
            yield from (f"{base}.{alias.name}" for alias in node.names if f"{base}.".startswith("troef."))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if f"{alias.name}.".startswith("troef."))


def resolved(node: ast.ImportFrom, package: str) -> str:
    """The whole name of the module something is imported from."""
    upward = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    return ".".join((*upward, *(node.module or "").split("."))).strip(".")


def strings(text: str) -> Iterator[str]:
    """The texts in a source, those within f-strings too; comments and docstrings are for people."""
    tree = parsed(text)
    docs = {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in docs and isinstance(node.value, str):
            yield node.value


def upward(text: str, package: str) -> list[str]:
    """The imports of a source that do not point down."""
    own = level_name(package)
    found = [(name, level_name(name)) for name in imports(text, package)]
    return [name for name, other in found if own and other != own and LEVELS[other] >= LEVELS[own]]


def level_name(module: str) -> str:
    """The folder of the project that a module is in.

    >>> level_name("troef.core.words"), level_name("troef.load")
    ('core', '')
    """
    return next((name for name in module.split(".")[1:2] if name in LEVELS), "")


def names(text: str, package: str, key: str, family: str = "") -> list[str]:
    """Where a source names a game: by an import of its folder, by its key or the id of a rule in a text.

    `family` is what the ids of its rules begin with, if it is not the key.
    """
    folder = key.replace("-", "_")
    home = f"troef.games.{folder}"
    word = re.compile(rf"(?<![\w.-])(?:(?:{key}|{folder})(?![\w-])|{family or key}\.[a-z])|\bgames\.{folder}\b")
    imported = [name for name in imports(text, package) if f"{name}.".startswith(f"{home}.")]
    return imported + [said for said in strings(text) if word.search(said)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down(path: Path) -> None:
    if path.name != "__main__.py":  # runs the command line
        assert upward(path.read_text(encoding="utf-8"), package_of(path)) == []


@pytest.mark.parametrize(
    "line",
    [
        "from ..terminal import cli",
        "from .. import terminal",
        "from troef.terminal import cli",
        "from troef import terminal",
        "import troef.terminal.cli as cli",
        "def play():\n    from ..games import load",
    ],
)
def test_an_import_that_points_up_is_found(line: str) -> None:
    assert upward(line, "troef.core")
    assert not upward(line.replace("terminal", "core").replace("..games", "..core"), "troef.bots")


def test_every_folder_has_a_level() -> None:
    assert {part(path) for path in FILES} <= set(LEVELS)


def test_the_drawing_has_a_line_for_every_folder() -> None:
    drawing = (SOURCE.parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8").split("```")[1]
    beside = ("web", "tests", "docs", "benchmarks", "deploy")
    for folder in (*(name for name in LEVELS if name), *beside):
        assert re.search(rf"(?m)^.{{,12}}\b{folder}/ ", drawing), folder


def test_the_core_imports_nothing_but_the_standard_library() -> None:
    inside = {"numpy", "numba"}  # in functions or for types, for the twin alone
    for path in sorted((SOURCE / "core").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
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


@pytest.mark.parametrize("key", games.keys())
def test_nobody_outside_a_games_folder_names_it(key: str) -> None:
    folder = key.replace("-", "_")
    family = rule_ids(games.load(key).folder)[0].split(".")[0]
    for path in FILES:
        relative = path.relative_to(SOURCE).parts
        if folder not in relative or relative[0] not in ("games", "terminal"):
            assert names(path.read_text(encoding="utf-8"), package_of(path), key, family) == [], "/".join(relative)


@pytest.mark.parametrize(
    "line",
    [
        "def play():\n    from troef.games.high_card import rules",
        "from troef.games import high_card",
        "import troef.games.high_card.rules",
        "from ..games.high_card import rules",
        "from .. import games\nload = games.load('high-card')",
        "if why == 'high-card.tie': pass",
        "key = f'{folder}/high-card/{seat}'",
        "module = importlib.import_module('troef.games.high_card')",
    ],
)
def test_a_game_that_is_named_is_found(line: str) -> None:
    assert names(line, "troef.bots", "high-card")
    assert not names(line, "troef.bots", "high")


def test_a_rule_of_a_game_that_is_named_is_found() -> None:
    assert names("if why == 'high.tie': pass", "troef.bots", "high-card", "high")
    assert not names("word = 'as high. And low.high'", "troef.bots", "high-card", "high")


def test_a_game_may_be_named_to_people() -> None:
    assert not names(
        '"""Like high-card."""\n\ndef play():  # high-card\n    """high-card"""\n', "troef.bots", "high-card"
    )


def beyond(text: str, package: str, own: str) -> list[str]:
    """What a game imports of the project besides the core and its own folder."""
    return [name for name in imports(text, package) if not f"{name}.".startswith(("troef.core.", f"{own}."))]


@pytest.mark.parametrize("key", games.keys())
def test_a_game_imports_the_core_alone(key: str) -> None:
    folder = SOURCE / "games" / key.replace("-", "_")
    for path in (path for path in FILES if folder in path.parents):
        assert beyond(path.read_text(encoding="utf-8"), package_of(path), f"troef.games.{folder.name}") == [], path.name


@pytest.mark.parametrize("line", ["from ..uno import rules", "from .. import uno", "from troef.games import load"])
def test_a_game_that_imports_another_is_found(line: str) -> None:
    assert beyond(line, "troef.games.companeros", "troef.games.companeros")
    assert not beyond("from . import rules\nfrom ...core import words", "troef.games.six", "troef.games.six")


def unencoded(text: str) -> list[str]:
    """Where a source reads or writes text in whatever encoding the machine has."""
    calls = [node for node in ast.walk(parsed(text)) if isinstance(node, ast.Call)]
    return [ast.unparse(node) for node in calls if is_text(node) and "encoding" not in {k.arg for k in node.keywords}]


def is_text(call: ast.Call) -> bool:
    """Whether a call opens a file of text, reads or writes one, or talks text with another program."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    words = [a.value for a in call.args[: 1 + (name != "read_text")] if isinstance(a, ast.Constant)]
    mode = next((word for word in words[-1:] if isinstance(word, str)), "r")
    if name in ("read_text", "write_text"):
        return len(call.args) == (name == "write_text")  # one more is the encoding
    if name == "fdopen" or (name == "open" and isinstance(call.func, ast.Name)):
        return "b" not in mode
    return any(k.arg == "text" and getattr(k.value, "value", None) is True for k in call.keywords)


def test_text_is_utf8_on_every_machine() -> None:
    found = {str(path.relative_to(SOURCE)): unencoded(path.read_text(encoding="utf-8")) for path in FILES}
    assert {name: calls for name, calls in found.items() if calls} == {}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("path.read_text()", True),
        ("path.read_text('utf-8')", False),
        ("path.write_text(text)", True),
        ("path.write_text(text, encoding='utf-8')", False),
        ("open(path)", True),
        ("open(path, 'w')", True),
        ("open(path, 'rb')", False),
        ("os.fdopen(fd, 'w')", True),
        ("subprocess.run(command, text=True)", True),
        ("subprocess.run(command, text=True, encoding='utf-8')", False),
        ("store.open(path)", False),
    ],
)
def test_text_in_the_encoding_of_the_machine_is_found(line: str, found: bool) -> None:
    assert bool(unencoded(line)) == found


def function_lengths(paths: list[Path]) -> list[int]:
    found = []
    for path in paths:
        for node in ast.walk(parsed(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.append((node.end_lineno or node.lineno) - node.lineno + 1)
    return sorted(found)


def test_functions_are_short() -> None:
    lengths = function_lengths(FILES)
    assert lengths[len(lengths) // 2] <= 10, "the median function"
    assert lengths[len(lengths) * 9 // 10] < 40, "nine in ten functions"
