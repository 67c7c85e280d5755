"""The dialect of rules: plain statements over integers that mean the same interpreted and compiled.

`faults(module)` names line and reason; it needs no Numba.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

ALLOWED_IMPORTS = ("troef.core.declare", "troef.core.notation", "troef.core.words", "__future__")
WORD = 2**63  # compiled numbers are from -WORD to WORD - 1
TOO_LONG = "a number beyond 64 bits"
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
    ast.MatMult: "@",
    ast.Is: "is (use ==)",
    ast.IsNot: "is not (use !=)",
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
        found += _faults_of(module, allowed)
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                if name in names:
                    found.append(f"{module.__name__}.{name}: {names[name]} has a function of that name too")
                names[name] = module.__name__
    return found


def _faults_of(module: ModuleType, allowed: tuple[str, ...]) -> list[str]:
    path = Path(str(module.__file__))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [f"{path.name}:{line}: {why}" for line, why in _constants(tree, vars(module))]
    takes = {name: _takes(value) for name, value in vars(module).items() if isinstance(value, FunctionType)}
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
            lines = sorted({*_function(top, names, known | names), *_calls(top, takes)})
            found += [f"{path.name}:{line}: {top.name}: {why}" for line, why in lines]
    return found


def _constants(tree: ast.Module, values: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    """Line and reason of what stands beside the functions and cannot be compiled in."""
    for top in tree.body:
        for name in _bound(top) if isinstance(top, ast.Assign | ast.AnnAssign) else ():
            if why := _no_constant(values.get(name)):
                yield top.lineno, f"{name}: {why}"


def _no_constant(value: Any) -> str:
    """Why a value is none of whole numbers; nothing if it is, or is not for the rules to count with."""
    if isinstance(value, tuple):
        return next(filter(None, map(_no_constant, value)), "")
    if isinstance(value, list | dict | set | bytearray):
        return f"a {type(value).__name__} outside the state (make it a tuple, or declare a field)"
    if isinstance(value, float):
        return f"the number {value!r} is not whole"
    return TOO_LONG if isinstance(value, int) and not -WORD <= value < WORD else ""


def _takes(function: FunctionType) -> range:
    """How many arguments a function may be given."""
    most = function.__code__.co_argcount
    return range(most - len(function.__defaults__ or ()), most + 1)


def _calls(function: ast.FunctionDef, takes: Mapping[str, range]) -> Iterator[tuple[int, str]]:
    """Calls with too few or too many arguments: Numba would tell only when it compiles them."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in takes:
            given, may = len(node.args) + len(node.keywords), takes[node.func.id]
            if given not in may:
                yield node.lineno, f"a call of {node.func.id} with {given} arguments, it takes {may[-1]}"


def _bound(statement: ast.stmt) -> set[str]:
    """The names a statement of a module makes."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return {statement.name}
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def _kinds(node: ast.AST) -> set[type[ast.AST]]:
    """What a node is, with its operators: these have no line of their own, and are not looked at apart."""
    if isinstance(node, ast.operator | ast.cmpop):
        return set()
    operators = [node.op] if isinstance(node, ast.BinOp | ast.AugAssign) else getattr(node, "ops", [])
    return {type(node), *map(type, operators)}


def _function(function: ast.FunctionDef, names: set[str], known: set[str]) -> Iterator[tuple[int, str]]:
    """Line and reason of all that a function may not do; `names` may be called, `known` be read."""
    if function.decorator_list:
        yield function.lineno, "a decorator"
    arguments = function.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        yield function.lineno, "any number of arguments, or arguments given by name"
    known = known.union(*map(_bound, function.body), (a.arg for a in (*arguments.posonlyargs, *arguments.args)))
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    nodes = [node for statement in body for node in ast.walk(statement)]
    called = {node.func for node in nodes if isinstance(node, ast.Call)}
    for node in nodes:
        line = getattr(node, "lineno", function.lineno)
        kinds = _kinds(node)
        if kinds & REASONS.keys():
            yield from ((line, REASONS[kind]) for kind in kinds & REASONS.keys())
        elif isinstance(node, ast.Constant):
            if not isinstance(node.value, int) or node.value >= WORD:
                yield line, TOO_LONG if isinstance(node.value, int) else f"the constant {node.value!r}"
        elif isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in names):
            yield line, f"a call of {ast.unparse(node.func)}"
        elif isinstance(node, ast.Call) and node.keywords:
            yield line, "an argument given by name"
        elif node in called:
            continue  # judged with its call
        elif isinstance(node, ast.Name) and node.id in BUILTINS:
            yield line, f"the built-in {node.id}"
        elif isinstance(node, ast.Name) and node.id not in known:
            yield line, f"the name {node.id}, which nothing defines"
    values = [node.value is not None for node in ast.walk(function) if isinstance(node, ast.Return)]
    if any(values) and not (all(values) and isinstance(function.body[-1], ast.Return | ast.If)):
        yield function.lineno, "returns a number on some paths only"
