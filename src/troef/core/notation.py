"""How cards, moves and events are written down: words for numbers, declared once beside the rules.

    COLOUR = words("colour", "G Y R B P O")
    CARD = product("card", COLOUR, words("number", "1 2 3 4 5 6 7 8 9 10"))
    MOVES = MoveBook()
    LAY = MOVES.move("lay", CARD)            # the actions LAY + 0 .. LAY + 59, spelled "lay G1" .. "lay O10"
    EVENTS = EventBook()
    LAID = EVENTS.event("laid", card=CARD)   # emit(s, LAID, seat, card, EVERYONE)

The rules use the numbers; people, files and the wire use the words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product as combinations
from math import prod
from typing import Any, NamedTuple, TypeVar

from troef.core.errors import BadUse, nearest

MOST_REMEMBERED = 20_000  # of what is asked for again and again
NO_SEAT = 62  # only the mask of everyone has this bit
K = TypeVar("K")
V = TypeVar("V")


class Remembered(dict[K, V]):
    """What was made before, by what it was made from; what is missing is made."""

    def __init__(self, make: Callable[[K], V]) -> None:
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        value = self[key] = self._make(key)
        return value


@dataclass(frozen=True)
class Axis:
    """A kind of thing with a word for every number: colours, cards, seats."""

    name: str
    words: tuple[str, ...]
    parts: tuple[Axis, ...] = ()  # a card is a colour and a number

    def __len__(self) -> int:
        return len(self.words)

    def value(self, i: int) -> Any:
        """What a view or an event says for number i."""
        return self.words[i]

    def index(self, word: str) -> int:
        """The number of a word.

        >>> words("colour", "G Y R").index("R")
        2
        """
        if word not in self.words:
            raise BadUse(f"there is no {self.name} {word!r}{nearest(word, self.words)}")
        return self.words.index(word)

    def members(self, mask: int) -> list[Any]:
        """The words of a mask, in order.

        >>> words("colour", "G Y R").members(0b101)
        ['G', 'R']
        """
        return [*self._members[mask]]

    @cached_property
    def _members(self) -> Remembered[int, tuple[Any, ...]]:
        """Hands are looked at again and again, and most are as they were at the last look."""
        return Remembered(self._find_members)

    def _find_members(self, mask: int) -> tuple[Any, ...]:
        found, values = list[Any](), self._values
        while mask:
            lowest = mask & -mask
            found.append(values[lowest.bit_length() - 1])
            mask ^= lowest
        return tuple(found)

    @cached_property
    def _values(self) -> tuple[Any, ...]:
        return tuple(map(self.value, range(len(self))))


class SeatAxis(Axis):
    """Seats: spelled as their number, and a number in views and events."""

    def value(self, i: int) -> Any:
        """The seat itself; None for no seat."""
        return i if i >= 0 else None


class CountAxis(Axis):
    """Plain numbers without bound: points, how many."""

    def value(self, i: int) -> Any:
        """The number itself."""
        return i


class SetAxis(Axis):
    """Sets of things, as masks."""

    def __len__(self) -> int:
        return 1 << len(self.parts[0])

    def value(self, i: int) -> Any:
        """The members, in order."""
        return self.parts[0].members(i)


class UnionAxis(Axis):
    """Things of several kinds, one kind after another."""

    def part_of(self, word: str) -> Axis:
        """The axis a word comes from."""
        return next(part for part in self.parts if word in part.words)


NUMBER = CountAxis("number", ())


def words(name: str, spelled: str) -> Axis:
    """An axis from its words."""
    return Axis(name, tuple(spelled.split()))


def product(name: str, *parts: Axis) -> Axis:
    """An axis of all combinations, the last part running fastest, spelled without a gap.

    >>> product("card", words("colour", "G Y"), words("number", "1 2")).words
    ('G1', 'G2', 'Y1', 'Y2')
    """
    return Axis(name, tuple("".join(words) for words in combinations(*(part.words for part in parts))), parts)


def union(name: str, *parts: Axis) -> Axis:
    """An axis of one axis' words after another's: the coloured cards, then the wilds."""
    return UnionAxis(name, tuple(word for part in parts for word in part.words), parts)


def seat_axis(seats: int) -> Axis:
    """The seats of a table."""
    return SeatAxis("seat", tuple(map(str, range(seats))))


def several(axis: Axis) -> Axis:
    """Sets of what the axis names."""
    return SetAxis(f"{axis.name}s", (), (axis,))


# ---- observations ------------------------------------------------------------------------------------


class Plane(NamedTuple):
    """A field of an observation. Where a part of its shape is an axis, its numbers stand in the order of the words."""

    name: str
    parts: tuple[Axis | int, ...]
    says: str

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers there are, row by row; one number is a row of one."""
        return tuple(part if isinstance(part, int) else len(part) for part in self.parts) or (1,)

    @property
    def length(self) -> int:
        """How many numbers there are in all."""
        return prod(self.shape)


