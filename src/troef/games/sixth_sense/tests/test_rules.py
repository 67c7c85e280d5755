"""Every rule of 6th Sense, by its id."""

from __future__ import annotations

import pytest

from troef.core.chance import Fast
from troef.core.errors import BadOption
from troef.core.words import NONE, lowest
from troef.games.sixth_sense import GAME, judge, rules
from troef.games.sixth_sense.rules import CARD, COLOUR, OVER, PLAYING, PREDICTING, SPLITTING, State
from troef.games.sixth_sense.tests.scene import act, fresh, held, moves, scene, view
from troef.testing import covers


def play_first_moves(s: State, *, rounds: int = 1) -> None:
    """Everybody makes the first move of their list until so many rounds are scored."""
    while s.rounds < rounds and s.phase != OVER:
        seat = lowest(rules.to_act(s))
        act(s, f"{seat} {moves(s, seat)[0]}")


# ---- set-up --------------------------------------------------------------------------------------


@covers("sixth.rounds")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_a_game_has_the_rounds_its_players_ask_for(seats: int, rounds: int) -> None:
    match = GAME.new(seats=seats, seed=seats)
    while not match.over():
        seat = match.to_act()[-1]
        match.apply(seat, match.legal(seat)[-1])
    outcome = match.outcome()
    assert len(match.rounds) == rounds
    assert outcome is not None and outcome.why == "sixth.win"


@covers("sixth.hand")
@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 14), (4, 14), (5, 13), (6, 11)])
def test_everybody_is_dealt_the_same_number_of_cards(seats: int, cards: int) -> None:
    s = fresh(seats)
    assert [len(held(s, seat).split()) for seat in range(seats)] == [cards] * seats
    assert sum(row.bit_count() for row in s.rest) == (56 if seats == 2 else 70) - seats * cards - 1


@covers("sixth.hand", "sixth.trump")
def test_hands_are_dealt_whole_from_the_top_and_the_next_card_is_trump() -> None:
    s = fresh(4)
    hands = [s.deck[70 - 14 * (seat + 1) : 70 - 14 * seat] for seat in range(4)]
    assert [held(s, seat) for seat in range(4)] == [" ".join(CARD.words[c] for c in sorted(hand)) for hand in hands]
    assert s.trump_card == s.deck[13] and s.trump == s.deck[13] // 14
    assert sum(row.bit_count() for row in s.rest) == 13


@covers("sixth.two_players.deck")
def test_two_players_leave_one_colour_out_for_the_whole_match() -> None:
    drawn = set()
    for value in range(40):
        s = fresh(2, value)
        drawn.add(s.left_out)
        assert s.left_out != NONE
        for _ in range(2):
            held_colours = {card[0] for seat in (0, 1) for card in held(s, seat).split()} | {COLOUR.words[s.trump]}
            assert COLOUR.words[s.left_out] not in held_colours and s.rest[s.left_out] == 0
            play_first_moves(s, rounds=s.rounds + 1)
        assert view(s, 0)["left_out"] == view(s, 1)["left_out"] == COLOUR.words[s.left_out]
    assert drawn == set(range(5))


@covers("sixth.two_players.deck")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_more_players_play_with_all_colours(seats: int) -> None:
    s = fresh(seats)
    assert s.left_out == NONE and sorted(s.deck) == list(range(70))


@covers("sixth.trump")
def test_the_colour_of_the_card_turned_is_trump_for_the_round() -> None:
    s = fresh(3)
    trumps = []
    for _ in range(6):
        trumps.append(s.trump_card)
        assert s.trump == s.trump_card // 14
        assert view(s, 1)["trump_card"] == CARD.words[s.trump_card]
        play_first_moves(s, rounds=s.rounds + 1)
    assert len(set(trumps)) > 1  # a new card every round


@covers("sixth.dealer")
def test_the_first_dealer_is_drawn_and_then_the_player_to_the_left_deals() -> None:
    assert {fresh(5, value).dealer for value in range(60)} == set(range(5))
    s = fresh(4)
    dealers = []
    while s.phase != OVER:
        dealers.append(s.dealer)
        assert s.leader == s.turn == (s.dealer + 1) % 4
        play_first_moves(s, rounds=s.rounds + 1)
    assert dealers == [(dealers[0] + i) % 4 for i in range(4)]


