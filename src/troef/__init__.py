"""Troef: a table for card and dice games. The same rules for players, bots, researchers and referees.

>>> import troef
>>> game = troef.load("companeros")
>>> match = game.new(seats=4, seed=7)
>>> match.legal(0)[:2]
['lay G2', 'lay G8']
"""

from troef.games import keys, load

__all__ = ["__version__", "keys", "load"]
__version__ = "0.1.0"
