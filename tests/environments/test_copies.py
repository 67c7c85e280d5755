"""Copies and pickles of environments are played on apart, for those who look ahead or send them away."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from tests.environments.play import SMALLEST

import troef
from troef.core.match import Match
from troef.environments import aec, parallel
from troef.environments.single import Single
from troef.environments.vector import VectorEnv
from troef.games import load

smallest_tables = pytest.mark.parametrize(("key", "seats"), SMALLEST)
both_ways = pytest.mark.parametrize("copied", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
Copied = Callable[[Any], Any]


def ask_on(env: Any, answers: int) -> None:
    """So many lawful answers, each the first there is."""
    for _, _ in zip(range(answers), env.agent_iter(), strict=False):
        env.step(env.last()[4]["action_mask"].argmax())


def step_on(env: Any, steps: int) -> None:
    for _ in range(steps):
        env.step({agent: env._masks[seat].argmax() for seat, agent in enumerate(env.agents)})


def learn_on(env: Any, steps: int) -> None:
    for _ in range(steps):
        env.step(env.action_masks().argmax())


def is_played_on_apart(env: Any, copied: Copied, play_on: Callable[[Any, int], None]) -> bool:
    """Whether two copies are played to the same place, and what they were made of has stayed where it was."""
    before, other = env.match.record(), copied(env)
    again = copied(other)
    for one in (other, again):
        play_on(one, 6)
    return bool(env.match.record() == before != other.match.record() == again.match.record())


@smallest_tables
@both_ways
def test_a_match_is_copied_whole(key: str, seats: int, copied: Copied) -> None:
    match = load(key).new(seats, seed=3)
    other: Match = copied(match)
    for one in (match, other):
        while one.to_act() and len(one.acts) < 10:
            seat = one.to_act()[0]
            one.apply(seat, one.legal(seat)[0])
    assert other.game is match.game and other.record() == match.record()
    assert other.view(0) == match.view(0) and other.events(0) == match.events(0)


@both_ways
def test_the_interfaces_are_copied_whole(copied: Copied) -> None:
    asked = aec.env("uno", 3)
    asked.reset(seed=1)
    ask_on(asked, 5)
    assert is_played_on_apart(asked, copied, ask_on)

    together = parallel.env("companeros", 3)
    together.reset(seed=1)
    assert is_played_on_apart(together, copied, step_on)

    alone = Single("sixth-sense", 3, bots=["easy", "random"])
    alone.reset(seed=1)
    assert is_played_on_apart(alone, copied, learn_on)


@pytest.mark.parametrize("kind", [{}, {"threads": 2}, {"verifiable": True}], ids=str)
@both_ways
def test_thousands_of_games_are_copied_whole(kind: dict[str, Any], copied: Copied) -> None:
    envs = VectorEnv(troef.keys()[0], 4, 3, **kind)
    drawn = envs.reset(seed=2)[1]["random"]

    def play_on(one: VectorEnv) -> Any:
        told = one.step(drawn)
        for _ in range(80):
            told = one.step(told[4]["random"])
        return told

    before, other = envs.rows.copy(), copied(envs)
    again = copied(other)
    (seen, *_, infos), (same, *_) = play_on(other), play_on(again)
    assert (envs.rows == before).all() and (infos["number"] > 3).any()
    assert (other.rows == again.rows).all() and (seen["observation"] == same["observation"]).all()
    assert not envs.verifiable or list(other.records()) == list(again.records()) != []
    for one in (envs, other, again):
        one.close()
