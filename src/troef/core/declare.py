"""How a game declares its state: small integers and fixed tables of them, each with who may see it.

    class Options(Flat):
        target = number(1, 10_000, default=500, rule="uno.match.500")

    class State(Options, events=64):
        turn = i8()                             # one number, seen by everybody
        hand = i8(SEATS, KINDS, seen=OWN)       # a table; every seat sees its own row
        stock = i8(CARDS, seen=NOBODY)          # a row; nobody sees it
        taken = i64(SEATS, seen=NOBODY, past=True)  # all saw it happen; views no longer show it

A type checker reads `int`, `list[list[int]]`, `list[int]`. From this one declaration come the interpreted
state (the class itself: slots over ints and lists), its `clone()`, what one seat sees (`seen()`), the options with
their ranges, and the NumPy record of the compiled twin (`twin.dtype`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, Self, overload

from troef.core.options import Option

EVERYBODY, OWN, NOBODY = 0, 1, 2  # who sees a field: everybody; row i only seat i; nobody
SPECTATOR = -1  # the viewer who has no seat

WIDTHS = {"i1": 2**7, "i2": 2**15, "i4": 2**31, "i8": 2**63}  # a field holds -limit..limit-1


class Field(NamedTuple):
    """One declared field of a state."""

    width: str
    shape: tuple[int, ...] = ()
    default: int | tuple[int, ...] = 0
    seen: int = EVERYBODY
    past: bool = False
    option: Option | None = None

    def blank(self) -> str:
        """The expression of a fresh value."""
        if not self.shape:
            return repr(self.default)
        if len(self.shape) == 2:
            return repr([[0] * self.shape[1]] * self.shape[0])  # written out it is made twice as fast
        return repr(list(self.default) if isinstance(self.default, tuple) else [0] * self.shape[0])

    def unseen(self) -> str:
        """The expression of what stands in a view for something hidden: nobody writes there, so none is made anew."""
        row = (0,) * self.shape[-1] if self.shape else 0
        if self.seen == OWN:
            return repr([row] * self.shape[0]) if len(self.shape) == 2 else self.blank()
        return repr((row,) * self.shape[0] if len(self.shape) == 2 else row)

    def copy(self, name: str) -> str:
        """The expression of a copy."""
        return ("s.{0}", "s.{0}.copy()", "[row.copy() for row in s.{0}]")[len(self.shape)].format(name)

    def row(self) -> Field:
        """What one seat has of it."""
        return self._replace(shape=self.shape[1:])

    def fits(self, value: Any) -> bool:
        """Whether the twin can hold this value: compiled, a number too large would wrap round without a word."""
        limit = WIDTHS[self.width]
        if not self.shape:
            return bool(-limit <= value < limit)
        return all(self.row().fits(item) for item in value)


class Width:
    """Declares fields of one integer width: i8() a number, i8(n) a row, i8(n, m) a table."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self, *, default: int = 0, seen: int = EVERYBODY, past: bool = False) -> int: ...
    @overload
    def __call__(self, n: int, /, *, seen: int = EVERYBODY, past: bool = False) -> list[int]: ...
    @overload
    def __call__(self, n: int, m: int, /, *, seen: int = EVERYBODY, past: bool = False) -> list[list[int]]: ...
    def __call__(self, *shape: int, default: int = 0, seen: int = EVERYBODY, past: bool = False) -> Any:
        return Field(self.code, shape, default, seen, past)


i8, i16, i32, i64 = Width("i1"), Width("i2"), Width("i4"), Width("i8")


def number(low: int, high: int, *, default: int, rule: str) -> int:
    """Declares an option that is a whole number from low to high."""
    return _option(Option("number", rule, default, low, high))


def flag(*, rule: str, default: bool = False) -> int:
    """Declares an option that is on (1) or off (0)."""
    return _option(Option("flag", rule, int(default), 0, 1))


def choice(words: str, *, rule: str) -> int:
    """Declares an option with named values; the first is the default and is 0 in the rules."""
    names = tuple(words.split())
    return _option(Option("choice", rule, 0, 0, len(names) - 1, names))


def numbers(default: Sequence[int], low: int, high: int, *, rule: str) -> list[int]:
    """Declares an option that is a row of whole numbers from low to high."""
    option = Option("numbers", rule, tuple(default), low, high)
    field: Any = Field(_width(high), (len(default),), tuple(default), option=option)
    return field  # type: ignore[no-any-return]


def _option(option: Option) -> int:
    field: Any = Field(_width(option.high), default=option.default, option=option)
    return field  # type: ignore[no-any-return]


def _width(high: int) -> str:
    return next(code for code, limit in WIDTHS.items() if high < limit)


class Chance(Protocol):
    """A source of random numbers that a state carries."""

    def below(self, n: int) -> int: ...
    def reseed(self, value: int) -> None: ...
    def clone(self) -> Self: ...


