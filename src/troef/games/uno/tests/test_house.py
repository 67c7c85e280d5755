"""UNO's house rules, alone and together."""

from __future__ import annotations

import pytest

from troef.core.words import NONE
from troef.games.uno import GAME, rules
from troef.games.uno.tests.scene import act, hand, happened, moves, scene, to_act, turned, why_not
from troef.testing import covers


def every(card: str) -> str:
    """A wild with each colour, as moves."""
    return ", ".join(f"play {card} as {colour}" for colour in "BGRY")


# ---- stacking ------------------------------------------------------------------------------------


@covers("uno.house.stacking")
def test_a_draw_two_of_any_colour_answers_and_the_sum_is_drawn_by_who_does_not() -> None:
    s = scene(["RD R1 R2", "GD G1 G2", "YD Y1 Y2", "B1 B2"], "R5", stacking="same")
    act(s, "0 play RD")
    assert moves(s, 1) == "play GD, take"
    act(s, "1 play GD", "2 play YD")
    assert moves(s, 3) == "take" and s.owed == 6
    act(s, "3 take")
    assert s.size[:4] == [2, 2, 2, 8] and s.turn == 0 and s.owed == 0


@covers("uno.house.stacking")
def test_nobody_has_to_answer() -> None:
    s = scene(["RD R1 R2", "GD G1 G2"], "R5", stacking="same")
    act(s, "0 play RD", "1 take")
    assert s.size[:2] == [2, 5] and s.turn == 0


@covers("uno.house.stacking")
def test_without_stacking_nothing_is_answered() -> None:
    s = scene(["W4 B1 B2", "W4 RD G2"], "R5")
    act(s, "0 play W4 as R")
    assert moves(s, 1) == "take, challenge"
    assert why_not(s, 1, "play W4 as B") == ("you-owe", "uno.wild_draw_four")


@covers("uno.house.stacking")
@pytest.mark.parametrize(
    ("stacking", "top", "colour", "answers"),
    [
        ("same", "RD", "R", "play BD, play RD"),
        ("same", "W4", "R", every("W4")),
        ("mixed", "RD", "R", f"play BD, play RD, {every('W4')}"),
        ("mixed", "W4", "R", f"play RD, {every('W4')}"),  # a draw two only of the named colour
        ("mixed", "W4", "G", every("W4")),
    ],
)
def test_what_answers_what(stacking: str, top: str, colour: str, answers: str) -> None:
    s = scene(["BD RD W4 R1 W", "G1 G2"], top, colour=colour, stacking=stacking)
    s.phase, s.owed = rules.OWES, 2 if top == "RD" else 4
    assert moves(s, 0) == f"{answers}, take"
    assert why_not(s, 0, "play R1") == ("no-answer", "uno.house.stacking")
    assert why_not(s, 0, "play W as B") == ("no-answer", "uno.house.stacking")


@covers("uno.house.stacking")
def test_a_single_wild_draw_four_may_be_challenged_an_answered_one_not() -> None:
    s = scene(["W4 R1 R2", "W4 R3 R4", "G1 G2", "Y1"], "R5", stacking="same")
    act(s, "0 play W4 as B")
    assert moves(s, 1) == f"{every('W4')}, take, challenge"
    act(s, "1 play W4 as R")
    assert moves(s, 2) == "take" and s.owed == 8
    assert why_not(s, 2, "challenge") == ("no-challenge-in-a-stack", "uno.house.stacking")


@covers("uno.house.stacking")
def test_a_wild_draw_four_on_a_draw_two_is_an_answer_and_cannot_be_challenged() -> None:
    s = scene(["RD R1 R2", "W4 R3 R4", "G1 RD"], "R5", stacking="mixed")
    act(s, "0 play RD", "1 play W4 as R")
    assert moves(s, 2) == "play RD, take" and s.owed == 6 and s.accused == NONE


@covers("uno.house.stacking")
def test_a_guilty_challenge_settles_the_whole_debt() -> None:
    s = scene(["W4 R1 R2", "W4 R3 R4", "G1 G2"], "R5", stacking="mixed")
    act(s, "0 play W4 as R", "1 challenge")
    assert s.size[:3] == [6, 3, 2] and s.turn == 1 and s.owed == 0
    assert moves(s, 1) == f"play R3, play R4, {every('W4')}, draw"


