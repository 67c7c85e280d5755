"""Every rule of Compañeros, by its id."""

from __future__ import annotations

import pytest

from troef.core.chance import Fast
from troef.games.companeros import GAME, rules
from troef.games.companeros.rules import CARD, HAND, LAYING, OVER, State
from troef.games.companeros.tests.scene import act, cards, moves, scene, words
from troef.testing import covers

SIX_PLAY = ("G7", "G2", "Y9", "R5", "B10", "R6")  # the worked example
SIX_DISPLAY = "Y7 Y4 R8 R1 G6 B4"


def dealt(seats: int, value: int = 0, games: int = 1) -> State:
    s = State()
    s.chance, s.games = Fast(value), games
    rules.begin(s, seats)
    return s


@covers("companeros.deck")
@pytest.mark.parametrize("seats", GAME.seats)
def test_as_many_complete_colours_as_players_take_part(seats: int) -> None:
    s = dealt(seats)
    everything = s.display | sum(s.hand[:seats])
    assert everything == (1 << 10 * seats) - 1
    assert {word[0] for word in CARD.members(everything)} == set("GYRBPO"[:seats])


@covers("companeros.deal")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_display_has_a_card_a_player_and_every_hand_nine(seats: int) -> None:
    s = dealt(seats)
    assert s.display.bit_count() == seats
    assert [hand.bit_count() for hand in s.hand[:seats]] == [9] * seats


@covers("companeros.deal")
def test_the_display_lies_on_top_and_hands_are_dealt_whole_from_the_first_seat() -> None:
    s = dealt(3)
    on_display, hands = s.deck[27:30], [s.deck[18:27], s.deck[9:18], s.deck[0:9]]
    assert s.display == sum(1 << card for card in on_display)
    assert s.hand[:3] == [sum(1 << card for card in hand) for hand in hands]


@covers("companeros.start")
def test_the_starter_is_drawn_and_play_goes_clockwise() -> None:
    starters = {dealt(4, value).turn for value in range(50)}
    assert starters == {0, 1, 2, 3}
    s = scene(["G1", "G2", "G3", "G4"], "Y7", leader=2)
    for seat, card in ((2, "G3"), (3, "G4"), (0, "G1"), (1, "G2")):
        assert rules.to_act(s) == 1 << seat
        act(s, f"{seat} lay {card}")


@covers("companeros.play")
def test_any_card_may_be_laid_and_only_by_the_player_on_turn() -> None:
    s = scene(["G1 Y9 R10", "G2 Y1 Y2", "R1 R2 R3"], "Y7 G5 R4", tricks=6)
    assert moves(s, 0) == ["lay G1", "lay Y9", "lay R10"]
    assert moves(s, 1) == moves(s, 2) == []
    act(s, "0 lay R10")
    assert moves(s, 1) == ["lay G2", "lay Y1", "lay Y2"]
    assert s.phase == LAYING


@covers("companeros.strength")
@pytest.mark.parametrize(
    ("laid", "order", "tied"),
    [
        (SIX_PLAY, [5, 3, 4], "G Y"),  # the worked example: red 11, blue 10, green and yellow 9
        (("G1", "Y1", "R1"), [], "G Y R"),  # all equal
        (("G1", "G2", "G3"), [2, 1, 0], ""),  # one colour
        (("G10", "Y4", "Y7"), [2, 1, 0], ""),  # two small cards beat a large one
        (("G10", "Y4", "Y6"), [], "G Y"),
        (("G3", "Y10", "R5", "G4"), [1, 3, 0, 2], ""),  # inside a colour by the card
        (("B5", "G2", "Y2", "R9"), [3, 0], "G Y"),  # the tie only cuts off what is weaker
        (("G9", "Y9", "R10", "R1"), [2, 3], "G Y"),
        (("G5", "Y5", "R1"), [], "G Y"),
    ],
)
def test_colours_rank_by_strength_and_players_by_their_card(laid: tuple[str, ...], order: list[int], tied: str) -> None:
    s = scene(laid, SIX_DISPLAY)
    for seat, card in enumerate(laid):
        rules.put_down(s, seat, CARD.index(card))
    rules.rank(s)
    assert s.order[: s.order_n] == order
    assert rules.COLOUR.members(s.tied) == tied.split()


