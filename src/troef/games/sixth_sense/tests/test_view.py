"""What people, bots and learners are shown of 6th Sense."""

from __future__ import annotations

import random
from typing import Any

import pytest

from troef.bots.random import Random
from troef.core import driver
from troef.core.errors import NotLawful
from troef.core.notation import Event
from troef.games.sixth_sense import GAME, rules
from troef.games.sixth_sense.bot import Heuristic, Outlook
from troef.games.sixth_sense.encoding import OBSERVATION, PLANES, observe
from troef.games.sixth_sense.rules import CARD, State
from troef.games.sixth_sense.tests.scene import act, fresh, moves, random_states, scene, view
from troef.games.sixth_sense.view import reach
from troef.locales import Speech
from troef.testing import covers

# ---- views ---------------------------------------------------------------------------------------


def test_a_view_shows_the_trick_so_far_who_leads_it_and_why() -> None:
    s = scene(["Y6 R7", "G2 R8", "Y0 R1", "Y14 R2"])
    act(s, "0 play Y6 as 9", "1 play G2")
    trick = view(s, 3)["trick"]
    assert (trick["leader"], trick["requested"], trick["reversed"], trick["double"]) == (0, "Y", False, False)
    assert trick["best"] == {"seat": 0, "card": "Y6", "why": "win-colour", "rule": "sixth.win.colour"}
    act(s, "2 block Y0 on Y6")
    trick = view(s, 3)["trick"]
    assert [(c["seat"], c["card"], c["as"], c["counts"], c["blocks"]) for c in trick["cards"]] == [
        (0, "Y6", 9, False, None),
        (1, "G2", None, True, None),
        (2, "Y0", None, False, "Y6"),
    ]
    assert trick["requested"] == "G" and trick["best"]["seat"] == 1


@covers("sixth.reverse", "sixth.double")
def test_a_view_shows_that_a_trick_is_reversed_or_double() -> None:
    s = scene(["Y12 R7", "Y4 R8", "Y10 R1"])
    act(s, "0 play Y12", "1 play Y4")
    trick = view(s, 2)["trick"]
    assert trick["reversed"] and trick["double"]
    assert trick["best"]["card"] == "Y4" and trick["best"]["rule"] == "sixth.reverse"


def test_a_view_of_a_trick_nobody_has_begun_is_empty() -> None:
    trick = view(scene(["Y6 R7", "G2 R8", "Y0 R1"]), 1)["trick"]
    assert trick == {
        "leader": 0,
        "cards": [],
        "requested": None,
        "reversed": False,
        "double": False,
        "best": None,
    }


def test_a_view_keeps_the_last_trick_whole_with_why_it_was_won() -> None:
    s = scene(["Y12 R7", "B4 R8", "Y10 R1"], "B")
    act(s, "0 play Y12", "1 play B4", "2 play Y10", "2 split")
    last = view(s, 0)["last_trick"]
    assert [card["card"] for card in last["cards"]] == ["Y12", "B4", "Y10"]
    assert (last["winner"], last["why"], last["rule"]) == (2, "reverse", "sixth.reverse")
    assert (last["piles"], last["round"], last["trump"], last["leader"]) == (2, 1, "B", 0)
    assert view(s, 0)["trick"]["cards"] == [] and view(s, 0)["trump"] == "B"


def test_the_last_trick_of_a_round_is_still_shown_with_the_trump_of_its_round() -> None:
    s = scene(["Y3", "B1", "Y10"], "B")
    act(s, "0 play Y3", "1 play B1", "2 play Y10")
    shown = view(s, 0)
    assert shown["phase"] == "predict" and shown["round"] == 2
    assert shown["last_trick"]["trump"] == "B" and shown["last_trick"]["why"] == "win-trump"
    assert shown["last_trick"]["round"] == 1


@covers("sixth.block.two_players")
def test_a_view_says_that_nobody_won_the_last_trick() -> None:
    s = scene(["Y12 R7", "Y0 R8"])
    act(s, "0 play Y12", "1 block Y0 on Y12")
    last = view(s, 0)["last_trick"]
    assert (last["winner"], last["rule"], last["piles"]) == (None, "sixth.block.two_players", 0)
    assert view(s, 1)["tricks_lost"] == 1


