"""Compañeros as people see it. Made from what one seat sees; asks the rules and decides nothing."""

from __future__ import annotations

from typing import Any

from troef.core.game import View
from troef.core.words import NONE
from troef.games.companeros import rules
from troef.games.companeros.rules import CARD, COLOUR, State

PHASES = ("lay", "pick", "over")
STOPS = ("all", "tie", "empty")  # everybody took; a tie cut the rest off; the display was empty


def view(s: State) -> View:
    """What everybody may know; `s` is what one viewer sees, and is this function's own copy."""
    if s.phase == rules.LAYING:
        rules.rank(s)  # how it would settle if nobody laid another card
    seats = range(s.seats)
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn if s.phase != rules.OVER else None,
        "game": min(s.rounds + 1, s.games),
        "games": s.games,
        "trick": min(s.tricks + 1, rules.HAND),
        "tricks": rules.HAND,
        "opener": s.opener,
        "leader": s.leader,
        "hand_sizes": [rules.hand_size(s, other) for other in seats],
        "display": groups(s.display),
        "laid": [card(s.laid[other]) for other in seats],
        "strengths": strengths(s),
        "order": s.order[: s.order_n],
        "picked": s.picked,
        "tied": COLOUR.members(s.tied),
        "taken": s.taken_n[: s.seats],
        "running": s.running[: s.seats] if s.open_scores else None,
        "last": last_trick(s),
        "winners": [w for w in seats if rules.winners(s) >> w & 1] if s.phase == rules.OVER else None,
    }


def own(s: State, seat: int) -> View:
    """What the viewer may know besides."""
    return {"hand": CARD.members(s.hand[seat]) if seat >= 0 else []}


def card(number: int) -> str | None:
    """The spelling of a card, None for none."""
    return None if number == NONE else CARD.words[number]


def groups(cards: int) -> dict[str, list[str]]:
    """Cards by colour, as they lie in the display."""
    colours = zip(COLOUR.words, rules.OF_COLOUR, strict=True)
    return {word: CARD.members(cards & colour) for word, colour in colours if cards & colour}


def strengths(s: State) -> list[dict[str, Any]]:
    """The colours laid, the strongest first, each with who laid it, the highest card first."""
    colours = sorted((c for c in range(s.seats) if s.strength[c]), key=lambda c: -s.strength[c])
    return [{"colour": COLOUR.words[c], "strength": s.strength[c], "seats": players(s, c)} for c in colours]


def players(s: State, colour: int) -> list[int]:
    """Who laid a colour, the highest card first."""
    laid = [seat for seat in range(s.seats) if s.laid[seat] != NONE and s.laid[seat] // rules.NUMBERS == colour]
    return sorted(laid, key=lambda seat: -s.laid[seat])


def last_trick(s: State) -> dict[str, Any] | None:
    """The trick before this one, whole, with who took what and why the settling stopped."""
    if s.last_leader == NONE:
        return None
    seats = range(s.seats)
    return {
        "leader": s.last_leader,
        "laid": [card(s.last_laid[seat]) for seat in seats],
        "took": [None if s.last_took[seat] == NONE else COLOUR.words[s.last_took[seat]] for seat in seats],
        "tied": COLOUR.members(s.last_tied),
        "stopped": STOPS[s.last_stop],
    }
