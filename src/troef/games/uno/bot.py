"""A readable player of UNO: sheds what costs most, keeps wilds for need, stops whoever is nearly out, and watches."""

from __future__ import annotations

import random

from troef.core import match
from troef.core.bot import Choice, Sight
from troef.core.words import NONE
from troef.games.uno import rules
from troef.games.uno.rules import OF_COLOUR, POINTS, SEATS, WILD, WILD_FOUR, State, face

PACE_MS = (700, 1600)  # thinking about a turn
CALL_MS = (250, 1000)  # from the card on the pile to "uno", as quick as people are
CATCH_MS = (300, 1400)  # from the end of the grace to the catch
PATIENCE_MS = 1500  # beyond the grace, before its own turn closes somebody's window
FEW = 2  # cards of a player who must be stopped
A_CARD = 8.0  # what a card more in hand costs
OF_A_WILD = 14.0  # what it is worth to keep one


class Heuristic:
    """Plays the card of the best value, and remembers who was caught bluffing."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.challenged = [0] * SEATS
        self.guilty = [0] * SEATS
        self.window = (NONE, 0)  # the window the time below belongs to
        self.window_at = 0

    def choose(self, sight: Sight) -> Choice | None:
        """The window first, then the turn or a jump; a turn waits until others had time to call or catch."""
        s: State = sight.known
        self.listen(sight)
        actions = match.lawful(sight.game, s, sight.seat)
        if actions[0] == rules.CALL or rules.CATCH <= actions[0] < rules.DRAW:
            return self.answer_window(s, sight, actions[0])
        action = self.best(s, sight.seat, actions)
        wait = max(self.luck.randint(*PACE_MS), s.grace_ends + PATIENCE_MS - sight.at if s.window != NONE else 0)
        return Choice(rules.MOVES.spell(action), wait) if action != NONE else None

    def listen(self, sight: Sight) -> None:
        """Who was challenged, and who was guilty."""
        for event in sight.events:
            if event.name in ("guilty", "innocent"):
                self.challenged[event.seat] += 1
                self.guilty[event.seat] += event.name == "guilty"

    def answer_window(self, s: State, sight: Sight, action: int) -> Choice:
        """Calls or catches, once made up its mind, at that time, whatever happens in between."""
        if self.window != (s.window, s.grace_ends):
            self.window = (s.window, s.grace_ends)
            since = s.grace_ends - (s.uno_grace_ms if action == rules.CALL else 0)
            self.window_at = since + self.luck.randint(*(CALL_MS if action == rules.CALL else CATCH_MS))
        return Choice(rules.MOVES.spell(action), max(0, self.window_at - sight.at))

    def best(self, s: State, seat: int, actions: list[int]) -> int:
        """The action of the highest value, equal ones at random; NONE: rather wait than jump in."""
        values = [(self.value(s, seat, action), self.luck.random(), action) for action in actions]
        value, _, action = max(values)
        return action if seat == s.turn or value > 0 else NONE

    def value(self, s: State, seat: int, action: int) -> float:
        """What an action is worth, in points of the leaflet, roughly."""
        if action < rules.NAME:
            return value_of_card(s, seat, action if action < rules.JUMP else rules.jumped_as(action))
        if action < rules.TAKE:
            return (s.held[seat] & OF_COLOUR[action - rules.NAME]).bit_count()
        if action == rules.CHALLENGE:
            return A_CARD * (6 * self.suspicion(s) - 6 * (1 - self.suspicion(s)))
        if action == rules.TAKE:
            return -A_CARD * s.owed
        return -10 * A_CARD if action == rules.DRAW else -2 * A_CARD  # keep, pass

    def suspicion(self, s: State) -> float:
        """How likely it was a bluff: a known card of the colour settles it; else what the accused is known for."""
        accused = s.accused
        if any(row[accused] & OF_COLOUR[s.colour_before] for row in s.known):
            return 1
        if s.shunned[accused] >> s.colour_before & 1:
            return 0
        rate = (1 + 2 * self.guilty[accused]) / (2 + 2 * self.challenged[accused])
        return rate * (1 - 0.75**s.evidence_n)  # the chance to hold a card of the colour at all


def value_of_card(s: State, seat: int, action: int) -> float:
    """What is shed, what it does to the others, what stays in hand."""
    kind, after = rules.card_of(action), s.seen(seat)
    after.size = s.size.copy()
    rules.lose(after, seat, kind)
    if after.size[seat] == 0:
        return 1000
    colour = kind // rules.FACES if kind < WILD else rules.colour_named(action)
    value = shedding(s, seat, kind) + remaining(after, seat, colour)
    return value + exchange(after, seat, action) if s.seven_zero else value


def shedding(s: State, seat: int, kind: int) -> float:
    """Points that are no longer in hand and harm to the next player, less what a wild would be good for later."""
    value = POINTS[kind] / 5 + harm(s, seat, kind)
    if kind >= WILD:
        value -= OF_A_WILD
    if kind == WILD_FOUR and rules.would_be_bluff(s, seat):
        value -= 6 * A_CARD  # it may be challenged, and there is another card to play
    return value


def harm(s: State, seat: int, kind: int) -> float:
    """Cards and a turn the next player loses; it helps as much as it hits one of few, or one who is nearly out."""
    symbol = face(kind)
    cards = 4 if kind == WILD_FOUR else 2 if symbol == rules.DRAW_TWO else 0
    stops = cards or symbol == rules.SKIP or (symbol == rules.REVERSE and s.seats == 2)
    threat = s.size[rules.after(s, seat)] <= FEW
    share = 1 if threat else 1 / (s.seats - 1)
    return share * (cards + (1 if stops else 0)) * A_CARD + (5 if threat and symbol == rules.REVERSE else 0)


def remaining(after: State, seat: int, colour: int) -> float:
    """Cards of the colour that will be in force are good to have; a last card that can be played is better."""
    held = after.held[seat]
    value = 2 * (held & OF_COLOUR[colour]).bit_count()
    if after.size[seat] == 1:
        value += 15 if held & (OF_COLOUR[colour] | rules.WILDS) else 0
        value -= 25 if after.no_action_finish and not held & rules.NUMBER_CARDS else 0
    return value


def exchange(after: State, seat: int, action: int) -> float:
    """What a hand is worth that comes for the own one: every card less is one step nearer."""
    comes_from = rules.swapped_with(action)
    if face(rules.card_of(action)) == 0:
        comes_from = (seat - after.direction) % after.seats
    if comes_from == NONE:
        return 0
    return 12 * (after.size[seat] - after.size[comes_from])
