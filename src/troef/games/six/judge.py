"""SIX's judge: why a move is not lawful, which options contradict each other, which laws every whole table obeys."""

from __future__ import annotations

from troef.core.errors import Refusal
from troef.core.words import NONE
from troef.games.six import rules
from troef.games.six.rules import State
from troef.games.six.view import pile

CLAIM_NEEDS_MS = 1500  # a hand needs so long (six.roll.time)


def refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Why the seat may not make this move now, or None; `s` is what the seat sees."""
    if s.phase == rules.OVER:
        return Refusal("stages-are-over", "six.end")
    if action == rules.ROLL:
        return not_yours(s, seat)
    if action == rules.LIFT:
        return not_to_lift(s, seat)
    if action < rules.CLAIM:
        return not_to_place(s, seat, action - rules.PLACE_ON)
    return not_to_claim(s, seat, action - rules.CLAIM + 1)


def not_yours(s: State, seat: int) -> Refusal | None:
    """Why the seat may not use the dice: another has them, they roll, or cards are placed."""
    if s.phase == rules.PLACING and s.placing >> seat & 1:
        return Refusal("place-first", "six.change.place")
    if (holder := rules.next_holder(s) if s.phase == rules.ROLLING else s.holder) != seat:
        return Refusal("not-your-dice", "six.roll.miss", {"seat": holder})
    if s.phase == rules.ROLLING:
        return Refusal("dice-are-rolling", "six.roll.time")
    if s.phase == rules.PLACING:
        return Refusal("wait-for-placements", "six.change.when")
    return None


def not_to_lift(s: State, seat: int) -> Refusal | None:
    """Why the tube stays where it is."""
    again = s.phase == rules.ROLLING and s.dice_n
    if seat == s.holder and (s.phase == rules.THROW or again):
        return Refusal("lift-only-instead-of-the-first-roll", "six.change.choose")
    if (why := not_yours(s, seat)) is not None:
        return why
    if s.phase == rules.START:
        return Refusal("starter-cannot-lift", "six.change.choose")
    if s.phase == rules.BOUND:
        return Refusal("lifted-too-early", "six.lift.early")
    return None


def not_to_place(s: State, seat: int, place: int) -> Refusal | None:
    """Why no card, or not on that place."""
    if s.phase != rules.PLACING:
        return Refusal("no-change", "six.change.place")
    if seat == s.holder:
        return Refusal("receiver-does-not-place", "six.change.place")
    if not s.placers >> seat & 1:
        return Refusal("no-supply", "six.change.place")
    if not s.placing >> seat & 1:
        return Refusal("already-placed", "six.change.place")
    if not rules.places_for(s, seat) >> place & 1:
        return Refusal("empty-place-first", "six.change.place")
    return None


def not_to_claim(s: State, seat: int, number: int) -> Refusal | None:
    """Why there is nothing to claim, or no longer."""
    if s.secure == rules.AUTO:
        return Refusal("secured-by-itself", "six.secure.how")
    if s.claimable == 0:
        return Refusal("nothing-to-claim", "six.secure.how")
    if seat == s.roller:
        return Refusal("roller-secures-nothing", "six.secure")
    if number != s.claimable:
        return Refusal("not-the-sum", "six.secure.how", {"sum": s.claimable})
    if not s.claimants >> seat & 1:
        return Refusal("was-not-open", "six.secure.how", {"number": number})
    if s.safe[s.throws - 1] >> seat & 1:
        return Refusal("already-claimed", "six.secure.how", {"number": number})
    if not s.claims >> seat & 1:
        return Refusal("covered-meanwhile", "six.secure.how", {"number": number})
    return None


def conflict(s: State) -> Refusal | None:
    """A range must not be empty, and a claim needs time."""
    if s.timer_min > s.timer_max:
        return Refusal("timer-min-above-timer-max", "six.timer", {"timer_min": s.timer_min, "timer_max": s.timer_max})
    if s.secure == rules.BY_CLAIM and s.roll_ms < CLAIM_NEEDS_MS:
        return Refusal("claim-needs-roll-ms", "six.roll.time", {"roll_ms": s.roll_ms, "least": CLAIM_NEEDS_MS})
    return None


def ended_by(s: State) -> str:
    """The rule that ended the match."""
    return "six.end.exhausted" if s.last_end == rules.BY_EXHAUSTION else "six.end"


# ---- laws of conservation ------------------------------------------------------------------------


def broken(s: State) -> str:
    """Which law a whole table breaks, or nothing."""
    return next((law for seat in range(s.seats) if (law := broken_cards(s, seat))), "") or broken_table(s)


def broken_cards(s: State, seat: int) -> str:
    """Every card of a colour lies in exactly one place, and the counts are true."""
    piles = [pile(s, seat, place) for place in range(rules.PLACES)]
    supply = s.supply[seat][: s.supply_n[seat]]
    under = s.under[seat][: s.under_n[seat]]
    cards = [*supply, *under, *s.secured[seat][: s.secured_n[seat]], *(card for pile in piles for card in pile)]
    if sorted(cards) != list(range(1, rules.CARDS + 1)):
        return f"seat {seat}: a card is lost or in two places"
    if [len(pile) for pile in piles] != s.height[seat]:
        return f"seat {seat}: a pile has a wrong height"
    if s.looked >> seat & 1 and s.top[seat] != rules.next_card(s, seat):
        return f"seat {seat}: the card looked at is not the top of the supply"
    if not s.looked >> seat & 1 and s.top[seat]:
        return f"seat {seat}: knows a card without having looked"
    return ""


def broken_table(s: State) -> str:
    """Time, claims and placements fit together."""
    if rules.sand_runs(s) and not max(s.sand_least, 1000 * s.timer_min) <= s.sand <= 1000 * s.timer_max:
        return "the sand runs too short or too long"
    if s.placing & ~(s.placers & s.looked) or bool(s.placing) != (s.phase == rules.PLACING):
        return "somebody places who should not"
    if any(s.claims >> seat & 1 and rules.place_of(s, seat, s.claimable) == NONE for seat in range(s.seats)):
        return "somebody may claim a card that is not open"
    if s.phase == rules.OVER and s.points[: s.seats] != [strokes(s, seat) for seat in range(s.seats)]:
        return "the points are not the strokes of the secured cards"
    return ""


def strokes(s: State, seat: int) -> int:
    """What the secured cards of a seat are worth (six.end)."""
    return sum(s.strokes[card - 1] for card in s.secured[seat][: s.secured_n[seat]])
