"""Acts thrown at a table, early, late, out of turn, doubled: each gets its refusal, and nothing else changes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from troef.core import record
from troef.core.errors import NotLawful
from troef.core.match import Match
from troef.core.words import TABLE, WAKE
from troef.games import load
from troef.games.six import GAME, rules
from troef.games.six.tests.duel import Style, any_options, differences
from troef.locales import Speech

SPEECH = Speech(GAME)
THROWN = st.tuples(
    st.integers(-1, 4),  # who
    st.one_of(st.sampled_from([rules.ROLL, rules.ROLL, rules.LIFT]), st.integers(0, rules.ACTIONS - 1)),
    st.one_of(st.just(0), st.integers(-2_000, 12_000)),  # when, from the latest act
    st.booleans(),  # or rather a lawful move, if there is one
    st.integers(1, 3),  # how often
)


def snapshot(match: Match) -> tuple[object, ...]:
    """All there is of a match."""
    state = {name: repr(getattr(match.state, name)) for name in type(match.state).fields}
    return state, match.state.chance.used, match.at, list(match.acts), len(match.log), list(match.rounds)


def throw(match: Match, seat: int, action: int, at: int) -> bool:
    """One act; if it is refused, the refusal can be said and nothing has changed."""
    before = snapshot(match)
    try:
        match.act(seat, action, at)
    except NotLawful as error:
        assert SPEECH.refusal(error.refusal)
        assert snapshot(match) == before
        return False
    assert len(match.acts) == len(before[3]) + 1  # type: ignore[arg-type]
    assert GAME.broken(match.state) == ""
    return True


def finish(match: Match, luck: random.Random) -> None:
    """The rest of the game, in order; then the record is true, and the referee sees it too."""
    style = Style(luck)
    while not match.over():
        style.act(match)
    line = record.write(match)
    record.verify(record.read(line, load))
    assert differences(line, luck) == []


@pytest.mark.slow
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(2, 5), st.integers(0, 10**6), st.lists(THROWN, min_size=30, max_size=120))
def test_every_act_thrown_at_a_table_is_carried_out_or_refused_whole(
    seats: int, seed: int, thrown: list[tuple[int, int, int, bool, int]]
) -> None:
    luck = random.Random(seed)
    match = GAME.new(seats=seats, seed=seed, **any_options(luck))
    for seat, action, offset, sensible, times in thrown:
        seat = min(seat, seats - 1)
        lawful = match.lawful(seat) if seat >= 0 else []
        if sensible and lawful:
            action = lawful[action % len(lawful)]
        at = max(0, match.at + offset)
        made = [throw(match, seat, WAKE if seat == TABLE else action, at) for _ in range(times)]
        assert not (made[0] is False and True in made)  # asking again does not help
    finish(match, luck)


@pytest.mark.parametrize("secure", ["auto", "claim"])
def test_a_roll_made_twice_is_refused_while_the_dice_roll(secure: str) -> None:
    match = GAME.new(seats=3, seed=5, secure=secure)
    (starter,) = match.to_act()
    assert throw(match, starter, rules.ROLL, 100)
    for at in (100, 500, 1_699, 1_700):
        assert not throw(match, starter, rules.ROLL, at)
    assert throw(match, TABLE, WAKE, 1_700)
    assert throw(match, match.state.holder, rules.ROLL, 1_700) == (match.state.phase == rules.ROLLING)


def test_a_roll_up_to_400_ms_too_early_is_held_by_the_table() -> None:
    assert GAME.hold_ms == 400
