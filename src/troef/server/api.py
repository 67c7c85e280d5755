"""The bodies of HTTP requests and answers, and the games as the page needs them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from troef import bots, games
from troef.core.options import Value
from troef.locales import FALLBACK, Speech, rules_page, translated
from troef.server.entries import Settings
from troef.server.messages import ChairNumber, Entropy, Name

Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]*$")]


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it. Entropy comes later, by `seed`: first the table shows what it committed to."""

    game: str
    name: Name
    chairs: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Value] = {}
    settings: Settings = Settings()


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down, on any free chair or the one named. With a token of the client's own, asking twice is safe."""

    name: Name
    entropy: Entropy | None = None
    chair: ChairNumber | None = None
    token: Secret | None = None


class TakeGift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat that its owner has offered by `give`."""

    name: Name
    gift: Entropy
    token: Secret | None = None


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat."""

    token: Annotated[str, Meta(max_length=64)]


class Seat(msgspec.Struct, frozen=True):
    """A seat: where, and the secret that proves it (part of the private link to another device)."""

    table: str
    code: str
    chair: int
    token: str


class TableNow(msgspec.Struct, frozen=True):
    """What everybody with the link may know of a table, its newest entry's number, and whom the match waits for."""

    n: int
    table: dict[str, Any]
    to_act: list[int]


class PublicTable(msgspec.Struct, frozen=True):
    """An open table that was opened as public; chairs are open, a person's or a bot's."""

    id: str
    name: str
    game: str
    chairs: list[str]
    options: dict[str, Value]


class Draws(msgspec.Struct, frozen=True):
    """The numbers drawn by one act (-1: the first deal), each as [n, result]: one of 0..n-1."""

    act: int
    drawn: list[tuple[int, int]]


class Drawn(msgspec.Struct, frozen=True):
    """Every number a finished match drew, with all that its seed was made of."""

    match: int
    commit: str
    secret: str
    entropy: list[str]
    seed: str
    draws: list[Draws]


class ReplayFrame(msgspec.Struct, frozen=True):
    """One act of a match: whose it was, when, what the seat was told of it, and how its view changed."""

    seat: int
    move: str
    at: int
    events: list[dict[str, Any]]
    patch: list[list[Any]]


class Replay(msgspec.Struct, frozen=True):
    """A finished match as one seat saw it (-1: as those who looked on did): the deal, then act by act."""

    match: int
    game: str
    seat: int
    names: list[str]
    options: dict[str, Value]
    rounds: list[list[int]]
    outcome: dict[str, Any]
    view: dict[str, Any]
    events: list[dict[str, Any]]
    frames: list[ReplayFrame]


class Refused(msgspec.Struct, frozen=True):
    """Why not: a message id (`refusal-...`) and its arguments."""

    message: str
    rule: str | None
    args: dict[str, Any]


class PresetInfo(msgspec.Struct, frozen=True):
    """Options under one name."""

    title: str
    options: dict[str, Value]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option: its kind, what is allowed, and how it is explained."""

    name: str
    kind: str
    rule: str
    default: Value
    low: int
    high: int
    words: list[str]
    titles: list[str]
    title: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game: its seats, options, presets and players, in words."""

    key: str
    title: str
    version: int
    seats: tuple[int, int]
    bots: list[str]
    presets: dict[str, PresetInfo]
    options: list[OptionInfo]
    paper: list[str]  # the options that matter on a score pad
    glass: list[str]  # the options for the least and the most seconds of a hidden glass, if it has one


class GameTexts(msgspec.Struct, frozen=True):
    """What is said of a game, for a page built without it: Fluent messages, the axes of their words, the rules."""

    messages: str
    words: dict[str, Any]
    rules: str


@cache
def all_games(language: str) -> list[GameInfo]:
    """Every game there is, described in a language."""
    return [_game(key, language) for key in games.keys()]  # noqa: SIM118


@cache
def texts(key: str, language: str) -> GameTexts:
    """What is said of one game in a language, then in English what that lacks."""
    from troef.server.typescript.vocabulary import vocabulary  # which few servers are asked for

    game = games.load(key)
    english = game.folder / "locales" / f"{FALLBACK}.ftl"
    said = dict.fromkeys((translated(english, language), english))
    messages = "\n".join(path.read_text(encoding="utf-8") for path in said if path.is_file())
    return GameTexts(messages, vocabulary(game), rules_page(game, language).read_text(encoding="utf-8"))


def _game(key: str, language: str) -> GameInfo:
    game = games.load(key)
    say = Speech(game, language)
    presets = {name: PresetInfo(say.message(f"preset-{name}"), dict(o)) for name, o in game.presets.items()}
    options = [
        OptionInfo(
            name,
            option.kind,
            option.rule,
            option.show(option.default),
            option.low,
            option.high,
            list(option.words),
            [say.message(f"choice-{name}-{word}") for word in option.words],
            say.message(f"option-{name}"),
            say.message(f"option-{name}", attribute="about"),
        )
        for name, option in game.options().items()
    ]
    seats = game.seats[0], game.seats[-1]
    paper = list(game.sheet.OPTIONS)
    glass = list(game.glass.MEASURED) if game.glass else []
    return GameInfo(key, game.title, game.version, seats, bots.levels(game), presets, options, paper, glass)
