"""Random play in every interface, for the tests: what is lawful, by the mask alone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from troef.core import record
from troef.core.match import Match
from troef.environments import aec, parallel, single
from troef.environments.spec import Spec
from troef.environments.table import Mask
from troef.games import keys, load
from troef.terminal import cli

TABLES = [(key, seats) for key in keys() for seats in load(key).seats]
SMALLEST = [(key, load(key).seats[0]) for key in keys()]
EVERY = [pytest.param(*table, marks=[] if table in SMALLEST else pytest.mark.slow) for table in TABLES]


def choose(given: Spec, mask: Mask, luck: random.Random) -> int:
    """Any lawful action; waiting and idle moves one time in four, or random matches last for ever."""
    lawful = [int(action) for action in mask.nonzero()[0]]
    idle = {given.wait, *(action for action, is_idle in enumerate(given.game.rules.IDLE) if is_idle)}
    eager = [action for action in lawful if action not in idle]
    return luck.choice(eager if eager and luck.random() < 0.75 else lawful)


def through_aec(key: str, seats: int, seed: int, **options: Any) -> Match:
    env, luck = aec.env(key, seats, **options), random.Random(seed)
    env.reset(seed=seed)
    for _ in env.agent_iter():
        _, _, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else choose(env.given, info["action_mask"], luck))
    return env.match


def through_parallel(key: str, seats: int, seed: int, **options: Any) -> Match:
    env, luck = parallel.env(key, seats, **options), random.Random(seed)
    _, infos = env.reset(seed=seed)
    while env.agents:
        actions = {agent: choose(env.given, infos[agent]["action_mask"], luck) for agent in env.agents}
        _, _, _, _, infos = env.step(actions)
    return env.match


def through_single(key: str, seats: int, seed: int, **options: Any) -> Match:
    bots = ["random", "heuristic", "easy"]  # in turn, round the table
    others = [bots[k % len(bots)] for k in range(seats - 1)]
    env, luck = single.Single(key, seats, seat=seed % seats, bots=others, **options), random.Random(seed)
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, _, terminated, truncated, info = env.step(choose(env.given, info["action_mask"], luck))
        over = terminated or truncated
    return env.match


def verified(matches: list[Match], folder: Path) -> bool:
    """Whether `troef verify` accepts the records of these matches."""
    file = folder / "games.jsonl"
    file.write_text("".join(record.write(match) + "\n" for match in matches))
    return cli.run(["verify", str(file)]) == 0
