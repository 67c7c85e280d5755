"""The table's time runs while a match is played, and stands otherwise."""

from __future__ import annotations

import asyncio

from tests.server.hand import HandClock, run

from troef.server.clock import RealClock, Stopwatch


def test_a_stopwatch_counts_only_while_it_runs() -> None:
    async def scenario() -> None:
        clock = HandClock()
        watch = Stopwatch(clock, 500.0)
        await clock.move(100)
        assert watch.read() == 500
        watch.run(True)
        await clock.move(100)
        watch.run(True)
        assert watch.read() == 600
        watch.run(False)
        await clock.move(1000)
        assert watch.read() == 600
        watch.set(0.0)
        watch.run(True)
        await clock.move(7)
        assert watch.read() == 7
        watch.set(50.0)
        await clock.move(1)
        assert watch.read() == 51

    run(scenario)


def test_a_faster_clock_lets_everything_happen_sooner() -> None:
    async def scenario() -> None:
        clock, done = RealClock(speed=10_000), asyncio.Event()
        began = clock.now()
        clock.later(5_000, done.set)
        await asyncio.wait_for(done.wait(), 30)
        assert clock.now() - began >= 5_000

    asyncio.run(scenario())


def test_a_timer_that_was_cancelled_does_not_happen() -> None:
    async def scenario() -> None:
        clock, happened = RealClock(speed=10_000), asyncio.Event()
        clock.later(10, happened.set).cancel()
        clock.later(-5, lambda: None)
        later = asyncio.Event()
        clock.later(200, later.set)
        await later.wait()
        assert not happened.is_set()

    asyncio.run(scenario())
