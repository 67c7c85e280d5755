"""The referee and the driver, by the toy game's clock and any game's moves."""

from __future__ import annotations

import re
from typing import Any

import pytest

import troef
from troef.bots.random import Random
from troef.core import driver, match, record
from troef.core.bot import Choice, Sight
from troef.core.driver import Driver, Stalled, bot_luck
from troef.core.errors import BadOption, BadUse, NotLawful

GAME = troef.load("companeros")


def test_an_unlawful_act_says_why_and_changes_nothing() -> None:
    table = GAME.new(seats=3, seed=1)
    before = table.state.clone()
    seat = table.to_act()[0]
    with pytest.raises(NotLawful) as refused:
        table.apply((seat + 1) % 3, table.legal(seat)[0])
    assert refused.value.refusal.rule == "companeros.play" and refused.value.refusal.args == {"seat": seat}
    assert table.state.fields_equal(before) and table.acts == [] and len(table.log) == 1


def test_what_a_seat_has_just_been_told_is_not_made_again_to_check_its_act(monkeypatch: pytest.MonkeyPatch) -> None:
    made, listed = list[int](), match._listed

    def counted(rules: Any, state: Any, seat: int, actors: int, moves: list[int]) -> list[int]:
        made.append(seat)
        return listed(rules, state, seat, actors, moves)

    monkeypatch.setattr(match, "_listed", counted)
    table = GAME.new(seats=3, seed=1)
    for view, legal in ((False, True), (True, False), (True, True)):
        seat = table.to_act()[0]
        moves: list[str] = table.view(seat)["moves"] if view else []
        table.apply(seat, (table.legal(seat) if legal else moves)[0])
        assert made == [seat], "once for the seat, and for its act no more"
        assert table.offered(seat) == [], "but what it was told before its act is told no more"
        made.clear()


@pytest.mark.parametrize(("move", "text"), [("lay G77", "near lay G7"), ("", "no such move"), ("wake", "no such")])
def test_an_unknown_move_is_refused_with_the_nearest(move: str, text: str) -> None:
    table = GAME.new(seats=3, seed=1)
    while "lay G7" not in table.legal(table.to_act()[0]):
        table.apply(table.to_act()[0], table.legal(table.to_act()[0])[-1])
    with pytest.raises(NotLawful, match=text):
        table.apply(table.to_act()[0], move)


def test_the_table_acts_only_when_something_is_due() -> None:
    table = GAME.new(seats=3, seed=1)
    for move, text in (("wake", "nothing is due"), ("lay G7", "table only wakes")):
        with pytest.raises(NotLawful, match=text):
            table.apply(-1, move)


def test_time_never_falls() -> None:
    table = GAME.new(seats=3, seed=1)
    table.apply(table.to_act()[0], table.legal(table.to_act()[0])[0], at=50)
    with pytest.raises(NotLawful, match="time never falls"):
        table.apply(table.to_act()[0], table.legal(table.to_act()[0])[0], at=49)


@pytest.mark.parametrize("at", [0.5, 10.0, True, "10", 2**53, 2**60])
def test_a_time_that_no_record_can_hold_is_refused(at: Any) -> None:
    table = GAME.new(seats=3, seed=1)
    seat = table.to_act()[0]
    with pytest.raises(BadUse, match=r"the time .* (is not a whole number of milliseconds|is later than any)"):
        table.apply(seat, table.legal(seat)[0], at=at)
    assert table.acts == []
    table.apply(seat, table.legal(seat)[0], at=2**53 - 1)
    record.read(table.record(), troef.load)


@pytest.mark.parametrize("seat", [3, 9, -2, -5, "0", 0.5, None])
def test_a_seat_that_is_not_there_is_refused_by_name(seat: Any) -> None:
    table = GAME.new(seats=3, seed=1)  # the rules have room for six
    for ask in (table.view, table.legal, table.events, lambda seat: table.apply(seat, "lay G7")):
        with pytest.raises(BadUse, match=re.escape(f"there is no seat {seat!r}; there are 0 to 2")):
            ask(seat)


