"""Learning by self-play: the same seed gives the same net, a training goes on where it was left, and a net helps."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from troef import bots, games
from troef.bots import learning
from troef.bots.learning import Learner, resumed
from troef.bots.nets import Net, load
from troef.bots.selfplay import SCALE
from troef.core.bot import Learnt
from troef.core.driver import Driver
from troef.core.errors import BadRecord, BadUse
from troef.core.game import Game
from troef.core.match import lawful
from troef.terminal import cli

LEARNT = [game for game in map(games.load, games.keys()) if "net" in game.bots]


def known(game: Game) -> Learnt:
    found = game.bots["net"]
    assert isinstance(found, Learnt)
    return found


@pytest.fixture(params=LEARNT, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_what_a_net_looks_at_follows_from_what_the_seat_knows(game: Game) -> None:
    features = known(game).features
    match = game.new(seats=4, seed=6)
    for _ in range(60):
        seat = match.to_act()[0]
        seen = match.state.seen(seat, True)
        actions = lawful(game, seen, seat)
        for action in actions:
            rows = [[0] * features.FEATURES, [0] * features.FEATURES]
            for row, state in zip(rows, (match.state.clone(), seen.clone()), strict=True):
                features.features(state, seat, action, row)
            assert rows[0] == rows[1]
            assert all(abs(number) < 2**15 for number in rows[0])
        match.act(seat, actions[len(match.acts) % len(actions)], match.at)


def test_a_net_runs_in_a_file_and_is_refused_where_it_does_not_fit(game: Game, tmp_path: Path) -> None:
    made = known(game)
    path = tmp_path / "net.npz"
    Learner(game, made.features, 4, 1).save_weights(path)
    assert len(load(path, made.features.FEATURES)[0]) == made.features.FEATURES + 1
    with pytest.raises(BadRecord, match="features"):
        load(path, made.features.FEATURES + 1)
    path.write_bytes(b"nothing")
    with pytest.raises(BadRecord, match="no net"):
        Net(made.features, path)


def test_a_net_says_the_same_in_plain_python(game: Game, tmp_path: Path) -> None:
    features, path = known(game).features, tmp_path / "net.npz"
    learner = Learner(game, features, 4, 2)
    learner.save_weights(path)
    first, second, last = (table.astype("f2").astype("f4") for table in learner.weights)
    seen = np.random.default_rng(3).integers(0, 9, features.FEATURES)
    one = np.maximum(seen / SCALE @ first[:-1] + first[-1], 0)
    expected = np.maximum(one @ second[:-1] + second[-1], 0) @ last
    assert Net(features, path).value(seen.tolist()) == pytest.approx(float(expected[0]), rel=1e-4)


def test_a_net_learns_what_it_is_shown(game: Game) -> None:
    learner = Learner(game, known(game).features, 4, 3)
    luck = np.random.default_rng(1)
    seen = luck.integers(0, 9, (2000, known(game).features.FEATURES)).astype("f4") / 8
    ends = seen[:, 0] * seen[:, 1]
    errors = [learner._fit(seen, ends) for _ in range(30)]
    assert errors[-1] < errors[0] / 5


@pytest.mark.slow
def test_a_training_can_be_resumed_to_the_same_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "ROUNDS", 1)
    whole, half, rest = (tmp_path / name for name in ("whole.npz", "half.npz", "rest.npz"))
    train: Callable[..., int] = lambda *asked: cli.run(["train", LEARNT[0].key, *map(str, asked)])  # noqa: E731
    assert train("--steps", 4, "--seed", 5, "--out", whole) == 0
    assert train("--steps", 2, "--seed", 5, "--out", half) == 0
    assert train("--steps", 2, "--resume", half.with_suffix(".state.npz"), "--out", rest) == 0
    n = known(LEARNT[0]).features.FEATURES
    pairs: Any = zip(load(whole, n), load(rest, n), strict=True)
    assert all(np.array_equal(a, b) for a, b in pairs)
    learner = resumed(LEARNT[0], known(LEARNT[0]).features, half.with_suffix(".state.npz"))
    assert (learner.steps, learner.seed) == (4, 5)


def test_what_cannot_be_trained_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    bare = next(key for key in games.keys() if "net" not in games.load(key).bots)  # noqa: SIM118
    assert cli.run(["train", bare]) == 2
    assert cli.run(["train", LEARNT[0].key, "--resume", "nowhere.npz"]) == 2
    said = capsys.readouterr().err
    assert "features" in said and "nowhere.npz" in said


def test_a_player_without_its_weights_is_not_offered(game: Game, tmp_path: Path) -> None:
    made = known(game)
    bare = replace(game, bots={**game.bots, "net": replace(made, weights=tmp_path / "net.npz")})
    assert "net" not in bots.names(bare)
    with pytest.raises(BadUse, match="troef train"):
        bots.maker(bare, "net")
    Learner(game, made.features, 4, 1).save_weights(tmp_path / "net.npz")
    assert "net" in bots.names(bare)
    match = bare.new(seats=4, seed=1)
    Driver(match, [bots.maker(bare, "net")(random.Random(seat)) for seat in range(4)], random.Random(1)).play(40)
    assert len(match.acts) == 40
