"""What a seat of Twelve knows, as numbers for learners."""

from __future__ import annotations

from troef.core.notation import Plane, length, plane
from troef.core.words import NONE

from .rules import CARD, CARDS, SEATS, State

PLANES: tuple[Plane, ...] = (
    plane("hand", "1 for every card in the own hand", CARD),
    plane("gone", "1 for every card of earlier tricks", CARD),
    plane("laid", "the card before every seat counted from 1, the own seat first; 0: none", SEATS),
    plane("points", "the tricks of every seat, the own one first", SEATS),
)
OBSERVATION = length(PLANES)


def observe(s: State, seat: int, out: list[int]) -> None:
    """Writes the planes one after another."""
    for i in range(OBSERVATION):
        out[i] = 0
    for card in range(CARDS):
        out[card] = s.hand[seat] >> card & 1
        out[CARDS + card] = s.gone >> card & 1
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[2 * CARDS + i] = s.laid[other] + 1 if s.laid[other] != NONE else 0
        out[2 * CARDS + SEATS + i] = s.points[other]
