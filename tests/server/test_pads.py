"""Score pads: saved before shown, corrected in the open, kept by one and seen by many; a glass that tells nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Answer, call
from tests.server.hand import World, run, settle
from tests.server.harness import Server
from websockets.asyncio.client import connect

from troef.core.chance import commitment
from troef.core.errors import NotLawful
from troef.core.pad import Pad, Written
from troef.server.book import GUEST, KEEPER
from troef.server.pads import (
    Allow,
    Correct,
    Follow,
    Give,
    Join,
    Lift,
    Live,
    Note,
    OpenPad,
    Pads,
    PadWish,
    Turn,
    Undo,
    Wish,
    Write,
)
from troef.server.viewer import Viewer

TOKEN = "the keeper's own"


class Phone(Viewer):
    """Everything that was sent to one phone."""

    def __init__(self, live: Live, token: str = "") -> None:
        self.got: list[bytes] = []
        super().__init__(GUEST, self._take, self._none, live.whole)
        live.viewers[self] = token

    def _take(self, messages: Sequence[bytes]) -> bool:
        self.got += messages
        return True

    async def _none(self, message: bytes) -> None:
        raise AssertionError("nothing waits")


class Evening:
    """A pad in a world moved by hand."""

    def __init__(self) -> None:
        self.world = World()
        self.pads = Pads(self.world.house)

    async def open(self, game: str = "uno", players: str = "Ada Bo Cy", **options: Any) -> Live:
        book = await self.pads.open(OpenPad(game, players.split(), options), TOKEN)
        return await self.pads.find(book.name)

    async def do(self, live: Live, wish: Wish, token: str = TOKEN, id: str = "") -> None:
        await self.pads.do(live, token, PadWish(wish, id))  # type: ignore[arg-type]

    async def round(self, live: Live, number: int, *hands: int) -> None:
        for seat, left in enumerate(hands):
            await self.do(live, Write(number, seat, {"left": left}))


def totals(live: Live) -> list[int]:
    """The totals as a guest sees them."""
    return list(live.book.shown(GUEST)["sheet"]["totals"])


def test_a_line_is_in_the_store_before_anybody_sees_it() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open()
        phone, saved = Phone(live), evening.world.store.load
        for seat in range(3):
            await evening.do(live, Write(0, seat, {"left": seat * 10}))
            seen = json.loads(phone.got[-1])["n"]
            assert len(await saved(live.book.name)) == seen == seat + 2
        assert totals(live) == [30, 0, 0]

    run(scenario)


def test_a_pad_comes_back_from_the_store_as_it_was() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open()
        await evening.round(live, 0, 0, 20, 30)
        await evening.do(live, Write(0, 1, {"left": 25}))
        await evening.do(live, Write(1, 1, {"left": 9}))
        await evening.do(live, Undo())
        again = await Pads(evening.world.house).find(live.book.name)
        assert again.book.shown(KEEPER) == live.book.shown(KEEPER)
        assert totals(again) == [55, 0, 0]
        assert (await Pads(evening.world.house).find(live.book.opened.code.lower())).book.name == live.book.name

    run(scenario)


def test_a_log_is_read_and_a_wish_is_checked_without_counting_every_line_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    standing = Pad._standing

    def watched(pad: Pad, log: Sequence[Written]) -> Any:
        counted.append(len(log))
        return standing(pad, log)

    monkeypatch.setattr(Pad, "_standing", watched)

    async def scenario() -> None:
        evening = Evening()
        live = await evening.open(target=10_000)
        for number in range(20):
            await evening.round(live, number, 0, 1, 1)
        counted.clear()
        again = await Pads(evening.world.house).find(live.book.name)
        assert totals(again) == [40, 0, 0]
        assert counted == [0, 60]  # when it is empty, and when it is shown
        await evening.do(again, Write(20, 0, {"left": 0}))
        assert len(counted) <= 3

    run(scenario)


def test_a_wish_asked_twice_is_done_once() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open()
        for _ in range(2):
            await evening.do(live, Write(0, 0, {"left": 5}), id="one")
        assert live.book.number == 2

    run(scenario)


def test_who_was_out_is_corrected_in_one_entry() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open()
        await evening.round(live, 0, 0, 20, 30)
        swapped: dict[int, Any] = {0: {"left": 20}, 1: {"left": 0}}
        await evening.do(live, Allow(True))
        await refused(evening, live, "guest", Correct(0, swapped))
        await refused(evening, live, TOKEN, Correct(0, {0: {"left": 20}}), Correct(0, {**swapped, 7: {"left": 1}}))
        await evening.do(live, Correct(0, swapped))
        assert totals(live) == [0, 50, 0]
        again = await Pads(evening.world.house).find(live.book.name)
        assert again.book.shown(KEEPER) == live.book.shown(KEEPER)
        corrected = [(one["what"], one["seat"]) for one in again.book.log[-2:]]
        assert corrected == [("corrected", 0), ("corrected", 1)]
        await evening.do(live, Undo())
        assert totals(live) == [50, 0, 0]

    run(scenario)


async def refused(evening: Evening, live: Live, token: str, *wishes: Wish) -> None:
    """None of these is done, and none is saved."""
    before = live.book.number
    for wish in wishes:
        with pytest.raises(NotLawful):
            await evening.do(live, wish, token)
    assert len(await evening.world.store.load(live.book.name)) == live.book.number == before


def test_a_guest_writes_the_own_line_where_the_keeper_lets_guests_write() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open()
        await refused(evening, live, "bo", Write(0, 1, {"left": 7}), Join(1))
        await evening.do(live, Allow(True))
        await refused(evening, live, "bo", Write(0, 1, {"left": 7}), Join(3))
        await evening.do(live, Join(1), "bo")
        assert live.book.shown(live.book.chair("bo"))["you"] == 1
        await refused(evening, live, "cy", Join(1))
        await refused(evening, live, "bo", Join(0), Write(0, 0, {"left": 0}), Undo(), Allow(False))
        await evening.do(live, Write(0, 1, {"left": 7}), "bo")
        await evening.do(live, Write(0, 0, {"left": 0}))
        await evening.do(live, Write(0, 2, {"left": 8}))
        await refused(evening, live, "bo", Write(0, 1, {"left": 70}))
        assert totals(live) == [15, 0, 0]
        await evening.do(live, Allow(False))
        assert live.book.chair("bo") == GUEST
        await refused(evening, live, "bo", Write(1, 1, {"left": 7}))

    run(scenario)


def test_a_note_is_kept_and_brings_no_points() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open("sixth-sense")
        for wish in (Note(0, "trump", "B"), Note(0, "trump", "Y")):
            await evening.do(live, wish)
        await refused(evening, live, TOKEN, Note(0, "trump", "X"), Note(1, "trump", "B"), Note(0, "mood", "B"))
        again = (await Pads(evening.world.house).find(live.book.name)).book.shown(GUEST)["sheet"]
        assert [(note["name"], note["value"]) for note in again["notes"]] == [("trump", "Y")]
        assert again["totals"] == [0, 0, 0]

    run(scenario)


def test_the_same_people_go_on_and_whoever_looks_on_is_led_there() -> None:
    async def scenario() -> None:
        evening = Evening()
        live, other = await evening.open(), await evening.open()
        after = await evening.pads.open(OpenPad("uno", ["Ada", "Bo"], before=live.book.name), TOKEN)
        await evening.do(live, Allow(True))
        await refused(evening, live, "guest", Follow(after.name))
        await refused(evening, live, TOKEN, Follow(other.book.name), Follow("pad.none"))
        await evening.do(live, Follow(after.name))
        again = await Pads(evening.world.house).find(live.book.name)
        assert again.book.shown(GUEST)["next"] == after.name
        assert after.shown(GUEST)["before"] == live.book.name
        with pytest.raises(NotLawful):
            await evening.pads.open(OpenPad("uno", ["Ada", "Bo"], before="pad.none"), TOKEN)

    run(scenario)


def test_names_are_taken_away_from_the_pad_and_from_the_log() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open()
        phone = Phone(live)
        await evening.round(live, 0, 0, 20, 30)
        await evening.pads.nameless(live)
        assert json.loads(phone.got[-1])["names"] == ["", "", ""]
        kept = b"".join(await evening.world.store.load(live.book.name))
        assert b"Ada" not in kept
        again = await Pads(evening.world.house).find(live.book.name)
        assert totals(again) == [50, 0, 0]
        assert again.book.table().splitlines()[1] == "1,1,left 0,50,50"

    run(scenario)


def test_what_is_refused_is_not_saved() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open()
        bad: list[Wish] = [
            Write(0, 0, {"left": -1}),
            Write(0, 0, {"right": 1}),
            Write(0, 3, {"left": 1}),
            Write(1, 0, {"left": 1}),
            Write(0, 0, {"left": ["X"]}),
            Undo(),
            Turn(),
        ]
        for wish in bad:
            with pytest.raises(NotLawful):
                await evening.do(live, wish)
        assert len(await evening.world.store.load(live.book.name)) == live.book.number == 1

    run(scenario)


def test_a_pad_that_somebody_looks_at_or_looks_for_is_not_forgotten() -> None:
    async def scenario() -> None:
        evening = Evening()
        house, store = evening.world.house, evening.world.store
        house.keep_days = 0
        live = await evening.open()
        phone = Phone(live)
        evening.pads.sweep()
        await house.sweep()
        assert live.book.name in store.logs, "a phone shows it"
        del live.viewers[phone]
        evening.pads.sweep()
        store.reading = asyncio.Event()
        coming = asyncio.create_task(evening.pads.find(live.book.name))
        await settle()
        await house.sweep()
        store.reading.set()
        assert (await coming).book.name in store.logs, "it is on its way"
        evening.pads.sweep()
        await house.sweep()
        assert not store.logs, "nobody uses it"

    run(scenario)


def test_tables_and_pads_are_not_taken_for_each_other() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open()
        table = await evening.world.open("uno", 2)
        for name in (live.book.name, live.book.opened.code):
            with pytest.raises(NotLawful):
                await evening.world.house.find(name)
        for name in (table.room.table, table.room.code):
            with pytest.raises(NotLawful):
                await evening.pads.find(name)

    run(scenario)


# ---- the glass ------------------------------------------------------------------------------------------------------


async def glass(seed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[bytes], dict[str, Any]]:
    """All that two phones are sent while a glass runs, is waited for and written beside; and what the lift tells."""
    evening = Evening()
    live = await evening.open("six")
    monkeypatch.setattr("secrets.token_hex", lambda n=32: seed)
    phones = [Phone(live, TOKEN), Phone(live)]
    await evening.do(live, Turn())
    for _ in range(6):
        await evening.world.clock.move(25_000)  # at the end it has surely run out
        live.tell()
        await evening.do(live, Write(0, 0, {"secured": ["3"]}))
    until = [message for phone in phones for message in phone.got]
    await evening.do(live, Lift(1, 0))
    told = json.loads(phones[1].got[-1])["sheet"]["timer"]
    return until, told


def test_until_the_lift_every_byte_is_the_same_for_two_glasses(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = ["11" * 32, "2a" * 32]
    sent, sands = [], []
    for seed in seeds:
        until, told = run(lambda seed=seed: glass(seed, monkeypatch))  # type: ignore[misc]
        commit = commitment(bytes.fromhex(seed)).hex().encode()
        names = [json.loads(until[0])[name].encode() for name in ("code", "pad")]
        assert seed.encode() not in b"".join(until)
        assert (told["seed"], told["commit"]) == (seed, commit.decode())
        for drawn in (commit, *names):
            until = [message.replace(drawn, b"#" * len(drawn)) for message in until]
        sent.append(until)
        sands.append(told["sand"])
    assert sands[0] != sands[1]
    assert sent[0] == sent[1]


def test_a_glass_runs_on_while_the_server_is_down() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open("six")
        await evening.do(live, Turn())
        await evening.world.clock.move(141_000)
        later = Evening()
        later.world, later.pads = evening.world, Pads(evening.world.house)
        again = await later.pads.find(live.book.name)
        assert again.book.shown(KEEPER)["sheet"]["timer"]["runs"]
        await later.do(again, Lift(2, 1))
        assert again.book.shown(KEEPER)["sheet"]["timer"]["found"] == {"sand": "gone", "lifter": 2, "giver": 1}

    run(scenario)


def test_a_lift_counts_from_the_tap_however_late_it_arrives() -> None:
    async def scenario() -> None:
        for waited, found in ((60_000, "left"), (0, "gone")):
            evening = Evening()
            live = await evening.open("six")
            await evening.do(live, Turn())
            await evening.world.clock.move(150_000)
            await evening.do(live, Lift(ago=waited))
            assert live.book.shown(KEEPER)["sheet"]["timer"]["found"]["sand"] == found

    run(scenario)


def test_whoever_gives_a_card_may_be_named_after_the_lift() -> None:
    async def scenario() -> None:
        evening = Evening()
        live = await evening.open("six")
        await refused(evening, live, TOKEN, Give(1))
        await evening.do(live, Turn())
        await evening.do(live, Lift())
        await refused(evening, live, TOKEN, Give(7))
        await evening.do(live, Give(1))
        await evening.do(live, Give(2))  # not Bo: Cy
        timer = live.book.shown(GUEST)["sheet"]["timer"]
        assert timer["found"] == {"sand": "left", "lifter": 2, "giver": 2}
        assert timer["starts"] == 2

    run(scenario)


# ---- over the wire --------------------------------------------------------------------------------------------------


def wish(server: Server, pad: str, token: str, **wish: Any) -> Answer:
    """Asks for something."""
    return call(server.base, "POST", f"/api/pads/{pad}", {"wish": wish}, authorization=f"Bearer {token}")


@pytest.mark.slow
def test_nothing_is_lost_by_a_kill_and_every_phone_sees_it_live(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        opened = call(server.base, "POST", "/api/pads", {"game": "uno", "names": ["Ada", "=Bo"], "first": 1}).json()
        pad, token = opened["pad"], opened["token"]
        assert wish(server, pad, token, do="write", round=0, seat=0, line={"left": ["W", "3"]}).status == 200
        assert wish(server, pad, "", do="write", round=0, seat=1, line={"left": []}).status == 403
        server.kill()
        server.start()

        async def live() -> None:
            async with connect(f"ws{server.base[4:]}/api/pads/{pad}/socket") as phone:
                first = json.loads(await asyncio.wait_for(phone.recv(), 60))
                assert first["sheet"]["draft"] == [{"left": ["W", "3"]}, None]
                assert (first["keeper"], first["n"]) == (False, 2)
                line: dict[str, Any] = {"left": []}
                await asyncio.to_thread(wish, server, pad, token, do="write", round=0, seat=1, line=line)
                assert json.loads(await asyncio.wait_for(phone.recv(), 60))["sheet"]["totals"] == [0, 53]

        asyncio.run(live())
        sheet = call(server.base, "GET", f"/api/pads/{pad}/csv").body.decode()
        assert sheet.startswith("\ufeffround,")  # or a spreadsheet would not read an accent
        assert sheet.splitlines()[1:] == ["1,Ada,left W 3,0,0", "1,'=Bo,left,53,53"]
        assert call(server.base, "GET", "/api/pads/pad.none").status == 404
        assert call(server.base, "GET", f"/api/tables/{pad}").status == 404
