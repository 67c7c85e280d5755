"""6th Sense as people see it. Made from what one seat sees; asks the rules and decides nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from troef.core.game import View
from troef.core.words import NONE
from troef.games.sixth_sense import rules
from troef.games.sixth_sense.rules import CARD, COLOUR, WHY, State

PHASES = ("predict", "play", "split", "over")


def view(s: State) -> View:
    """What everybody may know; `s` is what one viewer sees."""
    seats = range(s.seats)
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn if s.phase in (rules.PLAYING, rules.SPLITTING) else None,
        "round": s.rounds if s.phase == rules.OVER else s.rounds + 1,
        "of_rounds": rules.MOST_ROUNDS if s.target else rules.ROUNDS[s.seats],
        "target": s.target or None,
        "dealer": s.dealer,
        "left_out": word(COLOUR.words, s.left_out),
        "trump": word(COLOUR.words, s.trump),
        "trump_card": word(CARD.words, s.trump_card),
        "hand_sizes": [rules.hand_size(s, other) for other in seats],
        "predicted": [bool(s.predicted >> other & 1) for other in seats],
        "looked": [[whose for whose in seats if s.looked[other] >> whose & 1] for other in seats],
        "voids": [COLOUR.members(s.voids[other]) for other in seats],
        "tricks": s.tricks[: s.seats],
        "tricks_lost": s.lost,
        "tricks_left": rules.HAND[s.seats] - 1 - s.done,
        "of_tricks": rules.HAND[s.seats] - 1,
        "reach": [reach(s, other) for other in seats],
        "trick": trick(s),
        "scored": scored(s),
        "winners": [other for other in seats if rules.winners(s) >> other & 1] if s.phase == rules.OVER else None,
        "last_trick": last_trick(s),  # puts that trick back on the table, so it comes last
    }


def own(s: State, seat: int) -> View:
    """What the viewer may know besides."""
    return {
        "hand": hand(s, seat),
        "prediction": word(CARD.words, s.prediction[seat]) if seat >= 0 else None,
        "goals": goals(s, seat),
        "peeked": [word(CARD.words, s.peeked[seat][o]) if seat >= 0 else None for o in range(s.seats)],
    }


def word(names: tuple[str, ...], number: int) -> str | None:
    """The word for a card or a colour, None for none."""
    return None if number == NONE else names[number]


def hand(s: State, seat: int) -> list[str]:
    """The own cards, by colour and number."""
    colours = enumerate(s.hand[seat] if seat >= 0 else ())
    return CARD.members(sum(cards << colour * rules.NUMBERS for colour, cards in colours))


def goals(s: State, seat: int) -> list[int]:
    """The numbers of tricks that fulfil the own prediction; none before it is made."""
    if seat < 0 or s.prediction[seat] == NONE:
        return []
    return [*fulfilled_by(s.prediction[seat])]


@lru_cache
def fulfilled_by(prediction: int) -> tuple[int, ...]:
    """The numbers of tricks that fulfil a prediction."""
    return tuple(n for n in range(rules.MOST_TRICKS) if rules.distance(prediction, n) == 0)


def reach(s: State, seat: int) -> list[int]:
    """The fewest and the most tricks the seat can end the round with, as everybody can count it."""
    open_tricks = rules.HAND[s.seats] - 1 - s.done
    fewest, doubles = s.tricks[seat], s.doubles
    most = fewest
    if s.phase == rules.SPLITTING:  # this trick is decided but for its count
        open_tricks -= 1
        fewest, most = (fewest + 1, most + 2) if seat == s.turn else (fewest, most)
    elif rules.how_many(s.trick, rules.TWELVE):
        doubles += 1
    return [fewest, most + open_tricks + min(open_tricks, doubles)]


def trick(s: State) -> dict[str, Any]:
    """The trick on the table: its cards in order, what is requested, who is ahead and why."""
    place = rules.winner(s.trick, s.trump)
    return {
        "leader": s.leader,
        "cards": [trick_card(s, i) for i in range(s.trick_n)],
        "requested": word(COLOUR.words, rules.requested(s.trick)),
        "reversed": rules.upside_down(s.trick),
        "double": rules.how_many(s.trick, rules.TWELVE) > 0,
        "best": None if place == NONE else {"seat": rules.seat_at(s, place), "card": card(s, place), **why(s, place)},
    }


def trick_card(s: State, place: int) -> dict[str, Any]:
    """One card of the trick: whose it is, what a 6 was called, whether it counts, which card it blocks."""
    lies, blocked = s.trick[place], rules.blocked_in(s.trick)
    counts = rules.counts(lies)
    value = rules.value_in(lies if counts else rules.turned_over(lies))
    return {
        "seat": rules.seat_at(s, place),
        "card": card(s, place),
        "as": value if rules.PLACE[value] == rules.SENSE_CARD else None,
        "counts": counts,
        "blocks": card(s, blocked) if not counts and place > blocked else None,
    }


def card(s: State, place: int) -> str:
    """The card at a place of the trick."""
    return CARD.words[rules.card_in(s.trick, place)]


def why(s: State, place: int) -> dict[str, str]:
    """Why the card at that place wins, as the event says it and as the id of the rule."""
    name = WHY.words[rules.why_won(s.trick, s.trump, place)]
    return {"why": name, "rule": "sixth." + name.replace("-", ".")}


def last_trick(s: State) -> dict[str, Any] | None:
    """The trick before this one, whole, with who won it, why, and how many tricks it counted."""
    if s.last_leader == NONE:
        return None
    s.leader, s.trick, s.trick_n, s.trump = s.last_leader, s.last_trick, s.seats, s.last_trump
    place = rules.winner(s.trick, s.trump)
    won = {"winner": None if place == NONE else rules.seat_at(s, place), **why(s, place)}
    return {**trick(s), **won, "trump": word(COLOUR.words, s.trump), "piles": s.last_piles, "round": s.last_round}


def scored(s: State) -> dict[str, Any] | None:
    """The round before this one: what was predicted, how many tricks it became, what it scored."""
    if s.rounds == 0:
        return None
    return {
        "round": s.rounds,
        "predictions": [CARD.words[card] for card in s.shown[: s.seats]],
        "tricks": s.shown_tricks[: s.seats],
        "points": s.shown_points[: s.seats],
        "leaders": [seat for seat in range(s.seats) if rules.winners(s) >> seat & 1],
    }
