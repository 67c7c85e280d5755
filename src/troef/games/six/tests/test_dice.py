"""Sums and lengths of turns are distributed as counting says they must be."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product

import pytest

from troef.core import driver
from troef.core.chance import Stream
from troef.games.six import GAME, rules
from troef.games.six.bot import Heuristic
from troef.games.six.tests.scene import scene

# Chi-square stays below these in 999 of 1,000 samples of a true distribution with 1 to 15 degrees of freedom. The seeds
# are fixed, so a test that passes always does.
BOUND = [10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124, 27.877, 29.588]
BOUND += [31.264, 32.909, 34.528, 36.123, 37.697]
TURNS = 4_000
LONG = 12  # turns of so many throws or more are counted together


def chi_square(seen: Mapping[int, int], chances: Mapping[int, Fraction]) -> tuple[float, int]:
    """The statistic and its degrees of freedom; nothing may be seen that has no chance."""
    assert set(seen) <= set(chances) and sum(chances.values()) == 1
    n = sum(seen.values())
    terms = [(seen.get(k, 0) - n * float(p)) ** 2 / (n * float(p)) for k, p in chances.items()]
    assert min(n * p for p in chances.values()) >= 5  # or the bound would not hold
    return sum(terms), len(chances) - 1


def sums(dice: int) -> dict[int, Fraction]:
    """The chance of every sum, by counting."""
    rolls = Counter(sum(faces) for faces in product(range(1, 7), repeat=dice))
    return {total: Fraction(n, 6**dice) for total, n in rolls.items()}


def ends_of_throw(own: set[int], dice: int, pro: bool) -> tuple[Fraction, Fraction]:
    """The chances that a throw is a double that ends the turn, and that it matches."""
    double = match = 0
    for faces in product(range(1, 7), repeat=dice):
        if pro and len(set(faces)) < dice:
            double += 1
        elif sum(faces) in own:
            match += 1
    return Fraction(double, 6**dice), Fraction(match, 6**dice)


def lengths(own: set[int], pro: bool) -> dict[int, Fraction]:
    """The chance of every number of throws of a turn, by following all ways through it; LONG is LONG or more."""
    at = {3: Fraction(1), 2: Fraction(0), 1: Fraction(0)}  # the chance that the turn goes on with so many dice
    found = {}
    for throws in range(1, LONG):
        after, over = dict.fromkeys(at, Fraction(0)), Fraction(0)
        for dice, chance in at.items():
            double, match = ends_of_throw(own, dice, pro)
            miss = 1 - double - match
            after[3] += chance * match
            over += chance * (double + (miss if dice == 1 else 0))
            if dice > 1:
                after[dice - 1] += chance * miss
        found[throws], at = over, after
    found[LONG] = sum(at.values(), Fraction(0))
    return {throws: chance for throws, chance in found.items() if chance}


def test_the_sums_of_whole_games_are_those_of_fair_dice() -> None:
    seen: dict[int, Counter[int]] = {dice: Counter() for dice in (1, 2, 3)}
    for game in range(25):
        match = driver.play(GAME.new(seats=2 + game % 4, seed=game), [Heuristic] * (2 + game % 4), seed=game)
        for event in (event for told in match.events() for event in told if event.name == "rolled"):
            assert event.args is not None
            faces = [int(face) for face in event.args["dice"].split("+")]
            assert event.args["sum"] == sum(faces)
            seen[len(faces)][sum(faces)] += 1
    for dice, counted in seen.items():
        statistic, freedom = chi_square(counted, sums(dice))
        assert sum(counted.values()) > 1_000 and statistic < BOUND[freedom - 1], (dice, statistic)


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("own", ["5 8 14", "10 11 6", "18 17 16"])
def test_turns_are_as_long_as_the_open_cards_make_them(own: str, pro: bool) -> None:
    start = scene((own, "1 2 3"), roll_ms=0, pro=pro)
    seen: Counter[int] = Counter()
    for value in range(TURNS):
        s = start.clone()
        s.chance = Stream(hashlib.sha256(f"turn {value}".encode()).digest())
        throws = 0
        while s.holder == 0:
            rules.apply(s, 0, rules.ROLL, 0)
            throws += 1
        seen[min(throws, LONG)] += 1
    chances = lengths({int(card) for card in own.split()}, pro)
    statistic, freedom = chi_square(*pooled(seen, chances))
    assert statistic < BOUND[freedom - 1], statistic


def pooled(seen: Mapping[int, int], chances: Mapping[int, Fraction]) -> tuple[dict[int, int], dict[int, Fraction]]:
    """Rare lengths together with the next shorter one, so that five of each are expected at least."""
    counts, chance = dict(seen), dict(chances)
    for k in sorted(chances, reverse=True)[:-1]:
        if TURNS * chance[k] < 5:
            before = max(shorter for shorter in chance if shorter < k)
            chance[before] += chance.pop(k)
            counts[before] = counts.get(before, 0) + counts.pop(k, 0)
    return counts, chance
