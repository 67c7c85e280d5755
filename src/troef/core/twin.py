"""The compiled twin: the same text of rules, compiled by Numba over NumPy records of the same fields.

Numba is an extra (`pip install troef[fast]`). Without it everything runs interpreted; `ready()` says so in one line.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import importlib
import os
import shutil
import sys
import tempfile
import threading
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from troef.core import kernels, twin_words, words
from troef.core.chance import Fast
from troef.core.declare import Flat
from troef.core.game import Game

if TYPE_CHECKING:
    import numpy as np

OF_THE_GAME = {"IDLE", "FEATURES"}  # constants that a game has in the place of a general one
LUCK = [("chance", "i8", (4,))]


def available() -> bool:
    """Whether Numba is there and loads."""
    return not missing()


@functools.cache
def missing() -> str:
    """Why nothing can be compiled; nothing if it can be. Loads Numba, which takes a moment."""
    try:
        importlib.import_module("numba")
    except ModuleNotFoundError as error:
        if error.name == "numba":
            return "Numba is not installed: pip install 'troef[fast]'"
        return f"Numba does not load: {error}"
    except Exception as error:  # a version that does not fit NumPy or this machine is no reason to stop
        return f"Numba does not load: {error}"
    return ""


@functools.cache
def ready() -> bool:
    """Whether rules can be compiled here; if not, a line says so, once in a process."""
    if missing():
        print(f"troef: playing interpreted ({missing()})", file=sys.stderr)
    return not missing()


# ---- records -------------------------------------------------------------------------------------


def dtype(state: type[Flat], events: bool = True, luck: int = 4) -> np.dtype[Any]:
    """The NumPy record of a state: its fields, its words of chance, its events if there is to be room for them."""
    import numpy as np

    fields = [(n, f.width, f.shape) if f.shape else (n, f.width) for n, f in state.fields.items()]
    room = max(1, state.events_max) if events else 1
    own = [("chance", "i8", (luck,)), ("events_n", "i2"), ("events", "i4", (room, 4))]
    return np.dtype(fields + own, align=True)


def records(state: Flat, n: int, events: bool = True, luck: int = 4) -> np.ndarray[Any, Any]:
    """n records, each a copy of the state."""
    import numpy as np

    games = np.zeros(n, dtype(type(state), events, luck))
    for name in type(state).fields:
        games[name] = getattr(state, name)
    return games


def lucks(n: int) -> np.ndarray[Any, Any]:
    """n sources of chance that belong to no game."""
    import numpy as np

    return np.zeros(n, LUCK)


def field_values(games: np.ndarray[Any, Any], i: int, state: type[Flat]) -> dict[str, Any]:
    """The fields of a record as plain numbers and lists."""
    return {name: games[i][name].tolist() for name in state.fields}


def events_of(games: np.ndarray[Any, Any], i: int) -> list[tuple[int, int, int, int]]:
    """The events of the last act of a record."""
    n = int(games[i]["events_n"])
    if n > len(games[i]["events"]):
        raise OverflowError(f"{n} events in one act, room for {len(games[i]['events'])}: raise `events=` of the state")
    return [(e[0], e[1], e[2], e[3]) for e in games[i]["events"][:n].tolist()]


# ---- one text, two engines -----------------------------------------------------------------------


@functools.cache
def interpreted(*modules: ModuleType) -> Any:
    """A namespace with every function of the modules (rules, kernels, a search), bound to one another."""
    return _bound((words, kernels, *modules), lambda function: function)


@functools.cache
def compiled(*modules: ModuleType, events: bool = True) -> Any:
    """The same, compiled; only kernels (functions over `games`, an array) can be called from Python.

    Without events nothing is emitted: a little faster, for bulk play that looks at results only.
    """
    sources = (words, twin_words, kernels, *modules)
    with _cache(f"{events}", *sources):
        twin = _bound(sources, _jit)
    twin.lowest, twin.highest, twin.count = _bit("cttz"), _bit("ctlz"), _bit("ctpop")
    if not events:
        twin.emit = twin.silent
    return twin


def modules(game: Game) -> tuple[ModuleType, ...]:
    """What of a game is compiled."""
    return cast(ModuleType, game.rules), cast(ModuleType, game.encoding)


class Bulk:
    """Many games of one kind without a referee: compiled if it can be, interpreted otherwise, with the same results."""

    def __init__(self, game: Game, options: Flat, compile: bool = True) -> None:
        self.game, self.compiled = game, compile and ready()
        if self.compiled:
            import numpy as np

            self.engine = compiled(*modules(game), events=False)
            self.games: Any = records(options, 2)
            self.lucks: Any = lucks(1)
            self.moves: Any = np.zeros(game.rules.ACTIONS + 1, "i8")
            self.zeros: Callable[[int], Any] = lambda n: np.zeros((2, n), "i8")
        else:
            self.engine = interpreted(*modules(game))
            self.games, self.lucks = [_with_chance(options.clone()) for _ in range(2)], [_with_chance(options.clone())]
            self.moves = [0] * (game.rules.ACTIONS + 1)
            self.zeros = lambda n: [[0] * n, [0] * n]

    def play(self, seats: int, first: int, n: int, cap: int = 10**9) -> tuple[int, list[int], list[int]]:
        """n random games numbered from `first`: how many acts, and what each seat won and scored in all."""
        sums = self.zeros(seats)
        acts = self.engine.play_and_count(self.games, self.lucks, self.moves, seats, first, n, cap, sums)
        return acts, [int(w) for w in sums[0]], [int(p) for p in sums[1]]


def _with_chance(state: Flat) -> Flat:
    state.chance = Fast(0)
    return state


def _jit(function: types.FunctionType) -> Any:
    """One compiled version of a function, whatever widths of integers it is called with.

    Left alone, Numba makes one for every mix of int8 and int64 and takes three times as long; and small functions are
    not inlined by themselves. Only kernels can be called from Python and are cached; the rest is inside them.
    A division by nothing is not looked for: interpreted it raises, and the kit plays every game both ways. References
    are not counted (`_nrt`): nothing is made inside, and locking a count at every act took a quarter of the time.
    """
    import numba
    from numba import types as nt

    entry = function.__code__.co_varnames[:1] == ("games",)  # a kernel, of this project's or of a search or a test
    make: Any = numba.njit
    how = {"cache": True} if entry else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = make(nogil=True, forceinline=True, error_model="numpy", _nrt=False, **how)(function)
    compile_for = dispatcher.compile
    dispatcher.compile = lambda args: compile_for(tuple(nt.int64 if isinstance(a, nt.Integer) else a for a in args))
    return dispatcher


def _bound(sources: tuple[ModuleType, ...], wrap: Callable[[types.FunctionType], Any]) -> Any:
    """Functions are copied with new globals, so calls between them bind to the copies and later modules win.

    The originals stay usable in the same process.
    """
    twin = ModuleType("+".join(m.__name__ for m in sources))
    scope, parameters = vars(twin), dict[str, tuple[str, ...]]()
    for module in sources:
        for name, value in vars(module).items():
            if isinstance(value, types.FunctionType):
                if value.__module__ == module.__name__:
                    _check_place(parameters, value)
                    copy = types.FunctionType(value.__code__, scope, name, value.__defaults__)
                    copy.__module__ = module.__name__
                    scope[name] = wrap(copy)
            elif isinstance(value, int | tuple | type):
                if name not in OF_THE_GAME and scope.get(name, value) != value:
                    raise NameError(f"{name} is {scope[name]} before {module.__name__} makes it {value}")
                scope[name] = value
    return twin


def _check_place(parameters: dict[str, tuple[str, ...]], function: types.FunctionType) -> None:
    """What takes the place of another's function is called as it was: else two happen to have one name."""
    name, code = function.__name__, function.__code__
    own = code.co_varnames[: code.co_argcount]
    if parameters.setdefault(name, own) != own:
        raise NameError(f"{name}{parameters[name]} is there before {function.__module__} makes it {name}{own}")


