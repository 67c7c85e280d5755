"""Players to measure against, never changed: what they win today they would have won a year ago."""

from __future__ import annotations

from troef.games.uno import rules
from troef.games.uno.bot import Heuristic
from troef.games.uno.rules import OF_COLOUR, State


class RuleAgent(Heuristic):
    """The rule agent of RLCard (`uno-rule-v1`), which plays any card but a wild at random, and a wild draw four only
    when nothing else goes, naming its most frequent colour. It draws only if it must, plays what it drew, never
    challenges; it calls and catches as the readable player does.
    """

    def best(self, s: State, seat: int, actions: list[int]) -> int:
        """One of the moves its rule allows."""
        if seat != s.turn:
            return super().best(s, seat, actions)
        plays = [action for action in actions if action < rules.JUMP]
        coloured = [action for action in plays if rules.card_of(action) < rules.WILD]
        wilds = [action for action in plays if rules.card_of(action) == rules.WILD]
        if s.phase == rules.OWES or not plays:
            return rules.TAKE if rules.TAKE in actions else self.luck.choice(actions)
        if found := coloured or wilds:
            return self.luck.choice(found)
        return max(plays, key=lambda action: _held(s, seat, rules.colour_named(action)))


def _held(s: State, seat: int, colour: int) -> int:
    return (s.held[seat] & OF_COLOUR[colour]).bit_count() + (s.more[seat] & OF_COLOUR[colour]).bit_count()
