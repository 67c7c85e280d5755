"""Bots think in processes of their own, so that no table ever waits for a thought."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, Protocol

from troef import bots, games
from troef.core.bot import Bot, Choice, Sight
from troef.core.notation import Event

MOST_BOTS = 2000  # remembered by one process; one that was forgotten is told everything again


class Question(NamedTuple):
    """What a bot is asked: who it is, and what its seat knows."""

    who: tuple[str, int, int]  # table, match, seat
    level: str
    game: str
    known: Any
    since: int  # how many events it has been told before
    events: list[Event]
    at: int


class Thinkers(Protocol):
    """Where bots think."""

    async def choose(self, question: Question) -> Choice | Exception | None:
        """The bot's choice; `Forgotten` if it must be told everything again."""

    def close(self) -> None:
        """No more questions."""


class Forgotten(Exception):
    """The bot does not remember what it was told before."""


class Minds:
    """The bots of one process, each with what it has been told."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, int], tuple[Bot, int]] = OrderedDict()

    def answer(self, question: Question) -> Choice | Exception | None:
        """What the bot does."""
        game = games.load(question.game)
        bot, told = self._bots.pop(question.who, (None, 0))
        if question.since == 0:
            bot, told = bots.maker(game, question.level)(random.Random(repr(question.who))), 0
        if bot is None or told != question.since:
            return Forgotten()
        self._bots[question.who] = bot, told + len(question.events)
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return bot.choose(Sight(game, question.who[2], question.known, question.events, question.at))


_minds = Minds()  # of a worker process


def _answer(question: Question) -> Choice | Exception | None:
    return _minds.answer(question)


class ProcessThinkers:
    """Worker processes; a bot always thinks in the same one. A worker that dies is replaced."""

    def __init__(self, workers: int = 1) -> None:
        self._pools = [_pool() for _ in range(workers)]

    async def choose(self, question: Question) -> Choice | Exception | None:
        """Asks the bot's process."""
        place = hash(question.who) % len(self._pools)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pools[place], _answer, question)
        except BrokenProcessPool:
            self._pools[place] = _pool()
            return Forgotten()

    def close(self) -> None:
        """Ends the processes."""
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


class InlineThinkers:
    """Bots that think at once, in this process: for harnesses with quick bots."""

    def __init__(self) -> None:
        self._minds = Minds()

    async def choose(self, question: Question) -> Choice | Exception | None:
        """Asks the bot."""
        return self._minds.answer(question)

    def close(self) -> None:
        """Nothing to end."""
