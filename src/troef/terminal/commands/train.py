"""`troef train GAME`: a net learns a game by self-play."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from troef.core.errors import BadUse, near_file
from troef.places import Place, place
from troef.terminal.found import GAME, KEPT, OUT, place_options
from troef.terminal.output import Progress, note

if TYPE_CHECKING:
    from troef.bots.learning import Learner
    from troef.core.game import Game


@click.command
@click.argument("game", type=GAME)
@click.option("--minutes", type=float, default=5.0, show_default=True, metavar="M", help="How long.")
@click.option("--steps", type=click.IntRange(min=1), metavar="K", help="So many steps instead, whatever they take.")
@click.option("--seats", type=int, metavar="N", help="How many play.  [default: as the game has it, in turn]")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="The same seed, the same weights.")
@place_options
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on from this state.")
@click.option("--state", type=KEPT, metavar="FILE", help="Where the state is kept.")
@click.option("--out", type=OUT, metavar="FILE", help="Where the weights go.  [GAME.npz]")
def command(
    game: Game,
    minutes: float,
    steps: int | None,
    seats: int | None,
    seed: int,
    jobs: int | None,
    ray: str | None,
    resume: Path | None,
    state: Path | None,
    out: Path | None,
) -> None:
    """Learn the weights of a net by self-play.

    On the compiled rules; Ctrl-C keeps what was learnt. The player `net` of a game uses the weights in its folder. The
    same seed and steps give the same weights wherever the games are played.

    \b
    Examples:
      troef train uno --minutes 30
      troef train uno --resume uno.state.npz
      troef train uno --minutes 30 --ray auto      self-play on a Ray cluster
    """
    if not minutes > 0:  # nan neither
        raise BadUse(use="takes-above", name="--minutes", low=0)
    out = out or Path(f"{game.key}.npz")
    learner = _learner(game, seats, seed, resume)
    state = state or resume or out.with_suffix(".state.npz")
    note("the rules are compiled first, which is kept for the next time; then it learns")
    try:
        _run(learner, place(jobs, ray), minutes * 60, steps)
    except KeyboardInterrupt:
        note("interrupted; what was learnt is kept")
    learner.save(state)
    learner.save_weights(out)
    click.echo(f"{learner.steps} steps, error {learner.loss:.4f}; weights in {out}, state in {state}")


def _learner(game: Game, seats: int | None, seed: int, resume: Path | None) -> Learner:
    from troef.bots.learning import Learner, learnt, resumed
    from troef.core import twin

    known = learnt(game)
    if not twin.available():
        raise BadUse(f"training compiles the rules. {twin.missing()}")
    if resume and not resume.is_file():
        raise BadUse(use="no-file", path=resume, near=near_file(resume))
    if seats is not None:
        game.check_seats(seats)
    return resumed(game, known.features, resume) if resume else Learner(game, known.features, seats or 0, seed)


def _run(learner: Learner, where: Place, seconds: float, steps: int | None) -> None:
    start, first = time.monotonic(), learner.steps
    with where as there, Progress(steps or 1000, "steps" if steps else "thousandths") as progress:
        for _ in learner.learn(there):
            gone = time.monotonic() - start
            progress.reached(learner.steps - first if steps else int(1000 * gone / seconds))
            if learner.steps - first >= steps if steps else gone >= seconds:
                return