@covers("uno.house.stacking")
def test_with_stacking_a_debt_is_owed_also_without_bluffing_and_an_answer_is_lawful_whatever_the_hand() -> None:
    s = scene(["W4 B1 B2", "W4 G3 G4", "Y1 Y2"], "R5", stacking="same", bluffing=False)
    act(s, "0 play W4 as G")
    assert moves(s, 1) == f"{every('W4')}, take"  # although it holds green
    act(s, "1 play W4 as B")
    assert s.owed == 8


@covers("uno.house.stacking", "uno.first.draw_two")
@pytest.mark.parametrize("stacking", ["same", "mixed"])
def test_a_draw_two_turned_first_is_owed_and_can_be_answered(stacking: str) -> None:
    s = turned("RD", ["B1 B2", "GD W4 G1", "Y1 Y2"], dealer=0, stacking=stacking)
    four = f"{every('W4')}, " if stacking == "mixed" else ""
    assert moves(s, 1) == f"play GD, {four}take" and to_act(s) == [1]
    act(s, "1 play GD", "2 take")
    assert s.size[:3] == [2, 2, 6] and s.turn == 0


@covers("uno.house.stacking", "uno.out.last_draws")
def test_a_winning_card_is_not_answered_and_the_whole_sum_is_drawn() -> None:
    s = scene(["RD R1 R2", "GD", "YD Y1", "B1 B2"], "R5", stacking="same", stock="W W W W", target=1)
    act(s, "0 play RD")
    told = act(s, "1 play GD")
    assert told[:3] == ["1 played GD", "2 took 4", "2 drew W"]
    assert s.phase == rules.OVER and s.points[1] == 1 + 2 + 20 + 1 + 4 * 50 + 1 + 2


@covers("uno.house.stacking", "uno.out.last_draws")
def test_a_wild_draw_four_as_the_last_answer_names_no_colour() -> None:
    s = scene(["W4 R1 R2", "W4", "G1 G2"], "R5", stacking="same", target=1)
    act(s, "0 play W4 as B")
    assert moves(s, 1) == "play W4, take, challenge"
    assert why_not(s, 1, "play W4 as B") == ("no-colour-needed", "uno.out.last_draws")
    act(s, "1 play W4")
    assert s.size[2] == 10


@covers("uno.house.stacking", "uno.call.catch")
def test_an_answer_is_a_turn_and_closes_the_window() -> None:
    s = scene(["RD R1", "GD G1 G2", "Y1 Y2"], "R5", stacking="same")
    act(s, "0 play RD")
    assert s.window == 0
    act(s, "1 play GD")
    assert s.window == NONE


# ---- jump-in -------------------------------------------------------------------------------------


@covers("uno.house.jump_in")
def test_an_identical_card_may_be_played_out_of_turn_and_play_goes_on_from_there() -> None:
    s = scene(["R1 R2 R3", "R4 R8", "R1 G1 G2", "Y1"], "R5", jump_in=True)
    act(s, "0 play R1")
    assert moves(s, 2) == "jump R1" and to_act(s) == [1, 2] and moves(s, 3) == ""
    assert act(s, "2 jump R1") == ["2 jumped R1"]
    assert s.turn == 3 and hand(s, 2) == "G1 G2"


@covers("uno.house.jump_in")
def test_without_the_option_nobody_jumps() -> None:
    s = scene(["R1 R2 R3", "R4 R8", "R1 G1 G2"], "R5")
    act(s, "0 play R1")
    assert to_act(s) == [1] and why_not(s, 2, "jump R1") == ("no-jumps", "uno.house.jump_in")


@covers("uno.house.jump_in")
def test_only_the_same_colour_and_face_jumps_and_only_out_of_turn() -> None:
    s = scene(["R1 B1 R2", "R1 R8", "R5 B5 G1"], "R5", jump_in=True, turn=1)
    assert moves(s, 1) == "play R1, play R8, draw" and moves(s, 2) == "jump R5"
    assert why_not(s, 1, "jump R5") == ("jump-on-turn", "uno.house.jump_in")
    assert why_not(s, 2, "jump B5") == ("not-identical", "uno.house.jump_in")
    assert why_not(s, 0, "jump R5") == ("not-in-hand", "uno.house.jump_in")


