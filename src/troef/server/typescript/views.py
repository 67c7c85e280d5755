"""A game's view as a TypeScript type, learnt from views of matches that bots play; and its events."""

from __future__ import annotations

from typing import Any

from troef.core.declare import SPECTATOR
from troef.core.game import Game
from troef.core.notation import Axis, CountAxis, SeatAxis, SetAxis
from troef.server.typescript import sample
from troef.server.typescript.wire import HEADER

PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}


class Shape:
    """All that was seen at one place of a view."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] | None = None
        self.objects = 0
        self.times: dict[str, int] = {}

    def learn(self, value: Any) -> None:
        """One more value at this place."""
        if isinstance(value, dict):
            self.objects += 1
            self.fields = {} if self.fields is None else self.fields
            for name, inner in value.items():
                self.fields.setdefault(name, Shape()).learn(inner)
                self.times[name] = self.times.get(name, 0) + 1
        elif isinstance(value, list | tuple):
            self.items = self.items or Shape()
            for inner in value:
                self.items.learn(inner)
        else:
            self.plain.add(PLAIN[type(value)])

    def typed(self, indent: str = "") -> str:
        """The type of this place."""
        parts = []
        if self.fields is not None:
            parts.append(self._object(indent))
        if self.items is not None:
            inner = self.items.typed(indent)
            parts.append(f"({inner})[]" if "|" in inner and not inner.endswith("}") else f"{inner}[]")
        return " | ".join([*parts, *sorted(self.plain - {"null"}), *({"null"} & self.plain)]) or "unknown"

    def _object(self, indent: str) -> str:
        assert self.fields is not None
        kinds = {shape.typed(indent) for shape in self.fields.values()}
        if len(kinds) == 1 and any(n < self.objects for n in self.times.values()):
            return f"Record<string, {kinds.pop()}>"
        return "{\n" + "".join(self._field(name, indent + "  ") for name in self.fields) + indent + "}"

    def _field(self, name: str, indent: str) -> str:
        assert self.fields is not None
        optional = "?" if self.times[name] < self.objects else ""
        return f"{indent}{name}{optional}: {self.fields[name].typed(indent)};\n"


class Seen:
    """What the views of a game have shown: their shape, and which lists always have an entry a seat."""

    def __init__(self, game: Game) -> None:
        self.shape = Shape()
        self._lists: dict[str, bool] = {}
        for match in sample.positions(game):
            seats = {*match.to_act(), len(match.acts) % match.seats, SPECTATOR}
            for seat in sorted(seats):
                view = match.view(seat)
                self.shape.learn(view)
                self._measure("", view, match.seats)

    @property
    def by_seat(self) -> list[str]:
        """The names of those lists; of what stands within another field as `trick.cards`."""
        return sorted(name for name, always in self._lists.items() if always)

    def _measure(self, name: str, value: Any, seats: int) -> None:
        if isinstance(value, dict):
            for inner, one in value.items():
                self._measure(f"{name}.{inner}".lstrip("."), one, seats)
        elif isinstance(value, list):
            self._lists[name] = self._lists.get(name, True) and len(value) == seats
            for one in value:
                if isinstance(one, dict):
                    self._measure(name, one, seats)


def text(game: Game, seen: Seen) -> str:
    """The file of a game."""
    return f"{HEADER}\nexport interface View {seen.shape.typed()}\n\nexport type Event =\n{events(game)};\n"


def events(game: Game) -> str:
    """The events as a union; an argument is missing where the viewer may not know it."""
    lines = []
    for kind in game.rules.EVENTS.kinds:
        args = "".join(f"; {arg}?: {argument(axis)}" for arg, axis in kind.args.items())
        lines.append(f'  | {{ event: "{kind.name}"; seat: number{args} }}')
    return "\n".join(lines)


def argument(axis: Axis) -> str:
    """What an argument of that axis is on the wire."""
    if isinstance(axis, SetAxis):
        return f"{argument(axis.parts[0])}[]"
    return "number" if isinstance(axis, SeatAxis | CountAxis) else "string"
