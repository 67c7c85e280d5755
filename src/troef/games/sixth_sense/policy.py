"""How players of 6th Sense play in a search: the card after which the prediction is most likely to come true.

In whole numbers, thousandths of a trick; a card is worth what the number of unseen cards above it says.
"""

from __future__ import annotations

from typing import Any

from troef.core.words import NONE, Moves, below, count, lowest
from troef.games.sixth_sense.rules import (
    BLOCK,
    COLOURS,
    NUMBERS,
    PLAYING,
    PREDICT,
    PREDICTING,
    REVERSE_CARD,
    SEATS,
    SENSE_CARD,
    SPLIT,
    VALUE,
    WHOLE_COLOUR,
    State,
    card_of,
    colour_of,
    distance,
    known_prediction,
    laid,
    number_of,
    value_of,
    winner,
)

TRICK = 1000
# What a card is worth, by how many unseen ones of its colour are above it: trumps, and other colours.
TRUMPS = (930, 830, 730, 640, 550, 470, 400, 340, 290, 250, 210, 180, 150, 130, 100)
OTHERS = (620, 480, 370, 280, 210, 160, 120, 90, 70, 55, 45, 35, 30, 25, 20)
BOLDNESS = 150  # a prediction one higher may be so much further off
WHIM = 60
GUESSES = 4  # cards among which the likeliest prediction of another is chosen


def lean(s: State, seat: int, luck: Any, moves: Moves) -> int:
    """The move that ends nearest, with a whim."""
    hopes = hopes_of(s, seat)
    best, least = NONE, 0
    for i in range(1, moves[0] + 1):
        off = off_by(s, seat, moves[i], hopes) + below(luck, WHIM)
        if best == NONE or off < least:
            best, least = moves[i], off
    return best


def off_by(s: State, seat: int, action: int, hopes: int) -> int:
    """How far from the prediction the round would end after a move."""
    if s.phase == PREDICTING:
        card = action - PREDICT
        return off_from(card, hopes - worth_in(s, seat, card)) - BOLDNESS * VALUE[number_of(card)]
    mine, had = s.prediction[seat], TRICK * s.tricks[seat]
    if s.phase != PLAYING:
        return off_from(mine, had + hopes + (2 * TRICK if action == SPLIT else TRICK))
    later = had + hopes - worth_in(s, seat, card_of(action))
    chance = chance_of(s, seat, action)
    return (chance * off_from(mine, later + TRICK) + (TRICK - chance) * off_from(mine, later)) // TRICK


def off_from(card: int, tricks: int) -> int:
    """How far so many thousandths of a trick are from a prediction."""
    whole = tricks // TRICK
    rest = tricks - whole * TRICK
    return distance(card, whole) * (TRICK - rest) + distance(card, whole + 1) * rest


def hopes_of(s: State, seat: int) -> int:
    """What all cards in a hand are worth."""
    total = 0
    for colour in range(COLOURS):
        cards = s.hand[seat][colour]
        while cards:
            total += worth_in(s, seat, colour * NUMBERS + lowest(cards))
            cards &= cards - 1
    return total


def worth_in(s: State, seat: int, card: int) -> int:
    """What a card is worth in that hand, by the unseen cards above it; a 6 counts as a 9."""
    colour, number = colour_of(card), number_of(card)
    if number == SENSE_CARD:
        number += 2
    above = WHOLE_COLOUR & ~((2 << number) - 1) & ~s.played[colour] & ~s.hand[seat][colour]
    return TRUMPS[count(above)] if colour == s.trump else OTHERS[count(above)]


def chance_of(s: State, seat: int, action: int) -> int:
    """How likely the card of a move wins the trick on the table."""
    if action >= BLOCK:
        return 0
    place, card = s.trick_n, card_of(action)
    s.trick[place] = laid(card, value_of(action))
    wins = winner(s.trick, s.trump) == place
    s.trick[place] = NONE
    if not wins:
        return 0
    doubt = TRICK - (TRICK // 2 if number_of(card) == REVERSE_CARD else worth_in(s, seat, card))
    return TRICK - doubt * (s.seats - 1 - place) // (s.seats - 1)


# ---- worlds --------------------------------------------------------------------------------------


def imagine(s: State, seat: int, luck: Any) -> None:
    """Others predicted what their cards are good for: of a few unseen cards the one that is nearest."""
    if s.phase == PREDICTING:
        return
    for other in range(s.seats):
        if other != seat and s.predicted >> other & 1 and known_prediction(s, seat, other) == NONE:
            likely = TRICK * s.tricks[other] + hopes_of(s, other)
            for _ in range(GUESSES):
                guess(s, other, likely, luck)


def guess(s: State, other: int, likely: int, luck: Any) -> None:
    """Changes a prediction for a card of the stack, if that is nearer; whoever looked at it saw the same."""
    colour = below(luck, COLOURS)
    n = count(s.rest[colour])
    if n == 0:
        return
    cards = s.rest[colour]
    for _ in range(below(luck, n)):
        cards &= cards - 1
    card, old = colour * NUMBERS + lowest(cards), s.prediction[other]
    if off_from(card, likely) < off_from(old, likely):
        s.rest[colour] ^= 1 << number_of(card)
        s.rest[colour_of(old)] |= 1 << number_of(old)
        s.prediction[other] = card
        for viewer in range(SEATS):
            if s.looked[viewer] >> other & 1:
                s.peeked[viewer][other] = card


def fortune(s: State, seat: int) -> int:
    """The own points of the round, less a part of the best other's: in hundredths."""
    best = NONE * 100
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.shown_points[other])
    return 100 * s.shown_points[seat] - 25 * best + (500 if s.shown_points[seat] >= best else 0)
