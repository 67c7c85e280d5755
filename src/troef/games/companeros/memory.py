"""What a player of Compañeros makes of the cards the others laid: who holds a better one would have laid that."""

from __future__ import annotations

from troef.core.words import NONE
from troef.games.companeros import policy, rules
from troef.games.companeros.policy import DOUBTS, MOST, Mind
from troef.games.companeros.rules import CARDS, SEATS, State

# How much better, in tenths of a point, the cards are that a player leaves in hand; and how much weight that guess has.
SLIP, SLIPS = 3.0, 3


class Memory:
    """Goes with one player through a game. It needs nothing but what the seat knows at its own turns."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """A new game."""
        self.trick = self.leader = NONE
        self.display = 0
        self.left = [[0] * CARDS for _ in range(SEATS)]  # by how much every card was better than those laid before it
        self.slips, self.chances = [0] * SEATS, [0] * SEATS  # the same of those that were laid later, and how many

    def mind(self, s: State, seat: int) -> Mind:
        """The table with what speaks against every card in every other hand; called at every lay and pick."""
        if s.tricks < self.trick or s.tricks == 0:
            self.forget()
        if s.phase == rules.LAYING:
            if s.tricks == self.trick + 1 and self.trick != NONE:
                self.learn(s, seat)
            self.trick, self.leader, self.display = s.tricks, s.leader, s.display
        mind = policy.wondering(s)
        now = self.better(s, seat, self.display, s.leader, s.laid)
        for other in range(s.seats):
            scale = (SLIP * SLIPS + self.slips[other]) / (SLIPS + self.chances[other])
            mind.doubt[other] = [
                min(MOST, round(DOUBTS * (before + new) / scale))
                for before, new in zip(self.left[other], now[other], strict=True)
            ]
        return mind

    def learn(self, s: State, seat: int) -> None:
        """A trick is over: what was laid in it tells how sharp its player is, and which cards it has not."""
        found = self.better(s, seat, self.display, self.leader, s.last_laid)
        for other in range(s.seats):
            if other != seat:
                self.slips[other] += self.left[other][s.last_laid[other]]
                self.chances[other] += s.tricks - 1
                self.left[other] = [a + b for a, b in zip(self.left[other], found[other], strict=True)]

    def better(self, s: State, seat: int, display: int, leader: int, laid: list[int]) -> list[list[int]]:
        """For every seat, by how much each card would have been better than the one it laid in this trick."""
        table, found = s.clone(), [[0] * CARDS for _ in range(SEATS)]
        rules.lead_trick(table, leader)
        groups = policy.groups_of(display)
        for place in range(s.seats):
            other = (leader + place) % s.seats
            if laid[other] == NONE:
                break
            if other != seat:
                value = policy.value_of_lay(table, laid[other], groups)
                for card in range(s.seats * rules.NUMBERS):
                    if not table.played >> card & 1:
                        found[other][card] = max(0, policy.value_of_lay(table, card, groups) - value)
            rules.put_down(table, other, laid[other])
        return found
