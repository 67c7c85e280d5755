"""UNO elsewhere: RLCard's game and environment, uno-engine from npm, and the nearest game of OpenSpiel."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from troef.core.peer import Peer, node, open_spiel

SEATS = 4


def rlcard_game() -> Callable[[], int]:
    """RLCard's game alone: no call, challenge, match or points."""
    numpy: Any = importlib.import_module("numpy")
    game: Any = importlib.import_module("rlcard.games.uno").Game(num_players=SEATS)
    game.np_random, luck = numpy.random.RandomState(1), random.Random(1)

    def work() -> int:
        acts = 0
        game.init_game()
        while not game.is_over():
            game.step(luck.choice(game.get_legal_actions()))
            acts += 1
        return acts

    return work


def rlcard_environment() -> Callable[[], int]:
    """RLCard's environment with its observation; it is made for two seats."""
    rlcard: Any = importlib.import_module("rlcard")
    env, luck = rlcard.make("uno", config={"seed": 1}), random.Random(1)

    def work() -> int:
        acts, state = 0, env.reset()[0]
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            acts += 1
        return acts

    return work


UNO_ENGINE = r"""
const { Game } = require("uno-engine");
const any = list => list[Math.floor(Math.random() * list.length)];
let acts = 0;
for (let games = 0; games < 20000; games++) {
  const game = new Game(["1", "2", "3", "4"]);
  let over = false;
  game.on("end", () => { over = true; });
  while (!over) {
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
}
console.log(acts);
"""

PEERS = (
    Peer("RLCard's game", "rlcard", rlcard_game, {"compiled": 120, "interpreted": 1}),
    Peer("RLCard's environment", "rlcard", rlcard_environment, {"one view an act": 1, "vector of 1": 10}),
    Peer("uno-engine", "npm:uno-engine", partial(node, UNO_ENGINE), {"compiled": 11}),
    Peer("OpenSpiel's crazy_eights", "pyspiel", partial(open_spiel, f"crazy_eights(players={SEATS})"), {"compiled": 5}),
)
