"""What people, bots and learners are shown of SIX, and what they are told when they may not."""

from __future__ import annotations

import random

import pytest

from troef.bots.random import Random
from troef.core import driver, match
from troef.core.bot import Sight
from troef.core.game import View
from troef.games.six import GAME, rules
from troef.games.six.bot import Heuristic, worth
from troef.games.six.encoding import OBSERVATION, PLANES, observe
from troef.games.six.rules import State
from troef.games.six.tests.duel import random_match
from troef.games.six.tests.scene import Loaded, act, place_all, scene, turn, why

THREE_SEATS = ("5/2 8 14", "9 3 17", "1 - 4")


def view(s: State, seat: int) -> View:
    return match.view(GAME, s.seen(seat), seat)


# ---- views ---------------------------------------------------------------------------------------


def test_a_view_shows_all_open_cards_and_only_the_own_covered_and_secured_ones() -> None:
    s = scene(THREE_SEATS, secured=["10 11", "16", ""])
    shown = view(s, 0)
    assert shown["open"] == [[5, 8, 14], [9, 3, 17], [1, None, 4]]
    assert shown["heights"] == [[2, 1, 1], [1, 1, 1], [1, 0, 1]]
    assert shown["covered"] == [[2], [], []] and shown["own_secured"] == [10, 11]
    assert shown["colours"] == ["blue", "yellow", "green"]
    assert shown["secured"] == [2, 1, 0] and shown["supply"] == [12, 14, 16]
    assert view(s, 1)["covered"] == [[], [], []] and view(s, 1)["own_secured"] == [16]
    assert view(s, -1)["covered"] == view(s, -1)["own_secured"] == []


def test_a_view_shows_the_dice_the_sum_the_throws_of_the_turn_and_who_goes_on() -> None:
    s = scene(THREE_SEATS)
    act(s, "0 roll", "wake", "0 roll", dice=["3+2+4", "6+1"])
    shown = view(s, 2)
    assert (shown["phase"], shown["resting"], shown["holder"], shown["dice_next"]) == ("rolling", False, 0, 1)
    assert shown["dice"] == [6, 1] and shown["sum"] == 7 and shown["roller"] == 0
    assert shown["throws"] == [
        {"dice": [3, 2, 4], "sum": 9, "secured": [1]},
        {"dice": [6, 1], "sum": 7, "secured": []},
    ]
    act(s, "wake")
    assert view(s, 2)["phase"] == "throw" and view(s, 2)["resting"] and view(s, 0)["moves"] == ["roll"]
    act(s, "0 roll", "wake", dice=["6"])
    place_all(s)
    assert len(view(s, 2)["throws"]) == 3 and view(s, 2)["holder"] == 1  # still to be seen before the next roll
    act(s, "1 roll", dice=["1+1+2"])
    assert [throw["sum"] for throw in view(s, 2)["throws"]] == [4]


def test_a_view_shows_who_has_to_place_and_the_own_card_alone() -> None:
    s = scene(THREE_SEATS, supplies=["12", "", "13"], roll_ms=0)
    turn(s, 0)
    assert [view(s, seat)["card"] for seat in (-1, 0, 1, 2)] == [None, 12, None, 13]
    assert view(s, 1)["placing"] == [0, 2] and view(s, 1)["phase"] == "placing" and view(s, 1)["holder"] == 1
    act(s, "2 place 2")
    assert view(s, 0)["placing"] == [0] and view(s, 2)["card"] is None


def test_a_view_shows_claims_direction_and_double() -> None:
    s = scene(THREE_SEATS, secure="claim", pro=True)
    act(s, "0 roll", dice=["3+3+3"])
    assert view(s, 2)["claim"] == {"number": 9, "seats": [1]} and view(s, 2)["double"] and view(s, 2)["direction"] == 1
    act(s, "1 claim 9", "wake")
    assert view(s, 2)["claim"] == {"number": 9, "seats": []} and view(s, 2)["direction"] == -1
    assert view(s, 2)["throws"][-1]["secured"] == [1]


def test_a_view_remembers_how_the_stage_before_ended() -> None:
    s = scene(THREE_SEATS, secured=["", "10", ""], roll_ms=0)
    assert view(s, 0)["last"] is None
    turn(s, 0)
    place_all(s)
    act(s, "1 lift")
    assert view(s, 0)["last"] == {"why": "lifted", "lifter": 1, "sand": "left", "giver": 1, "given": 10}
    assert (view(s, 0)["stage"], view(s, 0)["phase"], view(s, 0)["holder"]) == (2, "start", 1)


