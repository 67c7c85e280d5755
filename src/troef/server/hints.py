"""Advice to people, where the table allows it: thought by a bot, from what their seat knows and nothing else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from troef import bots
from troef.bots.watched import fault
from troef.core.bot import Advice
from troef.server import messages as m
from troef.server.logs import log
from troef.server.players import question
from troef.server.room import Room
from troef.server.thinkers import Forgotten
from troef.server.viewer import Viewer
from troef.server.wishes import need, refuse

if TYPE_CHECKING:
    from troef.server.table import Table


def allowed(room: Room, chair: int) -> bool:
    """Whether somebody may be advised: never, against bots alone, or always."""
    return room.settings.hints == "all" or (room.settings.hints == "bots" and room.people() == [chair])


class Hints:
    """The advice of one table; asked twice on the same view, a seat is told the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thoughts: dict[int, tuple[int, asyncio.Task[Advice | Exception]]] = {}  # by seat: on which view

    def ask(self, viewer: Viewer, id: str) -> None:
        """Refuses at once, or answers when the bot has thought; the table goes on meanwhile."""
        room, seat = self.table.room, viewer.chair
        need(room.phase == "playing", f"phase-{room.phase}")
        need(allowed(room, seat), "no-hints")
        need(bool(room.playing().lawful(seat)), "nothing-to-advise")
        if seat not in self._thoughts or self._thoughts[seat][0] != room.number:
            self._thoughts[seat] = room.number, asyncio.get_running_loop().create_task(self._think(seat))
        number, thought = self._thoughts[seat]
        thought.add_done_callback(lambda done: self._answer(viewer, id, number, done.result()))

    async def _think(self, seat: int) -> Advice | Exception:
        room, thinkers = self.table.room, self.table.services.thinkers
        asked = question(room, seat, bots.adviser(room.game), 0, self.table.watch.read())
        advice = await thinkers.advise(asked)
        return await thinkers.advise(asked) if isinstance(advice, Forgotten) else advice

    def _answer(self, viewer: Viewer, id: str, number: int, advice: Advice | Exception) -> None:
        if isinstance(advice, Exception):
            log.error("bot-failed", game=self.table.room.game.key, error=fault(advice))
            viewer.answer(self.table.refused(viewer, id, refuse("nothing-to-advise").refusal))
        else:
            viewer.answer(m.Hint(id, number, advice.move, advice.why.message, dict(advice.why.args)))
