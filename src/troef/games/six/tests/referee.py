"""A second opinion on SIX: a slow, plain referee written from the notation and the catalogue alone.

It shares no line with the rules. It takes a record as JSON data, plays it again with its own chance and its own
clock, and says before every act what everybody might do and when the table itself is due.
"""

from __future__ import annotations

import hashlib
import hmac
from fractions import Fraction
from itertools import product
from typing import Any

REST, PLACEMENT, HURRY, GRACE = range(4)  # at equal times in this order


def likelihood(number: int) -> Fraction:
    """The chance that a number comes up at least once in one pass of three, two and one dice."""
    never = Fraction(1)
    for dice in (3, 2, 1):
        rolls = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
        never *= 1 - Fraction(rolls.count(number), len(rolls))
    return 1 - never


LIKELIHOOD = {number: likelihood(number) for number in range(1, 19)}


class Disagreement(AssertionError):
    """The record claims something the referee does not see."""


class Chance:
    """The stream of a seed, word by word."""

    def __init__(self, seed: bytes) -> None:
        self.seed, self.counter = seed, 0
        self.words: list[int] = []

    def word(self) -> int:
        """The next word."""
        if not self.words:
            block = hmac.new(self.seed, b"chance" + self.counter.to_bytes(8, "big"), hashlib.sha256).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
            self.counter += 1
        return self.words.pop(0)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if n == 1:
            return 0
        while True:
            word = self.word()
            if word < 2**32 // n * n:
                return word % n

    def shuffled(self, items: list[int]) -> list[int]:
        """The items shuffled; the last is the top."""
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


