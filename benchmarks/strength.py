"""The strength table of docs/bots.md: every row, by one command.

    python benchmarks/strength.py [--deals 100] [--jobs 2] [--only GAME]

Prints Markdown. Seeds 1000 and above are for this table alone: nothing was tuned or trained on them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from troef import games
from troef.arena.block import Plan
from troef.arena.run import blocks
from troef.arena.statistics import Standing, standings

SEED = 1000
ROWS = [
    ("uno", 4, "expert", "normal"),
    ("uno", 4, "expert", "random"),
    ("uno", 2, "expert", "rlcard"),
    ("uno", 4, "expert", "rlcard"),
    ("sixth-sense", 4, "expert", "heuristic"),
    ("sixth-sense", 4, "hard", "heuristic"),
    ("companeros", 4, "expert", "heuristic"),
    ("six", 4, "expert", "normal"),
    ("six", 4, "expert", "easy"),
]
LADDER = [
    (key, 4, stronger, weaker)
    for key in games.keys()  # noqa: SIM118
    for weaker, stronger in (("easy", "normal"), ("normal", "hard"), ("hard", "expert"))
]


def measured(key: str, seats: int, first: str, others: str, deals: int, jobs: int) -> Standing:
    """One row."""
    plan = Plan(key, seats, games.load(key).defaults(), (first, others), SEED)
    found = standings(list(blocks(plan, range(deals), jobs)))
    return next(standing for standing in found if standing.name == first)


def lines(deals: int, jobs: int, only: str | None) -> Iterator[str]:
    """The table, line by line as it is measured."""
    yield "| game | who | share of games | of rounds | besides | ms a move (median, p95) |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for key, seats, first, others in [*ROWS, *LADDER]:
        if only in (None, key):
            s = measured(key, seats, first, others, deals, jobs)
            besides = ", ".join(f"{name} {figure}" for name, figure in s.figures.items())
            who = f"{first} against {seats - 1} x {others}"
            yield f"| {key} | {who} | {s.share} | {s.rounds} | {besides} | {s.ms[0]:.1f}, {s.ms[1]:.1f} |"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=games.keys())
    asked = parser.parse_args()
    for line in lines(asked.deals, asked.jobs, asked.only):
        print(line, flush=True)


if __name__ == "__main__":
    main()
