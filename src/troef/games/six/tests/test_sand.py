"""The sand is nobody's business: two tables that differ in it alone say the same until it is looked at."""

from __future__ import annotations

import json
import random

import pytest

from troef.core import record
from troef.core.bot import Sight
from troef.core.chance import Fast
from troef.core.match import Match
from troef.core.words import TABLE, WAKE
from troef.games.six import GAME, rules
from troef.games.six.bot import Heuristic
from troef.games.six.rules import State
from troef.games.six.tests.duel import Style, any_options
from troef.games.six.tests.scene import act, place_all, scene, turn
from troef.testing import covers


def leaves_the_table(match: Match, since: int) -> bytes:
    """All that anybody is told or could ask for, as bytes: views, events, lists, refusals, knowledge, bots, record."""
    said: list[object] = [record.write(match), repr(match), match.to_act()]
    for viewer in range(-1, match.seats):
        known = match.state.seen(viewer, past=True)
        events = [event for told in match.events(viewer, since) for event in told]
        said += [match.view(viewer), [event.data() for event in events], repr(known)]
        if viewer >= 0:
            seen = match.state.seen(viewer)
            said += [str(GAME.refusal(seen, viewer, action)) for action in range(rules.ACTIONS)]
            if match.legal(viewer):
                said.append(Heuristic(random.Random(since)).choose(Sight(GAME, viewer, known, events, match.at)))
    return json.dumps(said).encode()


def ends_by_grace(match: Match) -> bool:
    """Whether the next wake is that of the grace."""
    s: State = match.state
    return rules.grace_due(s) < s.due


@covers("six.timer")
@pytest.mark.parametrize("seed", range(60))
def test_nothing_that_leaves_the_table_depends_on_the_sand(seed: int) -> None:
    luck = random.Random(f"sand {seed}")
    options = any_options(luck) | {"timer_min": 20, "timer_max": 60, "turn_seconds": 3, "early_lift": "ends"}
    one, other = (GAME.new(seats=2 + seed % 4, seed=seed, **options) for _ in range(2))
    style = Style(luck)
    while True:
        grace = ends_by_grace(one) or ends_by_grace(other)
        style.act(one)
        last = one.acts[-1]
        if last.move == "lift" or (last.seat == TABLE and grace) or (last.seat != TABLE and last.at > other.due):
            break  # somebody looks, or the stage ends in one of them before this act
        other.act(last.seat, other.action(last.seat, last.move), last.at)
        if len(other.acts) == 1:
            other.state.sand = luck.randrange(20_000, 60_001)
            assert one.state.sand != other.state.sand
        assert leaves_the_table(one, len(one.acts)) == leaves_the_table(other, len(one.acts))
    assert len(other.acts) >= 3


@covers("six.timer")
def test_the_longer_sand_is_heard_of_only_when_the_shorter_grace_ends_the_stage() -> None:
    matches = [GAME.new(seats=3, seed=1, timer_min=20, timer_max=60, grace_seconds=5) for _ in range(2)]
    for match, sand in zip(matches, (20_000, 60_000), strict=True):
        match.act(TABLE, WAKE, match.due)
        match.state.sand = sand
    while not ends_by_grace(matches[0]):
        due = matches[0].due
        for match in matches:
            assert match.due == due
            match.act(TABLE, WAKE, due)
        assert leaves_the_table(matches[0], len(matches[0].acts)) == leaves_the_table(matches[1], len(matches[1].acts))
    assert matches[0].due == matches[0].state.turned_at + 25_000
    assert [event.name for event in matches[0].events()[-1]] == [event.name for event in matches[1].events()[-1]]
    matches[0].act(TABLE, WAKE, matches[0].due)
    assert matches[0].view()["stage"] == 2 and matches[1].view()["stage"] == 1


# ---- what follows from what was seen -------------------------------------------------------------


def possible(s: State, seat: int) -> set[int]:
    """The sand's times in many worlds the seat cannot tell from the true one."""
    found = set()
    for value in range(400):
        world = s.seen(seat, past=True)
        world.chance = Fast(value)
        rules.redeal(world, seat)
        assert GAME.broken(world) == ""
        found.add(world.sand)
    return found


