"""A turn of UNO: order, playing, drawing, an empty stock."""

from __future__ import annotations

import pytest

from troef.games.uno import GAME, rules
from troef.games.uno.tests.scene import act, hand, happened, heard, moves, scene, to_act, turned, why_not
from troef.testing import covers

COLOURED = [colour + face for colour in "BGRY" for face in "0123456789SRD"]


@covers("uno.turn.order")
def test_left_of_the_dealer_begins_and_play_goes_clockwise() -> None:
    s = turned("R5", ["B1 B2 R1 R9", "G1 R2 R3 R8", "Y1 R4 R6 R7"], dealer=1)
    assert s.turn == 2 and s.direction == 1
    for seat, card in ((2, "R4"), (0, "R1"), (1, "R2"), (2, "R6")):
        assert to_act(s) == [seat]
        assert why_not(s, (seat + 1) % 3, "draw") == ("not-your-turn", "uno.turn.order")
        act(s, f"{seat} play {card}")


@covers("uno.turn.order")
def test_every_round_begins_clockwise_left_of_its_dealer() -> None:
    for value in range(30):
        s = scene(["R1", "G1 G2", "Y1 Y2", "B1"], "R5", direction=-1, dealer=3)
        s.chance.reseed(value)
        act(s, "0 play R1")
        first = rules.CARD.words[s.pile[0]]
        assert s.dealer == 0
        if first[1:].isdigit():
            assert s.turn == 1 and s.direction == 1


@covers("uno.play.match")
@pytest.mark.parametrize("top", ["R7", "GS", "BR", "YD", "R0"])
def test_a_card_needs_the_colour_the_number_or_the_symbol_of_the_top(top: str) -> None:
    s = scene([" ".join(card for card in COLOURED if card != top) + " W", "B1 B2"], top)
    lawful = {move.removeprefix("play ") for move in moves(s, 0).split(", ")} - {"draw"}
    fits = {card for card in COLOURED if card != top and (card[0] == top[0] or card[1] == top[1])}
    assert lawful == fits | {f"W as {colour}" for colour in "BGRY"}
    misfit = next(card for card in COLOURED if card not in fits and card != top)
    assert why_not(s, 0, f"play {misfit}")[0] == "does-not-fit"


@covers("uno.play.match")
def test_on_a_wild_the_named_colour_counts_and_no_number() -> None:
    s = scene(["B0 B1 G0 G3 RS YD", "B2 B3"], "G5 W", colour="G")
    assert moves(s, 0) == "play G0, play G3, draw"


@covers("uno.play.match")
def test_only_what_is_in_the_hand_can_be_played() -> None:
    s = scene(["B1 R2", "R3 R4"], "R5")
    assert moves(s, 0) == "play R2, draw"
    assert why_not(s, 0, "play R3") == ("not-in-hand", "uno.play.match")


@covers("uno.draw.must")
def test_with_nothing_playable_one_draws_and_the_turn_passes() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="G7 R8")
    assert moves(s, 0) == "draw"
    assert act(s, "0 draw") == ["0 drew G7"]
    assert hand(s, 0) == "B1 B2 G7" and s.turn == 1


@covers("uno.draw.must")
def test_a_drawn_card_that_fits_may_be_played_or_kept() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="R8")
    assert act(s, "0 draw") == ["0 drew R8", "0 may_play R8"]
    assert moves(s, 0) == "play R8, keep" and heard(s, 1) == ["0 drew", "0 may_play"]
    played, kept = s.clone(), s
    act(played, "0 play R8")
    assert hand(played, 0) == "B1 B2" and played.turn == 1
    act(kept, "0 keep")
    assert hand(kept, 0) == "B1 B2 R8" and kept.turn == 1


@covers("uno.draw.must")
def test_keeping_and_drawing_have_their_place() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="R8")
    assert why_not(s, 0, "keep") == ("nothing-drawn", "uno.draw.must")
    assert why_not(s, 0, "pass") == ("draw-instead", "uno.draw.must")
    act(s, "0 draw")
    assert why_not(s, 0, "draw") == ("already-drawn", "uno.draw.must")
    assert why_not(s, 0, "pass") == ("already-drawn", "uno.draw.must")


@covers("uno.draw.optional")
def test_one_may_draw_by_choice_and_then_play_only_the_drawn_card() -> None:
    s = scene(["R1 R2", "R3 R4"], "R5", stock="R8")
    assert moves(s, 0) == "play R1, play R2, draw"
    act(s, "0 draw")
    assert moves(s, 0) == "play R8, keep"
    assert why_not(s, 0, "play R1") == ("only-the-drawn", "uno.draw.optional")


