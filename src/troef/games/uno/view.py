"""UNO as people see it. Made from what one seat sees; asks the rules and decides nothing."""

from __future__ import annotations

from typing import Any

from troef.core.game import View
from troef.core.words import NONE
from troef.games.uno.rules import (
    BY_PENALTY,
    CARD,
    COLOUR,
    GUILTY_DRAWS,
    HAS_DRAWN,
    KINDS,
    MORE,
    OVER,
    OWES,
    SEAT,
    WILD,
    WRONG_DRAWS,
    State,
    winners,
    worth,
)

PHASES = ("name", "play", "drawn", "owes", "over")  # what the seat on turn has to do
LAST_CARDS = 5  # how much of the open pile lies spread out
WORDS = CARD.words
WORD = WORDS.__getitem__
COLOUR_WORDS = (*COLOUR.words, None)  # the last is for NONE


def view(s: State) -> View:
    """What everybody may know; `s` is what one viewer sees."""
    seats, phase, pile_n = s.seats, s.phase, s.pile_n
    pile = [*map(WORD, s.pile[pile_n - LAST_CARDS if pile_n > LAST_CARDS else 0 : pile_n])]
    return {
        "phase": PHASES[phase],
        "turn": s.turn if phase != OVER else None,
        "round": s.rounds + 1 if phase != OVER else s.rounds,
        "target": s.target,
        "fewest_win": s.scoring == BY_PENALTY,
        "dealer": s.dealer,
        "direction": s.direction,
        "colour": COLOUR_WORDS[s.colour],
        "top": pile[-1],
        "pile": pile,
        "pile_size": pile_n,
        "stock": s.stock_n,
        "hand_sizes": s.size[:seats],
        "owes": debt(s) if phase == OWES else None,
        "window": window(s) if s.window != NONE else None,
        "last_round": last_round(s) if s.last_out != NONE else None,
        "winners": [w for w in range(seats) if winners(s) >> w & 1] if phase == OVER else None,
    }


def own(s: State, seat: int) -> View:
    """What the viewer may know besides."""
    return {
        "hand": cards(s.held[seat], s.more[seat]) if seat >= 0 else [],
        "drawn": WORDS[s.drawn[seat]] if s.phase == HAS_DRAWN and seat == s.turn else None,
        "known": known(s, seat) if s.exposed else {},
    }


def cards(held: int, more: int) -> list[str]:
    """The cards of a hand, sorted, spelled, copies side by side."""
    found = CARD.members(held)
    while more:
        kind = more.bit_length() - 1
        more ^= 1 << kind
        word = WORDS[kind if kind < KINDS else WILD + kind % 2]
        found.insert(found.index(word), word)
    return found


def debt(s: State) -> dict[str, Any]:
    """Who owes how many cards, and whose wild draw four may be challenged: what is drawn if that is right, or wrong."""
    if s.accused == NONE:
        return {"seat": s.turn, "cards": s.owed, "accused": None, "right": None, "wrong": None}
    return {"seat": s.turn, "cards": s.owed, "accused": s.accused, "right": GUILTY_DRAWS, "wrong": WRONG_DRAWS}


def window(s: State) -> dict[str, Any]:
    """Who has one card left and has not called, and from when on they can be caught."""
    return {"seat": s.window, "catchable": bool(s.catchable), "from": s.grace_ends}


def known(s: State, seat: int) -> dict[str, list[str]]:
    """By seat what it is known to hold: a hand that was shown in a challenge, or one that was the viewer's own."""
    found: dict[str, list[str]] = {}
    if seat >= 0:
        row = s.known[seat]
        for other in range(s.seats):
            if row[other]:
                found[SEAT.words[other]] = cards(row[other], row[MORE + other])
    return found


def last_round(s: State) -> dict[str, Any]:
    """The round just scored: all hands are shown (uno.score.shown) until a turn of the next begins."""
    seats = range(s.seats)
    return {
        "winner": s.last_out,
        "gained": s.last_gained[: s.seats],
        "hands": [cards(s.last_held[seat], s.last_more[seat]) for seat in seats],
        "worth": [worth(s.last_held[seat]) + worth(s.last_more[seat]) for seat in seats],
        "leaders": [seat for seat in seats if winners(s) >> seat & 1],
    }