def test_a_view_shows_where_the_match_stands() -> None:
    s = fresh(2, 3)
    shown = view(s, 0)
    assert (shown["phase"], shown["turn"], shown["round"], shown["of_rounds"]) == ("predict", None, 1, 6)
    assert (
        shown["hand_sizes"] == [15, 15]
        and len(shown["hand"]) == 15
        and shown["tricks_left"] == shown["of_tricks"] == 14
    )
    assert shown["target"] is None and shown["left_out"] in "BYRGP" and shown["trump"] != shown["left_out"]
    act(s, f"0 {moves(s, 0)[0]}")
    shown = view(s, 1)
    assert shown["predicted"] == [True, False] and shown["prediction"] is None and shown["hand_sizes"] == [14, 15]
    assert view(fresh(3, 3, target=40), 0)["of_rounds"] == 20 and view(fresh(3, 3, target=40), 0)["target"] == 40
    assert view(s, -1)["hand"] == [] and view(s, -1)["goals"] == [] and view(s, -1)["peeked"] == [None, None]


@covers("sixth.predict.six")
@pytest.mark.parametrize(("card", "goals"), [("P6", [6, 9]), ("P0", [0]), ("P14", [14])])
def test_a_view_says_how_many_tricks_fulfil_the_own_prediction(card: str, goals: list[int]) -> None:
    s = scene(["Y6 R7", "G2 R8", "Y0 R1"], predictions=f"{card} P1 P2")
    assert view(s, 0)["goals"] == goals


def test_reach_counts_tricks_left_and_twelves_that_may_come() -> None:
    s = scene(["Y7 R7 R1", "B5 R8 R2", "Y10 R3 R5"], tricks=[4, 3, 3])
    assert s.doubles == 5
    assert [reach(s, seat) for seat in range(3)] == [[4, 10], [3, 9], [3, 9]]
    s.doubles = 1
    assert [reach(s, seat) for seat in range(3)] == [[4, 8], [3, 7], [3, 7]]


def test_reach_counts_a_twelve_on_the_table_and_a_trick_that_is_won() -> None:
    s = scene(["Y12 R7 R1", "B5 R8 R2", "Y10 R3 R5"], tricks=[4, 3, 3])
    s.doubles = 1
    act(s, "0 play Y12")
    assert s.doubles == 0 and reach(s, 0) == [4, 8]  # three tricks, this one double
    act(s, "1 play B5", "2 play Y10")
    assert [reach(s, seat) for seat in range(3)] == [[4, 6], [4, 7], [3, 5]]
    act(s, "1 keep")
    assert [reach(s, seat) for seat in range(3)] == [[4, 6], [4, 6], [3, 5]]


def test_what_is_reached_was_always_in_reach() -> None:
    for number in range(3):
        s, seen = fresh(4, number), []
        for _ in random_states(s, random.Random(number)):
            if s.rounds:
                break
            seen.append([reach(s, seat) for seat in range(4)])
        for row in seen:
            assert all(low <= won <= high for (low, high), won in zip(row, s.shown_tricks, strict=False))


# ---- the judge -----------------------------------------------------------------------------------


def refused(s: State, seat: int, move: str) -> str:
    action = rules.MOVES.action(move)
    assert action is not None
    assert move not in moves(s, seat)
    refusal = GAME.refusal(s.seen(seat), seat, action)
    assert refusal is not None
    return f"{Speech(GAME).refusal(refusal)} [{refusal.rule}]"


@covers("sixth.predict")
def test_refusals_while_predictions_are_made() -> None:
    s = fresh(3)
    act(s, f"1 {moves(s, 1)[0]}")
    card = moves(s, 0)[0].split()[1]
    assert refused(s, 1, moves(s, 0)[0]) == "Your prediction lies there already and stays [sixth.predict]"
    assert refused(s, 0, f"play {card}") == "First lay a card face down as your prediction [sixth.predict]"
    missing = next(m for m in moves(s, 2) if m not in moves(s, 0))
    assert refused(s, 0, missing).startswith("You do not hold ")


