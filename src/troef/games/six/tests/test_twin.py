"""Interpreted and compiled SIX are the same game: every field, event, list and due time, act by act."""

from __future__ import annotations

import pytest

from troef.games.six import GAME
from troef.testing import check_game


@pytest.mark.slow
def test_two_hundred_games_are_the_same_interpreted_and_compiled() -> None:
    report = check_game(GAME, games=50, seed=3, only=["twin"])
    assert report["games"] == 200 and report["acts compiled too"] == report["acts"]
