"""Why a move of 6th Sense is good: one reason, the one a beginner learns most from."""

from __future__ import annotations

from troef.core.bot import Reason
from troef.games.sixth_sense import rules
from troef.games.sixth_sense.bot import Outlook
from troef.games.sixth_sense.rules import VALUE, State

LIKELY = 0.5


def why(s: State, seat: int, action: int) -> Reason:
    """The reason for an action, from what the seat knows."""
    if s.phase == rules.PREDICTING:
        outlook, card = Outlook(s, seat), action - rules.PREDICT
        return Reason("expect", {"tricks": round(sum(outlook.worth.values()) - outlook.worth[card])})
    missing = needed(s, seat)
    if s.phase == rules.SPLITTING:
        return Reason("split" if action == rules.SPLIT else "one", {"tricks": missing})
    if rules.blocked_by(action) != -1:
        return Reason("block")
    likely = Outlook(s, seat).chance_to_win(action) >= LIKELY
    if missing <= 0:
        return Reason("reached" if not likely else "last")
    return Reason("wins" if likely else "later", {"tricks": missing})


def needed(s: State, seat: int) -> int:
    """How many tricks are missing; with a 6 to the nearer of 6 and 9 that can still be met."""
    number, tricks = rules.number_of(s.prediction[seat]), s.tricks[seat]
    value = rules.NINE if number == rules.SENSE_CARD and tricks > VALUE[rules.SENSE_CARD] else VALUE[number]
    return value - tricks
