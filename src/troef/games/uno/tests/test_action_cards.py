"""UNO's action cards, and the challenge."""

from __future__ import annotations

import pytest

from troef.games.uno import GAME, rules
from troef.games.uno.tests.scene import act, hand, heard, moves, scene, view, why_not
from troef.testing import covers


@covers("uno.draw_two")
@pytest.mark.parametrize(("seats", "turn"), [(2, 0), (3, 2)])
def test_a_draw_two_makes_the_next_player_draw_two_and_lose_the_turn(seats: int, turn: int) -> None:
    s = scene(["RD R1 R2", "G1 G2", "Y1 Y2"][:seats], "R5", stock="B8 B9")
    assert act(s, "0 play RD") == ["0 played RD", "1 took 2", "1 drew B8", "1 drew B9"]
    assert hand(s, 1) == "B8 B9 G1 G2" and s.turn == turn


@covers("uno.draw_two", "uno.reverse", "uno.skip")
@pytest.mark.parametrize(("face", "rule"), [("D", "uno.draw_two"), ("R", "uno.reverse"), ("S", "uno.skip")])
def test_a_symbol_goes_on_its_colour_or_its_like(face: str, rule: str) -> None:
    s = scene([f"B{face} G{face} R5", "R1"], "R7")
    assert moves(s, 0) == "play R5, draw"
    assert why_not(s, 0, f"play B{face}") == ("does-not-fit", rule)
    assert f"play B{face}" in moves(scene([f"B{face} R5", "R1"], "B7"), 0)
    assert f"play B{face}" in moves(scene([f"B{face} R5", "R1"], f"Y{face}"), 0)


@covers("uno.reverse")
def test_a_reverse_turns_the_direction_round() -> None:
    s = scene(["RR R1 R2", "RR R4 R6", "R7 R8 R9", "Y1 Y2"], "R5")
    assert act(s, "0 play RR") == ["0 played RR", "0 reversed right"]
    assert s.turn == 3
    act(s, "3 draw", "2 play R7")
    assert s.turn == 1
    act(s, "1 play RR")
    assert s.direction == 1 and s.turn == 2


@covers("uno.reverse.two_players")
@pytest.mark.parametrize(("how", "turn"), [("skip", 0), ("pass", 1)])
def test_a_reverse_of_two_players(how: str, turn: int) -> None:
    s = scene(["RR R1 R2", "R3 R4"], "R5", two_player_reverse=how)
    act(s, "0 play RR")
    assert s.turn == turn and s.direction == -1


@covers("uno.skip")
@pytest.mark.parametrize(("seats", "turn"), [(2, 0), (3, 2), (4, 2)])
def test_a_skip_passes_the_next_player_over(seats: int, turn: int) -> None:
    s = scene(["RS R1 R2", "R3", "R4", "R6"][:seats], "R5")
    assert act(s, "0 play RS") == ["0 played RS", "1 skipped"]
    assert s.turn == turn


@covers("uno.wild")
def test_a_wild_goes_on_everything_and_names_any_colour_also_the_one_in_force() -> None:
    s = scene(["W B1 G1", "R3 R4"], "R5")
    assert moves(s, 0) == "play W as B, play W as G, play W as R, play W as Y, draw"
    assert why_not(s, 0, "play W") == ("name-a-colour", "uno.wild")
    assert act(s, "0 play W as R") == ["0 played W", "0 named R"]
    assert moves(s, 1) == "play R3, play R4, draw"


@covers("uno.wild_draw_four")
def test_a_wild_draw_four_names_a_colour_and_is_taken_with_the_loss_of_the_turn() -> None:
    s = scene(["W4 B1 G1", "R3 R4", "Y1 Y2"], "R5", stock="B2 B3 B4 B6")
    assert act(s, "0 play W4 as G") == ["0 played W4", "0 named G", "1 owes 4"]
    assert moves(s, 1) == "take, challenge" and moves(s, 2) == ""
    assert why_not(s, 1, "draw") == ("you-owe", "uno.wild_draw_four")
    assert why_not(s, 1, "play R3") == ("you-owe", "uno.wild_draw_four")
    act(s, "1 take")
    assert hand(s, 1) == "B2 B3 B4 B6 R3 R4" and s.turn == 2 and rules.COLOUR.words[s.colour] == "G"


@covers("uno.wild_draw_four", "uno.wild_draw_four.condition")
def test_without_bluffing_the_four_are_drawn_at_once() -> None:
    s = scene(["W4 B1 G1", "R3 R4", "Y1 Y2"], "R5", stock="B2 B3 B4 B6", bluffing=False)
    assert act(s, "0 play W4 as G")[:3] == ["0 played W4", "0 named G", "1 took 4"]
    assert s.size[1] == 6 and s.turn == 2