@covers("uno.house.jump_in")
def test_who_played_the_top_card_may_jump_on_it() -> None:
    s = scene(["R1 R1 R3", "R4 R8", "G1 G2"], "R5", jump_in=True)
    act(s, "0 play R1")
    assert moves(s, 0) == "jump R1"
    act(s, "0 jump R1")
    assert s.turn == 1 and s.window == 0  # one card left


@covers("uno.house.jump_in")
def test_one_may_jump_on_the_card_turned_first() -> None:
    s = turned("R5", ["R5 R1", "G1 G2", "Y1 Y2"], dealer=0, jump_in=True)
    assert moves(s, 0) == "jump R5" and s.turn == 1


@covers("uno.house.jump_in")
def test_not_while_the_player_on_turn_has_drawn_owes_or_names() -> None:
    s = scene(["R1 R2 R3", "G4 G8", "R1 B1"], "R5", jump_in=True, stock="R9")
    act(s, "0 play R1", "1 draw")
    assert moves(s, 1) == "play R9, keep" and moves(s, 2) == ""
    assert why_not(s, 2, "jump R1") == ("jump-too-late", "uno.house.jump_in")
    act(s, "1 keep")  # then it is seat 2's own turn
    s = scene(["RD R2 R3", "G4 G8", "RD G1"], "R5", jump_in=True, stacking="same")
    act(s, "0 play RD")
    assert to_act(s) == [1]
    act(s, "1 take")
    s = scene(["R1 R2", "G4 G8", "R3 R3"], "R5", jump_in=True)
    s.phase = rules.MUST_NAME
    assert to_act(s) == [0]


@covers("uno.house.jump_in")
def test_after_a_debt_is_taken_one_may_jump_on_its_card() -> None:
    s = scene(["RD R2 R3", "G4 G8", "Y1 Y2", "RD G1"], "R5", jump_in=True)
    act(s, "0 play RD")  # drawn at once
    assert s.turn == 2 and moves(s, 3) == "jump RD"
    act(s, "3 jump RD")
    assert s.size[0] == 4 and s.turn == 1  # its effect applies anew, to the next player


@covers("uno.house.jump_in")
def test_wilds_do_not_jump() -> None:
    s = scene(["W R2 R3", "G4 G8", "W G1"], "R5", jump_in=True)
    act(s, "0 play W as R")
    assert to_act(s) == [1]
    assert rules.MOVES.action("jump W") is None


@covers("uno.house.jump_in")
@pytest.mark.parametrize(("card", "turn"), [("RS", 1), ("RR", 2), ("R4", 0)])
def test_the_effect_of_the_card_counts_from_the_jumper(card: str, turn: int) -> None:
    s = scene([f"{card} B1 B2", "G4 G8", "Y1", f"{card} G1 Y4"], "R5", jump_in=True)
    if card == "RR":
        s.direction = -1  # so that play goes clockwise after the first reverse and back after the jump
    act(s, f"0 play {card}", f"3 jump {card}")
    assert s.turn == turn


@covers("uno.house.jump_in", "uno.reverse.two_players")
def test_two_players_and_a_reverse_jumped_in() -> None:
    s = scene(["RR B1 B2", "RR G8 G9"], "R5", jump_in=True, two_player_reverse="pass")
    act(s, "0 play RR")
    assert s.turn == 1 and moves(s, 0) == ""
    s = scene(["RR B1 B2", "RR G8 G9"], "R5", jump_in=True)
    act(s, "0 play RR")
    assert s.turn == 0 and moves(s, 1) == "jump RR"
    act(s, "1 jump RR")
    assert s.turn == 1


@covers("uno.house.jump_in", "uno.out")
def test_a_jump_can_win_the_round() -> None:
    s = scene(["RD B1 B2", "G4 G8", "Y1 Y2", "RD"], "R5", jump_in=True, target=1)
    act(s, "0 play RD", "3 jump RD")
    assert s.phase == rules.OVER and s.last_out == 3 and s.size[:4] == [4, 4, 2, 0]


@covers("uno.house.jump_in", "uno.call.catch")
def test_a_jump_closes_a_window_and_may_open_one() -> None:
    s = scene(["R1 R2", "G4 G8", "R1 B1"], "R5", jump_in=True)
    act(s, "0 play R1 @10", "2 jump R1 @300")
    assert s.window == 2 and rules.wake(s) == 1050


