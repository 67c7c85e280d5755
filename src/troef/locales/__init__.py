"""Sentences: Fluent messages for events, refusals, options and presets, in the reader's language.

The table's own stand in `locales/<language>/`, a game's in its folder (`games/<key>/locales/<language>.ftl`). What a
language lacks is said in English, so that a new one, or a game of somebody else, can begin small.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from troef.core.bot import Reason
from troef.core.errors import BadUse, Refusal, near
from troef.core.game import Game
from troef.core.notation import Axis, Event, SetAxis, UnionAxis, seat_axis

HERE = Path(__file__).parent
FALLBACK = "en"
LONGEST = 2400  # letters of one argument


@cache
def languages() -> tuple[str, ...]:
    """The languages there are."""
    return tuple(sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl"))))


def wished(asked: Iterable[str]) -> str:
    """The first language there is of those asked for, as `nl`, `nl-BE` or `nl_BE.UTF-8`; else English."""
    return next((name for name in map(bare, asked) if name in languages()), FALLBACK)


def bare(name: str) -> str:
    """A language without its country and letters.

    >>> bare("nl-BE"), bare("nl_BE.UTF-8"), bare("NL")
    ('nl', 'nl', 'nl')
    """
    return re.split(r"[-_.@]", name.strip().lower())[0]


def bundle_of(language: str, texts: Iterable[Path]) -> FluentBundle:
    """The messages of English files (`en/core.ftl`, `locales/en.ftl`), with those of the language over them."""
    if language not in languages():
        raise BadUse(use="no-language", name=language, near=near(language, languages()))
    bundle = FluentBundle([language], use_isolating=False)
    for english in texts:
        for path in dict.fromkeys((english, translated(english, language))):
            if path.is_file():
                bundle.add_resource(_read(path, path.stat().st_mtime_ns), allow_overrides=True)
    return bundle


def translated(english: Path, language: str) -> Path:
    """The file in another language that stands for an English one: `nl/core.ftl`, `locales/nl.ftl`."""
    if english.parent == HERE / FALLBACK:
        return HERE / language / english.name
    return english.with_name(f"{language}{english.suffix}")


def rules_page(game: Game, language: str) -> Path:
    """The rules of a game in a language; in English if they are not translated."""
    page = game.folder / "locales" / f"{language}.md"
    return page if page.is_file() else game.folder / "README.md"


def misuse(error: BadUse, language: str) -> str:
    """What was wrong with a name or a number, in a language."""
    if isinstance(refusal := error.given.get("refusal"), Refusal):
        return Speech(error.given["game"], language).refusal(refusal)
    if "message" in error.given:
        return table_refusal(language, **error.given)
    return use(language, error.use, error.given) + meant(error.near, language) if error.use else str(error)


def table_refusal(language: str, message: str, args: Mapping[str, Any]) -> str:
    """Why a server's table refused, where no game is known yet."""
    bundle = bundle_of(language, [HERE / FALLBACK / "server.ftl"])
    pattern = bundle.get_message(f"refusal-{message}").value
    assert pattern is not None, message
    return str(bundle.format_pattern(pattern, fitting(args))[0])


def meant(near: Mapping[str, str], language: str) -> str:
    """The names that may have been meant, as the end of a sentence."""
    return "".join(use(language, f"near-{how}", near) for how in near)


def use(language: str, name: str, args: Mapping[str, Any]) -> str:
    """A message about commands, names and options."""
    bundle = bundle_of(language, [HERE / FALLBACK / "use.ftl"])
    words = fitting({arg: str(value) for arg, value in args.items()})  # numbers as they are typed
    pattern = bundle.get_message(f"use-{name}").value
    assert pattern is not None, name
    return str(bundle.format_pattern(pattern, words)[0])


def fitting(args: Mapping[str, Any]) -> dict[str, Any]:
    """What is put into a message, nothing longer than Fluent takes: people type what they like."""
    return {
        name: f"{value[:LONGEST]}…" if type(value) is str and len(value) > LONGEST else value
        for name, value in args.items()
    }


