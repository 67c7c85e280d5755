"""No bot plays by what its seat cannot know: with everything unknown dealt anew it makes the same moves."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from troef import bots, games
from troef.bots.search import Search, TreeSearch
from troef.core.bot import Bot, Choice, Searching, Sight
from troef.core.chance import Fast
from troef.core.driver import BotMaker, Driver
from troef.core.game import Game
from troef.core.match import Match, lawful

GAMES = games.keys()
QUICK, ALL = 40, 2000  # positions of a game and a player
FLAT, TREE = 12, 200  # worlds: a search that has too few for all moves leaves them to the heuristic


def players() -> Iterator[tuple[str, str]]:
    """Every player of every game by its name, a search with as many worlds as it needs."""
    for key in GAMES:
        game = games.load(key)
        for name in bots.names(game):
            own = game.bots.get(name)
            yield key, f"{name}@{TREE if own.curious else FLAT}" if isinstance(own, Searching) else name


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether every search that was asked has said anything."""
    found: list[bool] = []

    def watch(weigh: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*asked: Any) -> Any:
            values = weigh(*asked)
            found.append(values is not None)
            return values

        return watched

    for kind in (Search, TreeSearch):
        monkeypatch.setattr(kind, "__call__", watch(kind.__call__))
    return found


class Caught(AssertionError):
    """A player moved otherwise in another world that looks the same from its seat."""


class Doubled:
    """A player and its double: the same class with the same luck, asked in a world dealt anew."""

    def __init__(self, maker: BotMaker, seat: int, match: Match, seed: str) -> None:
        self.one, self.other = maker(random.Random(seed)), maker(random.Random(seed))
        self.match, self.worlds, self.asked = match, Fast(seat), 0

    def choose(self, sight: Sight) -> Choice | None:
        """The player's choice, if its double makes the same."""
        choice = ask(self.one, self.match, sight)
        shadow = elsewhere(self.match, sight, self.worlds)
        known = shadow.state.seen(sight.seat, True)
        other = ask(self.other, shadow, Sight(sight.game, sight.seat, known, sight.events, sight.at))
        self.asked += len(lawful(sight.game, sight.known, sight.seat)) > 1
        if other != choice:
            raise Caught(f"{choice} here, {other} in another world")
        return choice


def ask(bot: Bot, match: Match, sight: Sight) -> Choice | None:
    """Asks a player; `match` is here for one that looks where it should not."""
    return bot.choose(sight)


def elsewhere(match: Match, sight: Sight, worlds: Fast) -> Match:
    """The same table as far as the seat knows, everything else dealt anew."""
    shadow = Match(match.game, match.seats, match.options)
    shadow.state = sight.known.clone()
    shadow.state.chance = worlds.clone()
    worlds.below(2)
    match.game.rules.redeal(shadow.state, sight.seat)
    return shadow


def positions(game: Game, maker: BotMaker, wanted: int) -> int:
    """Plays by doubled players until so many choices were compared."""
    seen, number = 0, 0
    while seen < wanted:
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, game.defaults(), seed=900 + number)
        doubled = [Doubled(maker, seat, match, f"{number} {seat}") for seat in range(seats)]
        driver = Driver(match, doubled, random.Random(number))
        while seen + sum(player.asked for player in doubled) < wanted and driver.step():
            pass
        seen += sum(player.asked for player in doubled)
        number += 1
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(("key", "name"), list(players()))
def test_the_same_move_whatever_the_others_hold(key: str, name: str, answers: list[bool]) -> None:
    game = games.load(key)
    assert positions(game, bots.maker(game, name), QUICK) >= QUICK
    assert all(answers) and bool(answers) == ("@" in name)


@pytest.mark.torture
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("key", "name"), list(players()))
def test_the_same_move_in_two_thousand_positions(key: str, name: str, answers: list[bool]) -> None:
    game = games.load(key)
    assert positions(game, bots.maker(game, name), ALL) >= ALL
    assert all(answers) and bool(answers) == ("@" in name)


class Peeker:
    """A cheat: it looks for the match in the frames of whoever asked it, and plays by what it finds there."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Choice | None:
        """A move that depends on all hidden cards."""
        frame: Any = sys._getframe()
        while not isinstance(match := frame.f_locals.get("match"), Match):
            frame = frame.f_back
        hidden = repr([getattr(match.state, name) for name in type(match.state).fields])
        return Choice(random.Random(hidden).choice(sight.moves), 100)


class Hoarder:
    """A cheat: it remembers, across all tables, what every seat was told."""

    told: list[Any] = []  # noqa: RUF012 - that is the fault

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Choice | None:
        """A move that depends on what others were told."""
        self.told.append(repr(sight.events))
        return Choice(random.Random(repr(self.told)).choice(sight.moves), 100)


@pytest.mark.parametrize("cheat", [Peeker, Hoarder])
@pytest.mark.parametrize("key", GAMES)
def test_a_player_that_looks_where_it_should_not_is_caught(key: str, cheat: Callable[[random.Random], Bot]) -> None:
    with pytest.raises(Caught):
        positions(games.load(key), cheat, 60)


@pytest.mark.parametrize("key", GAMES)
def test_what_a_player_is_given_holds_no_secret_and_leads_to_none(key: str) -> None:
    game = games.load(key)
    match = game.new(seats=game.seats[0], seed=3)
    sight = Driver(match, [], random.Random(0)).sight(0)
    assert set(vars(sight)) == {"game", "seat", "known", "events", "at", "budget"}
    assert sight.known is not match.state and sight.known.chance is None
    assert sight.known.fields_equal(match.state.seen(0, True))
