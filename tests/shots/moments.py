"""Moments of real matches, found by playing: what a board looks like when something special happens.

A game lists its own in `web/src/games/<key>/moments.py` as `MOMENTS`: dictionaries with `name` ("" for the usual one),
`seats`, `when` (a test of a seat's view and of the table), and perhaps `options`, `tap` (selectors of what is tapped
before the picture is taken) and `also` (languages in which a phone is shown, too).
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from troef import bots, games
from troef.core.driver import Driver, bot_luck
from troef.core.game import Game
from troef.core.match import Match
from troef.server import entries as e
from troef.server.room import Room

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES = ["Ada", "Bo", "Cy", "Dirk", "Eva", "Mila", "Jo", "Kaj", "Lena", "Sam"]
BOT = 3  # one of the others is a bot
MOST_MATCHES = 60
When = Callable[[dict[str, Any], dict[str, Any]], bool]


class Moment(NamedTuple):
    """What to look for, and what is tapped then."""

    game: str
    name: str
    seats: int
    when: When
    options: dict[str, Any]
    tap: list[str]
    also: tuple[str, ...] = ()


class Found(NamedTuple):
    """A moment that was found: the room, and whose eyes to look through."""

    moment: Moment
    room: Room
    seat: int


def listed(key: str) -> list[Moment]:
    """The moments a game lists, if it does."""
    path = BOARDS / key / "moments.py"
    if not path.is_file():
        return []
    spec = importlib.util.spec_from_file_location(f"moments_{key.replace('-', '_')}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [
        Moment(
            key,
            one["name"],
            one["seats"],
            one["when"],
            one.get("options", {}),
            one.get("tap", []),
            tuple(one.get("also", ())),
        )
        for one in module.MOMENTS
    ]


def find(moment: Moment) -> Found:
    """Plays seeded matches until a seat's view is as wished."""
    game = games.load(moment.game)
    for seed in range(MOST_MATCHES):
        room = laid(game, moment, seed)
        for _ in played(game, room, seed):
            table = room.shown(0)
            for seat in range(moment.seats):
                if room.phase != "waiting" and moment.when(room.playing().view(seat), table):
                    return Found(moment, room, seat)
    raise LookupError(f"{moment.game}: no moment {moment.name!r} in {MOST_MATCHES} matches")


def ended(moment: Moment) -> Found:
    """The end of a match, as its first seat sees it."""
    game = games.load(moment.game)
    room = laid(game, moment, seed=0)
    for _ in played(game, room, seed=0):
        pass
    return Found(moment, room, 0)


def laid(game: Game, moment: Moment, seed: int) -> Room:
    """A table with people and a bot, about to begin."""
    room = Room("a-moment-of-a-match")
    options = game.chosen(moment.options)
    secret = f"{seed:064x}"
    room.fold(
        e.Opened(
            game=game.key,
            version=game.version,
            chairs=moment.seats,
            options=options,
            settings=e.Settings(),
            name="silver heron",
            code="KX72QP",
            secret=secret,
        )
    )
    for chair in range(moment.seats):
        if chair == BOT:
            room.fold(e.BotSat(chair=chair, level=bots.substitute(game)))
        else:
            room.fold(e.Sat(chair=chair, name=NAMES[chair], key="", entropy=f"{chair:032x}"))
    room.fold(e.Started(seating=list(range(moment.seats)), names=NAMES[: moment.seats]))
    return room


def played(game: Game, room: Room, seed: int) -> Iterator[None]:
    """The match goes on, act by act, by bots of the game's own."""
    match = room.playing()
    mirror = Match(game, match.seats, match.options, secret=match.secret, entropy=match.entropy, names=match.names)
    name = "random" if seed % 3 == 2 else bots.substitute(game)
    players = [bots.maker(game, name)(bot_luck(seed, 0, seat)) for seat in range(match.seats)]
    driver = Driver(mirror, players, bot_luck(seed, 0, -1))
    yield
    while driver.step():
        act = mirror.acts[-1]
        if room.phase == "between":
            room.fold(e.WentOn())
        room.fold(e.Acted(seat=act.seat, move=act.move, at=act.at))
        yield
