"""Compañeros' judge: why a move is not lawful, and which laws every whole table obeys."""

from __future__ import annotations

from troef.core.errors import Refusal
from troef.core.words import NONE
from troef.games.companeros import rules
from troef.games.companeros.rules import CARD, COLOUR, State


def refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Why the seat may not make this move now, or None; `s` is what the seat sees."""
    laying = action < rules.TAKE
    if s.phase == rules.OVER or seat != s.turn:
        return Refusal(
            "not-your-turn", "companeros.pick" if s.phase == rules.PICKING else "companeros.play", {"seat": s.turn}
        )
    if laying and s.phase == rules.PICKING:
        return Refusal("take-first", "companeros.pick")
    if not laying and s.phase == rules.LAYING:
        return Refusal("lay-first", "companeros.play")
    if laying and not s.hand[seat] >> action - rules.LAY & 1:
        return Refusal("not-in-hand", "companeros.play", {"card": CARD.words[action - rules.LAY]})
    if not laying and not s.display & rules.OF_COLOUR[action - rules.TAKE]:
        return Refusal("not-on-display", "companeros.pick", {"colour": COLOUR.words[action - rules.TAKE]})
    return None


def conflict(s: State) -> Refusal | None:
    """All options go together."""
    return None


def ended_by(s: State) -> str:
    """The rule that ended the match."""
    return "companeros.match" if s.games > 1 else "companeros.score"


def broken(s: State) -> str:
    """Which law a whole table breaks, or nothing: every card of the game is in exactly one place."""
    lying = 0 if s.phase == rules.OVER else s.played  # after the last trick they have joined the display
    places = [*s.hand[: s.seats], *s.taken[: s.seats], s.display, lying]
    if sum(place.bit_count() for place in places) != s.seats * rules.NUMBERS:
        return "a card is lost or double"
    if sum(places) != (1 << s.seats * rules.NUMBERS) - 1:
        return "a card is in two places"
    if any(s.hand[seat].bit_count() != rules.hand_size(s, seat) for seat in range(s.seats)):
        return "a hand has a wrong size"
    if any(s.taken[seat].bit_count() != s.taken_n[seat] for seat in range(s.seats)):
        return "a pile has a wrong size"
    if sorted(c for c in s.laid if c != NONE) != [c for c in range(rules.CARDS) if s.played >> c & 1]:
        return "the cards laid are not the cards played"
    return ""
