"""Checks of a game as it lies: its dialect, its numbers and names, its spellings, its sentences, its rule ids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from itertools import product
from types import ModuleType
from typing import Any, cast

from troef.core import dialect
from troef.core.errors import BadOption, Refusal
from troef.core.notation import NUMBER, Axis, Event, EventKind, SeatAxis, SetAxis, length
from troef.testing.catalogue import cited, known
from troef.testing.check import Check, Run
from troef.testing.walk import Walk

MOST_SEATS = 62  # a mask of seats fits a number of 63 bits


class Dialect(Check):
    """The rules and the encoding are written so that they mean the same interpreted and compiled."""

    name = "dialect"

    def lies(self) -> None:
        """Every fault has a line and a reason; the first is told."""
        modules = cast(ModuleType, self.game.rules), cast(ModuleType, self.game.encoding)
        if found := dialect.faults(*modules):
            self.fail(found[0])


class Contract(Check):
    """The parts of a game fit together: numbers of moves, planes, seats, presets, players."""

    name = "contract"

    def lies(self) -> None:
        """One sentence for each part that does not fit."""
        for wrong in self.wrong():
            self.fail(wrong)

    def wrong(self) -> Iterator[str]:
        """What does not fit."""
        game, rules, fields = self.game, self.rules, self.rules.State.fields
        if len(rules.MOVES) != rules.ACTIONS or rules.MOVES.idle != rules.IDLE:
            yield "ACTIONS and IDLE are not those of MOVES"
        if not game.seats or game.seats[-1] > min(rules.SEATS, MOST_SEATS):
            yield f"{game.seats} seats, but the rules hold {rules.SEATS}"
        for name in ("seats", "points", "rounds"):
            if name not in fields or fields[name].seen:
                yield f"the state has no field {name!r} that everybody sees"
        if length(game.encoding.PLANES) != game.encoding.OBSERVATION:
            yield "the planes do not add up to the observation"
        if "heuristic" not in game.bots:
            yield "there is no player 'heuristic'"
        if not game.folder.joinpath("HISTORY.md").is_file():
            yield "there is no HISTORY.md"
        yield from self.wrong_presets()

    def wrong_presets(self) -> Iterator[str]:
        """Presets that set an option that is not there, or one to a value it cannot have."""
        for name, preset in self.game.presets.items():
            try:
                self.game.configured({**self.game.defaults(), **preset})
            except BadOption as error:
                yield f"preset {name}: {error}"


class Spelling(Check):
    """Every move has one spelling, in ASCII with single spaces, and every spelling one move."""

    name = "spelling"

    def lies(self) -> None:
        """Over the whole universe of moves."""
        for action in range(self.rules.ACTIONS):
            spelling = self.rules.MOVES.spell(action)
            if self.rules.MOVES.action(spelling) != action:
                self.fail(f"{spelling!r} is read as another move")
            if not spelling.isascii() or spelling.split(" ") != spelling.split() or spelling == "wake":
                self.fail(f"{spelling!r} is no spelling")
        self.count("spellings", self.rules.ACTIONS)


class Texts(Check):
    """Everything that can be said has an English sentence: events, hidden ones too, refusals, options, presets."""

    name = "texts"

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.said: set[tuple[str, bool]] = set()

    def lies(self) -> None:
        """All that is declared, with sample arguments; and no sentence for what is not declared."""
        for kind in self.rules.EVENTS.kinds:
            for args in samples(kind):
                self.say(f"event-{kind.name}", kind.name, args)
        for name, option in self.game.options().items():
            self.has(f"option-{name}")
            self.has(f"option-{name}", "about")
            for word in option.words:
                self.has(f"choice-{name}-{word}")
        for name in self.game.presets:
            self.has(f"preset-{name}")
        for message in self.refusals():
            self.has(f"refusal-{message}")
        self.no_others()

    def say(self, name: str, event: str, args: Mapping[str, Any] | None) -> None:
        """One sentence of an event."""
        try:
            text = self.run.speech.event(Event(event, 0, args))
        except (KeyError, LookupError) as error:
            self.fail(f"{name} cannot be said: {error}")
        if not text.strip():
            self.fail(f"{name} says nothing")
        self.count("sentences")

    def has(self, name: str, attribute: str | None = None) -> None:
        """There is such a message."""
        if not self.run.speech.has(name, attribute):
            self.fail(f"there is no message {name}" + (f".{attribute}" if attribute else ""))
        self.count("sentences")

    def refusals(self) -> set[str]:
        """The message ids of all refusals written in the game's folder."""
        found = set()
        for path in self.game.folder.glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == Refusal.__name__ and node.args:
                    found |= {n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)}
        return {message for message in found if isinstance(message, str)}

    def no_others(self) -> None:
        """Messages of the game that belong to nothing: misspelt or left behind."""
        path = self.game.folder / "locales" / "en.ftl"
        kinds = {
            "event": {kind.name for kind in self.rules.EVENTS.kinds},
            "option": set(self.game.options()),
            "preset": set(self.game.presets),
        }
        for family, name in re.findall(r"^(event|option|preset)-([\w-]+) *=", path.read_text(encoding="utf-8"), re.M):
            if name not in kinds[family]:
                self.fail(f"the message {family}-{name} belongs to nothing")

    def deal(self, walk: Walk) -> None:
        """What was dealt can be told."""
        self.told(walk)

    def after(self, walk: Walk, act: object) -> None:
        """What happened can be told to everybody who hears of it."""
        self.told(walk)

    def told(self, walk: Walk) -> None:
        """Each kind of event once with its detail and once without, as it really happened."""
        for raw in walk.match.log[-1]:
            for viewer in walk.viewers:
                event = self.rules.EVENTS.told(raw, viewer)
                key = (event.name, event.args is None)
                if key not in self.said:
                    self.said.add(key)
                    self.say(f"event-{event.name}" + (".hidden" if event.args is None else ""), event.name, event.args)


