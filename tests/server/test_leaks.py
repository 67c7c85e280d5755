"""Nothing that is sent to a viewer follows from what that viewer cannot know: dealt anew, the bytes are the same."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.conftest import Prove
from tests.server.hand import Guest, World, run, settle
from tests.server.test_room import SECRET

from troef import games
from troef.core.chance import Fast
from troef.core.errors import NotLawful
from troef.core.game import View
from troef.core.match import Match
from troef.core.words import NEVER, TABLE
from troef.server import entries as e
from troef.server import messages as m
from troef.server.room import Room
from troef.server.table import Table
from troef.server.telling import Telling
from troef.testing.secrets import OTHER, SAME, hear

MATCHES = 2
TRIES = 12  # worlds dealt anew until one is found in which the act is lawful


def started(game: str, seats: int, secret: str, options: dict[str, Any]) -> Room:
    found = games.load(game)
    room = Room("table")
    opened = {"game": game, "version": found.version, "chairs": seats, "name": "red fox", "code": "ABCDEF"}
    room.fold(e.Opened(**opened, options=found.chosen(options), settings=e.Settings(), secret=secret))  # type: ignore[arg-type]
    for seat in range(seats):
        room.fold(e.Sat(chair=seat, name=f"P{seat}", key=f"k{seat}", entropy=f"{seat}0" * 16))
    room.fold(e.Started(seating=list(range(seats)), names=[f"P{seat}" for seat in range(seats)]))
    return room


def dealt_anew(room: Room, viewer: int, luck: random.Random) -> Room:
    """The same room in a world that the viewer cannot tell from the true one."""
    match = room.playing()
    other, other_match = copy.copy(room), copy.copy(match)
    world = match.state.seen(viewer, True)
    world.chance = Fast(luck.getrandbits(40))
    room.game.rules.redeal(world, viewer)
    world.chance = match.state.chance.clone()
    other_match.state = world
    for name in ("acts", "log", "rounds"):
        setattr(other_match, name, list(getattr(match, name)))
    other.match, other._history = other_match, list(room._history)
    other.chairs = copy.deepcopy(room.chairs)
    return other


def told(room: Room, viewer: int, entry: e.AnyEntry) -> tuple[bytes, Any]:
    """What the viewer is told of one entry, and what happened."""
    telling = Telling(room)
    telling.view(viewer)
    events = room.fold(entry)
    return telling.updates(entry, events, telling.look([viewer]))[viewer], events


def lawful(match: Match, entry: e.Acted) -> bool:
    try:
        match.check(entry.seat, match.action(entry.seat, entry.move), entry.at)
    except NotLawful:
        return False
    return True


def next_act(room: Room, luck: random.Random) -> e.AnyEntry:
    """Any lawful act; now and then later than at once."""
    if room.phase == "between":
        return e.WentOn()
    match = room.playing()
    actors, due = match.to_act(), match.due
    if not actors or (due != NEVER and luck.random() < 0.15):
        return e.Acted(seat=TABLE, move="wake", at=max(due, match.at))
    seat = luck.choice(actors)
    moves = match.legal(seat)
    eager = [move for move in moves if move not in ("draw", "keep", "pass")]
    at = min(due, match.at + luck.choice((0, 0, 0, 150, 900)))
    if at < match.at:
        return e.Acted(seat=TABLE, move="wake", at=max(due, match.at))
    return e.Acted(seat=seat, move=luck.choice(eager if eager and luck.random() < 0.8 else moves), at=at)


def refused(room: Room, viewer: int, move: str) -> bytes:
    """The refusal of a move, as the viewer would get it."""
    match = room.playing()
    try:
        match.check(viewer, match.action(viewer, move), match.at)
    except NotLawful as error:
        why = error.refusal
        return m.encode(m.Refused("1", why.message, why.rule, dict(why.args), room.number, {}))
    return b"lawful"


def compare(room: Room, viewer: int, entry: e.AnyEntry, luck: random.Random) -> Counter[str]:
    """The view, a refusal and the act to come, in the true world and in one the viewer cannot tell from it."""
    counts: Counter[str] = Counter()
    other = dealt_anew(room, viewer, luck)
    assert Telling(other).whole(viewer, 0, 7) == Telling(room).whole(viewer, 0, 7)
    counts["views in other worlds"] += 1
    if viewer >= 0:
        move = luck.choice(room.game.rules.MOVES._spellings)
        assert refused(other, viewer, move) == refused(room, viewer, move)
        counts["refusals in other worlds"] += 1
    if isinstance(entry, e.Acted):
        for _ in range(TRIES):
            if lawful(other.playing(), entry):
                break
            other = dealt_anew(room, viewer, luck)
        else:
            return counts
    pair = [told(world, viewer, entry) for world in (true_copy(room), other)]
    heard = hear(room.game.rules.EVENTS.kinds, viewer, pair[0][1], pair[1][1])
    assert heard != OTHER
    if heard == SAME and other.phase != "over":
        assert pair[0][0] == pair[1][0], "told the same, to the byte"
        counts["updates in other worlds"] += 1
    return counts


def true_copy(room: Room) -> Room:
    """The room as it is, to be tried out."""
    other, match = copy.copy(room), copy.copy(room.playing())
    match.state = room.playing().state.clone()
    for name in ("acts", "log", "rounds"):
        setattr(match, name, list(getattr(match, name)))
    other.match, other._history, other.chairs = match, list(room._history), copy.deepcopy(room.chairs)
    return other


@pytest.mark.parametrize("game", games.keys())
def test_no_byte_sent_to_a_viewer_follows_from_what_it_cannot_know(game: str, prove: Prove) -> None:
    counts: Counter[str] = Counter()
    for number in range(MATCHES):
        luck = random.Random(f"{game} {number}")
        found = games.load(game)
        seats = luck.choice(found.seats[:4])
        presets = list(found.presets)
        room = started(game, seats, luck.randbytes(32).hex(), dict(found.presets[presets[number % len(presets)]]))
        for _ in range(400):
            if room.phase == "over":
                break
            entry = next_act(room, luck)
            for viewer in range(-1, seats):
                if len(room.playing().acts) < 20 or luck.random() < 0.25:
                    counts += compare(room, viewer, entry, luck)
            room.fold(entry)
    assert counts["updates in other worlds"] > 50
    prove(counts)


@pytest.mark.parametrize("part", [0, 1])
def test_a_view_that_shows_a_secret_would_be_caught(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    true_parts = Match.parts

    def parts(match: Match, viewers: Iterable[int]) -> tuple[View, dict[int, View]]:
        common, own = true_parts(match, viewers)
        leak = {"leak": match.state.hand[0]}
        return ({**common, **leak}, own) if part == 0 else (common, {seat: {**own[seat], **leak} for seat in own})

    monkeypatch.setattr(Match, "parts", parts)
    room, luck = started("companeros", 3, SECRET, {}), random.Random(1)
    worlds = [dealt_anew(room, 2, luck) for _ in range(10)]
    caught = [Telling(world).whole(2, 0, 7) != Telling(room).whole(2, 0, 7) for world in worlds]
    assert sum(caught) > 5


# ---- the sand ----------------------------------------------------------------------------------------------------


class Twin:
    """Two tables that differ only in the sand, played alike."""

    def __init__(self) -> None:
        self.worlds = [World(), World()]
        self.tables: list[Table] = []
        self.guests: list[list[Guest]] = []
        self.count = 0

    async def open(self) -> None:
        """The same log, the same id, the same people."""
        first = await self.worlds[0].open("six", 3, settings={"away_seconds": 0}, secure="claim", grace_seconds=20)
        store = self.worlds[1].store
        store.logs, store.summaries = copy.deepcopy(self.worlds[0].store.logs), dict(self.worlds[0].store.summaries)
        self.tables = [first, await self.worlds[1].house.find(first.room.table)]
        self.guests = [[Guest(table, i) for i in range(3)] for table in self.tables]
        await settle()
        await self.all_do(0, "start", fill=None)

    async def all_do(self, seat: int, t: str, **fields: Any) -> None:
        """The same request at both tables."""
        self.count += 1
        for guests in self.guests:
            guests[seat].post(t, id=f"r{self.count}", **fields)
        await settle()

    async def move(self, ms: float) -> None:
        """Time goes on at both."""
        for world in self.worlds:
            await world.clock.move(ms)

    def same(self) -> bool:
        """Whether everybody has been sent the same bytes so far."""
        return all(a.raw == b.raw for a, b in zip(*self.guests, strict=True))


async def play_by_the_rule(twin: Twin, luck: random.Random) -> None:
    """Rolls (sometimes a moment too early), places and claims; nobody lifts."""
    for seat, guest in enumerate(twin.guests[0]):
        moves = [move for move in guest.moves if move != "lift"]
        if moves and luck.random() < 0.3:
            await twin.all_do(seat, "act", move=luck.choice(moves), on=guest.n)
        elif luck.random() < 0.1:
            await twin.all_do(seat, "act", move="roll", on=guest.n)


def test_two_tables_that_differ_only_in_the_sand_send_the_same_bytes_until_the_earlier_grace_ends() -> None:
    async def scenario() -> None:
        twin, luck = Twin(), random.Random(6)
        await twin.open()
        while not twin.tables[0].room.playing().acts:
            await twin.move(100)
            await play_by_the_rule(twin, luck)
        states = [table.room.playing().state for table in twin.tables]
        assert states[0].sand == states[1].sand > 0 and twin.same()
        states[0].sand, states[1].sand = 115_000, 139_000
        ends = states[0].turned_at + 115_000 + 20_000
        while twin.tables[0].watch.read() < ends - 101:
            await twin.move(100)
            await play_by_the_rule(twin, luck)
            assert twin.same(), "nothing tells the one from the other, also when the sand has run out"
        assert len(twin.guests[0][0].raw) > 150
        await twin.move(200)
        assert not twin.same(), "the stage has ended at one of them"
        await settle()
        assert all(a.raw != b.raw for a, b in zip(*twin.guests, strict=True)), "everybody there is told"

    run(scenario)
