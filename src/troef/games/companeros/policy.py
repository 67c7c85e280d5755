"""How players of Compañeros play in a search: as the readable player does, in whole numbers (tenths of a point)."""

from __future__ import annotations

from math import exp
from typing import Any

from troef.core.declare import i8, i16, i64
from troef.core.words import NONE, Moves, below, count, lowest
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
    put_down,
    rank,
)

POINT = 10
COSTS = (6, 0)  # what a number may cost a player; the first is the readable player's
KINDS, PARTS = len(COSTS), 100
COST_FORESEEN, LEADS_NEXT = 8, 27  # the same, and what it costs to pick first, for who knows how a trick will end
GROUP_BITS, GROUP = 6, 63  # the cards of a colour are worth at most 55
SWAPS = 3  # for every card, to make a world likely
EVERY_NUMBER = (1 << NUMBERS) - 1
ODD, TWOS, FOURS, EIGHTS = (  # the numbers that have this binary digit
    sum(1 << number - 1 for number in range(1, NUMBERS + 1) if number & digit) for digit in (1, 2, 4, 8)
)
LOOK, LOOKS = 71, 1_000_000_007  # to make one number of several
DOUBTS, MOST = 16, 2000  # so many doubts make a card e times less likely; more than that are not counted
LIKELY = 6 * DOUBTS
LIKELIHOOD = tuple(round(1000 * exp(-doubt / DOUBTS)) for doubt in range(LIKELY))  # of a thousand
WIN, A_POINT, MARGIN = 600, 12, 400  # thousandths of a win


class Mind(State):
    """The table, and what a player thinks about the cards it does not see."""

    groups = i64()  # what the colours of a display are worth
    grouped = i64()  # that display
    kind = i8(SEATS)  # which of COSTS a number costs each of the players in this world
    odds = i8(SEATS, KINDS)  # how likely that is, of a hundred
    doubt = i16(SEATS * KINDS, CARDS)  # how much speaks against a card being in the hand of a seat of that kind


def wondering(s: State) -> Mind:
    """The table as its players begin to think: without a doubt, and as if all were readable players."""
    mind = Mind()
    for name in type(s).fields:
        setattr(mind, name, getattr(s, name))
    mind = mind.clone()
    for odds in mind.odds:
        odds[0] = PARTS
    return mind


def lean(s: Mind, seat: int, luck: Any, moves: Moves) -> int:
    """The move of the best value; equal ones at random."""
    laying = s.phase == LAYING
    groups, cost = groups_now(s) if laying else 0, COSTS[s.kind[seat]]
    best, most, equal = NONE, 0, 0
    for i in range(1, moves[0] + 1):
        value = value_of_lay(s, moves[i] - LAY, groups, cost) if laying else points_of(s.display, moves[i] - TAKE)
        if best == NONE or value > most:
            best, most, equal = moves[i], value, 1
        elif value == most:
            equal += 1
            if below(luck, equal) == 0:
                best = moves[i]
    return best


def points_of(display: int, colour: int) -> int:
    """What a colour in the display is worth: digit by digit for all cards at once, so that it is quick."""
    cards = display >> colour * NUMBERS & EVERY_NUMBER
    return count(cards & ODD) + 2 * count(cards & TWOS) + 4 * count(cards & FOURS) + 8 * count(cards & EIGHTS)


def value_of_lay(s: State, card: int, groups: int, cost: int) -> int:
    """What the card would let its player take if nobody laid after it, less what the card is worth later to it."""
    return gain_of_lay(s, card, groups) - cost * (card % NUMBERS + 1)


def gain_of_lay(s: State, card: int, groups: int) -> int:
    """What the card would let its player take if nobody laid after it."""
    place = place_with(s, card)
    return POINT * (groups >> GROUP_BITS * place & GROUP) if place != NONE else 0


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


def groups_now(s: Mind) -> int:
    """What the colours in the display are worth; thought of once in a trick."""
    if s.grouped != s.display:
        s.grouped, s.groups = s.display, groups_of(s.display)
    return s.groups


