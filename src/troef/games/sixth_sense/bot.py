"""A readable player of 6th Sense: it knows what its cards are good for, predicts that, and plays the card after which
its prediction is most likely to come true.
"""

from __future__ import annotations

import random

from troef.core.bot import Choice, Sight
from troef.core.words import NONE
from troef.games.sixth_sense import rules
from troef.games.sixth_sense.rules import State

PACE_MS = 1200
BOLDNESS = 0.15  # a prediction one higher may be so much further off
CHANCE_TO_COUNT = 0.8  # how often a card that would win as a lead comes to count as one


class Heuristic:
    """Weighs every move by how far from the prediction the round would end, with this trick won or lost."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Choice | None:
        """The move that ends nearest; equal ones at random."""
        outlook = Outlook(sight.known, sight.seat)
        best = min(sight.moves, key=lambda move: (outlook.off(rules.MOVES.action_of(move)), self.luck.random()))
        return Choice(best, PACE_MS)


class Outlook:
    """What one seat can count: the cards it has not seen, and what its own are good for."""

    def __init__(self, known: State, seat: int) -> None:
        self.known, self.seat = known, seat
        self.table, self.empty = known.clone(), known.clone()  # to lay cards on: the trick, and a new one
        rules.gather_unseen(self.table, seat)
        rules.clear_trick(self.empty, seat)
        self.unseen = _members(self.table.rest)
        self.unseen_of = [row.bit_count() for row in self.table.rest]
        self.ranked: dict[int, list[tuple[int, int]]] = {}
        self.worth = {card: self.worth_of(card) for card in _members(known.hand[seat])}

    # ---- how far off a move leaves the prediction; less is better

    def off(self, action: int) -> float:
        """How far from the prediction the round would end after a move."""
        if self.known.phase == rules.PREDICTING:
            return self.off_prediction(action - rules.PREDICT)
        if self.known.phase == rules.SPLITTING:
            return self.off_with(2 if action == rules.SPLIT else 1, NONE)
        chance, card = self.chance_to_win(action), rules.card_of(action)
        return chance * self.off_with(1, card) + (1 - chance) * self.off_with(0, card)

    def off_prediction(self, card: int) -> float:
        """Near to what the other cards are good for, and rather high than low."""
        hopes = sum(self.worth.values()) - self.worth[card]
        return _between(card, hopes) - BOLDNESS * rules.VALUE[rules.number_of(card)]

    def off_with(self, won: int, spent: int) -> float:
        """With so many tricks more now, and later what the cards but the one spent are good for."""
        later = sum(self.worth.values()) - self.worth.get(spent, 0.0)
        return _between(self.known.prediction[self.seat], self.known.tricks[self.seat] + won + later)

    # ---- how likely a card wins

    def worth_of(self, card: int) -> float:
        """How many tricks a card is good for: as many as it wins as a lead, if it comes to count like one."""
        _lay(self.empty, 0, card, rules.VALUE[rules.number_of(card)])
        return CHANCE_TO_COUNT * self.chance_to_hold(self.empty)

    def chance_to_win(self, action: int) -> float:
        """How likely the card of a move wins the trick on the table."""
        place = self.known.trick_n
        _lay(self.table, place, rules.card_of(action), rules.value_of(action))
        if rules.blocked_by(action) != NONE or rules.winner(self.table.trick, self.table.trump) != place:
            return 0.0
        return self.chance_to_hold(self.table)

    def chance_to_hold(self, s: State) -> float:
        """How likely the last card of a trick, which is its best, is not beaten by those still to play."""
        asked, chance = rules.requested(s.trick), 1.0
        if s.trick_n < s.seats:
            beaters = self.beaters(s, asked)
            for place in range(s.trick_n, s.seats):
                chance *= 1 - self.chance_to_beat(s, rules.seat_at(s, place), asked, beaters)
        return chance

    def beaters(self, s: State, asked: int) -> list[int]:
        """How many unseen cards of every colour would beat the last card of the trick, played next."""
        found = [0] * rules.COLOURS
        mine, lowest_wins = rules.strength(s.trick[s.trick_n - 1], asked, s.trump), rules.upside_down(s.trick)
        for colour, other in self.ranks(asked):
            found[colour] += other <= mine if lowest_wins else other > mine
        return found

    def ranks(self, asked: int) -> list[tuple[int, int]]:
        """Colour and strength of every unseen card, when that colour is requested."""
        if asked not in self.ranked:
            plain = [rules.laid(card, rules.VALUE[rules.number_of(card)]) for card in self.unseen]
            strengths = [rules.strength(card, asked, self.known.trump) for card in plain]
            self.ranked[asked] = [(rules.colour_of(card), n) for card, n in zip(self.unseen, strengths, strict=True)]
        return self.ranked[asked]

    def chance_to_beat(self, s: State, seat: int, asked: int, beaters: list[int]) -> float:
        """How likely a player plays a card that beats: of the colour asked for or, if they cannot follow, any."""
        total, same = max(1, len(self.unseen)), self.unseen_of[asked]
        void = bool(s.voids[seat] >> asked & 1)
        can_follow = 0.0 if void else 1 - (1 - same / total) ** rules.hand_size(s, seat)
        following = beaters[asked] / max(1, same)
        otherwise = (sum(beaters) - beaters[asked]) / max(1, total - same)
        return can_follow * following + (1 - can_follow) * otherwise


def _lay(s: State, place: int, card: int, value: int) -> None:
    """The card lies at that place, the last of the trick."""
    s.trick[place], s.trick_n = rules.laid(card, value), place + 1


def _between(card: int, tricks: float) -> float:
    """How far so many tricks, on average, are from a prediction."""
    whole = int(tricks)
    return rules.distance(card, whole) * (1 - tricks + whole) + rules.distance(card, whole + 1) * (tricks - whole)


def _members(cards: list[int]) -> list[int]:
    return [card for card in range(rules.CARDS) if cards[rules.colour_of(card)] >> rules.number_of(card) & 1]
