"""What blocks say: means with 95 % intervals, a sequential test, ratings."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, median, quantiles, stdev
from typing import NamedTuple

from troef.arena.block import Block, Tally

NORMAL_95 = 1.959964
STEPS = 200  # of the fit of ratings
RESAMPLES = 40


class Mean(NamedTuple):
    """A mean over blocks, and half its 95 % interval."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} ± {100 * self.error:.1f} %"


def mean(values: Sequence[float]) -> Mean:
    """Blocks are independent; the games of one block are not, so a block is one value.

    >>> mean([0.2, 0.4, 0.3, 0.3])
    Mean(value=0.3, error=0.08001519...)
    """
    error = NORMAL_95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Mean(fmean(values), error)


@dataclass
class Standing:
    """How one player did."""

    name: str
    blocks: int
    share: Mean  # of games
    points: Mean  # a game
    rounds: Mean  # of rounds
    figures: dict[str, Mean]  # a game's own
    ms: tuple[float, float]  # processor time a move: median, p95
    rating: Mean


def standings(blocks: Sequence[Block]) -> list[Standing]:
    """Everybody, the strongest first."""
    names = list(dict.fromkeys(name for block in blocks for name in block.line_up))
    found = [
        _standing(name, [b.tallies[name] for b in blocks if name in b.tallies], rating)
        for name, rating in zip(names, ratings(blocks, names), strict=True)
    ]
    return sorted(found, key=lambda standing: -standing.share.value)


def _standing(name: str, tallies: list[Tally], rating: Mean) -> Standing:
    def over(of: Callable[[Tally], float], per: Callable[[Tally], float]) -> Mean:
        return mean([of(tally) / per(tally) for tally in tallies if per(tally)] or [0.0])

    figures = {
        figure: over(lambda t, f=figure: t.figures[f][0], lambda t, f=figure: t.figures[f][1])  # type: ignore[misc]
        for figure in tallies[0].figures
    }
    return Standing(
        name,
        len(tallies),
        over(lambda t: t.won, lambda t: t.played),
        over(lambda t: t.points, lambda t: t.played),
        over(lambda t: t.rounds_won, lambda t: t.rounds),
        figures,
        _times([micros / 1000 for tally in tallies for micros in tally.micros]),
        rating,
    )


def _times(ms: list[float]) -> tuple[float, float]:
    return (median(ms), quantiles(ms, n=20)[-1]) if len(ms) > 1 else (0.0, 0.0)


# ---- is A better than B --------------------------------------------------------------------------


class Trial(NamedTuple):
    """A sequential test of one player's share: fair, or so much above."""

    fair: float
    above: float = 0.03
    sure: float = math.log(0.95 / 0.05)

    def verdict(self, shares: Sequence[float]) -> str:
        """ "better", "not better", or "" while it is open."""
        if len(shares) < 10 or not (spread := stdev(shares)):
            return ""
        middle = self.fair + self.above / 2
        evidence = len(shares) * self.above * (fmean(shares) - middle) / spread**2
        return "better" if evidence >= self.sure else "not better" if evidence <= -self.sure else ""


# ---- ratings: a player wins a game with a chance that is as its strength among those at the table -


def ratings(blocks: Sequence[Block], names: list[str]) -> list[Mean]:
    """On a scale where 400 more is ten times as likely to win; the mean is 0. Intervals by drawing blocks anew."""
    centre = _fit(blocks, names)
    luck = random.Random("troef ratings")
    drawn = [_fit(luck.choices(blocks, k=len(blocks)), names) for _ in range(RESAMPLES if len(blocks) > 1 else 0)]
    spread = [stdev(fit[i] for fit in drawn) if drawn else math.inf for i in range(len(names))]
    return [Mean(value, NORMAL_95 * error) for value, error in zip(centre, spread, strict=True)]


def _fit(blocks: Sequence[Block], names: list[str]) -> list[float]:
    """Bradley, Terry and Luce, by Hunter's iteration; half a win more for everybody keeps all of them finite."""
    wins = dict.fromkeys(names, 0.5)
    tables: dict[tuple[str, ...], int] = {}
    for block in blocks:
        table = tuple(sorted(block.line_up))
        tables[table] = tables.get(table, 0) + len(table)
        for name, tally in block.tallies.items():
            wins[name] += tally.won
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        share = dict.fromkeys(names, 0.5)
        for table, games in tables.items():
            total = sum(strength[name] for name in table)
            for name in table:
                share[name] += games / total
        strength = {name: wins[name] / share[name] for name in names}
    logs = [400 * math.log10(strength[name]) for name in names]
    return [value - fmean(logs) for value in logs]
