"""Our UNO player in RLCard's own environment, against its rule agent or random play, two seats.

    python benchmarks/peers/uno_rlcard.py [--against rule|random] [--deals 10000] [--bot expert@200] [--seed 0]

Needs RLCard beside Troef in one interpreter (`pip install rlcard`). The environment deals, judges and decides what is
lawful; our player is told what its agent is told, as a state of our own rules under the nearest options, and thinks on
that. Every deal is played once from each seat.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from typing import Any

import numpy as np

import troef
from troef import bots
from troef.core.bot import Sight
from troef.core.chance import Fast
from troef.games.uno import player, rules

# What RLCard's rules come nearest to: no bluff, no call, what is drawn is played, one round, a reverse is no skip.
OPTIONS: dict[str, Any] = {
    "bluffing": False,
    "uno_call": "auto",
    "forced_play": True,
    "two_player_reverse": "pass",
    "wild_start": "redraw",
    "target": 1,
}
COLOURS = {"r": "R", "g": "G", "b": "B", "y": "Y"}
FACES = {"skip": "S", "reverse": "R", "draw_2": "D"}
GAME = troef.load("uno")


def kind(card: str) -> int:
    """Our number of a card of theirs, such as r-skip."""
    colour, trait = card.split("-")
    if trait.startswith("wild"):
        return rules.WILD_FOUR if trait == "wild_draw_4" else rules.WILD
    return rules.CARD.index(COLOURS[colour] + FACES.get(trait, trait))


def action(move: str, last: bool) -> int:
    """Our number of a move of theirs."""
    if move == "draw":
        return rules.DRAW
    spelled = rules.CARD.words[kind(move)]
    named = "" if last or kind(move) < rules.WILD else f" as {COLOURS[move[0]]}"
    found = rules.MOVES.action(f"play {spelled}{named}")
    assert found is not None
    return found


def known(raw: dict[str, Any], seat: int) -> Any:
    """What their agent is told, as our state: own cards, the top, what was played, how many each holds."""
    s = GAME.configured(GAME.chosen(OPTIONS))
    s.chance = Fast(0)
    rules.begin(s, 2)
    rules.clear_hand(s, 0)
    rules.clear_hand(s, 1)
    for card in raw["hand"]:
        rules.gain(s, seat, kind(card))
    s.size[1 - seat] = raw["num_cards"][1 - seat]
    played = [kind(card) for card in raw["played_cards"]] or [kind(raw["target"])]
    s.pile_n = len(played)
    s.pile[: s.pile_n] = played
    s.stock_n = rules.CARDS - s.pile_n - sum(s.size)
    s.colour = s.colour_before = rules.COLOUR.index(COLOURS[raw["target"][0]])
    s.turn, s.phase, s.direction = seat, rules.TO_PLAY, 1
    return s.seen(seat, True)


class Agent:
    """Our player as an agent of theirs."""

    use_raw = True

    def __init__(self, bot: str, seed: int) -> None:
        made: Any = bots.maker(GAME, bot)(random.Random(seed))
        assert isinstance(made, player.Player)
        self.player = made

    def step(self, state: dict[str, Any]) -> str:
        """One of their lawful moves."""
        raw, moves = state["raw_obs"], state["raw_legal_actions"]
        if len(moves) == 1:
            return str(moves[0])
        by_action = {action(move, len(raw["hand"]) == 1): str(move) for move in moves}
        seat = raw["current_player"]
        sight = Sight(GAME, seat, known(raw, seat), [], 0)
        self.player.sight = sight
        return by_action[self.player.best(sight.known, seat, list(by_action))]

    def eval_step(self, state: dict[str, Any]) -> tuple[str, list[Any]]:
        """The same."""
        return self.step(state), []


def main() -> None:
    """Plays and prints the share with its 95 % interval."""
    import rlcard
    from rlcard.agents import RandomAgent
    from rlcard.models.uno_rule_models import UNORuleAgentV1

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", choices=["rule", "random"], default="rule")
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--bot", default="expert@200")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    ours, shares = Agent(asked.bot, asked.seed), []
    for deal in range(asked.deals):
        won = 0.0
        for seat in range(2):
            env = rlcard.make("uno", {"seed": asked.seed * 1_000_000 + deal})
            np.random.seed(asked.seed * 1_000_000 + deal)
            theirs = UNORuleAgentV1() if asked.against == "rule" else RandomAgent(num_actions=env.num_actions)
            env.set_agents([ours, theirs] if seat == 0 else [theirs, ours])
            _, payoffs = env.run(is_training=False)
            won += (payoffs[seat] > 0) + 0.5 * (payoffs[seat] == 0)
        shares.append(won / 2)
        if deal % 100 == 99 or deal + 1 == asked.deals:
            error = 1.96 * float(np.std(shares)) / math.sqrt(len(shares))
            print(f"\r{deal + 1} deals x 2 seats: {100 * float(np.mean(shares)):.2f} ± {100 * error:.2f} %", end="")
            sys.stdout.flush()
    print(f"  {asked.bot} against RLCard's {asked.against} agent, seed {asked.seed}")


if __name__ == "__main__":
    main()