def test_a_view_tells_of_a_lift_that_did_not_end_the_stage() -> None:
    s = scene(THREE_SEATS, roll_ms=0, early_lift="goes_on")
    turn(s, 0)
    place_all(s)
    act(s, "1 lift")
    assert view(s, 0)["last"] == {"why": "goes_on", "lifter": 1, "sand": "left", "giver": 1, "given": None}
    assert view(s, 0)["phase"] == "bound" and view(s, 0)["stage"] == 1


@pytest.mark.parametrize("why", ["unlifted", "exhausted"])
def test_a_view_forgets_an_earlier_lift_when_a_stage_ends_without_one(why: str) -> None:
    s = scene(("- - -", "- 9 -"), rest="secured", stage=2, timer_min=20, timer_max=20, turn_seconds=60)
    s.last_end, s.last_lifter, s.last_sand, s.last_giver, s.last_given = rules.BY_LIFT, 1, rules.LEFT, 1, 4
    act(s, "0 roll", dice=["1+5+3" if why == "exhausted" else "6+6+6"])
    if why == "unlifted":
        act(s, "wake", "wake")
    assert view(s, 1)["last"] == {"why": why, "lifter": None, "sand": None, "giver": None, "given": None}


def test_a_view_of_the_end_has_the_winners_and_no_holder() -> None:
    s = scene(("- - -", "- 9 -"), rest="secured")
    act(s, "0 roll", dice=["1+5+3"])
    shown = view(s, 0)
    assert shown["winners"] == [0, 1] and shown["points"] == [45, 45]
    assert [len(cards) for cards in shown["counted"]] == shown["secured"], "now everybody's secured cards lie open"
    assert [sum(s.strokes[number - 1] for number in cards) for cards in shown["counted"]] == shown["points"]
    assert shown["holder"] is None and shown["dice_next"] == 0
    assert shown["last"]["why"] == "exhausted" and shown["moves"] == []


def test_a_view_has_no_clock() -> None:
    early, late = (scene(THREE_SEATS) for _ in range(2))
    for s, at in ((early, 0), (late, 15_000)):
        act(s, f"0 roll @{at}", f"wake @{3 * at + 1600}", dice=["3+2+4"])
    assert [view(early, seat) for seat in (-1, 0, 1, 2)] == [view(late, seat) for seat in (-1, 0, 1, 2)]


def test_events_that_say_only_what_and_who_have_no_detail() -> None:
    for seed in range(6):
        played = random_match(random.Random(f"plain {seed}"), 2 + seed % 4)
        for what, _, detail, _ in (raw for told in played.log for raw in told):
            assert rules.EVENTS.kinds[what].args or detail == 0, rules.EVENTS.kinds[what]


# ---- refusals ------------------------------------------------------------------------------------


def test_the_judge_explains_who_may_not_roll_or_lift() -> None:
    s = scene(THREE_SEATS)
    assert why(s, 0, "lift") == "starter-cannot-lift" and why(s, 1, "roll") == "not-your-dice"
    act(s, "0 roll", dice=["6+6+6"])
    assert why(s, 0, "roll") == "dice-are-rolling" and why(s, 1, "lift") == "not-your-dice"
    assert why(s, 0, "lift") == "lift-only-instead-of-the-first-roll"
    act(s, "wake")
    assert why(s, 0, "roll") == "-" and why(s, 0, "lift") == "lift-only-instead-of-the-first-roll"
    act(s, "0 roll", "wake", "0 roll", dice=["6+6", "6"])
    assert why(s, 1, "roll") == "dice-are-rolling" and why(s, 0, "roll") == "not-your-dice"
    act(s, "wake")
    assert why(s, 1, "roll") == why(s, 1, "lift") == "wait-for-placements" and why(s, 0, "roll") == "place-first"
    act(s, "0 place 1")
    assert why(s, 0, "roll") == "not-your-dice"


def test_the_judge_explains_who_may_not_place() -> None:
    s = scene(("5 8 14", "9 3 17", "1 - 4", "2 3 4"), supplies=["", "", "", ""], roll_ms=0)
    s.supply_n[3] = 0
    assert why(s, 0, "place 1") == "no-change"
    for throw in ("6+6+6", "6+6", "6"):
        rules_roll(s, throw)
    assert why(s, 1, "place 1") == "receiver-does-not-place" and why(s, 3, "place 1") == "no-supply"
    assert why(s, 2, "place 1") == "empty-place-first" and why(s, 2, "place 2") == "-"
    rules.apply(s, 2, rules.PLACE_ON + 1, 0)
    assert why(s, 2, "place 1") == "already-placed"