def groups_of(display: int) -> int:
    """What the colours in the display are worth, the best first, GROUP_BITS each: in a number, so that it is quick."""
    groups = 0
    for colour in range(COLOURS):
        points = points_of(display, colour)
        shift = 0
        while groups >> shift & GROUP > points:
            shift += GROUP_BITS
        better = groups & (1 << shift) - 1
        groups = better | points << shift | groups >> shift << shift + GROUP_BITS
    return groups


# ---- what the player who thinks does in its worlds -----------------------------------------------


def foresee(s: Mind, seat: int, luck: Any, moves: Moves) -> int:
    """The card that comes to most when the others lay what they do in this world; a colour as all take it."""
    if s.phase != LAYING or moves[0] == 1:
        return lean(s, seat, luck, moves)
    groups = groups_now(s)
    best, most = NONE, 0
    for i in range(1, moves[0] + 1):
        value = foreseen(s, seat, moves[i] - LAY, groups, luck)
        if best == NONE or value > most:
            best, most = moves[i], value
    return best


def foreseen(s: Mind, seat: int, card: int, groups: int, luck: Any) -> int:
    """What a card comes to at the end of the trick. The table is left as it was."""
    to_lay = (s.leader - seat - 1) % s.seats + 1
    for i in range(to_lay):
        other = (seat + i) % s.seats
        put_down(s, other, greediest(s, other, groups, luck) if i else card)
    rank(s)
    value = -COST_FORESEEN * (card % NUMBERS + 1)
    for place in range(s.order_n):
        if s.order[place] == seat:
            value += POINT * (groups >> GROUP_BITS * place & GROUP) - (0 if place else LEADS_NEXT)
    s.order_n = s.tied = 0
    for i in range(to_lay):
        take_back(s, (seat + i) % s.seats)
    return value


def greediest(s: Mind, seat: int, groups: int, luck: Any) -> int:
    """The card of the best value; of equal ones any."""
    best, most, equal, hand, cost = NONE, 0, 0, s.hand[seat], COSTS[s.kind[seat]]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        value = value_of_lay(s, card, groups, cost)
        if best == NONE or value > most:
            best, most, equal = card, value, 1
        elif value == most:
            equal += 1
            if below(luck, equal) == 0:
                best = card
    return best


def take_back(s: State, seat: int) -> None:
    """As if the seat had not laid its card: `put_down` backwards."""
    card = s.laid[seat]
    s.hand[seat] ^= 1 << card
    s.played ^= 1 << card
    s.laid[seat] = NONE
    s.strength[card // NUMBERS] -= card % NUMBERS + 1


def glimpse(s: State, seat: int) -> int:
    """The display, what everybody has laid in this trick, and who took what in the one before."""
    look = s.display % LOOKS
    for other in range(s.seats):
        look = told_apart(told_apart(look, s.laid[other] + 1), s.took[other] + 1)
    return look + 1


def told_apart(look: int, more: int) -> int:
    """One number of what was seen so far and of something more."""
    return (look * LOOK + more) % LOOKS


# ---- worlds --------------------------------------------------------------------------------------


def imagine(s: Mind, seat: int, luck: Any) -> None:
    """Cards change hands between the others, mostly so that the deal explains better what they laid (Metropolis)."""
    n = 0
    for other in range(s.seats):
        if other != seat:
            n += hand_size(s, other)
            s.kind[other] = kind_of(s, other, below(luck, PARTS))
    for _ in range(SWAPS * n):
        swap(s, seat, luck, below(luck, n), below(luck, n))


def kind_of(s: Mind, seat: int, chance: int) -> int:
    """One of the kinds that a player may be of, by their odds."""
    kind = 0
    while kind < KINDS - 1 and chance >= s.odds[seat][kind]:
        chance -= s.odds[seat][kind]
        kind += 1
    return kind


def swap(s: Mind, seat: int, luck: Any, i: int, j: int) -> None:
    """Two cards of the deal, which still lies in the deck, change their owners if that is likely enough."""
    one, other, card, its = owner(s, seat, i), owner(s, seat, j), s.deck[i], s.deck[j]
    if one == other:
        return
    this, that = one * KINDS + s.kind[one], other * KINDS + s.kind[other]
    more = s.doubt[this][its] + s.doubt[that][card] - s.doubt[this][card] - s.doubt[that][its]
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