def test_a_match_begun_at_a_table_that_was_left_is_like_a_new_one() -> None:
    used, new = fresh(6, 3), fresh(6, 9)
    act(used, *(f"{seat} {moves(used, seat)[0]}" for seat in range(6)))
    for _ in range(20):
        act(used, f"{used.turn} {moves(used, used.turn)[0]}")
    used.chance = Fast(9)
    rules.begin(used, 6)
    assert used.fields_equal(new)
    assert new.trick == new.last_trick == new.shown == [NONE] * 6
    assert new.owed == [0] * 6
    assert new.last_round == new.last_piles == 0 and view(new, 0)["last_trick"] is None


# ---- the prediction ------------------------------------------------------------------------------


@covers("sixth.predict")
def test_all_predict_at_the_same_time_with_any_card_and_in_any_order() -> None:
    s = fresh(4)
    assert rules.to_act(s) == 0b1111
    for seat in range(4):
        assert moves(s, seat) == [f"predict {card}" for card in held(s, seat).split()]
    for seat in (2, 0, 3, 1):
        before, card = rules.to_act(s), held(s, seat).split()[5]
        act(s, f"{seat} predict {card}")
        assert card not in held(s, seat).split() and moves(s, seat) == ([] if seat != s.turn else moves(s, seat))
        assert s.predicted >> seat & 1 and (s.phase == PLAYING or rules.to_act(s) == before ^ 1 << seat)
    assert s.phase == PLAYING and rules.to_act(s) == 1 << s.leader


@covers("sixth.predict")
def test_others_see_that_a_card_lies_there_and_the_same_for_every_card() -> None:
    told, seen = set(), set()
    start = fresh(3)
    for move in moves(start, 1):
        s = start.clone()
        act(s, f"1 {move}")
        for viewer in (-1, 0, 2):
            told.add(tuple(repr(rules.EVENTS.told(raw, viewer)) for raw in s.events))
            seen.add((viewer, repr(s.seen(viewer, True))))
        assert repr(rules.EVENTS.told(s.events[0], 1)) == f"<1 predicted {move.split()[1]}>"
        assert view(s, 1)["prediction"] == move.split()[1]
    assert told == {("<1 predicted>",)}
    assert len(seen) == 3  # one sight a viewer, whatever the card


@covers("sixth.predict")
@pytest.mark.parametrize(("seats", "tricks"), [(2, 14), (3, 13), (4, 13), (5, 12), (6, 10)])
def test_a_round_has_one_trick_fewer_than_cards_dealt(seats: int, tricks: int) -> None:
    s = fresh(seats)  # worked example 7
    ended = 0
    while s.rounds == 0:
        seat = lowest(rules.to_act(s))
        happened = act(s, f"{seat} {moves(s, seat)[0]}")
        ended += sum(" took " in event or event == "table lost" for event in happened)
    assert ended == tricks


@covers("sixth.predict.six")
@pytest.mark.parametrize(("tricks", "away"), [(6, 0), (9, 0), (7, 1), (8, 1), (10, 1), (5, 1), (4, 2), (0, 6), (12, 3)])
def test_a_six_predicts_six_or_nine(tricks: int, away: int) -> None:
    assert rules.distance(CARD.index("Y6"), tricks) == away


@covers("sixth.predict.zero")
def test_a_nought_predicts_no_trick() -> None:
    s = fresh(3)
    assert [rules.score(s, CARD.index("P0"), tricks) for tricks in range(4)] == [0, -1, -2, -3]  # worked example 6


# ---- a trick -------------------------------------------------------------------------------------


@covers("sixth.lead")
def test_the_leader_may_play_any_card() -> None:
    s = scene(["Y3 G11 B2 P0", "Y4 Y5 Y7 R1", "R2 R3 R5 R7"])
    assert moves(s, 0) == ["play B2", "play Y3", "play G11", "play P0"]
    assert moves(s, 1) == moves(s, 2) == []