def rules_roll(s: State, throw: str) -> None:
    """A roll at a table that lacks cards on purpose."""
    s.chance = Loaded(throw)
    rules.apply(s, s.holder, rules.ROLL, 0)


def test_the_judge_explains_who_may_not_claim() -> None:
    assert why(scene(THREE_SEATS), 1, "claim 9") == "secured-by-itself"
    s = scene(("16 8 14", "9 3 6", "1 6 4"), supplies=["", "", "5"], secure="claim")
    assert why(s, 1, "claim 9") == "nothing-to-claim"
    act(s, "0 roll", dice=["1+5+3"])
    assert why(s, 0, "claim 9") == "roller-secures-nothing" and why(s, 1, "claim 8") == "not-the-sum"
    assert why(s, 2, "claim 9") == "was-not-open" and why(s, 1, "claim 9") == "-"
    act(s, "1 claim 9")
    assert why(s, 1, "claim 9") == "already-claimed"
    act(s, "wake", "0 roll", "wake", "0 roll", "wake", "2 place 2", dice=["6+6", "6"])
    assert why(s, 2, "claim 6") == "covered-meanwhile" and why(s, 1, "claim 6") == "-"


def test_the_judge_says_that_a_wrong_lifter_has_to_roll_and_that_all_is_over() -> None:
    s = scene(("5 8 14", "9 3 17"), roll_ms=0, early_lift="goes_on")
    turn(s, 0)
    place_all(s)
    act(s, "1 lift")
    assert why(s, 1, "lift") == "lifted-too-early" and why(s, 1, "roll") == "-"
    s = scene(("- - -", "- 9 -"), rest="secured")
    act(s, "0 roll", dice=["1+5+3"])
    assert why(s, 0, "roll") == why(s, 1, "lift") == "stages-are-over"


@pytest.mark.parametrize(
    ("field", "value", "law"),
    [
        ("supply_n", [14, 15, 16, 0, 0], "a card is lost"),
        ("height", [[1, 1, 1], [2, 1, 1], [1, 0, 1], [0, 0, 0], [0, 0, 0]], "a wrong height"),
        ("looked", 0b010, "the card looked at is not the top"),
        ("top", [0, 6, 0, 0, 0], "without having looked"),
        ("sand", 141_000, "too short or too long"),
        ("placing", 0b001, "somebody places"),
        ("claims", 0b100, "somebody may claim"),
    ],
)
def test_a_table_that_is_not_whole_is_noticed(field: str, value: object, law: str) -> None:
    s = scene(("5 8 14", "9 3 17", "1 - 4"))
    act(s, "0 roll", dice=["6+6+6"])
    assert GAME.broken(s) == ""
    setattr(s, field, value)
    s.claimable = 9
    assert law in GAME.broken(s)


# ---- learners ------------------------------------------------------------------------------------


def planes(s: State, seat: int) -> dict[str, list[int]]:
    out = [7] * OBSERVATION
    observe(s.seen(seat, past=True), seat, out)
    found, at = {}, 0
    for plane in PLANES:
        found[plane.name] = out[at : at + plane.length]
        at += plane.length
    assert at == OBSERVATION
    return found


def cards(row: list[int]) -> dict[int, int]:
    return {i + 1: value for i, value in enumerate(row) if value}


def test_an_observation_counts_seats_from_the_own_one_and_has_the_cards() -> None:
    s = scene(THREE_SEATS, secured=["10 11", "16", ""], supplies=["12", "", "13"], pro=True, roll_ms=0, timer_min=100)
    turn(s, 0, "1+2+3", "1+5", "6")
    out = planes(s, 2)
    assert [cards(out["open"][i * 18 : i * 18 + 18]) for i in range(9)] == [
        *({1: 1}, {}, {4: 1}),
        *({5: 1}, {8: 1}, {14: 1}),
        *({9: 1}, {3: 1}, {17: 1}),
    ]
    assert cards(out["depth"][18:36]) == {5: 1, 2: 2, 8: 1, 14: 1}
    assert cards(out["secured"][18:36]) == {10: 1, 11: 2} and cards(out["card"]) == {13: 1}
    assert out["supply"] == [16, 12, 14, 0, 0] and cards(out["sum"]) == {6: 1} and out["dice"] == [3]
    assert out["phase"][rules.PLACING] == 1 and out["holder"] == [0, 0, 1, 0, 0] and out["roller"] == [0, 1, 0, 0, 0]
    assert out["placing"] == [1, 1, 0, 0, 0] and out["direction"] == [1] and out["stage"] == [1, 0, 0]
    assert out["seats"] == [0, 0, 1, 0, 0] and out["sand"] == [100, 100, 140] and out["options"] == [1, 0, 0, 0]
    assert out["strokes"] == list(rules.STROKES_ESTIMATE)