@covers("uno.house.jump_in")
def test_that_somebody_could_jump_is_seen_by_nobody_else() -> None:
    s = scene(["R1 R2 R3", "R4 R8", "R1 G1 G2", "Y1"], "R5", jump_in=True)
    act(s, "0 play R1")
    for seat, seen in ((-1, [1]), (0, [1]), (1, [1]), (2, [1, 2]), (3, [1])):
        assert to_act(s.seen(seat)) == seen


# ---- sevens and noughts --------------------------------------------------------------------------


@covers("uno.house.seven_zero")
def test_a_seven_swaps_hands_with_a_player_of_choice() -> None:
    s = scene(["R7 B1 B2", "G1", "Y1 Y2 Y3"], "R5", seven_zero=True)
    assert moves(s, 0) == "play R7 swap 1, play R7 swap 2, draw"
    told = act(s, "0 play R7 swap 2")
    assert told[:2] == ["0 played R7", "0 swapped 2"]
    assert [hand(s, seat) for seat in range(3)] == ["Y1 Y2 Y3", "G1", "B1 B2"] and s.turn == 1


@covers("uno.house.seven_zero")
def test_a_seven_needs_another_player_and_the_option() -> None:
    s = scene(["R7 B1 B2", "G1", "Y1 Y2 Y3"], "R5", seven_zero=True)
    assert why_not(s, 0, "play R7") == ("choose-whom", "uno.house.seven_zero")
    assert why_not(s, 0, "play R7 swap 0") == ("swap-with-another", "uno.house.seven_zero")
    assert why_not(s, 0, "play R7 swap 3") == ("swap-with-another", "uno.house.seven_zero")
    s = scene(["R7 B1 B2", "G1"], "R5")
    assert moves(s, 0) == "play R7, draw"
    assert why_not(s, 0, "play R7 swap 1") == ("no-swaps", "uno.house.seven_zero")


@covers("uno.house.seven_zero")
@pytest.mark.parametrize(("direction", "hands"), [(1, ["Y1", "B1 B2", "G1 G2"]), (-1, ["G1 G2", "Y1", "B1 B2"])])
def test_a_nought_passes_every_hand_on_in_the_direction_of_play(direction: int, hands: list[str]) -> None:
    s = scene(["R0 B1 B2", "G1 G2", "Y1"], "R5", seven_zero=True, direction=direction)
    act(s, "0 play R0")
    assert [hand(s, seat) for seat in range(3)] == hands and s.turn == direction % 3


@covers("uno.house.seven_zero")
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_as_a_last_card_it_moves_nothing(card: str) -> None:
    s = scene([card, "G1 G2", "Y1"], "R5", seven_zero=True, target=1)
    assert moves(s, 0) == f"play {card}, draw"
    act(s, f"0 play {card}")
    assert s.last_out == 0 and s.size[:3] == [0, 2, 1]
    s = scene(["R7", "G1 G2", "Y1"], "R5", seven_zero=True)
    assert why_not(s, 0, "play R7 swap 1") == ("no-swap-at-the-end", "uno.house.seven_zero")


@covers("uno.house.seven_zero", "uno.call.catch")
def test_nobody_calls_for_a_hand_received() -> None:
    s = scene(["R7 B1 B2", "G1", "Y1 Y2 Y3"], "R5", seven_zero=True)
    act(s, "0 play R7 swap 1")
    assert s.size[0] == 1 and s.window == NONE
    s = scene(["R7 B1", "G1 G2", "Y1 Y2 Y3"], "R5", seven_zero=True)
    act(s, "0 play R7 swap 1")
    assert s.size[:2] == [2, 1] and s.window == NONE
    s = scene(["R0 B1", "G1", "Y1"], "R5", seven_zero=True)
    act(s, "0 play R0")
    assert s.size[:3] == [1, 1, 1] and s.window == NONE


