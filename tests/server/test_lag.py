"""Fast acts are fair: who made it first counts, from a bounded quota, and nothing waits longer than a bound."""

from __future__ import annotations

import pytest

from troef.server.lag import MOST_MS, QUOTA_MS, Holding, Lag


def far(one_way: float) -> Lag:
    lag = Lag()
    lag.pulse(lag.beat(0.0), 2 * one_way)
    return lag


def test_the_delay_is_half_the_shortest_trip_seen_lately() -> None:
    lag = Lag()
    assert lag.one_way == 0.0
    for trip in (100, 60, 300):
        lag.pulse(lag.beat(1000.0), 1000.0 + trip)
    assert lag.one_way == 30
    for _ in range(8):
        lag.pulse(lag.beat(0.0), 200.0)
    assert lag.one_way == 100, "the short one was too long ago"


def test_only_answers_to_beats_that_were_sent_count_and_each_once() -> None:
    lag = Lag()
    lag.pulse(7, 500.0)
    beat = lag.beat(0.0)
    lag.pulse(beat, 80.0)
    lag.pulse(beat, 2.0)
    assert lag.one_way == 40


def test_beats_that_were_never_answered_are_forgotten() -> None:
    lag = Lag()
    for now in range(100):
        lag.beat(float(now))
    assert len(lag._sent) == 4


def test_no_more_than_a_bound_is_given_back_however_far_away_somebody_says_to_be() -> None:
    assert far(5000).give_back(0.0) == MOST_MS


def test_what_is_given_back_comes_from_a_quota_that_fills_slowly() -> None:
    lag, given = far(200), 0.0
    for i in range(100):
        given += lag.give_back(10_000.0 + i)
    assert QUOTA_MS <= given < QUOTA_MS + 10
    assert lag.give_back(10_100.0) == pytest.approx(0, abs=1)
    assert lag.give_back(10_100.0 + 4000) == pytest.approx(100, abs=5), "a fortieth of the time"


async def nothing() -> None:
    """Judges nothing."""


def test_held_acts_come_in_the_order_in_which_they_were_made() -> None:
    holding = Holding()
    holding.add(500.0, 1250.0, nothing)
    holding.add(410.0, 1100.0, nothing)
    holding.add(600.0, 1000.0, nothing)
    assert holding.take(1099.0) is None, "the one made first has not waited long enough"
    assert [held.made for now in (1100.0, 1250.0, 1250.0) if (held := holding.take(now))] == [410.0, 500.0, 600.0]
    assert not holding


def test_acts_made_in_the_same_moment_come_in_the_order_of_their_arrival() -> None:
    holding = Holding()
    for until in (30.0, 20.0, 10.0):
        holding.add(5.0, until, nothing)
    assert [held.until for _ in range(3) if (held := holding.take(50.0))] == [30.0, 20.0, 10.0]
