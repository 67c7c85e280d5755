"""The check of the twin, for a process with NUMBA_BOUNDSCHECK=1: `python -m troef.testing.bounds FOLDER SEED GAMES`."""

from __future__ import annotations

import sys
from pathlib import Path

from troef.testing.find import game_in
from troef.testing.kit import check_game


def main(folder: str, seed: str, games: str) -> None:
    """Prints the number of acts."""
    report = check_game(game_in(Path(folder)), games=int(games), seed=int(seed), only=["twin"])
    print(report["acts"])


if __name__ == "__main__":
    main(*sys.argv[1:])
