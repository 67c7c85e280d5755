"""What a seat of Compañeros knows, as numbers for learners. Seats are counted from the own one, clockwise."""

from __future__ import annotations

from troef.core.words import NONE
from troef.games.companeros.rules import CARDS, COLOURS, HAND, PICKING, SEATS, State

PLANES: tuple[tuple[str, int, str], ...] = (
    ("hand", CARDS, "1 for every card in the own hand"),
    ("display", CARDS, "1 for every card in the display"),
    ("laid", SEATS * CARDS, "for every seat, 1 for the card before it"),
    ("taken", SEATS * CARDS, "for every seat, 1 for every card it has taken (all saw them)"),
    ("strength", COLOURS, "the strength of every colour so far"),
    ("points", SEATS, "the points of every seat in the series"),
    ("seats", SEATS, "1 at the number of seats less one"),
    ("leader", SEATS, "1 at who started the trick"),
    ("trick", HAND, "1 at the trick, from the first"),
    ("picking", 1, "1 if it is picked, 0 if it is laid"),
)
OBSERVATION = sum(length for _, length, _ in PLANES)


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
