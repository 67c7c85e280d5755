"""A match as a tree of choices - of seats and of chance - in which every position can be copied and gone on from.

Chance is explicit: every number the rules draw is a node with its outcomes; or sampled: the number of the deal is drawn
first, all else follows from it, and the match can be verified. A draw from more than FAN numbers is made in several
nodes, the highest digit first, so that every number is still equally likely.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Self

from troef.core.chance import Fast
from troef.core.declare import SPECTATOR
from troef.core.errors import BadUse
from troef.core.match import Match, Raw
from troef.core.options import Value
from troef.core.words import EVERYONE, only
from troef.environments.spec import Spec
from troef.environments.table import Table
from troef.games import load

FAN = 256  # the most outcomes of one node of chance
Outcomes = list[tuple[int, float]]


class Undrawn(Exception):
    """Chance has to be drawn before the rules can go on."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__("chance has to be drawn")
        self.outcomes = outcomes


class Script:
    """Chance that was chosen: it hands out what is written, and stops the rules where nothing is written yet."""

    def __init__(self, written: Sequence[int]) -> None:
        self.written, self.read = written, 0

    def below(self, n: int) -> int:
        """A number in 0..n-1, put together from one node of chance or several."""
        drawn = 0
        while n > 1:
            block = 1
            while block * FAN < n:
                block *= FAN
            if self.read == len(self.written):
                raise Undrawn([(i, min(block, n - i * block) / n) for i in range((n - 1) // block + 1)])
            digit = self.written[self.read]
            self.read += 1
            drawn += digit * block
            n = min(block, n - digit * block)
        return drawn

    def reseed(self, value: int) -> None:
        """Refused: it is written."""
        raise TypeError("chance is written here; nobody reseeds it")

    def clone(self) -> Self:
        """The same script at the same place."""
        return copy.copy(self)


class Tree:
    """Where matches begin: a table, how chance is drawn, how many answers a match has at most."""

    def __init__(self, spec: Spec, *, explicit: bool, first: int = 0, deals: int = FAN**3, most: int = 10**6) -> None:
        self.spec, self.explicit, self.first, self.deals, self.most = spec, explicit, first, deals, most

    def begin(self, script: Script) -> Table:
        """A fresh match, by what is written."""
        if not self.explicit:
            return Table.new(self.spec, self.first + script.below(self.deals))
        match = Match(self.spec.game, self.spec.seats, self.spec.options, chance=script)
        return Table(self.spec, match)


class Position:
    """One place in the tree. `choose` makes the next choice, whoever's it is; copies share what does not change."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.table: Table | None = None  # None: before the deal
        self.outcomes: Outcomes = []  # if chance is to be drawn: its outcomes and their probabilities
        self.choices: tuple[int, ...] = ()
        self.waits: tuple[tuple[int, int], ...] = ()  # who waited, after how many entries of the log
        self.answers = 0
        self.imagined = False
        self._answer = -1  # what is being carried out
        self._written: tuple[int, ...] = ()  # what chance has said to it so far
        self._told: dict[int, tuple[int, str]] = {}
        self._carry_out()

    # ---- what is so ---------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the match has ended, or has lasted too long."""
        return self.table is not None and not self.outcomes and (self.table.match.over() or self.too_long())

    def too_long(self) -> bool:
        """Whether it is broken off."""
        return self.answers >= self.tree.most

    def returns(self) -> list[float]:
        """What it has brought every seat."""
        return self.table.rewards() if self.table is not None and self.over() else [0.0] * self.tree.spec.seats

    def pending(self) -> str:
        """What is being carried out, and what chance has said to it so far."""
        answer = f"{self.tree.spec.spell(self._answer)} " if self._answer >= 0 and self.outcomes else ""
        return f"{answer}{list(self._written)}" if self.outcomes else ""

    def choose(self, choice: int) -> None:
        """The outcome of chance, or the action of the seat that is asked; what is neither is refused."""
        self._check(choice)
        self.choices += (choice,)
        if self.outcomes:
            self._written += (choice,)
        else:
            assert self.table is not None
            self._answer = choice
            self.answers += 1
            if choice == self.tree.spec.wait:
                self.waits += ((self.table.asked, len(self.table.match.log)),)
        self._carry_out()

    def _check(self, choice: int) -> None:
        """By what is to be chosen now."""
        if self.outcomes:
            if choice not in dict(self.outcomes):
                raise BadUse(f"chance: {choice} is no outcome; outcomes are 0 to {len(self.outcomes) - 1}")
        elif self.table is None or self.over():
            raise BadUse("the match is over: nobody is asked")
        else:
            seat = self.table.asked
            self.tree.spec.checked(choice, f"seat {seat}")
            if choice not in self.table.lawful(seat):
                raise BadUse(f"seat {seat}: {self.table.why_not(seat, choice)}")

    def _carry_out(self) -> None:
        """Tries on a copy; where chance is still to be drawn nothing has happened yet."""
        script = Script(self._written)
        try:
            table = self._tried(script)
        except Undrawn as undrawn:
            self.outcomes = undrawn.outcomes
        else:
            self.table, self.outcomes, self._written = table, [], ()

    def _tried(self, script: Script) -> Table:
        if self.table is None:
            return self.tree.begin(script)
        table = self.table.clone()
        if self.tree.explicit:
            table.match.state.chance = script
        table.answer(self._answer)
        return table

    # ---- what a seat knows --------------------------------------------------------------------------------------

    def told(self, seat: int) -> str:
        """All that the seat has been told, its own waiting, and its view now: whatever it can know of the past."""
        if self.table is None:
            return ""
        match = self.table.match
        n, text = self._told.get(seat, (0, ""))
        for raw in match.log[n:]:
            text += "".join(map(repr, match.told(raw, seat))) + "\n"
        self._told = {**self._told, seat: (len(match.log), text)}
        waits = [after for who, after in self.waits if who == seat]
        return f"seat {seat}\n{text}waited {waits}\n{self.view(seat)}"

    def view(self, seat: int) -> str:
        """What the seat sees now."""
        return json.dumps(self.table.match.view(seat)) if self.table is not None else ""

    def own(self, seat: int) -> str:
        """What the seat sees and a spectator does not."""
        if self.table is None:
            return ""
        common = self.table.match.view(SPECTATOR)
        return json.dumps({key: value for key, value in self.table.match.view(seat).items() if common[key] != value})

    def imagine(self, seat: int, value: int) -> Position:
        """Another world that is possible for the seat: all it cannot know is dealt anew, by the chance of a number.

        Choices count from there: those that were made belong to the true world.
        """
        if self.table is None or self.outcomes:
            raise BadUse("chance is to be drawn first: a world is imagined where a seat is asked, or at the end")
        other = self.clone()
        other.table, other.imagined, other._told, other.choices = self.table.clone(), True, {}, ()
        other.waits = tuple((who, after) for who, after in self.waits if who == seat)
        match = other.table.match
        world = match.state.seen(seat, True)
        world.chance = Fast(value)
        self.tree.spec.game.rules.redeal(world, seat)
        match.state, match.acts, match.secret = world, [], b""
        match.log = [_as_told(raw, seat) for raw in match.log]
        return other

    # ---- copies -------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """The same position, to go on from apart."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Written down as its choices, which are made again when it is read."""
        if self.imagined:
            raise TypeError("an imagined position is not reached by choices, so it cannot be written down")
        tree, spec = self.tree, self.tree.spec
        where = (tree.explicit, tree.first, tree.deals, tree.most)
        return _replayed, (spec.game.key, spec.seats, dict(spec.options), where, self.choices)


def _replayed(
    key: str, seats: int, options: dict[str, Value], where: tuple[bool, int, int, int], choices: tuple[int, ...]
) -> Position:
    explicit, first, deals, most = where
    spec = Spec(load(key), seats, options)
    position = Position(Tree(spec, explicit=explicit, first=first, deals=deals, most=most))
    for choice in choices:
        position.choose(choice)
    return position


def _as_told(events: Raw, seat: int) -> Raw:
    """Events of which nobody knows more than that seat was told: the details are of another world."""
    return [
        event
        if event[3] == EVERYONE
        else (event[0], event[1], event[2] * _hears(event[3], seat), event[3] & only(seat))
        for event in events
    ]


def _hears(seen_by: int, seat: int) -> int:
    return seen_by >> seat & 1
