"""The end of a round of UNO, and of a match."""

from __future__ import annotations

import pytest

from troef.games.uno import GAME, rules
from troef.games.uno.tests.scene import act, heard, moves, scene, view
from troef.testing import covers

VALUES = {"B0": 0, "G1": 1, "R9": 9, "YS": 20, "YR": 20, "YD": 20, "W": 50, "W4": 50}


@covers("uno.out")
def test_the_first_player_without_cards_wins_the_round() -> None:
    s = scene(["R1", "R3 R4", "R6"], "R5")
    told = act(s, "0 play R1")
    assert told[:2] == ["0 played R1", "0 went_out"]
    assert s.rounds == 1 and s.last_out == 0 and s.points[:3] == [13, 0, 0]
    assert [len(view(s, seat)["hand"]) >= 7 for seat in range(3)] == [True] * 3  # dealt anew in the same act


@covers("uno.out.last_draws")
@pytest.mark.parametrize(
    ("last", "top", "drawn", "gained"),
    [("RD", "R5", "W B1", 51), ("W4", "R5", "W B1 B2 B3", 56)],
)
def test_a_last_draw_card_is_still_drawn_and_counts(last: str, top: str, drawn: str, gained: int) -> None:
    s = scene([last, "R3 R4", "R6"], top, stock=drawn)
    assert moves(s, 0) == f"play {last}, draw"
    told = act(s, f"0 play {last}")
    assert [text for text in told if " drew " in text] == [f"1 drew {card}" for card in drawn.split()]
    assert s.points[:3] == [gained + 7 + 6, 0, 0] and s.rounds == 1


@covers("uno.out.last_draws")
def test_a_last_wild_names_no_colour_and_cannot_be_challenged() -> None:
    s = scene(["W4", "R3 R4", "R6"], "R5", target=1)
    assert GAME.broken(s) == ""
    assert rules.would_be_bluff(s, 0) is False  # with nothing else in hand it is always lawful
    told = act(s, "0 play W4")
    assert s.phase == rules.OVER and not any("named" in text or "owes" in text for text in told)
    assert GAME.broken(s) == ""


@covers("uno.out.last_draws")
def test_a_last_card_that_is_no_draw_card_makes_nobody_draw() -> None:
    for last in ("RS", "RR", "W", "R1"):
        s = scene([last, "R3 R4", "R6"], "R5")
        assert not any(" drew " in text for text in act(s, f"0 play {last}"))


@covers("uno.score")
@pytest.mark.parametrize(("card", "value"), VALUES.items())
def test_every_card_has_its_value(card: str, value: int) -> None:
    s = scene(["R5", card, "G2 G2"], "R7")
    told = act(s, "0 play R5")
    assert f"0 scored {value + 4}" in told and s.points[:3] == [value + 4, 0, 0]


@covers("uno.score")
def test_copies_count_each() -> None:
    s = scene(["R5", "W W W W W4 W4 W4 W4 B9 B9", "G0"], "R7", target=1)
    act(s, "0 play R5")
    assert s.points[0] == 8 * 50 + 18


@covers("uno.score.shown")
def test_when_a_round_ends_all_hands_are_shown_to_everybody() -> None:
    s = scene(["R5", "G1 W W4", "G2 G2"], "R7")
    act(s, "0 play R5")
    for viewer in (-1, 0, 1, 2):
        shown = [text for text in heard(s, viewer) if " left " in text]
        assert shown == ["1 left G1", "1 left W", "1 left W4", "2 left G2", "2 left G2"]
        assert view(s, viewer)["last_round"] == {
            "winner": 0,
            "gained": [105, 0, 0],
            "hands": [[], ["G1", "W", "W4"], ["G2", "G2"]],
            "worth": [0, 101, 4],
            "leaders": [0],
        }


@covers("uno.score.shown")
def test_the_hands_lie_open_until_a_turn_of_the_next_round_begins_and_after_the_last_for_good() -> None:
    s = scene(["R5", "G1", "G2"], "R7")
    act(s, "0 play R5")
    seat = s.turn
    act(s, f"{seat} {moves(s, seat).split(', ')[0]}")
    assert view(s, 0)["last_round"] is None
    s = scene(["R5", "G1", "G2"], "R7", target=1)
    act(s, "0 play R5")
    assert view(s, 1)["last_round"]["hands"] == [[], ["G1"], ["G2"]]


@covers("uno.match.500")
def test_rounds_go_on_until_somebody_has_the_target() -> None:
    s = scene(["R5", "G1 W", "G2"], "R7", points=[446, 499, 0])
    assert "0 scored 53" in act(s, "0 play R5")
    assert s.points[:3] == [499, 499, 0] and s.phase != rules.OVER
    s = scene(["R5", "G1 W", "G2"], "R7", points=[447, 499, 0])
    told = act(s, "0 play R5")
    assert told[-1] == "table won [0]" and s.phase == rules.OVER and s.points[0] == 500
    assert rules.to_act(s) == 0 and GAME.ended_by(s) == "uno.match.500" and view(s, 2)["winners"] == [0]


@covers("uno.match.500")
def test_the_target_is_an_option() -> None:
    s = scene(["R5", "G1", "G2"], "R7", target=3)
    act(s, "0 play R5")
    assert s.phase == rules.OVER
    s = scene(["R5", "G1", "G2"], "R7", target=4)
    act(s, "0 play R5")
    assert s.phase != rules.OVER


@covers("uno.score.alternative")
def test_with_penalty_scoring_everybody_writes_down_their_own_cards() -> None:
    s = scene(["R5", "G1 W", "YS"], "R7", scoring="penalty", points=[10, 20, 30])
    told = act(s, "0 play R5")
    assert [text for text in told if " scored " in text] == ["0 scored 0", "1 scored 51", "2 scored 20"]
    assert s.points[:3] == [10, 71, 50] and s.phase != rules.OVER


@covers("uno.score.alternative")
@pytest.mark.parametrize(("points", "winners"), [([10, 460, 30], [0]), ([50, 460, 30], [0, 2]), ([60, 460, 30], [2])])
def test_when_somebody_reaches_the_target_the_fewest_points_win_and_ties_are_shared(
    points: list[int], winners: list[int]
) -> None:
    s = scene(["R5", "G1 W", "YS"], "R7", scoring="penalty", points=points)
    act(s, "0 play R5")
    assert s.phase == rules.OVER and GAME.ended_by(s) == "uno.score.alternative"
    assert view(s, -1)["winners"] == winners
