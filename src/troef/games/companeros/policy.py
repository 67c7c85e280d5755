"""How players of Compañeros play in a search: as the readable player does, in whole numbers (tenths of a point)."""

from __future__ import annotations

from math import exp
from typing import Any

from troef.core.declare import i16
from troef.core.words import NONE, Moves, below, count
from troef.games.companeros.rules import (
    CARDS,
    COLOURS,
    LAY,
    LAYING,
    NUMBERS,
    OF_COLOUR,
    SEATS,
    TAKE,
    State,
    hand_size,
    worth,
)

POINT = 10
COST_OF_A_NUMBER = 6
GROUP_BITS, GROUP = 6, 63  # the cards of a colour are worth at most 55
SWAPS = 80  # to make a world likely
DOUBTS, MOST = 16, 2000  # so many doubts make a card e times less likely; more than that are not counted
LIKELY = 6 * DOUBTS
LIKELIHOOD = tuple(round(1000 * exp(-doubt / DOUBTS)) for doubt in range(LIKELY))  # of a thousand
WIN, A_POINT, MARGIN = 600, 12, 400  # thousandths of a win


class Mind(State):
    """The table, and what a player thinks about the cards it does not see."""

    doubt = i16(SEATS, CARDS)  # how much speaks against a card being in a seat's hand


def wondering(s: State) -> Mind:
    """The table as its players begin to think: without a doubt."""
    mind = Mind()
    for name in type(s).fields:
        setattr(mind, name, getattr(s, name))
    return mind.clone()


def lean(s: State, seat: int, luck: Any, moves: Moves) -> int:
    """The move of the best value; equal ones at random."""
    groups = groups_of(s.display) if s.phase == LAYING else 0
    best, most, equal = NONE, 0, 0
    for i in range(1, moves[0] + 1):
        value = value_of_lay(s, moves[i] - LAY, groups) if s.phase == LAYING else value_of_take(s, moves[i] - TAKE)
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


def value_of_lay(s: State, card: int, groups: int) -> int:
    """What the card would let its player take if nobody laid after it, less what the card is worth later."""
    place = place_with(s, card)
    gain = groups >> GROUP_BITS * place & GROUP if place != NONE else 0
    return POINT * gain - COST_OF_A_NUMBER * (card % NUMBERS + 1)


def place_with(s: State, card: int) -> int:
    """How many would pick before whoever laid this card now, NONE if a tie cuts it off: as `rank`, for one card."""
    colour = card // NUMBERS
    strength = s.strength[colour] + card % NUMBERS + 1
    place = count((s.played & OF_COLOUR[colour]) >> card)
    stronger = 0
    for other in range(s.seats):
        its = s.strength[other]
        if other != colour and its >= strength:
            if its == strength or stronger >> its & 1:
                return NONE
            stronger |= 1 << its
            place += count(s.played & OF_COLOUR[other])
    return place


def groups_of(display: int) -> int:
    """What the colours in the display are worth, the best first, GROUP_BITS each: in a number, so that it is quick."""
    groups = 0
    for colour in range(COLOURS):
        points = worth(display & OF_COLOUR[colour])
        shift = 0
        while groups >> shift & GROUP > points:
            shift += GROUP_BITS
        better = groups & (1 << shift) - 1
        groups = better | points << shift | groups >> shift << shift + GROUP_BITS
    return groups


def imagine(s: Mind, seat: int, luck: Any) -> None:
    """Cards change hands between the others, mostly so that the deal explains better what they laid (Metropolis)."""
    n = 0
    for other in range(s.seats):
        n += hand_size(s, other) if other != seat else 0
    for _ in range(SWAPS if n else 0):
        swap(s, seat, luck, below(luck, n), below(luck, n))


def swap(s: Mind, seat: int, luck: Any, i: int, j: int) -> None:
    """Two cards of the deal, which still lies in the deck, change their owners if that is likely enough."""
    one, other, card, its = owner(s, seat, i), owner(s, seat, j), s.deck[i], s.deck[j]
    if one == other:
        return
    more = s.doubt[one][its] + s.doubt[other][card] - s.doubt[one][card] - s.doubt[other][its]
    if more <= 0 or (more < LIKELY and below(luck, 1000) < LIKELIHOOD[more]):
        s.deck[i], s.deck[j] = its, card
        both = 1 << card | 1 << its
        s.hand[one] ^= both
        s.hand[other] ^= both


def owner(s: Mind, seat: int, place: int) -> int:
    """Who was dealt the card at that place of the deck: the last ones go to the first seat."""
    left = 0
    for other in range(s.seats - 1, -1, -1):
        if other != seat:
            left += hand_size(s, other)
            if place < left:
                return other
    return NONE


def fortune(s: State, seat: int) -> int:
    """The game, and how far ahead of the best other: a win by much and a loss by little say more than win or loss."""
    mine, best = s.points[seat], 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.points[other])
    ahead = min(MARGIN, max(-MARGIN, A_POINT * (mine - best)))
    return ahead + (WIN if mine > best else WIN // 2 if mine == best else 0)
