"""UNO beside its peers in one run: acts a second of CPU time, taking turns, medians and ratios.

    python benchmarks/peers/uno_peers.py [--python PEERS_PYTHON] [--node NODE_FOLDER] [--repeats 5] [--seconds 1]

PEERS_PYTHON has RLCard (`pip install rlcard`) and OpenSpiel (`pip install open_spiel`); NODE_FOLDER has the npm package
uno-engine in its node_modules. What is not there is named as missing. Each figure is made in a process of its own that
warms up first; ours are random play of four seats, RLCard's too (its environment is made for two).
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

SEATS = 4
ROLLOUTS = 500  # of OpenSpiel at a time
Work = Callable[[int], int]  # plays a portion numbered so, returns how many acts

# ---- ours ----------------------------------------------------------------------------------------


def compiled() -> Work:
    """Bulk play, compiled."""
    return _bulk(compile=True, games=200)


def interpreted() -> Work:
    """Bulk play, the same text interpreted."""
    return _bulk(compile=False, games=2)


def _bulk(compile: bool, games: int) -> Work:
    import troef
    from troef.core import twin

    game = troef.load("uno")
    bulk = twin.Bulk(game, game.configured(game.defaults()), compile=compile)
    return lambda i: bulk.play(SEATS, i * games, games)[0]


def friendly() -> Work:
    """The friendly interface: one checked act and one seat's whole view an act."""
    return lambda i: _friendly(i, SEATS)


def friendly_two() -> Work:
    """The same with two seats, as many as the peer's environment is made for."""
    return lambda i: _friendly(i, 2)


def _friendly(i: int, seats: int) -> int:
    import troef

    luck, acts = random.Random(i), 0
    match = troef.load("uno").new(seats=seats, seed=i)
    actors = match.to_act()
    while actors:
        seat = actors[0] if len(actors) == 1 else luck.choice(actors)
        moves = match.view(seat)["moves"]
        match.apply(seat, luck.choice(moves[:-1] if len(moves) > 1 and moves[-1] == "draw" else moves))
        actors = match.to_act()
        acts += 1
    return acts


# ---- peers: run by their own interpreter ---------------------------------------------------------


def rlcard_raw() -> Work:
    """RLCard's game alone, four seats."""
    import numpy as np
    from rlcard.games.uno import Game

    game = Game(num_players=SEATS)
    game.np_random = np.random.RandomState(1)

    def work(i: int) -> int:
        acts = 0
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            acts += 1
        return acts

    return work


def rlcard_env() -> Work:
    """RLCard's environment with its observation, two seats."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})

    def work(i: int) -> int:
        state, _ = env.reset()
        acts = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            acts += 1
        return acts

    return work


def open_spiel() -> Work:
    """OpenSpiel's crazy_eights, four seats: random rollouts in C++ from one deal, asked for by its tree search."""
    import pyspiel

    game, luck = pyspiel.load_game(f"crazy_eights(players={SEATS})"), random.Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(_outcome(start, luck))
    acts = sum(_rest(start.clone(), luck) for _ in range(ROLLOUTS))  # so many acts have as many random games
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 1, False)

    def work(i: int) -> int:
        bot.step(start)
        return 2 * acts

    return work


def _rest(state: Any, luck: random.Random) -> int:
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


UNO_ENGINE = r"""
const { Game } = require("uno-engine");
const any = list => list[Math.floor(Math.random() * list.length)];
function portion() {
  const game = new Game(["1", "2", "3", "4"]);
  let acts = 0, over = false;
  game.on("end", () => { over = true; });
  while (!over && acts < 5000) {
    const hand = game.currentPlayer.hand, top = game.discardedCard;
    let card = any(hand.filter(card => card.matches(top)));
    if (!card) {
      game.draw(); acts++;
      card = hand[hand.length - 1];
      if (!card.matches(top)) { game.pass(); continue; }
    }
    if (card.isWildCard()) card.color = any([1, 2, 3, 4]);
    game.play(card); acts++;
  }
  return acts;
}
function measure(seconds) {
  const start = process.cpuUsage(); let acts = 0, took = 0;
  while (took < seconds) { acts += portion(); const u = process.cpuUsage(start); took = (u.user + u.system) / 1e6; }
  return [acts, took];
}
measure(1);
console.log(JSON.stringify(measure(Number(process.argv[1]))));
"""

