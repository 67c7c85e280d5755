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
        return prediction(Outlook(s, seat).worth, action - rules.PREDICT)
    missing = needed(s, seat)
    if s.phase == rules.SPLITTING:
        return Reason("split" if action == rules.SPLIT else "one", {"tricks": missing})
    if rules.blocked_by(action) != -1:
        return Reason("block")
    outlook = Outlook(s, seat)
    likely = outlook.chance_to_win(action) >= LIKELY
    if len(outlook.worth) == 1:
        return Reason("only")
    if missing <= 0:
        return Reason("reached" if not likely else "last")
    reason = "wins" if likely else spent(outlook.worth, rules.card_of(action))
    if reason == "later" and missing >= rules.hand_size(s, seat):  # more than can still be won
        return Reason("spare")
    return Reason(reason, {"tricks": missing})


def spent(worth: dict[int, float], card: int) -> str:
    """Why a card goes that will hardly win: better ones are left for later, or there are none."""
    return "later" if max(worth.values()) > worth[card] else "best"


def prediction(worth: dict[int, float], card: int) -> Reason:
    """What the other cards are good for; and if the card says another number, why all the same."""
    hopes = {one: round(sum(worth.values()) - worth[one]) for one in worth}
    off = {one: rules.distance(one, tricks) for one, tricks in hopes.items()}
    tricks = hopes[card]
    if off[card] == 0:
        return Reason("expect", {"tricks": tricks})
    if off[card] == min(off.values()):
        return Reason("nearest", {"tricks": tricks})
    return Reason("fewer" if VALUE[rules.number_of(card)] < tricks else "more", {"tricks": tricks})


def needed(s: State, seat: int) -> int:
    """How many tricks are missing; with a 6 to the nearer of 6 and 9 that can still be met."""
    number, tricks = rules.number_of(s.prediction[seat]), s.tricks[seat]
    value = rules.NINE if number == rules.SENSE_CARD and tricks > VALUE[rules.SENSE_CARD] else VALUE[number]
    return value - tricks
