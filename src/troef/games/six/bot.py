"""A readable player of SIX: hands that take a moment, a sense of time that errs, and an eye for rare numbers."""

from __future__ import annotations

import random

from troef.core.bot import Choice, Sight
from troef.core.words import NONE
from troef.games.six import rules
from troef.games.six.rules import State

# How long a person takes, in milliseconds: at least, and how much longer on average.
STARTING, CHOOSING, THROWING, PLACING, CLAIMING = (1200, 800), (700, 500), (450, 350), (800, 700), (300, 300)
CLOCK_ERROR = 0.07  # of the felt time, one standard deviation; a new one every stage
TURN_MS = 11_000  # a turn, with its change
LIFTED_ON_ME = 0.7  # how often somebody lifts if the sand is gone after my turn
DOUBT = 0.35  # below this belief nobody touches the tube


class Heuristic:
    """Claims what it can, covers what is worth least, and lifts when it believes that the other pays."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.stage, self.rate = NONE, 1.0
        self.moment: tuple[int, ...] = ()
        self.move, self.at = "", 0

    def choose(self, sight: Sight) -> Choice | None:
        """Decides once for every moment of the game, however often it is asked meanwhile."""
        s: State = sight.known
        moment = (s.stage, s.phase, s.due, len(sight.moves))
        if moment != self.moment or self.move not in sight.moves:
            self.moment = moment
            self.move, pace = self.decide(s, sight)
            self.at = sight.at + self.takes(pace)
        return Choice(self.move, max(0, self.at - sight.at))

    def decide(self, s: State, sight: Sight) -> tuple[str, tuple[int, int]]:
        """The move, and how much time such a move takes."""
        if s.claims >> sight.seat & 1:
            return f"claim {s.claimable}", CLAIMING
        if s.phase == rules.PLACING:
            return f"place {self.place(s, sight) + 1}", PLACING
        if s.phase == rules.CHOICE:
            return "lift" if self.lifts(s, sight) else "roll", CHOOSING
        return "roll", STARTING if s.phase == rules.START else THROWING

    def takes(self, pace: tuple[int, int]) -> int:
        """How long: mostly short, seldom longer, never lost in thought."""
        least, more = pace
        return least + min(3 * more, round(self.luck.expovariate(1 / more)))

    # ---- placing ------------------------------------------------------------------------------------------------

    def place(self, s: State, sight: Sight) -> int:
        """The lawful place where least is lost; equal ones at random."""
        turns = self.turns_left(s, sight.at)
        places = [place for place in range(rules.PLACES) if rules.places_for(s, sight.seat) >> place & 1]
        lost = {place: worth(s, s.shown[sight.seat][place], turns) for place in places}
        return min(places, key=lambda place: (lost[place], self.luck.random()))

    def turns_left(self, s: State, at: int) -> float:
        """How many turns the others will have, about."""
        stage = 500 * (s.timer_min + s.timer_max)
        left = (rules.STAGES - s.stage) * stage - self.felt(s, at)
        return max(1.0, left / TURN_MS * (s.seats - 1) / s.seats)

    # ---- lifting ------------------------------------------------------------------------------------------------

    def lifts(self, s: State, sight: Sight) -> bool:
        """Compares what the last roller would lose, if the sand is gone, with the own risk now and after a turn."""
        gone, later = self.belief(s, self.felt(s, sight.at)), self.belief(s, self.felt(s, sight.at) + TURN_MS)
        mine, theirs = top_secured(s, sight.seat), top_secured(s, s.roller)
        by_lifting = gone * theirs / (s.seats - 1) - (1 - gone) * mine
        by_rolling = -later * LIFTED_ON_ME * mine
        return gone >= DOUBT and by_lifting >= by_rolling

    def felt(self, s: State, at: int) -> float:
        """The time since the glass was turned, by the inner clock."""
        if not rules.sand_runs(s):
            return 0.0
        if s.stage != self.stage:
            self.stage, self.rate = s.stage, self.luck.gauss(1.0, CLOCK_ERROR)
        return (at - s.turned_at) * self.rate

    def belief(self, s: State, felt: float) -> float:
        """How likely the sand is gone after so long: it may run for any of the lengths that are left."""
        most = 1000 * s.timer_max
        if felt < s.sand_least or felt >= most:
            return float(felt >= most)
        return (felt - s.sand_least) / (most - s.sand_least)


def worth(s: State, card: int, turns: float) -> float:
    """The strokes of an open card times the chance that somebody rolls it in so many turns; no card is worth 0."""
    missed: float = (1 - rules.PASSES_WITH[card] / rules.PASSES) ** turns
    return s.strokes[card - 1] * (1 - missed)


def top_secured(s: State, seat: int) -> int:
    """The strokes of the card a seat would have to give."""
    n = s.secured_n[seat]
    return s.strokes[s.secured[seat][n - 1] - 1] if n else 0
