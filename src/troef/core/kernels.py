"""Bulk loops over any game, bound to its rules: the names below become the game's own functions.

`luck` is one more record with only `chance` in it: who acts next and what they do is no chance of the game.
Interpreted (`twin.interpreted`) they run over a list of states, compiled over an array of records.
"""

from __future__ import annotations

from typing import Any

from troef.core.words import NEVER, TABLE, WAKE, Moves, below, clear_events, copy_game, count, lowest, reseed

S = Any
LOW32 = 0xFFFFFFFF


# ---- the game's own take the place of these ------------------------------------------------------

IDLE: tuple[int, ...] = ()


def begin(s: S, seats: int) -> None:
    """See `game.Rules`."""
    raise NotImplementedError


def to_act(s: S) -> int:
    """See `game.Rules`."""
    raise NotImplementedError


def wake(s: S) -> int:
    """See `game.Rules`."""
    raise NotImplementedError


def legal(s: S, seat: int, moves: Moves) -> None:
    """See `game.Rules`."""
    raise NotImplementedError


def apply(s: S, seat: int, action: int, at: int) -> None:
    """See `game.Rules`."""
    raise NotImplementedError


def winners(s: S) -> int:
    """See `game.Rules`."""
    raise NotImplementedError


def redeal(s: S, seat: int) -> None:
    """See `game.Rules`."""
    raise NotImplementedError


def observe(s: S, seat: int, out: list[int]) -> None:
    """See `game.Encoding`."""
    raise NotImplementedError


# ---- whole games ---------------------------------------------------------------------------------


def pick(luck: S, moves: Moves) -> int:
    """A random player: any move, an idle one only when there is no other (idle ones stand last)."""
    n = moves[0]
    while n > 1 and IDLE[moves[n]]:
        n -= 1
    return moves[1 + below(luck, n)]


def who(luck: S, seats: int, due: int) -> int:
    """Who acts next: any of those who may, the table too if something will fall due."""
    if due == NEVER and seats & seats - 1 == 0:
        return lowest(seats)
    k = below(luck, count(seats) + (1 if due != NEVER else 0))
    while seats and k:
        seats &= seats - 1
        k -= 1
    return lowest(seats) if seats else TABLE


def step(s: S, luck: S, moves: Moves, at: int) -> int:
    """One act by somebody; returns the time of it, or -1 when the game is over."""
    seats, due = to_act(s), wake(s)
    if seats == 0 and due == NEVER:
        return -1
    seat = who(luck, seats, due)
    clear_events(s)
    if seat == TABLE:
        at = max(at, due)
        apply(s, TABLE, WAKE, at)
    else:
        moves[0] = 0
        legal(s, seat, moves)
        apply(s, seat, pick(luck, moves), at)
    return at


def playout(s: S, luck: S, moves: Moves, at: int, cap: int) -> int:
    """Acts until the game is over, at most cap; returns how many."""
    acts = 0
    while acts < cap:
        at = step(s, luck, moves, at)
        if at < 0:
            return acts
        acts += 1
    return acts


def play_many(games: Any, lucks: Any, moves: Moves, seats: int, first: int, n: int, cap: int) -> tuple[int, int]:
    """n whole games in games[0], numbered from `first`; returns (acts, checksum)."""
    total = check = 0
    for value in range(first, first + n):
        start_one(games, 0, lucks, seats, value)
        acts = playout(games[0], lucks[0], moves, 0, cap)
        total += acts
        check = (check * 31 + acts * 7 + winners(games[0])) & LOW32
    return total, check


def play_and_count(games: Any, lucks: Any, moves: Moves, seats: int, first: int, n: int, cap: int, sums: Any) -> int:
    """n whole games; adds every seat's wins (a shared one in full) to sums[0], its points to sums[1]; returns acts."""
    total = 0
    for value in range(first, first + n):
        start_one(games, 0, lucks, seats, value)
        total += playout(games[0], lucks[0], moves, 0, cap)
        won = winners(games[0])
        for seat in range(seats):
            sums[0][seat] += won >> seat & 1
            sums[1][seat] += games[0].points[seat]
    return total


def redeal_playouts(games: Any, lucks: Any, moves: Moves, seat: int, n: int, cap: int) -> int:
    """n x (copy games[0], what the seat knows; complete it at random; play out): the heart of a search."""
    total = 0
    for _ in range(n):
        copy_game(games, 1, 0)
        reseed(games[1], below(lucks[0], LOW32))
        redeal(games[1], seat)
        total += playout(games[1], lucks[0], moves, 0, cap)
    return total


# ---- one thing at a time, for checks and drivers in Python: (array, index), never a record -------


def start_one(games: Any, i: int, lucks: Any, seats: int, value: int) -> None:
    """Game i from the beginning, with the options that stand in its record."""
    clear_events(games[i])
    reseed(games[i], value)
    reseed(lucks[0], -value - 1)
    begin(games[i], seats)


def apply_one(games: Any, i: int, seat: int, action: int, at: int) -> None:
    """One act of game i."""
    clear_events(games[i])
    apply(games[i], seat, action, at)


def legal_one(games: Any, i: int, seat: int, moves: Moves) -> None:
    """The lawful actions of a seat of game i."""
    moves[0] = 0
    legal(games[i], seat, moves)


def actors_one(games: Any, i: int) -> tuple[int, int]:
    """Who may act in game i, and when something is due."""
    return to_act(games[i]), wake(games[i])


def winners_one(games: Any, i: int) -> int:
    """Who wins game i."""
    return winners(games[i])


def redeal_one(games: Any, i: int, seat: int, value: int) -> None:
    """Completes game i, which holds what the seat knows, with the chance of a number."""
    clear_events(games[i])
    reseed(games[i], value)
    redeal(games[i], seat)


def observe_one(games: Any, i: int, seat: int, out: list[int]) -> None:
    """The observation of a seat of game i."""
    observe(games[i], seat, out)
