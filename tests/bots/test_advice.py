"""Hints: what a bot would do with that seat's knowledge, with one reason that can be said in words."""

from __future__ import annotations

import random

import pytest

from troef import bots, games
from troef.core.bot import Bot, Choice, Explains, Sight, advice
from troef.core.driver import Driver
from troef.locales import Speech

GAMES = games.keys()


class Asked:
    """A player that is asked for its reasons as well."""

    def __init__(self, bot: Bot, speech: Speech, said: dict[str, str]) -> None:
        self.bot, self.speech, self.said = bot, speech, said

    def choose(self, sight: Sight) -> Choice | None:
        choice = self.bot.choose(sight)
        if choice is not None:
            assert isinstance(self.bot, Explains)
            reason = self.bot.why(sight, choice.move)
            self.said[reason.message] = self.speech.advice(reason)
        return choice


@pytest.mark.parametrize("key", GAMES)
def test_every_level_has_a_reason_in_words_for_every_move(key: str) -> None:
    game, said = games.load(key), dict[str, str]()
    for number, seats in enumerate(game.seats):
        match = game.new(seats=seats, seed=number)
        players = [
            Asked(bots.maker(game, level)(random.Random(seat)), Speech(game), said)
            for seat, level in enumerate(["easy", "normal"] * 5, 0)
        ][:seats]
        Driver(match, players, random.Random(1)).play(300)
    assert len(said) >= 5, said
    assert all(text and "{" not in text for text in said.values()), said


@pytest.mark.slow  # it compiles
@pytest.mark.parametrize("key", GAMES)
def test_an_adviser_gives_a_lawful_move_and_its_reason(key: str) -> None:
    game = games.load(key)
    match = game.new(seats=game.seats[0], seed=2)
    seat = match.to_act()[0]
    sight = Driver(match, [], random.Random(1)).sight(seat)
    given = advice(bots.maker(game, bots.adviser(game))(random.Random(1)), sight)
    assert given.move in sight.moves and Speech(game).advice(given.why)
