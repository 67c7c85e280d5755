"""Every combination of house rules plays to its end; a tenth of what `torture` does in full."""

from __future__ import annotations

import pytest

from troef.bots.random import Random
from troef.core import driver
from troef.games.uno import GAME, rules
from troef.games.uno.tests import torture
from troef.games.uno.tests.scene import act, moves, scene
from troef.testing import covers


def test_the_combinations_are_all_there() -> None:
    assert len(torture.rows(torture.HOUSE)) == 3 * 2**5
    assert {*torture.HOUSE, *torture.OTHERS} == set(GAME.options())
    for a in torture.OTHERS:
        for b in torture.OTHERS:
            found = {(row[a], row[b]) for row in torture.pairwise(torture.OTHERS)}
            values = len(torture.OTHERS[a]) * (1 if a == b else len(torture.OTHERS[b]))
            assert len(found) == values


@pytest.mark.slow
@covers(
    "uno.house.stacking",
    "uno.house.jump_in",
    "uno.house.seven_zero",
    "uno.house.draw_until_playable",
    "uno.house.forced_play",
    "uno.house.no_action_finish",
)
def test_no_combination_has_a_dead_end_an_endless_round_or_a_lost_card() -> None:
    matches, acts, circles = torture.play_all(20)
    assert matches == 20 * 96 * len(torture.pairwise(torture.OTHERS)) * 5
    assert acts > 100 * matches
    assert circles < matches // 10_000


@covers("uno.house.forced_play", "uno.house.draw_until_playable")
def test_with_forced_play_the_last_two_cards_may_go_to_and_fro() -> None:
    hands = ["G1 G6", "W W", "W4 W4", "B8 R6"]
    s = scene(hands, "YR BR", rest=False, forced_play=True)
    before = s.clone()
    for seat, card in ((0, "YR"), (3, "BR")):
        assert moves(s, seat) == "draw" and rules.to_act(s) == 1 << seat
        act(s, f"{seat} draw")
        assert moves(s, seat) == f"play {card}"
        act(s, f"{seat} play {card}")
    assert (s.turn, s.pile[: s.pile_n], s.held) == (before.turn, before.pile[: before.pile_n], before.held)


@covers("uno.house.forced_play")
def test_players_who_go_round_in_that_circle_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "ENDLESS", 300)
    match = GAME.new(seats=4, seed=1, forced_play=True)
    match.state = scene(["G1 G6", "W W", "W4 W4", "B8 R6"], "YR BR", rest=False, forced_play=True)
    with pytest.raises(driver.Stalled, match="no round was scored in 300 acts"):
        driver.play(match, [Random] * 4)
