"""The contract: what a game is. Every part is required, so that none can be forgotten."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast

from troef.core.declare import Flat
from troef.core.errors import BadOption, BadUse, Refusal, near
from troef.core.notation import EventBook, MoveBook, Plane
from troef.core.options import Option, Value, find
from troef.core.words import Moves

if TYPE_CHECKING:
    from troef.core.bot import Bot
    from troef.core.match import Match
    from troef.core.sheet import Glass, Sheet

Figure = Callable[["Match", int], tuple[float, float]]  # (a match that is over, a seat) -> how many, of how many
View = dict[str, Any]  # what one viewer may know now: words, numbers, lists and dicts, ready for JSON


class Rules(Protocol):
    """A game's `rules.py`: plain functions over its state, in the dialect that also compiles (`core.dialect`).

    The state has at least `seats`, `points` (one a seat) and `rounds` (how many have been scored). A game is over when
    nobody may act and nothing is due.
    """

    State: type[Any]
    SEATS: int  # the most seats
    ACTIONS: int  # actions are 0..ACTIONS-1
    MOVES: MoveBook
    IDLE: tuple[int, ...]
    EVENTS: EventBook

    def begin(self, s: Any, seats: int) -> None:
        """Sets up the game for so many seats, whatever was in the state but its options."""

    def to_act(self, s: Any) -> int:
        """The seats that may act now, as a mask: none, one or several."""

    def wake(self, s: Any) -> int:
        """The table's time at which the table itself acts (seat TABLE, action WAKE), or NEVER."""

    def legal(self, s: Any, seat: int, moves: Moves) -> None:
        """Adds the actions lawful for a seat, in a fixed order; must follow from what that seat sees."""

    def apply(self, s: Any, seat: int, action: int, at: int) -> None:
        """Carries out one lawful action at the table's time `at`; what happened is emitted."""

    def winners(self, s: Any) -> int:
        """Who wins, if the game ended now, as a mask; several share."""

    def redeal(self, s: Any, seat: int) -> None:
        """Fills a state that holds only what the seat knows (`seen(seat, past=True)`) to a whole possible world."""


class Encoding(Protocol):
    """A game's `encoding.py`: what a seat knows as numbers for learners, in the same dialect as the rules."""

    PLANES: tuple[Plane, ...]
    OBSERVATION: int  # the length of all planes

    def observe(self, s: Any, seat: int, out: list[int]) -> None:
        """Writes the observation of a seat; `s` is what it knows (`seen(seat, past=True)`)."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game: its rules and the thin layer over them that names things and decides nothing."""

    key: str
    title: str
    version: int  # of the behaviour; HISTORY.md says what changed
    seats: range
    folder: Path
    rules: Rules
    encoding: Encoding
    view: Callable[[Any], View]  # (what a viewer sees) -> what everybody may know, the same for all viewers
    own: Callable[[Any, int], View]  # (what a viewer sees, its seat) -> what it may know besides
    refusal: Callable[[Any, int, int], Refusal | None]  # (what the seat sees, seat, action) -> why not
    conflict: Callable[[Any], Refusal | None]  # (state with options) -> why these options do not go together
    ended_by: Callable[[Any], str]  # (state) -> the rule that ended the match
    broken: Callable[[Any], str]  # (whole state) -> which law of conservation is broken, "" if none
    presets: Mapping[str, Mapping[str, Value]]
    bots: Mapping[str, Callable[..., Bot]]  # the game's own: at least "heuristic"
    hold_ms: int  # an act that arrives so much before it becomes lawful is held, not refused
    figures: Mapping[str, Figure]  # what the arena counts besides wins and points
    sheet: Sheet  # for pen and paper; `core.sheet.Plain` is one of plain numbers
    glass: Glass | None  # its hidden timer, for a phone at a real table; None: it has none

    def new(self, seats: int, seed: int = 0, preset: str | None = None, **chosen: Value) -> Match:
        """A match under the referee; the same seed deals the same cards. Options are given by name.

        >>> import troef
        >>> match = troef.load("companeros").new(seats=4, seed=7)
        >>> match
        <companeros, 4 seats, 0 acts, seat 0 to act>
        """
        from troef.core.match import Match

        return Match(self, seats, self.chosen(chosen, preset), seed=seed)

    def options(self) -> dict[str, Option]:
        """The options by name."""
        declared: dict[str, Option] = self.rules.State.options
        return declared

    def defaults(self) -> dict[str, Value]:
        """Every option with its default, as a record writes it."""
        return {name: option.show(option.default) for name, option in self.options().items()}

    def chosen(self, chosen: Mapping[str, Value], preset: str | None = None) -> dict[str, Value]:
        """Every option with its value: the defaults, changed by a preset, changed by what was chosen."""
        if preset is not None and preset not in self.presets:
            raise BadUse(use="no-preset", game=self.key, name=preset, near=near(preset, self.presets))
        values = {**self.defaults(), **(self.presets[preset] if preset else {}), **chosen}
        for name in chosen:
            find(self.options(), name)
        return values

    def configured(self, values: Mapping[str, Value]) -> Flat:
        """A fresh state with these options set; refuses values out of range and options that do not go together."""
        state: Flat = self.rules.State()
        for name, value in values.items():
            setattr(state, name, find(self.options(), name).read(name, value))
        if (why := self.conflict(state)) is not None:
            raise BadOption(str(why), game=self, refusal=why)
        return state

    def check_seats(self, seats: int) -> None:
        """Refuses a number of seats the game is not made for."""
        if not hasattr(seats, "__index__") or seats not in self.seats:
            shown = seats if hasattr(seats, "__index__") else repr(seats)  # '4' is not 4
            raise BadUse(use="seats", game=self.key, least=self.seats[0], most=self.seats[-1], seats=shown)

    def __reduce__(self) -> tuple[object, ...]:
        """Copied and written down it is what it is: the one `GAME` of its folder."""
        return _game_of, (cast(ModuleType, self.rules).__package__,)

    def __repr__(self) -> str:
        return f"<game {self.key}, {self.seats[0]}-{self.seats[-1]} seats>"


def _game_of(package: str) -> Game:
    game: Game = importlib.import_module(package).GAME
    return game