OURS: dict[str, Callable[[], Work]] = {
    "troef compiled": compiled,
    "troef interpreted": interpreted,
    "troef friendly, one view": friendly,
    "troef friendly, one view, 2 seats": friendly_two,
}
PEERS: dict[str, Callable[[], Work]] = {
    "RLCard game": rlcard_raw,
    "RLCard environment": rlcard_env,
    "OpenSpiel crazy_eights": open_spiel,
}
UNO_ENGINE_NAME = "uno-engine"
RATIOS = (  # ours, a peer, what we want
    ("troef compiled", "RLCard game", 120.0),
    ("troef compiled", "OpenSpiel crazy_eights", 5.0),
    ("troef compiled", UNO_ENGINE_NAME, 11.0),
    ("troef interpreted", "RLCard game", 1.0),
    ("troef friendly, one view", "RLCard environment", 1.0),
    ("troef friendly, one view, 2 seats", "RLCard environment", 1.0),
)


# ---- measuring -----------------------------------------------------------------------------------


def worker(name: str, seconds: float) -> None:
    """Prints acts and CPU seconds of one contestant, after warming up."""
    work = {**OURS, **PEERS}[name]()
    work(0)
    acts, i, start = 0, 1, time.process_time()
    while (took := time.process_time() - start) < seconds:
        acts += work(i)
        i += 1
    print(json.dumps([acts, took]))


def commands(args: argparse.Namespace) -> Iterator[tuple[str, list[str], Path | None]]:
    """How every contestant is started, and where."""
    seconds = str(args.seconds)
    for name in OURS:
        yield name, [sys.executable, __file__, "--worker", name, "--seconds", seconds], None
    for name in PEERS:
        yield name, [args.python, __file__, "--worker", name, "--seconds", seconds], None
    yield UNO_ENGINE_NAME, ["node", "-e", UNO_ENGINE, "--", seconds], args.node


def figure(command: list[str], folder: Path | None) -> float | None:
    """Acts a second, or None where the contestant is not there."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    acts, took = json.loads(done.stdout.splitlines()[-1])
    return float(acts / took)


def run(args: argparse.Namespace) -> dict[str, list[float]]:
    """All contestants, taking turns; those that are missing have no figures."""
    figures: dict[str, list[float]] = {}
    contestants = list(commands(args))
    for repeat in range(args.repeats):
        for name, command, folder in contestants:
            if repeat and not figures[name]:
                continue
            found = figure(command, folder)
            figures.setdefault(name, []).extend([] if found is None else [found])
            print(f"{repeat + 1}/{args.repeats} {name}", file=sys.stderr)
    return figures


def report(figures: dict[str, list[float]]) -> None:
    """The medians and the ratios; the ratio of a run is the median of those of its repeats."""
    for name, found in figures.items():
        print(f"{name:36}" + (f"{median(found):14,.0f} acts/s" if found else "       missing"))
    for ours, peer, wanted in RATIOS:
        pairs = list(zip(figures[ours], figures[peer], strict=False))
        if pairs:
            ratio = median(a / b for a, b in pairs)
            print(f"{ours} / {peer}: {ratio:.2f} (wanted {wanted:g}{', missed' if ratio < wanted else ''})")


def main() -> None:
    """Measures everything, or is one of the processes that do."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("--python", default=sys.executable, help="an interpreter that has the peers")
    parser.add_argument("--node", type=Path, help="a folder with uno-engine in its node_modules")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    args: Any = parser.parse_args()
    if args.worker:
        worker(args.worker, args.seconds)
    else:
        report(run(args))


if __name__ == "__main__":
    main()
