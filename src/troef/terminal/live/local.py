"""A table kept here: a match by a real clock, bots that take their time, one or several people at this keyboard."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence

from troef.core.bot import Advice, Bot, Choice, Sight, advice
from troef.core.errors import NotLawful
from troef.core.match import Match
from troef.core.notation import Event
from troef.core.words import NEVER, TABLE, WAKE
from troef.server.clock import RealClock, Stopwatch
from troef.terminal.live.sitting import Sitting
from troef.terminal.live.words import Words
from troef.terminal.output import one_line
from troef.terminal.telling import sentences

Lay = Callable[[int], tuple[Match, Mapping[int, Bot]]]  # the match of a number, and its bots
Intent = tuple[float, float, int, str]  # when, by lot among equals, who, what


class LocalTable(Sitting):
    """People play through `act`; bots and the table's own acts come by themselves while `run` runs."""

    def __init__(
        self,
        words: Words,
        lay: Lay,
        *,
        clock: RealClock,
        pace: float = 1.0,
        pause: bool = True,
        stays: bool = False,
        adviser: Callable[[random.Random], Bot] | None = None,
    ) -> None:
        self.match, self.bots = lay(0)
        super().__init__(self.match.game, words)
        self.lay, self.clock, self.pace, self.pause, self.stays = lay, clock, pace, pause, stays
        self.people: Sequence[int] = [seat for seat in range(self.match.seats) if seat not in self.bots]
        self.adviser = adviser
        self.luck = random.Random()
        self.finished: list[Match] = []
        self._told: dict[int, tuple[int, list[str]]] = {}  # by seat: entries told, and the sentences
        self._moved = asyncio.Event()
        self._begin()

    def _begin(self) -> None:
        """The match that is laid, from its first card; what was told before stays told."""
        match = self.match
        self.watch = Stopwatch(self.clock)
        first = [seat for seat in self.people if seat in match.to_act()] or [*self.people, -1]
        self.next_seat = first[0]
        self.heard = [0] * match.seats  # how many entries of the log each seat's bot has been told
        sealed = self.words.message("t-sealed", {"commit": match.commit.hex()})
        self._told = {seat: (0, [*self._told.get(seat, (0, []))[1], sealed]) for seat in (*self.people, -1)}
        self._advice: tuple[tuple[int, int], Advice] | None = None  # the last hint: to whom, after how many acts
        self._look_through(self.next_seat)
        if len(self.people) > 1:
            self._stand("curtain")
        else:
            self._go()

    # ---- what is so ----------------------------------------------------------------------------------------------

    def notice(self) -> str:
        """What is waited for."""
        if self.phase == "curtain":
            return self.words.message("t-curtain", {"who": self.words.seat(self.next_seat)})
        if self.phase == "between":
            return self.words.message("t-round-over", {"round": len(self.match.rounds)})
        if self.phase != "over":
            return self.words.message("t-moment")
        return self.won_and_again() if self.stays else self.winners()

    def _look_through(self, seat: int) -> None:
        """The eyes of that seat: its view and its story."""
        told, story = self._told.get(seat, (0, []))
        for events in self.match.events(seat, told):
            story += sentences(self.words, events)
        self._told[seat] = len(self.match.log), story
        self.seat, self.view, self.story = seat, self.match.view(seat), story

    # ---- time ----------------------------------------------------------------------------------------------------

    def _stand(self, phase: str) -> None:
        self.phase = phase  # type: ignore[assignment]
        self.watch.run(False)

    def _go(self) -> None:
        self.phase = "over" if self.match.over() else "playing"
        self.watch.run(self.phase == "playing")
        self._moved.set()

    def _stands(self) -> bool:
        return self.phase != "playing"

    def _now(self) -> int:
        return max(self.match.at, round(self.watch.read()))

    def _catch_up(self) -> None:
        """Everything that was due by now has happened."""
        while self.match.due <= self._now():
            self._make(TABLE, WAKE, max(self.match.due, self.match.at))

    # ---- acts ----------------------------------------------------------------------------------------------------

    async def act(self, move: str) -> None:
        """A person's move; one that comes a moment too early is held."""
        seat, action = self.seat, self.match.action(self.seat, move)
        self._catch_up()
        try:
            self._make(seat, action, self._now())
        except NotLawful:
            wait = self.match.due - self._now()
            if self.phase != "playing" or wait > self.game.hold_ms:
                raise
            await asyncio.sleep(wait / 1000 / self.clock.speed)
            self._catch_up()
            self._make(seat, action, self._now())

    def _make(self, seat: int, action: int, at: int) -> None:
        """One act, and what follows for those who look on."""
        rounds = len(self.match.rounds)
        self.match.act(seat, action, at)
        self._look_through(self.seat)
        if self.match.over():
            self._finish()
        elif len(self.match.rounds) > rounds and self.pause:
            self._stand("between")
        else:
            self._pass_on()
        self._moved.set()
        self.changed()

    def _finish(self) -> None:
        """The seal is opened."""
        self.finished.append(self.match)
        self.opened = self.words.message("t-opened", {"secret": self.match.secret.hex()})
        self.story.append(self.opened)
        self._stand("over")

    async def start(self) -> None:
        """Another match of the same people, against the same kind of bots."""
        if self.phase == "over" and self.stays:
            self.match, self.bots = self.lay(len(self.finished))
            self._begin()
            self.changed()

    def _pass_on(self) -> None:
        """If whoever looks has nothing to do and another person has, the keyboard goes there."""
        actors = self.match.to_act()
        if self.seat not in actors:
            self._curtain_for(actors)

    def _curtain_for(self, actors: Sequence[int]) -> None:
        after = [seat for seat in (*self.people, *self.people) if seat in actors and seat != self.seat]
        later = [seat for seat in after if seat > self.seat] or after
        if later:
            self.next_seat = later[0]
            self._stand("curtain")

    def hand_over(self) -> None:
        """Lets the next person look who may act."""
        if self.phase == "playing":
            self._curtain_for(self.match.to_act())
            self.changed()

    async def go_on(self) -> None:
        """The curtain is lifted, or the round's end has been seen."""
        if self.phase == "curtain":
            self._look_through(self.next_seat)
            self._go()
            self._pass_on()
        elif self.phase == "between":
            self._go()
            self._pass_on()
        self.changed()

    # ---- bots and the table itself -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until the match is over; at a table that stays, until everybody has left."""
        while self.stays or not self.match.over():
            await self._step()
        self.ended = True
        self.changed()

    async def _step(self) -> None:
        """The next thing that happens by itself, unless something else happens before."""
        self._moved.clear()
        if self._stands():
            await self._moved.wait()
            return
        acts = len(self.match.acts)
        intents = await self._intents()
        intent = min(intents) if intents else None
        due = self.match.due
        when = min(intent[0] if intent else NEVER, due)
        await self._wait_until(when)
        if len(self.match.acts) != acts or self._stands() or self.watch.read() < when:
            return
        if intent is not None and intent[0] <= due:
            _, _, seat, move = intent
            self._make(seat, self.match.action(seat, move), max(round(intent[0]), self.match.at))
        else:
            self._catch_up()

    async def _wait_until(self, when: float) -> None:
        """Until the clock says so, or something has happened."""
        if self._moved.is_set():
            return
        left = (when - self.watch.read()) / 1000 / self.clock.speed
        try:
            async with asyncio.timeout(max(left, 0) if when != NEVER else None):
                await self._moved.wait()
        except TimeoutError:
            pass

    async def _intents(self) -> list[Intent]:
        """What the bots that may act intend; they think beside the screen, which never waits for them."""
        asked = [(seat, self._sight(seat)) for seat in self.match.to_act() if seat in self.bots]
        found = []
        for seat, sight in asked:
            choice = await asyncio.to_thread(chosen, self.bots[seat], sight)
            if isinstance(choice, Exception):
                self._blame(seat, choice)
                choice = Choice(sight.moves[0], 1000)
            if choice is not None:
                found.append((sight.at + choice.after * self.pace, self.luck.random(), seat, choice.move))
        return found or self._in_need()

    def _blame(self, seat: int, error: Exception) -> None:
        """Whoever wrote a bot that falls over is told, once; it does the first thing that is lawful."""
        why = one_line(f"{type(error).__name__}: {error}")
        sentence = self.words.message("t-bot-failed", {"who": self.words.seat(seat), "why": why})
        if sentence not in self.story:
            self.story.append(sentence)
            self.changed()

    def _in_need(self) -> list[Intent]:
        """If every bot waits, no person may act and nothing is due, one of them must."""
        actors = self.match.to_act()
        if not actors or self.match.due != NEVER or any(seat in self.people for seat in actors):
            return []
        return [(self._now() + 1000.0, 0.0, actors[0], self.match.legal(actors[0])[0])]

    def _sight(self, seat: int) -> Sight:
        since, self.heard[seat] = self.heard[seat], len(self.match.log)
        events: list[Event] = [event for told in self.match.events(seat, since) for event in told]
        return Sight(self.game, seat, self.match.state.seen(seat, True), events, self._now())

    # ---- advice --------------------------------------------------------------------------------------------------

    async def hint(self) -> str:
        """What the adviser would do here, from what this seat knows."""
        if self.adviser is None or not self.moves:
            return self.words.message("t-hint-none")
        asked = self.seat, len(self.match.acts)
        if self._advice is None or self._advice[0] != asked:  # thought about for a time, so not the same every time
            known = self.match.state.seen(self.seat, True)
            events = [event for told in self.match.events(self.seat) for event in told]
            sight = Sight(self.game, self.seat, known, events, self._now())
            found = await asyncio.to_thread(advice, self.adviser(random.Random(0)), sight)
            self._advice = asked, found
        return self.advised(self._advice[1])


def chosen(bot: Bot, sight: Sight) -> Choice | Exception | None:
    """What a bot intends, or what it fell over."""
    try:
        choice = bot.choose(sight)
        if choice is not None and choice.move not in sight.moves:
            raise ValueError(f"{choice.move!r} is not lawful")
    except Exception as error:
        return error
    return choice
