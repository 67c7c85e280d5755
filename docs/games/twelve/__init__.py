"""Twelve: the thin layer over the rules. It names things and decides nothing."""

from __future__ import annotations

import random
from pathlib import Path

from troef.core.bot import Choice, Sight
from troef.core.errors import Refusal
from troef.core.game import Game, View
from troef.core.sheet import Plain
from troef.core.words import NONE

from . import encoding, rules
from .rules import CARD, State


def view(s: State) -> View:
    """What everybody may know; `s` is what one viewer sees, so nothing hidden can get in."""
    seats = range(s.seats)
    return {
        "hand_sizes": [rules.hand_size(s, other) for other in seats],
        "laid": [CARD.words[s.laid[other]] if s.laid[other] != NONE else None for other in seats],
        "leader": s.lead,
        "trick": min(s.rounds + 1, rules.HAND),
    }


def own(s: State, seat: int) -> View:
    """What the viewer may know besides."""
    return {"hand": CARD.members(s.hand[seat]) if seat >= 0 else []}


def refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Why the seat may not make this move now, or None."""
    if seat != s.turn or s.rounds == rules.HAND:
        return Refusal("not-your-turn", "twelve.lay", {"seat": s.turn})
    if not s.hand[seat] >> action - rules.LAY & 1:
        return Refusal("not-in-hand", "twelve.lay", {"card": CARD.words[action - rules.LAY]})
    return None


def conflict(s: State) -> Refusal | None:
    """There is one option only."""
    return None


def ended_by(s: State) -> str:
    """The rule that ended the match."""
    return "twelve.win"


def broken(s: State) -> str:
    """Which law a whole table breaks: every dealt card is in one place."""
    lying = [1 << card for card in s.laid[: s.seats] if card != NONE]
    places = [*s.hand[: s.seats], *lying, s.gone]
    if sum(place.bit_count() for place in places) != s.seats * rules.HAND:
        return "a card is lost or double"
    return "" if sum(places).bit_count() == s.seats * rules.HAND else "a card is in two places"


class Heuristic:
    """Lays its highest card, or its lowest where the lowest takes."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Choice | None:
        """Moves are listed from the lowest card up."""
        return Choice(sight.moves[0 if sight.known.low else -1], after=800)


GAME = Game(
    key="twelve",
    title="Twelve",
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
    presets={"classic": {}},
    bots={"heuristic": Heuristic},
    hold_ms=0,
    figures={},
    sheet=Plain(rules),
    glass=None,
)
