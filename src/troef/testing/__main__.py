"""`python -m troef.testing KEY`: the kit over one game. A fault is one line; exit 1."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from troef.core.errors import TroefError
from troef.games import load
from troef.testing import Fault, check_game


def parse(arguments: list[str]) -> argparse.Namespace:
    """The arguments."""
    parser = argparse.ArgumentParser(prog="python -m troef.testing", description="Proves a game right.")
    parser.add_argument("key", metavar="KEY", help="of the game, as `troef games` lists it")
    parser.add_argument(
        "--close", type=float, default=0, help="share of states looked at with all eyes; 1: all of them"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the games that are played")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> NoReturn:
    """Exit 0: every law holds; 1: one does not; 2: bad use."""
    args = parse(arguments)
    try:
        print(check_game(load(args.key), seed=args.seed, close=args.close))
    except Fault as fault:
        sys.exit(str(fault))
    except TroefError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    sys.exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
