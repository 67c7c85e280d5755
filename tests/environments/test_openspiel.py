"""OpenSpiel finds nothing to complain of, at every table; its checks are run as they are."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from tests.environments.play import EVERY, SMALLEST, TABLES, choose, verified

from troef.core.declare import SPECTATOR
from troef.environments import openspiel
from troef.environments.openspiel import SpielState
from troef.environments.tree import FAN, Script, Undrawn
from troef.games import load

every_table = pytest.mark.parametrize(("key", "seats"), EVERY)
smallest_tables = pytest.mark.parametrize(("key", "seats"), SMALLEST)
every_chance = pytest.mark.parametrize("chance", ["sampled", "explicit"])


def table(key: str, seats: int, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.game_type(load(key)).short_name, {"players": seats, **params})


def played(game: Any, luck: random.Random, answers: int = 10**9) -> SpielState:
    """A state in which somebody is asked, after so many random answers; or the end."""
    state: SpielState = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or answers > 0):
        answers -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def played_out(game: Any, luck: random.Random) -> SpielState:
    """The end of a match; waiting and idle moves are made seldom, or it would last for ever."""
    state: SpielState = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        else:
            state.apply_action(choose(game.given, np.array(state.legal_actions_mask(), np.int8), luck))
    return state


@every_table
@every_chance
def test_openspiels_random_sim_test_passes(key: str, seats: int, chance: str) -> None:
    """Whole matches, but for UNO: play that draws as gladly as it plays goes on for many thousands of answers."""
    game = table(key, seats, chance=chance, **({"most": 400} if key == "uno" else {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@every_table
def test_openspiels_own_api_test_passes(key: str, seats: int) -> None:
    case: Any = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": key, "game": table(key, seats)})
    case.setUpClass()
    names = [name for name in dir(case) if name.startswith("test_")]
    assert len(names) >= 5
    for name in names:
        case(name).debug()


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_matches_with_sampled_chance_are_verified(key: str, seats: int, tmp_path: Path) -> None:
    """Whole ones, and one that is broken off."""
    ends = [played_out(table(key, seats), random.Random(1)), played(table(key, seats, most=30), random.Random(2))]
    matches = [end.match for end in ends if end.match is not None]
    assert [match.over() for match in matches] == [True, False]
    assert verified(matches, tmp_path)


@smallest_tables
@every_chance
def test_the_choices_determine_everything(key: str, seats: int, chance: str) -> None:
    game = table(key, seats, chance=chance)
    state = played(game, random.Random(1), 20)
    again = game.new_initial_state()
    for choice in state.history():
        again.apply_action(choice)
    written = game.deserialize_state(state.serialize())
    for other in (again, written, state.clone()):
        assert str(other) == str(state) and other.returns() == state.returns()
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.information_state_tensor(1) == state.information_state_tensor(1)


@smallest_tables
@every_chance
def test_resampling_keeps_what_a_player_knows_and_deals_the_rest_anew(key: str, seats: int, chance: str) -> None:
    luck = random.Random(2)
    state = played(table(key, seats, chance=chance), luck, 12)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, luck.random) for _ in range(8)]
    for world in worlds:
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string(player) == state.observation_string(player)
    assert state.match is not None
    assert any(not world.match.state.fields_equal(state.match.state) for world in worlds if world.match)


@smallest_tables
@every_chance
def test_the_history_of_a_resampled_state_leads_to_it_again(key: str, seats: int, chance: str) -> None:
    luck = random.Random(5)
    state = played(table(key, seats, chance=chance), luck, 12)
    world = state.resample_from_infostate(state.current_player(), luck.random)
    assert world.history() == [] and world.match is not None and world.match.acts == []
    for _ in range(8):
        if not world.is_terminal():
            world.apply_action(luck.choice(world.legal_actions()))
    again = world.get_game().new_initial_state()
    for choice in world.history():
        again.apply_action(choice)
    for other in (again, world.clone()):
        assert str(other) == str(world) and other.history() == world.history()
        assert other.current_player() == world.current_player() and other.returns() == world.returns()
        for seat in range(seats):
            assert other.information_state_string(seat) == world.information_state_string(seat)
            assert other.information_state_tensor(seat) == world.information_state_tensor(seat)


@smallest_tables
@every_chance
def test_all_seats_can_resample_wherever_somebody_is_asked(key: str, seats: int, chance: str) -> None:
    """What OpenSpiel's `ResampleInfostateTest` asks of its own games, which only C++ can call."""
    luck = random.Random(6)
    state = table(key, seats, chance=chance, most=40).new_initial_state()
    while not state.is_terminal():
        for seat in range(seats) if not state.is_chance_node() else ():
            world = state.resample_from_infostate(seat, luck.random)
            assert world.current_player() == state.current_player()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        state.apply_action(luck.choice(state.legal_actions()))


@every_chance
def test_nobody_resamples_before_chance_is_drawn(chance: str) -> None:
    state = table("companeros", 3, chance=chance).new_initial_state()
    with pytest.raises(Exception, match="chance is to be drawn first"):
        state.resample_from_infostate(0, random.random)


@smallest_tables
def test_resampled_states_tell_the_others_nothing_of_the_true_deal(key: str, seats: int) -> None:
    luck = random.Random(3)
    state = played(table(key, seats), luck, 12)
    player = state.current_player()
    world = state.resample_from_infostate(player, luck.random)
    assert world.match is not None and state.match is not None
    common = ["".join(map(repr, told)) for told in state.match.events(SPECTATOR)]
    for other in range(seats):
        if other != player:
            told = world.information_state_string(other).splitlines()
            assert told[1 : len(common) + 1] == common
            assert told[-1] == json.dumps(world.match.view(other))
    with pytest.raises(TypeError, match="imagined"):
        world.serialize()


@smallest_tables
def test_openspiels_search_plays_with_resampled_states(key: str, seats: int) -> None:
    game, chance = table(key, seats, most=60), np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 5, random_state=chance)
    state = played(game, random.Random(4), 12)
    assert bot.step(state) in state.legal_actions()


def test_every_number_of_a_large_draw_is_equally_likely() -> None:
    n = 2 * FAN + 3

    def chances(written: list[int], p: float) -> dict[int, float]:
        try:
            return {Script(written).below(n): p}
        except Undrawn as undrawn:
            assert len(undrawn.outcomes) <= FAN
            found: dict[int, float] = {}
            for outcome, q in undrawn.outcomes:
                found |= chances([*written, outcome], p * q)
            return found

    drawn = chances([], 1.0)
    assert sorted(drawn) == list(range(n))
    assert np.allclose(list(drawn.values()), 1 / n)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("troef_six(players=3,pro=true,secure=claim)")
    assert game.given.options["pro"] is True and game.given.options["secure"] == "claim"
    for wrong, told in {
        "chance=loaded": "chance is sampled or explicit",
        "deals=0": "deals is at least 1",
        "most=0": "most is at least 1",
        "recall=-1": "recall is at least 0",
    }.items():
        with pytest.raises(Exception, match=told):
            pyspiel.load_game(f"troef_six({wrong})")


@every_chance
def test_games_and_their_states_are_pickled_as_openspiels_own_are(chance: str) -> None:
    game = table("six", 3, chance=chance, pro=True)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game) and again.given == game.given
    state = played(game, random.Random(1), 9)
    assert str(pickle.loads(pickle.dumps(state))) == str(state) == str(copy.deepcopy(state))
    with pytest.raises(TypeError, match="imagined"):
        pickle.dumps(state.resample_from_infostate(0, random.random).get_game())
