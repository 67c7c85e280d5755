"""The shape of a whole view, for the page's types. The room makes it; a test holds the two together."""

from __future__ import annotations

from typing import Literal, TypedDict

from troef.core.options import Value
from troef.server.entries import Settings
from troef.server.room import Phase


class ChairShown(TypedDict):
    """What everybody sees of a chair."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    nth: int
    away: bool
    seeded: bool


class OutcomeShown(TypedDict):
    """How a match ended."""

    points: list[int]
    winners: list[int]
    why: str


class TableShown(TypedDict):
    """What everybody sees of a table."""

    id: str
    name: str
    code: str
    game: str
    options: dict[str, Value]
    settings: Settings
    phase: Phase
    host: int
    chairs: list[ChairShown]
    commit: str
    matches: int
    ready: list[int]
    votes: list[int]
    deadlines: list[int | None] | None
    outcome: OutcomeShown | None
    secret: str | None
    rounds: list[list[int]]


class You(TypedDict):
    """Who the viewer is; chair -1 looks on."""

    chair: int
    host: bool


class GameView(TypedDict):
    """What every game's view has."""

    seat: int
    seats: int
    to_act: list[int]
    moves: list[str]
    points: list[int]
    rounds: int


class View(TypedDict):
    """All that one viewer may know now."""

    table: TableShown
    you: You
    game: GameView | None
