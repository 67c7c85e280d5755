"""UNO as people see it. Made from what one seat sees; asks the rules and decides nothing."""

from __future__ import annotations

from typing import Any

from troef.core.game import View
from troef.core.words import NONE
from troef.games.uno import rules
from troef.games.uno.rules import CARD, COLOUR, State

PHASES = ("name", "play", "drawn", "owes", "over")  # what the seat on turn has to do
LAST_CARDS = 5  # how much of the open pile lies spread out
WORDS = CARD.words


def view(s: State, seat: int) -> View:
    """What the seat may know; `s` is what it sees."""
    seats, on_turn = s.seats, s.turn if s.phase != rules.OVER else None
    return {
        "phase": PHASES[s.phase],
        "turn": on_turn,
        "round": s.rounds if on_turn is None else s.rounds + 1,
        "target": s.target,
        "dealer": s.dealer,
        "direction": s.direction,
        "colour": None if s.colour == NONE else COLOUR.words[s.colour],
        "top": WORDS[s.pile[s.pile_n - 1]],
        "pile": [WORDS[kind] for kind in s.pile[max(0, s.pile_n - LAST_CARDS) : s.pile_n]],
        "pile_size": s.pile_n,
        "stock": s.stock_n,
        "hand": cards(s.held[seat], s.more[seat]) if seat >= 0 else [],
        "hand_sizes": s.size[:seats],
        "drawn": WORDS[s.drawn[seat]] if seat == on_turn and s.phase == rules.HAS_DRAWN else None,
        "owes": debt(s) if s.phase == rules.OWES else None,
        "window": window(s) if s.window != NONE else None,
        "known": known(s, seat) if s.exposed else {},
        "last_round": last_round(s) if s.last_out != NONE else None,
        "winners": [w for w in range(seats) if rules.winners(s) >> w & 1] if on_turn is None else None,
    }


def cards(held: int, more: int) -> list[str]:
    """The cards of a hand, sorted, spelled, copies side by side."""
    found = []
    while held:
        kind = (held & -held).bit_length() - 1
        held &= held - 1
        found.append(WORDS[kind])
        if more >> kind & 1:
            found += [WORDS[kind]] * (rules.copies(0, more, kind))
    return found


def debt(s: State) -> dict[str, Any]:
    """Who owes how many cards, and whose wild draw four may be challenged."""
    return {"seat": s.turn, "cards": s.owed, "accused": None if s.accused == NONE else s.accused}


def window(s: State) -> dict[str, Any]:
    """Who has one card left and has not called, and from when on they can be caught."""
    return {"seat": s.window, "catchable": bool(s.catchable), "from": s.grace_ends}


def known(s: State, seat: int) -> dict[str, list[str]]:
    """By seat what it is known to hold: a hand that was shown in a challenge, or one that was the viewer's own."""
    if seat < 0:
        return {}
    rows = zip(range(s.seats), s.known[seat], s.known_more[seat], strict=False)
    return {str(other): cards(held, more) for other, held, more in rows if held}


def last_round(s: State) -> dict[str, Any]:
    """The round just scored: all hands are shown (uno.score.shown) until a turn of the next begins."""
    seats = range(s.seats)
    return {
        "winner": s.last_out,
        "gained": s.last_gained[: s.seats],
        "hands": [cards(s.last_held[seat], s.last_more[seat]) for seat in seats],
    }
