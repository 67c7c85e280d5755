"""Plays the blocks of a plan: here or in several processes, in the same order with the same results."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context

from troef.arena.block import Block, Plan, play
from troef.core.errors import TroefError


def blocks(plan: Plan, deals: Iterable[int], jobs: int = 1) -> Iterator[Block]:
    """The blocks of these deals, in order."""
    if jobs == 1:
        yield from (play(plan, deal) for deal in deals)
    else:
        yield from _together(plan, iter(deals), jobs)


def _together(plan: Plan, deals: Iterator[int], jobs: int) -> Iterator[Block]:
    waiting: deque[Future[Block]] = deque()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        while True:
            while len(waiting) < 2 * jobs and (deal := next(deals, None)) is not None:
                waiting.append(pool.submit(play, plan, deal))
            if not waiting:
                return
            yield waiting.popleft().result()
    except BrokenExecutor:
        raise TroefError("a process that played games was killed; fewer --jobs need less memory") from None
    finally:
        pool.shutdown(cancel_futures=True)