@covers("uno.house.seven_zero", "uno.house.jump_in")
def test_a_seven_can_be_jumped_in_with_and_swaps() -> None:
    s = scene(["R7 B1 B2", "G1 G2", "R7 Y2 Y3"], "R5", seven_zero=True, jump_in=True)
    act(s, "0 play R7 swap 1")
    assert moves(s, 2) == "jump R7 swap 0, jump R7 swap 1"
    assert why_not(s, 2, "jump R7") == ("choose-whom", "uno.house.seven_zero")
    act(s, "2 jump R7 swap 1")
    assert [hand(s, seat) for seat in range(3)] == ["G1 G2", "Y2 Y3", "B1 B2"] and s.turn == 0
    s = scene(["R7 B1 B2", "G1 G2", "R7"], "R5", seven_zero=True, jump_in=True)
    act(s, "0 play R7 swap 1")
    assert moves(s, 2) == "jump R7"


@covers("uno.house.seven_zero")
def test_who_receives_a_hand_sees_it_and_nobody_else() -> None:
    s = scene(["R7 B1 B2", "G1", "Y1 Y2 Y3"], "R5", seven_zero=True)
    act(s, "0 play R7 swap 1")
    assert [text for text in happened(s) if "received" in text] == ["0 received G1", "1 received B1", "1 received B2"]
    told = [repr(rules.EVENTS.told(event, 2))[1:-1] for event in s.events]
    assert [text for text in told if "received" in text] == ["0 received", "1 received", "1 received"]


# ---- drawing until playable ----------------------------------------------------------------------


@covers("uno.house.draw_until_playable")
def test_who_has_nothing_to_play_draws_until_a_card_fits() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="G1 G2 R8 Y1", draw_until_playable=True)
    told = act(s, "0 draw")
    assert told == ["0 drew G1", "0 draws_on", "0 drew G2", "0 draws_on", "0 drew R8", "0 may_play R8"]
    assert moves(s, 0) == "play R8, keep" and hand(s, 0) == "B1 B2 G1 G2 R8"


@covers("uno.house.draw_until_playable")
def test_the_drawing_ends_when_nothing_is_left() -> None:
    s = scene(["B1 B2", "R3 R4"], "G6 R5", stock="G1 G2", rest=False, draw_until_playable=True)
    act(s, "0 draw")
    assert hand(s, 0) == "B1 B2 G1 G2 G6" and s.turn == 1


@covers("uno.house.draw_until_playable")
@pytest.mark.parametrize("playable", ["R1", "W", "W4"])
def test_who_could_play_draws_one_by_choice(playable: str) -> None:
    s = scene([f"B1 {playable}", "R3 R4"], "R5", stock="G1 G2 R8", draw_until_playable=True)
    act(s, "0 draw")
    assert s.size[0] == 3 and s.turn == 1


@covers("uno.house.draw_until_playable", "uno.house.no_action_finish")
def test_only_the_card_just_drawn_ends_the_drawing() -> None:
    s = scene(["RS", "R3 R4"], "R5", stock="G1 G2 B5", draw_until_playable=True, no_action_finish=True)
    assert moves(s, 0) == "draw"  # the Skip may not be the last card
    act(s, "0 draw")
    assert hand(s, 0) == "B5 G1 G2 RS"  # after the first draw the Skip could be played, but it goes on
    assert moves(s, 0) == "play B5, keep"


@covers("uno.house.draw_until_playable", "uno.wild_draw_four.condition")
def test_a_drawn_wild_draw_four_is_judged_with_the_hand_after_the_draw() -> None:
    s = scene(["RS", "R3 R4"], "R5", stock="W4 G1 W", draw_until_playable=True, no_action_finish=True, bluffing=False)
    act(s, "0 draw")
    assert hand(s, 0) == "G1 RS W W4" and moves(s, 0).endswith("play W as Y, keep")
    s = scene(["B1", "R3 R4"], "R5", stock="W4", draw_until_playable=True, bluffing=False)
    act(s, "0 draw")
    assert moves(s, 0) == f"{every('W4')}, keep"


# ---- forced play ---------------------------------------------------------------------------------


@covers("uno.house.forced_play")
def test_who_can_play_may_not_draw() -> None:
    s = scene(["R1 B2", "R3 R4"], "R5", forced_play=True)
    assert moves(s, 0) == "play R1"
    assert why_not(s, 0, "draw") == ("must-play", "uno.house.forced_play")
    assert moves(scene(["B1 B2", "R3 R4"], "R5", forced_play=True), 0) == "draw"


