"""What one address or one connection may ask for."""

from __future__ import annotations

import pytest

from troef.core.errors import NotLawful
from troef.server.limits import MOST_BUCKETS, Bucket, Limits, household


class Now:
    """A time that is set."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def test_a_bucket_refuses_when_it_is_empty_and_fills_with_time() -> None:
    now = Now()
    bucket = Bucket(3, 0.5, now)
    for _ in range(3):
        bucket.take("cups")
    with pytest.raises(NotLawful) as refused:
        bucket.take("cups")
    assert refused.value.refusal.message == "table-too-many" and refused.value.refusal.args == {"what": "cups"}
    now.at += 2
    bucket.take("cups")
    assert not bucket.full
    now.at += 100
    assert bucket.full


def test_a_pace_makes_wait_instead() -> None:
    bucket = Bucket(2, 10, Now())
    assert [bucket.wait() for _ in range(4)] == pytest.approx([0, 0, 0.1, 0.2])


def test_tables_and_seats_are_counted_by_address() -> None:
    limits = Limits(tables=2, seats=1, now=Now())
    limits.open("192.0.2.1")
    limits.open("192.0.2.1")
    limits.open("192.0.2.2")
    limits.sit("192.0.2.1")
    for refused in (limits.open, limits.sit):
        with pytest.raises(NotLawful):
            refused("192.0.2.1")


def test_connections_are_counted_while_they_last() -> None:
    limits = Limits(connections=1)
    with limits.connection("192.0.2.1"):
        with limits.connection("192.0.2.2"):
            pass
        with pytest.raises(NotLawful), limits.connection("192.0.2.1"):
            pass
    with limits.connection("192.0.2.1"):
        pass
    assert not limits._open


@pytest.mark.parametrize(
    "address, home",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("?", "?"),
    ],
)
def test_a_guest_has_a_whole_network_of_new_addresses_but_one_old_one(address: str, home: str) -> None:
    assert household(address) == home


def test_buckets_of_addresses_not_seen_for_long_are_thrown_away() -> None:
    now = Now()
    limits = Limits(now=now)
    for i in range(MOST_BUCKETS + 1):
        limits.miss(f"guest {i}")
    now.at += 3600
    limits.miss("one more")
    assert len(limits._buckets) == 1


def test_faults_are_forgiven_a_few_times() -> None:
    pace = Limits(now=Now()).pace()
    for _ in range(20):
        pace.fault()
    with pytest.raises(NotLawful):
        pace.fault()


def test_messages_within_the_pace_do_not_wait() -> None:
    pace = Limits(messages=100, now=Now()).pace()
    assert not any(pace.wait() for _ in range(400))
    assert pace.wait() == pytest.approx(0.01)
