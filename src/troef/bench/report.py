"""A whole run: what is measured, and what came out."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, NamedTuple

from troef.bench import ours, peers
from troef.bench.measure import REFERENCE, Measurement, Result, measure
from troef.core import twin
from troef.core.game import Game


class Effort(NamedTuple):
    """How often, and how many seconds each time."""

    repeats: int
    seconds: float


WHOLE, QUICK = Effort(5, 0.5), Effort(3, 0.05)


def wanted(games: Sequence[Game]) -> tuple[list[Measurement], list[str]]:
    """What can be measured here, and what is missing."""
    measurements = [m for game in games for m in ours.measurements(game)]
    missing = [] if twin.available() else [f"compiled rules ({twin.missing()})"]
    for peer in (peer for game in games for peer in peers.of(game)):
        if lacking := peer.lacking():
            missing.append(f"{peer.name} (not installed: {' '.join(lacking)})")
        else:
            measurements.append(Measurement(peer.name, peer.what, peer.unit, peer.prepare))
    return measurements, missing


def run(games: Sequence[Game], effort: Effort, tell: Callable[[int, int], None]) -> dict[str, Any]:
    """Measures everything; the report is plain values, ready for JSON. `tell` hears steps done and steps in all."""
    measurements, missing = wanted(games)
    steps = (effort.repeats + 1) * len(measurements)
    results = measure(measurements, effort.repeats, effort.seconds, lambda step: tell(step, steps))
    return {
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} CPUs",
        "repeats": effort.repeats,
        "seconds": effort.seconds,
        "reference": {"name": REFERENCE, "turns_per_second": round(median(r for x in results for r in x.references))},
        "measurements": [row(result) for result in results],
        "compiled_to_interpreted": gains(results),
        "two_threads_to_one": threads(results),
        "ten_times_the_games": growth(games, results),
        "beside_peers": beside(games, results),
        "missing": missing,
    }


def row(result: Result) -> dict[str, Any]:
    """One measurement as plain values."""
    return {
        "subject": result.subject,
        "what": result.what,
        "unit": result.unit,
        "median": digits(result.middle),
        "low": digits(min(result.figures)),
        "high": digits(max(result.figures)),
        "spread": round(result.spread, 3),
        "turns": digits(result.turns),
    }


def gains(results: Sequence[Result]) -> dict[str, float]:
    """How many times as fast compiled rules are, by game."""
    costs = {(result.subject, result.what): result.turns for result in results}
    return {
        subject: digits(costs[subject, "interpreted"] / costs[subject, "compiled"])
        for subject, what in costs
        if what == "compiled"
    }


def threads(results: Sequence[Result]) -> dict[str, float]:
    """How many times as fast a vector of games is with two threads, by the clock on the wall."""
    speeds = {(result.subject, result.what): result.middle for result in results}
    one, two = ours.THREADS
    return {subject: digits(speeds[subject, two] / speeds[subject, one]) for subject, what in speeds if what == two}


def growth(games: Sequence[Game], results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """What ten times the games cost, as a multiple: time and memory, by game."""
    seconds = {(result.subject, result.what): result.turns for result in results}
    few, many = ours.GAMES
    return {
        game.key: {
            "time": digits(seconds[game.key, ours.games_name(many)] / seconds[game.key, ours.games_name(few)]),
            "memory": digits(ours.memory(game, many) / max(1, ours.memory(game, few))),
        }
        for game in games
        if (game.key, ours.games_name(many)) in seconds
    }


def beside(games: Sequence[Game], results: Sequence[Result]) -> list[dict[str, Any]]:
    """How many times as fast our figures are as those of the peers, each acts measured in turns of the plain loop."""
    costs = {(result.subject, result.what): result.turns for result in results}
    return [
        {"game": game.key, "what": what, "peer": peer.name, "times": digits(theirs / ours), "wanted": times}
        for game in games
        for peer in peers.of(game)
        for what, times in peer.beside.items()
        if (theirs := costs.get((peer.name, peer.what))) and (ours := costs.get((game.key, what)))
    ]


def digits(number: float) -> float:
    """Four digits that matter."""
    return float(f"{number:.4g}")