@covers("sixth.follow", "sixth.six", "sixth.block", "sixth.block.once", "sixth.block.not_lead", "sixth.block.follow")
def test_refusals_name_the_reason_and_the_rule() -> None:
    s = scene(["Y6 Y0", "Y3 G0", "Y0 R0", "R7 P0"])
    assert refused(s, 1, "play Y3") == "It is seat 0’s turn [sixth.follow]"
    assert refused(s, 0, "predict Y6") == "All predictions are made: play a card [sixth.predict]"
    assert refused(s, 0, "play Y7") == "You do not hold yellow 7 [sixth.lead]"
    assert refused(s, 0, "play Y6") == "Say whether yellow 6 is 6 or 9 [sixth.six]"
    assert refused(s, 0, "block Y0 on Y3").startswith("There is nothing to block yet")
    assert refused(s, 0, "split") == "There is no trick to split [sixth.double]"
    act(s, "0 play Y6 as 9")
    assert refused(s, 1, "play G0") == "You must follow yellow [sixth.block.follow]"
    assert refused(s, 1, "block G0 on Y6") == "You must follow yellow [sixth.block.follow]"
    act(s, "1 play Y3")
    assert refused(s, 2, "block Y0 on G5") == "Green 5 is not in this trick [sixth.block]"
    act(s, "2 block Y0 on Y6")
    assert refused(s, 3, "block P0 on Y3").endswith("a 0 is a plain card now [sixth.block.once]")
    assert refused(s, 3, "play B5") == "You do not hold blue 5 [sixth.follow]"


@covers("sixth.follow")
def test_a_plain_card_that_does_not_follow_is_refused_by_the_duty_to_follow() -> None:
    s = scene(["Y7 R1", "Y3 G6", "Y5 R5"])
    act(s, "0 play Y7")
    assert refused(s, 1, "play G6 as 6") == refused(s, 1, "play G6") == "You must follow yellow [sixth.follow]"


@covers("sixth.double")
def test_refusals_while_a_trick_may_be_split() -> None:
    s = scene(["Y12 R7", "Y10 R8", "Y7 G1"])
    act(s, "0 play Y12", "1 play Y10", "2 play Y7")
    assert refused(s, 0, "play R7") == "First decide: split the trick or keep it as one [sixth.double]"
    assert refused(s, 1, "play R8") == "Seat 0 decides first whether to split the trick [sixth.double]"
    assert refused(s, 1, "split") == "Seat 0 decides first whether to split the trick [sixth.double]"


def test_a_refused_act_says_why_at_the_table_too() -> None:
    match = GAME.new(seats=3, seed=1)
    match.apply(0, match.legal(0)[0])
    with pytest.raises(NotLawful, match="already predicted"):
        match.apply(0, match.legal(1)[0])


# ---- sentences -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (("took", 3, {"why": "win-trump", "card": "B2"}), "Seat 3 wins the trick with blue 2: the highest trump"),
        (
            ("took", 1, {"why": "reverse-tie", "card": "Y1"}),
            "Seat 1 wins the trick with yellow 1: the trick is reversed and this was played last of the lowest cards",
        ),
        (("blocked", 2, {"block": "G0", "card": "Y4"}), "Seat 2 plays green 0 as a block on yellow 4: neither counts"),
        (("scored", 0, {"points": -1, "tricks": 1}), "Seat 0 won one trick and scores -1"),
        (("peeked", 0, {"whose": 2}), "Seat 0 looks at the prediction of seat 2"),
        (("saw", 0, None), "Nobody else sees the card"),
        (("won", -1, {"winners": [0, 2]}), "Seat 0 and seat 2 share the win"),
    ],
)
def test_what_happened_is_said_in_one_sentence(event: tuple[str, int, dict[str, Any] | None], text: str) -> None:
    assert Speech(GAME).event(Event(*event)) == text


# ---- numbers for learners ------------------------------------------------------------------------


def planes(s: State, seat: int) -> dict[str, list[int]]:
    out = [9] * OBSERVATION
    observe(s.seen(seat, past=True), seat, out)
    found, at = {}, 0
    for plane in PLANES:
        found[plane.name] = out[at : at + plane.length]
        at += plane.length
    return found


def ones(plane: list[int]) -> list[str]:
    return [CARD.words[i % 70] for i, bit in enumerate(plane) if bit]


