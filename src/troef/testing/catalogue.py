"""Rule ids: which there are (the list in a game's README), which the code cites, which the tests cover."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

LEFT_OUT = {"skip", "skipif", "importorskip", "xfail", "torture"}  # by pytest, or by `make test`
ENTRY = re.compile(r"^- `([a-z0-9_]+(?:\.[a-z0-9_]+)+)`", re.M)


def rule_ids(folder: Path) -> list[str]:
    """The ids of a game's catalogue: the lines of its README that begin with one."""
    path = folder / "README.md"
    return ENTRY.findall(path.read_text(encoding="utf-8")) if path.is_file() else []


def cited(text: str, families: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The ids of these families (`high`, `low`) in the comments and texts of a source, with their lines."""
    pattern = re.compile(rf"(?<![\w./-])(?:{'|'.join(sorted(families))})(?:\.[a-z0-9_]+)+(?:\.\*)?(?![\w/])")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING) or tokenize.tok_name[token.type] == "FSTRING_MIDDLE":
            for found in pattern.finditer(token.string):
                yield token.start[0] + token.string.count("\n", 0, found.start()), found[0]


def known(rule: str, rules: Iterable[str]) -> bool:
    """Whether an id, or a family of ids like `high.house.*`, is one of these.

    >>> known("high.house.*", ["high.house.hats"]), known("high.house", ["high.house.hats"])
    (True, False)
    """
    if rule.endswith(".*"):
        return any(other.startswith(rule[:-1]) for other in rules)
    return rule in rules


def covered(text: str) -> Iterator[tuple[int, str, str]]:
    """What the tests of a source cover: line, name of the test, id. One that may be left out covers nothing."""
    for node in _tests(ast.parse(text)):
        for decorator in node.decorator_list:
            yield from ((node.lineno, node.name, rule) for rule in _covers(decorator))


def _tests(scope: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The tests of a file or a class that are always made."""
    if any(map(_marks_left_out, scope.body)):
        return
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and not _left_out(*node.decorator_list):
            yield from _tests(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _left_out(node):
            yield from (node,) if node.name.startswith("test_") else ()


def _marks_left_out(statement: ast.stmt) -> bool:
    """Whether it says `pytestmark = pytest.mark.skip`, or leaves a whole file out."""
    if isinstance(statement, ast.Assign):
        named = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets)
        return named and _left_out(statement.value)
    return isinstance(statement, ast.Expr | ast.If) and _left_out(statement)


def _left_out(*nodes: ast.AST) -> bool:
    """Whether a mark or a call by which tests are left out, or may fail, is among these."""
    return any(isinstance(n, ast.Attribute) and n.attr in LEFT_OUT for node in nodes for n in ast.walk(node))


def _covers(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else getattr(decorator.func, "id", "")
    if name != "covers":
        return []
    return [a.value for a in decorator.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
