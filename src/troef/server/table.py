"""A live table: one queue, one log. A wish is judged, saved, folded, and only then said to anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from troef.core.errors import NotLawful, Refusal
from troef.core.match import Raw
from troef.core.words import NEVER, TABLE
from troef.server import entries as e
from troef.server import messages as m
from troef.server.acts import Acts
from troef.server.chat import Chat
from troef.server.clock import Clock, Stopwatch, Timer
from troef.server.erase import erased
from troef.server.jobs import Job, Jobs
from troef.server.logs import log, table_mark
from troef.server.metrics import Metrics
from troef.server.players import Players
from troef.server.presence import Presence
from troef.server.requests import Requests
from troef.server.room import SPECTATOR, Room
from troef.server.store import Away, Conflict, Store, Summary, unwatched
from troef.server.telling import Telling
from troef.server.thinkers import Thinkers
from troef.server.together import Steps, Together, alone
from troef.server.viewer import Viewer
from troef.server.wishes import need, told_apart

BETWEEN_ROUNDS_MS = 20_000
DESCRIBED_SECONDS = 600  # the list of tables knows when a table changed as exactly as this


class Services(NamedTuple):
    """What every table of a server shares."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    metrics: Metrics
    together: Together
    moment: Callable[[str], None] = unwatched  # told what happens next


