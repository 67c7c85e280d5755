"""What a seat of high card knows, as numbers for learners."""

from __future__ import annotations

from troef.core.notation import Plane, length, plane
from troef.core.words import NONE

from .rules import CARD, CARDS, SEATS, State

PLANES: tuple[Plane, ...] = (
    plane("hand", "1 for every card in the own hand", CARD),
    plane("gone", "1 for every card turned up before", CARD),
    plane("points", "the tricks of every seat, the own one first", SEATS),
    plane("peeked", "the spare card, or -1"),
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
        out[2 * CARDS + i] = s.points[(seat + i) % s.seats]
    out[2 * CARDS + SEATS] = s.peeked[seat] if s.peeked[seat] != NONE else -1
