"""Seats asked one at a time, for learners who know no clock: in the dialect of rules, so interpreted and compiled.

Whoever may act is asked, and acts or waits:

- a seat all of whose moves are races (a call, a catch, a claim) only *may* act: it is asked before the others, and may
  wait as long as somebody else has to act;
- everybody else has to act; among several (predictions, placements) the next one clockwise is asked first;
- where something falls due by itself, waiting is lawful for all: time passes if everybody waits.

Who has waited is asked again after the next act. When all wait, the table acts: it wakes, at the time that is due.
`race` has 1 for every action that is a race, `waited` is the mask of who has waited since the latest act.
"""

from __future__ import annotations

from typing import Any

from troef.core.kernels import legal, to_act, wake
from troef.core.words import NEVER, TABLE, Moves, lowest

S = Any


def has_to_act(s: S, seat: int, moves: Moves, race: Any) -> bool:
    """Whether one of the seat's moves is no race."""
    moves[0] = 0
    legal(s, seat, moves)
    for i in range(1, moves[0] + 1):
        if not race[moves[i]]:
            return True
    return False


def bound_seats(s: S, actors: int, moves: Moves, race: Any) -> int:
    """Who of these has to act."""
    bound = 0
    for seat in range(s.seats):
        if actors >> seat & 1 and has_to_act(s, seat, moves, race):
            bound |= 1 << seat
    return bound


def asked_next(s: S, moves: Moves, race: Any, waited: int, last: int) -> int:
    """The seat that is asked now, clockwise from the one that acted last; TABLE if all wait."""
    ahead = to_act(s) & ~waited
    if ahead == 0:
        return TABLE
    if ahead & ahead - 1 == 0:
        return lowest(ahead)
    bound = bound_seats(s, ahead, moves, race)
    if bound != ahead:
        ahead &= ~bound
    seat: int = (last + 1) % s.seats
    while not ahead >> seat & 1:
        seat = (seat + 1) % s.seats
    return seat


def may_wait(s: S, seat: int, moves: Moves, race: Any) -> bool:
    """Whether something falls due, or the seat has races only and somebody else has to act."""
    if wake(s) != NEVER:
        return True
    others = to_act(s) & ~(1 << seat)
    return others != 0 and not has_to_act(s, seat, moves, race) and bound_seats(s, others, moves, race) != 0
