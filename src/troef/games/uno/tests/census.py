"""The laws of a whole table in the dialect of the rules, and a kernel that plays whole matches under them."""

from __future__ import annotations

from typing import Any

from troef.core.kernels import start_one, step
from troef.core.words import NEVER, NONE, Moves, lowest
from troef.games.uno.rules import (
    COPIES,
    KINDS,
    MORE,
    OVER,
    OWES,
    TO_PLAY,
    WILD,
    State,
    anything_to_draw,
    legal,
    may_be_left,
    playable,
    to_act,
    wake,
)

FINE, LOST_CARD, WRONG_SIZE, DEAD_END, FALSE_KNOWLEDGE, WRONG_WINDOW, WRONG_DEBT, ENDLESS, CIRCLE, WRONG_STOCK = range(
    10
)
NAMES: tuple[str, ...] = ("fine", "lost card", "wrong size", "dead end", "false knowledge")
NAMES += ("wrong window", "wrong debt", "endless", "circle", "wrong stock")
EVERY = 8  # cards are counted after so many acts, and at the end
FORCED = 1000  # acts in a row that nobody had a choice about: the table turns in a circle


def play_checked(
    games: Any, lucks: Any, moves: Moves, seats: int, first: int, n: int, cap: int
) -> tuple[int, int, int, int]:
    """n whole matches numbered from `first`: how many acts, how many circles; the first fault, and in which match.

    With forced play two players may have to draw and play the last two cards without end (see the README): such a
    circle is counted, not a fault.
    """
    total = circles = 0
    for value in range(first, first + n):
        start_one(games, 0, lucks, seats, value)
        acts, fault = one_match(games[0], lucks[0], moves, cap)
        total += acts
        if fault == CIRCLE and games[0].forced_play:
            circles += 1
        elif fault != FINE:
            return total, circles, fault, value
    return total, circles, FINE, NONE


def one_match(s: State, luck: Any, moves: Moves, cap: int) -> tuple[int, int]:
    """A whole match: how many acts, and what was wrong."""
    acts = at = forced = 0
    fault = dead_end(s, moves)
    while at >= 0 and fault == FINE:
        forced = forced + 1 if no_choice(s, moves) else 0
        at = step(s, luck, moves, at)
        acts += 1
        fault = dead_end(s, moves)
        if fault == FINE and (acts % EVERY == 0 or at < 0):
            fault = census(s)
        if fault == FINE and forced > FORCED:
            fault = CIRCLE
        if fault == FINE and acts > cap:
            fault = ENDLESS
    return acts, fault


def no_choice(s: State, moves: Moves) -> bool:
    """One seat may act, and has one move."""
    seats = to_act(s)
    if seats == 0 or seats & seats - 1 or wake(s) != NEVER:
        return False
    moves[0] = 0
    legal(s, lowest(seats), moves)
    return moves[0] == 1


def dead_end(s: State, moves: Moves) -> int:
    """Who may act has a move, who may not has none, and somebody may until the match is over."""
    actors = to_act(s)
    for seat in range(s.seats):
        moves[0] = 0
        legal(s, seat, moves)
        if (moves[0] > 0) != (actors >> seat & 1 == 1):
            return DEAD_END
    if (actors == 0) != (s.phase == OVER) or (s.phase == OVER and wake(s) != NEVER):
        return DEAD_END
    return stuck(s)


def stuck(s: State) -> int:
    """With nothing to draw somebody can play (uno.stock.empty)."""
    if s.phase != TO_PLAY or anything_to_draw(s):
        return FINE
    for seat in range(s.seats):
        if playable(s, seat):
            return FINE
    return DEAD_END


def census(s: State) -> int:
    """Every card in one place, sizes as they seem, knowledge true, window and debt where they belong."""
    if (s.phase == OWES) != (s.owed > 0):
        return WRONG_DEBT
    if s.window != NONE and s.size[s.window] != 1:
        return WRONG_WINDOW
    for kind in range(KINDS):
        s.unseen[kind] = COPIES[kind]
    for i in range(s.pile_n):
        s.unseen[s.pile[i]] -= 1
    for i in range(s.stock_n):
        s.unseen[s.stock[i]] -= 1
    for seat in range(s.seats):
        if count_out(s, s.held[seat]) + count_out(s, s.more[seat]) != s.size[seat]:
            return WRONG_SIZE
    for kind in range(KINDS):
        if s.unseen[kind]:
            return LOST_CARD
    if s.recycled and wrong_stock(s):
        return WRONG_STOCK
    return false_knowledge(s) if s.exposed else FINE


def wrong_stock(s: State) -> bool:
    """Whether a stock that was the open pile holds what somebody who watched knows cannot be in it."""
    for i in range(s.stock_n):
        s.unseen[s.stock[i]] += 1  # all were counted out before
    for kind in range(KINDS):
        for viewer in range(NONE, s.seats):
            if s.unseen[kind] > may_be_left(s, viewer, kind):
                return True
    return False


def count_out(s: State, cards: int) -> int:
    """Takes the cards of a hand out of the count; returns how many there are."""
    n = 0
    while cards:
        place = lowest(cards)
        cards &= cards - 1
        s.unseen[place if place < KINDS else WILD + place % 2] -= 1
        n += 1
    return n


def false_knowledge(s: State) -> int:
    """What a seat knows another to hold, it holds."""
    for viewer in range(s.seats):
        for owner in range(s.seats):
            if s.known[viewer][owner] & ~s.held[owner] or s.known[viewer][MORE + owner] & ~s.more[owner]:
                return FALSE_KNOWLEDGE
    return FINE
