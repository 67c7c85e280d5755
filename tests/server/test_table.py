"""A live table, by hand: save, then say; asked twice, done once; the newest device wins; nobody is lost."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.hand import ENTROPY, Guest, World, play_on, run, settle

from troef.core import record
from troef.core.errors import NotLawful
from troef.games import load
from troef.server import entries as e
from troef.server.house import House
from troef.server.jobs import Resting
from troef.server.pads import OpenPad, Pads
from troef.server.room import key_of
from troef.server.store import Away
from troef.server.viewer import GONE, REPLACED


async def scene(world: World) -> list[Guest]:
    """Three people in the middle of a match."""
    _, guests = await world.playing("companeros", 3)
    await play_on(guests, 5)
    return guests


def actor_of(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.moves)


# ---- save, then say ----------------------------------------------------------------------------------------------


def test_nobody_hears_of_an_act_before_it_is_saved() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        n = guests[0].n or 0
        world.store.gate = asyncio.Event()
        actor = actor_of(guests)
        id = actor.post("act", move=actor.moves[0], on=actor.n)
        await settle()
        assert [guest.n for guest in guests] == [n] * 3 and id not in actor.answers
        late = Guest(actor.table_there, -1)
        await settle()
        assert late.n == n, "who comes now is told what is saved"
        world.store.gate.set()
        await settle()
        assert [guest.n for guest in (*guests, late)] == [n + 1] * 4
        assert actor.answers[id] == {"t": "done", "id": id, "n": n + 1}

    run(scenario)


def test_what_comes_while_an_act_is_saved_waits_its_turn() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        n = guests[0].n or 0
        world.store.gate = asyncio.Event()
        actor = actor_of(guests)
        act = actor.post("act", move=actor.moves[0], on=actor.n)
        wish = guests[0].post("vote", want=True)
        twice = actor.post("act", move=actor.moves[0], on=actor.n)
        await settle()
        assert not {act, twice} & actor.answers.keys() and wish not in guests[0].answers
        world.store.gate.set()
        await settle()
        assert (actor.answers[act]["n"], guests[0].answers[wish]["n"]) == (n + 1, n + 2)
        assert actor.answers[twice]["t"] == "refused", "judged when the first one has been carried out"

    run(scenario)


def test_a_fault_in_judging_an_act_begins_the_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table, actor = guests[0].table_there, actor_of(guests)
        match = table.room.playing()

        def faulty(seat: int, action: int, at: int) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(match, "check", faulty)
        actor.post("act", move=actor.moves[0], on=actor.n)
        await settle()
        assert all(guest.heard[-1] == {"t": "gone", "message": "table-restarts"} for guest in guests)
        assert await world.house.find(table.room.table) is not table

    run(scenario)


def test_an_act_that_cannot_be_saved_never_was() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table, actor = guests[0].table_there, actor_of(guests)
        seen, n = actor.bytes(), actor.n
        world.store.broken = OSError("no space left")
        id = actor.post("act", move=actor.moves[0], on=n)
        await settle()
        assert id not in actor.answers
        assert all(guest.viewer.closed == GONE for guest in guests)
        assert all(guest.heard[-1] == {"t": "gone", "message": "table-restarts"} for guest in guests)
        world.store.broken = None
        again = await world.house.find(table.room.table)
        assert again is not table
        back = Guest(again, actor.chair, since=n)
        await settle()
        assert (back.bytes(), back.n) == (seen, n)
        assert (await back.ask("act", move=back.moves[0], on=n))["t"] == "done"

    run(scenario)


def test_an_act_is_saved_even_if_its_player_vanishes_meanwhile() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        world.store.gate = asyncio.Event()
        actor, other = actor_of(guests), next(guest for guest in guests if not guest.moves)
        n = actor.n or 0
        actor.post("act", move=actor.moves[0], on=n)
        await settle()
        actor.leave()
        actor.writer.cancel()
        world.store.gate.set()
        await settle()
        assert other.n == n + 1
        assert len(world.store.logs[actor.table_there.room.table]) == n + 1

    run(scenario)


@pytest.mark.parametrize("before, after", [(1, None), (1, 2), (None, None), (None, 1)])
def test_a_table_that_is_not_ours_all_the_while_it_is_fetched_is_not_kept(
    before: int | None, after: int | None
) -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 2)
        book = await Pads(world.house).open(OpenPad("companeros", ["Ada", "Bo", "Cy"]), "token")
        name = table.room.table
        world.house, world.store.reading = House(world.services), asyncio.Event()
        pads = Pads(world.house)
        world.store.tenure = before
        finding = asyncio.gather(world.house.find(name), pads.find(book.name), return_exceptions=True)
        await settle()
        world.store.tenure = after
        world.store.reading.set()
        assert [type(found) for found in await finding] == [Away, Away], "who sat down there would hear nothing more"
        assert name not in world.house.tables and not pads.live
        world.store.tenure = 3
        assert (await world.house.find(name)).room.number == table.room.number
        assert (await pads.find(book.name)).book.number == book.number

    run(scenario)


def test_another_owner_of_the_table_makes_this_one_begin_again_from_the_store() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table = guests[0].table_there.room.table
        other = await House(world.services).find(table)
        mover = Guest(other, actor_of(guests).chair)
        await settle()
        assert (await mover.act(mover.moves[0]))["t"] == "done"
        actor = actor_of(guests)
        actor.post("act", move=actor.moves[-1], on=actor.n)
        await settle()
        assert actor.viewer.closed == GONE, "the number was taken"
        assert len(world.store.logs[table]) == mover.n

    run(scenario)


# ---- asked twice, done once --------------------------------------------------------------------------------------


def test_a_request_asked_twice_is_answered_twice_and_done_once() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        actor = actor_of(guests)
        request = {"move": actor.moves[0], "on": actor.n, "id": "lost"}
        first = await actor.ask("act", **request)
        n = actor.n
        assert await actor.ask("act", **request) == first and actor.n == n
        for t, fields in (("rename", {"name": "Eva"}), ("say", {"text": "hi"})):
            answer = await actor.ask(t, id=t, **fields)
            assert await actor.ask(t, id=t, **fields) == answer
        assert len(actor.said) == 1

    run(scenario)


def test_a_request_whose_answer_was_lost_in_a_crash_is_not_done_again() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        actor = actor_of(guests)
        request = {"move": actor.moves[0], "on": actor.n, "id": "lost"}
        first = await actor.ask("act", **request)
        again = Guest(await world.restart(actor.table_there), actor.chair)
        await settle()
        n = again.n
        assert await again.ask("act", **request) == first and again.n == n

    run(scenario)


def test_the_ids_of_two_people_do_not_meet() -> None:
    async def scenario() -> None:
        world = World()
        _, guests = await world.playing("companeros", 3)
        for _ in range(3):
            actor = actor_of(guests)
            assert (await actor.act(actor.moves[0], id="same"))["t"] == "done"
        assert guests[0].table["phase"] == "playing"

    run(scenario)


# ---- refusals ----------------------------------------------------------------------------------------------------


def test_a_refusal_says_why_and_brings_the_view() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        idle = next(guest for guest in guests if not guest.moves)
        refused = await idle.act("lay G1")
        assert refused["message"] == "not-your-turn" and refused["rule"].startswith("companeros.")
        assert refused["view"] == idle.view and refused["n"] == idle.n
        assert (await idle.act("fly away"))["message"] == "no-such-move"
        looker = Guest(idle.table_there, -1)
        await settle()
        assert (await looker.act("lay G1"))["message"] == "table-not-seated"
        assert (await looker.ask("leave"))["message"] == "table-not-seated"

    run(scenario)


def test_a_move_chosen_before_somebody_elses_turn_is_stale() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        actor = actor_of(guests)
        n = actor.n or 0
        await actor.act(actor.moves[0])
        following = actor_of(guests)
        refused = await following.act(following.moves[0], on=n)
        assert refused["message"] == "table-stale"
        assert (await following.act(following.moves[0]))["t"] == "done"

    run(scenario)


@pytest.mark.parametrize("phase, request_", [("waiting", "start"), ("over", "vote")])
def test_wishes_out_of_their_time_are_refused(phase: str, request_: str) -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 2, chairs=4)
        guests = [Guest(table, i) for i in range(2)]
        await settle()
        refused = await guests[0].ask(request_)
        assert refused["t"] == "refused"
        assert (await guests[0].act("lay G1"))["message"] == "table-phase-waiting"

    run(scenario)


# ---- seats and devices -------------------------------------------------------------------------------------------


def test_the_newest_device_of_a_seat_wins_and_the_old_one_says_so() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        old = guests[1]
        new = Guest(old.table_there, 1, since=old.n)
        await settle()
        assert old.viewer.closed == REPLACED and old.heard[-1] == {"t": "replaced"}
        old.leave()
        await settle()
        assert new.bytes() == old.bytes() and new.here == [0, 1, 2]
        await play_on([guests[0], new, guests[2]])
        assert new.phase == "over" and old.phase == "playing"

    run(scenario)


def test_a_device_that_comes_back_takes_the_seat_from_itself_and_is_not_told_to_stay_away() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table = guests[1].table_there
        living = Guest(table, 1, device="phone")
        late = Guest(table, 1, device="phone")  # a connection that it has given up, whose hello came last
        await settle()
        assert living.viewer.closed == GONE and {"t": "replaced"} not in living.heard
        back = Guest(table, 1, device="phone")
        await settle()
        assert late.viewer.closed == GONE and back.viewer.closed is None
        other = Guest(table, 1, device="laptop")
        await settle()
        assert back.viewer.closed == REPLACED and back.heard[-1] == {"t": "replaced"}
        Guest(table, 1)
        await settle()
        assert other.viewer.closed == REPLACED, "who does not say which device it is may be any other"

    run(scenario)


def test_connections_follow_their_people_when_chairs_move() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 2, chairs=4)
        ada, bo = Guest(table, 0), Guest(table, 1)
        await settle()
        await ada.ask("swap", chair=0, other=3)
        assert (ada.chair, bo.chair) == (3, 1) and ada.here == [1, 3] and ada.table["host"] == 3
        await ada.ask("resize", chairs=3)
        assert (ada.chair, bo.chair) == (1, 0)
        await ada.ask("start", fill="random")
        assert ada.game["seat"] == 1 and bo.game["seat"] == 0

    run(scenario)


def test_who_loses_the_chair_looks_on_where_anybody_may() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 2, chairs=4)
        ada, bo = Guest(table, 0), Guest(table, 1)
        await settle()
        await ada.ask("sit", chair=1)
        assert bo.chair == -1 and (await bo.ask("leave"))["message"] == "table-not-seated"
        assert table.room.chair_of("t1") == -1

    run(scenario)


def test_where_nobody_may_look_on_who_loses_the_chair_is_let_go() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 2, chairs=4)
        ada, bo, looker = Guest(table, 0), Guest(table, 1), Guest(table, -1)
        await settle()
        settings = {"watch": "nobody"}
        await ada.ask("configure", options={}, settings=settings)
        assert looker.viewer.closed == GONE and bo.viewer.closed is None
        await ada.ask("sit", chair=1)
        assert bo.heard[-1] == {"t": "gone", "message": "table-not-seated"}

    run(scenario)


def test_a_seat_is_handed_over_by_a_gift_once() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        giver, table, gift = guests[1], guests[1].table_there, "ef" * 16
        assert (await giver.ask("give", gift=gift))["t"] == "done"
        assert giver.chair == 1, "until it is taken the seat is the giver's"
        seat = await table.ask(lambda: table.take(gift, "Di", key_of("new")))
        again = await table.ask(lambda: table.take(gift, "Di", key_of("new")))
        await settle()
        assert seat == again == 1 and giver.chair == -1
        assert table.room.chair_of("t1") == -1 and table.room.chair_of("new") == 1
        taker = Guest(table, 1)
        await settle()
        assert taker.game["hand"] and giver.game["hand"] == []
        with pytest.raises(NotLawful, match="no such gift"):
            await table.ask(lambda: table.take(gift, "Eve", key_of("evil")))

    run(scenario)


@pytest.mark.parametrize("phase", ["playing", "paused"])
def test_a_match_that_might_never_end_is_left_by_everybody_and_stands_still(phase: str) -> None:
    async def scenario() -> None:
        world = World()
        table, guests = await world.playing("uno", 3, forced_play=True, draw_until_playable=True)
        await play_on(guests, 6)
        if phase == "paused":
            for guest in guests:
                await guest.ask("vote")
        assert table.room.phase == phase
        for guest in guests:
            assert (await guest.ask("leave"))["t"] == "done"
        await world.clock.move(60_000)
        assert table.room.people() == []
        for guest in guests:  # they looked on, and go home
            guest.leave()
        acts = len(table.room.playing().acts)
        await world.clock.move(3_600_000)
        assert len(table.room.playing().acts) == acts, "where nobody is, no bot plays on for ever"

    run(scenario)


def test_a_guest_takes_over_an_open_chair_in_the_middle_of_a_match() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table = guests[0].table_there
        await guests[1].ask("leave", open=True)
        assert guests[1].chair == -1
        chair = await table.ask(lambda: table.sit("Di", key_of("new"), ENTROPY, None))
        assert chair == 1
        guest = Guest(table, 1)
        await settle()
        await play_on([guests[0], guest, guests[2]])
        assert record.verify(record.read(record.write(table.room.playing()), load)) is not None
        assert table.room.playing().names == ["P0", "Di", "P2"]

    run(scenario)


def test_sitting_down_twice_with_the_same_token_takes_one_chair() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 1, chairs=3)
        seats = await asyncio.gather(
            *(table.ask(lambda: table.sit("Bo", key_of("same"), ENTROPY, None)) for _ in range(5))
        )
        assert set(seats) == {1} and len(table.room.people()) == 2

    run(scenario)


def test_only_so_many_sit_down_as_there_are_chairs() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 2, chairs=3)
        asked = [table.ask(lambda i=i: table.sit("G", key_of(f"g{i}"), ENTROPY, None)) for i in range(5)]  # type: ignore[misc]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(result, int) for result in results) == 1
        assert sum(isinstance(result, NotLawful) for result in results) == 4

    run(scenario)


def test_a_name_is_taken_away_everywhere() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table = guests[0].table_there
        await guests[1].ask("rename", name="Zebedee")
        await play_on(guests)
        await table.ask(lambda: table.erase(key_of("t1")))
        await settle()
        whole = b"".join(world.store.logs[table.room.table])
        assert b"Zebedee" not in whole and b'"P1"' not in whole and b'"P0"' in whole
        assert guests[0].table["chairs"][1]["name"] == ""
        assert json.loads(record.write(table.room.playing()))["names"] == ["P0", "", "P2"]
        back = await world.restart(table)
        assert back.room.playing().names == ["P0", "", "P2"] and back.room.chair_of("t1") == 1
        with pytest.raises(NotLawful, match="not your seat"):
            await back.ask(lambda: back.erase(key_of("nobody")))

    run(scenario)


# ---- before and after a match ------------------------------------------------------------------------------------


def test_a_start_waits_for_the_entropy_of_every_device() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        await play_on(guests)
        await guests[2].ask("again", rotate=True)
        assert [guest.chair for guest in guests] == [1, 2, 0]
        old = guests[0].table["commit"]
        for guest in guests[:2]:
            await guest.ask("seed", entropy=f"{guest.chair}0" * 16)
        start = guests[0].post("start")
        await settle()
        assert start not in guests[0].answers, "one device is missing"
        await guests[2].ask("seed", entropy="0f" * 16)
        assert guests[0].answers[start]["t"] == "done" and guests[0].phase == "playing"
        assert guests[0].table["commit"] != load("companeros").new(seats=3).commit.hex() and old
        assert guests[0].table_there.room.playing().entropy == ["0f" * 16, "10" * 16, "20" * 16]
        await play_on(guests)
        assert guests[0].table["matches"] == 2

    run(scenario)


def test_a_start_that_waited_in_vain_says_for_whom() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        await play_on(guests)
        await guests[0].ask("again", rotate=False)
        await guests[0].ask("seed", entropy=ENTROPY)
        start = guests[0].post("start")
        await world.clock.move(4900)
        assert start not in guests[0].answers
        await world.clock.move(200)
        refused = guests[0].answers[start]
        assert refused["message"] == "table-not-seeded" and refused["args"] == {"names": "P1, P2"}

    run(scenario)


def test_somebody_who_only_looks_on_may_see_a_finished_match_as_the_table_chose() -> None:
    async def scenario(reveal: bool) -> None:
        world = World()
        table, guests = await world.playing("companeros", 3, settings={"reveal": reveal})
        looker = Guest(table, -1)
        await play_on(guests)
        await settle()
        assert (looker.table["secret"] is not None) == reveal and guests[0].table["secret"] is not None

    for reveal in (True, False):
        asyncio.run(scenario(reveal))


# ---- chat --------------------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_by_all_and_is_no_part_of_the_log() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        looker = Guest(guests[0].table_there, -1)
        n = guests[0].n
        await guests[1].ask("say", text="  Well,\u202e well\n")
        await guests[2].ask("say", preset="cheer")
        told = [{"t": "said", "chair": 1, "text": "Well, well", "preset": ""}]
        told.append({"t": "said", "chair": 2, "text": "", "preset": "cheer"})
        assert guests[0].said == looker.said == told and guests[0].n == n
        assert b"well" not in b"".join(world.store.logs[looker.table["id"]])
        late = Guest(guests[0].table_there, -1)
        await settle()
        assert late.said == told
        assert (await looker.ask("say", text="boo"))["message"] == "table-not-seated"

    run(scenario)


@pytest.mark.parametrize(
    "chat, said, why",
    [
        ("off", {"preset": "hello"}, "table-no-chat"),
        ("off", {"text": "hi"}, "table-no-chat"),
        ("presets", {"text": "hi"}, "table-presets-only"),
        ("presets", {"preset": "you all play badly"[:20]}, "table-no-such-preset"),
        ("presets", {"preset": "hello"}, None),
        ("free", {"text": "hi"}, None),
        ("free", {"text": "hi", "preset": "hello"}, "table-say-one-thing"),
        ("free", {}, "table-say-one-thing"),
    ],
)
def test_a_table_chooses_what_may_be_said(chat: str, said: dict[str, str], why: str | None) -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 1, chairs=3, settings={"chat": chat})
        ada = Guest(table, 0)
        await settle()
        assert (await ada.ask("say", **said)).get("message") == why

    run(scenario)


def test_a_person_who_is_muted_is_heard_by_everybody_else_and_nobody_else_is_told() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table, (ada, bo, cy) = guests[0].table_there, guests
        n, before = ada.n, len(cy.heard)
        assert (await ada.ask("mute", chair=1))["t"] == "done" and ada.muted == [1]
        assert (ada.n, len(cy.heard)) == (n, before), "no part of the log, and nobody else hears of it"
        await bo.ask("say", text="boo")
        await cy.ask("say", text="hi")
        assert [said["text"] for said in ada.said] == ["hi"]
        assert [said["text"] for said in cy.said] == [said["text"] for said in bo.said] == ["boo", "hi"]
        again = Guest(table, 0)
        await settle()
        assert again.muted == [1] and [said["text"] for said in again.said] == ["hi"], "on another device, too"
        await again.ask("mute", chair=1, on=False)
        await bo.ask("say", text="well played")
        assert again.muted == [] and again.said[-1]["text"] == "well played"

    run(scenario)


def test_who_is_muted_stays_so_when_chairs_move_and_somebody_new_there_is_heard() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 3)
        ada, bo, cy = (Guest(table, i) for i in range(3))
        await settle()
        await ada.ask("mute", chair=1)
        await ada.ask("swap", chair=1, other=2)
        assert ada.muted == [2] and bo.chair == 2
        await bo.ask("say", text="boo")
        await cy.ask("say", text="hi")
        assert [said["text"] for said in ada.said] == ["hi"]
        await bo.ask("leave")
        assert ada.muted == []

    run(scenario)


@pytest.mark.parametrize("who, chair, why", [(0, 0, "not-yourself"), (0, 9, "no-such-chair"), (-1, 0, "not-seated")])
def test_nobody_mutes_themselves_or_nobody(who: int, chair: int, why: str) -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 3)
        guest = Guest(table, who)
        await settle()
        assert (await guest.ask("mute", chair=chair))["message"] == f"table-{why}"

    run(scenario)


def test_nobody_talks_without_end() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 1, chairs=3)
        ada = Guest(table, 0)
        await settle()
        answers = [await ada.ask("say", text=f"bla {i}") for i in range(30)]
        assert answers[-1]["message"] == "table-too-many" and len(ada.said) < 12
        assert table.chat.latest(None) and len(table.chat.latest(None)) == len(ada.said)

    run(scenario)


# ---- the house ---------------------------------------------------------------------------------------------------


def test_a_table_asked_for_by_link_and_code_at_once_is_loaded_once() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 2, chairs=3)
        await world.restart(table)
        world.house = type(world.house)(world.services)
        name, code = table.room.table, table.room.code
        found = await asyncio.gather(*(world.house.find(n) for n in (name, code, code.lower(), name)))
        assert len({id(each) for each in found}) == 1 and not world.house._loading

    run(scenario)


def test_a_table_that_is_not_there_leaves_nothing_behind() -> None:
    async def scenario() -> None:
        world = World()
        for name in ("ABCDEF", "x" * 22, "", "../../etc/passwd"):
            with pytest.raises(NotLawful, match="no such table"):
                await world.house.find(name)
        await settle()
        assert not world.house._loading and not world.house.tables

    run(scenario)


def test_a_quiet_table_is_put_to_rest_and_comes_back_when_somebody_opens_the_link() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table = guests[0].table_there
        seen = guests[1].bytes()
        for guest in guests:
            guest.leave()
        await settle()
        await world.house.sweep()
        await world.clock.move(14 * 60_000)
        await world.house.sweep()
        assert table.room.table in world.house.tables
        await world.clock.move(2 * 60_000)
        await world.house.sweep()
        assert not world.house.tables and world.clock.waiting() == 0, "it leaves no timers behind"
        with pytest.raises(Resting):
            await table.ask(lambda: table.sit("G", "k", "", None))
        back = Guest(await world.house.find(table.room.code), 1)
        await settle()
        assert back.bytes() == seen

    run(scenario)


def test_finished_tables_are_forgotten_but_not_while_somebody_is_there() -> None:
    async def scenario() -> None:
        world = World()
        world.house.keep_days = 0
        guests = await scene(world)
        await play_on(guests)
        assert world.store.summaries[guests[0].table["id"]].state == "over"
        await world.house.sweep()
        assert world.store.logs
        world.house.close()
        await world.house.sweep()
        assert not world.store.logs

    run(scenario)


def test_public_tables_are_listed_without_waking_them() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 1, chairs=3, settings={"public": True})
        await world.open("companeros", 1, chairs=3)
        await settle()
        (listed,) = await world.store.public()
        assert json.loads(listed.about) == {
            "id": table.room.table,
            "name": table.room.name,
            "game": "companeros",
            "chairs": ["person", "open", "open"],
            "options": {"games": 1, "open_scores": False},
        }

    run(scenario)


def test_a_log_of_entries_folds_to_the_same_room_after_a_restart() -> None:
    async def scenario() -> None:
        world = World()
        guests = await scene(world)
        table = guests[0].table_there
        await guests[1].ask("vote")
        await guests[2].ask("rename", name="Eva")
        back = await world.restart(table)
        for viewer in range(-1, 3):
            assert back.room.view(viewer) == table.room.view(viewer)
        assert [chair.done for chair in back.room.chairs] == [chair.done for chair in table.room.chairs]
        assert e.decode(world.store.logs[table.room.table][0]).__class__ is e.Opened

    run(scenario)


def test_who_sat_down_before_the_deal_hears_it_and_so_does_everybody_whose_chair_moved() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 3, chairs=6)
        guests = [Guest(table, place) for place in range(3)]
        await settle()
        await guests[0].ask("swap", chair=1, other=4)
        assert (await guests[0].ask("start"))["t"] == "done", "empty chairs are taken away"
        for guest in guests:
            told = [event.data() for event in table.room.playing().told(table.room.playing().log[0], guest.chair)]
            assert guest.events == told and told

    run(scenario)