class FlatType(type):
    """Turns the declared fields of a class into slots; writes its __init__, clone(), seen(), look(), and so on."""

    fields: dict[str, Field]
    options: dict[str, Option]
    events_max: int

    def __new__(mcs, name: str, bases: tuple[type, ...], scope: dict[str, Any], events: int = 0) -> FlatType:
        own = {n: f for n, f in scope.items() if isinstance(f, Field)}
        rest = {n: v for n, v in scope.items() if n not in own}
        cls = super().__new__(mcs, name, bases, {"__slots__": tuple(own), **rest})
        cls.fields = {**getattr(bases[0] if bases else None, "fields", {}), **own}
        cls.options = {n: f.option for n, f in cls.fields.items() if f.option}
        cls.events_max = events
        if bases:
            _write_methods(cls)
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], scope: dict[str, Any], events: int = 0) -> None:
        super().__init__(name, bases, scope)


class Flat(metaclass=FlatType):
    """The state of a game: small integers and fixed tables of small integers, nothing else.

    Beside its fields an interpreted state carries its source of chance and the events of the act at hand.
    """

    __slots__ = ("chance", "events")
    chance: Chance
    events: list[tuple[int, int, int, int]]  # what, who, detail, seen_by: plain tuples are cheap

    def clone(self) -> Self:
        """A copy that shares nothing with this state."""
        raise NotImplementedError("FlatType writes one for every class")

    def seen(self, seat: int, past: bool = False) -> Self:
        """The state as that seat sees it, built up from nothing: public fields and its own rows.

        To be read at once, until the next act: its tables are the state's own. With `past` it is a copy to keep and
        to write in: also what all have seen but views no longer show, and room to complete it to a world. Chance and
        events stay out.
        """
        raise NotImplementedError("FlatType writes one for every class")

    def look(self, whole: Self, seat: int) -> None:
        """Turns what was seen of a state into what another seat sees of it: public fields stay, own rows are its."""
        raise NotImplementedError("FlatType writes one for every class")

    def look_again(self, whole: Self, seat: int) -> Self:
        """As `seen`, by eyes that have looked at a state of this class before; what they saw then is gone."""
        raise NotImplementedError("FlatType writes one for every class")

    def fields_equal(self, other: Self) -> bool:
        """Whether every declared field is the same."""
        raise NotImplementedError("FlatType writes one for every class")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in type(self).fields)})"


def _write_methods(cls: FlatType) -> None:
    """One statement a field: three times as fast as a loop over names."""
    fields = cls.fields.items()
    own = [(name, field) for name, field in fields if field.seen == OWN]
    look = [
        *(f" own_{name} = {field.unseen()}" for name, field in own),
        " if seat >= 0:",
        "  pass",
        *(f"  own_{name}[seat] = s.{name}[seat]" for name, field in own),
        *(f" c.{name} = own_{name}" for name, field in own),
    ]
    source = [
        "def __init__(s):",
        " s.chance, s.events = None, []",
        *(f" s.{name} = {field.blank()}" for name, field in fields),
        "def clone(s):",
        " c = new(cls)",
        " c.chance = s.chance and s.chance.clone()",
        " c.events = s.events.copy()",
        *(f" c.{name} = {field.copy(name)}" for name, field in fields),
        " return c",
        "def seen(s, seat, past=False):",
        " if past:",
        "  return known(s, seat)",
        " c = new(cls)",
        " c.chance = None",
        *(f" c.{name} = {field.unseen()}" for name, field in fields if field.seen == NOBODY),
        " return look_again(c, s, seat)",
        "def look_again(c, s, seat):",
        " c.events = []",
        *(f" c.{name} = s.{name}" for name, field in fields if field.seen == EVERYBODY),
        *look,
        " return c",
        "def known(s, seat):",
        " c = new(cls)",
        " c.chance, c.events = None, []",
        *(f" c.{name} = {_kept(name, field)}" for name, field in fields),
        " if seat >= 0:",
        "  pass",
        *(f"  c.{name}[seat] = {field.row().copy(f'{name}[seat]')}" for name, field in own),
        " return c",
        "def look(c, s, seat):",
        *look,
        "def fields_equal(s, o):",
        " return " + (" and ".join(f"s.{name} == o.{name}" for name in cls.fields) or "True"),
    ]
    scope: dict[str, Any] = {"cls": cls, "new": object.__new__}
    exec("\n".join(source), scope)
    for name in ("__init__", "clone", "seen", "look", "look_again", "fields_equal"):
        setattr(cls, name, scope[name])


def _kept(name: str, field: Field) -> str:
    """The expression of what is kept of a field, but for the own row: what everybody has seen."""
    return field.copy(name) if field.seen == EVERYBODY or field.past else field.blank()
