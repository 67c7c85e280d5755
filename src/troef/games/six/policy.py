"""How players of SIX play in a search: as the readable player does, with a true clock, in whole numbers."""

from __future__ import annotations

from typing import Any

from troef.core.words import NONE, Moves, below
from troef.games.six.rules import (
    CARDS,
    CHOICE,
    CLAIM,
    ENDS,
    LIFT,
    OVER,
    PASSES,
    PASSES_WITH,
    PLACE_ON,
    PLACES,
    PLACING,
    ROLL,
    STAGES,
    START,
    State,
    places_for,
)

TURN_MS = 11_000  # a turn, with its change
TURNS = 64
# In how many of a thousand games a number is rolled in so many turns.
ROLLED_IN = tuple(
    tuple(round(1000 * (1 - (1 - PASSES_WITH[card] / PASSES) ** turns)) for turns in range(TURNS))
    for card in range(CARDS + 1)
)
LIFTED_ON_ME = 70  # of a hundred times somebody lifts, if the sand is gone after my turn
DOUBT = 300  # below this belief, of a thousand, nobody touches the tube
TAKES_MS = (2000, 1200, 1200, 800, 600, 1500)  # by phase
A_STROKE, WIN = 3, 400  # thousandths of a win: a stroke against another one, and the game


def takes_ms(s: State, seat: int, action: int) -> int:
    """As people do."""
    return 500 if action >= CLAIM else TAKES_MS[s.phase]


def lean(s: State, seat: int, luck: Any, moves: Moves) -> int:
    """Claims what it can, covers what is worth least, lifts when it believes that the other pays or has won."""
    if s.claims >> seat & 1:
        return CLAIM + s.claimable - 1
    if s.phase == PLACING:
        return PLACE_ON + least_place(s, seat, luck)
    return LIFT if s.phase == CHOICE and (would_lift(s, seat) or wins_by_lifting(s, seat)) else ROLL


def least_place(s: State, seat: int, luck: Any) -> int:
    """The lawful place where least is lost; equal ones at random."""
    turns, places = turns_left(s), places_for(s, seat)
    best, least, equal = NONE, 0, 0
    for place in range(PLACES):
        if places >> place & 1:
            lost = value_open(s, s.shown[seat][place], turns)
            if best == NONE or lost < least:
                best, least, equal = place, lost, 1
            elif lost == least:
                equal += 1
                if below(luck, equal) == 0:
                    best = place
    return best


def value_open(s: State, card: int, turns: int) -> int:
    """The strokes of an open card times the chance that somebody rolls it in so many turns."""
    return s.strokes[card - 1] * ROLLED_IN[card][turns] if card else 0


def turns_left(s: State) -> int:
    """How many turns the others will have, about."""
    stage = 500 * (s.timer_min + s.timer_max)
    gone = s.now - s.turned_at if s.phase != START else 0
    turns = ((STAGES - s.stage) * stage - gone) * (s.seats - 1) // (TURN_MS * s.seats)
    return min(TURNS - 1, max(1, turns))


def would_lift(s: State, seat: int) -> bool:
    """Compares what the last roller would lose, if the sand is gone, with the own risk now and after a turn."""
    felt = s.now - s.turned_at
    gone, later = sand_gone(s, felt), sand_gone(s, felt + TURN_MS)
    mine, theirs = at_stake(s, seat), at_stake(s, s.roller)
    by_lifting = gone * theirs // (s.seats - 1) - (1000 - gone) * mine
    return gone >= DOUBT and by_lifting >= -later * LIFTED_ON_ME * mine // 100


def wins_by_lifting(s: State, seat: int) -> bool:
    """Whether the seat is so far ahead in the last stage that it may end the game for a card (six.lift.early)."""
    return s.stage == STAGES - 1 and s.early_lift == ENDS and lead(s, seat, seat) > 0


def loses_by_lifting(s: State, seat: int) -> bool:
    """Whether the game would be lost by it even if the sand is gone."""
    return s.stage == STAGES - 1 and lead(s, seat, s.roller) < 0


def lead(s: State, seat: int, giver: int) -> int:
    """How many strokes the seat would be ahead of the best other, once somebody has given a card."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, strokes_of(s, other) - (at_stake(s, other) if other == giver else 0))
    return strokes_of(s, seat) - (at_stake(s, seat) if seat == giver else 0) - best


def sand_gone(s: State, felt: int) -> int:
    """How likely the sand is gone after so long, of a thousand."""
    most = 1000 * s.timer_max
    if felt >= most:
        return 1000
    return max(0, felt - s.sand_least) * 1000 // max(1, most - s.sand_least)


def at_stake(s: State, seat: int) -> int:
    """The strokes of the card a seat would have to give."""
    n = s.secured_n[seat]
    return s.strokes[s.secured[seat][n - 1] - 1] if n else 0


# ---- how good an end is --------------------------------------------------------------------------


def fortune(s: State, seat: int) -> int:
    """The game, and the strokes ahead of the others: the dice are so wild that win or loss alone would say little."""
    mine, best, sum_of_others = strokes_of(s, seat), 0, 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, strokes_of(s, other))
            sum_of_others += strokes_of(s, other)
    return 500 + A_STROKE * (3 * mine - best - 2 * sum_of_others // (s.seats - 1)) + (WIN if mine > best else 0)


def strokes_of(s: State, seat: int) -> int:
    """The points of a seat, or what it would have if the game ended now."""
    if s.phase == OVER:
        return s.points[seat]
    total = 0
    for i in range(s.secured_n[seat]):
        total += s.strokes[s.secured[seat][i] - 1]
    return total