@covers("uno.house.forced_play")
def test_a_drawn_card_that_fits_must_be_played() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="R8", forced_play=True)
    act(s, "0 draw")
    assert moves(s, 0) == "play R8"
    assert why_not(s, 0, "keep") == ("must-play-the-drawn", "uno.house.forced_play")
    s = scene(["B1 B2", "R3 R4"], "R5", stock="W4", forced_play=True)
    act(s, "0 draw")
    assert moves(s, 0) == every("W4")  # no red in hand: no bluff


@covers("uno.house.forced_play", "uno.house.no_action_finish")
def test_nobody_is_forced_to_bluff() -> None:
    s = scene(["RS", "R3 R4"], "R5", stock="W4", forced_play=True, no_action_finish=True)
    act(s, "0 draw")
    assert moves(s, 0) == f"{every('W4')}, keep"


@covers("uno.house.forced_play", "uno.house.stacking")
def test_taking_and_challenging_stay_open() -> None:
    s = scene(["W4 B1 B2", "W4 R3 R4"], "R5", forced_play=True, stacking="same")
    act(s, "0 play W4 as R")
    assert moves(s, 1) == f"{every('W4')}, take, challenge"


@covers("uno.house.forced_play", "uno.house.draw_until_playable")
def test_drawn_until_playable_and_forced_to_play_it() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="G1 G2 R8", draw_until_playable=True, forced_play=True)
    act(s, "0 draw")
    assert moves(s, 0) == "play R8"


# ---- no action at the end ------------------------------------------------------------------------


@covers("uno.house.no_action_finish")
@pytest.mark.parametrize("card", ["RS", "RR", "RD", "W", "W4"])
def test_an_action_or_wild_card_may_not_be_the_last(card: str) -> None:
    s = scene([card, "R3 R4"], "R5", no_action_finish=True)
    assert moves(s, 0) == "draw"
    assert why_not(s, 0, f"play {card}") == ("no-action-finish", "uno.house.no_action_finish")
    assert moves(scene([f"{card} B1", "R3 R4"], "R5", no_action_finish=True), 0) != "draw"


@covers("uno.house.no_action_finish", "uno.house.seven_zero")
@pytest.mark.parametrize("card", ["R7", "R0", "R3"])
def test_a_number_may_be_the_last_also_a_seven_or_a_nought(card: str) -> None:
    s = scene([card, "R4"], "R5", no_action_finish=True, seven_zero=True, target=1)
    assert moves(s, 0) == f"play {card}, draw"


@covers("uno.house.no_action_finish", "uno.house.stacking")
def test_not_as_an_answer_either() -> None:
    s = scene(["RD B1 B2", "GD", "Y1"], "R5", no_action_finish=True, stacking="mixed")
    act(s, "0 play RD")
    assert moves(s, 1) == "take"
    assert why_not(s, 1, "play GD") == ("no-action-finish", "uno.house.no_action_finish")


@covers("uno.house.no_action_finish", "uno.house.jump_in")
def test_not_by_jumping_in_either() -> None:
    s = scene(["RS B1 B2", "RS", "G1 G2"], "R5", no_action_finish=True, jump_in=True)
    act(s, "0 play RS")
    assert to_act(s) == [2] and why_not(s, 1, "jump RS") == ("no-action-finish", "uno.house.no_action_finish")
    s = scene(["R1 B1 B2", "G1 G2", "R1"], "R5", no_action_finish=True, jump_in=True)
    act(s, "0 play R1")
    assert moves(s, 2) == "jump R1"


@covers("uno.house.no_action_finish", "uno.stock.empty")
def test_with_nothing_to_draw_a_forbidden_last_card_means_passing() -> None:
    s = scene(["RS", "R3 R4"], "R5", rest=False, no_action_finish=True, forced_play=True)
    assert moves(s, 0) == "pass"


# ---- presets -------------------------------------------------------------------------------------


@covers("uno.house.stacking", "uno.house.seven_zero", "uno.house.jump_in", "uno.house.draw_until_playable")
def test_the_presets() -> None:
    assert GAME.chosen({}, "classic") == GAME.defaults()
    assert GAME.chosen({}, "strict") == {**GAME.defaults(), "bluffing": False}
    party = {"stacking": "same", "seven_zero": True, "jump_in": True, "draw_until_playable": True}
    assert GAME.chosen({}, "party") == {**GAME.defaults(), **party}
    assert GAME.chosen({"jump_in": False}, "party")["jump_in"] is False
