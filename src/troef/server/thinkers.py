"""Bots think in processes of their own, so that no table ever waits for a thought."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, Protocol, TypeVar

from troef import bots, games
from troef.bots import watched
from troef.core.bot import Advice, Bot, Choice, Sight, advice
from troef.core.notation import Event

MOST_BOTS = 2000  # remembered by one process; one that was forgotten is told everything again
T = TypeVar("T")
Who = tuple[str, int, int, str]  # table, match, seat, level


class Question(NamedTuple):
    """What a bot is asked: who it is, and what its seat knows."""

    who: Who
    game: str
    known: Any
    since: int  # how much of the match's log it has been told before
    until: int  # and now
    events: list[Event]
    at: int


Answer = Choice | Exception | None


class Thinkers(Protocol):
    """Where bots think."""

    async def choose(self, question: Question) -> Answer:
        """The bot's choice; `Forgotten` if it must be told everything again; what it fell over."""

    async def advise(self, question: Question) -> Advice | Exception:
        """What a new bot that is told everything would do, and why; or what it fell over."""

    def close(self) -> None:
        """No more questions."""


class Forgotten(Exception):
    """The bot does not remember what it was told before."""


class Minds:
    """The bots of one process, each with what it has been told."""

    def __init__(self) -> None:
        self._bots: OrderedDict[Who, tuple[Bot, int]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """What the bot does."""
        who = question.who
        bot, told = self._bots.pop(who, (None, 0))
        try:
            if question.since == 0:
                bot, told = _made(question), 0
            if bot is None or told != question.since:
                return Forgotten()
            self._bots[who] = bot, question.until
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
            return bot.choose(_sight(question))
        except Exception as error:  # a bot's fault must not stop a table
            return error


def _made(question: Question) -> Bot:
    return watched.maker(games.load(question.game), question.who[3])(random.Random(repr(question.who)))


def _sight(question: Question) -> Sight:
    return Sight(games.load(question.game), question.who[2], question.known, question.events, question.at)


_minds = Minds()  # of a worker process


def _answer(question: Question) -> Answer:
    return _minds.answer(question)


def _advise(question: Question) -> Advice | Exception:
    try:
        return advice(_made(question), _sight(question))
    except Exception as error:
        return error


def _prepare() -> None:
    """A worker whose server was killed has nobody to work for; and no table waits for a compiler."""
    bots.play_live()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class ProcessThinkers:
    """Worker processes; a bot always thinks in the same one. A worker that dies is replaced."""

    def __init__(self, workers: int = 1) -> None:
        self._pools = [_pool() for _ in range(workers)]

    async def choose(self, question: Question) -> Answer:
        """Asks the bot's process."""
        return await self._ask(_answer, question)

    async def advise(self, question: Question) -> Advice | Exception:
        """Asks a process of bots."""
        return await self._ask(_advise, question)

    async def _ask(self, work: Callable[[Question], T], question: Question) -> T | Forgotten:
        place = hash(question.who) % len(self._pools)
        pool = self._pools[place]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, question)
        except BrokenProcessPool:
            if self._pools[place] is pool:
                self._pools[place] = _pool()
            return Forgotten()

    def close(self) -> None:
        """Ends the processes."""
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_prepare)


class InlineThinkers:
    """Bots that think at once, in this process: for harnesses with quick bots."""

    def __init__(self) -> None:
        self._minds = Minds()

    async def choose(self, question: Question) -> Answer:
        """Asks the bot."""
        return self._minds.answer(question)

    async def advise(self, question: Question) -> Advice | Exception:
        """Asks a bot."""
        return _advise(question)

    def close(self) -> None:
        """Nothing to end."""
