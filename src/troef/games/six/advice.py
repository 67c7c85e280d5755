"""Why a move of SIX is good: one reason, the one a beginner learns most from."""

from __future__ import annotations

from troef.core.bot import Reason
from troef.games.six import rules
from troef.games.six.policy import sand_gone
from troef.games.six.rules import State

LIKELY = 50  # per cent: from here on it is the sand that speaks for lifting


def why(s: State, seat: int, action: int, at: int) -> Reason:
    """The reason for an action, from what the seat knows at that time."""
    if action >= rules.CLAIM:
        return Reason("claim", {"number": s.claimable})
    if action >= rules.PLACE_ON:
        over = s.shown[seat][action - rules.PLACE_ON]
        return Reason("cover", {"number": over}) if over else Reason("empty")
    if s.phase != rules.CHOICE:
        return Reason("roll")
    percent = sand_gone(s, at - s.turned_at) // 10
    likely = percent >= LIKELY
    if action == rules.LIFT:  # somebody well ahead may pay a card for the end of a stage
        return Reason("lift" if likely else "end", {"percent": percent})
    return Reason("hold" if likely else "dare" if percent else "sand", {"percent": percent})
