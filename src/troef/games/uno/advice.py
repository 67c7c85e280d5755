"""Why a move of UNO is good: one reason, the one a beginner learns most from."""

from __future__ import annotations

from troef.core.bot import Reason
from troef.games.uno import rules
from troef.games.uno.bot import FEW, harm
from troef.games.uno.rules import COLOUR, OF_COLOUR, POINTS, WILD, State


def why(s: State, seat: int, action: int) -> Reason:
    """The reason for an action, from what the seat knows."""
    if action < rules.NAME:
        return why_play(s, seat, action if action < rules.JUMP else rules.jumped_as(action))
    if action < rules.TAKE:
        return most_of(s, seat, action - rules.NAME)
    if rules.CATCH <= action < rules.DRAW:
        return Reason("catch", {"seat": s.window})
    if action == rules.DRAW:
        return Reason("save" if rules.playable(s, seat) else "nothing-fits")
    if action in (rules.TAKE, rules.CHALLENGE):
        return Reason("challenge" if action == rules.CHALLENGE else "take", {"seat": s.accused})
    return Reason({rules.CALL: "call", rules.KEEP: "keep"}.get(action, "nothing-fits"))


def why_play(s: State, seat: int, action: int) -> Reason:
    """Out; a threat stopped; a colour the next player lacks; points shed; a colour that is kept going."""
    kind, following = rules.card_of(action), rules.after(s, seat)
    if s.size[seat] == 1:
        return Reason("out")
    if s.size[following] <= FEW and harm(s, seat, kind):
        return Reason("stop", {"seat": following, "cards": s.size[following]})
    colour = kind // rules.FACES if kind < WILD else rules.colour_named(action)
    if s.shunned[following] >> colour & 1:
        return Reason("void", {"seat": following, "colour": COLOUR.words[colour]})
    if kind < WILD and POINTS[kind] >= 20:
        return Reason("costly", {"points": POINTS[kind]})
    return most_of(s, seat, colour) if (s.held[seat] & OF_COLOUR[colour]).bit_count() > 1 else Reason("sheds")


def most_of(s: State, seat: int, colour: int) -> Reason:
    """The colour of which much is in hand."""
    cards = (s.held[seat] & OF_COLOUR[colour]).bit_count() + (s.more[seat] & OF_COLOUR[colour]).bit_count()
    return Reason("colour", {"colour": COLOUR.words[colour], "cards": cards})
