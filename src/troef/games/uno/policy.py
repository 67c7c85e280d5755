"""How players of UNO play in a search: much as the readable player does, in whole numbers (tenths of a point)."""

from __future__ import annotations

from typing import Any

from troef.core.words import NONE, Moves, below, count, lowest
from troef.games.uno import bot
from troef.games.uno.rules import (
    BY_WINNER,
    CALL,
    CATCH,
    CHALLENGE,
    COLOURS,
    DRAW,
    DRAW_TWO,
    FACES,
    NAME,
    NUMBER_CARDS,
    OF_COLOUR,
    OVER,
    POINTS,
    REVERSE,
    SKIP,
    TAKE,
    WILD,
    WILD_FOUR,
    WILDS,
    State,
    after,
    card_of,
    colour_named,
    face,
    gain,
    lose,
    swapped_with,
    winners,
    would_be_bluff,
)

A_CARD, OF_A_WILD = round(10 * bot.A_CARD), round(10 * bot.OF_A_WILD)
FEW = bot.FEW
WHIM = 12  # so much two values may differ and be taken for equal
SHOWN_VOID = 9  # of ten times, whoever drew had no card of the colour
PARTS = 64
# How good so many 64ths of the target are: the chances of two seats are as these numbers, exp(3 * i / 64).
STANDING = (
    1000, 1048, 1098, 1151, 1206, 1264, 1325, 1388, 1455, 1525, 1598, 1675, 1755, 1839, 1928, 2020,
    2117, 2219, 2325, 2437, 2554, 2676, 2804, 2939, 3080, 3228, 3383, 3545, 3716, 3894, 4081, 4277,
    4482, 4697, 4922, 5158, 5405, 5665, 5937, 6222, 6521, 6834, 7162, 7506, 7866, 8244, 8640, 9054,
    9488, 9943, 10420, 10920, 11444, 11993, 12569, 13172, 13804, 14467, 15161, 15889, 16652, 17451, 18288, 19166, 20086,
)  # fmt: skip


def next_to_act(s: State, seats: int) -> int:
    """Whoever must call does so first; nobody jumps in."""
    return s.window if s.window != NONE else s.turn


def takes_ms(s: State, seat: int, action: int) -> int:
    """A call comes in time."""
    return 300 if action == CALL else 1000


def lean(s: State, seat: int, luck: Any, moves: Moves) -> int:
    """The move of the best value, with a whim."""
    best, most = NONE, 0
    for i in range(1, moves[0] + 1):
        value = value_of(s, seat, moves[i], luck) + below(luck, WHIM)
        if best == NONE or value > most:
            best, most = moves[i], value
    return best


def value_of(s: State, seat: int, action: int, luck: Any) -> int:
    """What an action is worth."""
    if action < NAME:
        return value_of_play(s, seat, action)
    if action < TAKE:
        return 20 * count(s.held[seat] & OF_COLOUR[action - NAME])
    if action == TAKE:
        return -A_CARD * s.owed
    if action == CHALLENGE:
        return 0 if s.evidence_n > 1 and below(luck, 3) == 0 else -6 * A_CARD
    if action == CALL or CATCH <= action < DRAW:
        return 10 * A_CARD
    return -10 * A_CARD if action == DRAW else -2 * A_CARD


def value_of_play(s: State, seat: int, action: int) -> int:
    """What is shed, what it does to the others, what stays in hand."""
    kind = card_of(action)
    if s.size[seat] == 1:
        return 10_000
    colour = kind // FACES if kind < WILD else colour_named(action)
    held = s.held[seat] if s.more[seat] >> kind & 1 else s.held[seat] & ~(1 << kind)
    value = 2 * POINTS[kind] + harm_of(s, seat, kind) + 20 * count(held & OF_COLOUR[colour])
    if kind >= WILD:
        value -= OF_A_WILD
    if kind == WILD_FOUR and would_be_bluff(s, seat):
        value -= 6 * A_CARD
    if s.size[seat] == 2:
        value += 150 if held & (OF_COLOUR[colour] | WILDS) else 0
        value -= 250 if s.no_action_finish and not held & NUMBER_CARDS else 0
    if s.seven_zero:
        value += exchanged(s, seat, action, kind)
    return value


def harm_of(s: State, seat: int, kind: int) -> int:
    """Cards and a turn the next player loses; all of it if that one is nearly out."""
    symbol = face(kind)
    cards = 4 if kind == WILD_FOUR else 2 if symbol == DRAW_TWO else 0
    stops = 1 if cards or symbol == SKIP or (symbol == REVERSE and s.seats == 2) else 0
    threat = s.size[after(s, seat)] <= FEW
    value = (cards + stops) * A_CARD
    if not threat:
        return value // (s.seats - 1)
    return value + (50 if symbol == REVERSE else 0)


def exchanged(s: State, seat: int, action: int, kind: int) -> int:
    """What a hand is worth that comes for the own one."""
    other = swapped_with(action)
    if face(kind) == 0:
        other = (seat - s.direction) % s.seats
    if other == NONE:
        return 0
    return 120 * (s.size[seat] - 1 - s.size[other])


# ---- worlds --------------------------------------------------------------------------------------


def imagine(s: State, seat: int, luck: Any) -> None:
    """Whoever drew, and then could not play, has hardly a card of that colour."""
    for other in range(s.seats):
        if other != seat and s.shunned[other] and s.stock_n:
            for colour in range(COLOURS):
                if s.shunned[other] >> colour & 1 and below(luck, 10) < SHOWN_VOID:
                    change_colour(s, other, OF_COLOUR[colour] & ~known_of(s, seat, other), luck)


def known_of(s: State, seat: int, other: int) -> int:
    """The kinds the seat knows to be in that hand."""
    return s.known[seat][other] if seat >= 0 else 0


def change_colour(s: State, other: int, kinds: int, luck: Any) -> None:
    """Cards of these kinds go into the stock for others out of it, as far as a few attempts find such."""
    for _ in range(3 * s.size[other]):
        mine = s.held[other] & kinds
        if mine == 0:
            return
        i = below(luck, s.stock_n)
        if not kinds >> s.stock[i] & 1:
            kind, other_kind = lowest(mine), s.stock[i]
            lose(s, other, kind)
            gain(s, other, other_kind)
            s.stock[i] = kind


def fortune(s: State, seat: int) -> int:
    """The match, or how the points after this round stand."""
    if s.phase == OVER:
        won = winners(s)
        return 1000 // count(won) if won >> seat & 1 else 0
    total = 0
    for other in range(s.seats):
        total += STANDING[standing(s, other)]
    return 1000 * STANDING[standing(s, seat)] // total


def standing(s: State, seat: int) -> int:
    """How far a seat is, in 64ths of the target."""
    points = min(max(0, s.points[seat]), s.target)
    return (points if s.scoring == BY_WINNER else s.target - points) * PARTS // s.target
