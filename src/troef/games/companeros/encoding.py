"""What a seat of Compañeros knows, as numbers for learners. Seats are counted from the own one, clockwise."""

from __future__ import annotations

from troef.core.notation import Plane, length, plane
from troef.core.words import NONE
from troef.games.companeros.rules import CARD, CARDS, COLOUR, COLOURS, HAND, PICKING, SEATS, State

PLANES: tuple[Plane, ...] = (
    plane("hand", "1 for every card in the own hand", CARD),
    plane("display", "1 for every card in the display", CARD),
    plane("laid", "for every seat, 1 for the card before it", SEATS, CARD),
    plane("taken", "for every seat, 1 for every card it has taken (all saw them)", SEATS, CARD),
    plane("strength", "the strength of every colour so far", COLOUR),
    plane("points", "the points of every seat in the series", SEATS),
    plane("seats", "1 at the number of seats less one", SEATS),
    plane("leader", "1 at who started the trick", SEATS),
    plane("trick", "1 at the trick, from the first", HAND),
    plane("picking", "1 if it is picked, 0 if it is laid"),
)
OBSERVATION = length(PLANES)


def observe(s: State, seat: int, out: list[int]) -> None:
    """Writes the planes one after another."""
    for i in range(OBSERVATION):
        out[i] = 0
    put_cards(out, 0, s.hand[seat])
    put_cards(out, CARDS, s.display)
    at = 2 * CARDS
    for i in range(s.seats):
        other = (seat + i) % s.seats
        if s.laid[other] != NONE:
            out[at + i * CARDS + s.laid[other]] = 1
        put_cards(out, at + (SEATS + i) * CARDS, s.taken[other])
    at += 2 * SEATS * CARDS
    for colour in range(COLOURS):
        out[at + colour] = s.strength[colour]
    at += COLOURS
    for i in range(s.seats):
        out[at + i] = s.points[(seat + i) % s.seats]
    at += SEATS
    out[at + s.seats - 1] = 1
    at += SEATS
    out[at + (s.leader - seat) % s.seats] = 1
    at += SEATS
    out[at + min(s.tricks, HAND - 1)] = 1
    out[at + HAND] = 1 if s.phase == PICKING else 0


def put_cards(out: list[int], at: int, cards: int) -> None:
    """1 for every card of a set."""
    for card in range(CARDS):
        out[at + card] = cards >> card & 1