@covers("companeros.pick", "companeros.strength")
def test_the_worked_example_is_picked_in_its_order() -> None:
    s = scene(SIX_PLAY, SIX_DISPLAY, tricks=3)
    act(s, *(f"{seat} lay {card}" for seat, card in enumerate(SIX_PLAY)))
    assert moves(s, 5) == ["take G", "take Y", "take R", "take B"]
    assert act(s, "5 take Y") == ["5 took 11 Y"]
    assert moves(s, 3) == ["take G", "take R", "take B"]
    act(s, "3 take R", "4 take G")
    assert [words(taken) for taken in s.taken] == ["", "", "", "R1 R8", "G6", "Y4 Y7"]
    assert words(s.display) == words(cards("B4 G7 G2 Y9 R5 B10 R6"))
    assert s.turn == s.leader == 5


@covers("companeros.pick")
def test_when_the_display_is_empty_the_rest_get_nothing() -> None:
    s = scene(["G1 G4", "G2 G5", "G3 G6"], "Y7 Y8 R1", tricks=7)
    act(s, "0 lay G1", "1 lay G2", "2 lay G3")
    assert moves(s, 2) == ["take Y", "take R"]
    act(s, "2 take Y", "1 take R")
    assert s.phase == LAYING and s.taken_n[:3] == [0, 1, 2]
    assert s.last_stop == rules.BY_EMPTY_DISPLAY


@covers("companeros.pick")
def test_who_may_take_must_take() -> None:
    s = scene(["G1", "G2", "G3"], "Y7 R1")
    act(s, "0 lay G1", "1 lay G2", "2 lay G3")
    assert moves(s, 2) == ["take Y", "take R"]
    assert rules.to_act(s) == 1 << 2


@covers("companeros.tie")
def test_equal_colours_and_all_weaker_ones_take_nothing() -> None:
    s = scene(["B9 G3", "G5 G1", "Y5 Y1", "R2 R9"], "Y7 R1 G2 B6", tricks=7)
    happened = act(s, "0 lay B9", "1 lay G5", "2 lay Y5", "3 lay R2")
    assert "table tied 5 ['G', 'Y']" in happened
    act(s, "0 take Y")
    assert s.phase == LAYING and s.taken_n[:4] == [1, 0, 0, 0]
    assert words(s.display & cards("R1 G2 B6")) == words(cards("R1 G2 B6"))
    assert s.last_stop == rules.BY_TIE


@covers("companeros.tie")
def test_a_tie_of_the_strongest_lets_nobody_pick() -> None:
    s = scene(["G9 G3", "Y9 G1", "R1 Y1"], "Y7 R2 G2", tricks=7)
    act(s, "0 lay G9", "1 lay Y9", "2 lay R1")
    assert s.phase == LAYING and s.taken_n[:3] == [0, 0, 0]
    assert words(s.display) == words(cards("Y7 R2 G2 G9 Y9 R1"))


@covers("companeros.refill")
def test_the_cards_of_the_trick_join_the_display_after_the_settling() -> None:
    s = scene(["G9 G3", "G8 G1", "R1 Y1"], "Y7 R2 G2", tricks=7)
    act(s, "0 lay G9", "1 lay G8", "2 lay R1")
    assert moves(s, 0) == ["take G", "take Y", "take R"]
    act(s, "0 take G")
    assert moves(s, 1) == ["take Y", "take R"]  # the greens laid are not there yet
    act(s, "1 take Y", "2 take R")
    assert words(s.display) == words(cards("G9 G8 R1"))


@covers("companeros.next_start")
def test_who_picked_first_starts_the_next_trick() -> None:
    s = scene(["G1 G3", "Y2 G5", "R9 Y1"], "Y7", tricks=7)
    happened = act(s, "0 lay G1", "1 lay Y2", "2 lay R9", "2 take Y")
    assert s.leader == s.turn == 2 and "2 leads" in happened