@covers("sixth.follow")
def test_the_others_follow_clockwise_if_they_can() -> None:
    s = scene(["Y3 G11", "Y4 B5", "R2 B3"], leader=0)
    act(s, "0 play Y3")
    assert moves(s, 1) == ["play Y4"]
    act(s, "1 play Y4")
    assert moves(s, 2) == ["play B3", "play R2"]  # no yellow: anything, trump included
    assert rules.to_act(s) == 1 << 2


@covers("sixth.follow")
def test_who_does_not_follow_shows_that_they_cannot() -> None:
    s = scene(["Y3 G11", "Y4 B5", "R2 B3"])
    act(s, "0 play Y3", "1 play Y4", "2 play R2")
    assert [COLOUR.members(mask) for mask in s.voids[:3]] == [[], [], ["Y"]]


@covers("sixth.win.trump")
def test_worked_example_one() -> None:
    s = scene(["Y3 Y7", "G11 G7", "Y5 Y8", "B2 B7"])
    happened = act(s, "0 play Y3", "1 play G11", "2 play Y5", "3 play B2")
    assert happened[-2:] == ["3 took win-trump B2", "3 leads"]
    assert s.tricks[:4] == [0, 0, 0, 1]


@covers("sixth.win.colour")
def test_the_highest_card_of_the_colour_wins_without_trump() -> None:
    s = scene(["Y3 Y7", "G11 G7", "Y5 Y8", "R14 R7"])
    happened = act(s, "0 play Y3", "1 play G11", "2 play Y5", "3 play R14")
    assert happened[-2:] == ["2 took win-colour Y5", "2 leads"]


@covers("sixth.next_lead")
def test_the_winner_leads_to_the_next_trick_and_the_cards_lie_face_down() -> None:
    s = scene(["Y3 Y7", "Y11 G7", "Y5 Y8"])
    act(s, "0 play Y3", "1 play Y11", "2 play Y5")
    assert s.leader == s.turn == 1 and s.trick_n == 0
    assert not any(s.seen(0).played)
    assert s.seen(0, past=True).played == s.played
    act(s, "1 play G7", "2 play Y8", "0 play Y7")
    assert s.rounds == 1


@covers("sixth.piles.public")
def test_everybody_can_count_the_tricks_of_everybody() -> None:
    s = scene(["Y3 Y7 Y1", "Y11 G7 G1", "Y5 Y8 Y2"], tricks=[2, 5, 3])
    act(s, "0 play Y3", "1 play Y11", "2 play Y5")
    for viewer in (-1, 0, 1, 2):
        assert view(s, viewer)["tricks"] == [2, 6, 3]


# ---- cards that do something ---------------------------------------------------------------------


@covers("sixth.block.plain")
def test_a_nought_may_be_played_as_a_plain_card() -> None:
    s = scene(["Y0 Y7", "Y1 G7", "G0 Y8"])
    assert moves(s, 0) == ["play Y0", "play Y7"]
    act(s, "0 play Y0", "1 play Y1")
    assert "play Y8" in moves(s, 2) and "play G0" not in moves(s, 2)
    assert act(s, "2 play Y8")[-2] == "2 took win-colour Y8"
    s = scene(["Y7 G7", "Y0 G1", "Y3 Y8"])
    act(s, "0 play Y7", "1 play Y0")
    assert [rules.value_in(card) for card in s.trick[:2]] == [7, 0] and rules.blocked_in(s.trick) == NONE


@covers("sixth.block")
def test_a_block_can_be_laid_on_any_card_of_the_trick() -> None:
    s = scene(["Y6 Y7", "Y1 G7", "R0 R8", "P0 P1", "B1 B2"])
    act(s, "0 play Y6 as 9", "1 play Y1", "2 play R0")
    assert moves(s, 3) == ["play P0", "play P1", "block P0 on Y6", "block P0 on Y1", "block P0 on R0"]
    assert act(s, "3 block P0 on Y6") == ["3 blocked P0 Y6", "table asked Y"]
    assert [rules.counts(card) for card in s.trick[:4]] == [False, True, True, False]
    assert [CARD.words[rules.card_in(s.trick, place)] for place in range(4)] == ["Y6", "Y1", "R0", "P0"]


