"""`check_game`: every check over every seat count and pairwise over the options, on seeded random play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count

from troef.core.game import Game
from troef.testing import form, goldens, laws, paper, players, records, secrets, twins
from troef.testing.check import Check, Run
from troef.testing.fault import Fault, Setting, Where
from troef.testing.report import Report
from troef.testing.settings import settings
from troef.testing.walk import Walk

CHECKS: dict[str, type[Check]] = {
    check.name: check
    for check in (
        form.Dialect,
        form.Contract,
        form.Spelling,
        form.Catalogue,
        laws.Fits,
        form.Texts,
        laws.Moves,
        laws.Actors,
        laws.Turns,
        laws.Whole,
        secrets.Knows,
        laws.Offers,
        laws.Own,
        laws.Reading,
        laws.Judge,
        laws.Refused,
        laws.Updates,
        laws.Outcomes,
        laws.Fresh,
        secrets.Chances,
        secrets.Worlds,
        secrets.Told,
        secrets.Choices,
        secrets.Vary,
        twins.Twin,
        records.Records,
        records.Altered,
        laws.Ends,
        paper.Sheets,
        players.Bots,
        twins.Bounds,
        goldens.Goldens,
    )
}
AGAIN = 1_000_000  # between the seeds of a setting and of the same one played again
LONGEST = 3000  # acts of one game under the referee; longer ones are broken off
LEAST = 120  # acts at a table of each size, unless it is said how many games: short ones are played more often


def check_game(
    game: Game,
    *,
    games: int | None = None,
    seed: int = 0,
    compiled: bool = True,
    seats: Iterable[int] | None = None,
    only: Iterable[str] | None = None,
    acts: int | None = None,
    played: Sequence[Setting] | None = None,
    close: float = 0,
) -> Report:
    """Proves a game right, or raises the first `Fault`: which check, where, what.

    `games` at a table of each size (None: as many as the pairs of options need), and more until so many `acts` are
    made (None: 120, if `games` is None); `seats` and `only` (names of checks) narrow it down; `played` plays these
    settings instead, as a fault names them. Without `compiled`, or without Numba, the compiled twin is left out, and
    the report says so.

    Every check looks at every state: with the eyes of the seats that may act and of one viewer in turn, and at a close
    look with those of all. Close looks are the first states, the last, each at which something happens for the first
    time, and some of the others; `close` is the share of them at least, so that `close=1` looks closely at all.
    """
    run = Run(game, game.seats if seats is None else seats, compiled=compiled, seed=seed, games=games, close=close)
    checks = [CHECKS[name](run) for name in (CHECKS if only is None else only)]
    _ask(checks, "lies")
    if played is not None:
        for setting in played:
            _play(run, checks, setting)
    else:
        least = acts if acts is not None else LEAST if games is None else 0
        for n in run.sizes:
            _play_table(run, checks, settings(game, n, games, seed), least)
    _ask(checks, "finish")
    run.report.add("checks", sum(check.name not in run.report.left_out for check in checks))
    return run.report


def _play_table(run: Run, checks: list[Check], chosen: list[Setting], acts: int) -> None:
    """The games of a table of one size; all of them again, from other seeds, until so many acts are made."""
    goal = run.report["acts"] + acts
    for again in count():
        for setting in chosen:
            _play(run, checks, setting._replace(seed=setting.seed + again * AGAIN))
        if run.report["acts"] >= goal:
            return


def _play(run: Run, checks: list[Check], setting: Setting) -> None:
    """One random game with every check at every state."""
    walk = _begin(run, setting)
    _ask(checks, "deal", walk)
    for _ in range(LONGEST):
        _ask(checks, "state", walk)
        if not _act(run, checks, walk):
            break
    _ask(checks, "end", walk)
    run.report.add("games")
    run.report.add("acts", len(walk.match.acts))
    run.report.add("states", len(walk.match.log))


def _begin(run: Run, setting: Setting) -> Walk:
    try:
        return Walk(run.game, setting, run.close)
    except Exception as error:
        raise _fell(run, Where(setting), error) from error


def _act(run: Run, checks: list[Check], walk: Walk) -> bool:
    try:
        act = walk.next()
    except Exception as error:
        raise _fell(run, walk.where, error) from error
    if act is None:
        return False
    _ask(checks, "before", walk, act)
    try:
        walk.act(act)
    except Exception as error:
        raise _fell(run, walk.where, error) from error
    _ask(checks, "after", walk, act)
    return True


def _fell(run: Run, where: Where, error: Exception) -> Fault:
    """The rules themselves fell over: a fault of no check but of play."""
    return Fault("play", run.game.key, where, f"{type(error).__name__}: {error}")


def _ask(checks: list[Check], hook: str, walk: Walk | None = None, *more: object) -> None:
    """This hook of all checks that have it; whatever falls over in one is a fault that check has found."""
    for check in checks:
        if getattr(type(check), hook) is getattr(Check, hook):
            continue
        try:
            getattr(check, hook)(*(() if walk is None else (walk, *more)))
        except Fault:
            raise
        except Exception as error:
            where = Where() if walk is None else walk.where
            raise Fault(check.name, check.game.key, where, f"{type(error).__name__}: {error}") from error
