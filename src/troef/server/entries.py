"""What a table remembers: a numbered log of entries. A table is the fold of its entries, before and after a crash."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from troef.core.options import Value

Pace = Literal["quick", "normal", "slow"]
TimeToAct = Literal["none", "relaxed", "brisk"]
Watch = Literal["nobody", "anybody"]
Chat = Literal["off", "presets", "free"]
Hints = Literal["off", "bots", "all"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run; no rule of a game depends on it."""

    watch: Watch = "anybody"
    reveal: bool = True  # after a match everybody with the link may see everything; else only who sat at it
    pace: Pace = "normal"  # of bots
    time: TimeToAct = "none"
    away_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 60  # then a bot plays for a silent seat; 0: never
    chat: Chat = "free"
    public: bool = False  # stands in the list of open tables
    hints: Hints = "bots"  # who may ask for advice: nobody, who plays against bots alone, everybody


class Entry(msgspec.Struct, frozen=True, tag_field="e", omit_defaults=True):
    """One line of a table's log. `by` is the chair that asked for it and `id` the request; -1: the table itself."""

    by: int = -1
    id: str = ""


class Opened(Entry, tag="opened", kw_only=True, frozen=True):
    """A table is laid: for so many chairs, with a secret committed to."""

    game: str
    version: int
    chairs: int
    options: dict[str, Value]
    settings: Settings
    name: str
    code: str
    secret: str


class Sat(Entry, tag="sat", kw_only=True, frozen=True):
    """A person took a chair; `key` is the hash of the token that proves it."""

    chair: int
    name: str
    key: str
    entropy: str = ""


class Seeded(Entry, tag="seeded", kw_only=True, frozen=True):
    """A person's device added its entropy for the next match."""

    chair: int
    entropy: str


class Offered(Entry, tag="offered", kw_only=True, frozen=True):
    """A person offers the chair to whoever brings the gift that has this hash."""

    chair: int
    key: str


class Rekeyed(Entry, tag="rekeyed", kw_only=True, frozen=True):
    """A chair was handed to another person: the old token is worth nothing any more."""

    chair: int
    key: str
    name: str


class BotSat(Entry, tag="bot", kw_only=True, frozen=True):
    """A bot took a chair, which may have been a person's."""

    chair: int
    level: str


class Emptied(Entry, tag="emptied", kw_only=True, frozen=True):
    """A chair is free again."""

    chair: int


class Swapped(Entry, tag="swapped", kw_only=True, frozen=True):
    """Two chairs changed places."""

    chair: int
    other: int


class Resized(Entry, tag="resized", kw_only=True, frozen=True):
    """The table has so many chairs now; those taken away were empty."""

    chairs: int


class Configured(Entry, tag="configured", kw_only=True, frozen=True):
    """Options or settings were changed before the start."""

    options: dict[str, Value]
    settings: Settings


class HandedOver(Entry, tag="host", kw_only=True, frozen=True):
    """Another person runs the table now."""

    chair: int


class Started(Entry, tag="started", kw_only=True, frozen=True):
    """The match begins with these chairs, in this order; the others are taken away."""

    seating: list[int]
    names: list[str]


class Acted(Entry, tag="act", kw_only=True, frozen=True):
    """An act of the match: of a seat, or of the table (-1, wake). `bot`: made by a bot, perhaps for somebody away."""

    seat: int
    move: str
    at: int
    bot: bool = False


class Ready(Entry, tag="ready", kw_only=True, frozen=True):
    """A person has seen the end of the round."""

    chair: int


class WentOn(Entry, tag="on", kw_only=True, frozen=True):
    """The next round begins, whoever is ready."""


class Voted(Entry, tag="vote", kw_only=True, frozen=True):
    """A person wishes to pause, or to go on after a pause; or no longer wishes it."""

    chair: int
    want: bool = True


class Paused(Entry, tag="paused", kw_only=True, frozen=True):
    """Everybody who was there wished to pause: the clock stands."""


class Resumed(Entry, tag="resumed", kw_only=True, frozen=True):
    """Everybody who was there wished to go on."""


class WentAway(Entry, tag="away", kw_only=True, frozen=True):
    """A person has been silent too long; a bot plays for them."""

    chair: int


class CameBack(Entry, tag="back", kw_only=True, frozen=True):
    """A person who was away is back and plays again."""

    chair: int


class Renamed(Entry, tag="renamed", kw_only=True, frozen=True):
    """A person goes by another name, or had it taken away everywhere (an empty one)."""

    chair: int
    name: str


class Again(Entry, tag="again", kw_only=True, frozen=True):
    """A rematch is laid in the same room: the same people, seats kept or rotated by one, a new secret."""

    secret: str
    rotate: bool


AnyEntry = (
    Opened
    | Sat
    | Seeded
    | Offered
    | Rekeyed
    | BotSat
    | Emptied
    | Swapped
    | Resized
    | Configured
    | HandedOver
    | Started
    | Acted
    | Ready
    | WentOn
    | Voted
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | Renamed
    | Again
)

KINDS: tuple[type[AnyEntry], ...] = get_args(AnyEntry)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
