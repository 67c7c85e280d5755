"""A live table: one lock, one log. A wish is judged, saved, folded, and only then said to anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from troef import bots
from troef.core import update
from troef.core.errors import NotLawful, Refusal
from troef.core.match import Raw
from troef.core.words import NEVER, TABLE
from troef.server import entries as e
from troef.server import messages as m
from troef.server.clock import Clock, Timer
from troef.server.room import SPECTATOR, Chair, Room
from troef.server.store import Store, Summary
from troef.server.thinkers import Forgotten, Question, Thinkers
from troef.server.viewer import Viewer
from troef.server.wishes import judge, need, plain, refuse

BETWEEN_ROUNDS_MS = 20_000
TIME_TO_ACT_MS = {"none": None, "relaxed": 60_000, "brisk": 20_000}
PACE = {"quick": 0.35, "normal": 1.0, "slow": 1.8}
SAID_KEPT = 50


class Services(NamedTuple):
    """What every table of a server shares."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    tally: Callable[[str], None]  # counts for the metrics


class Held(NamedTuple):
    """An act that waits for one that was made earlier but travels longer."""

    at: float
    order: int
    viewer: Viewer
    act: m.Act


class Table:
    """One table and those who look at it."""

    def __init__(self, room: Room, services: Services) -> None:
        self.room, self.services = room, services
        self.viewers: set[Viewer] = set()
        self.said: list[m.Said] = []
        self._views: dict[int, dict[str, Any]] = {}  # what each kind of viewer was last told
        self._lock = asyncio.Lock()
        self._timers: list[Timer] = []  # for the state as it is; a change cancels them
        self._absent: dict[int, Timer] = {}  # chairs whose person is not connected
        self._held: list[Held] = []
        self._told = [0] * 16  # events each bot has been told
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock_at, self._clock_from = float(room.match.at if room.match else 0), services.clock.now()
        for chair in room.people():
            self._expect(chair)

    def resume(self) -> None:
        """Sets the timers of a table that has just been opened or brought back."""
        self._plan()

    async def sit(self, name: str, key: str, entropy: str, chair: int | None) -> int:
        """A person takes a free chair: any, or the one named. During a match an open chair may be taken over."""
        async with self._lock:
            room = self.room
            free = [i for i, place in enumerate(room.chairs) if place.kind == "open"]
            need(bool(free), "full")
            need(chair is None or chair in free, "chair-is-taken", chair=chair)
            taken = free[0] if chair is None else chair
            await self._commit(e.Sat(chair=taken, name=name, key=key, entropy=entropy))
            return taken

    async def rekey(self, chair: int, key: str, name: str) -> None:
        """The chair belongs to another device or person from now on."""
        await self._commit_if(lambda: True, e.Rekeyed(chair=chair, key=key, name=name))

    # ---- the table's time ------------------------------------------------------------------------

    def at(self) -> float:
        """The table's clock: it runs while a match is played and stands between rounds and in a pause."""
        running = self.room.phase == "playing"
        return self._clock_at + (self.services.clock.now() - self._clock_from if running else 0.0)

    # ---- viewers ---------------------------------------------------------------------------------

    def join(self, viewer: Viewer, since: int | None) -> None:
        """One whole view, and from then on every update; an older device of the same seat is told so and let go."""
        for other in [v for v in self.viewers if v.chair == viewer.chair != SPECTATOR]:
            other.put(m.encode(m.Replaced()))
            self.leave(other)
        self.viewers.add(viewer)
        viewer.put(self.whole(viewer, since))
        for said in self.said:
            viewer.put(m.encode(said))
        if viewer.chair != SPECTATOR:
            if timer := self._absent.pop(viewer.chair, None):
                timer.cancel()
            if self.room.chairs[viewer.chair].away:
                self._later(self._commit_if(lambda: self._is_away(viewer.chair), e.CameBack(chair=viewer.chair)))

    def leave(self, viewer: Viewer) -> None:
        """The connection is gone."""
        viewer.close()
        self.viewers.discard(viewer)
        if viewer.chair != SPECTATOR and not any(v.chair == viewer.chair for v in self.viewers):
            self._expect(viewer.chair)

    def whole(self, viewer: Viewer, since: int | None = None) -> bytes:
        """The whole view of a viewer as it is now, with the events missed since a number."""
        view = self._views.setdefault(viewer.chair, self.room.view(viewer.chair))
        return m.encode(m.Whole(self.room.number, view, self.room.missed(viewer.chair, since)))

    def _is_away(self, chair: int) -> bool:
        return chair < len(self.room.chairs) and self.room.chairs[chair].away

    def _expect(self, chair: int) -> None:
        """A person is not connected: after a grace a bot plays for them."""
        grace = self.room.settings.away_seconds
        if grace and chair < len(self.room.chairs) and self.room.chairs[chair].kind == "person":
            self._absent[chair] = self.services.clock.later(grace * 1000, lambda: self._later(self._send_away(chair)))

    async def _send_away(self, chair: int) -> None:
        def silent() -> bool:
            here = chair in {v.chair for v in self.viewers}
            playing = self.room.phase in ("playing", "between")
            return playing and not here and self.room.chairs[chair].kind == "person" and not self._is_away(chair)

        await self._commit_if(silent, e.WentAway(chair=chair))

    # ---- requests --------------------------------------------------------------------------------

    async def request(self, viewer: Viewer, wish: m.AnyRequest) -> None:
        """Carries out a wish once; answers every time it is asked."""
        try:
            if isinstance(wish, m.Say):
                self._say(viewer, wish)
                number = self.room.number
            elif isinstance(wish, m.Act):
                number = await self._act(viewer, wish)
            else:
                number = await self._wish(viewer, wish)
        except NotLawful as refused:
            viewer.put(self._refused(viewer, wish.id, refused.refusal))
        else:
            viewer.put(m.encode(m.Done(wish.id, number)))

    def _refused(self, viewer: Viewer, request: str, why: Refusal) -> bytes:
        self.services.tally("refusals")
        view = self._views.setdefault(viewer.chair, self.room.view(viewer.chair))
        return m.encode(m.Refused(request, why.message, why.rule, dict(why.args), self.room.number, view))

    def _say(self, viewer: Viewer, wish: m.Say) -> None:
        chat = self.room.settings.chat
        need(viewer.chair != SPECTATOR, "not-seated")
        need(chat == "free" or (chat == "presets" and not wish.text), "no-chat")
        said = m.Said(viewer.chair, plain(wish.text) if wish.text else "", wish.preset)
        self.said = [*self.said[1 - SAID_KEPT :], said]
        for other in self.viewers:
            other.put(m.encode(said))

    async def _wish(self, viewer: Viewer, wish: m.AnyRequest) -> int:
        async with self._lock:
            need(viewer.chair != SPECTATOR, "not-seated")
            if (done := self.room.chairs[viewer.chair].done.get(wish.id)) is not None:
                return done
            found = judge(wish, self.room, viewer.chair)
            await self._commit(*found, by=viewer.chair, id=wish.id)
            return self.room.number

    async def _act(self, viewer: Viewer, act: m.Act) -> int:
        """An act of a person: hurried ones wait for those made earlier, early ones until they are lawful."""
        need(viewer.chair != SPECTATOR, "not-seated")
        arrived = self.at()
        moves = self.room.game.rules.MOVES
        race = moves.is_race(act.move)
        made = arrived - viewer.lag.give_back(self.services.clock.now()) if race else arrived
        if (hold := self._others_lag(viewer)) > 0 and (race or self._held):
            await self._hold(Held(made, len(self._held), viewer, act), hold)
        if (early := self._too_early_by(viewer.chair, act.move)) > 0:
            await self._sleep(early)
            made = self.at()
        async with self._lock:
            if (done := self.room.chairs[viewer.chair].done.get(act.id)) is not None:
                return done
            need(self.room.phase == "playing", f"phase-{self.room.phase}")
            stale = act.on < self.room.last_act and not moves.is_loose(act.move)
            if stale:
                raise refuse("stale", on=act.on, now=self.room.number)
            await self._catch_up(made)
            await self._apply(viewer.chair, act.move, made, by=viewer.chair, id=act.id)
            return self.room.number

    def _others_lag(self, viewer: Viewer) -> float:
        """How much longer than this viewer's own the slowest other person's messages travel."""
        slowest = max((v.lag.one_way for v in self.viewers if v.chair not in (SPECTATOR, viewer.chair)), default=0.0)
        return max(0.0, slowest - viewer.lag.one_way)

    async def _hold(self, held: Held, ms: float) -> None:
        """Waits, and then for all that were made before it."""
        self._held.append(held)
        try:
            await self._sleep(ms)
            while min(self._held, key=lambda h: (h.at, h.order)) is not held:
                await asyncio.sleep(0)
        finally:
            self._held.remove(held)

    def _too_early_by(self, chair: int, move: str) -> float:
        """For how long a move must wait that becomes lawful by itself in a moment, as far as everybody knows."""
        room = self.room
        if room.phase != "playing" or room.match is None or not room.game.hold_ms:
            return 0.0
        match = room.match
        if move in match.legal(chair):
            return 0.0
        due = room.game.rules.wake(match.state.seen(chair))
        wait = due - self.at()
        return float(wait) + 1 if 0 <= wait <= room.game.hold_ms else 0.0

    async def _sleep(self, ms: float) -> None:
        done = asyncio.Event()
        self.services.clock.later(ms, done.set)
        await done.wait()

    # ---- the one way to change anything ----------------------------------------------------------

    async def _commit_if(self, holds: Callable[[], bool], *found: e.AnyEntry) -> None:
        async with self._lock:
            if holds():
                await self._commit(*found)

    async def _commit(self, *found: e.AnyEntry, by: int = -1, id: str = "") -> None:
        """Saves, then folds, then says."""
        if not found:
            return
        signed = [*found[:-1], _signed(found[-1], by, id)]
        await self.services.store.append(
            self.room.table, self.room.number, [e.encode(x) for x in signed], self.summary()
        )
        for entry in signed:
            self._clock_at, before = self.at(), self.room.phase
            self._clock_from = self.services.clock.now()
            chairs = list(self.room.chairs)
            events = self.room.fold(entry)
            if isinstance(entry, e.Started):
                self._clock_at, self._told = 0.0, [0] * 16
            elif self.room.phase != before:
                self._clock_from = self.services.clock.now()
            self._follow(chairs)
            self._tell(events)
        self.services.tally("entries")
        self._plan()

    def summary(self) -> Summary:
        """The table for the list of tables."""
        state = {"waiting": "waiting", "over": "over"}.get(self.room.phase, "playing")
        return Summary(self.room.table, self.room.code, state, self.room.settings.public, int(time.time()))

    def _follow(self, before: list[Chair]) -> None:
        """Connections stay with their person when chairs move; who lost the chair is a spectator."""
        for viewer in self.viewers:
            if viewer.chair == SPECTATOR or self.room.chairs[viewer.chair : viewer.chair + 1] == [before[viewer.chair]]:
                continue
            places = [i for i, chair in enumerate(self.room.chairs) if chair is before[viewer.chair]]
            viewer.chair = places[0] if places else SPECTATOR
            self._views.clear()

    def _tell(self, events: Raw) -> None:
        """To every viewer what it may know of one entry."""
        kinds = {viewer.chair for viewer in self.viewers}
        self._views = {chair: view for chair, view in self._views.items() if chair in kinds}
        messages = {chair: self._update(chair, events) for chair in kinds}
        for viewer in self.viewers:
            viewer.put(messages[viewer.chair])

    def _update(self, chair: int, events: Raw) -> bytes:
        new, old = self.room.view(chair), self._views.get(chair)
        self._views[chair] = new
        if old is None:
            return m.encode(m.Whole(self.room.number, new, []))
        match = self.room.match
        told = [event.data() for event in match.told(events, chair)] if match else []
        return m.encode(m.Update(self.room.number, told, update.diff(old, new)))

    # ---- acts ------------------------------------------------------------------------------------

    async def _apply(self, seat: int, move: str, made: float, *, by: int = -1, id: str = "", bot: bool = False) -> None:
        match = self.room.playing()
        at = max(match.at, round(made))
        match.check(seat, match.action(seat, move), at)
        self.services.tally("acts")
        await self._commit(e.Acted(seat=seat, move=move, at=at, bot=bot), by=by, id=id)

    async def _catch_up(self, now: float) -> None:
        """What was due before now happens first, at its own time."""
        while self.room.phase == "playing" and (due := self.room.playing().due) < now:
            await self._apply(TABLE, "wake", max(due, self.room.playing().at))

    async def _wake(self) -> None:
        async with self._lock:
            await self._catch_up(self.at() + 1)
            self._plan()

    # ---- what comes by itself --------------------------------------------------------------------

    def _plan(self) -> None:
        """Sets the timers for the state as it is: wakes, bots, time to act, the end of a break."""
        for timer in self._timers:
            timer.cancel()
        self._timers = []
        room = self.room
        if room.phase == "between":
            self._plan_break()
        elif room.phase == "playing":
            match = room.playing()
            if match.due != NEVER:
                self._in(match.due - self.at(), self._wake)
            limit = TIME_TO_ACT_MS[room.settings.time]
            for seat in match.to_act():
                if room.chairs[seat].played_by_bot:
                    self._later(self._think(seat, room.number))
                elif limit is not None:
                    self._in(limit, lambda seat=seat: self._think(seat, room.number))  # type: ignore[misc]

    def _plan_break(self) -> None:
        here = {v.chair for v in self.viewers if v.chair != SPECTATOR}
        waiting = {i for i in self.room.people() if i in here and not self.room.chairs[i].away} - self.room.ready
        self._in(BETWEEN_ROUNDS_MS if waiting else 0, self._go_on)

    async def _go_on(self) -> None:
        await self._commit_if(lambda: self.room.phase == "between", e.WentOn())

    def _in(self, ms: float, do: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._timers.append(self.services.clock.later(ms, lambda: self._later(do())))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: int, number: int) -> None:
        """Asks the seat's bot; its move is made after its time, unless something has happened by then."""
        room = self.room
        if room.number != number:
            return
        question = self._question(seat)
        answer = await self.services.thinkers.choose(question)
        if isinstance(answer, Forgotten):
            self._told[seat] = 0
            if room.number == number:
                answer = await self.services.thinkers.choose(self._question(seat))
        if room.number != number or answer is None or isinstance(answer, Exception):
            return
        move, after = answer
        self._in(after * PACE[room.settings.pace], lambda: self._bot_acts(seat, move, number))

    def _question(self, seat: int) -> Question:
        room, match = self.room, self.room.playing()
        told = [event for entry in match.events(seat) for event in entry]
        since, self._told[seat] = self._told[seat], len(told)
        level = room.chairs[seat].level or bots.substitute(room.game)
        known = match.state.seen(seat, True)
        who = (room.table, room.matches, seat)
        return Question(who, level, room.game.key, known, since, told[since:], round(self.at()))

    async def _bot_acts(self, seat: int, move: str, number: int) -> None:
        async with self._lock:
            if self.room.number == number:
                await self._catch_up(self.at())
            if self.room.number == number and self.room.phase == "playing":
                await self._apply(seat, move, self.at(), bot=True)

    def close(self) -> None:
        """Puts the table to rest; it comes back when somebody opens its link."""
        for timer in (*self._timers, *self._absent.values()):
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        for viewer in list(self.viewers):
            viewer.close()


def _signed(entry: e.AnyEntry, by: int, id: str) -> e.AnyEntry:
    return msgspec.structs.replace(entry, by=by, id=id)
