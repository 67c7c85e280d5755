"""PettingZoo and Gymnasium find nothing to complain of, at every table; no check is changed, no warning is filtered."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.environments.play import EVERY, SMALLEST

from troef.environments import aec, parallel
from troef.environments.single import Single
from troef.environments.spaces import Layout
from troef.games import load

every_table = pytest.mark.parametrize(("key", "seats"), EVERY)
every_layout = pytest.mark.parametrize("mask", ["info", "observation"])


@every_table
def test_pettingzoos_api_test_passes(key: str, seats: int) -> None:
    api_test(aec.env(key, seats, render_mode="ansi"), num_cycles=1000)


@every_table
def test_pettingzoos_api_test_passes_with_the_mask_in_the_observation(key: str, seats: int) -> None:
    """It warns that such an observation is a dict and no array, and of nothing else."""
    with pytest.warns(UserWarning) as told:
        api_test(aec.env(key, seats, mask="observation"), num_cycles=200)
    dicts = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
    assert all(str(warning.message).startswith(dicts) for warning in told)
    seed_test(lambda: aec.env(key, seats, mask="observation"), num_cycles=200)


@every_table
def test_pettingzoos_seed_test_passes(key: str, seats: int) -> None:
    seed_test(lambda: aec.env(key, seats), num_cycles=500)


@every_table
@every_layout
def test_pettingzoos_parallel_tests_pass(key: str, seats: int, mask: Layout) -> None:
    parallel_api_test(parallel.env(key, seats, mask=mask), num_cycles=1000)
    parallel_seed_test(lambda: parallel.env(key, seats, mask=mask), num_cycles=500)


@every_table
def test_gymnasiums_check_passes_from_every_seat(key: str, seats: int) -> None:
    for seat in range(seats):
        made = gymnasium.make(f"troef/{key}-v{load(key).version}", seats=seats, seat=seat, render_mode="ansi")
        assert isinstance(made.unwrapped, Single)
        check_env(made.unwrapped)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_gymnasiums_own_vectors_of_several_play_the_same_here_and_in_processes(key: str, seats: int) -> None:
    name, kinds = f"troef/{key}-v{load(key).version}", ("sync", "async")
    both = [gymnasium.make_vec(name, num_envs=2, vectorization_mode=kind, seats=seats, bots="easy") for kind in kinds]
    told: list[Any] = [envs.reset(seed=3) for envs in both]
    for _ in range(12):
        assert data_equivalence(told[0], told[1]) and told[0][0] in both[0].observation_space
        lawful = np.array([mask.argmax() for mask in told[0][-1]["action_mask"]])
        told = [envs.step(lawful) for envs in both]
    for envs in both:
        envs.close()
