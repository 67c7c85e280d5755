"""Compañeros as people see it. Made from what one seat sees; asks the rules and decides nothing."""

from __future__ import annotations

from typing import Any

from troef.core.game import View
from troef.core.words import NONE
from troef.games.companeros import rules
from troef.games.companeros.rules import CARD, COLOUR, State

PHASES = ("lay", "pick", "over")
CARDS, COLOURS = (*CARD.words, None).__getitem__, (*COLOUR.words, None).__getitem__  # the last is for NONE
STOPS = ("all", "tie", "empty")  # everybody took; a tie cut the rest off; the display was empty


def view(s: State) -> View:
    """What everybody may know; `s` is what one viewer sees."""
    if s.phase == rules.LAYING:
        s.order = s.order.copy()
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
        "laid": [*map(CARDS, s.laid[: s.seats])],
        "strengths": strengths(s),
        "order": s.order[: s.order_n],
        "late": s.order[rules.lasts_for(s) : s.order_n],
        "picked": s.picked,
        "tied": COLOUR.members(s.tied),
        "taken": s.taken_n[: s.seats],
        "running": s.running[: s.seats] if s.open_scores else None,
        "last": last_trick(s),
        "leaders": ahead(s) if s.rounds and s.phase != rules.OVER else [],
        "winners": ahead(s) if s.phase == rules.OVER else None,
    }


def own(s: State, seat: int) -> View:
    """What the viewer may know besides."""
    return {"hand": CARD.members(s.hand[seat]) if seat >= 0 else []}


def ahead(s: State) -> list[int]:
    """Who has most points, in the games so far."""
    mask = rules.winners(s)
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def groups(cards: int) -> dict[str, list[str]]:
    """Cards by colour, as they lie in the display."""
    colours = zip(COLOUR.words, rules.OF_COLOUR, strict=True)
    return {word: CARD.members(cards & colour) for word, colour in colours if cards & colour}


def strengths(s: State) -> list[dict[str, Any]]:
    """The colours laid, the strongest first, each with who laid it, the highest card first."""
    strength, laid = s.strength, players(s)
    colours = sorted([c for c in range(s.seats) if strength[c]], key=strength.__getitem__, reverse=True)
    return [{"colour": COLOUR.words[c], "strength": strength[c], "seats": laid[c]} for c in colours]


def players(s: State) -> list[list[int]]:
    """Who laid each colour, the highest card first."""
    found: list[list[int]] = [[] for _ in range(s.seats)]
    for seat in sorted(range(s.seats), key=s.laid.__getitem__, reverse=True):
        if s.laid[seat] != NONE:
            found[s.laid[seat] // rules.NUMBERS].append(seat)
    return found


def last_trick(s: State) -> dict[str, Any] | None:
    """The trick before this one, whole, with who took what and why the settling stopped."""
    if s.last_leader == NONE:
        return None
    return {
        "leader": s.last_leader,
        "laid": [*map(CARDS, s.last_laid[: s.seats])],
        "took": [*map(COLOURS, s.last_took[: s.seats])],
        "tied": COLOUR.members(s.last_tied),
        "stopped": STOPS[s.last_stop],
    }
