"""Why a move of Compañeros is good: one reason, the one a beginner learns most from."""

from __future__ import annotations

from troef.core.bot import Reason
from troef.games.companeros import rules
from troef.games.companeros.bot import _nth_best
from troef.games.companeros.rules import COLOUR, State

LOW = 3


def why(s: State, seat: int, action: int) -> Reason:
    """The reason for an action, from what the seat knows."""
    if action >= rules.TAKE:
        colour = action - rules.TAKE
        points = rules.worth(s.display & rules.OF_COLOUR[colour])
        best = points == _nth_best(s.display, 0)
        return Reason("most" if best else "leaves", {"colour": COLOUR.words[colour], "points": points})
    return why_lay(s, seat, action - rules.LAY)


def why_lay(s: State, seat: int, card: int) -> Reason:
    """What the card would let the seat pick as things stand, or what it saves."""
    if s.hand[seat] == 1 << card:
        return Reason("only")
    after, colour = s.clone(), card // rules.NUMBERS
    rules.put_down(after, seat, card)
    rules.rank(after)
    order = after.order[: rules.lasts_for(after)]
    if after.tied >> colour & 1:
        return Reason("tie", {"strength": after.strength[colour]})
    if seat not in order:
        return Reason("nothing")
    if order[:1] == [seat]:
        return Reason("first", {"points": _nth_best(s.display, 0)})
    if s.strength[colour]:
        return Reason("together", {"colour": COLOUR.words[colour], "strength": after.strength[colour]})
    return Reason("cheap" if card % rules.NUMBERS < LOW else "place", {"number": card % rules.NUMBERS + 1})
