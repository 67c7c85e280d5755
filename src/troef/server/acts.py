"""Acts of people: hurried ones wait for those made earlier, early ones until they are lawful; then they are judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from troef.core.errors import NotLawful, Refusal
from troef.core.words import TABLE
from troef.server import entries as e
from troef.server import messages as m
from troef.server.lag import MOST_MS, Holding
from troef.server.room import SPECTATOR
from troef.server.viewer import Viewer
from troef.server.wishes import need, refuse

if TYPE_CHECKING:
    from troef.server.table import Table

VERDICT_MS = 2000  # a race lost by more than this was none


class Early(NamedTuple):
    """An act that is not lawful, and may be in a moment."""

    viewer: Viewer
    act: m.Act


class Acts:
    """The acts of one table that have arrived."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held = Holding()
        self.early: list[Early] = []

    def __bool__(self) -> bool:
        return bool(self.held or self.early)

    # ---- fairness: who made it first counts, not whose message travelled faster --------------------------------------

    def arrive(self, viewer: Viewer, act: m.Act) -> None:
        """An act has arrived; it counts from the moment it was made."""
        table = self.table
        hold, made = self._contested(viewer, act), table.watch.read()
        if hold or table.room.game.rules.MOVES.is_race(act.move):
            made -= viewer.lag.give_back(table.services.clock.now())
        if hold or self.held:
            self.held.add(made, table.services.clock.now() + hold, lambda: self._judge(viewer, act, made))
            table.later(hold, self._release)
        elif not table.idle or not self._judge_at_once(viewer, act, made):
            table.do(lambda: self._judge(viewer, act, made))

    def _contested(self, viewer: Viewer, act: m.Act) -> float:
        """How long this act waits for one of somebody farther away that it might spoil, or that might spoil it."""
        room = self.table.room
        if room.phase != "playing":
            return 0.0
        match, moves = room.playing(), room.game.rules.MOVES
        race, slowest = moves.is_race(act.move), viewer.lag.one_way  # 0 for all who are near
        for chair, other in self.table.presence.seated.items():
            if other.lag.one_way > slowest:
                legal = match.legal(chair)
                if legal and (race or any(map(moves.is_race, legal))):
                    slowest = other.lag.one_way
        return min(slowest - viewer.lag.one_way, MOST_MS)

    async def _release(self) -> None:
        """Judges what has waited long enough, in the order in which it was made."""
        while held := self.held.take(self.table.services.clock.now()):
            await held.judge()
        if self.held:
            self.table.later(self.held.until() - self.table.services.clock.now(), self._release)
        self.table.plan()

    # ---- judging -----------------------------------------------------------------------------------------------------

    def _judge_at_once(self, viewer: Viewer, act: m.Act, made: float) -> bool:
        """Judges an act where nothing is being done, and whether that could be: something may be due before it."""
        room = self.table.room
        at = self.table.time_for(made) if room.phase == "playing" else int(made)
        if at is None:
            return False
        try:
            if not self._is_done(viewer, act):
                self._need_fresh(act)
                self.table.commit_at_once(self._lawful(viewer, act, at), viewer)
        except NotLawful as refused:
            self._not_now(viewer, act, refused.refusal, made)
        except Exception as error:  # as it would be of a job
            self.table.failed(error)
        return True

    async def _judge(self, viewer: Viewer, act: m.Act, made: float) -> None:
        try:
            await self._act(viewer, act, made)
        except NotLawful as refused:
            self._not_now(viewer, act, refused.refusal, made)

    def _not_now(self, viewer: Viewer, act: m.Act, why: Refusal, made: float) -> None:
        if not why.rule or not self._wait(viewer, act):
            self._refuse(viewer, act, why, made)

    def _refuse(self, viewer: Viewer, act: m.Act, why: Refusal, made: float) -> None:
        viewer.answer(self.table.refused(viewer, act.id, why, self._verdict(viewer.chair, act, made)))

    async def _act(self, viewer: Viewer, act: m.Act, made: float, fresh: bool = False) -> None:
        """Carries out an act once, and answers; `fresh`: it was found to be chosen on a view that was not stale."""
        if self._is_done(viewer, act):
            return
        if not fresh:
            self._need_fresh(act)
        at = await self.table.catch_up(made)
        await self.table.commit(self._lawful(viewer, act, at), asker=viewer)

    def _is_done(self, viewer: Viewer, act: m.Act) -> bool:
        """Whether it was carried out before; then it is answered once more."""
        room = self.table.room
        need(viewer.chair != SPECTATOR, "not-seated")
        if (done := room.chairs[viewer.chair].done.get(act.id)) is not None:
            viewer.answer(m.Done(act.id, done))
            return True
        need(room.phase == "playing", f"phase-{room.phase}")
        return False

    def _need_fresh(self, act: m.Act) -> None:
        """What is bound to a turn must have been chosen on the view as it is."""
        room = self.table.room
        if act.on < room.last_bound and not room.game.rules.MOVES.is_loose(act.move):
            raise refuse("stale", on=act.on, now=room.number)

    def _lawful(self, viewer: Viewer, act: m.Act, at: int) -> e.Acted:
        """The entry of an act that is lawful at that time."""
        room, seat = self.table.room, viewer.chair
        need(room.phase == "playing", f"phase-{room.phase}")
        match = room.playing()
        match.check(seat, match.action(seat, act.move), at)
        return e.Acted(by=seat, id=act.id, seat=seat, move=act.move, at=at)

    def _verdict(self, seat: int, act: m.Act, made: float) -> m.Verdict | None:
        """If somebody else was faster: by how much. Only when, not what: a move may be a secret."""
        room = self.table.room
        last = room.last
        if last is None or last.seat in (seat, TABLE) or not room.game.rules.MOVES.is_race(act.move):
            return None
        if abs(made - last.at) > VERDICT_MS:
            return None
        return m.Verdict(last.seat, last.at - room.before_last, int(made) - room.before_last)

    # ---- a moment too early ------------------------------------------------------------------------------------------

    def _wait(self, viewer: Viewer, act: m.Act) -> bool:
        """Some games hold an act that comes a moment too early. All are held alike: when a wake is due is a secret."""
        hold = self.table.room.game.hold_ms
        if not hold or any(early.viewer is viewer for early in self.early):
            return False
        early = Early(viewer, act)
        self.early.append(early)
        self.table.later(hold, lambda: self._give_up(early))
        return True

    async def retry(self) -> None:
        """Something has happened: what came too early may be lawful now."""
        for early in list(self.early):
            made = self.table.watch.read()
            try:
                await self._act(early.viewer, early.act, made, fresh=True)
            except NotLawful:
                continue
            self.early.remove(early)

    async def _give_up(self, early: Early) -> None:
        if early not in self.early:
            return
        self.early.remove(early)
        made = self.table.watch.read()
        try:
            await self._act(early.viewer, early.act, made, fresh=True)
        except NotLawful as refused:
            self._refuse(early.viewer, early.act, refused.refusal, made)