@covers("six.timer")
def test_a_world_dealt_anew_has_any_sand_the_options_allow() -> None:
    s = scene(("5 8 14", "9 3 17"), timer_min=20, timer_max=21, roll_ms=0)
    turn(s, 0)
    sands = possible(s, 1)
    assert min(sands) < 20_020 and max(sands) > 20_980 and all(20_000 <= sand <= 21_000 for sand in sands)


@covers("six.timer", "six.lift.early")
def test_a_wrong_lift_tells_that_the_sand_was_still_running() -> None:
    s = scene(("5 8 14", "9 3 17"), timer_min=20, timer_max=40, roll_ms=0, early_lift="goes_on", turn_seconds=60)
    turn(s, 0)
    place_all(s)
    s.sand = 39_000
    act(s, "1 lift @30000")
    assert s.sand_least == 30_001
    for seat in (-1, 0, 1):
        assert min(possible(s, seat)) >= 30_001


@covers("six.timer")
def test_a_stage_that_goes_on_tells_that_the_grace_is_not_over() -> None:
    s = scene(("5 8 14", "9 3 17"), timer_min=20, timer_max=40, grace_seconds=5, roll_ms=0, turn_seconds=60)
    act(s, "0 roll", dice=["6+6+6"])
    s.sand = 39_000
    act(s, "0 roll @30000", dice=["6+6"])
    assert s.sand_least == 25_000 and min(possible(s, 1)) >= 25_000
    s.due = 31_234
    act(s, "wake", dice=["6"])  # the table places or rolls: it was due before the grace
    assert s.sand_least == 26_234


@covers("six.timer")
def test_a_late_wake_tells_no_more_than_that_it_was_due_before_the_grace() -> None:
    s = scene(("5 8 14", "9 3 17"), timer_min=20, timer_max=40, grace_seconds=5, roll_ms=10_000)
    act(s, "0 roll", "wake @500000", dice=["6+6+6"])
    assert s.sand == 20_000 and min(possible(s, 1)) < 20_300
    assert s.sand_least == 20_000


def test_a_search_that_lets_a_stage_go_on_too_long_still_finds_a_world() -> None:
    s = scene(("5 8 14", "9 3 17"), timer_min=20, timer_max=40, grace_seconds=5, roll_ms=0)
    for at in (0, 500_000):  # the second roll would not be lawful: the grace is over
        s.chance = Fast(at)
        rules.apply(s, 0, rules.ROLL, at)
    assert s.sand_least == 40_000
    world = s.seen(1, past=True)
    world.chance = Fast(1)
    rules.redeal(world, 1)
    assert world.sand == 40_000


def test_worlds_dealt_anew_keep_all_cards_that_were_seen() -> None:
    s = scene(("5/18 8 14", "9 3 17"), secured=["1 2", "11"], supplies=["", "16"], roll_ms=0, early_lift="goes_on")
    turn(s, 0, "6+6+1", "6+6", "6")
    place_all(s)
    act(s, "1 lift")  # gives the 11 back
    for seat, value in ((-1, 1), (0, 2), (1, 3)):
        world = s.seen(seat, past=True)
        world.chance = Fast(value)
        rules.redeal(world, seat)
        for name in ("secured", "under", "beneath", "shown", "supply_n", "secured_n", "under_n"):
            assert getattr(world, name) == getattr(s, name), name
        assert world.supply != s.supply and GAME.broken(world) == ""


def test_the_card_to_be_placed_stays_on_top_for_its_owner_alone() -> None:
    s = scene(("5 8 14", "9 3 17"), supplies=["11", ""], roll_ms=0)
    turn(s, 0)
    tops: dict[int, set[int]] = {}
    for seat in (0, 1):
        for value in range(60):
            world = s.seen(seat, past=True)
            world.chance = Fast(value)
            rules.redeal(world, seat)
            tops.setdefault(seat, set()).add(world.top[0])
            assert world.top[0] == rules.next_card(world, 0)
    assert tops[0] == {11} and len(tops[1]) > 10