@covers("uno.draw.optional")
def test_after_drawing_by_choice_a_card_that_does_not_fit_the_turn_is_over() -> None:
    s = scene(["R1 R2", "R3 R4"], "R5", stock="B8")
    act(s, "0 draw")
    assert s.turn == 1 and to_act(s) == [1]


@covers("uno.stock.empty")
def test_a_new_stock_is_the_pile_without_its_top_and_only_when_a_card_is_needed() -> None:
    s = scene(["B1 B2", "R3 R4 R6"], "G1 G2 Y3 R5", stock="G7", rest=False)
    assert act(s, "0 draw") == ["0 drew G7"] and s.stock_n == 0 and s.pile_n == 4
    act(s, "1 play R3")
    told = act(s, "0 draw")
    assert told[0] == "table new_stock 4" and s.pile_n == 1
    assert rules.CARD.words[s.pile[0]] == "R3"
    stock = sorted(rules.CARD.words[kind] for kind in s.stock[: s.stock_n])
    assert sorted([*stock, told[1].split()[2]]) == ["G1", "G2", "R5", "Y3"]


@covers("uno.stock.empty")
def test_the_colour_of_a_reshuffled_wild_is_forgotten_but_the_top_keeps_its_own() -> None:
    s = scene(["B1 B2", "R3 R4"], "W G7", colour="G", rest=False)
    act(s, "0 draw")
    assert moves(s, 0) == "play W as B, play W as G, play W as R, play W as Y, keep"
    s = scene(["B1 B2", "R3 R4"], "G7 W", colour="Y", rest=False)
    act(s, "0 draw")
    assert s.pile_n == 1 and rules.COLOUR.words[s.colour] == "Y"


@covers("uno.stock.empty")
def test_with_too_few_cards_one_draws_what_there_is() -> None:
    s = scene(["RD R1", "G1 G2", "Y1"], "B9 R5", rest=False)
    assert act(s, "0 play RD")[1:] == ["1 took 2", "table new_stock 2", *happened(s)[3:5], "0 one_left"]
    assert s.size[:3] == [1, 4, 1]
    s = scene(["RD R1 R2", "G1 G2", "Y1"], "R5", rest=False)
    act(s, "0 play RD")
    assert s.size[:3] == [2, 3, 1] and s.turn == 2


@covers("uno.stock.empty")
def test_with_nothing_to_draw_one_must_play_or_else_pass() -> None:
    s = scene(["R1 B1", "G1 G2", "Y1"], "R5", rest=False)
    assert moves(s, 0) == "play R1"
    assert why_not(s, 0, "draw") == ("nothing-to-draw", "uno.stock.empty")
    assert why_not(s, 0, "pass") == ("must-play", "uno.stock.empty")
    s = scene(["B1 B2", "G1 G2", "Y1"], "R5", rest=False)
    assert moves(s, 0) == "pass"
    assert act(s, "0 pass") == ["0 passed"] and s.turn == 1


@covers("uno.stock.empty")
def test_a_debt_with_nothing_to_draw_is_still_settled_by_taking() -> None:
    s = scene(["W4 B1", "G1 G2", "Y1 Y2"], "R5", rest=False)
    act(s, "0 play W4 as G", "1 take")
    assert s.size[:3] == [1, 3, 2] and s.turn == 2  # only the red five was left to draw
    s = scene(["G1 G2", "Y1 Y2"], "W4", colour="R", rest=False)
    s.phase, s.owed = rules.OWES, 4
    assert moves(s, 0) == "take"
    act(s, "0 take")
    assert s.size[:2] == [2, 2] and s.turn == 1


@covers("uno.stock.empty")
def test_when_all_but_one_card_are_in_hands_somebody_can_play() -> None:
    s = scene(["B1 B2", "G1 G2", "Y1"], "R5", rest=False)
    assert GAME.broken(s) == "a card is lost or double"
    for top in ("R5", "GS", "B0"):
        cards = [rules.CARD.words[kind] for kind in rules.DECK]
        cards.remove(top)
        full = scene([" ".join(cards[i::3]) for i in range(3)], top)
        assert full.stock_n == 0 and GAME.broken(full) == ""
        assert any(rules.playable(full, seat) for seat in range(3))
