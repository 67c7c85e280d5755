"""The goldens' command: `python -m troef.testing.golden` writes all of them anew, to be reviewed as a diff.

`--check` compares only; `--game KEY` takes one game. `--new KEY NAME --seats N --seed S [--option k=v] [--acts ...]
[--random N] [--until EVENT]` begins one with the acts given, then random ones. Games in TROEF_GAMES are found too.
"""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from troef.core.declare import SPECTATOR
from troef.core.errors import BadUse, TroefError, nearest
from troef.core.game import Game
from troef.games import keys, load
from troef.testing.fault import Setting
from troef.testing.goldens import Golden, first_difference, made_anew, paths, read_act, read_options, write
from troef.testing.walk import Walk

LONGEST = 10_000  # random acts until an event happens


def begin(args: argparse.Namespace) -> None:
    """Writes a new golden: the acts given, then random ones."""
    key, name = args.new
    game = load(key)
    title = args.title or f"{game.title}: {name.replace('_', ' ').replace('-', ' ')}"
    golden = Golden(title, game, args.seats, args.seed, read_options(game, args.option))
    walk = Walk(game, Setting(golden.seats, golden.seed, golden.options))
    for act in filter(str.strip, args.acts.split(";")):
        walk.match.apply(*read_act(act))
    go_on(walk, args.random, args.until)
    golden.acts = [(act.seat, act.move, act.at) for act in walk.match.acts]
    path = game.folder / "goldens" / f"{name}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(write(golden), encoding="utf-8")
    print(f"{path}: {len(golden.acts)} acts")


def go_on(walk: Walk, acts: int | None, until: str | None) -> None:
    """So many random acts, or as many as it takes until that event has happened."""
    if until is not None:
        check_event(walk.game, until)
    for _ in range(acts if acts is not None else LONGEST if until else 0):
        act = walk.next()
        if act is None:
            return
        walk.act(act)
        if until in [event.name for event in walk.match.events(SPECTATOR, len(walk.match.acts))[0]]:
            return


def check_event(game: Game, name: str) -> None:
    """Refuses an event that the game does not have."""
    names = [kind.name for kind in game.rules.EVENTS.kinds]
    if name not in names:
        raise BadUse(f"{game.key} has no event {name!r}{nearest(name, names)}")


def renew(chosen: list[str], check: bool) -> int:
    """Writes all goldens of these games anew, or compares; returns how many were not as they should be."""
    wrong = 0
    for game in map(load, chosen):
        for path in paths(game):
            old, new = path.read_text(encoding="utf-8"), made_anew(path, game)
            if old != new:
                wrong += 1
                line, was, now = first_difference(old, new)
                print(f"{path}:{line}: {was!r} is now {now!r}")
                if not check:
                    path.write_text(new, encoding="utf-8")
        print(f"{game.key}: {len(paths(game))} goldens")
    return wrong


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m troef.testing.golden", description=str(__doc__).split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare only; exit 1 if one differs")
    parser.add_argument("--game", action="append", metavar="KEY", help="only this one; may be given several times")
    parser.add_argument("--new", nargs=2, metavar=("KEY", "NAME"), help="begin goldens/NAME.txt of a game")
    parser.add_argument("--title", help="its first line")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--acts", default="", help='acts to begin with: "0 lay G7; -1 wake @4000"')
    parser.add_argument("--random", type=int, metavar="N", help="then so many acts at random")
    parser.add_argument("--until", metavar="EVENT", help="then acts at random until this has happened")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> NoReturn:
    """Exit 0: all as they should be; 1: with --check one differs; 2: bad use."""
    args = parse(arguments)
    try:
        if args.new:
            begin(args)
            sys.exit(0)
        sys.exit(1 if renew(args.game or list(keys()), args.check) and args.check else 0)
    except TroefError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main(sys.argv[1:])
