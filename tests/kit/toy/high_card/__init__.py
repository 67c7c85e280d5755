"""High card: all lay face down, the highest card takes the trick. A whole game on one screen."""

from __future__ import annotations

import random
from pathlib import Path

from troef.core.bot import Choice, Sight
from troef.core.errors import Refusal
from troef.core.game import Game, View
from troef.core.words import NONE

from . import encoding, rules, sheet
from .rules import CARD, State


def view(s: State) -> View:
    """What everybody may know; `s` is what one viewer sees."""
    return {
        "hand_sizes": [rules.hand_size(s, other) for other in range(s.seats)],
        "waiting": [other for other in range(s.seats) if s.waiting >> other & 1],
        "trick": min(s.rounds + 1, rules.HAND),
        "due": s.due,
    }


def own(s: State, seat: int) -> View:
    """What the viewer may know besides."""
    if seat < 0:
        return {"hand": [], "laid": None, "peeked": None}
    return {
        "hand": CARD.members(s.hand[seat]),
        "laid": CARD.words[s.laid[seat]] if s.laid[seat] != NONE else None,
        "peeked": CARD.words[s.peeked[seat]] if s.peeked[seat] != NONE else None,
    }


def refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Why the seat may not make this move now, or None; `s` is what the seat sees."""
    if not s.waiting >> seat & 1:
        return Refusal("has-laid", "high.lay")
    if action == rules.PEEK:
        return None if s.peeked[seat] == NONE else Refusal("has-peeked", "high.peek")
    if not s.hand[seat] >> action - rules.LAY & 1:
        return Refusal("not-in-hand", "high.lay", {"card": CARD.words[action - rules.LAY]})
    return None


def conflict(s: State) -> Refusal | None:
    """There is one option only."""
    return None


def ended_by(s: State) -> str:
    """The rule that ended the match."""
    return "high.win"


def broken(s: State) -> str:
    """Which law a whole table breaks: no card is in two places, hands have the size everybody can count."""
    lying = [s.laid[seat] for seat in range(s.seats) if s.laid[seat] != NONE and s.rounds < rules.HAND]
    places = [*s.hand[: s.seats], *(1 << card for card in lying), s.gone, 1 << s.spare]
    if sum(place.bit_count() for place in places) != s.seats * rules.HAND + 1:
        return "a card is lost or double"
    if sum(places).bit_count() != s.seats * rules.HAND + 1:
        return "a card is in two places"
    if any(s.hand[seat].bit_count() != rules.hand_size(s, seat) for seat in range(s.seats)):
        return "a hand has a wrong size"
    return ""


class Heuristic:
    """Lays its highest card."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Choice | None:
        """The moves are listed from the lowest card up, the idle one last."""
        cards = [move for move in sight.moves if move != "peek"]
        return Choice(cards[-1], self.luck.randint(500, 1500))


GAME = Game(
    key="high-card",
    title="High card",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    rules=rules,
    encoding=encoding,
    view=view,
    own=own,
    refusal=refusal,
    conflict=conflict,
    ended_by=ended_by,
    broken=broken,
    presets={"hasty": {"seconds": 2}},
    bots={"heuristic": Heuristic},
    hold_ms=0,
    figures={},
    sheet=sheet,
    glass=None,
)
