"""6th Sense's judge: why a move is not lawful, and which laws every whole table obeys."""

from __future__ import annotations

from troef.core.errors import Refusal
from troef.core.words import NONE
from troef.games.sixth_sense import rules
from troef.games.sixth_sense.rules import CARD, COLOUR, State


def refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Why the seat may not make this move now, or None; `s` is what the seat sees."""
    if s.phase == rules.PREDICTING:
        return refusal_to_predict(s, seat, action)
    if action < rules.PLAY:
        return Refusal("predictions-are-down", "sixth.predict")
    if s.phase == rules.SPLITTING:
        return refusal_to_decide(s, seat, action)
    if s.phase == rules.OVER or seat != s.turn:
        return Refusal("not-your-turn", "sixth.follow", {"seat": s.turn})
    if action >= rules.SPLIT:
        return Refusal("nothing-to-split", "sixth.double")
    return refusal_to_play(s, seat, action)


def refusal_to_predict(s: State, seat: int, action: int) -> Refusal | None:
    """While predictions are made: one card each, of the own hand."""
    if s.predicted >> seat & 1:
        return Refusal("already-predicted", "sixth.predict")
    if action >= rules.PLAY:
        return Refusal("predict-first", "sixth.predict")
    return not_in_hand(s, seat, action - rules.PREDICT, "sixth.predict")


def refusal_to_decide(s: State, seat: int, action: int) -> Refusal | None:
    """While the winner of a trick with a 12 chooses nobody may do anything else."""
    if seat != s.turn:
        return Refusal("split-first", "sixth.double", {"seat": s.turn})
    return None if action >= rules.SPLIT else Refusal("decide-first", "sixth.double")


def refusal_to_play(s: State, seat: int, action: int) -> Refusal | None:
    """A card for the trick: held, of a colour that may be played, and in a way it may be played."""
    card = rules.card_of(action)
    asked = rules.requested(s.trick)
    if (why := not_in_hand(s, seat, card, "sixth.lead" if asked == NONE else "sixth.follow")) is not None:
        return why
    if rules.to_follow(s, seat) not in (NONE, rules.colour_of(card)):
        zero = rules.number_of(card) == rules.BLOCK_CARD
        return Refusal("must-follow", "sixth.block.follow" if zero else "sixth.follow", {"colour": COLOUR.words[asked]})
    if action < rules.CALL and rules.number_of(card) == rules.SENSE_CARD:
        return Refusal("choose-six-or-nine", "sixth.six", {"card": CARD.words[card]})
    return refusal_to_block(s, rules.blocked_by(action)) if action >= rules.BLOCK else None


def refusal_to_block(s: State, on: int) -> Refusal | None:
    """A block: not the first card, one a trick, on a card that lies there."""
    if s.trick_n == 0:
        return Refusal("nothing-to-block", "sixth.block.not_lead")
    if rules.blocked_in(s.trick) != NONE:
        return Refusal("one-block-a-trick", "sixth.block.once")
    if on not in trick_cards(s):
        return Refusal("not-in-the-trick", "sixth.block", {"card": CARD.words[on]})
    return None


def trick_cards(s: State) -> list[int]:
    """The cards of the trick, whatever has become of them."""
    return [rules.card_in(s.trick, place) for place in range(s.trick_n)]


def not_in_hand(s: State, seat: int, card: int, rule: str) -> Refusal | None:
    """A refusal if the seat does not hold the card."""
    if s.hand[seat][rules.colour_of(card)] >> rules.number_of(card) & 1:
        return None
    return Refusal("not-in-hand", rule, {"card": CARD.words[card]})


def conflict(s: State) -> Refusal | None:
    """Beginners play without trump, so there is none to turn late."""
    if s.novice and s.late_trump:
        return Refusal("no-trump-to-turn", "sixth.variant.late_trump", {"options": "late_trump with novice"})
    return None


def ended_by(s: State) -> str:
    """The rule that ended the match."""
    return "sixth.variant.target" if s.target else "sixth.win"


# ---- laws of a whole table -----------------------------------------------------------------------


def broken(s: State) -> str:
    """Which law a whole table breaks, or nothing."""
    return broken_cards(s) or broken_knowledge(s) or broken_tricks(s)


def broken_cards(s: State) -> str:
    """Every card of the game is in exactly one place, and every hand has its size."""
    seats = range(s.seats)
    for colour in range(rules.COLOURS):
        places = [s.rest[colour], s.played[colour], *(s.hand[seat][colour] for seat in seats)]
        single = [s.top, *(s.prediction[seat] for seat in seats)]
        places += [1 << rules.number_of(c) for c in single if c != NONE and rules.colour_of(c) == colour]
        whole = 0 if colour == s.left_out else rules.NUMBERS
        if sum(place.bit_count() for place in places) != whole:
            return f"a {COLOUR.words[colour]} card is lost or double"
        if sum(places) != (1 << whole) - 1:
            return f"a {COLOUR.words[colour]} card is in two places"
    if any(sum(row.bit_count() for row in s.hand[seat]) != rules.hand_size(s, seat) for seat in seats):
        return "a hand has a wrong size"
    if any(not s.played[rules.colour_of(c)] >> rules.number_of(c) & 1 for c in trick_cards(s)):
        return "a card of the trick was not played"
    return ""


def broken_knowledge(s: State) -> str:
    """What was told is true: predictions made lie there, peeks saw them, hands obey voids, trump is trump."""
    seats = range(s.seats)
    if any((s.prediction[seat] != NONE) != bool(s.predicted >> seat & 1) for seat in seats):
        return "a prediction lies there that was not made, or the other way round"
    for seat in seats:
        if any(s.hand[seat][colour] and s.voids[seat] >> colour & 1 for colour in range(rules.COLOURS)):
            return "a hand holds a colour that its seat showed not to hold"
        for other in seats:
            if s.peeked[seat][other] != (s.prediction[other] if s.looked[seat] >> other & 1 else NONE):
                return "a peek saw another card than the prediction"
    if s.trump_card != NONE and (s.trump_card != s.top or s.trump != rules.colour_of(s.trump_card)):
        return "trump is not the colour of the trump card"
    return ""


def broken_tricks(s: State) -> str:
    """Tricks counted and tricks lost to blocks are as many as were played, and one more for every split."""
    if sum(s.tricks) + s.lost != s.done + s.splits:
        return "a trick was counted that was not won, or the other way round"
    if s.phase == rules.OVER and s.done != rules.HAND[s.seats] - 1:
        return "a round ended too soon"
    if s.doubles < 0 or s.splits > rules.COLOURS:
        return "more double tricks than there are 12s"
    return ""
