"""The long checks: `python -m troef.testing.torture [--only PART] [--game KEY] [--minutes M] [--seed S]`.

The parts: `identity`, whole games interpreted and compiled at once, bounds-checked too; `own`, what a game's
`tests/torture.py` adds; `kit`, with ten times the games; `mutants` of every game's rules, each against the game's fast
tests and a quick look of the kit. A fault ends with exit code 1. Mutants that survive are told with line and change, to
be killed by a better test, or named with the reason in the game's `tests/survivors.txt`.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, NoReturn, TypeVar, cast

from troef.core.errors import TroefError
from troef.core.game import Game
from troef.games import keys, load
from troef.testing import identity
from troef.testing.fault import Fault
from troef.testing.kit import CHECKS, check_game
from troef.testing.mutants import Mutant, mutants

PARTS = ("identity", "own", "kit", "mutants")
COMPARED = 2_000  # games in both engines, at a table of each size or as a game lists them
GAMES, ACTS = 40, 12_000  # of the kit at a table of each size, at least
COMPILED = ("twin", "ends", "bounds")
LOOP, LEAST_S = 3, 10  # a mutant that takes so many times the time of the right game goes round in circles
DAY_S = 86_400
TEST, KIT, SURVIVED, LOOPED = "killed by a test", "killed by the kit alone", "survived", "killed by time"
CODES = (SURVIVED, TEST, KIT)  # the exit codes of a child

Task = TypeVar("Task")


# ---- children ------------------------------------------------------------------------------------


class Done(NamedTuple):
    """What became of a child: its exit code (None if it used too much time) and its seconds of processor."""

    code: int | None
    seconds: float


def in_children(
    tasks: Iterable[Task], work: Callable[[Task], int], jobs: int, until: float, limit: int = DAY_S
) -> Iterator[tuple[Task, Done]]:
    """Does each task in a child of its own, so many at a time; none is begun after `until`.

    A child that uses more than `limit` seconds of processor is ended by the system.
    """
    waiting = iter(tasks)
    running: dict[int, Task] = {}
    while True:
        while len(running) < jobs and time.monotonic() < until and (task := next(waiting, None)) is not None:
            running[_child(work, task, limit)] = task
        if not running:
            return
        for child in list(running):
            pid, status, used = os.wait4(child, os.WNOHANG)
            if pid:
                code = os.waitstatus_to_exitcode(status)
                yield running.pop(child), Done(None if code < 0 else code, used.ru_utime + used.ru_stime)
        time.sleep(0.01)


def _child(work: Callable[[Task], int], task: Task, limit: int) -> int:
    """Begins a task; in the child this never returns."""
    sys.stdout.flush()
    if child := os.fork():
        return child
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        code = work(task)
    finally:
        sys.stdout.flush()
        os._exit(code)


# ---- both engines, and what a game adds ----------------------------------------------------------


class Compare(NamedTuple):
    """Games of one kind in both engines, at a table of one size or as the game lists them; bounds-checked or not."""

    key: str
    seats: tuple[int, ...]
    bounds: bool
    seed: int

    def __str__(self) -> str:
        return f"{self.key}, {'-'.join(map(str, self.seats))} seats" + (", bounds checked" if self.bounds else "")


def comparisons(chosen: Iterable[str], seed: int) -> Iterator[Compare]:
    """What there is to compare."""
    for game in map(load, chosen):
        tables = [tuple(game.seats)] if identity.own(game) else [(seats,) for seats in game.seats]
        for bounds in (False, True):
            yield from (Compare(game.key, seats, bounds, seed) for seats in tables)


def compare(task: Compare) -> int:
    """One of them, in a child; says what it has proved, or the fault."""
    try:
        how = identity.bounds_checked if task.bounds else identity.identical
        print(f"{task}: {how(load(task.key), COMPARED, task.seed, task.seats)}")
    except Fault as fault:
        print(f"FAULT {fault}")
        return 1
    return 0


def add_own(key: str) -> int:
    """What a game adds to the long checks, in a child."""
    module = identity.own(load(key))
    try:
        print(f"{key}: {module.long_run(_tenths(key)) if module else 'adds nothing'}")
    except AssertionError as fault:
        print(f"FAULT {key}: {fault}")
        return 1
    return 0


def _tenths(key: str) -> Callable[[int, int], None]:
    """Tells how far it is, at every tenth."""

    def tell(done: int, of: int) -> None:
        if done * 10 // of > (done - 1) * 10 // of:
            print(f"{key}: {done * 100 // of} % of its own", flush=True)

    return tell


def in_both(args: argparse.Namespace) -> int:
    """All comparisons; returns how many faults there are."""
    tasks = list(comparisons(args.game, args.seed))
    faults = sum(child.code != 0 for _, child in in_children(tasks, compare, args.jobs, time.monotonic() + DAY_S))
    print(f"both engines: {len(tasks)} comparisons, {faults} faults", flush=True)
    return faults


def own(args: argparse.Namespace) -> int:
    """What the games add; returns how many faults there are."""
    return sum(child.code != 0 for _, child in in_children(args.game, add_own, args.jobs, time.monotonic() + DAY_S))


# ---- the kit, more of it -------------------------------------------------------------------------


class Look(NamedTuple):
    """Checks of one game, at tables of one size or of all."""

    key: str
    seats: tuple[int, ...]
    checks: tuple[str, ...]
    seed: int

    def __str__(self) -> str:
        return f"{self.key}, {'-'.join(map(str, self.seats))} seats"


def looks(chosen: list[str], seed: int) -> Iterator[Look]:
    """What there is to look at, the compiled games first because they take longest."""
    interpreted = tuple(name for name in CHECKS if name not in COMPILED)
    for key in chosen:
        yield Look(key, (load(key).seats[0], load(key).seats[-1]), COMPILED, seed)
    for key in chosen:
        yield from (Look(key, (seats,), interpreted, seed) for seats in load(key).seats)


def look(task: Look) -> int:
    """One of them, in a child; says what it has proved, or the fault."""
    try:
        game, seats = load(task.key), task.seats
        report = check_game(game, games=GAMES, acts=ACTS, seed=task.seed, seats=seats, only=task.checks, close=1)
    except Fault as fault:
        print(f"FAULT {fault}")
        return 1
    print(f"{task}: {report}")
    return 0


def kit(args: argparse.Namespace) -> int:
    """The kit over all games; returns how many faults there are."""
    tasks = list(looks(args.game, args.seed))
    done = list(in_children(tasks, look, args.jobs, time.monotonic() + args.minutes * 60))
    faults = sum(child.code != 0 for _, child in done)
    print(f"the kit: {len(done)} of {len(tasks)} looks taken, {faults} faults", flush=True)
    return faults


# ---- mutants -------------------------------------------------------------------------------------


class Planted(NamedTuple):
    """A mutant and the game whose rules it is in."""

    game: Game
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.game.folder.name}/rules.py:{self.mutant.line}: {self.mutant.name}"


def planted(chosen: list[str], seed: int) -> list[Planted]:
    """All mutants of these games, in an order that follows from the seed."""
    found = [Planted(game, mutant) for game in map(load, chosen) for mutant in of_game(game)]
    random.Random(seed).shuffle(found)
    return found


def try_mutant(task: Planted) -> int:
    """Whether anybody notices the mutant; in a child, without a word."""
    _hush()
    task.mutant.put_into(cast(ModuleType, task.game.rules))
    return CODES.index(verdict(task.game))


def verdict(game: Game) -> str:
    """Whether the game's fast tests notice a fault, or else a quick look of the kit."""
    import pytest

    arguments = ["-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", "-p", "no:xdist"]
    if pytest.main([str(game.folder / "tests"), *arguments]) != pytest.ExitCode.OK:
        return TEST
    try:
        check_game(game, games=2, seats=(game.seats[0], game.seats[-1]), compiled=False)
    except Fault:
        return KIT
    return SURVIVED


