"""Who is silent is away, and never loses the seat; where nobody is, the clock stands; deadlines get time back."""

from __future__ import annotations

import pytest
from tests.server.hand import Guest, World, play_on, run, settle

from troef.core.bot import Choice
from troef.server.thinkers import Answer, InlineThinkers, Question


class Slow(InlineThinkers):
    """Bots that answer the first lawful move, after a second."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> Answer:
        self.asked.append(question)
        from troef.core.match import lawful
        from troef.games import load

        game = load(question.game)
        action = lawful(game, question.known, question.who[2])[0]
        return Choice(game.rules.MOVES.spell(action), 1000)


# ---- away and back -----------------------------------------------------------------------------------------------


def test_who_is_silent_for_the_grace_is_played_by_a_bot_and_gets_the_seat_back_at_once() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table, guests = await world.playing("companeros", 3)
        gone = next(guest for guest in guests if guest.moves)
        seat, others = gone.chair, [guest for guest in guests if guest is not gone]
        gone.leave()
        await settle()
        assert others[0].here == [other.chair for other in others], "shown as silent at once"
        await world.clock.move(59_000)
        assert not others[0].table["chairs"][seat]["away"] and table.room.playing().acts == []
        await world.clock.move(1_500)
        assert others[0].table["chairs"][seat]["away"]
        told = [(message["what"], message.get("chair")) for message in others[0].heard if message["t"] == "update"]
        assert ("away", seat) in told[-2:]
        await world.clock.move(1_000)
        assert [act.seat for act in table.room.playing().acts] == [seat] and others[0].heard[-1]["bot"]
        back = Guest(table, seat, since=gone.n)
        await settle()
        assert not others[0].table["chairs"][seat]["away"] and others[0].heard[-1]["what"] == "back"
        await play_on([others[0], others[1], back])
        assert back.phase == "over" and sum(act.seat == seat for act in table.room.playing().acts) >= 9, "all its cards"

    run(scenario)


def test_on_a_fast_clock_people_have_as_long_to_come_back_as_ever() -> None:
    async def scenario() -> None:
        world = World(Slow())
        world.clock.speed = 20.0
        table, guests = await world.playing("companeros", 3)
        guests[0].leave()
        await world.clock.move(19 * 60_000)
        assert table.room.host == 0 and not table.room.chairs[0].away
        await world.clock.move(60_500)
        assert table.room.host != 0 and table.room.chairs[0].away

    run(scenario)


def test_a_bot_about_to_act_for_somebody_does_not_when_they_come_back() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table, guests = await world.playing("companeros", 3)
        gone = next(guest for guest in guests if guest.moves)
        gone.leave()
        await world.clock.move(60_500)
        assert table.room.chairs[gone.chair].away
        Guest(table, gone.chair)
        await world.clock.move(30_000)
        assert table.room.playing().acts == []

    run(scenario)


def test_where_the_table_chose_no_grace_nobody_is_ever_away() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table, guests = await world.playing("companeros", 3, settings={"away_seconds": 0})
        gone = next(guest for guest in guests if guest.moves)
        gone.leave()
        await world.clock.move(10 * 3600_000)
        assert not table.room.chairs[gone.chair].away and table.room.playing().acts == []

    run(scenario)


@pytest.mark.parametrize("playing", [False, True])
def test_when_the_opener_vanishes_the_longest_seated_person_who_is_there_takes_over(playing: bool) -> None:
    async def scenario() -> None:
        world = World(Slow())
        if playing:
            table, guests = await world.playing("companeros", 4)
        else:
            table = await world.open("companeros", 4)
            guests = [Guest(table, i) for i in range(4)]
            await settle()
        guests[0].leave()
        await world.clock.move(30_000)
        guests[1].leave()
        await world.clock.move(30_001)
        assert table.room.host == 2, "seat 1 sat longer and is not there"
        back = Guest(table, 0)
        await settle()
        assert back.view is not None and not back.view["you"]["host"]

    run(scenario)


def test_a_table_that_everybody_left_waits_for_them_as_it_was() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table, guests = await world.playing("companeros", 3)
        await play_on(guests, 3)
        for guest in guests:
            guest.leave()
        acts = len(table.room.playing().acts)
        await world.clock.move(24 * 3600_000)
        assert len(table.room.playing().acts) == acts and not any(chair.away for chair in table.room.chairs)
        Guest(table, 1)
        await world.clock.move(59_000)
        assert not any(chair.away for chair in table.room.chairs), "the grace begins anew"
        await world.clock.move(2_000)
        assert [chair.away for chair in table.room.chairs] == [True, False, True]

    run(scenario)


def test_a_table_of_bots_goes_on_while_somebody_looks_on() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table = await world.open("companeros", 1, chairs=3)
        ada = Guest(table, 0)
        await settle()
        await ada.ask("start", fill="random")
        await ada.ask("leave")
        await settle()
        assert ada.chair == -1 and not table.room.people()
        acts = len(table.room.playing().acts)
        await world.clock.move(10_000)
        assert len(table.room.playing().acts) > acts
        ada.leave()
        acts = len(table.room.playing().acts)
        await world.clock.move(10_000)
        assert len(table.room.playing().acts) == acts

    run(scenario)


# ---- the break between rounds ------------------------------------------------------------------------------------


async def in_a_break(world: World) -> list[Guest]:
    _, guests = await world.playing("companeros", 3, games=2)
    while guests[0].phase == "playing":
        await play_on(guests, 1)
    assert guests[0].phase == "between"
    return guests


def test_between_rounds_the_table_waits_until_everybody_is_ready() -> None:
    async def scenario() -> None:
        guests = await in_a_break(world := World())
        assert (await guests[0].act("lay G1"))["message"] == "table-phase-between"
        for guest in guests[:2]:
            await guest.ask("ready")
        await world.clock.move(10_000)
        assert guests[0].phase == "between" and guests[0].table["ready"] == [0, 1]
        await guests[2].ask("ready")
        await world.clock.move(0)
        assert guests[0].phase == "playing"

    run(scenario)


def test_between_rounds_the_table_waits_twenty_seconds_at_most() -> None:
    async def scenario() -> None:
        guests = await in_a_break(world := World())
        at = guests[0].table_there.watch.read()
        await world.clock.move(19_900)
        assert guests[0].phase == "between"
        await world.clock.move(200)
        assert guests[0].phase == "playing"
        assert guests[0].table_there.watch.read() == pytest.approx(at, abs=200), "the clock stood meanwhile"

    run(scenario)


def test_nobody_waits_for_who_is_not_there_and_nobody_goes_on_without_anybody() -> None:
    async def scenario() -> None:
        guests = await in_a_break(world := World())
        table = guests[0].table_there
        for guest in guests:
            guest.leave()
        await world.clock.move(60_000)
        assert table.room.phase == "between"
        back = Guest(table, 0)
        await settle()
        await back.ask("ready")
        await world.clock.move(0)
        assert back.phase == "playing"

    run(scenario)


# ---- pauses ------------------------------------------------------------------------------------------------------


def test_in_a_pause_the_clock_stands_and_nobody_acts() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table, guests = await world.playing("six", 2)
        await guests[0].ask("vote")
        await world.clock.move(1_000)
        assert guests[0].table["votes"] == [0]
        await guests[1].ask("vote")
        at, acts = table.watch.read(), len(table.room.playing().acts)
        assert guests[0].phase == "paused"
        await world.clock.move(3600_000)
        assert table.watch.read() == at and len(table.room.playing().acts) == acts
        holder = next(guest for guest in guests if guest.moves)
        assert (await holder.act("roll"))["message"] == "table-phase-paused"
        for guest in guests:
            await guest.ask("vote")
        await world.clock.move(500)
        assert guests[0].phase == "playing" and table.watch.read() == at + 500

    run(scenario)


def test_a_pause_ends_when_all_who_are_still_there_wish_it() -> None:
    async def scenario() -> None:
        world = World(Slow())
        _, guests = await world.playing("companeros", 3)
        for guest in guests:
            await guest.ask("vote")
        assert guests[0].phase == "paused"
        await guests[0].ask("vote")
        guests[1].leave()
        await settle()
        assert guests[0].phase == "paused"
        guests[2].leave()
        await settle()
        assert guests[0].phase == "playing"

    run(scenario)


# ---- time --------------------------------------------------------------------------------------------------------


def test_the_table_wakes_when_something_is_due_and_not_before() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table, _ = await world.playing("six", 2)
        match = table.room.playing()
        assert match.due == 20_000, "the starter has so long for the first roll"
        await world.clock.move(19_990)
        assert match.acts == []
        await world.clock.move(20)
        assert [(act.seat, act.move, act.at) for act in match.acts] == [(-1, "wake", 20_000)]

    run(scenario)


def test_after_a_restart_the_clock_goes_on_where_the_last_act_left_it() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table, guests = await world.playing("six", 2)
        holder = next(guest for guest in guests if guest.moves)
        await world.clock.move(7_000)
        await holder.act("roll")
        await world.clock.move(1_000)
        due = table.room.playing().due
        assert due == 7_000 + 1_600
        back = await world.restart(table)
        await world.clock.move(500_000)
        assert back.watch.read() == 7_000 and back.room.playing().due == due, "nobody is there: it stands"
        again = [Guest(back, i) for i in range(2)]
        await world.clock.move(1_500)
        assert len(back.room.playing().acts) == 1
        await world.clock.move(101)
        assert back.room.playing().acts[1] == (-1, "wake", due)
        assert again[0].n == again[1].n

    run(scenario)


def test_who_takes_too_long_is_helped_by_a_bot_and_keeps_the_seat() -> None:
    async def scenario() -> None:
        world = World(Slow())
        table, guests = await world.playing("companeros", 3, settings={"time": "brisk"})
        slow = next(guest for guest in guests if guest.moves)
        assert slow.table["deadlines"][slow.chair] == 20_000
        await world.clock.move(19_900)
        assert table.room.playing().acts == []
        await world.clock.move(200)
        assert [act.seat for act in table.room.playing().acts] == [slow.chair]
        assert slow.heard[-1]["bot"] and not slow.table["chairs"][slow.chair]["away"]
        following = next(guest for guest in guests if guest.moves)
        assert following is not slow and following.table["deadlines"][following.chair] > 40_000 - 200

    run(scenario)


def test_a_relaxed_table_gives_a_minute_and_a_table_without_a_timer_all_the_time_there_is() -> None:
    async def scenario(time: str, after: int, acts: int) -> None:
        world = World(Slow())
        table, _ = await world.playing("companeros", 3, settings={"time": time})
        await world.clock.move(after)
        assert len(table.room.playing().acts) == acts

    for case in (("relaxed", 59_000, 0), ("relaxed", 61_000, 1), ("none", 10 * 3600_000, 0)):
        run(lambda case=case: scenario(*case))  # type: ignore[misc]