def _bit(instruction: str) -> Any:
    """Where the lowest (cttz) or highest (ctlz) set bit is, or how many are set (ctpop): one machine instruction."""
    from numba import types as nt
    from numba.extending import intrinsic

    @intrinsic
    def position(typing: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            if instruction == "ctpop":
                return builder.ctpop(args[0])
            found = getattr(builder, instruction)(args[0], context.get_constant(nt.boolean, False))
            return found if instruction == "cttz" else builder.sub(context.get_constant(nt.int64, 63), found)

        return nt.int64(nt.int64), codegen

    return position


_one_at_a_time = threading.Lock()


@functools.cache
def _writable(base: str) -> str:
    """The folder if it can be written to; else one of our own for as long as we run.

    A service may have a user without a home, and Numba would then not compile at all.
    """
    try:
        os.makedirs(base, exist_ok=True)
        tempfile.TemporaryFile(dir=base).close()
    except OSError:
        base = tempfile.mkdtemp(prefix="troef-")
        atexit.register(shutil.rmtree, base, ignore_errors=True)
    return base


def _constants(module: ModuleType) -> dict[str, Any]:
    """The numbers that are compiled in: what they are may follow from other sources, as the number of a move does."""
    return {name: value for name, value in vars(module).items() if not name.startswith("__") and _is_number(value)}


def _is_number(value: Any) -> bool:
    return all(map(_is_number, value)) if isinstance(value, tuple) else isinstance(value, int)


@contextlib.contextmanager
def _cache(variant: str, *sources: ModuleType) -> Iterator[None]:
    """Numba's cache in a folder named by the content of all that is compiled together.

    Numba itself looks only at the file a function stands in, so a kernel would keep the old rules.
    """
    import numba

    digest = hashlib.sha256(
        f"{numba.__version__} {sys.version} {variant} {os.environ.get('NUMBA_BOUNDSCHECK')}".encode()
    )
    for module in (*sources, sys.modules[__name__]):
        digest.update(module.__name__.encode())  # what is cached names the modules it was made from
        digest.update(Path(str(module.__file__)).read_bytes())
        digest.update(repr(_constants(module)).encode())
    base = os.environ.get("TROEF_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "troef"
    )
    config: Any = numba.config
    with _one_at_a_time:  # the setting is the whole process's, and tables compile in threads
        old, config.CACHE_DIR = config.CACHE_DIR, os.path.join(_writable(base), digest.hexdigest()[:16])
        try:
            yield
        finally:
            config.CACHE_DIR = old