class Table:
    """One table. Everything that changes it is a job, and `commit` is the only way to change it."""

    def __init__(self, room: Room, services: Services, dropped: Callable[[Table], None] = lambda table: None) -> None:
        self.room, self.services, self._dropped = room, services, dropped
        self.watch = Stopwatch(services.clock, room.match.at if room.match else 0.0)
        self.telling, self.chat = Telling(room), Chat()
        self.presence, self.players = Presence(self), Players(self)
        self.acts, self.requests = Acts(self), Requests(self)
        self.closed = False
        self._jobs = Jobs(self.failed)
        self.do, self.ask = self._jobs.do, self._jobs.ask
        self._next: Timer | None = None  # what comes by itself
        self._break_ends = services.clock.now() + BETWEEN_ROUNDS_MS
        self._described: tuple[Summary, float] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is being done and nothing waits to be."""
        return not self._jobs and not self.closed

    @property
    def busy(self) -> bool:
        """Whether anything is being done or held."""
        return bool(self._jobs or self.acts or self.requests)

    def later(self, ms: float, job: Job) -> Timer:
        """Queues a job in so many milliseconds."""
        return self.services.clock.later(ms, lambda: self.do(job))

    # ---- the one way to change anything --------------------------------------------------------------------------

    async def commit(self, *found: e.AnyEntry, asker: Viewer | None = None) -> None:
        """Saves, then folds, then says; acts among the entries have been checked. Who asked is answered by the way."""
        if found:
            began = time.perf_counter()
            await self._append(found)
            alone(self._saved(found, asker, began))

    def commit_at_once(self, entry: e.AnyEntry, asker: Viewer) -> None:
        """The same without a job, where nothing is being done: it is told when it is saved, before anything else."""
        began = time.perf_counter()
        saving = asyncio.ensure_future(self._append((entry,)))
        self._jobs.wait(saving, lambda: self._saved((entry,), asker, began), self.services.together)

    def _append(self, found: Sequence[e.AnyEntry]) -> Awaitable[None]:
        self.services.moment("append")
        return self.services.store.append(self.room.table, self.room.number, [*map(e.encode, found)])

    def _saved(self, found: Sequence[e.AnyEntry], asker: Viewer | None, began: float) -> Steps:
        self.services.metrics.save.observe(time.perf_counter() - began)
        for entry in found:
            yield from self._fold(entry, asker)
        self._describe()
        self.plan()
        if self.acts.early:
            self.do(self.acts.retry)

    def _fold(self, entry: e.AnyEntry, asker: Viewer | None) -> Steps:
        room, acted = self.room, isinstance(entry, e.Acted)
        events = self._fold_act(entry) if acted else self._fold_other(entry)
        self.services.metrics.tally("acts" if acted else "entries")
        yield
        change = self.telling.look(self.presence.chairs)
        yield
        updates = self.telling.updates(entry, events, change, self.watch.read())
        yield
        self.presence.tell(updates, asker, m.Done(entry.id, room.number) if entry.id else None)
        yield

    def _fold_act(self, entry: e.AnyEntry) -> Raw:
        events = self.room.fold(entry, checked=True)
        if self.room.phase == "between":
            self._break_ends = self.services.clock.now() + BETWEEN_ROUNDS_MS
        return events

    def _fold_other(self, entry: e.AnyEntry) -> Raw:
        """What is no act may change who sits where, and who may look on."""
        room = self.room
        before, seating = list(room.chairs), room.seating
        events = room.fold(entry)
        if isinstance(entry, e.Started):
            self.watch.set(0.0)
        if isinstance(entry, e.Configured):
            self.presence.admit()
        if room.seating != seating:
            self.telling.forget()
            self.presence.follow(before)
            self.chat.forget(room.chairs)
        return events

    def summary(self) -> Summary:
        """The table for the list of tables."""
        room = self.room
        state = {"waiting": "waiting", "over": "over"}.get(room.phase, "playing")
        chairs = [chair.kind for chair in room.chairs]
        about = {"id": room.table, "name": room.name, "game": room.game.key, "chairs": chairs, "options": room.options}
        return Summary(room.table, room.code, state, room.settings.public, msgspec.json.encode(about))

    def _describe(self) -> None:
        """Tells the store what the list of tables needs, when it has changed or is old."""
        now = time.monotonic()
        if self._described is not None:
            known, then = self._described
            same = known.state == "playing" and self.room.in_match()
            if now - then < DESCRIBED_SECONDS and (same or self.summary() == known):
                return
        self._described = self.summary(), now
        self.services.store.describe(self._described[0])

    # ---- what comes by itself ------------------------------------------------------------------------------------

    def plan(self) -> None:
        """Sets the clock and the timers for the table as it is: wakes, the end of a break, time to act, bots."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        awake = self.presence.awake() and not self.closed
        self.watch.run(awake and self.room.phase == "playing")
        if not awake:
            self.players.stop()
            return
        deadlines = self.room.deadlines()
        limits = [limit for limit in deadlines if limit is not None] if deadlines else []
        if (ms := self._next_in(limits)) is not None:
            self._next = self.later(ms, self._come)
        self.players.plan(self._overdue() if limits else [])

    def _next_in(self, limits: list[int]) -> float | None:
        """In how many milliseconds something comes by itself; `limits`: of the seats that are to act."""
        room = self.room
        if room.phase == "between":
            return self._break_ends - self.services.clock.now() if self._unready() else 0.0
        if room.phase != "playing" or self.acts.held:
            return None
        if (due := room.playing().due) == NEVER and not limits:
            return None
        at = self.watch.read()
        soonest = min([due, *(limit for limit in limits if limit > at)])
        return soonest - at if soonest != NEVER else None

    def _unready(self) -> set[int]:
        """Who is there and has not yet seen the end of the round."""
        return set(self.presence.here) - self.room.ready

    def _overdue(self) -> list[int]:
        """The seats that have had their time."""
        limits = self.room.deadlines() or ()
        return [seat for seat, limit in enumerate(limits) if limit is not None and limit <= self.watch.read()]

    async def _come(self) -> None:
        """Something comes by itself: a wake, the next round, the end of somebody's time."""
        if self.room.phase == "between":
            if not self._unready() or self.services.clock.now() >= self._break_ends:
                await self.commit(e.WentOn())
        elif self.room.phase == "playing" and not self.acts.held:
            await self.catch_up(self.watch.read() + 1)
        self.plan()

    async def catch_up(self, made: float) -> int:
        """What was due before a moment happens first, at its own time; returns the time left for an act."""
        while (at := self.time_for(made)) is None:
            match = self.room.playing()
            await self.commit(e.Acted(seat=TABLE, move="wake", at=max(match.due, match.at)))
        return at

    def time_for(self, made: float) -> int | None:
        """The table's time for an act made at that moment; None: something is due before it."""
        match = self.room.playing()
        at = max(match.at, int(made))
        return at if match.due >= at or self.room.phase != "playing" else None

    async def act_for(self, seat: int, move: str) -> None:
        """A bot acts; if its move is not lawful, any lawful one is made."""
        acts = len(self.room.playing().acts)
        at = await self.catch_up(self.watch.read())
        match = self.room.playing()
        if len(match.acts) != acts or self.room.phase != "playing":
            return  # something was due first: the bot thinks again
        try:
            match.check(seat, match.action(seat, move), at)
        except NotLawful:
            log.error("bot-made-an-unlawful-move", game=self.room.game.key)
            move = match.legal(seat)[0]
        await self.commit(e.Acted(seat=seat, move=move, at=at, bot=True))

    # ---- viewers and their requests ------------------------------------------------------------------------------

    def whole(self, viewer: Viewer, since: int | None = None) -> bytes:
        """The whole view of a viewer as it is now."""
        return self.telling.whole(viewer.chair, since, self.watch.read())

    def post(self, viewer: Viewer, request: m.AnyRequest) -> None:
        """A request has arrived: it is carried out once, and answered every time it is asked."""
        if isinstance(request, m.Act):
            self.acts.arrive(viewer, request)
        else:
            self.requests.arrive(viewer, request)

    def refused(self, viewer: Viewer, id: str, why: Refusal, verdict: m.Verdict | None = None) -> m.Refused:
        """The answer to a request that was refused, with the view as it is."""
        self.services.metrics.tally("refusals")
        view = self.telling.view(viewer.chair)
        return m.Refused(id, why.message, why.rule, dict(why.args), self.room.number, view, verdict)

    # ---- seats ---------------------------------------------------------------------------------------------------

    async def sit(self, name: str, key: str, entropy: str, chair: int | None) -> int:
        """A person takes a free chair, any or the one named, also during a match; asked twice, the same one."""
        room = self.room
        if (seat := room.chair_with(key)) != SPECTATOR:
            return seat
        free = [i for i, place in enumerate(room.chairs) if place.kind == "open"]
        need(bool(free), "full")
        need(chair is None or chair in free, "chair-is-taken", chair=chair)
        taken = free[0] if chair is None else chair
        await self.commit(e.Sat(chair=taken, name=told_apart(name, room, taken), key=key, entropy=entropy))
        return taken

    async def take(self, gift: str, name: str, key: str) -> int:
        """A seat that was offered is handed over: it has a new key, and the old one is worth nothing."""
        if (seat := self.room.chair_with(key)) != SPECTATOR:
            return seat
        need((seat := self.room.offered(gift)) != SPECTATOR, "no-such-gift")
        await self.commit(e.Rekeyed(chair=seat, key=key, name=told_apart(name, self.room, seat)))
        return seat

    async def erase(self, key: str) -> None:
        """Takes away a person's name wherever it stands: on the chair, in the log, in the records."""
        store, table = self.services.store, self.room.table
        if (seat := self.room.chair_with(key)) != SPECTATOR:
            await self.commit(e.Renamed(chair=seat, name=""))
        changed = erased(table, await store.load(table), key)
        need(bool(changed), "not-your-seat")
        await store.rewrite(table, changed)

    # ---- the end -------------------------------------------------------------------------------------------------

    def failed(self, error: Exception) -> None:
        """What is in memory may no longer be what is saved: the table begins again from the store."""
        mark, name = table_mark(self.room.table), type(error).__name__
        if isinstance(error, Away | Conflict):
            log.warning("table-dropped", table=mark, error=name)
        else:
            log.error("table-dropped", table=mark, error=name, exc_info=error)
            self.services.metrics.tally("faults")
        self.close("table-out-of-reach" if isinstance(error, Away) else "table-restarts")
        self._dropped(self)

    def close(self, why: str = "table-rests") -> None:
        """Puts the table to rest; it comes back when somebody opens its link."""
        self.closed = True
        self._jobs.close()
        self.plan()
        self.presence.close(m.Gone(why))
