"""What an action of 6th Sense looks like to a net, from what the seat knows: small whole numbers."""

from __future__ import annotations

from typing import Any

from troef.core.words import count
from troef.games.sixth_sense.policy import chance_of, doubt_of, hopes_of, off_by, worth_in
from troef.games.sixth_sense.rules import (
    BLOCK,
    BLOCK_CARD,
    COLOURS,
    DOUBLE_CARD,
    HAND,
    PLAYING,
    PREDICT,
    PREDICTING,
    REVERSE_CARD,
    SPLIT,
    VALUE,
    State,
    card_of,
    colour_of,
    number_of,
)

FEATURES = 36
ONE = 8  # what the net takes for a 1
TABLES = (4, 4, 3, 5)  # how many play, one batch of self-play after another
TRICK = 1000


def knows(s: State) -> bool:
    """It learnt the game with trumps that are seen before the predictions."""
    return not (s.novice or s.late_trump)


def features(s: State, seat: int, action: int, out: Any) -> None:
    """How far the prediction is, what the card can win, how the trick and the round stand."""
    for i in range(FEATURES):
        out[i] = 0
    hopes = hopes_of(s, seat)
    out[0] = ONE if s.phase == PREDICTING else 0
    out[1] = min(64, max(-64, off_by(s, seat, action, hopes, doubt_of(s, seat)) * ONE // TRICK))
    out[2] = hopes * ONE // TRICK
    out[3] = HAND[s.seats] - s.done
    for colour in range(COLOURS):
        out[4 + colour] = 2 * count(s.hand[seat][colour]) if colour != s.trump else 0
        if colour == s.trump:
            out[9] = 2 * count(s.hand[seat][colour])
    out[10 + min(4, s.seats - 2)] = ONE
    if s.phase == PREDICTING:
        put_prediction(s, seat, action - PREDICT, hopes, out)
    else:
        put_need(s, seat, out)
        if s.phase == PLAYING:
            put_card(s, seat, action, out)
        else:
            out[15] = ONE if action == SPLIT else 0


def put_prediction(s: State, seat: int, card: int, hopes: int, out: Any) -> None:
    """The number predicted, beside what the rest is good for."""
    later = hopes - worth_in(s, seat, card)
    out[16] = VALUE[number_of(card)] * 4
    out[17] = later * ONE // TRICK
    out[18] = min(64, max(-64, VALUE[number_of(card)] * ONE - later * ONE // TRICK))


def put_need(s: State, seat: int, out: Any) -> None:
    """How many tricks are missing."""
    missing = VALUE[number_of(s.prediction[seat])] - s.tricks[seat]
    out[19] = missing * 4
    out[20 + min(3, max(0, missing))] = ONE


def put_card(s: State, seat: int, action: int, out: Any) -> None:
    """What the card can win, now and later."""
    card = card_of(action)
    out[24] = chance_of(s, seat, action) * ONE // TRICK
    out[25] = worth_in(s, seat, card) * ONE // TRICK
    out[26] = ONE if colour_of(card) == s.trump else 0
    out[27] = VALUE[number_of(card)]
    out[28] = ONE if number_of(card) == REVERSE_CARD else 0
    out[29] = ONE if action >= BLOCK else 0
    out[30] = ONE if number_of(card) == BLOCK_CARD else 0
    out[31] = ONE if number_of(card) == DOUBLE_CARD else 0
    out[32 + min(3, s.trick_n)] = ONE
