"""SIX as people see it. Made from what one seat sees; asks the rules and decides nothing. It has no clock."""

from __future__ import annotations

from typing import Any

from troef.core.game import View
from troef.core.words import NONE
from troef.games.six import rules
from troef.games.six.rules import State

PHASES = ("start", "choice", "bound", "throw", "rolling", "placing", "over")
COLOURS = ("blue", "yellow", "green", "purple", "orange")  # the box's, seat by seat
ENDS = ("lifted", "unlifted", "exhausted", "goes_on")


def view(s: State) -> View:
    """What everybody may know; `s` is what one viewer sees."""
    seats = range(s.seats)
    over = s.phase == rules.OVER
    turn = throws(s)
    return {
        "phase": PHASES[s.phase],
        "stage": min(s.stage + 1, rules.STAGES),
        "stages": rules.STAGES,
        "holder": None if over else s.holder,
        "dice_next": s.dice_n,  # 0 while the dice roll: change
        "resting": s.phase != rules.ROLLING,
        "direction": s.direction,
        "pro": bool(s.pro),
        "double": bool(s.doubled),
        "roller": known(s.roller),
        "dice": turn[-1]["dice"] if turn else [],
        "sum": turn[-1]["sum"] if turn else None,
        "throws": turn,
        "colours": list(COLOURS[: s.seats]),
        "open": [[card or None for card in s.shown[other]] for other in seats],
        "heights": [s.height[other].copy() for other in seats],
        "supply": [rules.supply_size(s, other) for other in seats],
        "secured": s.secured_n[: s.seats],
        "placing": members(s.placing),
        "claim": {"number": s.claimable, "seats": members(s.claims)} if s.claimable else None,
        "last": last_end(s),
        "strokes": s.strokes.copy(),
        "counted": [members(s.counted[other]) for other in seats] if over else None,  # everybody's secured cards
        "winners": members(rules.winners(s)) if over else None,
    }


def own(s: State, seat: int) -> View:
    """What the viewer may know besides."""
    if seat < 0:
        return {"covered": [], "own_secured": [], "card": None}
    return {
        "covered": [pile(s, seat, place)[1:] for place in range(rules.PLACES)],
        "own_secured": s.secured[seat][: s.secured_n[seat]],
        "card": s.top[seat] or None,  # the top of the own supply, once its owner has seen it
    }


def pile(s: State, seat: int, place: int) -> list[int]:
    """The cards on a place, the open one first."""
    cards, card = [], s.shown[seat][place]
    while card:
        cards.append(card)
        card = s.beneath[seat][card]
    return cards


def members(mask: int) -> list[int]:
    """The seats, or the numbers, of a mask."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def known(number: int) -> int | None:
    """A seat or None."""
    return None if number == NONE else number


def throws(s: State) -> list[dict[str, Any]]:
    """The throws of the latest turn, the last one last, each with who secured a card by it."""
    dice = [[die for die in s.dice[t] if die] for t in range(s.throws)]
    return [{"dice": d, "sum": sum(d), "secured": members(s.safe[t])} for t, d in enumerate(dice)]


def last_end(s: State) -> dict[str, Any] | None:
    """How the latest stage ended, or the lift that came too early to end it."""
    if s.last_end == NONE:
        return None
    return {
        "why": ENDS[s.last_end],
        "lifter": known(s.last_lifter),
        "sand": None if s.last_sand == NONE else rules.SAND.words[s.last_sand],
        "giver": known(s.last_giver),
        "given": s.last_given or None,
    }
