"""Many games at once: the same games as one at a time under the referee, by Gymnasium's vector interface."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import troef
from troef.core import record, twin
from troef.core.errors import BadUse
from troef.environments.table import Table, spec_of
from troef.environments.vector import VectorEnv
from troef.terminal import cli

ENOUGH = 100_000  # decisions
Step = tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]
KEYS = troef.keys()
TABLES = [(key, seats) for key in KEYS for seats in troef.load(key).seats]


def lawful(masks: Any, luck: np.random.Generator, idle: Any = 0) -> Any:
    """A lawful action a row; an idle one only where there is no other."""
    return np.argmax((1 + luck.random(masks.shape, dtype=np.float32)) * masks * (2 - np.asarray(idle)), axis=1)


def idle_actions(envs: VectorEnv) -> Any:
    """1 for every action that brings no game nearer to its end, waiting too."""
    return np.array((*envs.table_spec.game.rules.IDLE, 1))


def played(envs: VectorEnv, steps: int, seed: int = 3) -> Iterator[Step]:
    """Random play."""
    luck, idle = np.random.default_rng(1), idle_actions(envs)
    seen, _ = envs.reset(seed=seed)
    for _ in range(steps):
        step = envs.step(lawful(seen["action_mask"], luck, idle))
        seen = step[0]
        yield step


def same(one: VectorEnv, other: VectorEnv, steps: int) -> bool:
    """Whether both are told the same throughout."""
    return all(data_equivalence(a, b) for a, b in zip(played(one, steps), played(other, steps), strict=True))


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_gymnasium_asks_of_a_vector_environment(key: str, seats: int) -> None:
    """Spaces hold what is told, types and shapes are as they should be, nothing told is written over later."""
    envs = VectorEnv(key, 3, seats)
    seen, infos = envs.reset(seed=1)
    assert seen in envs.observation_space and infos["seat"].shape == (3,)
    assert data_equivalence(seen, envs.reset(seed=1)[0]), "the same seed, the same games"
    kept = []
    for step in played(envs, 60):
        seen, rewards, terminated, truncated, _ = step
        assert seen in envs.observation_space
        assert (rewards.shape, terminated.shape, truncated.shape) == ((3,), (3,), (3,))
        assert (rewards.dtype, terminated.dtype, truncated.dtype) == (np.float64, bool, bool)
        kept.append((seen, seen["observation"].copy(), seen["action_mask"].copy()))
    for seen, observation, mask in kept:
        assert (seen["observation"] == observation).all() and (seen["action_mask"] == mask).all()
    envs.close()


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_gymnasiums_own_wrappers_count_whole_games(key: str) -> None:
    envs: Any = DictInfoToList(RecordEpisodeStatistics(VectorEnv(key, 2, 2 if 2 in troef.load(key).seats else 3)))
    luck, episodes, idle = np.random.default_rng(1), 0, idle_actions(envs.unwrapped)
    seen, _ = envs.reset(seed=5)
    for _ in range(ENOUGH):
        seen, *_, infos = envs.step(lawful(seen["action_mask"], luck, idle))
        episodes += sum("episode" in info and info["episode"]["l"] > 0 for info in infos)
        if episodes >= 2:
            break
    assert episodes >= 2
    envs.close()


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_compiled_and_interpreted_and_with_threads_it_is_the_same(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, several = VectorEnv(key, 5, 3), VectorEnv(key, 5, 3, threads=3)
    assert same(one, several, 300), "however many threads"
    several.close()
    monkeypatch.setattr(twin, "available", lambda: False)
    assert same(one, VectorEnv(key, 5, 3), 300), "interpreted"


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_games_have_records_that_verify(key: str, seats: int, tmp_path: Path) -> None:
    modes = [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP]
    envs = VectorEnv(key, 2, seats, autoreset_mode=modes[seats % 2], verifiable=True)
    lines: list[str] = []
    for _, _, terminated, _, _ in played(envs, ENOUGH):
        lines += envs.records() if terminated.any() else []
        if len(lines) >= 2:
            break
    assert len(lines) >= 2 and all(record.read(line, troef.load).outcome for line in lines)
    file = tmp_path / "games.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines))
    assert cli.run(["verify", str(file)]) == 0


def test_a_game_that_three_of_four_win_has_a_record_and_one_that_ends_unlawfully_has_none() -> None:
    envs = VectorEnv("companeros", 2, 4, verifiable=True)
    envs.reset(seed=1)
    won = 4 / 3 - 1  # as rewards are made: three of these and -1 do not quite make 0
    envs.rows["rewards"][:, :4] = [[won, won, won, -1], [0, -1, 0, 0]]
    envs.rows["ended"] = True
    envs._keep()
    envs._close()
    assert [number for _, number, _ in envs._waiting] == [envs.rows["number"][0]]


@pytest.mark.parametrize("key", KEYS)
def test_a_row_is_told_what_the_referee_tells_the_asked_seat(key: str) -> None:
    game = troef.load(key)
    envs, spec = VectorEnv(game, 1, 3, verifiable=True), spec_of(game, 3, None, {})
    table, luck = Table.new(spec, seed=4), np.random.default_rng(2)
    seen, infos = envs.reset(seed=4)
    for _ in range(150):
        seat = int(infos["seat"][0])
        assert seat == table.asked
        assert (seen["observation"][0] == table.observe(seat)).all()
        assert (seen["action_mask"][0] == table.mask(seat)).all()
        action = lawful(seen["action_mask"], luck)
        table.answer(int(action[0]))
        seen, rewards, terminated, _, infos = envs.step(action)
        if terminated[0]:
            assert infos["rewards"][0].tolist() == table.rewards() and rewards[0] in table.rewards()
            break


def test_an_unlawful_decision_ends_its_game_alone() -> None:
    envs = VectorEnv(KEYS[0], 3, 3, verifiable=True)
    seen, infos = envs.reset(seed=0)
    actions = lawful(seen["action_mask"], np.random.default_rng(0))
    actions[1] = 10_000
    guilty = infos["seat"][1]
    _, rewards, terminated, _, infos = envs.step(actions)
    assert terminated.tolist() == [False, True, False] and rewards.tolist() == [0, -1, 0]
    assert infos["rewards"][1].sum() == infos["rewards"][1][guilty] == -1
    assert infos["number"].tolist() == [0, 4, 2], "the row has the next of its games"
    assert not list(envs.records())


def test_a_game_that_goes_on_too_long_is_cut_off() -> None:
    envs = VectorEnv(KEYS[0], 2, 3, most=5, verifiable=True)
    steps = list(played(envs, 5))
    assert [step[3].tolist() for step in steps] == [[False, False]] * 4 + [[True, True]]
    assert not steps[-1][2].any() and steps[-1][4]["_final_obs"].all()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"num_envs": 0}, "at least one"),
        ({"autoreset_mode": AutoresetMode.DISABLED}, "dealt anew"),
        ({"autoreset_mode": "nonsense"}, "dealt anew"),
        ({"most": 0}, "at least one decision"),
        ({"seats": 1}, "seats"),
        ({"no_such": 1}, "no_such"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadUse, match=told):
        VectorEnv(**{"game": KEYS[0], "num_envs": 2, "seats": 3, **wrong})


def test_what_is_kept_for_records_does_not_grow_with_the_games() -> None:
    envs, longest = VectorEnv(KEYS[0], 2, 3, most=20, verifiable=True), 0
    for _ in played(envs, 100):
        longest = max(longest, *(len(decided) for decided in envs._decided))
    assert longest < 20 and not envs._waiting, "a game that was cut off is forgotten"


def test_own_arrays_are_handed_out_in_dictionaries_that_a_caller_may_change() -> None:
    envs = VectorEnv(KEYS[0], 2, 3, copy=False)
    first, infos = envs.reset(seed=1)
    action = lawful(first["action_mask"], np.random.default_rng(0))
    infos["mine"] = first["mine"] = action
    seen, *_, infos = envs.step(action)
    assert seen["observation"].base is first["observation"].base and "mine" not in seen and "mine" not in infos
    told = VectorEnv(KEYS[0], 2, 3)
    told.reset(seed=1)
    assert data_equivalence(seen, told.step(action)[0]), "the same as copies"


FORKED = """
import os, signal
from troef.environments.vector import VectorEnv
envs = VectorEnv("companeros", 64, 3, threads=2)
actions = envs.reset(seed=1)[1]["random"]
envs.step(actions)  # its threads are there now
child = os.fork()
if child == 0:
    signal.alarm(20)