def samples(kind: EventKind) -> Iterator[dict[str, Any]]:
    """Sample arguments of an event: the ends of every axis; of sets none, one, several."""
    names = list(kind.args)
    for values in product(*(list(_values(axis)) for axis in kind.args.values())):
        yield dict(zip(names, values, strict=True))


def _values(axis: Axis) -> list[Any]:
    if axis is NUMBER:
        return [0, 1, 2, 17]
    if isinstance(axis, SetAxis):
        words = [axis.parts[0].value(i) for i in range(len(axis.parts[0]))]
        return [[], words[:1], words[:2], words]
    if isinstance(axis, SeatAxis):
        return [0, len(axis) - 1]
    return [axis.value(0), axis.value(len(axis) - 1)]


class Catalogue(Check):
    """The README lists the rules by id; code and tests cite every one of them and no other."""

    name = "catalogue"

    def lies(self) -> None:
        """Ids are there, once each, all cited, and none is cited that is not there."""
        rules = self.run.rules
        if not rules:
            self.fail("the README lists no rule")
        if twice := [rule for rule in rules if rules.count(rule) > 1]:
            self.fail(f"{twice[0]} is listed twice")
        families = {rule.split(".")[0] for rule in rules}
        seen = set()
        for path in sorted(self.game.folder.rglob("*.py")):
            for line, rule in cited(path.read_text(encoding="utf-8"), families):
                seen.add(rule)
                if not known(rule, rules):
                    self.fail(f"{path.name}:{line} cites {rule}, which is not in the README")
        if missing := [rule for rule in rules if rule not in seen]:
            self.fail(f"{missing[0]} is cited nowhere in the game's folder")
        for name, option in self.game.options().items():
            if option.rule not in rules:
                self.fail(f"option {name}: {option.rule} is not in the README")
        self.count("rule ids", len(rules))
