"""The strength table of docs/bots.md: every row with its error bars, by one command.

    python benchmarks/strength.py --keep strength          # all of it; hours. Stopped, it goes on where it was left
    python benchmarks/strength.py --only uno --who expert,rlcard --deals 20
    python benchmarks/strength.py --keep strength --deals 0         # the table of what was played so far

Prints Markdown, and then what our player of UNO does in RLCard's own environment, if that is there
(PYTHONPATH=build/peers after `make bench`). Players and deals are those of the page; it tells which deals chose what.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from troef import games
from troef.arena.block import Block, Plan
from troef.arena.keeping import kept, played
from troef.arena.statistics import standings
from troef.places import Place, place


class Row(NamedTuple):
    """One player alone against others of a kind."""

    key: str
    first: str
    others: str
    wanted: str
    seed: int
    deals: int = 100
    seats: int = 4
    since: int = 0  # the deals before it are not for this row

    def plan(self) -> Plan:
        """What is played for it."""
        return Plan(self.key, self.seats, games.load(self.key).defaults(), (self.first, self.others), self.seed)

    def file(self, folder: Path | None) -> Path | None:
        """Where its blocks are kept."""
        return folder / f"{self.key}-{self.seats}-{self.first}-{self.others}-{self.seed}.jsonl" if folder else None


class Visit(NamedTuple):
    """Our player of UNO in RLCard's own environment."""

    against: str
    wanted: str
    seed: int
    bot: str = "expert@200"
    deals: int = 10_000


ROWS = [
    Row("uno", "expert", "normal", "28 % of rounds, 31 % of games", 2100),
    Row("uno", "expert", "random", "50 % of games", 2100, 60),
    Row("uno", "expert", "rlcard", "84 % of games", 2100, 400, seats=2),
    Row("uno", "expert", "rlcard", "36 % of games", 2100, 1000),
    Row("sixth-sense", "expert", "heuristic", "40 % of rounds, 58 % exact", 7000, 24),
    Row("sixth-sense", "hard", "heuristic", "50 % exact", 7000, since=16),
    Row("companeros", "expert@20000", "greedy", "62 % of games", 9500),
    Row("companeros", "expert@20000", "heuristic", "62 % of games", 9000),
    Row("companeros", "expert", "heuristic", "62 % of games", 9300),
    Row("six", "expert@1000", "normal", "29 % of games", 1000, 75),
    Row("six", "expert@1000", "easy", "42 % of games", 2000, 60),
]
STEP = "28 % of games"
LADDER = [
    Row("companeros", "normal", "easy", STEP, 2000),
    Row("companeros", "hard", "normal", STEP, 2000),
    Row("companeros", "expert@5000", "hard", STEP, 9100),
    Row("six", "normal", "easy", STEP, 2000, 60),
    Row("six", "hard", "normal", STEP, 2000, 60),
    Row("six", "expert@1000", "hard", STEP, 2000, 50),
    Row("sixth-sense", "normal", "easy", STEP, 7100, 60),
    Row("sixth-sense", "hard", "normal", STEP, 7000, 16),
    Row("sixth-sense", "expert", "hard", STEP, 7200, 50),
    Row("uno", "normal", "easy", STEP, 1000, 40),
    Row("uno", "hard", "normal", STEP, 2100),
    Row("uno", "expert", "hard", STEP, 2100, 200),
]
VISITS = [
    Visit("rule", "56.5 %", 5),
    Visit("random", "62 %", 4),
]
THERE = Path(__file__).parent / "peers" / "uno_rlcard.py"


def line(row: Row, blocks: list[Block]) -> str:
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
        f"{s.blocks}, {row.seed}",
    ]
    return f"| {' | '.join(cells)} |"


def lines(rows: list[Row], asked: argparse.Namespace, there: Place) -> Iterator[str]:
    """The table, line by line as it is measured."""
    yield "| game | who | share of games | of rounds | besides | wanted | ms a move (median, p95) | deals, seed |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for row in rows:
        plan, file = row.plan(), row.file(asked.keep)
        deals = row.deals if asked.deals is None else asked.deals
        numbers = range(row.since, row.since + deals)
        blocks = list(played(plan, numbers, there, file)) if deals else kept(plan, file) if file else []
        if blocks:
            yield line(row, blocks)


def visit(row: Visit, asked: argparse.Namespace) -> None:
    """Prints one row of RLCard's environment, or that it is not there."""
    deals = row.deals if asked.deals is None else asked.deals
    if importlib.util.find_spec("rlcard") is None:
        print(f"not measured, RLCard is not there: {row.bot} against its {row.against} agent")
    elif deals:
        print(f"wanted {row.wanted}: ", end="", flush=True)
        told = ["--against", row.against, "--bot", row.bot, "--deals", str(deals), "--seed", str(row.seed)]
        subprocess.run([sys.executable, THERE, *told], check=True)


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
    for row in VISITS:
        if asked.only in (None, "uno") and asked.who in (None, f"{row.bot},{row.against}"):
            visit(row, asked)


if __name__ == "__main__":
    main()
