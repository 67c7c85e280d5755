"""Who is there: connections come and go, the newest device of a seat wins, and who is silent for long is away."""

from __future__ import annotations

from collections.abc import Set
from functools import partial
from typing import TYPE_CHECKING

from troef.server import entries as e
from troef.server import messages as m
from troef.server.clock import Timer
from troef.server.room import SPECTATOR, Chair
from troef.server.viewer import GONE, REPLACED, Viewer
from troef.server.wishes import consent, need

if TYPE_CHECKING:
    from troef.server.table import Table

OPENER_GRACE_SECONDS = 60  # where nobody is ever sent away, the table still passes on
MOST_SPECTATORS = 200


class Presence:
    """The viewers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seated: dict[int, Viewer] = {}
        self.spectators: set[Viewer] = set()
        self._absent: dict[Chair, Timer] = {}  # people who are not connected, and when they count as away

    @property
    def here(self) -> Set[int]:
        """The chairs whose people are connected."""
        return self.seated.keys()

    @property
    def chairs(self) -> list[int]:
        """Whose eyes see the table."""
        return [*self.seated, SPECTATOR] if self.spectators else list(self.seated)

    def __len__(self) -> int:
        return len(self.seated) + len(self.spectators)

    def awake(self) -> bool:
        """Whether the match goes on: somebody who plays is there; where nobody plays, somebody who looks on."""
        return bool(self.seated) or (bool(self.spectators) and not self.table.room.people())

    # ---- coming and going ----------------------------------------------------------------------------------------

    def join(self, viewer: Viewer, since: int | None) -> None:
        """One whole view, and from then on every update; an older device of the same seat is told so and let go."""
        if viewer.chair == SPECTATOR:
            need(len(self.spectators) < MOST_SPECTATORS, "too-many", what="spectators")
            self.spectators.add(viewer)
        else:
            if older := self.seated.get(viewer.chair):
                self._replace(older, viewer)
            self.seated[viewer.chair] = viewer
        viewer.put(self.table.whole(viewer, since))
        for said in self.table.chat.latest(self.table.room.person(viewer.chair)):
            viewer.put(m.encode(said))
        if viewer.chair != SPECTATOR:
            self.tell_muted(viewer)
        viewer.put(m.encode(m.Beat(viewer.lag.beat(self.table.services.clock.now()))))
        if viewer.chair == SPECTATOR:
            viewer.put(m.encode(m.Here(sorted(self.here))))
        else:
            self._came(viewer)
        self.table.plan()

    def _replace(self, older: Viewer, newer: Viewer) -> None:
        """Another device is told so, and stays away. One that came back is not: connections may arrive in any order,
        and if it lost the one that it lives by, it comes back once more."""
        if newer.is_same_device(older):
            older.close(GONE)
        else:
            older.close(REPLACED, m.Replaced())

    def _came(self, viewer: Viewer) -> None:
        """A person is there again: nobody acts for them any more."""
        chair = self.table.room.chairs[viewer.chair]
        if timer := self._absent.pop(chair, None):
            timer.cancel()
        if chair.away:
            self.table.do(lambda: self._back(chair))
        self._announce()
        self._expect_all()

    async def _back(self, chair: Chair) -> None:
        chairs = self.table.room.chairs
        if chair in chairs and chair.away and chairs.index(chair) in self.here:
            await self.table.commit(e.CameBack(chair=chairs.index(chair)))

    def leave(self, viewer: Viewer) -> None:
        """The connection is gone."""
        viewer.close()
        self.spectators.discard(viewer)
        if self.seated.get(viewer.chair) is viewer:
            del self.seated[viewer.chair]
            self._announce()
            self._expect_all()
            self.table.do(self._agree)
        self.table.plan()

    async def _agree(self) -> None:
        """Who still is there may already have agreed to pause or to go on."""
        await self.table.commit(*consent(self.table.room, self.table.room.votes, self.here))

    def _announce(self) -> None:
        here = m.encode(m.Here(sorted(self.here)))
        for viewer in (*self.seated.values(), *self.spectators):
            viewer.put(here)

    # ---- telling -------------------------------------------------------------------------------------------------

    def tell(self, updates: dict[int, bytes], asker: Viewer | None = None, done: m.Done | None = None) -> None:
        """To every viewer what is for its eyes; to who asked for it the answer, too."""
        for viewer in (*self.seated.values(), *self.spectators):
            if viewer is asker and done is not None:
                viewer.answer(done, updates[viewer.chair])
            else:
                viewer.put(updates[viewer.chair])

    def tell_muted(self, viewer: Viewer) -> None:
        """Whom this person does not hear, if there ever was anybody."""
        chairs = self.table.room.chairs
        if muted := self.table.chat.muted(chairs[viewer.chair], chairs):
            viewer.put(m.encode(muted))

    # ---- chairs move ---------------------------------------------------------------------------------------------

    def follow(self, before: list[Chair]) -> None:
        """Connections stay with their person when chairs move; who lost the chair is a spectator."""
        chairs = self.table.room.chairs
        moved, self.seated = list(self.seated.values()), {}
        for viewer in moved:
            person = before[viewer.chair]
            viewer.chair = chairs.index(person) if person in chairs else SPECTATOR
            if viewer.chair == SPECTATOR:
                self.spectators.add(viewer)
            else:
                self.seated[viewer.chair] = viewer
        for person in [chair for chair in self._absent if chair not in chairs]:
            self._absent.pop(person).cancel()
        for viewer in self.seated.values():
            self.tell_muted(viewer)
        self.admit()
        self._announce()
        self._expect_all()

    def admit(self) -> None:
        """Where nobody may look on, nobody does."""
        if self.table.room.settings.watch == "nobody":
            for viewer in list(self.spectators):
                viewer.close(GONE, m.Gone("table-not-seated"))
                self.spectators.discard(viewer)

    # ---- who is away ---------------------------------------------------------------------------------------------

    def _expect_all(self) -> None:
        """Waits for everybody who is not there; but where nobody is, nobody waits."""
        room = self.table.room
        absent = [room.chairs[place] for place in room.people() if place not in self.here] if self.awake() else []
        for person in [chair for chair in self._absent if chair not in absent]:
            self._absent.pop(person).cancel()
        # people and networks are as slow as ever, however fast the games go
        grace = (room.settings.away_seconds or OPENER_GRACE_SECONDS) * self.table.services.clock.speed
        for person in absent:
            if person not in self._absent:
                self._absent[person] = self.table.later(grace * 1000, partial(self._vanished, person))

    async def _vanished(self, person: Chair) -> None:
        """Silent for too long: a bot plays for them, and somebody else runs the table."""
        room = self.table.room
        self._absent.pop(person, None)
        if person not in room.chairs or (place := room.chairs.index(person)) in self.here:
            return
        found: list[e.AnyEntry] = []
        if room.in_match() and room.settings.away_seconds and not person.away:
            found.append(e.WentAway(chair=place))
        if place == room.host and self.here:
            found.append(e.HandedOver(chair=room.longest_seated(self.here, place)))
        await self.table.commit(*found)

    def close(self, last: m.ToClient) -> None:
        """Everybody is let go."""
        for timer in self._absent.values():
            timer.cancel()
        self._absent.clear()
        for viewer in (*self.seated.values(), *self.spectators):
            viewer.close(GONE, last)
