"""The call and the catch."""

from __future__ import annotations

import pytest

from troef.core.words import NEVER, NONE
from troef.games.uno import rules
from troef.games.uno.tests.scene import act, hand, moves, scene, to_act, view, why_not
from troef.testing import covers


@covers("uno.call")
def test_with_one_card_left_the_player_may_call_at_once() -> None:
    s = scene(["R1 R2", "R3 R4", "R6"], "R5")
    assert act(s, "0 play R1") == ["0 played R1", "0 one_left"]
    assert moves(s, 0) == "uno" and to_act(s) == [0, 1]
    assert act(s, "0 uno") == ["0 called"] and to_act(s) == [1]
    assert rules.wake(s) == NEVER


@covers("uno.call")
def test_without_a_window_there_is_nothing_to_call() -> None:
    s = scene(["R1 R2 R7", "R3 R4", "R6"], "R5")
    assert why_not(s, 2, "uno") == ("no-call-due", "uno.call")
    act(s, "0 play R1", "1 play R3")
    assert why_not(s, 0, "uno") == ("not-your-call", "uno.call")


@covers("uno.call.catch")
def test_only_after_the_grace_others_may_catch() -> None:
    s = scene(["R1 R2", "R3 R4", "R6 R7"], "R5", stock="B1 B2")
    act(s, "0 play R1 @1000")
    assert rules.wake(s) == 1750 and to_act(s) == [0, 1]
    assert why_not(s, 2, "catch 0") == ("grace", "uno.call.catch")
    assert act(s, "-1 wake @1750") == ["0 may_catch"]
    assert moves(s, 2) == "catch 0" and moves(s, 1) == "catch 0, play R3, play R4, draw" and moves(s, 0) == "uno"
    assert act(s, "2 catch 0") == ["2 caught 0", "0 drew B1", "0 drew B2"]
    assert hand(s, 0) == "B1 B2 R2" and to_act(s) == [1] and s.turn == 1


@covers("uno.call.catch")
def test_without_a_grace_catching_is_lawful_at_once() -> None:
    s = scene(["R1 R2", "R3 R4"], "R5", uno_grace_ms=0)
    act(s, "0 play R1 @1000")
    assert rules.wake(s) == NEVER and "catch 0" in moves(s, 1)


@covers("uno.call.catch")
def test_a_late_call_before_a_catch_is_in_time() -> None:
    s = scene(["R1 R2", "R3 R4"], "R5")
    act(s, "0 play R1", "-1 wake", "0 uno @5000")
    assert why_not(s, 1, "catch 0") == ("nothing-to-catch", "uno.call.catch")


@covers("uno.call.catch")
@pytest.mark.parametrize("next_act", ["1 play R3", "1 draw"])
def test_the_next_turn_closes_the_window_and_its_grace(next_act: str) -> None:
    s = scene(["R1 R2", "R3 R4 R7", "R6 R8"], "R5", stock="B1")
    act(s, "0 play R1", next_act)
    assert s.window == NONE and rules.wake(s) == NEVER and moves(s, 0) == ""


@covers("uno.call.catch")
def test_a_pass_closes_the_window() -> None:
    s = scene(["R1 R2", "B3 B4", "R6 R8"], "R5", rest=False)
    s.pile[0], s.pile_n = s.pile[s.pile_n - 1], 0  # so that only the card played will lie there
    act(s, "0 play R1", "1 pass")
    assert s.window == NONE


@covers("uno.call.catch")
def test_a_name_closes_the_window() -> None:
    s = scene(["R1 R2", "B3", "R6 R8"], "W", colour="R")
    s.phase, s.window, s.colour = rules.MUST_NAME, 1, NONE
    act(s, "0 name R")
    assert s.window == NONE


@covers("uno.call.catch")
def test_a_take_does_not_close_the_window() -> None:
    s = scene(["W4 B2", "R3 R4", "R6 R8"], "R5")
    act(s, "0 play W4 as R", "1 take")
    assert s.turn == 2 and s.window == 0
    act(s, "-1 wake")
    assert moves(s, 1) == "catch 0"