def plane(name: str, says: str, *parts: Axis | int) -> Plane:
    """Declares a field of an observation; without parts it is one number.

    >>> plane("known", "for every seat, 1 for every card it holds", 4, words("card", "G1 G2")).shape
    (4, 2)
    """
    return Plane(name, parts, says)


def length(planes: Iterable[Plane]) -> int:
    """How many numbers planes have, one after another."""
    return sum(one.length for one in planes)


# ---- moves ---------------------------------------------------------------------------------------


class MoveBook:
    """The moves of a game: every action number has one spelling, every spelling one number."""

    def __init__(self) -> None:
        self._spellings: list[str] = []
        self._actions: dict[str, int] = {}
        self._idle: list[int] = []
        self._loose: set[str] = set()
        self._race: set[str] = set()
        self.axes: dict[str, Axis] = {}  # by name, for those who put words into sentences
        self._families: list[tuple[int, tuple[str | Axis, ...]]] = []  # the first action of each, and its parts

    def move(self, *parts: str | Axis, idle: bool = False, loose: bool = False, race: bool = False) -> int:
        """Declares a family of moves; returns its first action number. The last axis runs fastest.

        An idle move (draw, keep, pass) brings a game no nearer to its end: random players make one only when
        nothing else is lawful, or random games would never end. `legal` lists idle moves last.
        A loose move is bound to no turn (a call, a placement): a live table judges it against the game as it is.
        A race (a catch, a claim) is loose, and who made it first counts, not whose message travelled faster.
        """
        base = len(self._spellings)
        self._families.append((base, parts))
        self.axes |= {part.name: part for part in parts if isinstance(part, Axis)}
        columns = [part.words if isinstance(part, Axis) else (part,) for part in parts]
        for row in combinations(*columns):
            spelling = " ".join(row)
            if spelling in self._actions:
                raise ValueError(f"two moves are spelled {spelling!r}")
            self._actions[spelling] = len(self._spellings)
            self._spellings.append(spelling)
            self._idle.append(int(idle))
            if loose or race:
                self._loose.add(spelling)
            if race:
                self._race.add(spelling)
        return base

    def __len__(self) -> int:
        return len(self._spellings)

    @property
    def idle(self) -> tuple[int, ...]:
        """1 for every action that is idle, for the rules' `IDLE`."""
        return tuple(self._idle)

    def spell(self, action: int) -> str:
        """The spelling of an action."""
        return self._spellings[action]

    def spellings(self, actions: Iterable[int]) -> list[str]:
        """The spellings of several."""
        return [*map(self._spellings.__getitem__, actions)]

    def is_loose(self, spelling: str) -> bool:
        """Whether the move is bound to no turn."""
        return spelling in self._loose

    def is_race(self, spelling: str) -> bool:
        """Whether it counts who made the move first."""
        return spelling in self._race

    def action(self, spelling: str) -> int | None:
        """The action spelled so, or None."""
        return self._actions.get(spelling)

    def action_of(self, move: str) -> int:
        """The action of a move that is known to be one."""
        return self._actions[move]

    def apart(self, spelling: str) -> list[tuple[Axis | None, str]]:
        """The words of a move, each with what kind of thing it names (None: nothing, a verb).

        >>> book = MoveBook()
        >>> _ = book.move("lay", words("card", "G1 G2"))
        >>> [(axis and axis.name, word) for axis, word in book.apart("lay G2")]
        [(None, 'lay'), ('card', 'G2')]
        """
        action = self._actions[spelling]
        parts = next(parts for base, parts in reversed(self._families) if base <= action)
        kinds = [part if isinstance(part, Axis) else None for part in parts for _ in _words_of(part)]
        return list(zip(kinds, spelling.split(" "), strict=True))

    def family(self, action: int) -> int:
        """The first action of those declared together with it.

        >>> book = MoveBook()
        >>> lay, keep = book.move("lay", words("card", "G1 G2")), book.move("keep")
        >>> [book.family(action) for action in range(len(book))]
        [0, 0, 2]
        """
        return next(base for base, _ in reversed(self._families) if base <= action)

    def patterns(self) -> list[str]:
        """How every family of moves is spelled, with its kinds of things by name: `play $card swap $seat`."""
        named = [[f"${part.name}" if isinstance(part, Axis) else part for part in parts] for _, parts in self._families]
        return [" ".join(parts) for parts in named]

    def verbs(self) -> list[str]:
        """The first words of all moves, in the order of their declaration."""
        return list(dict.fromkeys(spelling.split(" ")[0] for spelling in self._spellings))


