"""The dialect of rules: plain statements over integers that mean the same interpreted and compiled.

`faults(module)` names line and reason; it needs no Numba.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

ALLOWED_IMPORTS = ("troef.core.declare", "troef.core.notation", "troef.core.words", "__future__")
CALLS = {"range", "min", "max", "abs", "int", "len"}
BUILTINS = set(dir(builtins)) - CALLS - {"bool"}
REASONS: dict[type[ast.AST], str] = {
    ast.Lambda: "a function without a name",
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.List: "a list made in a function (declare a field)",
    ast.ListComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
    ast.Await: "await",
    ast.Try: "try",
    ast.TryStar: "try",
    ast.With: "with",
    ast.AsyncFor: "async",
    ast.AsyncWith: "async",
    ast.JoinedStr: "a text",
    ast.Slice: "a slice",
    ast.Starred: "a star",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.NamedExpr: "an assignment inside an expression",
    ast.Delete: "del",
    ast.Raise: "raise (lawfulness is judged before apply)",
    ast.Import: "an import inside a function",
    ast.ImportFrom: "an import inside a function",
    ast.ClassDef: "a class inside a function",
    ast.FunctionDef: "a function inside a function",
    ast.AsyncFunctionDef: "a function inside a function",
    ast.Div: "/ (numbers are whole: use //)",
    ast.Pow: "** (use <<, or a table)",
    ast.Match: "match",
    ast.Assert: "assert (a law belongs into the game's `broken`)",
}


def faults(*modules: ModuleType) -> list[str]:
    """What Numba would refuse, or take in another sense than Python; modules are compiled together, in this order."""
    found: list[str] = []
    names: dict[str, str] = {}
    for module in modules:
        siblings = (f".{m.__name__.rpartition('.')[2]}" for m in modules)
        allowed = (*ALLOWED_IMPORTS, *(m.__name__ for m in modules), *siblings)
        found += _faults_of(Path(str(module.__file__)), allowed)
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                if name in names:
                    found.append(f"{module.__name__}.{name}: {names[name]} has a function of that name too")
                names[name] = module.__name__
    return found


def _faults_of(path: Path, allowed: tuple[str, ...]) -> list[str]:
    tree = ast.parse(path.read_text())
    found = []
    names, known = CALLS.copy(), {"bool"}
    for top in tree.body:
        known |= _bound(top)
        if isinstance(top, ast.FunctionDef):
            names.add(top.name)
        elif isinstance(top, ast.AsyncFunctionDef):
            found.append(f"{path.name}:{top.lineno}: {top.name}: async")
        elif isinstance(top, ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in top.names}
            if "." * top.level + (top.module or "") not in allowed:
                found.append(f"{path.name}:{top.lineno}: imports from {top.module}")
        elif isinstance(top, ast.Import):
            found.append(f"{path.name}:{top.lineno}: imports {top.names[0].name}")
    for top in tree.body:
        if isinstance(top, ast.FunctionDef):
            found += [f"{path.name}:{line}: {top.name}: {why}" for line, why in _function(top, names, known | names)]
    return found


def _bound(statement: ast.stmt) -> set[str]:
    """The names a statement of a module makes."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return {statement.name}
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def _function(function: ast.FunctionDef, names: set[str], known: set[str]) -> Iterator[tuple[int, str]]:
    """Line and reason of all that a function may not do; `names` may be called, `known` be read."""
    if function.decorator_list:
        yield function.lineno, "a decorator"
    arguments = function.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        yield function.lineno, "any number of arguments, or arguments given by name"
    known = known.union(*map(_bound, function.body), (a.arg for a in (*arguments.posonlyargs, *arguments.args)))
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for node in (node for statement in body for node in ast.walk(statement)):
        line = getattr(node, "lineno", function.lineno)
        kind = type(node.op) if isinstance(node, ast.BinOp | ast.AugAssign) else type(node)
        if kind in REASONS:
            yield line, REASONS[kind]
        elif isinstance(node, ast.Constant) and not isinstance(node.value, int):
            yield line, f"the constant {node.value!r}"
        elif isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in names):
            yield line, f"a call of {ast.unparse(node.func)}"
        elif isinstance(node, ast.Call) and node.keywords:
            yield line, "an argument given by name"
        elif isinstance(node, ast.Name) and node.id in BUILTINS:
            yield line, f"the built-in {node.id}"
        elif isinstance(node, ast.Name) and node.id not in known:
            yield line, f"the name {node.id}, which nothing defines"
    values = [node.value is not None for node in ast.walk(function) if isinstance(node, ast.Return)]
    if any(values) and not (all(values) and isinstance(function.body[-1], ast.Return | ast.If)):
        yield function.lineno, "returns a number on some paths only"
