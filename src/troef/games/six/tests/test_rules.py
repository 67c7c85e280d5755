"""Every rule of SIX, by its id."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from troef.core.chance import Fast, Stream
from troef.core.errors import BadOption
from troef.core.words import NEVER
from troef.games.six import GAME, rules
from troef.games.six.rules import BOUND, CHOICE, OVER, PLACING, ROLLING, START, THROW, State
from troef.games.six.tests.scene import act, moves, place_all, safe, scene, showcase, supply, turn
from troef.testing import covers

TWO_SEATS = ("5 8 14", "9 3 17")
THREE_SEATS = ("5 8 14", "9 3 17", "1 2 4")


def dealt(seats: int, value: int = 0) -> State:
    s = State()
    s.chance = Fast(value)
    rules.begin(s, seats)
    return s


# ---- set-up --------------------------------------------------------------------------------------


@covers("six.deal")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_has_a_shuffled_colour_and_opens_its_top_three(seats: int) -> None:
    s = dealt(seats)
    for seat in range(seats):
        assert s.shown[seat] == s.supply[seat][17:14:-1]  # the top goes to place 1
        assert sorted(s.shown[seat] + supply(s, seat)) == list(range(1, 19))
        assert s.height[seat] == [1, 1, 1] and safe(s, seat) == []
    assert s.supply[0] != s.supply[1] and s.supply[0] != sorted(s.supply[0])


@covers("six.deal")
def test_a_deal_leaves_nothing_of_an_old_game_behind() -> None:
    s = dealt(5, 1)
    for name in ("dice", "supply", "under", "secured", "beneath", "shown", "height"):
        for row in getattr(s, name):
            row[:] = [3] * len(row)
    for name in ("points", "supply_n", "under_n", "secured_n", "top", "safe"):
        getattr(s, name)[:] = [3] * len(getattr(s, name))
    for name in set(State.fields) - set(State.options):
        if not State.fields[name].shape:
            setattr(s, name, 3)
    s.chance = Fast(2)
    rules.begin(s, 3)
    fresh = dealt(3, 2)
    assert {name: getattr(s, name) for name in State.fields} == {name: getattr(fresh, name) for name in State.fields}
    blank = State()
    for name in ("dice", "safe", "under", "secured", "beneath", "points", "looked", "top", "claims", "placing", "now"):
        assert getattr(s, name) == getattr(blank, name), name


@covers("six.start")
def test_the_table_draws_the_starter_before_the_cards() -> None:
    starters = [dealt(5, value).holder for value in range(100)]
    assert set(starters) == {0, 1, 2, 3, 4}
    s = State()
    s.chance = Stream(bytes(32))
    s.chance.drawn = []
    rules.begin(s, 3)
    assert s.chance.drawn[0] == (3, s.holder)
    assert [n for n, _ in s.chance.drawn[1:]] == 3 * list(range(18, 1, -1))
    assert rules.to_act(s) == 1 << s.holder and moves(s, s.holder) == ["roll"]


@covers("six.stages")
def test_a_game_has_three_stages() -> None:
    s = scene(TWO_SEATS, roll_ms=0)
    for stage in (1, 2, 3):
        assert s.stage == stage - 1 and s.phase == START
        turn(s, s.now)
        place_all(s)
        act(s, f"{s.holder} lift")
    assert s.phase == OVER and s.rounds == 1
    assert rules.to_act(s) == 0 and rules.wake(s) == NEVER


# ---- the sand ------------------------------------------------------------------------------------


@covers("six.timer")
def test_the_sand_is_drawn_at_the_first_roll_of_every_stage_and_before_the_dice() -> None:
    s = dealt(3)
    s.chance = Stream(bytes(32))
    drawn: list[tuple[int, int]] = []
    s.chance.drawn = drawn
    act_kept(s, s.holder, 777)
    assert [n for n, _ in drawn] == [25_001, 6, 6, 6]
    assert s.sand == 115_000 + drawn[0][1] and s.turned_at == 777
    assert [1 + die for _, die in drawn[1:]] == s.dice[0]


def act_kept(s: State, seat: int, at: int) -> None:
    """A roll with the chance the state has."""
    rules.apply(s, seat, rules.ROLL, at)


@covers("six.timer")
def test_the_sand_runs_as_long_as_the_options_allow() -> None:
    lengths = set()
    for value in range(300):
        s = dealt(2, value)
        s.timer_min, s.timer_max = 20, 21
        act_kept(s, s.holder, 0)
        lengths.add(s.sand)
    assert min(lengths) >= 20_000 and max(lengths) <= 21_000 and len(lengths) > 200
    with pytest.raises(BadOption, match="timer min above timer max"):
        GAME.new(seats=2, timer_min=141)
    GAME.new(seats=2, timer_min=140)


@covers("six.timer")
@pytest.mark.parametrize(("at", "found"), [(114_999, "left"), (115_000, "gone"), (119_000, "gone")])
def test_the_sand_has_run_out_once_its_time_has_passed_since_the_first_roll(at: int, found: str) -> None:
    s = scene(TWO_SEATS, roll_ms=0, turn_seconds=60, place_seconds=60)
    turn(s, 3_000)
    place_all(s)
    while s.now + 50_000 < at + 3_000:  # turns that last as long as they may
        turn(s, s.now + 50_000)
        place_all(s)
    assert f"{s.holder} lifted {found}" in act(s, f"{s.holder} lift @{3_000 + at}")


@covers("six.timer")
def test_without_a_lift_the_stage_ends_by_grace_and_the_last_roller_starts() -> None:
    s = scene(THREE_SEATS, secured=["1", "1", "8"], roll_ms=0, grace_seconds=5, timer_min=20, timer_max=20)
    for at in range(0, 25_000, 4_000):
        turn(s, at)
        place_all(s)
    last, piles = s.roller, [safe(s, seat) for seat in range(3)]
    assert s.holder != last and rules.wake(s) == 25_000
    assert act(s, "wake") == ["table stage_over 1 unlifted", f"{last} starts 2"]
    assert s.holder == last and s.phase == START and moves(s, last) == ["roll"]
    assert [safe(s, seat) for seat in range(3)] == piles
    assert rules.wake(s) == 25_000 + 20_000


@covers("six.timer")
def test_the_sand_running_out_is_no_act_and_the_grace_counts_from_then() -> None:
    s = scene(TWO_SEATS, timer_min=20, timer_max=20, turn_seconds=60, roll_ms=10_000)
    act(s, "0 roll @1000", "wake", dice=["6+6+6"])
    assert rules.wake(s) == 1_000 + 20_000 + 30_000  # before the hurry at 11,000 + 60,000


# ---- dice take time ------------------------------------------------------------------------------


@covers("six.roll.time")
def test_the_next_throw_waits_until_the_dice_lie_still() -> None:
    s = scene(TWO_SEATS)
    act(s, "0 roll @500", dice=["6+6+6"])
    assert s.phase == ROLLING and rules.to_act(s) == 0 and rules.wake(s) == 2_100
    assert act(s, "wake") == ["table rested"]
    assert s.phase == THROW and moves(s, 0) == ["roll"]


@covers("six.roll.time")
def test_the_change_comes_with_the_resting_dice() -> None:
    s = scene(TWO_SEATS, roll_ms=700)
    act(s, "0 roll", "wake", "0 roll", "wake", "0 roll", dice=["6+6+6", "6+6", "6"])
    assert s.holder == 0 and s.phase == ROLLING
    assert act(s, "wake") == ["table rested", "1 change", f"0 drew {s.supply[0][s.supply_n[0] - 1]}"]
    assert s.holder == 1 and s.phase == PLACING


@covers("six.roll.time")
def test_dice_that_take_no_time_need_no_wake() -> None:
    s = scene(TWO_SEATS, roll_ms=0)
    assert "table rested" not in act(s, "0 roll", "0 roll", "0 roll", dice=["6+6+6", "6+6", "6"])
    assert s.phase == PLACING and s.now == 0


@covers("six.roll.time")
def test_claiming_needs_dice_that_take_time() -> None:
    with pytest.raises(BadOption, match=r"claim needs roll ms \(roll_ms 1499, least 1500\)"):
        GAME.new(seats=2, secure="claim", roll_ms=1499)
    GAME.new(seats=2, secure="claim", roll_ms=1500)


@covers("six.turn.hurry")
def test_the_table_rolls_for_whoever_waits_too_long() -> None:
    s = scene(TWO_SEATS, secured=["2", "1"])
    assert rules.wake(s) == 20_000
    told = act(s, "wake", dice=["6+6+6"])
    assert told[:3] == ["0 hurried", "0 turned", "0 rolled 6+6+6 18"]
    assert s.turned_at == 20_000
    act(s, "wake")
    assert rules.wake(s) == 21_600 + 5_000
    assert act(s, "wake", dice=["6+6"])[:2] == ["0 hurried", "0 rolled 6+6 12"]
    assert s.roller == 0


@covers("six.turn.hurry")
def test_the_table_rolls_three_dice_for_a_receiver_who_does_not_choose() -> None:
    s = scene(TWO_SEATS, roll_ms=0, turn_seconds=3)
    turn(s, 0)
    act(s, "0 place 1 @1500")
    assert s.phase == CHOICE and rules.wake(s) == 4_500  # from the placement that opened the choice
    assert act(s, "wake", dice=["1+2+4"])[:2] == ["1 hurried", "1 rolled 1+2+4 7"]


@covers("six.turn.hurry")
def test_delays_count_from_the_act_that_starts_them_also_from_a_late_wake() -> None:
    s = scene(TWO_SEATS)
    act(s, "wake @23456", dice=["6+6+6"])
    assert rules.wake(s) == 23_456 + 1_600 and s.turned_at == 23_456
    act(s, "wake @30000")
    assert rules.wake(s) == 35_000


@covers("six.timer", "six.turn.hurry", "six.change.when", "six.roll.time")
@pytest.mark.parametrize(("grace", "first"), [(5, "table stage_over 1 unlifted"), (6, None)])
def test_of_two_wakes_the_earlier_one_is_made_first(grace: int, first: str | None) -> None:
    # The sand runs 20 s; the dice of a late second throw rest at 25,500.
    s = scene(TWO_SEATS, timer_min=20, timer_max=20, grace_seconds=grace, roll_ms=1_500, turn_seconds=60)
    act(s, "0 roll", "wake", "0 roll @24000", dice=["6+6+6", "6+6"])
    told = act(s, "wake @40000")  # both are overdue
    assert (told[0] == first) == (first is not None)
    assert rules.wake(s) == (60_000 if first else 26_000)


@covers("six.timer", "six.turn.hurry", "six.change.when", "six.roll.time")
@pytest.mark.parametrize(
    ("options", "acts", "told"),
    [
        ({"roll_ms": 1_000}, ["0 roll", "wake", "0 roll @24000"], "table rested"),
        ({"roll_ms": 0}, ["0 roll", "0 roll", "0 roll @21000"], "0 slow"),
        ({"roll_ms": 0, "turn_seconds": 25}, ["0 roll"], "0 hurried"),
    ],
)
def test_at_the_same_time_dice_placements_and_hurry_come_before_the_grace(
    options: dict[str, Any], acts: list[str], told: str
) -> None:
    waits = {"turn_seconds": 60, **options}
    s = scene(TWO_SEATS, timer_min=20, timer_max=20, grace_seconds=5, **waits)
    act(s, *acts, dice=["6+6+6", "6+6", "6"])
    assert s.due == rules.grace_due(s) == 25_000
    assert act(s, "wake", dice=["6+6"])[0] == told
    assert rules.wake(s) == 25_000
    assert act(s, "wake")[0] == "table stage_over 1 unlifted"


# ---- a roll --------------------------------------------------------------------------------------


@covers("six.roll.order")
def test_a_roll_does_everything_in_one_act_and_in_order() -> None:
    s = scene(("5 8 14", "9 3 17", "9/2 6 4"), roll_ms=0)
    assert act(s, "0 roll", dice=["1+5+3"]) == [
        "0 turned",
        "0 rolled 1+5+3 9",
        "1 secured 9 1 0",
        "2 secured 9 1 2",
        "0 unmatched 2",
    ]


@covers("six.roll.order", "six.end.exhausted")
def test_exhaustion_is_looked_at_before_double_match_or_miss() -> None:
    s = scene(("- - -", "12 - -"), rest="secured", pro=True)
    told = act(s, "0 roll", dice=["4+4+4"])
    assert told[:4] == ["0 turned", "0 rolled 4+4+4 12", "1 secured 12 1 0", "table stage_over 1 exhausted"]
    assert s.phase == OVER


@covers("six.roll.sum")
@pytest.mark.parametrize(
    ("throws", "sums"), [(["1+5+3"], [9]), (["6+6+6", "1+1"], [18, 2]), (["6+6+6", "6+6", "4"], [18, 12, 4])]
)
def test_every_roll_tells_its_dice_and_their_sum(throws: list[str], sums: list[int]) -> None:
    s = scene(TWO_SEATS, roll_ms=0)
    told = [t for throw in throws for t in act(s, "0 roll", dice=[throw]) if "rolled" in t]
    assert told == [f"0 rolled {throw} {total}" for throw, total in zip(throws, sums, strict=True)]


@covers("six.secure")
def test_everybody_but_the_roller_secures_the_sum_and_the_place_stays_empty() -> None:
    s = scene(("9 8 14", "9 3 17", "4 9/11/2 1", "2 3 4"), secured=["", "5 6", "", ""])
    act(s, "0 roll", dice=["1+5+3"])
    assert [showcase(s, seat) for seat in range(4)] == ["9 8 14", "- 3 17", "4 11/2 1", "2 3 4"]
    assert [safe(s, seat) for seat in range(4)] == [[], [5, 6, 9], [9], []]
    assert s.height[1] == [0, 1, 1] and s.height[2] == [1, 2, 1]
    assert [len(supply(s, seat)) for seat in range(4)] == [15, 13, 13, 15]


@covers("six.secure")
def test_securing_is_not_optional_and_a_covered_number_does_not_count() -> None:
    s = scene(("5 8 14", "3/9 2 17"))
    assert not any("secured" in told for told in act(s, "0 roll", dice=["1+5+3"]))
    assert moves(s, 1) == []
    s = scene(("5 8 14", "9 2 17"))
    act(s, "0 roll", dice=["1+5+3"])
    assert safe(s, 1) == [9] and moves(s, 1) == []


@covers("six.secure.how")
def test_a_claim_is_open_from_the_roll_on_while_the_dice_still_move() -> None:
    s = scene(("9 8 14", "9 3 17", "4 9/11/2 1"), secure="claim")
    assert "table claimable 9 [1, 2]" in act(s, "0 roll", dice=["1+5+3"])
    assert s.phase == ROLLING and [moves(s, seat) for seat in range(3)] == [[], ["claim 9"], ["claim 9"]]
    assert act(s, "2 claim 9") == ["2 secured 9 2 11"]
    assert safe(s, 2) == [9] and showcase(s, 2) == "4 11/2 1" and moves(s, 2) == []
    assert act(s, "wake", "1 claim 9") == ["table rested", "1 secured 9 1 0"]


@covers("six.secure.how")
def test_the_next_roll_ends_a_claim() -> None:
    s = scene(TWO_SEATS, secure="claim")
    act(s, "0 roll", "wake", dice=["1+5+3"])
    assert moves(s, 1) == ["claim 9"]
    assert act(s, "0 roll", dice=["6+6"])[0] == "1 missed 9"
    assert moves(s, 1) == [] and showcase(s, 1) == "9 3 17" and safe(s, 1) == []


@covers("six.secure.how")
@pytest.mark.parametrize("early_lift", ["ends", "goes_on"])
def test_a_lift_ends_a_claim(early_lift: str) -> None:
    s = scene(("1 9 14", "3 2 17", "6 16 4"), secure="claim", early_lift=early_lift)
    act(s, "0 roll", "wake", "0 roll", "wake", "0 roll", "wake", "0 place 1", dice=["6+6+6", "6+5", "6"])
    act(s, "2 place 2")
    assert moves(s, 2) == ["claim 6"]
    assert "2 missed 6" in act(s, "1 lift")
    assert moves(s, 2) == [] and safe(s, 2) == []


@covers("six.secure.how", "six.lift.end")
def test_the_end_of_a_stage_by_grace_ends_a_claim() -> None:
    s = scene(TWO_SEATS, secure="claim", timer_min=20, timer_max=20, grace_seconds=5, turn_seconds=60)
    act(s, "0 roll", "wake", dice=["1+5+3"])
    assert "1 missed 9" in act(s, "wake")
    assert moves(s, 1) == [] and s.phase == START


@covers("six.secure.how")
def test_a_card_covered_in_the_meantime_is_lost() -> None:
    s = scene(("1 9 14", "3 2 17", "6 16 4"), supplies=["", "", "5"], secure="claim")
    act(s, "0 roll", "wake", "0 roll", "wake", "0 roll", "wake", dice=["6+6+6", "6+5", "6"])
    assert moves(s, 2) == ["place 1", "place 2", "place 3", "claim 6"]
    assert act(s, "2 place 1") == ["2 placed 5 1 6", "2 missed 6"]
    assert moves(s, 2) == [] and showcase(s, 2) == "5/6 16 4"


@covers("six.secure.how", "six.change.when")
def test_a_card_covered_by_the_table_is_lost_too() -> None:
    s = scene(("7 9 14", "3 2 17", "1 6 5"), supplies=["", "", "4"], secure="claim")
    act(s, "0 roll", "wake", "0 roll", "wake", "0 roll", "wake", dice=["6+6+6", "6+5", "1"])
    assert "2 missed 1" in act(s, "wake")
    assert showcase(s, 2) == "4/1 6 5" and moves(s, 2) == []


@covers("six.secure.how", "six.change.place")
def test_a_claim_before_placing_makes_room() -> None:
    s = scene(("1 9 14", "3 2 17", "6 16 4"), secure="claim")
    act(s, "0 roll", "wake", "0 roll", "wake", "0 roll", "wake", dice=["6+6+6", "6+5", "6"])
    act(s, "2 claim 6")
    assert moves(s, 2) == ["place 1"]


@covers("six.secure.how")
def test_a_card_that_comes_open_after_the_roll_cannot_be_claimed() -> None:
    s = scene(("1 9 14", "3 2 17", "7 16 4"), supplies=["", "", "6"], secure="claim")
    act(s, "0 roll", "wake", "0 roll", "wake", "0 roll", "wake", "2 place 1", dice=["6+6+6", "6+5", "6"])
    assert showcase(s, 2) == "6/7 16 4" and moves(s, 2) == []


@covers("six.secure.how")
def test_the_receiver_may_still_claim_and_then_choose() -> None:
    s = scene(("1 9 14", "6 2 17"), secure="claim")
    act(s, "0 roll", "wake", "0 roll", "wake", "0 roll", "wake", "0 place 1", dice=["6+6+6", "6+5", "6"])
    assert moves(s, 1) == ["roll", "lift", "claim 6"]
    act(s, "1 claim 6")
    assert moves(s, 1) == ["roll", "lift"] and safe(s, 1) == [6]


# ---- match and miss ------------------------------------------------------------------------------


@covers("six.roll.match", "six.roll.miss")
def test_the_worked_example_of_a_turn() -> None:
    s = scene(("5 8 14", "1 16 15"), roll_ms=0)
    told = []
    for throw in ("3+4+5", "6+2", "2+4+5", "1+2", "2"):
        assert s.dice_n == throw.count("+") + 1
        told += act(s, "0 roll", dice=[throw])
    assert [t for t in told if "matched" in t or "change" in t] == [
        "0 unmatched 2",
        "0 matched 8",
        "0 unmatched 2",
        "0 unmatched 1",
        "0 unmatched 0",
        "1 change",
    ]
    assert showcase(s, 0) == "5 8 14" and safe(s, 0) == []


@covers("six.roll.match")
@pytest.mark.parametrize("throws", [["6+6+2"], ["6+6+6", "6+2"], ["6+6+6", "6+6", "5"]])
def test_an_own_open_sum_gives_three_dice_whatever_the_number_of_dice(throws: list[str]) -> None:
    s = scene(TWO_SEATS, roll_ms=0)
    for throw in throws:
        act(s, "0 roll", dice=[throw])
    assert s.dice_n == 3 and s.phase == THROW and s.holder == 0
    assert showcase(s, 0) == "5 8 14" and safe(s, 0) == []


@covers("six.roll.match", "six.change.place")
def test_a_covered_card_does_not_match() -> None:
    s = scene(("5/14 8 2", "9 3 17"), roll_ms=0)
    assert "0 unmatched 2" in act(s, "0 roll", dice=["6+6+2"])


@covers("six.roll.miss")
def test_three_misses_end_a_turn_and_the_dice_go_clockwise() -> None:
    s = scene(("5 8 14", "9 3 17", "1 2 4"), roll_ms=0, starter=2)
    for left in (2, 1):
        act(s, "2 roll", dice=["6+6+6" if left == 2 else "6+6"])
        assert s.dice_n == left and moves(s, 2) == ["roll"]
    act(s, "2 roll", dice=["6"])
    assert s.holder == 0 and s.dice_n == 3


# ---- the change ----------------------------------------------------------------------------------


@covers("six.change.place")
def test_everybody_but_the_receiver_places_the_top_card_and_sees_it_before() -> None:
    s = scene(THREE_SEATS, supplies=["11", "12", "13"], roll_ms=0)
    told = turn(s, 0)
    assert told[-2:] == ["0 drew 11", "2 drew 13"]
    assert [raw[3] for raw in s.events[-2:]] == [1 << 0, 1 << 2]  # each for its owner alone
    assert rules.to_act(s) == 0b101 and moves(s, 1) == []
    assert [s.seen(viewer).top[2] for viewer in (-1, 0, 1, 2)] == [0, 0, 0, 13]
    assert act(s, "2 place 3", "0 place 1") == ["2 placed 13 3 4", "0 placed 11 1 5", "1 chooses"]
    assert showcase(s, 0) == "11/5 8 14" and showcase(s, 2) == "1 2 13/4" and showcase(s, 1) == "9 3 17"


@covers("six.change.place")
@pytest.mark.parametrize(
    ("showcase", "free", "places"),
    [
        ("5 8 14", False, [1, 2, 3]),
        ("- 8 14", False, [1]),
        ("- 8 -", False, [1, 3]),
        ("- - -", False, [1, 2, 3]),
        ("- 8 14", True, [1, 2, 3]),
    ],
)
def test_an_empty_place_is_used_first_unless_placement_is_free(showcase: str, free: bool, places: list[int]) -> None:
    s = scene((showcase, "9 3 17"), roll_ms=0, free_placement=free)
    turn(s, 0)
    assert moves(s, 0) == [f"place {place}" for place in places]


@covers("six.change.place")
def test_with_two_players_only_the_one_who_rolled_lays_a_card() -> None:
    s = scene(TWO_SEATS, roll_ms=0)
    turn(s, 0)
    assert rules.to_act(s) == 1 << 0


@covers("six.change.place", "six.change.choose")
def test_with_an_empty_supply_nothing_is_laid_and_the_choice_opens_at_once() -> None:
    s = scene(("5 8 14", "9 3 17", "1 2 4"), rest="secured", supplies=["", "", "13"], roll_ms=0)
    turn(s, 0)
    assert rules.to_act(s) == 1 << 2
    act(s, "2 place 1")
    told = turn(s, 0)
    assert told[-2:] == ["2 change", "2 chooses"] and moves(s, 2) == ["roll", "lift"]


@covers("six.change.when")
def test_the_choice_waits_for_all_placements() -> None:
    s = scene(THREE_SEATS, roll_ms=0)
    turn(s, 0)
    assert moves(s, 1) == []
    act(s, "0 place 1 @100")
    assert moves(s, 1) == [] and moves(s, 0) == []
    act(s, "2 place 1 @200")
    assert moves(s, 1) == ["roll", "lift"]


@covers("six.change.when")
def test_the_table_places_for_all_who_have_not_in_one_act() -> None:
    s = scene(("5 8 14", "- - 17", "9 3 17", "1 2 4"), supplies=["12", "", "13", "15"], roll_ms=0, starter=3)
    turn(s, 1_000)
    assert s.holder == 0 and rules.wake(s) == 5_000
    act(s, "1 place 2 @3000")
    told = act(s, "wake")
    assert told == ["2 slow", "2 placed 13 3 17", "3 slow", "3 placed 15 1 1", "0 chooses"]
    assert s.phase == CHOICE and rules.wake(s) == 10_000


@covers("six.change.when")
@pytest.mark.parametrize(
    ("before", "place"),
    [
        ("5 8 14", 3),
        ("18 1 2", 1),
        ("1 11 2", 1),  # 16.7, 17.4 and 19.0 %
        ("3 9 8", 2),  # 21.7, 21.4 and 22.3 %
        ("18 - 17", 2),
        ("5 - -", 2),
        ("- - -", 1),
    ],
)
def test_the_table_places_on_the_first_empty_place_or_the_least_likely_card(before: str, place: int) -> None:
    for free in (False, True):
        s = scene((before, "9 3 17"), roll_ms=0, free_placement=free)
        s.dice_n = 1
        act(s, "0 roll", dice=["6"])
        assert f" {place} " in act(s, "wake")[1]


@covers("six.change.when", "six.end")
def test_the_catalogue_of_chances_and_the_estimate_follow_from_counting() -> None:
    percent = [16.7, 19.0, 21.7, 24.7, 28.0, 31.6, 22.5, 22.3, 21.4, 19.8, 17.4, 14.0, 9.7, 6.9, 4.6, 2.8, 1.4, 0.5]
    p = {}
    for number in range(1, 19):
        missed = Fraction(1)
        for dice in (1, 2, 3):
            sums = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
            missed *= 1 - Fraction(sums.count(number), 6**dice)
        p[number] = 1 - missed
        assert Fraction(rules.PASSES_WITH[number], rules.PASSES) == p[number]
    assert [round(float(100 * chance), 1) for chance in p.values()] == percent
    assert len(set(p.values())) == 18  # so the table's own placement never has a choice
    steps = [Fraction(step, 100) for step in (20, 10, 5, 3, 2, 1)]
    assert list(rules.STROKES_ESTIMATE) == [1 + sum(chance < step for step in steps) for chance in p.values()]


@covers("six.change.choose")
def test_the_receiver_rolls_three_dice_or_lifts_and_only_then() -> None:
    s = scene(TWO_SEATS, roll_ms=0)
    turn(s, 0)
    place_all(s)
    assert moves(s, 1) == ["roll", "lift"]
    told = act(s, "1 roll", dice=["1+1+1"])
    assert "1 rolled 1+1+1 3" in told and moves(s, 1) == ["roll"]


@covers("six.change.choose")
def test_the_starter_of_a_stage_cannot_lift() -> None:
    s = scene(TWO_SEATS, roll_ms=0)
    assert moves(s, 0) == ["roll"]
    turn(s, 0)
    place_all(s)
    act(s, "1 lift")
    assert s.stage == 1 and moves(s, 1) == ["roll"]


# ---- lifting -------------------------------------------------------------------------------------


def at_choice(at: int, secured: tuple[str, ...], **options: Any) -> State:
    """Three seats; seat 0 has rolled at 0 and 1, at `at`, may lift. The sand runs 20 s."""
    s = scene(
        ("5 8 14", "9 3 17", "1 2 4"),
        secured=secured,
        supplies=["15", "13", "12"],
        **{"roll_ms": 0, "timer_min": 20, "timer_max": 20, "turn_seconds": 60, **options},
    )
    act(s, "0 roll", "0 roll", f"0 roll @{at}", dice=["6+6+6", "6+6", "6"])
    place_all(s)
    return s


@covers("six.lift.right", "six.lift.end", "six.between")
def test_a_lift_in_time_costs_the_last_roller_the_top_secured_card() -> None:
    s = at_choice(20_000, ("11 7", "10", ""))
    before = [showcase(s, seat) for seat in range(3)]
    told = act(s, "1 lift")
    assert told == ["1 lifted gone", "0 gave 7", "table stage_over 1 lifted", "0 starts 2"]
    assert safe(s, 0) == [11] and safe(s, 1) == [10]
    assert supply(s, 0)[0] == 7  # under the supply
    assert [showcase(s, seat) for seat in range(3)] == before
    assert s.holder == 0 and s.phase == START and rules.wake(s) == 40_000


@covers("six.lift.right")
def test_the_last_roller_is_the_seat_of_the_stages_latest_roll() -> None:
    s = at_choice(0, ("7", "10", "11"), turn_seconds=20)
    act(s, "wake", "1 roll", "1 roll", dice=["6+6+6", "6+6", "6"])  # the table rolls for seat 1, at 20,000
    place_all(s)
    assert act(s, "2 lift")[:2] == ["2 lifted gone", "1 gave 10"]


@covers("six.lift.wrong", "six.lift.end")
def test_a_lift_too_early_costs_the_lifter_a_card() -> None:
    s = at_choice(19_999, ("11 7", "10", ""))
    told = act(s, "1 lift")
    assert told == ["1 lifted left", "1 gave 10", "table stage_over 1 lifted", "1 starts 2"]
    assert safe(s, 0) == [11, 7] and safe(s, 1) == [] and supply(s, 1)[0] == 10
    assert s.holder == 1


@covers("six.lift.nothing", "six.lift.end")
@pytest.mark.parametrize(("at", "giver"), [(19_999, 1), (20_000, 0)])
def test_who_has_nothing_secured_gives_nothing_and_starts_all_the_same(at: int, giver: int) -> None:
    s = at_choice(at, ("", "", "10"))
    before = [supply(s, seat) for seat in range(3)]
    s.last_given = 4  # by an earlier lift
    told = act(s, "1 lift")
    assert told[1:] == [f"{giver} gave 0", "table stage_over 1 lifted", f"{giver} starts 2"]
    assert [supply(s, seat) for seat in range(3)] == before and s.holder == giver


@covers("six.lift.right", "six.change.place")
def test_cards_given_back_are_drawn_last_and_in_the_order_they_were_given() -> None:
    s = scene(
        ("5 8 14", "9 3 17"), secured=["", "1 2"], supplies=["", "10"], rest="secured", roll_ms=0, early_lift="goes_on"
    )
    for _ in range(2):
        turn(s, s.now)  # seat 0, whose supply is empty
        act(s, "1 lift")
        turn(s, s.now)
        act(s, "1 place 1")
    assert showcase(s, 1) == "2/10/9 3 17" and supply(s, 1) == [1]
    assert not any(map(any, (*s.seen(0).under, *s.seen(1).under)))  # views do not show it
    assert s.seen(0, past=True).under[1][0] == 1  # but all have seen it


@covers("six.lift.end")
@pytest.mark.parametrize("phase", [ROLLING, PLACING])
def test_the_end_of_a_stage_cancels_resting_dice_and_open_placements(phase: int) -> None:
    s = scene(TWO_SEATS, timer_min=20, timer_max=20, grace_seconds=5, roll_ms=3_000, turn_seconds=60, pro=True)
    act(s, "0 roll", "wake", "0 roll @21500", dice=["1+2+4", "2+2"])
    if phase == PLACING:
        act(s, "wake")
    assert s.phase == phase and s.direction == (1 if phase == ROLLING else -1)
    direction, laid = s.direction, [showcase(s, seat) for seat in range(2)]
    s.due = 26_000  # the grace at 25,000 comes before
    assert act(s, "wake") == ["table stage_over 1 unlifted", "0 starts 2"]
    assert [showcase(s, seat) for seat in range(2)] == laid
    assert s.phase == START and rules.to_act(s) == 1 << 0 and s.direction == direction and s.dice_n == 3


@covers("six.lift.end", "six.change.place")
def test_a_card_that_was_not_placed_goes_back_on_top_and_its_owner_still_knows_it() -> None:
    s = scene(TWO_SEATS, supplies=["11", ""], timer_min=20, timer_max=20, grace_seconds=5, roll_ms=0, turn_seconds=60)
    act(s, "0 roll", "0 roll @21500", "0 roll", dice=["6+6+6", "6+6", "6"])
    act(s, "wake @25000")
    assert supply(s, 0)[-1] == 11 and s.seen(0).top[0] == 11 and s.seen(1).top[0] == 0
    turn(s, s.now)
    assert s.top[0] == 11 and act(s, "0 place 2")[0] == "0 placed 11 2 8"


@covers("six.lift.early")
def test_with_goes_on_the_wrong_lifter_pays_and_must_roll_three_dice() -> None:
    s = at_choice(10_000, ("11 7", "10", ""), early_lift="goes_on", turn_seconds=12)
    told = act(s, "1 lift @12000")
    assert told == ["1 lifted left", "1 gave 10", "1 goes_on"]
    assert s.stage == 0 and s.phase == BOUND and moves(s, 1) == ["roll"]
    assert rules.wake(s) == 24_000  # the throw became possible with the lift
    assert "1 rolled 1+1+2 4" in act(s, "1 roll @13000", dice=["1+1+2"])
    assert s.sand == 20_000 and s.turned_at == 0


@covers("six.lift.early")
def test_with_goes_on_a_lift_in_time_still_ends_the_stage() -> None:
    s = at_choice(20_000, ("11 7", "10", ""), early_lift="goes_on")
    assert act(s, "1 lift")[-1] == "0 starts 2"


# ---- the end -------------------------------------------------------------------------------------


@covers("six.end")
def test_only_the_strokes_on_secured_cards_count() -> None:
    s = scene(("18 8 14", "9 3 17"), secured=["1 5 13", "16 2"], stage=3, roll_ms=0)
    turn(s, 0, "6+6+5", "6+6", "6")
    place_all(s)
    told = act(s, "1 lift")  # too early: gives the 17 back
    assert told[-3:] == ["0 scored 6", "1 scored 7", "table won [1]"]
    assert s.points[:2] == [2 + 1 + 3, 5 + 2] and rules.winners(s) == 0b10
    assert GAME.ended_by(s) == "six.end"


@covers("six.end")
def test_ties_are_shared_and_the_strokes_can_be_replaced() -> None:
    strokes = [0] * 18
    strokes[4], strokes[12] = 50, 99
    s = scene(("16 8 14", "9 3 17", "1 2 4"), secured=["5", "5 10", "13"], stage=3, roll_ms=0, strokes=strokes)
    turn(s, 0)
    place_all(s)
    act(s, "1 lift")
    assert s.points[:3] == [50, 50, 99]
    s = scene(("16 8 14", "9 3 17", "1 2 4"), secured=["5", "5 10", "10"], stage=3, roll_ms=0, strokes=strokes)
    turn(s, 0)
    place_all(s)
    assert act(s, "1 lift")[-1] == "table won [0, 1]"


@covers("six.end.exhausted")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_when_nobody_can_secure_anything_the_game_ends_at_once(stage: int) -> None:
    s = scene(("- - -", "- 9 -"), rest="secured", stage=stage)
    told = act(s, "0 roll", dice=["1+5+3"])
    assert told[3] == f"table stage_over {stage} exhausted" and told[-1] == "table won [0, 1]"
    assert s.phase == OVER and s.rounds == 1 and s.points[:2] == [45, 45]
    assert GAME.ended_by(s) == "six.end.exhausted"


@covers("six.end.exhausted", "six.secure.how")
def test_a_claim_can_be_the_last() -> None:
    s = scene(("- - -", "- 9 -"), rest="secured", secure="claim")
    act(s, "0 roll", dice=["1+5+3"])
    assert s.phase == ROLLING
    assert act(s, "1 claim 9")[:2] == ["1 secured 9 2 0", "table stage_over 1 exhausted"]
    assert s.phase == OVER and s.claimable == s.claimants == s.claims == 0


@covers("six.end.exhausted")
@pytest.mark.parametrize("left", ["covered", "supply", "own"])
def test_a_card_that_can_still_be_secured_keeps_the_game_going(left: str) -> None:
    showcases = {"covered": ("- - -", "- 9/4 -"), "supply": ("- - -", "- 9 -"), "own": ("2 - -", "- 9 -")}[left]
    s = scene(showcases, rest="secured", supplies=["3", ""] if left == "supply" else [])
    act(s, "0 roll", dice=["1+5+3"])
    assert s.phase == ROLLING and s.rounds == 0


@covers("six.between")
def test_between_stages_all_cards_stay_where_they_are() -> None:
    s = at_choice(19_999, ("11 7", "", "6"))
    before = [(showcase(s, seat), safe(s, seat), supply(s, seat)) for seat in range(3)]
    act(s, "1 lift")  # has nothing to give
    assert [(showcase(s, seat), safe(s, seat), supply(s, seat)) for seat in range(3)] == before
    assert s.stage == 1


# ---- the pro version -----------------------------------------------------------------------------


@covers("six.pro.double")
@pytest.mark.parametrize(
    ("throws", "ends"),
    [
        (["2+2+6"], True),
        (["2+6+2"], True),
        (["6+2+2"], True),
        (["5+5+5"], True),
        (["1+2+3"], False),
        (["1+2+4", "6+6"], True),
        (["1+2+4", "6+5"], False),
    ],
)
def test_two_equal_dice_end_the_turn(throws: list[str], ends: bool) -> None:
    for pro in (True, False):
        s = scene(("18 16 17", "9 3 17"), pro=pro, roll_ms=0)
        told = [t for throw in throws for t in act(s, "0 roll", dice=[throw])]
        assert ("0 double" in told) == ("1 change" in told) == (ends and pro)


@covers("six.pro.double", "six.secure")
def test_a_double_ends_the_turn_even_if_the_sum_matches_and_others_still_secure_it() -> None:
    s = scene(("10 16 17", "10 3 17"), pro=True, roll_ms=0)
    told = act(s, "0 roll", dice=["2+2+6"])
    assert told[1:4] == ["0 rolled 2+2+6 10", "1 secured 10 1 0", "0 double"]
    assert s.holder == 1 and showcase(s, 0) == "10 16 17"


@covers("six.pro.direction")
def test_a_single_die_is_never_a_double() -> None:
    s = scene(("18 16 17", "9 3 17", "1 2 4"), pro=True, roll_ms=0)
    told = turn(s, 0, "1+2+4", "6+5", "6")
    assert "0 double" not in told and "table reversed" not in told
    assert s.holder == 1 and s.direction == 1


@covers("six.pro.direction")
def test_the_dice_go_back_and_play_goes_round_the_other_way_from_then_on() -> None:
    s = scene(("18 16 17", "9 3 17", "1 2 4", "15 16 17"), pro=True, roll_ms=0)
    holders = []
    for throws in (("1+2+4", "6+5", "6"), ("6+6+1",), ("1+2+5", "6+5", "6"), ("5+6+1", "4+4"), ("1+2+4", "6+5", "6")):
        turn(s, s.now, *throws)
        place_all(s)
        holders.append(s.holder)
    assert holders == [1, 0, 3, 0, 1]  # 0, 1 (double), 0, 3 (double), 0


@covers("six.pro.direction")
def test_the_direction_turns_with_the_change_also_on_the_first_turn_of_a_stage() -> None:
    s = scene(("18 16 17", "9 3 17", "1 2 4"), pro=True)
    act(s, "0 roll", dice=["2+2+6"])
    assert s.direction == 1 and s.holder == 0 and s.doubled == 1
    assert act(s, "wake")[:3] == ["table rested", "table reversed", "2 change"]
    assert s.direction == -1 and s.holder == 2


@covers("six.pro.direction")
def test_the_direction_stays_at_the_end_of_a_stage() -> None:
    s = scene(("18 16 17", "9 3 17", "1 2 4"), pro=True, roll_ms=0)
    turn(s, 0, "2+2+6")
    place_all(s)
    act(s, "2 lift")
    assert s.direction == -1 and s.holder == 2
    turn(s, s.now, "1+2+4", "6+5", "6")
    assert s.holder == 1


def test_a_very_long_turn_keeps_its_latest_throws() -> None:
    s = scene(("3 8 14", "8 4 17"), roll_ms=0)
    throws = [*15 * ["1+1+1"], "1+2+5", "6+5+3", "2+5+1", "1+1+1", "1+2+1"]
    for throw in throws:
        act(s, "0 roll", dice=[throw])
    assert s.throws == rules.THROWS
    assert ["+".join(map(str, s.dice[t])) for t in range(s.throws)] == throws[-rules.THROWS :]
    assert s.safe == [0b10 if t in (7, 11) else 0 for t in range(rules.THROWS)]


@covers("six.secure.how", "six.change.place")
def test_a_claim_is_a_race_and_a_placement_bound_to_no_turn() -> None:
    book = rules.MOVES
    spelled = [book.spell(action) for action in range(len(book))]
    assert {move.split()[0] for move in spelled if book.is_race(move)} == {"claim"}
    assert {move.split()[0] for move in spelled if book.is_loose(move)} == {"claim", "place"}