@covers("sixth.block")
def test_worked_example_four_a_blocked_four_turns_nothing() -> None:
    s = scene(["Y3 G7", "Y4 G8", "G0 G1", "Y5 G2"])
    happened = act(s, "0 play Y3", "1 play Y4", "2 block G0 on Y4", "3 play Y5")
    assert "3 took win-colour Y5" in happened


@covers("sixth.block", "sixth.block.follow")
def test_a_block_follows_like_any_card() -> None:
    s = scene(["Y3 G7", "Y4 G0", "Y0 R0"])
    act(s, "0 play Y3")
    assert moves(s, 1) == ["play Y4"]  # the green 0 is held back by the duty to follow
    act(s, "1 play Y4")
    assert moves(s, 2) == ["play Y0", "block Y0 on Y3", "block Y0 on Y4"]


@covers("sixth.block.follow")
def test_a_block_of_another_colour_shows_that_its_player_cannot_follow() -> None:
    s = scene(["Y3 G7", "G0 G8", "Y0 Y1"])
    act(s, "0 play Y3", "1 block G0 on Y3")
    assert COLOUR.members(s.voids[1]) == ["Y"]


@covers("sixth.block.once")
def test_there_is_one_block_a_trick_and_a_further_nought_is_plain() -> None:
    s = scene(["Y3 G7", "Y0 G8", "P0 P1", "Y5 Y7"])
    act(s, "0 play Y3", "1 block Y0 on Y3")
    assert moves(s, 2) == ["play P0", "play P1"]
    assert "2 took win-colour P0" in act(s, "2 play P0", "3 play Y5")  # the only card of the colour now requested
    s = scene(["Y3 G0", "Y0 G8", "P0 P1"])
    act(s, "0 play Y3", "1 block Y0 on Y3", "2 play P0", "2 play P1", "0 block G0 on P1")  # the next trick has its own


@covers("sixth.block.not_lead")
def test_a_trick_cannot_be_opened_with_a_block() -> None:
    s = scene(["Y0 G0", "Y1 G8", "P0 P1"])
    assert moves(s, 0) == ["play Y0", "play G0"]


@covers("sixth.block.lead")
def test_worked_example_five_the_colour_passes_to_the_next_card() -> None:
    s = scene(["Y6 R7", "G2 R8", "Y0 R1", "Y14 R2"])
    happened = act(s, "0 play Y6 as 9", "1 play G2", "2 block Y0 on Y6")
    assert happened[-1] == "table asked G"
    assert moves(s, 3) == ["play Y14", "play R2"]  # no green: free, also for what was requested before
    happened = act(s, "3 play Y14")
    assert happened[-2:] == ["1 took win-colour G2", "1 leads"]
    assert [COLOUR.members(mask) for mask in s.voids[:4]] == [[], ["Y"], [], ["G"]]


@covers("sixth.block.lead")
def test_a_later_player_follows_the_new_colour() -> None:
    s = scene(["Y6 R7", "G2 R8", "Y0 R1", "Y14 G1"])
    act(s, "0 play Y6 as 9", "1 play G2", "2 block Y0 on Y6")
    assert moves(s, 3) == ["play G1"]


@covers("sixth.block.lead")
def test_after_a_block_on_a_lone_lead_the_next_player_is_free_and_sets_the_colour() -> None:
    s = scene(["Y6 R7", "Y0 R8", "Y1 G1", "Y14 G2"])
    happened = act(s, "0 play Y6 as 6", "1 block Y0 on Y6")
    assert happened[-1] == "table free"
    assert moves(s, 2) == ["play Y1", "play G1"]
    act(s, "2 play G1")
    assert s.voids[2] == 0  # free to play anything, it shows nothing
    assert moves(s, 3) == ["play G2"]
    assert act(s, "3 play G2")[1] == "3 took win-colour G2"


@covers("sixth.block.lead")
def test_cards_that_lie_there_are_not_taken_back() -> None:
    s = scene(["Y6 R7", "R2 G8", "P1 R1", "Y0 G2"])
    act(s, "0 play Y6 as 6", "1 play R2", "2 play P1")
    assert "3 blocked Y0 Y6" in act(s, "3 block Y0 on Y6")
    assert [CARD.words[rules.card_in(s.last_trick, place)] for place in range(4)] == ["Y6", "R2", "P1", "Y0"]
    assert s.leader == 1  # red was requested after all; the purple 1 stays although a red card was in that hand


