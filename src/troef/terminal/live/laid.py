"""A table laid as the command line says: who plays, by which rules, with which chance."""

from __future__ import annotations

import getpass
import random
import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from troef import bots
from troef.core.bot import Bot
from troef.core.chance import simulated_secret
from troef.core.driver import BotMaker, bot_luck
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.match import Match
from troef.server.clock import PACE, RealClock
from troef.terminal.found import options
from troef.terminal.live.local import LocalTable
from troef.terminal.live.words import Words
from troef.terminal.telling import BOT_NAMES

USUAL_SEATS = 4


class Wishes(NamedTuple):
    """What was asked for."""

    seats: int | None
    bots: str | None
    people: int
    name: str | None
    language: str
    preset: str | None
    options: Sequence[str]
    seed: int | None
    pace: str
    speed: float = 1.0


def local(game: Game, wishes: Wishes, *, pause: bool = True, stays: bool = False) -> LocalTable:
    """The table; refuses what cannot be. One that stays can be played at again."""
    levels = wishes.bots.split(",") if wishes.bots else [bots.substitute(game)]
    seats = how_many(game, wishes, len(levels))
    makers = makers_of(game, levels, seats - wishes.people)
    words = Words(game, wishes.language)
    words.names = names = names_of(wishes, seats, words)
    wished = options(game, wishes.preset, wishes.options)

    def lay(number: int) -> tuple[Match, Mapping[int, Bot]]:
        seed = None if wishes.seed is None else wishes.seed + number
        match = Match(game, seats, wished, secret=secret_of(seed), names=names)
        return match, {wishes.people + i: maker(luck(seed, i)) for i, maker in enumerate(makers)}

    clock = RealClock(wishes.speed)
    adviser = bots.maker(game, bots.adviser(game))
    return LocalTable(words, lay, clock=clock, pace=PACE[wishes.pace], pause=pause, stays=stays, adviser=adviser)


def secret_of(seed: int | None) -> bytes:
    """What the cards come from: drawn, or the same for the same seed."""
    return secrets.token_bytes(32) if seed is None else simulated_secret(seed)


def luck(seed: int | None, bot: int) -> random.Random:
    """A bot's own random stream: never the game's chance."""
    return random.Random() if seed is None else bot_luck(seed, 0, bot)


def how_many(game: Game, wishes: Wishes, levels: int) -> int:
    """As many seats as were asked for, as players were named, or as usual."""
    named = wishes.people + levels if levels > 1 else max(wishes.people, min(USUAL_SEATS, game.seats[-1]))
    seats = wishes.seats if wishes.seats is not None else named
    game.check_seats(seats)
    if wishes.people > seats:
        raise BadUse(use="people", people=wishes.people, seats=seats)
    return seats


def makers_of(game: Game, levels: Sequence[str], n: int) -> list[BotMaker]:
    """The makers of n bots: one level for all, or one each."""
    if len(levels) not in (1, n):
        raise BadUse(use="bots", named=len(levels), bots=n)
    return [bots.maker(game, level) for level in ([*levels] * n)[:n]]


def names_of(wishes: Wishes, seats: int, words: Words) -> list[str]:
    """What everybody is called: people first, no name twice."""
    given = [name.strip() for name in wishes.name.split(",")] if wishes.name else []
    if len(given) > wishes.people:
        raise BadUse(use="names", named=len(given), people=wishes.people)
    usual = [login()] if wishes.people == 1 else []
    people = [*given, *usual[len(given) :]]
    people += [words.message("pad-player", {"n": i + 1}) for i in range(len(people), wishes.people)]
    if len(set(people)) < len(people) or not all(people):
        raise BadUse(use="own-names")
    others = [name for name in BOT_NAMES if name not in people]
    return [*people, *others[: seats - wishes.people]]


def login() -> str:
    """What this machine calls whoever sits at it."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = ""
    return name.capitalize() if name and name != "root" else "Ada"