def test_an_observation_counts_seats_from_the_own_one() -> None:
    s = scene(["Y6 R7 R1", "G2 R8 R3", "Y0 R2 R5"], predictions="P1 P2 P6", tricks=[4, 1, 2])
    act(s, "0 play Y6 as 9", "1 play G2")
    seen = planes(s, 2)
    assert ones(seen["hand"]) == ["Y0", "R2", "R5"] and ones(seen["played"]) == ["Y6", "G2"]
    assert seen["trick"][70 + CARD.index("Y6")] == seen["trick"][140 + CARD.index("G2")] == 1 == sum(seen["trick"]) // 2
    assert seen["value"] == [0, 9, 2, 0, 0, 0] and seen["counts"] == [0, 1, 1, 0, 0, 0]
    assert ones(seen["predictions"]) == ["P6"] and seen["predicted"] == [1, 1, 1, 0, 0, 0]
    assert seen["tricks"] == [2, 4, 1, 0, 0, 0] and seen["leader"] == [0, 1, 0, 0, 0, 0]
    assert seen["voids"] == [0] * 10 + [0, 1, 0, 0, 0] + [0] * 15
    assert seen["requested"] == [0, 1, 0, 0, 0] and seen["trump"] == [1, 0, 0, 0, 0]
    assert seen["phase"] == [0, 1, 0] and seen["seats"] == [0, 0, 1, 0, 0, 0]


def test_an_observation_shows_how_the_trick_and_the_match_stand() -> None:
    s = scene(["Y8 R7 R1", "Y12 R4 R3", "Y4 R2 R5"], predictions="P1 P2 P6", target=30)
    s.points[:3] = [3, -4, 5]
    act(s, "0 play Y8", "1 play Y12", "2 play Y4")
    seen = planes(s, 0)
    assert (seen["reversed"], seen["double"], seen["blocked"], seen["doubles"]) == ([1], [1], [0], [4])
    assert (seen["tricks_left"], seen["rounds_left"], seen["target"], seen["novice"]) == ([3], [20], [30], [0])
    assert seen["phase"] == [0, 0, 1] and seen["points"] == [3, -4, 5, 0, 0, 0]
    act(s, "2 keep")
    assert ones(planes(s, 0)["predictions"]) == ["P1", "P6"]  # the own one, and the one it peeked at
    assert planes(s, 2)["looked"] == [0, 1, 0, 0, 0, 0]


def test_an_observation_begins_with_nothing_but_the_deal() -> None:
    s = fresh(2, 4)
    seen = planes(s, 1)
    assert len(ones(seen["hand"])) == 15 and ones(seen["trump_card"]) == [CARD.words[s.trump_card]]
    assert seen["left_out"][s.left_out] == 1 and seen["phase"] == [1, 0, 0] and seen["rounds_left"] == [6]
    assert seen["dealer"] == [int(s.dealer == 1), int(s.dealer == 0), 0, 0, 0, 0]


# ---- the readable player -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_heuristic_player_beats_random_ones(seats: int) -> None:
    wins, matches = 0.0, 12
    for i in range(matches):
        played = driver.play(GAME.new(seats=seats, seed=i), [Heuristic, *[Random] * (seats - 1)], seed=i)
        outcome = played.outcome()
        assert outcome is not None
        wins += (0 in outcome.winners) / len(outcome.winners)
    assert wins > 9  # fair would be 6 with two players, 2 with six


def test_the_heuristic_player_takes_a_trick_it_needs_and_leaves_one_it_does_not() -> None:
    hands = ["Y3 R1", "Y10 R2", "Y14 Y2"]
    for prediction, move in (("P2", "play Y14"), ("P0", "play Y2")):
        s = scene(hands, predictions=f"P1 P3 {prediction}")
        act(s, "0 play Y3", "1 play Y10")
        outlook = Outlook(s.seen(2, past=True), 2)
        assert min(moves(s, 2), key=lambda m: outlook.off(rules.MOVES.action(m) or 0)) == move


@covers("sixth.double")
@pytest.mark.parametrize(("prediction", "choice"), [("P2", "split"), ("P1", "keep")])
def test_the_heuristic_player_splits_when_that_brings_it_nearer(prediction: str, choice: str) -> None:
    s = scene(["Y12", "Y10", "Y7"], predictions=f"{prediction} G1 G2")
    act(s, "0 play Y12", "1 play Y10", "2 play Y7")
    outlook = Outlook(s.seen(0, past=True), 0)
    assert min(moves(s, 0), key=lambda m: outlook.off(rules.MOVES.action(m) or 0)) == choice