def test_a_match_that_is_over_takes_no_act() -> None:
    table = driver.play(GAME.new(seats=3, seed=1), [Random] * 3)
    assert table.over() and "over" in repr(table) and table.legal(0) == []
    with pytest.raises(NotLawful, match="match is over"):
        table.apply(0, "lay G7")


def test_wrong_seats_options_and_presets_are_refused_by_name() -> None:
    with pytest.raises(BadUse, match="3 to 6 seats, not 2"):
        GAME.new(seats=2)
    for seats, shown in (("4", "'4'"), (4.0, "4.0"), (None, "None")):
        with pytest.raises(BadUse, match=f"3 to 6 seats, not {shown}$"):
            GAME.new(seats=seats)  # type: ignore[arg-type]
    for seed in ("x", 0.5, None):
        with pytest.raises(BadUse, match=f"the seed {seed!r} is not a whole number"):
            GAME.new(seats=4, seed=seed)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="no option 'game'; did you mean games"):
        GAME.new(seats=3, game=1)
    with pytest.raises(BadUse, match="no preset 'party'; there are"):
        GAME.new(seats=3, preset="party")
    with pytest.raises(BadUse, match="no seat 3"):
        GAME.new(seats=3).act(3, 0, 0)


def test_the_same_seed_plays_the_same_game() -> None:
    texts = {record.write(driver.play(GAME.new(seats=4, seed=9), [Random] * 4, seed=9)) for _ in range(3)}
    assert len(texts) == 1


def test_bots_hear_every_event_once_and_get_nothing_but_what_their_seat_knows() -> None:
    heard: dict[int, list[str]] = {0: [], 1: [], 2: []}

    class Listener(Random):
        def choose(self, sight: Sight) -> Choice | None:
            heard[sight.seat] += map(repr, sight.events)
            hidden = [hand for seat, hand in enumerate(sight.known.hand) if seat != sight.seat]
            assert not any(hidden) and not any(sight.known.deck) and sight.known.chance is None
            return super().choose(sight)

    table = driver.play(GAME.new(seats=3, seed=4), [Listener] * 3)
    told = [repr(event) for entry in table.events(1) for event in entry]
    assert told[: len(heard[1])] == heard[1] and len(heard[1]) > 40


def test_a_table_of_bots_that_all_wait_is_a_fault_not_a_hang() -> None:
    class Sleeper:
        def choose(self, sight: Sight) -> Choice | None:
            return None

    with pytest.raises(Stalled, match="every bot waits"):
        Driver(GAME.new(seats=3), [Sleeper()] * 3, bot_luck(0, 0, -1)).play()


def test_the_earliest_intention_comes_first_and_time_passes() -> None:
    class Slow(Random):
        def choose(self, sight: Sight) -> Choice | None:
            return Choice(sight.moves[0], 700)

    table = Driver(GAME.new(seats=3), [Slow(bot_luck(0, 0, 0))] * 3, bot_luck(0, 0, -1)).play(most=3)
    assert [act.at for act in table.acts] == [700, 1400, 2100]


def test_a_view_is_made_of_what_the_seat_sees() -> None:
    table = GAME.new(seats=3, seed=2)
    assert table.view(0) == match.view(GAME, table.state.seen(0), 0)
    assert table.view()["moves"] == [] and table.view()["hand"] == []


@pytest.mark.parametrize("key", troef.games.keys())
def test_eyes_that_go_from_seat_to_seat_see_what_fresh_ones_see(key: str) -> None:
    table = troef.load(key).new(seats=4, seed=5)
    eyes = table.state.seen(2)
    for seat in (3, -1, 0, 1, 0):
        eyes.look(table.state, seat)
        assert eyes.fields_equal(table.state.seen(seat)), "its own rows, and nothing of who looked before"