told = envs.step(actions)[0]["observation"].sum()
if child == 0:
    os._exit(int(told) % 100 + 1)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == int(told) % 100 + 1)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is forked here")
def test_a_forked_process_has_threads_of_its_own() -> None:
    told = subprocess.run([sys.executable, "-c", FORKED], check=True, capture_output=True, text=True, timeout=120)
    assert told.stdout == "True\n"


def test_games_in_bulk_have_no_records() -> None:
    with pytest.raises(BadUse, match="verifiable"):
        next(VectorEnv(KEYS[0], 1, 3).records())


@pytest.mark.parametrize("key", KEYS)
def test_random_play_is_lawful_idles_only_where_nothing_else_is_lawful_and_follows_from_the_seed(key: str) -> None:
    envs, again = (VectorEnv(key, 8, troef.load(key).seats[0]) for _ in range(2))
    idle, ended = idle_actions(envs).astype(bool), 0
    (seen, infos), (_, others) = envs.reset(seed=5), again.reset(seed=5)
    for _ in range(3000):
        masks, random = seen["action_mask"].astype(bool), infos["random"]
        assert (random == others["random"]).all() and masks[np.arange(8), random].all()
        assert (~idle[random] | ~(masks & ~idle).any(axis=1)).all()
        seen, _, terminated, _, infos = envs.step(random)
        others = again.step(random)[4]
        ended += int(terminated.sum())
    assert ended > 0
