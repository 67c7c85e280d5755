"""How players of 6th Sense play in a search: the move after which the prediction is most likely to come true.

In whole numbers, thousandths of a trick. A card is worth what the number of unseen cards above it says, at that stage
of a round; what is not sure counts against a move. The numbers were found by an evolution strategy, as smooth curves,
in two million rounds of one player against three by an earlier policy or three of its own kind.
"""

from __future__ import annotations

from typing import Any

from troef.core.words import NONE, Moves, below, count, lowest
from troef.games.sixth_sense.rules import (
    BLOCK,
    COLOURS,
    HAND,
    NINE,
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
    known_prediction,
    laid,
    number_of,
    value_of,
    winner,
)

TRICK = 1000
ABOVE = 10  # so many unseen cards above one, or more, are all the same
STAGE = (4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0)  # of a round, by the tricks still to play
# What a card will win later, a row for every stage, by how many unseen ones of its colour are above it.
TRUMPS = (
    *(793, 746, 693, 634, 571, 506, 440, 376, 317, 263),
    *(863, 739, 561, 365, 206, 105, 50, 23, 11, 5),
    *(836, 759, 660, 545, 426, 314, 220, 148, 97, 62),
    *(957, 926, 877, 801, 695, 563, 421, 292, 189, 116),
    *(949, 936, 919, 898, 873, 843, 807, 765, 718, 665),
)
OTHERS = (
    *(432, 287, 176, 102, 57, 31, 17, 9, 5, 3),
    *(296, 200, 129, 81, 50, 30, 18, 11, 7, 4),
    *(211, 121, 66, 35, 18, 9, 5, 3, 1, 1),
    *(67, 44, 28, 18, 12, 7, 5, 3, 2, 1),
    *(246, 207, 172, 143, 117, 96, 78, 63, 51, 41),
)
# What a card that is the best of the trick holds against three players more, in the same way.
TRUMPS_NOW = (213, 89, 34, 12, 4, 2, 1, 1, 1, 1)
OTHERS_NOW = (914, 867, 799, 709, 599, 478, 359, 255, 173, 114)
REVERSE_LATER, REVERSE_NOW = 283, 333  # a 4 of any colour
DOUBT = (0, 1, 601, 1162)  # how much of what may beat a card is left with so many players more
UNSURE = 1197  # how much what is not sure counts, beside how far off it is
FAR, FURTHER = 153_499, 86_962_092  # squares of thousandths: from where it hardly matters how far off, for...
POINTS_LOST = 4897  # ... a prediction that fails, and for what is lost by the distance
BOLDNESS = 191  # a prediction one higher may be so much worse
WHIM = 20
GUESSES = 4  # cards among which the likeliest prediction of another is chosen
USUAL_DOUBT = 700_000  # of somebody's cards together


def lean(s: State, seat: int, luck: Any, moves: Moves) -> int:
    """The move that ends nearest, with a whim."""
    if moves[0] == 1:
        return moves[1]
    hopes, doubt = hopes_of(s, seat), doubt_of(s, seat)
    best, least = NONE, 0
    for i in range(1, moves[0] + 1):
        off = off_by(s, seat, moves[i], hopes, doubt) + below(luck, WHIM)
        if best == NONE or off < least:
            best, least = moves[i], off
    return best


def off_by(s: State, seat: int, action: int, hopes: int, doubt: int) -> int:
    """How badly the round would end after a move, by what the hand is worth and how unsure that is."""
    if s.phase == PREDICTING:
        card = action - PREDICT
        worth = worth_in(s, seat, card)
        return off_from(card, hopes - worth, doubt - spread(worth)) - BOLDNESS * VALUE[number_of(card)]
    mine, had = s.prediction[seat], TRICK * s.tricks[seat]
    if s.phase != PLAYING:
        return off_from(mine, had + hopes + (2 * TRICK if action == SPLIT else TRICK), doubt)
    worth = worth_in(s, seat, card_of(action))
    later, unsure = had + hopes - worth, doubt - spread(worth)
    chance = chance_of(s, seat, action)
    lost = off_from(mine, later, unsure)
    return (chance * off_from(mine, later + TRICK, unsure) + (TRICK - chance) * lost) // TRICK


def off_from(card: int, tricks: int, doubt: int) -> int:
    """How bad so many thousandths of a trick are for a prediction; a 6 has two numbers."""
    off = miss(TRICK * VALUE[number_of(card)] - tricks, doubt)
    return min(off, miss(TRICK * NINE - tricks, doubt)) if number_of(card) == SENSE_CARD else off


def miss(away: int, doubt: int) -> int:
    """How bad it is to be so far away: soon the prediction fails, further off the distance costs."""
    square = away * away + UNSURE * doubt // TRICK + 1
    return TRICK * square // (square + FAR) + POINTS_LOST * square // (square + FURTHER)


def hopes_of(s: State, seat: int) -> int:
    """What all cards in a hand are worth."""
    total = 0
    for colour in range(COLOURS):
        cards = s.hand[seat][colour]
        while cards:
            total += worth_in(s, seat, colour * NUMBERS + lowest(cards))
            cards &= cards - 1
    return total


def doubt_of(s: State, seat: int) -> int:
    """How unsure that is: the variance, in squares of thousandths."""
    total = 0
    for colour in range(COLOURS):
        cards = s.hand[seat][colour]
        while cards:
            total += spread(worth_in(s, seat, colour * NUMBERS + lowest(cards)))
            cards &= cards - 1
    return total


def spread(worth: int) -> int:
    """How unsure one card is."""
    return worth * (TRICK - worth)


def worth_in(s: State, seat: int, card: int) -> int:
    """What a card of that hand will win later."""
    if number_of(card) == REVERSE_CARD:
        return REVERSE_LATER
    place = ABOVE * STAGE[HAND[s.seats] - 1 - s.done] + above(s, seat, card)
    return TRUMPS[place] if colour_of(card) == s.trump else OTHERS[place]


def above(s: State, seat: int, card: int) -> int:
    """How many unseen cards of its colour are above a card of that hand; a 6 counts as a 9."""
    colour, number = colour_of(card), number_of(card)
    if number == SENSE_CARD:
        number += 2
    return min(ABOVE - 1, count(WHOLE_COLOUR & ~((2 << number) - 1) & ~s.played[colour] & ~s.hand[seat][colour]))


def chance_of(s: State, seat: int, action: int) -> int:
    """How likely the card of a move wins the trick on the table."""
    if action >= BLOCK:
        return 0
    place, card = s.trick_n, card_of(action)
    s.trick[place] = laid(card, value_of(action))
    wins = winner(s.trick, s.trump) == place
    s.trick[place] = NONE
    return chance_to_hold(s, seat, card) if wins else 0


def chance_to_hold(s: State, seat: int, card: int) -> int:
    """How likely a card that would be the best of the trick is not beaten by those after it."""
    after = min(len(DOUBT) - 1, s.seats - 1 - s.trick_n)
    if number_of(card) == REVERSE_CARD:
        holds = REVERSE_NOW
    else:
        place = above(s, seat, card)
        holds = TRUMPS_NOW[place] if colour_of(card) == s.trump else OTHERS_NOW[place]
    return TRICK - (TRICK - holds) * DOUBT[after] // TRICK


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
    if off_from(card, likely, USUAL_DOUBT) < off_from(old, likely, USUAL_DOUBT):
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