def _hush() -> None:
    """Whatever is printed goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def named(game: Game) -> dict[str, str]:
    """Mutants that are known to change nothing, each with the reason: `function: old -> new | why` a line."""
    path = game.folder / "tests" / "survivors.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {name: why for name, _, why in (line.partition(" | ") for line in lines)}


def of_game(game: Game) -> list[Mutant]:
    """All mutants of a game's rules."""
    return list(mutants(Path(str(cast(ModuleType, game.rules).__file__)).read_text(encoding="utf-8")))


def rightful(key: str) -> int:
    """The game without a mutant, in a child: unless it passes, no mutant tells anything."""
    _hush()
    return CODES.index(verdict(load(key)))


def mutate(args: argparse.Namespace) -> list[Planted]:
    """Tries mutants while there is time; returns those that nobody noticed and nobody has named."""
    import pytest  # before the first child, so that no child has to

    pytest.register_assert_rewrite()
    began, counts, survivors = time.monotonic(), Counter[str](), list[Planted]()
    until = began + args.minutes * 60
    alone = dict(in_children(args.game, rightful, args.jobs, began + DAY_S))
    for key, done in alone.items():
        if done.code:
            print(f"{key}: its tests fail without any mutant, so mutants of it tell nothing", flush=True)
    limit = int(max(LEAST_S, *(LOOP * done.seconds for done in alone.values()), 0))
    tasks = planted([key for key, done in alone.items() if not done.code], args.seed)
    for task, (code, _) in in_children(tasks, try_mutant, args.jobs, until, limit):
        what = LOOPED if code is None else CODES[code] if code in range(len(CODES)) else TEST
        counts[what] += 1
        if what == SURVIVED and task.mutant.name not in named(task.game):
            survivors.append(task)
            print(f"\r\x1b[Ksurvived: {task}" if sys.stdout.isatty() else f"survived: {task}", flush=True)
        _progress(counts, len(tasks), time.monotonic() - began)
    told = ", ".join(f"{n} {what}" for what, n in counts.most_common())
    print(f"\nmutants: {counts.total()} of {len(tasks)} tried: {told}; {len(survivors)} of them not named", flush=True)
    return survivors


def _progress(counts: Counter[str], of: int, seconds: float) -> None:
    """How far it is: on a screen at every mutant, in a file at every fiftieth."""
    tried = counts.total()
    line = f"{tried} of {of} mutants in {seconds / 60:.1f} min, {counts[SURVIVED]} survived"
    if sys.stdout.isatty():
        print(f"\r\x1b[K{line}", end="", flush=True)
    elif tried % 50 == 0:
        print(line, flush=True)


# ---- the command ---------------------------------------------------------------------------------


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m troef.testing.torture", description=str(__doc__).split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30, help="so long for the kit, and for mutants (30)")
    parser.add_argument("--seed", type=int, default=1, help="other games, another order of mutants (1)")
    parser.add_argument("--game", action="append", metavar="KEY", help="only this one; may be given several times")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--only", action="append", choices=PARTS, help="this part; may be given several times")
    args = parser.parse_args(arguments)
    args.only = args.only or PARTS
    args.game = [load(key).key for key in args.game or keys()]
    return args


def main(arguments: list[str]) -> NoReturn:
    """Exit 0, also with survivors; 1 for a fault of a game; 2 for bad use."""
    try:
        args = parse(arguments)
    except TroefError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    faults = sum(part(args) for name, part in zip(PARTS, (in_both, own, kit), strict=False) if name in args.only)
    for survivor in mutate(args) if "mutants" in args.only else ():
        print(f"  {survivor}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
