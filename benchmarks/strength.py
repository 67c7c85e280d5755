"""The strength table of docs/bots.md: every row with its error bars, by one command.

    python benchmarks/strength.py --keep strength          # all of it; hours. Stopped, it goes on where it was left
    python benchmarks/strength.py --only uno --who expert,rlcard --deals 20
    python benchmarks/strength.py --keep strength --deals 0         # the table of what was played so far

Prints Markdown. Nothing was tuned or trained on the deals of its seed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from troef import games
from troef.arena.block import Block, Plan
from troef.arena.keeping import kept, played
from troef.arena.statistics import standings
from troef.places import Place, place

SEED = 7000
STEPS = (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))


class Row(NamedTuple):
    """One player alone against others of a kind."""

    key: str
    first: str
    others: str
    wanted: str
    seats: int = 4
    deals: int = 100

    def plan(self, seed: int) -> Plan:
        """What is played for it."""
        return Plan(self.key, self.seats, games.load(self.key).defaults(), (self.first, self.others), seed)

    def file(self, folder: Path | None, seed: int) -> Path | None:
        """Where its blocks are kept."""
        return folder / f"{self.key}-{self.seats}-{self.first}-{self.others}-{seed}.jsonl" if folder else None


ROWS = [
    Row("uno", "expert", "normal", "28 % of rounds, 31 % of games"),
    Row("uno", "expert", "random", "50 % of games"),
    Row("uno", "expert", "rlcard", "84 % of games", seats=2, deals=400),
    Row("uno", "expert", "rlcard", "36 % of games", deals=1000),
    Row("sixth-sense", "expert", "heuristic", "40 % of rounds, 58 % exact"),
    Row("sixth-sense", "hard", "heuristic", "50 % exact"),
    Row("companeros", "expert", "greedy", "62 % of games"),
    Row("companeros", "expert", "heuristic", "62 % of games"),
    Row("six", "expert", "normal", "29 % of games", deals=300),
    Row("six", "expert", "easy", "42 % of games", deals=300),
]
LADDER = [
    Row(key, stronger, weaker, "28 % of games", deals=200)
    for key in games.keys()  # noqa: SIM118
    for stronger, weaker in STEPS
]


def line(row: Row, blocks: list[Block], seed: int) -> str:
    """One row as measured."""
    s = next(standing for standing in standings(blocks) if standing.name == row.first)
    besides = ", ".join(f"{name} {figure}" for name, figure in s.figures.items())
    cells = [
        row.key,
        f"{row.first} against {row.seats - 1} {row.others}",
        f"{s.share}",
        f"{s.rounds}",
        besides,
        row.wanted,
        f"{s.ms[0]:.1f}, {s.ms[1]:.1f}",
        f"{s.blocks}, {seed}",
    ]
    return f"| {' | '.join(cells)} |"


def lines(rows: list[Row], asked: argparse.Namespace, there: Place) -> Iterator[str]:
    """The table, line by line as it is measured."""
    yield "| game | who | share of games | of rounds | besides | wanted | ms a move (median, p95) | deals, seed |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for row in rows:
        plan, file = row.plan(asked.seed), row.file(asked.keep, asked.seed)
        deals = row.deals if asked.deals is None else asked.deals
        blocks = list(played(plan, range(deals), there, file)) if deals else kept(plan, file) if file else []
        if blocks:
            yield line(row, blocks, asked.seed)


def wanted(row: Row, asked: argparse.Namespace) -> bool:
    """Whether this row is asked for."""
    who = f"{row.first},{row.others}"
    return asked.only in (None, row.key) and asked.who in (None, who) and asked.seats in (None, row.seats)


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, help="of every row; 0: only what is kept")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="on a Ray cluster")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", choices=games.keys(), help="one game")
    parser.add_argument("--who", metavar="A,B", help="one row: A against B")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="blocks are kept here, and not played again")
    asked = parser.parse_args()
    if asked.keep:
        asked.keep.mkdir(parents=True, exist_ok=True)
    with place(asked.jobs, asked.ray) as there:
        for text in lines([row for row in [*ROWS, *LADDER] if wanted(row, asked)], asked, there):
            print(text, flush=True)


if __name__ == "__main__":
    main()
