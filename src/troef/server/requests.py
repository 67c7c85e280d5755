"""Requests that are no acts: words, and wishes about the table. Carried out once, answered every time."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

import msgspec

from troef.core.errors import NotLawful
from troef.server import messages as m
from troef.server.hints import Hints
from troef.server.room import SPECTATOR
from troef.server.viewer import Viewer
from troef.server.wishes import judge, need

if TYPE_CHECKING:
    from troef.server.table import Table

SEEDS_MS = 5000  # so long a start waits for the devices of people


class Requests:
    """The requests of one table that have arrived."""

    def __init__(self, table: Table) -> None:
        self.table, self.hints = table, Hints(table)
        self._start: tuple[Viewer, m.Start] | None = None  # waits for entropy

    def __bool__(self) -> bool:
        return self._start is not None

    def arrive(self, viewer: Viewer, request: m.Say | m.Mute | m.Ask | m.Wish) -> None:
        """A request has arrived."""
        if isinstance(request, m.Ask):
            self.table.do(lambda: self._answer(viewer, request.id, self._hint(viewer, request)))
        elif isinstance(request, m.Say):
            self.table.do(lambda: self._answer(viewer, request.id, self._say(viewer, request)))
        elif isinstance(request, m.Mute):
            self.table.do(lambda: self._answer(viewer, request.id, self._mute(viewer, request)))
        else:
            self.table.do(lambda: self._answer(viewer, request.id, self._wish(viewer, request)))

    async def _answer(self, viewer: Viewer, id: str, work: Awaitable[int | None]) -> None:
        try:
            number = await work
        except NotLawful as refused:
            viewer.answer(self.table.refused(viewer, id, refused.refusal))
        else:
            if number is not None:
                viewer.answer(m.Done(id, number))

    async def _say(self, viewer: Viewer, wish: m.Say) -> int:
        table = self.table
        chair = table.room.chairs[viewer.chair]
        said = table.chat.say(viewer.chair, chair, wish, table.room.settings)
        if said is not None:
            words = m.encode(said)
            for other in (*table.presence.seated.values(), *table.presence.spectators):
                if table.chat.hears(table.room.person(other.chair), chair):
                    other.put(words)
        return table.room.number

    async def _mute(self, viewer: Viewer, wish: m.Mute) -> int:
        table, room = self.table, self.table.room
        need(viewer.chair != SPECTATOR, "not-seated")
        need(wish.chair < len(room.chairs), "no-such-chair", chair=wish.chair)
        table.chat.mute(room.chairs[viewer.chair], room.chairs[wish.chair], wish.on)
        table.presence.tell_muted(viewer)
        return room.number

    async def _hint(self, viewer: Viewer, wish: m.Ask) -> None:
        """Answered when the bot has thought."""
        need(viewer.chair != SPECTATOR, "not-seated")
        self.hints.ask(viewer, wish.id)

    async def _wish(self, viewer: Viewer, wish: m.Wish, patient: bool = True) -> int | None:
        """The entry it had become before; None: it is answered with what it brings about, or later."""
        table, room = self.table, self.table.room
        need(viewer.chair != SPECTATOR, "not-seated")
        if (done := room.chairs[viewer.chair].done.get(wish.id)) is not None:
            return done
        try:
            found = judge(wish, room, viewer.chair, table.presence.here)
        except NotLawful as refused:
            if patient and isinstance(wish, m.Start) and refused.refusal.message == "table-not-seeded":
                self._park(viewer, wish)
                return None
            raise
        if not found:
            return room.number
        signed = msgspec.structs.replace(found[-1], by=viewer.chair, id=wish.id)
        await table.commit(*found[:-1], signed, asker=viewer)
        if self._start and all(room.chairs[place].entropy for place in room.people()):
            self._unpark()
        return None

    # ---- a start waits for entropy from every device -----------------------------------------------------------------

    def _park(self, viewer: Viewer, start: m.Start) -> None:
        self._unpark()
        parked = self._start = viewer, start
        self.table.later(SEEDS_MS, lambda: self._give_up(parked))

    async def _give_up(self, parked: tuple[Viewer, m.Start]) -> None:
        if self._start is parked:
            self._unpark()

    def _unpark(self) -> None:
        """Judged once more, and answered."""
        if self._start is not None:
            viewer, start = self._start
            self._start = None
            self.table.do(lambda: self._answer(viewer, start.id, self._wish(viewer, start, patient=False)))
