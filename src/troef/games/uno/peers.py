"""UNO elsewhere: RLCard's game and environment, uno-engine from npm, and the nearest games of other toolkits.

PettingZoo has no UNO: its card environments are poker and Hanabi. boardgame.io has no cards of its own: what it plays
here is the Crazy Eights below.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from troef.core.peer import Peer, node, open_spiel, pettingzoo

SEATS = 4
POKER = "pettingzoo rlcard pygame"  # what PettingZoo's poker is made with
HANABI = "pettingzoo shimmy pyspiel"  # what its Hanabi is made with


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
    """RLCard's environment with its observation."""
    rlcard: Any = importlib.import_module("rlcard")
    env, luck = rlcard.make("uno", config={"seed": 1, "game_num_players": SEATS}), random.Random(1)

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

BOARDGAME_IO = r"""
const { Client } = require("boardgame.io/client");
const any = list => list[Math.floor(Math.random() * list.length)];
const fits = (card, top) => card % 13 === 7 || card % 13 === top % 13 || Math.floor(card / 13) === Math.floor(top / 13);
const crazyEights = {
  setup: ({ random }) => {
    const stock = random.Shuffle([...Array(52).keys()]);
    return { hands: [0, 1, 2, 3].map(() => stock.splice(0, 7)), pile: [stock.pop()], stock };
  },
  moves: {
    play: ({ G, ctx, events }, card) => {
      const hand = G.hands[ctx.currentPlayer];
      if (!hand.includes(card) || !fits(card, G.pile[G.pile.length - 1])) return "INVALID_MOVE";
      hand.splice(hand.indexOf(card), 1);
      G.pile.push(card);
      if (hand.length) events.endTurn(); else events.endGame(ctx.currentPlayer);
    },
    draw: ({ G, ctx, events, random }) => {
      if (!G.stock.length) { const top = G.pile.pop(); G.stock = random.Shuffle(G.pile); G.pile = [top]; }
      if (G.stock.length) G.hands[ctx.currentPlayer].push(G.stock.pop());
      events.endTurn();
    },
  },
};
let acts = 0;
for (let games = 0; games < 400; games++) {
  const client = Client({ game: crazyEights, numPlayers: 4, debug: false });
  client.start();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const { G, ctx } = state, top = G.pile[G.pile.length - 1];
    const lawful = G.hands[ctx.currentPlayer].filter(card => fits(card, top));
    if (lawful.length) client.moves.play(any(lawful)); else client.moves.draw();
    acts++;
  }
  client.stop();
}
console.log(acts);
"""

PEERS = (
    Peer("RLCard's game", "rlcard", rlcard_game, {"compiled": 120, "interpreted": 1}),
    Peer("RLCard's environment", "rlcard", rlcard_environment, {"one view an act": 1, "vector of 1": 10}),
    Peer("uno-engine", "npm:uno-engine", partial(node, UNO_ENGINE), {"compiled": 11}),
    Peer("boardgame.io (Crazy Eights)", "npm:boardgame.io", partial(node, BOARDGAME_IO), {"live referee": 1}),
    Peer(
        "PettingZoo's texas_holdem_no_limit",
        POKER,
        partial(pettingzoo, "texas_holdem_no_limit_v6", num_players=SEATS),
        {"AEC": 1, "vector of 1": 10},
    ),
    Peer("PettingZoo's leduc_holdem", POKER, partial(pettingzoo, "leduc_holdem_v4"), {"AEC": 1}),
    Peer("PettingZoo's hanabi", HANABI, partial(pettingzoo, "hanabi_v5"), {"AEC": 1}),
    Peer("OpenSpiel's crazy_eights", "pyspiel", partial(open_spiel, f"crazy_eights(players={SEATS})"), {"compiled": 5}),
)
