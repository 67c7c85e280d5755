"""Mutants of a game's rules: one small thing changed in one function, to see whether any test notices.

Nothing is written to disk: a mutant takes the place of a function's code in a forked process.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from types import CodeType, ModuleType
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
COMBINED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """One change: in which function, at which line, what was there and what is there now."""

    function: str
    line: int
    old: str
    new: str
    code: CodeType
    nth: int = 1  # of the same changes in the same function

    @property
    def name(self) -> str:
        """What is changed, without the line, which moves."""
        return f"{self.function}: {self.old} -> {self.new}" + (f" ({self.nth})" if self.nth > 1 else "")

    def put_into(self, module: ModuleType) -> None:
        """The function becomes the mutant, for everybody who refers to it."""
        getattr(module, self.function).__code__ = self.code


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of every function of a module's text."""
    names = Counter[str]()
    for function in ast.parse(source).body:
        if isinstance(function, ast.FunctionDef):
            for node in _inside(function):
                for change in _changes(node):
                    mutant = _mutant(function, node, change)
                    names[mutant.name] += 1
                    yield mutant._replace(nth=names[mutant.name])


def _inside(function: ast.FunctionDef) -> list[ast.AST]:
    """All that a function does: no docstring, no annotation."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return [node for statement in body for node in ast.walk(statement)]


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in a node's place."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        yield ast.Compare(node.left, [COMPARED[type(node.ops[0])](), *node.ops[1:]], node.comparators)
    elif isinstance(node, ast.BinOp) and type(node.op) in COMBINED:
        yield ast.BinOp(node.left, COMBINED[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in COMBINED:
        yield ast.AugAssign(node.target, COMBINED[type(node.op)](), node.value)
        yield ast.Pass()
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.And() if isinstance(node.op, ast.Or) else ast.Or(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Assign | ast.Expr):
        yield ast.Pass()


def _mutant(function: ast.FunctionDef, node: ast.AST, change: ast.AST) -> Mutant:
    """The function with one node replaced, compiled."""
    put = ast.fix_missing_locations(ast.copy_location(copy.deepcopy(change), node))
    mutated = copy.deepcopy(function, {id(node): node})  # the node is still itself, so that it can be found
    module = ast.fix_missing_locations(ast.Module([mutated], []))
    _Put(node, put).visit(module)
    compiled = compile(module, f"<mutant of {function.name}>", "exec")
    code = next(c for c in compiled.co_consts if isinstance(c, CodeType) and c.co_name == function.name)
    line = getattr(node, "lineno", function.lineno)
    return Mutant(function.name, line, ast.unparse(node), ast.unparse(change), code)


class _Put(ast.NodeTransformer):
    """Puts one node in another's place; annotations go, for nobody reads them and their names may be unknown."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        """The one node, or what is inside."""
        if node is self.old:
            return self.new
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
        return super().visit(node)  # type: ignore[no-any-return]