def _words_of(part: str | Axis) -> list[str]:
    """As many words as a part of a move is written with."""
    return part.split(" ") if isinstance(part, str) else part.words[0].split(" ")


# ---- events --------------------------------------------------------------------------------------


class Event(NamedTuple):
    """What happened, as one viewer may know it. `args` is None where the viewer may not know the detail."""

    name: str
    seat: int
    args: Mapping[str, Any] | None

    def data(self) -> dict[str, Any]:
        """For files and the wire."""
        return {"event": self.name, "seat": self.seat, **(self.args or {})}

    def __repr__(self) -> str:
        details = "".join(f" {value}" for value in (self.args or {}).values())
        return f"<{self.seat if self.seat >= 0 else 'table'} {self.name}{details}>"


class EventKind(NamedTuple):
    """A declared event: its name, what its detail says, whether it lays something secret open."""

    name: str
    args: dict[str, Axis]
    reveals: bool

    def unpack(self, detail: int) -> dict[str, Any]:
        """The detail in words; the last argument runs fastest, the first may be without bound."""
        values: dict[str, Any] = {}
        for name, axis in reversed(self.args.items()):
            bound = len(axis) if axis is not NUMBER else 0
            values[name] = axis.value(detail % bound if bound and len(values) < len(self.args) - 1 else detail)
            detail = detail // bound if bound else 0
        return {name: values[name] for name in self.args}


RawEvent = tuple[int, int, int, int]  # what, who, detail, seen by


def ear(viewer: int) -> int:
    """The bit of that viewer in the mask of those who hear a detail."""
    return 1 << (viewer if viewer >= 0 else NO_SEAT)


class EventBook:
    """The events of a game, numbered in the order of their declaration."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []
        self._open, self._shut = Remembered(self._tell_open), Remembered(self._tell_shut)  # the same few, mostly

    def event(self, name: str, /, *, reveals: bool = False, **args: Axis) -> int:
        """Declares an event; returns its number. `reveals`: by it something hidden comes to light."""
        self.kinds.append(EventKind(name, args, reveals))
        return len(self.kinds) - 1

    @property
    def axes(self) -> dict[str, Axis]:
        """By name, for those who put words into sentences."""
        return {axis.name: axis for kind in self.kinds for axis in kind.args.values()}

    def named(self, name: str) -> EventKind:
        """The event of that name."""
        return next(kind for kind in self.kinds if kind.name == name)

    def hears(self, raw: RawEvent, viewer: int) -> bool:
        """Whether that viewer may hear the detail."""
        return bool(raw[3] & ear(viewer))

    def told(self, raw: RawEvent, viewer: int) -> Event:
        """The event as that viewer may hear it."""
        return self.told_open(raw) if self.hears(raw, viewer) else self.told_shut(raw)

    def told_all(self, raws: Sequence[RawEvent], viewer: int) -> list[Event]:
        """The same of several, mostly without a call: a comprehension is one, and takes as long as two events."""
        opened, shut, bit = self._open, self._shut, ear(viewer)
        told: list[Event] = []
        for raw in raws:
            told.append(opened[raw] if raw[3] & bit else shut[raw])
        return told

    def told_shut(self, raw: RawEvent) -> Event:
        """The event without its detail."""
        return self._shut[raw]

    def told_open(self, raw: RawEvent) -> Event:
        """The event with its detail, for replays and goldens that show everything."""
        return self._open[raw]

    def _tell_shut(self, raw: RawEvent) -> Event:
        return Event(self.kinds[raw[0]].name, raw[1], None)

    def _tell_open(self, raw: RawEvent) -> Event:
        kind = self.kinds[raw[0]]
        return Event(kind.name, raw[1], kind.unpack(raw[2]))