class Speech:
    """Says in one language what a game's ids and words mean."""

    def __init__(self, game: Game, language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        self.game, self.language = game, language
        self.names = list(names)
        self.bundle = bundle_of(language, self.texts(game))
        seats = seat_axis(game.seats[-1])  # refusals name seats even where no move or event does
        self.axes: dict[str, Axis] = {seats.name: seats, **game.rules.MOVES.axes, **game.rules.EVENTS.axes}

    def texts(self, game: Game) -> list[Path]:
        """The English files whose messages can be said."""
        return [*sorted((HERE / FALLBACK).glob("*.ftl")), game.folder / "locales" / f"{FALLBACK}.ftl"]

    def message(self, name: str, args: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
        """One message; an id that is missing is a fault of the project and says so."""
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"{name}.{attribute}")
        text, errors = self.bundle.format_pattern(pattern, fitting(args or {}))
        if errors:
            raise KeyError(f"{name}: {errors[0]}")
        return str(text)

    def has(self, name: str, attribute: str | None = None) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(name) and (
            attribute is None or attribute in self.bundle.get_message(name).attributes
        )

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.message("seat", {"seat": seat})

    def several(self, words: Sequence[str]) -> str:
        """Several words as a sentence lists them."""
        return format_list(words, locale=self.language) if words else self.message("none")

    def word(self, axis: Axis, value: Any) -> Any:
        """A card, a colour, a seat, a list of them, as people say it; numbers stay numbers."""
        if value is None:
            return self.message("none")
        if isinstance(axis, SetAxis):
            words = [str(self.word(axis.parts[0], item)) for item in value]
            return self.several(words)
        if isinstance(axis, UnionAxis):
            return self.word(axis.part_of(value), value)
        if axis.name == "seat":
            return self.seat(value)
        if isinstance(value, int):
            return value
        if self.has(f"{axis.name}-{value}"):
            return self.message(f"{axis.name}-{value}")
        if axis.parts and self.has(axis.name):
            return self.message(axis.name, {part.name: self.part(part, word) for part, word in _split(axis, value)})
        return value

    def part(self, axis: Axis, word: str) -> Any:
        """A part of a card; a figure is a number, so that a language can choose the article by it."""
        said = self.word(axis, word)
        return int(said) if str(said).isdigit() else said

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        name = f"event-{event.name}"
        args: dict[str, Any] = {"who": self.seat(event.seat) if event.seat >= 0 else ""}
        if event.args is None:
            return self._sentence(self.message(name, args, "hidden"))
        several = False
        for arg, axis in self.game.rules.EVENTS.named(event.name).args.items():
            args[arg] = self.word(axis, event.args[arg])
            several |= isinstance(axis, SetAxis) and len(event.args[arg]) > 1
        return self._sentence(self.message(name, args, "several" if several and self.has(name, "several") else None))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in a sentence."""
        return self._sentence(self.message(f"refusal-{refusal.message}", self._words(refusal.args)))

    def advice(self, reason: Reason) -> str:
        """Why a move is good, in a sentence."""
        return self._sentence(self.message(f"advice-{reason.message}", self._words(reason.args)))

    def _sentence(self, text: str) -> str:
        """Begins with a capital, whatever card or colour it begins with; a name stays as it is written."""
        named = text.startswith(tuple(name for name in self.names if name))
        return text if named else text[:1].upper() + text[1:]

    def move(self, spelling: str) -> str:
        """A move in words: by the message named after its bare words, or word by word."""
        bare, args, said = [], {}, []
        for kind, word in map(self._kind, self.game.rules.MOVES.apart(spelling)):
            said.append(str(self.word(kind, int(word) if kind.name == "seat" else word)) if kind else word)
            if kind:
                args[kind.name] = said[-1]
            else:
                bare.append(word)
        name = "move-" + "-".join(bare)
        return self.message(name, args) if self.has(name) else " ".join(said)

    def _kind(self, part: tuple[Axis | None, str]) -> tuple[Axis | None, str]:
        """A card that the rules write as a bare word (a wild) or name by another kind is a card all the same."""
        axis, word = part
        card = self.axes.get("card")
        bare = axis is None or not (axis.parts or axis.name == "seat")
        return (card, word) if bare and card is not None and word in card.words else part

    def _words(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments that are named like an axis are words of it."""
        return {k: self.word(self.axes[k], v) if k in self.axes else v for k, v in args.items()}


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> Resource:
    """Reading a file of sentences costs more than all else a speech does: once for each version of it."""
    return FluentResource(path.read_text(encoding="utf-8"))


def _split(axis: Axis, word: str) -> list[tuple[Axis, str]]:
    """The parts of a word of a product, from the last part, which runs fastest."""
    i, found = axis.words.index(word), []
    for part in reversed(axis.parts):
        found.append((part, part.words[i % len(part)]))
        i //= len(part)
    return found[::-1]