class Referee:
    """One game of SIX."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.options, self.seats = record["options"], record["seats"]
        self.chance = Chance(bytes.fromhex(record["seed"]))
        starter = self.chance.below(self.seats)
        self.supply = [self.chance.shuffled(list(range(1, 19))) for _ in range(self.seats)]
        self.places: list[list[list[int]]] = [[[supply.pop()] for _ in range(3)] for supply in self.supply]
        self.safe: list[list[int]] = [[] for _ in range(self.seats)]
        self.stages_left, self.clockwise = 3, True
        self.why, self.now = "", 0
        self.may_roll: int | None = None  # who
        self.may_lift = False
        self.to_place: list[int] = []
        self.claimants: list[int] = []
        self.sum = 0
        self.last_roller = self.receiver = -1
        self.sand_ends: int | None = None
        self.next_dice = 3
        self.turn_back = False
        self.timers: dict[int, int] = {}
        self.await_stage(starter, 0)

    # ---- what the referee says ----------------------------------------------------------------------------------

    def moves(self, seat: int) -> set[str]:
        """What a seat could lawfully do."""
        found = set()
        if seat == self.may_roll:
            found.add("roll")
            if self.may_lift:
                found.add("lift")
        if seat in self.to_place:
            empty = [i for i in range(3) if not self.places[seat][i]]
            free = self.options["free_placement"] or not empty
            found |= {f"place {i + 1}" for i in (range(3) if free else empty)}
        if seat in self.claimants and self.sum in self.open_cards(seat):
            found.add(f"claim {self.sum}")
        return found

    def due(self) -> int | None:
        """When the table acts next."""
        return min(self.timers.values(), default=None)

    def points(self) -> list[int]:
        """The strokes on the secured cards."""
        return [sum(self.options["strokes"][card - 1] for card in safe) for safe in self.safe]

    def outcome(self) -> dict[str, Any]:
        """Of a game that is over."""
        points = self.points()
        return {
            "points": points,
            "winners": [seat for seat in range(self.seats) if points[seat] == max(points)],
            "why": self.why,
        }

    def open_cards(self, seat: int) -> list[int]:
        """The uppermost card of every place that has one."""
        return [place[-1] for place in self.places[seat] if place]

    # ---- acts ---------------------------------------------------------------------------------------------------

    def lawful(self, seat: int, move: str, at: int) -> bool:
        """Whether this may be done now and then."""
        due = self.due()
        if at < self.now:
            return False
        if seat == -1:
            return move == "wake" and due is not None and at >= due
        return move in self.moves(seat) and (due is None or at <= due)

    def act(self, seat: int, move: str, at: int) -> None:
        """One act, which must be lawful."""
        if not self.lawful(seat, move, at):
            raise Disagreement(f"{seat} may not {move} at {at}: due {self.due()}")
        self.now = at
        if seat == -1:
            self.wake(at)
            return
        word, *number = move.split()
        if word == "roll":
            self.roll(seat, at)
        elif word == "lift":
            self.lift(seat, at)
        elif word == "place":
            self.place(seat, int(number[0]) - 1, at)
        else:
            self.take_off(seat, int(number[0]))
            self.claimants.remove(seat)
            self.look_for_exhaustion()

    def wake(self, at: int) -> None:
        """The earliest timer; at equal times the first in order."""
        kind = min(self.timers, key=lambda kind: (self.timers[kind], kind))
        del self.timers[kind]
        if kind == REST:
            self.dice_rest(at)
        elif kind == PLACEMENT:
            for seat in list(self.to_place):
                self.place(seat, self.place_of_table(seat), at)
        elif kind == HURRY:
            assert self.may_roll is not None
            self.roll(self.may_roll, at)
        else:
            self.end_stage(self.last_roller, at)

    def roll(self, seat: int, at: int) -> None:
        """The sand, the dice, securing, exhaustion, the decision."""
        self.timers.pop(HURRY, None)
        if self.sand_ends is None:
            spread = 1000 * (self.options["timer_max"] - self.options["timer_min"]) + 1
            self.sand_ends = at + 1000 * self.options["timer_min"] + self.chance.below(spread)
            self.timers[GRACE] = self.sand_ends + 1000 * self.options["grace_seconds"]
        dice = [1 + self.chance.below(6) for _ in range(self.next_dice)]
        self.sum, self.last_roller = sum(dice), seat
        self.may_roll, self.may_lift = None, False
        lucky = [other for other in range(self.seats) if other != seat and self.sum in self.open_cards(other)]
        self.claimants = []
        if self.options["secure"] == "claim":
            self.claimants = lucky
        else:
            for other in lucky:
                self.take_off(other, self.sum)
        if self.look_for_exhaustion():
            return
        self.turn_back = self.options["pro"] and len(set(dice)) < len(dice)
        if self.turn_back:
            self.next_dice = 0
        elif self.sum in self.open_cards(seat):
            self.next_dice = 3
        else:
            self.next_dice -= 1
        if self.options["roll_ms"]:
            self.timers[REST] = at + self.options["roll_ms"]
        else:
            self.dice_rest(at)

    def take_off(self, seat: int, number: int) -> None:
        """An open card goes onto the secured pile."""
        for place in self.places[seat]:
            if place and place[-1] == number:
                self.safe[seat].append(place.pop())

    def look_for_exhaustion(self) -> bool:
        """Nobody has an open or a supply card: the game is over."""
        if any(self.supply) or any(place for places in self.places for place in places):
            return False
        self.stop("six.end.exhausted")
        return True

    # ---- the change ---------------------------------------------------------------------------------------------

    def dice_rest(self, at: int) -> None:
        """Another throw, or the change."""
        if self.next_dice:
            self.let_roll(self.last_roller, at)
            return
        if self.turn_back:
            self.clockwise = not self.clockwise
        receiver = (self.last_roller + (1 if self.clockwise else -1)) % self.seats
        self.next_dice = 3
        self.receiver = receiver
        self.to_place = [seat for seat in range(self.seats) if seat != receiver and self.supply[seat]]
        if self.to_place:
            self.timers[PLACEMENT] = at + 1000 * self.options["place_seconds"]
        else:
            self.let_choose(at)

    def place(self, seat: int, place: int, at: int) -> None:
        """The top card of the supply goes open onto a place."""
        if seat in self.claimants and self.places[seat][place] and self.places[seat][place][-1] == self.sum:
            self.claimants.remove(seat)
        self.places[seat][place].append(self.supply[seat].pop())
        self.to_place.remove(seat)
        if not self.to_place:
            self.timers.pop(PLACEMENT, None)
            self.let_choose(at)

    def place_of_table(self, seat: int) -> int:
        """The first empty place, or the open card with the smallest chance."""
        for i, place in enumerate(self.places[seat]):
            if not place:
                return i
        return min(range(3), key=lambda i: LIKELIHOOD[self.places[seat][i][-1]])

    def let_choose(self, at: int) -> None:
        """Roll or lift."""
        self.let_roll(self.receiver, at)
        self.may_lift = True

    def let_roll(self, seat: int, at: int) -> None:
        """A throw is possible."""
        self.may_roll = seat
        self.timers[HURRY] = at + 1000 * self.options["turn_seconds"]

    # ---- the end of a stage -------------------------------------------------------------------------------------

    def lift(self, seat: int, at: int) -> None:
        """Is there sand left?"""
        assert self.sand_ends is not None
        wrong = at < self.sand_ends
        payer = seat if wrong else self.last_roller
        if self.safe[payer]:
            self.supply[payer].insert(0, self.safe[payer].pop())
        if wrong and self.options["early_lift"] == "goes_on":
            self.claimants = []
            self.let_roll(seat, at)
            self.may_lift = False
        else:
            self.end_stage(payer, at)

    def end_stage(self, starter: int, at: int) -> None:
        """Everything that was going on is cancelled."""
        self.stages_left -= 1
        if self.stages_left == 0:
            self.stop("six.end")
        else:
            self.await_stage(starter, at)

    def await_stage(self, starter: int, at: int) -> None:
        """The starter may begin."""
        self.clear()
        self.may_roll = starter
        self.timers = {HURRY: at + 1000 * self.options["start_seconds"]}

    def stop(self, why: str) -> None:
        """The game is over."""
        self.clear()
        self.why = why

    def clear(self) -> None:
        """Nobody may do anything, nothing is due."""
        self.timers, self.to_place, self.claimants = {}, [], []
        self.may_roll, self.may_lift, self.sand_ends = None, False, None
        self.next_dice, self.turn_back = 3, False