@covers("sixth.block.two_players")
def test_with_two_players_nobody_wins_a_blocked_trick_and_its_leader_leads_again() -> None:
    s = scene(["Y12 R7", "Y0 R8"], leader=0, tricks=[3, 4])
    happened = act(s, "0 play Y12", "1 block Y0 on Y12")
    assert happened == ["0 played Y12", "1 blocked Y0 Y12", "table lost", "0 leads"]  # and nothing to split
    assert s.tricks[:2] == [3, 4] and s.lost == 1 and s.leader == s.turn == 0


@covers("sixth.block.two_players")
def test_so_it_is_on_the_first_trick_too() -> None:
    s = scene(
        ["Y2 " + "R1 R2 R3 R5 R7 R10 R11 R13 R14 G1 G2 G3 G5", "Y0 " + "P1 P2 P3 P5 P7 P10 P11 P13 P14 B1 B2 B3 B5"]
    )
    assert s.done == 0
    act(s, "0 play Y2", "1 block Y0 on Y2")
    assert s.done == 1 and s.leader == s.turn == 0 and s.tricks[:2] == [0, 0]


@covers("sixth.reverse")
def test_after_a_four_the_lowest_card_wins() -> None:
    s = scene(["Y3 R7", "Y4 R8", "Y14 R1"])
    assert "0 took reverse Y3" in act(s, "0 play Y3", "1 play Y4", "2 play Y14")


@covers("sixth.reverse.tie")
def test_worked_example_two() -> None:
    s = scene(["B10 R7", "G4 R8", "R1 R2", "Y1 Y2"])
    assert "3 took reverse-tie Y1" in act(s, "0 play B10", "1 play G4", "2 play R1", "3 play Y1")


@covers("sixth.reverse.two")
def test_two_fours_cancel_each_other() -> None:
    s = scene(["Y3 R7", "Y4 R8", "G4 G1"])
    assert "1 took win-colour Y4" in act(s, "0 play Y3", "1 play Y4", "2 play G4")


@covers("sixth.six")
def test_a_six_is_called_as_it_is_played() -> None:
    s = scene(["Y6 R7", "Y8 R8", "Y7 G1"])
    assert moves(s, 0) == ["play R7", "play Y6 as 6", "play Y6 as 9"]
    happened = act(s, "0 play Y6 as 9", "1 play Y8", "2 play Y7")
    assert happened[0] == "0 called 9 Y6" and "0 took win-colour Y6" in happened
    s = scene(["Y6 R7", "Y8 R8", "Y7 G1"])
    assert "1 took win-colour Y8" in act(s, "0 play Y6 as 6", "1 play Y8", "2 play Y7")


@covers("sixth.peek")
def test_who_led_an_eight_looks_at_the_prediction_of_the_winner() -> None:
    s = scene(["Y8 R7", "Y10 R8", "Y7 G1"], predictions="P1 P2 P3")
    happened = act(s, "0 play Y8", "1 play Y10", "2 play Y7")
    assert happened[-4:] == ["1 took win-colour Y10", "0 peeked 1", "0 saw 1 P2", "1 leads"]
    assert view(s, 0)["peeked"] == [None, "P2", None]
    for viewer in (-1, 1, 2):
        assert view(s, viewer)["peeked"] == [None, None, None]
        assert view(s, viewer)["looked"] == [[1], [], []]
        told = [repr(rules.EVENTS.told(raw, viewer)) for raw in s.events]
        assert "<0 peeked 1>" in told and "<0 saw>" in told


@covers("sixth.peek")
def test_what_was_seen_stays_known_until_the_round_is_over() -> None:
    s = scene(["Y8 R7 R1", "Y10 R8 G2", "Y7 G1 B1"], predictions="P1 P2 P3")
    act(s, "0 play Y8", "1 play Y10", "2 play Y7", "1 play G2", "2 play G1", "0 play R7")
    assert view(s, 0)["peeked"] == [None, "P2", None]
    act(s, "1 play R8", "2 play B1", "0 play R1")
    assert s.rounds == 1 and view(s, 0)["peeked"] == [None, None, None]


