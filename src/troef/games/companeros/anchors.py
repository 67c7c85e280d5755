"""A player to measure against, never changed: what it wins today it would have won a year ago."""

from __future__ import annotations

from troef.games.companeros.bot import Heuristic


class Greedy(Heuristic):
    """Plays as who has just learnt the game: it sees the trick at hand alone, and a high card costs it nothing."""

    cost_of_a_number = 0.0
