"""Plays a match by bots in virtual time, as discrete events: the earliest intention or wake comes next."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from troef.core.bot import Bot, Choice, Sight
from troef.core.match import Match
from troef.core.notation import Event
from troef.core.words import NEVER, TABLE, WAKE

BotMaker = Callable[[random.Random], Bot]
ENDLESS = 100_000  # acts in which no round is scored: nobody will score one any more


class Stalled(RuntimeError):
    """The match does not come to an end: every bot waits and nothing is due, or the acts go round in a circle."""


def bot_luck(seed: int, game: int, seat: int) -> random.Random:
    """The random stream of one bot in one game: never the game's own chance."""
    return random.Random(f"troef bot {seed} {game} {seat}")


class Driver:
    """Drives one match. After every act each seat that may act is asked what it intends, and when."""

    def __init__(self, match: Match, bots: Sequence[Bot], luck: random.Random) -> None:
        self.match, self.bots, self.luck = match, bots, luck
        self.heard = [0] * match.seats  # how many entries of the log each seat has been told

    def play(self, most: int = 10**9) -> Match:
        """Plays to the end, or so many acts; a match that goes round in a circle is broken off."""
        state, rounds, scored = self.match.state, 0, 0
        for i in range(most):
            if not self.step():
                break
            if state.rounds != rounds:
                rounds, scored = state.rounds, i
            elif i - scored > ENDLESS:
                raise Stalled(f"{self.match}: no round was scored in {ENDLESS:,} acts")
        return self.match

    def step(self) -> bool:
        """The next act; False when the match is over."""
        match = self.match
        actors, due = match.to_act(), match.due
        intents = [
            (match.at + choice.after, self.luck.random(), seat, choice.move) for seat, choice in self.ask(actors)
        ]
        if intents:
            at, _, seat, move = min(intents)
            if at <= due:
                match.act(seat, match.action(seat, move), at)
                return True
        if due != NEVER:
            match.act(TABLE, WAKE, max(due, match.at))
            return True
        if actors:
            raise Stalled(f"{match}: every bot waits and nothing is due")
        return False

    def ask(self, actors: list[int]) -> list[tuple[int, Choice]]:
        """What each of these seats intends; those who wait are left out."""
        choices = [(seat, self.bots[seat].choose(self.sight(seat))) for seat in actors]
        return [(seat, choice) for seat, choice in choices if choice is not None]

    def sight(self, seat: int) -> Sight:
        """What the seat knows now and has been told since it was asked last."""
        match, since = self.match, self.heard[seat]
        self.heard[seat] = len(match.log)
        known = match.state.seen(seat, True)
        events: list[Event] = [event for told in match.events(seat, since) for event in told]
        return Sight(match.game, seat, known, events, match.at)


def play(match: Match, makers: Sequence[BotMaker], seed: int = 0, game: int = 0) -> Match:
    """Plays a match to its end by one bot a seat; the same seed gives the same acts."""
    bots = [maker(bot_luck(seed, game, seat)) for seat, maker in enumerate(makers)]
    return Driver(match, bots, bot_luck(seed, game, TABLE)).play()