@covers("sixth.peek")
@pytest.mark.parametrize(
    ("hands", "acts"),
    [
        (("Y8 R7", "Y3 R8", "Y7 G1"), ("play Y8", "play Y3", "play Y7")),  # the leader won
        (("Y8 R7", "Y0 R8", "Y7 G1"), ("play Y8", "block Y0 on Y8", "play Y7")),  # the 8 was blocked
        (("Y7 R7", "Y8 R8", "Y10 G1"), ("play Y7", "play Y8", "play Y10")),  # the 8 was not led
        (("Y7 R7", "Y8 R8", "Y0 G1"), ("play Y7", "play Y8", "block Y0 on Y7")),  # it became the first card later
        (("Y8 R7", "Y0 R8"), ("play Y8", "block Y0 on Y8")),  # nobody won
    ],
)
def test_there_is_no_peek(hands: tuple[str, ...], acts: tuple[str, ...]) -> None:
    s = scene(hands)
    happened = act(s, *(f"{seat} {move}" for seat, move in enumerate(acts)))
    assert not any("peeked" in event or "saw" in event for event in happened)
    assert s.looked == [0] * 6


@covers("sixth.peek", "sixth.double")
def test_the_peek_comes_after_the_choice_to_split() -> None:
    s = scene(["Y8 R7", "Y12 R8", "Y7 G1"], predictions="P1 P2 P3")
    assert act(s, "0 play Y8", "1 play Y12", "2 play Y7")[-1] == "1 took win-colour Y12"
    assert act(s, "1 split") == ["1 split", "0 peeked 1", "0 saw 1 P2", "1 leads"]


@covers("sixth.double")
@pytest.mark.parametrize(("choice", "tricks"), [("split", 2), ("keep", 1)])
def test_the_winner_of_a_trick_with_a_twelve_counts_two_or_one(choice: str, tricks: int) -> None:
    s = scene(["Y12 R7", "Y10 R8", "B7 G1"])
    act(s, "0 play Y12", "1 play Y10", "2 play B7")
    assert s.phase == SPLITTING and rules.to_act(s) == 1 << 2
    assert moves(s, 2) == ["split", "keep"] and moves(s, 0) == moves(s, 1) == []
    act(s, f"2 {choice}")
    assert s.tricks[:3] == [0, 0, tricks] and s.splits == tricks - 1 and s.leader == s.turn == 2


@covers("sixth.double")
def test_two_twelves_make_no_more_piles() -> None:
    s = scene(["Y12 R7", "Y10 R8", "G12 G1"])
    act(s, "0 play Y12", "1 play Y10", "2 play G12", "0 split")
    assert s.tricks[:3] == [2, 0, 0] and s.phase == PLAYING


@covers("sixth.double", "sixth.block")
def test_a_blocked_twelve_does_not_double() -> None:
    s = scene(["Y12 R7", "Y10 R8", "Y0 G1"])
    act(s, "0 play Y12", "1 play Y10", "2 block Y0 on Y12")
    assert s.phase == PLAYING and s.tricks[:3] == [0, 1, 0]


@covers("sixth.double")
def test_the_choice_is_made_before_anything_else_also_after_the_last_trick() -> None:
    s = scene(["Y12", "Y10", "Y7"], predictions="P2 P1 P0")
    act(s, "0 play Y12", "1 play Y10", "2 play Y7")
    assert s.phase == SPLITTING and s.rounds == 0
    happened = act(s, "0 split")
    assert s.rounds == 1 and "0 scored 2 2" in happened


# ---- scoring -------------------------------------------------------------------------------------


@covers("sixth.score.right")
@pytest.mark.parametrize(
    ("card", "tricks", "points"), [("Y4", 4, 4), ("Y6", 6, 6), ("Y6", 9, 9), ("Y0", 0, 0), ("R14", 14, 14)]
)
def test_a_right_prediction_scores_the_number_that_was_met(card: str, tricks: int, points: int) -> None:
    assert rules.score(fresh(3), CARD.index(card), tricks) == points  # worked examples 3 and 6