@covers("uno.wild_draw_four.condition")
@pytest.mark.parametrize(
    ("rest", "top", "colour", "lawful"),
    [
        ("B1 G2", "R5", "R", True),
        ("B5 G5", "R5", "R", True),  # equal numbers do not matter
        ("BS GD", "RS", "R", True),  # nor do equal symbols in other colours
        ("W W4", "R5", "R", True),  # wilds have no colour
        ("R1 G2", "R5", "R", False),
        ("RS G2", "R5", "R", False),  # an action card of the colour counts
        ("R1 G2", "W", "G", False),  # on a wild the colour in force is the named one
        ("R1 B2", "W", "G", True),
        ("R1 B2", "W4", "Y", True),
    ],
)
def test_a_wild_draw_four_is_allowed_without_a_card_of_the_colour(
    rest: str, top: str, colour: str, lawful: bool
) -> None:
    s = scene([f"W4 {rest}", "Y1 Y2"], top, colour=colour, bluffing=False)
    assert ("play W4 as B" in moves(s, 0)) == lawful
    if not lawful:
        assert why_not(s, 0, "play W4 as B") == ("no-bluffing", "uno.wild_draw_four.condition")
    bluff = scene([f"W4 {rest}", "Y1 Y2", "Y3"], top, colour=colour)
    act(bluff, "0 play W4 as B")
    told = act(bluff, "1 challenge")
    assert ("0 innocent" if lawful else "0 guilty") in told


@covers("uno.wild_draw_four.condition")
def test_without_bluffing_there_is_no_challenge() -> None:
    s = scene(["W4 B1 G1", "R3 R4"], "R5", bluffing=False, stacking="same")
    act(s, "0 play W4 as G")
    assert moves(s, 1) == "take"
    assert why_not(s, 1, "challenge") == ("no-challenge-without-bluffing", "uno.wild_draw_four.condition")


@covers("uno.wild_draw_four.condition")
def test_guilt_is_of_the_hand_when_the_card_was_played_not_of_cards_drawn_since() -> None:
    s = scene(["W4 B1", "Y1 Y2", "Y3 Y4"], "R5", stock="R1 R2", uno_grace_ms=0)
    act(s, "0 play W4 as G", "2 catch 0")  # draws two reds, which it did not hold
    told = act(s, "1 challenge")
    assert "0 innocent" in told and [t for t in told if "shown" in t] == ["0 shown B1"]
    s = scene(["W4 R1", "Y1 Y2", "Y3 Y4"], "R5", stock="B1 B2", uno_grace_ms=0)
    act(s, "0 play W4 as G", "2 catch 0")
    assert "0 guilty" in act(s, "1 challenge")


@covers("uno.challenge")
def test_the_whole_hand_is_shown_to_the_challenger_alone() -> None:
    s = scene(["W4 R1 B1 B1 W W W W4", "Y1 Y2", "Y3 Y4"], "R5")
    act(s, "0 play W4 as G")
    told = act(s, "1 challenge")
    assert told[:8] == ["1 challenged 0", "0 shown B1", "0 shown B1", "0 shown R1", *["0 shown W"] * 3, "0 shown W4"]
    assert heard(s, 1)[:8] == heard(s, 0)[:8] == told[:8]
    for outsider in (2, -1):
        assert heard(s, outsider)[:8] == ["1 challenged 0", *["0 shown"] * 7]


@covers("uno.challenge")
def test_only_who_owes_for_it_may_challenge() -> None:
    s = scene(["W4 R1 B1", "Y1 Y2", "Y3 Y4"], "R5")
    assert why_not(s, 0, "challenge") == ("nothing-owed", "uno.challenge")
    act(s, "0 play W4 as G")
    assert why_not(s, 2, "challenge") == ("not-your-turn", "uno.turn.order")
    assert view(s, 2)["owes"] == {"seat": 1, "cards": 4, "accused": 0, "right": 4, "wrong": 6}


@covers("uno.challenge.guilty")
def test_a_bluffer_draws_four_and_the_challenger_takes_a_normal_turn() -> None:
    s = scene(["W4 R1 B1", "G1 Y2", "Y3 Y4"], "R5", stock="B2 B3 B4 B6")
    act(s, "0 play W4 as G", "1 challenge")
    assert hand(s, 0) == "B1 B2 B3 B4 B6 R1" and hand(s, 1) == "G1 Y2"
    assert s.turn == 1 and moves(s, 1) == "play G1, draw" and s.owed == 0
    assert rules.CARD.words[s.pile[s.pile_n - 1]] == "W4"


@covers("uno.challenge.innocent")
def test_a_wrong_challenger_draws_six_and_loses_the_turn() -> None:
    s = scene(["W4 Y1 B1", "G1 Y2", "Y3 Y4"], "R5", stock="B2 B3 B4 B6 B7 B8")
    act(s, "0 play W4 as G", "1 challenge")
    assert hand(s, 1) == "B2 B3 B4 B6 B7 B8 G1 Y2" and s.size[0] == 2
    assert s.turn == 2 and s.owed == 0 and GAME.broken(s) == ""


@covers("uno.challenge")
def test_nothing_a_seat_sees_tells_whether_it_was_a_bluff() -> None:
    bluff = scene(["W4 R1 B1", "G1 Y2", "Y3 Y4"], "R5")
    honest = scene(["W4 G3 B1", "G1 Y2", "Y3 Y4"], "R5")
    for s in (bluff, honest):
        act(s, "0 play W4 as G")
    for seat in (-1, 1, 2):
        assert bluff.seen(seat, past=True).fields_equal(honest.seen(seat, past=True))
