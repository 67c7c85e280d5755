"""The bodies of HTTP requests and answers, and the games as the page needs them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from troef import bots, games
from troef.core.errors import Refusal
from troef.core.options import Value
from troef.locales import FALLBACK, Speech
from troef.server.entries import Settings
from troef.server.messages import ChairNumber, Entropy, Name


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it."""

    game: str
    name: Name
    entropy: Entropy
    chairs: int | None = None
    options: dict[str, Value] = {}
    settings: Settings = Settings()


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table, on any free chair or the one named."""

    name: Name
    entropy: Entropy
    chair: ChairNumber | None = None


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat."""

    token: str


class Seat(msgspec.Struct, frozen=True):
    """A seat taken: where, and the secret that proves it."""

    table: str
    code: str
    chair: int
    token: str


def refusal(message: str, **args: Any) -> Refusal:
    """A refusal of the server."""
    return Refusal(f"table-{message}", args=args)


@cache
def all_games() -> list[dict[str, Any]]:
    """Every game with its seats, options, presets and players, in words."""
    return [_game(key) for key in games.keys()]  # noqa: SIM118


def _game(key: str) -> dict[str, Any]:
    game = games.load(key)
    say = Speech(game, FALLBACK)
    return {
        "key": key,
        "title": game.title,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "bots": bots.names(game),
        "presets": {name: {"title": say.message(f"preset-{name}"), "options": o} for name, o in game.presets.items()},
        "options": [
            {
                "name": name,
                "kind": option.kind,
                "rule": option.rule,
                "default": option.show(option.default),
                "low": option.low,
                "high": option.high,
                "words": list(option.words),
                "title": say.message(f"option-{name}"),
                "about": say.message(f"option-{name}", attribute="about"),
            }
            for name, option in game.options().items()
        ],
    }
