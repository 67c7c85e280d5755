"""A small agent that learns a game by playing against itself, with numpy alone, in a minute or two: python agent.py

It learns a table of weights, a row for every action: the better an observation fits a row, the likelier the action
(a linear softmax policy). After each match every choice that led to a win is made a little likelier, every other one
less likely (REINFORCE). The weights go into agent.npz beside this file, and `Agent` plays by them at any table.
"""

import sys
import time
from pathlib import Path

import numpy as np

from troef.core.bot import Choice, Sight
from troef.core.match import lawful

GAME, SEATS = "companeros", 4
WEIGHTS = Path(__file__).with_name("agent.npz")
BATCH = 32  # matches before the weights are changed
RATE = 0.02


def inputs(observation):
    """The observation as small numbers, and a 1 for the bias."""
    return np.append(np.sign(observation) * np.log1p(np.abs(observation)), 1.0)


def chances(weights, x, actions):
    """How likely each of these actions is."""
    scores = weights[actions] @ x
    likely = np.exp(scores - scores.max())
    return likely / likely.sum()


def play(env, weights, seed, luck):
    """One match; returns every real choice (seat, inputs, lawful actions, chances, which) and the rewards."""
    env.reset(seed=seed)
    choices = []
    for agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            return choices, [env.rewards[name] for name in env.possible_agents]
        actions = info["action_mask"].nonzero()[0]
        x = inputs(observation)
        p = chances(weights, x, actions)
        which = luck.choice(len(actions), p=p)
        if len(actions) > 1:
            choices.append((int(agent[5:]), x, actions, p, which))
        env.step(actions[which])


def train(seconds, matches=10**9, say=print):
    """Learns for so many seconds of processor time, or so many matches; returns the weights."""
    from troef.environments import aec

    env, luck = aec.env(GAME, SEATS), np.random.default_rng(1)
    weights = np.zeros((env.given.actions, env.given.observation + 1))
    begun = time.process_time()
    for number in range(1, matches + 1):
        if number % BATCH == 1:
            change = np.zeros_like(weights)
        choices, rewards = play(env, weights, number, luck)
        for seat, x, actions, p, which in choices:
            push = -p
            push[which] += 1
            change[actions] += rewards[seat] * push[:, None] * x
        if number % BATCH == 0:
            weights += RATE / BATCH * change
        if number % 500 == 0:
            say(f"{number} matches, {time.process_time() - begun:.0f} s")
        if time.process_time() - begun > seconds:
            break
    return weights


class Agent:
    """The learnt player, for `--bots agent.py:Agent` and for live tables."""

    def __init__(self, luck):
        self.luck, self.weights = luck, np.load(WEIGHTS)["weights"]

    def choose(self, sight: Sight) -> Choice | None:
        actions = lawful(sight.game, sight.known, sight.seat)
        numbers = [0] * sight.game.encoding.OBSERVATION
        sight.game.encoding.observe(sight.known, sight.seat, numbers)
        best = actions[int((self.weights[actions] @ inputs(np.array(numbers))).argmax())]
        return Choice(sight.game.rules.MOVES.spell(best), after=900)


if __name__ == "__main__":
    np.savez(WEIGHTS, weights=train(float(sys.argv[1]) if len(sys.argv) > 1 else 100))
    print(f"wrote {WEIGHTS}; now: troef arena {GAME} --bots {Path(__file__).name}:Agent,random --deals 20")
