"""What a seat of Twelve knows, as numbers for learners."""

from __future__ import annotations

from troef.core.words import NONE

from .rules import CARDS, SEATS, State

PLANES: tuple[tuple[str, int, str], ...] = (
    ("hand", CARDS, "1 for every card in the own hand"),
    ("gone", CARDS, "1 for every card of earlier tricks"),
    ("laid", SEATS, "the card before every seat counted from 1, the own seat first; 0: none"),
    ("points", SEATS, "the tricks of every seat, the own one first"),
)
OBSERVATION = sum(length for _, length, _ in PLANES)


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
