"""The bots at one table: asked after every act as people are, they answer with a move and the moment to make it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from troef import bots
from troef.bots.watched import fault
from troef.core.bot import Choice
from troef.core.match import Match
from troef.core.words import NEVER
from troef.server.clock import PACE, Timer
from troef.server.logs import log
from troef.server.room import Room
from troef.server.thinkers import Forgotten, Question

if TYPE_CHECKING:
    from troef.server.table import Table

HELD_MS = 10


class Players:
    """Who thinks and who is about to act; a new act makes all of them think again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._moment = (0, -1)  # the match and its acts: what the thoughts are about
        self._thoughts: dict[int, asyncio.Task[None]] = {}  # by seat
        self._intents: dict[int, Timer] = {}
        self._told: dict[tuple[int, str], int] = {}  # how much of the match's log each bot has been told

    def plan(self, overdue: list[int]) -> None:
        """Asks every bot that may act, and the substitutes of people who have had their time."""
        room = self.table.room
        match = room.match
        if match is None or room.phase != "playing":
            self.stop()
            return
        wanted = {seat for seat in room.waits if room.chairs[seat].played_by_bot or seat in overdue}
        if not wanted and not self._thoughts and not self._intents:
            return
        moment = (room.matches, len(match.acts))
        if moment != self._moment:
            self.stop()
            if moment[0] != self._moment[0]:
                self._told.clear()
            self._moment = moment
        for seat in (*self._thoughts, *self._intents):
            if seat not in wanted:
                self._stop(seat)
        for seat in wanted - self._thoughts.keys() - self._intents.keys():
            self._thoughts[seat] = asyncio.get_running_loop().create_task(self._think(seat, seat in overdue))

    def stop(self) -> None:
        """Nobody thinks any more."""
        for seat in (*self._thoughts, *self._intents):
            self._stop(seat)

    def _stop(self, seat: int) -> None:
        if thought := self._thoughts.pop(seat, None):
            thought.cancel()
        if intent := self._intents.pop(seat, None):
            intent.cancel()

    async def _think(self, seat: int, at_once: bool) -> None:
        """A thought ends in an intent, or in waiting until something happens."""
        choice = await self._choice(seat)
        self._thoughts.pop(seat)
        if choice is None:
            choice = self._in_need(seat)
        if choice is not None:
            room, moment = self.table.room, self._moment
            after = 0 if at_once else choice.after * PACE[room.settings.pace]
            move = choice.move
            self._intents[seat] = self.table.later(after, lambda: self._act(seat, move, moment))

    async def _choice(self, seat: int) -> Choice | None:
        answer = await self.table.services.thinkers.choose(self._question(seat))
        if isinstance(answer, Forgotten):
            self._told = {who: told for who, told in self._told.items() if who[0] != seat}
            answer = await self.table.services.thinkers.choose(self._question(seat))
        if isinstance(answer, Exception):
            log.error("bot-failed", game=self.table.room.game.key, error=fault(answer))
            return Choice(self.table.room.playing().legal(seat)[0])
        return answer

    def _in_need(self, seat: int) -> Choice | None:
        """If every seat that may act waits and nothing is due, one must act, or the match would stand still."""
        match = self.table.room.playing()
        stuck = match.to_act() == [seat] and match.due == NEVER
        return Choice(match.legal(seat)[0], 1000) if stuck else None

    def _question(self, seat: int) -> Question:
        room = self.table.room
        level = room.chairs[seat].level or bots.substitute(room.game)
        since = self._told.get((seat, level), 0)
        self._told[seat, level] = len(room.playing().log)
        return question(room, seat, level, since, self.table.watch.read())

    async def _act(self, seat: int, move: str, moment: tuple[int, int]) -> None:
        """Makes the move, unless something has happened or its person is back."""
        if self._intents.pop(seat, None) is None or moment != self._moment or not self._is_now(self.table.room.match):
            return
        if self.table.acts.held:  # somebody may have been faster
            self._intents[seat] = self.table.later(HELD_MS, lambda: self._act(seat, move, moment))
        else:
            await self.table.act_for(seat, move)

    def _is_now(self, match: Match | None) -> bool:
        room = self.table.room
        return match is not None and room.phase == "playing" and self._moment == (room.matches, len(match.acts))


def question(room: Room, seat: int, level: str, since: int, at: float) -> Question:
    """What a bot of this level is asked in this seat, with all that was told there from entry `since` on."""
    match = room.playing()
    events = [event for told in match.events(seat, since) for event in told]
    who = (room.table, room.matches, seat, level)
    return Question(who, room.game.key, match.state.seen(seat, True), since, len(match.log), events, round(at))
