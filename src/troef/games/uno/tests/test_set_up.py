"""UNO's set-up: the dealer, the deal, the first card."""

from __future__ import annotations

import pytest

from troef.games.uno import GAME, rules
from troef.games.uno.rules import CARD, DECK, State
from troef.games.uno.tests.scene import act, fresh, hand, happened, moves, scene, to_act, turned, why_not
from troef.testing import covers

THREE = ["B1 B2 B3", "G1 G2 G3", "R1 R2 R3"]
NUMBERS = {word: int(word[1]) for word in CARD.words if word[1:].isdigit() and word[0] in "BGRY"}


def dealer_draws(s: State) -> list[tuple[int, str]]:
    """What was drawn for the deal, in order."""
    words = [text.split() for text in happened(s) if " drew_for_deal " in text]
    return [(int(seat), card) for seat, _, card in words]


@covers("uno.deal.dealer")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_highest_number_drawn_deals_and_equal_highest_draw_again(seats: int) -> None:
    for value in range(40):
        s = fresh(seats, value)
        draws, still = dealer_draws(s), list(range(seats))
        while len(still) > 1:
            drawn, draws = draws[: len(still)], draws[len(still) :]
            assert [seat for seat, _ in drawn] == still, "in seat order, only who is still in it"
            best = max(NUMBERS.get(card, -1) for _, card in drawn)
            still = [seat for seat, card in drawn if NUMBERS.get(card, -1) == best]
        assert draws == [] and s.dealer == still[0]


@covers("uno.deal.dealer")
def test_if_nobody_draws_a_number_all_draw_again() -> None:
    s = fresh(2)
    s.stock[:6], s.stock_n = [CARD.index(word) for word in ["B3", "B0", "RS", "W", "R5", "W4"]], 6
    assert rules.highest_drawn(s, 0b11) == 0b10  # a wild draw four is less than a five
    assert rules.highest_drawn(s, 0b11) == 0b11  # a wild and a symbol
    assert rules.highest_drawn(s, 0b11) == 0b10  # a three is more than a nought


@covers("uno.deal.dealer")
def test_when_the_cards_for_the_draw_run_out_the_deck_is_shuffled_anew() -> None:
    s = fresh(3)
    s.stock[0], s.stock_n = CARD.index("B9"), 1
    rules.highest_drawn(s, 0b111)
    assert s.stock_n == len(DECK) - 2


@covers("uno.deal.dealer")
def test_the_deal_passes_to_the_left_also_after_a_reverse() -> None:
    s = scene(["R1", "G1 G2", "Y1 Y2"], "R5", direction=-1, dealer=2, turn=0)
    assert "0 deals" in act(s, "0 play R1")
    assert s.dealer == 0 and s.rounds == 1


@covers("uno.deal.seven")
@pytest.mark.parametrize("seats", GAME.seats)
def test_seven_cards_each_dealt_whole_from_the_first_seat(seats: int) -> None:
    for value in range(20):
        s = fresh(seats, value)
        dealt = [text.split() for text in happened(s) if " dealt " in text]
        assert [int(seat) for seat, _, _ in dealt] == [seat for seat in range(seats) for _ in range(7)]
        extra = 2 if CARD.words[s.pile[0]].endswith("D") else 0
        assert sum(s.size[:seats]) == 7 * seats + extra
        assert s.stock_n + s.pile_n + sum(s.size[:seats]) == len(DECK) == 108
        assert GAME.broken(s) == ""


@covers("uno.deal.first_card")
def test_the_top_of_the_stock_begins_the_open_pile() -> None:
    s = turned("G7", THREE, stock="B9")
    assert s.pile[: s.pile_n] == [CARD.index("G7")] and CARD.words[s.stock[s.stock_n - 1]] == "B9"
    assert rules.COLOUR.words[s.colour] == "G" and happened(s) == ["table turned G7"]


@covers("uno.first.draw_two")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_first_draw_two_is_drawn_by_the_player_left_of_the_dealer(seats: int) -> None:
    s = turned("RD", THREE[:seats], dealer=0, stock="Y1 Y2")
    assert hand(s, 1) == "G1 G2 G3 Y1 Y2"
    assert s.turn == 2 % seats and to_act(s) == [2 % seats]


@covers("uno.first.reverse")
def test_after_a_first_reverse_the_dealer_begins_and_play_goes_to_the_right() -> None:
    s = turned("BR", THREE, dealer=0)
    assert s.turn == 0 and s.direction == -1
    act(s, "0 play B1")
    assert s.turn == 2


@covers("uno.first.reverse", "uno.reverse.two_players")
@pytest.mark.parametrize("how", ["skip", "pass"])
def test_a_first_reverse_lets_the_dealer_of_two_begin_either_way(how: str) -> None:
    assert turned("BR", THREE[:2], dealer=1, two_player_reverse=how).turn == 1


@covers("uno.first.skip")
@pytest.mark.parametrize(("seats", "turn"), [(2, 0), (3, 2)])
def test_after_a_first_skip_the_player_left_of_the_dealer_is_passed_over(seats: int, turn: int) -> None:
    s = turned("RS", THREE[:seats], dealer=0)
    assert s.turn == turn and "1 skipped" in happened(s)


@covers("uno.first.wild")
def test_after_a_first_wild_the_player_left_of_the_dealer_names_the_colour_and_begins() -> None:
    s = turned("W", THREE, dealer=0)
    assert moves(s, 1) == "name B, name G, name R, name Y" and to_act(s) == [1]
    assert why_not(s, 1, "play G1") == ("name-first", "uno.first.wild")
    act(s, "1 name G")
    assert moves(s, 1) == "play G1, play G2, play G3, draw"
    assert why_not(s, 1, "name B") == ("nothing-to-name", "uno.first.wild")


@covers("uno.first.wild")
def test_with_redraw_a_first_wild_goes_back() -> None:
    s = turned("W", THREE, wild_start="redraw")
    assert happened(s)[0] == "table put_back W" and CARD.words[s.pile[0]] not in ("W", "W4")
    assert s.phase != rules.MUST_NAME and GAME.broken(s) == ""


@covers("uno.first.wild_draw_four")
def test_a_first_wild_draw_four_goes_back_and_the_stock_is_shuffled() -> None:
    s = turned("W4", THREE)
    before = [CARD.words[kind] for kind in sorted(s.stock[: s.stock_n])]
    assert happened(s)[0] == "table put_back W4" and CARD.words[s.pile[0]] != "W4"
    assert before.count("W4") == 4 and s.pile_n == 1
    assert s.stock[: s.stock_n] != sorted(s.stock[: s.stock_n])


@covers("uno.first.wild_draw_four", "uno.first.wild")
def test_cards_go_back_as_often_as_it_takes() -> None:
    hands = [" ".join(word for word in CARD.words[:52] if word[1] != "0" and word != "Y9")] * 2
    s = turned("W4", hands, wild_start="redraw")
    left = {"B0", "G0", "R0", "Y0", "Y9"}  # beside them only eight wilds, which all go back
    assert CARD.words[s.pile[0]] in left
    assert all(text.split()[2] in ("W", "W4") for text in happened(s) if "put_back" in text)


@covers("uno.house.seven_zero")
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_a_seven_or_a_nought_turned_first_moves_no_hands(card: str) -> None:
    s = turned(card, ["B1 B2", "G1 G2", "Y1"], seven_zero=True)
    assert [hand(s, seat) for seat in range(3)] == ["B1 B2", "G1 G2", "Y1"]
