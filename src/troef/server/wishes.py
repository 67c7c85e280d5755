"""What people wish, judged: a room and a request in, entries of the log out, or a refusal. Pure."""

from __future__ import annotations

import secrets
from collections.abc import Set
from functools import singledispatch
from typing import Any

from troef import bots
from troef.core.errors import BadUse, NotLawful, Refusal
from troef.core.game import Game
from troef.server import entries as e
from troef.server import messages as m
from troef.server.room import Room, key_of

Judged = list[e.AnyEntry]
LONGEST_NAME = 24


def refuse(message: str, **args: Any) -> NotLawful:
    """A refusal of the table itself, not of a game's rule."""
    return NotLawful(Refusal(f"table-{message}", args=args))


def need(holds: bool, message: str, **args: Any) -> None:
    """Refuses if it does not hold."""
    if not holds:
        raise refuse(message, **args)


@singledispatch
def judge(wish: Any, room: Room, chair: int, here: Set[int]) -> Judged:
    """The entries a wish of a chair leads to, or a refusal; `here` are the chairs whose people are connected."""
    raise TypeError(f"{type(wish).__name__} is no wish")


def _before_the_start(room: Room, chair: int) -> None:
    need(room.phase == "waiting", "already-started")
    need(chair == room.host, "only-the-opener")


def _exists(room: Room, chair: int) -> None:
    need(chair < len(room.chairs), "no-such-chair", chair=chair)


def _bot_level(room: Room, level: str) -> None:
    need(level in bots.names(room.game), "no-such-bot", level=level)


@judge.register
def _(wish: m.Sit, room: Room, chair: int, here: Set[int]) -> Judged:
    """The opener puts a bot on a chair, empties it, or asks a guest to leave."""
    _exists(room, wish.chair)
    _before_the_start(room, chair)
    need(wish.chair != chair, "not-yourself")
    if wish.bot is None:
        return [e.Emptied(chair=wish.chair)]
    need(room.chairs[wish.chair].kind != "person", "chair-is-taken", chair=wish.chair)
    _bot_level(room, wish.bot)
    return [e.BotSat(chair=wish.chair, level=wish.bot)]


@judge.register
def _(wish: m.Leave, room: Room, chair: int, here: Set[int]) -> Judged:
    """Before and after a match the chair is free; during one a bot goes on, or it is open for another guest."""
    if not room.in_match() or wish.open:
        return [e.Emptied(chair=chair)]
    return [e.BotSat(chair=chair, level=bots.substitute(room.game))]


@judge.register
def _(wish: m.Swap, room: Room, chair: int, here: Set[int]) -> Judged:
    for place in (wish.chair, wish.other):
        _exists(room, place)
    _before_the_start(room, chair)
    return [e.Swapped(chair=wish.chair, other=wish.other)]


@judge.register
def _(wish: m.Resize, room: Room, chair: int, here: Set[int]) -> Judged:
    _before_the_start(room, chair)
    need(wish.chairs <= room.game.seats[-1], "too-many-chairs", most=room.game.seats[-1])
    taken = sum(place.kind != "open" for place in room.chairs)
    need(wish.chairs >= taken, "chairs-are-taken", taken=taken)
    return [e.Resized(chairs=wish.chairs)]


@judge.register
def _(wish: m.Configure, room: Room, chair: int, here: Set[int]) -> Judged:
    _before_the_start(room, chair)
    return [e.Configured(options=configured(room.game, wish.options), settings=wish.settings)]


def configured(game: Game, chosen: dict[str, Any]) -> dict[str, Any]:
    """Every option of a game with its value, or a refusal that names the one that is wrong."""
    try:
        options: dict[str, Any] = game.chosen(chosen)
        game.configured(options)
    except BadUse as error:
        raise refuse("bad-option", why=str(error)) from None
    return options


@judge.register
def _(wish: m.HandOver, room: Room, chair: int, here: Set[int]) -> Judged:
    _exists(room, wish.chair)
    need(chair == room.host, "only-the-opener")
    need(room.chairs[wish.chair].kind == "person", "not-a-person", chair=wish.chair)
    return [e.HandedOver(chair=wish.chair)]


@judge.register
def _(wish: m.Start, room: Room, chair: int, here: Set[int]) -> Judged:
    """Starts with the taken chairs, the empty ones taken away or filled with bots."""
    _before_the_start(room, chair)
    found: Judged = []
    if wish.fill is not None:
        _bot_level(room, wish.fill)
        found = [e.BotSat(chair=i, level=wish.fill) for i, place in enumerate(room.chairs) if place.kind == "open"]
    seating = [i for i, place in enumerate(room.chairs) if place.kind != "open" or wish.fill is not None]
    need(len(seating) in room.game.seats, "wrong-number", least=room.game.seats[0], most=room.game.seats[-1])
    unseeded = [p.name for i in seating if (p := room.chairs[i]).kind == "person" and not p.entropy]
    need(not unseeded, "not-seeded", names=", ".join(unseeded))
    names = [f"bot {wish.fill}" if (p := room.chairs[i]).kind == "open" else p.name for i in seating]
    return [*found, e.Started(seating=seating, names=names)]


@judge.register
def _(wish: m.Seed, room: Room, chair: int, here: Set[int]) -> Judged:
    need(room.phase == "waiting", "already-started")
    return [e.Seeded(chair=chair, entropy=wish.entropy)]


@judge.register
def _(wish: m.GoOn, room: Room, chair: int, here: Set[int]) -> Judged:
    need(room.phase == "between", "no-round-ended")
    return [e.Ready(chair=chair)]


@judge.register
def _(wish: m.Vote, room: Room, chair: int, here: Set[int]) -> Judged:
    need(room.phase in ("playing", "paused"), "nothing-to-pause")
    votes = room.votes | {chair} if wish.want else room.votes - {chair}
    return [e.Voted(chair=chair, want=wish.want), *consent(room, votes, here)]


def consent(room: Room, votes: Set[int], here: Set[int]) -> Judged:
    """Pauses, or ends a pause, when everybody who is there wishes it."""
    if room.phase not in ("playing", "paused") or not votes or not here <= votes:
        return []
    return [e.Resumed() if room.phase == "paused" else e.Paused()]


@judge.register
def _(wish: m.Give, room: Room, chair: int, here: Set[int]) -> Judged:
    return [e.Offered(chair=chair, key=key_of(wish.gift))]


@judge.register
def _(wish: m.Rematch, room: Room, chair: int, here: Set[int]) -> Judged:
    need(room.phase == "over", "not-over")
    return [e.Again(secret=secrets.token_hex(32), rotate=wish.rotate)]


@judge.register
def _(wish: m.Rename, room: Room, chair: int, here: Set[int]) -> Judged:
    return [e.Renamed(chair=chair, name=told_apart(plain(wish.name)[:LONGEST_NAME], room, chair))]


def plain(text: str) -> str:
    """A name or a word without control characters and needless gaps; refuses what nothing is left of."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    need(bool(cleaned), "empty-name")
    return cleaned


def told_apart(name: str, room: Room, chair: int) -> str:
    """The name a person has on a chair: with a number if somebody else at the table has it already."""
    others = {place.name.casefold() for i, place in enumerate(room.chairs) if i != chair}
    ways = (name, *(f"{name[: LONGEST_NAME - 3]} {n}" for n in range(2, len(others) + 3)))
    return next(way for way in ways if way.casefold() not in others)
