"""What is no action is refused with one clear line, and nothing has happened; what is unlawful is paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from troef.core.errors import BadUse
from troef.environments import aec, openspiel, parallel
from troef.environments.single import Single
from troef.environments.vector import VectorEnv
from troef.games import load

GAME, SEATS = "companeros", 3
WRONG = [-1, 67, 10**30, 1.0, True, "lay G1", None, np.array([1, 2]), np.float32(1)]


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_what_is_no_action_is_refused_and_nothing_has_happened(wrong: Any) -> None:
    asked = aec.env(GAME, SEATS)
    asked.reset(seed=1)
    told, before = asked.last(), asked.match.record()
    with pytest.raises(BadUse, match=r"seat_2: .* is no action; actions are whole numbers from 0 to 66"):
        asked.step(wrong)
    assert asked.match.record() == before and asked.agent_selection == "seat_2"
    assert (asked.last()[0] == told[0]).all() and not any(asked.terminations.values())
    asked.step(told[4]["action_mask"].argmax())
    assert len(asked.match.acts) == 1

    together = parallel.env(GAME, SEATS)
    _, infos = together.reset(seed=1)
    lawful = {agent: infos[agent]["action_mask"].argmax() for agent in together.agents}
    with pytest.raises(BadUse, match=r"seat_1: .* is no action"):
        together.step({**lawful, "seat_1": wrong})
    assert not together.match.acts and together.agents
    together.step(lawful)

    alone = Single(GAME, SEATS)
    _, info = alone.reset(seed=1)
    before = alone.match.record()
    with pytest.raises(BadUse, match=r"seat 0: .* is no action"):
        alone.step(wrong)
    assert alone.match.record() == before
    alone.step(info["action_mask"].argmax())


def test_all_seats_answer_at_once_and_nobody_else() -> None:
    env = parallel.env(GAME, SEATS)
    _, infos = env.reset(seed=1)
    lawful = {agent: infos[agent]["action_mask"].argmax() for agent in env.agents}
    for wrong in ({"seat_0": 66}, {**lawful, "seat_3": 66}):
        with pytest.raises(BadUse, match="an action for each of"):
            env.step(wrong)
    assert not env.match.acts


@pytest.mark.parametrize("wrong", [-2, 67, 66])  # -1 OpenSpiel refuses itself
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_openspiels_state_refuses_what_is_not_lawful_and_stays_as_it_was(wrong: int, chance: str) -> None:
    state = pyspiel.load_game(
        openspiel.game_type(load(GAME)).short_name, {"players": SEATS, "chance": chance}
    ).new_initial_state()
    while state.is_chance_node():
        with pytest.raises(BadUse, match="chance: 256 is no outcome"):
            state.apply_action(256)
        state.apply_action(state.legal_actions()[0])
    before, history = str(state), state.history()
    with pytest.raises(BadUse, match=r"seat \d: (.* is no action|.*cannot wait)"):
        state.apply_action(wrong)
    assert str(state) == before and state.history() == history
    state.apply_action(state.legal_actions()[0])


def test_a_vector_takes_a_whole_number_a_game() -> None:
    envs = VectorEnv(GAME, 2, SEATS, verifiable=True)
    seen, _ = envs.reset(seed=1)
    before = envs.rows.copy()
    for wrong in (1, [1], [1, 2, 3], [1.0, 2.0], ["a", "b"], None, [[1, 2], [3, 4]], [None, 1]):
        with pytest.raises(BadUse, match="2 whole numbers are needed, one a game, not"):
            envs.step(wrong)
        assert (envs.rows == before).all()
    *_, infos = envs.step(seen["action_mask"].argmax(axis=1).tolist())
    assert not infos["rewards"].any()


def test_without_a_match_there_is_nothing_to_do() -> None:
    """Before the first deal and after the end; what is asked then is refused, and says what to do."""
    asked, together, alone = aec.env(GAME, SEATS), parallel.env(GAME, SEATS), Single(GAME, SEATS)
    calls: list[Callable[[], Any]] = [
        lambda: asked.step(0),
        lambda: together.step({}),
        lambda: alone.step(0),
    ]
    looks: list[Callable[[], Any]] = [lambda: asked.observe("seat_0"), lambda: together.match, alone.action_masks]
    for call in (*calls, *looks):
        with pytest.raises(BadUse, match=r"no match is going on: reset\(\) deals one"):
            call()
    asked.reset(seed=1)
    asked.step(66)  # unlawful, so it is over
    while asked.agents:
        asked.step(None)
    together.reset(seed=1)
    together.step(dict.fromkeys(together.agents, 0))
    alone.reset(seed=1)
    assert alone.step(66)[2]
    for call in calls:
        with pytest.raises(BadUse, match=r"no match is going on: reset\(\) deals one"):
            call()
    envs = VectorEnv(GAME, 2, SEATS)
    with pytest.raises(BadUse, match=r"no games are going on: reset\(\) deals them"):
        envs.step([0, 0])
    with pytest.raises(BadUse, match="no reset_mask"):
        envs.reset(seed=1, options={"reset_mask": np.array([True, False])})


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"most": 0}, "at least one act"),
        ({"render_mode": "human"}, "render_mode is None or 'ansi'"),
        ({"mask": "nowhere"}, "mask is 'info' or 'observation'"),
    ],
)
def test_a_table_that_cannot_be_is_refused_when_it_is_made(wrong: dict[str, Any], told: str) -> None:
    makes: list[Callable[..., Any]] = [aec.env, parallel.env, *([] if "mask" in wrong else [Single])]
    for make in makes:
        with pytest.raises(BadUse, match=told):
            make(GAME, SEATS, **wrong)
    with pytest.raises(BadUse, match="there is no seat 'north' of 3"):
        Single(GAME, SEATS, seat="north")  # type: ignore[arg-type]
