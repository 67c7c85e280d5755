"""Matches played through an adapter are matches: the independent check of records accepts them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.environments.play import SMALLEST, TABLES, through_aec, through_parallel, through_single, verified

from troef.core.match import Match
from troef.games import load


@pytest.mark.slow
@pytest.mark.parametrize("play", [through_aec, through_parallel, through_single])
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_matches_played_through_an_adapter_are_verified(
    play: Callable[[str, int, int], Match], key: str, seats: int, tmp_path: Path
) -> None:
    matches = [play(key, seats, seed) for seed in range(2)]
    assert all(match.over() for match in matches)
    assert verified(matches, tmp_path)


@pytest.mark.parametrize("play", [through_aec, through_parallel, through_single])
@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_a_seed_determines_every_act(play: Callable[..., Match], key: str, seats: int) -> None:
    first, again, other = (play(key, seats, seed, most=300) for seed in (5, 5, 6))
    assert first.acts == again.acts != other.acts


@pytest.mark.slow
@pytest.mark.parametrize("play", [through_aec, through_parallel, through_single])
@pytest.mark.parametrize(("key", "preset"), [(key, preset) for key, _ in SMALLEST for preset in load(key).presets])
def test_every_preset_is_played_and_verified(play: Callable[..., Match], key: str, preset: str, tmp_path: Path) -> None:
    assert verified([play(key, load(key).seats[-1], 3, preset=preset, most=400)], tmp_path)