@covers("sixth.score.wrong")
@pytest.mark.parametrize(
    ("card", "tricks", "points"),
    [
        ("Y4", 6, -2),
        ("Y4", 2, -2),
        ("Y6", 7, -1),
        ("Y6", 8, -1),
        ("Y6", 10, -1),
        ("Y6", 4, -2),
        ("Y0", 2, -2),
        ("Y13", 1, -12),
    ],
)
def test_a_wrong_one_costs_a_point_for_every_trick_beside_it(card: str, tricks: int, points: int) -> None:
    assert rules.score(fresh(3), CARD.index(card), tricks) == points  # worked examples 3 and 6


@covers("sixth.score.shown")
def test_at_the_end_of_the_round_all_show_their_predictions() -> None:
    s = scene(["Y3", "Y10", "Y7"], predictions="P2 P1 P6", tricks=[2, 1, 9], done=12)
    happened = act(s, "0 play Y3", "1 play Y10", "2 play Y7")
    assert happened[4:10] == ["0 shown P2", "1 shown P1", "2 shown P6", "0 scored 2 2", "1 scored -1 2", "2 scored 9 9"]
    assert happened[10].endswith(" deals 2")
    assert s.points[:3] == [2, -1, 9] and s.phase == PREDICTING
    for viewer in (-1, 0, 1, 2):
        assert view(s, viewer)["scored"] == {
            "round": 1,
            "predictions": ["P2", "P1", "P6"],
            "tricks": [2, 2, 9],
            "points": [2, -1, 9],
            "leaders": [2],
        }


@covers("sixth.score.shown", "sixth.predict")
def test_before_the_end_nobody_sees_the_prediction_of_another() -> None:
    s = scene(["Y3 R1", "Y10 R2", "Y7 R3"], predictions="P2 P1 P6")
    for viewer in (-1, 0, 1, 2):
        seen = s.seen(viewer, past=True)
        assert [seen.prediction[seat] for seat in range(3) if seat != viewer] == [0] * (3 if viewer < 0 else 2)


@covers("sixth.win")
@pytest.mark.parametrize(
    ("points", "winners"), [([3, 9, 2], [1]), ([9, 9, 2], [0, 1]), ([-5, -9, -5], [0, 2]), ([0, 0, 0], [0, 1, 2])]
)
def test_the_most_points_win_and_a_tie_is_shared(points: list[int], winners: list[int]) -> None:
    s = scene(["Y3", "Y10", "Y7"], predictions="P1 P2 P1", tricks=[1, 1, 1], rounds=5)
    s.points[:3] = [points[0] - 1, points[1] - 2, points[2] - 1]
    happened = act(s, "0 play Y3", "1 play Y10", "2 play Y7")
    assert s.phase == OVER and rules.to_act(s) == 0
    assert s.points[:3] == points and happened[-1] == f"table won {winners}"


# ---- variants ------------------------------------------------------------------------------------


@covers("sixth.variant.novice")
def test_beginners_play_without_trump_and_no_card_is_turned() -> None:
    s = fresh(4, novice=1)
    assert s.trump == s.trump_card == s.top == NONE
    assert sum(row.bit_count() for row in s.rest) == 70 - 4 * 14
    assert not any(rules.EVENTS.kinds[raw[0]].name == "turned" for raw in s.events)


@covers("sixth.variant.novice")
@pytest.mark.parametrize(
    ("card", "tricks", "points"),
    [
        ("Y4", 4, 6),
        ("Y0", 0, 6),
        ("Y6", 9, 6),
        ("Y4", 5, 4),
        ("Y4", 2, 3),
        ("Y4", 7, 2),
        ("Y4", 8, 1),
        ("Y4", 9, 0),
        ("Y14", 0, 0),
        ("Y6", 8, 4),
    ],
)
def test_beginners_score_by_a_table(card: str, tricks: int, points: int) -> None:
    assert rules.score(fresh(3, novice=1), CARD.index(card), tricks) == points


