"""What a seat of 6th Sense knows, as numbers for learners. Seats are counted from the own one, clockwise."""

from __future__ import annotations

from troef.core.notation import Plane, length, plane, words
from troef.core.words import NONE
from troef.games.sixth_sense.rules import (
    CARD,
    CARDS,
    COLOUR,
    COLOURS,
    HAND,
    MOST_ROUNDS,
    NUMBERS,
    PREDICTING,
    ROUNDS,
    SEATS,
    SPLITTING,
    TWELVE,
    State,
    blocked_in,
    card_in,
    counts,
    how_many,
    known_prediction,
    requested,
    seat_at,
    turned_over,
    upside_down,
    value_in,
)

PHASE = words("phase", "predict play split")
PLANES: tuple[Plane, ...] = (
    plane("hand", "1 for every card in the own hand", CARD),
    plane("played", "1 for every card played in this round (all saw them)", CARD),
    plane("trump_card", "1 for the trump card, if it is turned", CARD),
    plane("trick", "for every seat, 1 for the card it has played to this trick", SEATS, CARD),
    plane("value", "for every seat, the value that card counts with", SEATS),
    plane("counts", "1 for every seat whose card in this trick counts", SEATS),
    plane("predictions", "for every seat, 1 for its prediction, if it is the own or was peeked at", SEATS, CARD),
    plane("predicted", "1 for every seat that has predicted", SEATS),
    plane("looked", "1 for every seat that knows the own prediction by a peek", SEATS),
    plane("voids", "for every seat, 1 for every colour it showed not to hold", SEATS, COLOUR),
    plane("tricks", "the tricks of every seat in this round", SEATS),
    plane("points", "the points of every seat", SEATS),
    plane("seats", "1 at the number of seats less one", SEATS),
    plane("dealer", "1 at who dealt", SEATS),
    plane("leader", "1 at who leads the trick", SEATS),
    plane("trump", "1 at the colour that is trump", COLOUR),
    plane("requested", "1 at the colour that is to be followed", COLOUR),
    plane("left_out", "1 at the colour that is not played with", COLOUR),
    plane("phase", "1 at what is done; none when it is over", PHASE),
    plane("reversed", "1 if the lowest card wins"),
    plane("double", "1 if a 12 counts in the trick"),
    plane("blocked", "1 if there has been a block in the trick"),
    plane("doubles", "how many 12s may still come"),
    plane("tricks_left", "how many tricks of the round have not ended"),
    plane("rounds_left", "how many rounds have not been scored, at most"),
    plane("target", "the points that end the match, 0 if the rounds do"),
    plane("novice", "1 with the points for beginners"),
)
OBSERVATION = length(PLANES)


def observe(s: State, seat: int, out: list[int]) -> None:
    """Writes the planes one after another."""
    for i in range(OBSERVATION):
        out[i] = 0
    at = put_own(s, seat, out)
    at = put_trick(s, seat, out, at)
    at = put_predictions(s, seat, out, at)
    at = put_seats(s, seat, out, at)
    at = put_colours(s, out, at)
    put_table(s, out, at)


def put_own(s: State, seat: int, out: list[int]) -> int:
    """Hand, cards played, trump card; returns where the next plane begins, as all below."""
    for colour in range(COLOURS):
        for number in range(NUMBERS):
            out[colour * NUMBERS + number] = s.hand[seat][colour] >> number & 1
            out[CARDS + colour * NUMBERS + number] = s.played[colour] >> number & 1
    put_one(out, 2 * CARDS, s.trump_card)
    return 3 * CARDS


def put_one(out: list[int], at: int, i: int) -> None:
    """1 at i, if it is there."""
    if i != NONE:
        out[at + i] = 1


def put_trick(s: State, seat: int, out: list[int], at: int) -> int:
    """The cards of the trick, their values, whether they count."""
    values = at + SEATS * CARDS
    for place in range(s.trick_n):
        i, card = (seat_at(s, place) - seat) % s.seats, s.trick[place]
        out[at + i * CARDS + card_in(s.trick, place)] = 1
        out[values + i] = value_in(card if counts(card) else turned_over(card))
        out[values + SEATS + i] = 1 if counts(card) else 0
    return values + 2 * SEATS


def put_predictions(s: State, seat: int, out: list[int], at: int) -> int:
    """Predictions known, predictions made, who knows the own one."""
    made = at + SEATS * CARDS
    for i in range(s.seats):
        other = (seat + i) % s.seats
        put_one(out, at + i * CARDS, known_prediction(s, seat, other))
        out[made + i] = s.predicted >> other & 1
        out[made + SEATS + i] = s.looked[other] >> seat & 1
    return made + 2 * SEATS


def put_seats(s: State, seat: int, out: list[int], at: int) -> int:
    """Voids, tricks, points, and the places of the table."""
    tricks = at + SEATS * COLOURS
    for i in range(s.seats):
        other = (seat + i) % s.seats
        for colour in range(COLOURS):
            out[at + i * COLOURS + colour] = s.voids[other] >> colour & 1
        out[tricks + i] = s.tricks[other]
        out[tricks + SEATS + i] = s.points[other]
    out[tricks + 2 * SEATS + s.seats - 1] = 1
    out[tricks + 3 * SEATS + (s.dealer - seat) % s.seats] = 1
    out[tricks + 4 * SEATS + (s.leader - seat) % s.seats] = 1
    return tricks + 5 * SEATS


def put_colours(s: State, out: list[int], at: int) -> int:
    """Trump, requested, left out."""
    put_one(out, at, s.trump)
    put_one(out, at + COLOURS, requested(s.trick))
    put_one(out, at + 2 * COLOURS, s.left_out)
    return at + 3 * COLOURS


def put_table(s: State, out: list[int], at: int) -> None:
    """What is to be done, how the trick stands, how far the match is."""
    if PREDICTING <= s.phase <= SPLITTING:
        out[at + s.phase] = 1
    out[at + 3] = 1 if upside_down(s.trick) else 0
    out[at + 4] = 1 if how_many(s.trick, TWELVE) else 0
    out[at + 5] = 1 if blocked_in(s.trick) != NONE else 0
    out[at + 6] = s.doubles
    out[at + 7] = HAND[s.seats] - 1 - s.done
    out[at + 8] = (MOST_ROUNDS if s.target else ROUNDS[s.seats]) - s.rounds
    out[at + 9] = s.target
    out[at + 10] = s.novice
