"""How players of Compañeros play in a search: as the readable player does, in whole numbers (tenths of a point)."""

from __future__ import annotations

from typing import Any

from troef.core.words import NONE, Moves, below, lowest
from troef.games.companeros.rules import COLOURS, LAY, LAYING, NUMBERS, OF_COLOUR, TAKE, State, rank, redeal, worth

POINT = 10
COST_OF_A_NUMBER = 6
ATTEMPTS = 6  # to find a likely world
DOUBTFUL = 10  # a card must have been worth so much more, before its owner is thought not to have it
WIN, A_POINT, MARGIN = 600, 12, 400  # thousandths of a win


def lean(s: State, seat: int, luck: Any, moves: Moves) -> int:
    """The move of the best value; equal ones at random."""
    best, most, equal = NONE, 0, 0
    for i in range(1, moves[0] + 1):
        value = value_of_lay(s, seat, moves[i] - LAY) if s.phase == LAYING else value_of_take(s, moves[i] - TAKE)
        if best == NONE or value > most:
            best, most, equal = moves[i], value, 1
        elif value == most:
            equal += 1
            if below(luck, equal) == 0:
                best = moves[i]
    return best


def value_of_take(s: State, colour: int) -> int:
    """The points of that colour in the display."""
    return worth(s.display & OF_COLOUR[colour])


def value_of_lay(s: State, seat: int, card: int) -> int:
    """What the card would let the seat take if nobody laid after it, less what the card is worth later."""
    colour, number = card // NUMBERS, card % NUMBERS + 1
    s.played |= 1 << card
    s.laid[seat] = card
    s.strength[colour] += number
    rank(s)
    value = -COST_OF_A_NUMBER * number
    for place in range(s.order_n):
        if s.order[place] == seat:
            value += POINT * nth_best(s.display, place)
    s.played ^= 1 << card
    s.laid[seat] = NONE
    s.strength[colour] -= number
    s.order_n = s.tied = 0
    return value


def nth_best(display: int, n: int) -> int:
    """What is left for whoever picks after n others, all taking the best."""
    best = 0
    for _ in range(n + 1):
        best, at = 0, 0
        for colour in range(COLOURS):
            points = worth(display & OF_COLOUR[colour])
            if points > best:
                best, at = points, colour
        display &= ~OF_COLOUR[at]
    return best


def imagine(s: State, seat: int, luck: Any) -> None:
    """Whoever laid before the seat would have laid a better card: of a few worlds the first where nobody had one."""
    for _ in range(ATTEMPTS):
        if s.phase != LAYING or not better_was_there(s, seat):
            return
        redeal(s, seat)


def better_was_there(s: State, seat: int) -> bool:
    """Whether somebody in this trick holds a card that was worth clearly more than the one laid."""
    found = False
    last = (seat - s.leader) % s.seats
    for place in range(last - 1, -1, -1):
        other = (s.leader + place) % s.seats
        card = s.laid[other]
        take_up(s, other, card)
        found = found or holds_better(s, other, value_of_lay(s, other, card) + DOUBTFUL)
    for place in range(last):
        other = (s.leader + place) % s.seats
        put_back(s, other)
    return found


def take_up(s: State, other: int, card: int) -> None:
    """As it was before that card was laid; it stays in `last_laid` meanwhile."""
    s.played ^= 1 << card
    s.strength[card // NUMBERS] -= card % NUMBERS + 1
    s.last_laid[other] = card
    s.laid[other] = NONE


def put_back(s: State, other: int) -> None:
    """The card lies there again."""
    card = s.last_laid[other]
    s.laid[other] = card
    s.played |= 1 << card
    s.strength[card // NUMBERS] += card % NUMBERS + 1


def holds_better(s: State, other: int, value: int) -> bool:
    """Whether one of the cards in hand is worth more."""
    cards = s.hand[other]
    while cards:
        if value_of_lay(s, other, lowest(cards)) > value:
            return True
        cards &= cards - 1
    return False


def fortune(s: State, seat: int) -> int:
    """The game, and how far ahead of the best other: a win by much and a loss by little say more than win or loss."""
    mine, best = s.points[seat], 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.points[other])
    ahead = min(MARGIN, max(-MARGIN, A_POINT * (mine - best)))
    return ahead + (WIN if mine > best else WIN // 2 if mine == best else 0)