@covers("uno.call.catch")
def test_an_innocent_challenge_does_not_close_the_window_a_guilty_one_ends_it_with_the_single_card() -> None:
    s = scene(["W4 B2", "R3 R4", "R6 R8"], "R5")
    act(s, "0 play W4 as R", "1 challenge")
    assert s.window == 0
    s = scene(["W4 R2", "R3 R4", "R6 R8"], "R5")
    act(s, "0 play W4 as R", "1 challenge")
    assert s.window == NONE and rules.wake(s) == NEVER


@covers("uno.call.catch")
def test_a_guilty_challenge_finds_at_least_the_card_under_the_one_played_and_closes_the_window() -> None:
    s = scene(["W4 R2", "R3 R4"], "R5", rest=False)
    act(s, "0 play W4 as R", "1 challenge")
    assert hand(s, 0) == "R2 R5" and s.stock_n == 0 and s.window == NONE


@covers("uno.call.catch")
def test_a_new_window_replaces_the_old_one() -> None:
    s = scene(["R1 R2", "R3 R4", "R6 R7"], "R5")
    act(s, "0 play R1 @10", "1 play R3 @20")
    assert s.window == 1 and rules.wake(s) == 770
    assert moves(s, 0) == "" and why_not(s, 0, "uno") == ("not-your-call", "uno.call")


@covers("uno.call.catch")
def test_the_owners_own_next_play_closes_it_too() -> None:
    s = scene(["RS R1", "R3 R4"], "R5", target=10_000)
    act(s, "0 play RS")
    assert moves(s, 0) == "uno, play R1, draw"
    act(s, "0 draw")
    assert s.window == NONE


@covers("uno.call.catch")
@pytest.mark.parametrize("penalty", [0, 1, 10])
def test_the_penalty_is_an_option_and_a_catch_closes_the_window_even_without_a_card(penalty: int) -> None:
    s = scene(["R1 R2", "R3 R4"], "R5", uno_penalty=penalty, uno_grace_ms=0)
    act(s, "0 play R1", "1 catch 0")
    assert s.size[0] == 1 + penalty and s.window == NONE
    assert why_not(s, 1, "catch 0") == ("nothing-to-catch", "uno.call.catch")


@covers("uno.call.catch")
def test_nobody_catches_themselves_or_somebody_else() -> None:
    s = scene(["R1 R2", "R3 R4", "R6"], "R5", uno_grace_ms=0)
    act(s, "0 play R1")
    assert why_not(s, 0, "catch 0") == ("not-yourself", "uno.call.catch")
    assert why_not(s, 1, "catch 2") == ("nothing-to-catch", "uno.call.catch")


@covers("uno.call.catch")
def test_with_auto_the_table_calls_for_everybody() -> None:
    s = scene(["R1 R2", "R3 R4"], "R5", uno_call="auto", uno_grace_ms=0)
    assert act(s, "0 play R1") == ["0 played R1", "0 one_left"]
    assert s.window == NONE and to_act(s) == [1]


@covers("uno.call.draw_then_play")
def test_the_duty_is_the_same_for_a_card_just_drawn() -> None:
    s = scene(["B1", "R3 R4"], "R5", stock="R9")
    act(s, "0 draw", "0 play R9")
    assert s.window == 0 and moves(s, 0) == "uno"


@covers("uno.call.catch")
def test_everybody_sees_whose_window_is_open_and_from_when_on_it_can_be_caught() -> None:
    s = scene(["R1 R2", "R3 R4", "R6"], "R5")
    act(s, "0 play R1 @100")
    assert view(s, -1)["window"] == {"seat": 0, "catchable": False, "from": 850}
    act(s, "-1 wake")
    assert view(s, 2)["window"] == {"seat": 0, "catchable": True, "from": 850}


@covers("uno.call.catch", "uno.house.jump_in")
def test_calls_catches_and_jumps_are_races_and_all_else_waits_for_its_turn() -> None:
    book = rules.MOVES
    spelled = [book.spell(action) for action in range(len(book))]
    race = {move.split()[0] for move in spelled if book.is_race(move)}
    loose = {move.split()[0] for move in spelled if book.is_loose(move)}
    assert race == loose == {"uno", "catch", "jump"}
