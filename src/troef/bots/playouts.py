"""Games played out to the end of the round, for search: in the dialect of rules, so interpreted and compiled.

A game's `policy.py` may take the place of any of the first eight functions, as its rules take the place of those in
`core.kernels`.
"""

from __future__ import annotations

from typing import Any

from troef.core.kernels import apply, legal, pick, redeal, to_act, wake, winners
from troef.core.words import NEVER, TABLE, WAKE, Moves, clear_events, copy_game, count, lowest, reseed

S = Any
LOW32 = 0xFFFFFFFF
SURE = 1000  # a won game


# ---- what a game knows better --------------------------------------------------------------------


def lean(s: S, seat: int, luck: S, moves: Moves) -> int:
    """What a player would do: one of the moves."""
    return pick(luck, moves)


def foresee(s: S, seat: int, luck: S, moves: Moves) -> int:
    """What the player who thinks would do beyond its tree, where a world may be looked at: one of the moves."""
    return lean(s, seat, luck, moves)


def glimpse(s: S, seat: int) -> int:
    """What a tree tells apart of what the seat has seen before it decides, as a number; 0: nothing."""
    return 0


def next_to_act(s: S, seats: int) -> int:
    """Who of several acts first."""
    return lowest(seats)


def takes_ms(s: S, seat: int, action: int) -> int:
    """How many milliseconds a player takes over it."""
    return 1000


def imagine(s: S, seat: int, luck: S) -> None:
    """Makes a world that was dealt at random more like what is likely, by what the seat has seen."""


def far_enough(s: S, rounds: int) -> bool:
    """Whether it has been played far enough; `rounds` had been scored before."""
    return bool(s.rounds != rounds)


def fortune(s: S, seat: int) -> int:
    """How good the end is for the seat, in thousandths of a win."""
    won = winners(s)
    return SURE // count(won) if won >> seat & 1 else 0


# ---- worlds --------------------------------------------------------------------------------------


def play_on(s: S, luck: S, moves: Moves, at: int, rounds: int, cap: int) -> None:
    """Until the round has been scored, at most so many acts."""
    acts = 0
    while acts < cap and not far_enough(s, rounds):
        at = act_once(s, luck, moves, at)
        if at < 0:
            return
        acts += 1


def act_once(s: S, luck: S, moves: Moves, at: int) -> int:
    """The next act, by somebody or by the table; returns when, or -1 when it is over."""
    seats, due = to_act(s), wake(s)
    if seats == 0 and due == NEVER:
        return -1
    clear_events(s)
    if seats:
        seat = next_to_act(s, seats)
        moves[0] = 0
        legal(s, seat, moves)
        action = lean(s, seat, luck, moves)
        when = at + takes_ms(s, seat, action)
        if when <= due:
            apply(s, seat, action, when)
            return when
    at = max(at, due)
    apply(s, TABLE, WAKE, at)
    return at


def imagine_one(games: Any, to: int, lucks: Any, seat: int, value: int) -> None:
    """Game `to` becomes a world possible for the seat, which knows games[0]; the same number, the same world."""
    copy_game(games, to, 0)
    clear_events(games[to])
    reseed(games[to], value)
    reseed(lucks[0], value)
    redeal(games[to], seat)
    imagine(games[to], seat, lucks[0])


def weigh_worlds(
    games: Any, lucks: Any, moves: Moves, actions: Any, sums: Any, seat: int, first: int, worlds: int, at: int, cap: int
) -> None:
    """Adds to `sums` what each of actions[1..n] comes to in so many worlds, the same for all of them."""
    rounds = games[0].rounds
    for value in range(first, first + worlds):
        imagine_one(games, 1, lucks, seat, value)
        for i in range(1, actions[0] + 1):
            copy_game(games, 2, 1)
            reseed(games[2], value + LOW32)
            reseed(lucks[0], value + LOW32)
            apply(games[2], seat, actions[i], at)
            play_on(games[2], lucks[0], moves, at, rounds, cap)
            sums[i] += fortune(games[2], seat)