@covers("companeros.next_start")
def test_if_nobody_picked_the_same_player_starts_again() -> None:
    s = scene(["R1 G3", "Y9 G1", "G9 Y1"], "Y7", tricks=7, leader=1)
    act(s, "1 lay Y9", "2 lay G9", "0 lay R1")
    assert s.leader == s.turn == 1


@covers("companeros.won.hidden")
def test_a_view_shows_how_many_cards_were_taken_not_which() -> None:
    match = GAME.new(seats=3, seed=5)
    while not sum(match.state.taken_n):
        match.apply(match.to_act()[0], match.legal(match.to_act()[0])[0])
    for seat in (-1, 0, 1, 2):
        seen = match.view(seat)
        assert sum(seen["taken"]) > 0 and seen["running"] is None
        assert not any(match.state.seen(seat).taken)
        assert match.state.seen(seat, past=True).taken == match.state.taken


@covers("companeros.won.hidden")
def test_open_scores_shows_the_running_points() -> None:
    match = GAME.new(seats=3, seed=5, open_scores=True)
    while not sum(match.state.taken_n):
        match.apply(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert match.view(0)["running"] == [rules.worth(taken) for taken in match.state.taken[:3]]
    assert sum(match.view(0)["running"]) > 0


@covers("companeros.end")
def test_the_game_ends_after_nine_tricks_and_the_display_counts_for_nobody() -> None:
    s = scene(["G1", "Y2", "R9"], "Y7 B5")
    happened = act(s, "0 lay G1", "1 lay Y2", "2 lay R9", "2 take Y", "1 take B")
    assert s.phase == OVER and s.tricks == HAND and rules.to_act(s) == 0
    assert s.points[:3] == [0, 5, 7]
    assert happened[-4:] == ["0 scored 0", "1 scored 5", "2 scored 7", "table won [2]"]


@covers("companeros.score")
def test_the_numbers_taken_are_the_points_and_a_tie_is_shared() -> None:
    assert rules.worth(cards("G1 Y10 R7")) == 18
    s = scene(["G1", "Y2", "R9"], "Y7 B7 R3")
    act(s, "0 lay G1", "1 lay Y2", "2 lay R9", "2 take Y", "1 take B", "0 take R")
    assert s.points[:3] == [3, 7, 7]
    assert rules.winners(s) == 0b110


@covers("companeros.match")
def test_points_of_a_series_add_up_and_the_best_starts_the_next_game() -> None:
    s = scene(["G1", "Y2", "R9"], "Y7 B6 R3", games=2)
    s.points[:3] = [10, 0, 0]
    act(s, "0 lay G1", "1 lay Y2", "2 lay R9", "2 take Y", "1 take B", "0 take R")
    assert s.phase == LAYING and s.rounds == 1 and s.tricks == 0
    assert s.points[:3] == [13, 6, 7]
    assert s.opener == s.turn == 2  # the most in this game, not in the series


@covers("companeros.match")
@pytest.mark.parametrize(("opener", "starts"), [(0, 1), (1, 1), (2, 2)])
def test_of_equal_best_the_first_clockwise_from_the_last_starter_starts(opener: int, starts: int) -> None:
    s = scene(["G1", "Y2", "R9"], "Y7 B7 R3", games=3, opener=opener)
    act(s, "0 lay G1", "1 lay Y2", "2 lay R9", "2 take Y", "1 take B", "0 take R")
    assert s.opener == starts


@covers("companeros.match", "companeros.score")
@pytest.mark.parametrize(("games", "why"), [(1, "companeros.score"), (2, "companeros.match"), (20, "companeros.match")])
def test_a_match_has_as_many_games_as_agreed(games: int, why: str) -> None:
    match = GAME.new(seats=3, seed=2, games=games)
    while not match.over():
        match.apply(match.to_act()[0], match.legal(match.to_act()[0])[-1])
    outcome = match.outcome()
    assert outcome is not None and outcome.why == why
    assert len(match.rounds) == games
    assert outcome.points == [sum(row) for row in zip(*match.rounds, strict=True)]


@covers("companeros.score")
def test_while_nobody_has_a_point_all_would_share() -> None:
    assert rules.winners(dealt(4)) == 0b1111
