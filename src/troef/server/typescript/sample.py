"""Matches played by bots, the same ones every time: what views and sentences are learnt from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from troef import bots
from troef.core.bot import Bot
from troef.core.driver import Driver, bot_luck
from troef.core.errors import BadOption
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value

MOST_ACTS = 250


def positions(game: Game) -> Iterator[Match]:
    """A match of every preset and with every switch turned, with few and with many seats, at every act."""
    for number, (options, seats) in enumerate((o, n) for o in tables(game) for n in (game.seats[0], game.seats[-1])):
        match = Match(game, seats, game.chosen(options), seed=number)
        driver = Driver(match, _players(game, seats, number), bot_luck(number, 0, -1))
        yield match
        for _ in range(MOST_ACTS):
            if not driver.step():
                break
            yield match


def tables(game: Game) -> Iterator[Mapping[str, Value]]:
    """Ways to play: the presets, and the defaults with one switch turned."""
    yield from game.presets.values()
    for name, option in game.options().items():
        turned: dict[str, Value] = {name: not option.default}
        if option.kind == "flag" and _possible(game, turned):
            yield turned


def _possible(game: Game, options: Mapping[str, Value]) -> bool:
    try:
        game.configured(game.chosen(options))
    except BadOption:
        return False
    return True


def _players(game: Game, seats: int, number: int) -> list[Bot]:
    name = bots.substitute(game) if number % 2 else "random"
    return [bots.maker(game, name)(bot_luck(number, 0, seat)) for seat in range(seats)]