@covers("sixth.variant.target")
@pytest.mark.parametrize(("target", "over"), [(5, True), (6, True), (7, False)])
def test_with_a_target_the_match_ends_when_somebody_has_the_points(target: int, over: bool) -> None:
    s = scene(["Y3", "Y10", "Y7"], predictions="P1 P2 P1", tricks=[1, 1, 1], target=target)
    s.points[:3] = [1, 4, 1]
    act(s, "0 play Y3", "1 play Y10", "2 play Y7")
    assert s.points[:3] == [2, 6, 2]
    assert (s.phase == OVER) == over
    assert judge.ended_by(s) == "sixth.variant.target"


@covers("sixth.variant.target")
def test_a_target_plays_on_after_the_usual_rounds_and_ends_after_twenty() -> None:
    s = fresh(3, target=200)
    rounds = 0
    while s.phase != OVER:
        play_first_moves(s, rounds=s.rounds + 1)
        rounds += 1
    assert rounds == s.rounds == 20 and max(s.points) < 200


@covers("sixth.variant.target", "sixth.variant.novice", "sixth.variant.late_trump")
@pytest.mark.parametrize(("novice", "late_trump"), [(True, False), (False, True)])
def test_a_target_goes_with_the_other_variants(novice: bool, late_trump: bool) -> None:
    match = GAME.new(seats=3, seed=4, target=1, novice=novice, late_trump=late_trump)
    while not match.over():
        seat = match.to_act()[0]
        match.apply(seat, match.legal(seat)[0])
    outcome = match.outcome()
    assert outcome is not None and outcome.why == "sixth.variant.target"
    assert max(outcome.points) >= 1 or len(match.rounds) == 20


@covers("sixth.variant.late_trump")
def test_late_trump_is_turned_when_all_have_predicted_and_nobody_sees_it_before() -> None:
    s = fresh(3, late_trump=1)
    card = s.top
    for seat in (2, 0, 1):
        for viewer in (-1, 0, 1, 2):
            seen = s.seen(viewer, past=True)
            assert seen.trump == seen.trump_card == NONE and seen.top == 0 and seen.rest == [0] * 5
            assert view(s, viewer)["trump"] is None
        happened = act(s, f"{seat} {moves(s, seat)[3]}")
    assert happened[1] == f"table turned {CARD.words[card][0]} {CARD.words[card]}"
    assert s.trump_card == card == s.deck[70 - 3 * 14 - 1] and s.trump == card // 14


@covers("sixth.variant.late_trump", "sixth.variant.novice")
def test_beginners_have_no_trump_to_turn_late() -> None:
    with pytest.raises(BadOption, match="late_trump"):
        GAME.new(seats=3, novice=True, late_trump=True)


# ---- the law of a round --------------------------------------------------------------------------


@covers("sixth.double", "sixth.block.two_players")
@pytest.mark.parametrize("seats", GAME.seats)
def test_tricks_counted_and_lost_are_the_cards_dealt_less_one_and_the_splits(seats: int) -> None:
    splits = lost = 0
    for value in range(12):
        match = GAME.new(seats=seats, seed=value)
        while not match.over():
            seat = match.to_act()[0]
            offered = match.legal(seat)
            special = [move for move in offered if move.startswith(("block", "split"))]
            before = match.state.clone()
            match.apply(seat, (special or offered)[-1])
            assert GAME.broken(match.state) == ""
            if match.state.rounds > before.rounds:
                tricks = match.state.shown_tricks[:seats]
                last = [repr(event).split()[1] for event in match.told(match.log[-1], 0)]
                divided, lost_now = before.splits + ("split>" in last), before.lost + ("lost>" in last)
                assert sum(tricks) + lost_now == rules.HAND[seats] - 1 + divided
                splits, lost = splits + divided, lost + lost_now
    assert splits > 0 and (lost > 0) == (seats == 2)


@covers("sixth.predict")
def test_predictions_are_bound_to_no_turn_and_nothing_is_a_race() -> None:
    book = rules.MOVES
    spelled = [book.spell(action) for action in range(len(book))]
    assert {move.split()[0] for move in spelled if book.is_loose(move)} == {"predict"}
    assert not any(map(book.is_race, spelled))
