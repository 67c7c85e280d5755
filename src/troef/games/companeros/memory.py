"""What a player of Compañeros makes of the cards the others laid: who holds a better one would have laid that.

Which is the better one depends on what a high card is worth to its player, and that shows in what it lays.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from troef.core.words import NONE
from troef.games.companeros import policy, rules
from troef.games.companeros.policy import COSTS, DOUBTS, KINDS, MOST, PARTS, Mind
from troef.games.companeros.rules import CARDS, HAND, NUMBERS, SEATS, State

# How much better, in tenths of a point, the cards are that a player leaves in hand; and how much weight that guess has.
SLIP, SLIPS = 3.0, 3
USUAL = 1.5  # so much, as a logarithm, the first of them is likelier than another before anything was laid
SURELY, UTMOST = 0.99, 20  # no card is likelier in a hand; nothing is less likely, as a logarithm


class Lay:
    """A card that somebody laid, how many it had then, and the others it may have had."""

    def __init__(self, table: State, card: int, groups: int, held: int, unseen: Sequence[int]) -> None:
        self.card, self.held = card, held
        self.gain = policy.gain_of_lay(table, card, groups)
        self.gains = {other: policy.gain_of_lay(table, other, groups) for other in unseen}

    def better(self, cost: int) -> dict[int, int]:
        """By how much each of the others would have been better if a number costs so much; below 0: worse."""
        least = self.gain - cost * (self.card % NUMBERS)
        return {card: gain - cost * (card % NUMBERS) - least for card, gain in self.gains.items()}


class Guess:
    """What a player has in hand if a number costs it so much, and how well that explains what it laid."""

    def __init__(self, cost: int) -> None:
        self.cost = cost
        self.odds = USUAL if cost == COSTS[0] else 0.0  # a logarithm
        self.forget()

    def forget(self) -> None:
        """New cards."""
        self.left = [0] * CARDS  # by how much every card was better than those laid before it
        self.slips, self.chances = 0, 0  # the same of those that were laid later, and how many

    def scale(self) -> float:
        """How much a card must have been better to be e times less likely in hand."""
        return (SLIP * SLIPS + self.slips) / (SLIPS + self.chances)

    def explains(self, lay: Lay) -> float:
        """How likely it was, as a logarithm, that the player had this card and laid it."""
        scale, equal = self.scale(), 1.0
        weights = {card: exp(-min(UTMOST, self.left[card] / scale)) for card in (lay.card, *lay.gains)}
        part = lay.held / sum(weights.values())
        likely = log(min(1.0, weights[lay.card] * part))
        for card, better in lay.better(self.cost).items():
            there = min(SURELY, weights[card] * part)
            if better > 0:
                likely += log(1 - there * (1 - exp(-min(UTMOST, better / scale))))
            else:
                equal += there * exp(better / scale)
        return likely - log(equal)

    def learn(self, lay: Lay) -> None:
        """The player has laid this card."""
        self.odds += self.explains(lay)
        self.slips += self.left[lay.card]
        self.chances += HAND - lay.held
        for card, better in lay.better(self.cost).items():
            self.left[card] += max(0, better)

    def doubts(self, lay: Lay | None, whole: bool) -> list[int]:
        """What speaks against every card being in hand, with what lies on the table now; or by that alone."""
        left, scale = self.left.copy() if whole else [0] * CARDS, self.scale()
        for card, better in lay.better(self.cost).items() if lay else ():
            left[card] += max(0, better)
        return [min(MOST, round(DOUBTS * better / scale)) for better in left]


class Memory:
    """Goes with one player through a match. It needs nothing but what the seat knows at its own turns.

    Who does not keep the whole remembers what the others are like, but no card of a trick that is over.
    """

    def __init__(self, whole: bool = True) -> None:
        self.whole = whole
        self.guesses = [[Guess(cost) for cost in COSTS] for _ in range(SEATS)]
        self.forget()

    def forget(self) -> None:
        """New cards."""
        self.trick = self.leader = NONE
        self.display = 0
        for guesses in self.guesses:
            for guess in guesses:
                guess.forget()

    def mind(self, s: State, seat: int) -> Mind:
        """The table with what speaks against every card in every other hand; called at every lay and pick."""
        if s.tricks < self.trick or s.tricks == 0:
            self.forget()
        if s.phase == rules.LAYING:
            if s.tricks == self.trick + 1 and self.trick != NONE:
                self.learn(s, seat)
            self.trick, self.leader, self.display = s.tricks, s.leader, s.display
        mind = policy.wondering(s)
        lays = self.lays(s, seat, s.laid, HAND - s.tricks) if self.trick == s.tricks else {}
        for other in range(s.seats):
            if other != seat:
                lay = lays.get(other)
                guesses = self.guesses[other]
                mind.odds[other] = of_hundred([guess.odds + (guess.explains(lay) if lay else 0.0) for guess in guesses])
                mind.doubt[other * KINDS : (other + 1) * KINDS] = [guess.doubts(lay, self.whole) for guess in guesses]
        return mind

    def learn(self, s: State, seat: int) -> None:
        """A trick is over: what was laid in it tells what its player is like, and which cards it has not."""
        for other, lay in self.lays(s, seat, s.last_laid, HAND - self.trick).items():
            for guess in self.guesses[other]:
                guess.learn(lay)

    def lays(self, s: State, seat: int, laid: list[int], held: int) -> dict[int, Lay]:
        """What the others have laid in this trick, with all that is known now of what they held."""
        table, unseen, found = s.clone(), unseen_by(s, seat), dict[int, Lay]()
        rules.lead_trick(table, self.leader)
        groups = policy.groups_of(self.display)
        for place in range(s.seats):
            other = (self.leader + place) % s.seats
            if laid[other] == NONE:
                break
            if other != seat:
                found[other] = Lay(table, laid[other], groups, held, unseen)
            rules.put_down(table, other, laid[other])
        return found


def of_hundred(odds: list[float]) -> list[int]:
    """Their shares, from their logarithms; what is left over is the last one's."""
    weights = [exp(one - max(odds)) for one in odds]
    return [int(PARTS * weight / sum(weights)) for weight in weights]


def unseen_by(s: State, seat: int) -> list[int]:
    """The cards that the others may have in hand."""
    seen = s.display | s.played | s.hand[seat]
    for taken in s.taken:
        seen |= taken
    return [card for card in range(s.seats * NUMBERS) if not seen >> card & 1]