def test_an_observation_has_the_clock_the_claims_and_what_was_given_back() -> None:
    s = scene(("16 8 14", "9 3 17"), secured=["", "10 11"], roll_ms=1500, secure="claim", early_lift="goes_on")
    act(s, "0 roll", dice=["1+5+3"])
    assert planes(s, 0)["claims"] == [0, 1, 0, 0, 0]
    act(s, "wake", "0 roll", "wake", "0 roll", "wake", "0 place 1", "1 lift @8000", dice=["6+6", "6"])
    out = planes(s, 0)
    assert out["clock"] == [8] and cards(out["given"][18:36]) == {11: 1} and out["options"] == [0, 1, 0, 1]
    assert out["phase"][rules.BOUND] == 1


# ---- the readable player -------------------------------------------------------------------------


def test_the_heuristic_player_plays_at_a_human_pace_and_lifts_both_right_and_wrong() -> None:
    found, turns = [], 0
    for i in range(20):
        played = driver.play(GAME.new(seats=4, seed=i), [Heuristic] * 4, seed=i)
        told = [event for events in played.events() for event in events]
        found += [event.args["sand"] for event in told if event.name == "lifted" and event.args]
        turns += sum(event.name == "change" for event in told)
        assert not any(event.name in ("hurried", "slow") for event in told)
    assert 25 < turns / 20 < 45  # about as many as round a real table
    assert found.count("gone") > found.count("left") > 0


def test_the_heuristic_player_beats_random_ones() -> None:
    wins = 0.0
    for i in range(60):
        played = driver.play(GAME.new(seats=3, seed=i), [Heuristic, Random, Random], seed=i)
        outcome = played.outcome()
        assert outcome is not None
        wins += (0 in outcome.winners) / len(outcome.winners)
    assert wins > 28  # fair would be 20


def test_the_heuristic_player_makes_up_its_mind_once() -> None:
    s = scene(("5 8 14", "9 3 17", "1 2 4"), roll_ms=0)
    turn(s, 0)
    bot = Heuristic(random.Random(1))
    first = bot.choose(Sight(GAME, 0, s.seen(0, past=True), [], 0))
    assert first is not None and first.move.startswith("place") and first.after >= 800
    act(s, "2 place 1 @300")
    again = bot.choose(Sight(GAME, 0, s.seen(0, past=True), [], 300))
    assert again == (first.move, first.after - 300)


def test_the_heuristic_player_covers_what_is_worth_least() -> None:
    s = scene(("16 5 15", "9 3 17"), roll_ms=0)
    turn(s, 0)
    lost = [worth(s, card, turns=10.0) for card in (16, 5, 15, 0)]
    choice = Heuristic(random.Random(1)).choose(Sight(GAME, 0, s.seen(0, past=True), [], 0))
    assert choice is not None and choice.move == f"place {1 + lost.index(min(lost[:3]))}" and lost[3] == 0


def test_the_heuristic_player_claims_first() -> None:
    s = scene(("5 8 14", "9 3 17"), secure="claim")
    act(s, "0 roll", dice=["1+5+3"])
    choice = Heuristic(random.Random(1)).choose(Sight(GAME, 1, s.seen(1, past=True), [], 0))
    assert choice is not None and choice.move == "claim 9"


@pytest.mark.parametrize(("at", "lifts"), [(60_000, 0), (112_000, 0), (160_000, 50)])
def test_the_heuristic_player_lifts_by_what_it_believes(at: int, lifts: int) -> None:
    s = scene(("5 8 14", "9 3 17"), secured=["16", "2"], roll_ms=0)
    turn(s, 0)
    place_all(s)
    s.now = at
    moves = [
        choice.move
        for seed in range(50)
        if (choice := Heuristic(random.Random(seed)).choose(Sight(GAME, 1, s.seen(1, past=True), [], at)))
    ]
    assert abs(moves.count("lift") - lifts) <= 12 and len(moves) == 50
