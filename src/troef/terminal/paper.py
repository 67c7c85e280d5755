"""A score pad in plain lines: reads what players enter, lets the pad count, says how it stands."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from troef.core.errors import BadRecord, BadUse, NotLawful, near
from troef.core.game import Game
from troef.core.pad import Pad
from troef.core.sheet import Field, Line, Value
from troef.locales import Speech, misuse
from troef.terminal.found import options


def opened(game: Game, name: str, first: str | None, preset: str | None, given: Sequence[str]) -> tuple[Pad, list[str]]:
    """A fresh pad for these players."""
    names = [part.strip() for part in name.split(",") if part.strip()]
    if len({part.casefold() for part in names}) < len(names):
        raise BadUse(use="same-names")
    return Pad(game, options(game, preset, given), len(names), place(names, first) if first else 0), names


def place(names: Sequence[str], name: str) -> int:
    """The seat of a player."""
    found = [seat for seat, other in enumerate(names) if other.casefold() == name.casefold()]
    if not found:
        raise BadUse(use="nobody", name=name, near=near(name, names))
    return found[0]


def value_of(field: Field, words: list[str]) -> Value:
    """What the words say for the last field: cards, or a number."""
    codes = {face.code.casefold(): face.code for face in field.faces}
    if field.kind == "several" and all(word.casefold() in codes for word in words):
        return [codes[word.casefold()] for word in words]
    if len(words) == 1 and field.kind == "one" and words[0].casefold() in codes:
        return codes[words[0].casefold()]
    if len(words) == 1 and words[0].lstrip("-").isdecimal():
        return int(words[0])
    raise BadUse(use="misfit", words=" ".join(words) or "–")


def line_of(fields: Sequence[Field], text: str) -> Line:
    """A line as it was typed: one word a field, and all that is left for the last."""
    words = text.replace(",", " ").split()
    if len(words) < len(fields) - 1:
        raise BadUse(use="short-line", n=len(fields))
    heads = {field.name: value_of(field, [word]) for field, word in zip(fields[:-1], words, strict=False)}
    return {**heads, fields[-1].name: value_of(fields[-1], words[len(fields) - 1 :])}


class Paper:
    """A pad with people at a keyboard; with a file, every line is in it before its points are shown."""

    def __init__(self, pad: Pad, names: list[str], file: Path | None, lang: str) -> None:
        self.pad, self.names, self.file = pad, names, file
        self.speech = Speech(pad.game, lang)
        head = {"game": pad.game.key, "names": names, "options": pad.options, "first": pad.first}
        if file is not None:
            self._resume(file, head)

    def _resume(self, file: Path, head: dict[str, Any]) -> None:
        """Goes on with the pad in the file, or begins it."""
        if not file.exists():
            file.write_text(json.dumps(head) + "\n")
            return
        try:
            first, *lines = [json.loads(text) for text in file.read_text().splitlines()]
            if first != head:
                raise BadUse(use="other-pad", file=file, game=first.get("game"), names=first.get("names"))
            for line in lines:
                self._do(line)
        except (ValueError, KeyError, AttributeError, TypeError, NotLawful) as error:
            raise BadRecord(f"{file} is no pad: {error}") from None

    def _do(self, line: dict[str, Any]) -> None:
        if "undo" in line:
            self.pad.undo()
        elif "note" in line:
            self.pad.note(line["round"], line["note"], line["value"])
        else:
            self.pad.write(line["round"], line["seat"], line["line"])

    def _enter(self, line: dict[str, Any]) -> None:
        """Saved, then done; what is refused is not saved."""
        if "note" in line:
            self._do(line)
        elif "undo" not in line:
            self.pad.check(line["round"], line["seat"], line["line"])
        elif not self.pad.log:
            self.pad.undo()
        if self.file is not None:
            with self.file.open("a") as kept:
                kept.write(json.dumps(line) + "\n")
        if "note" not in line:
            self._do(line)

    def say(self, message: str, **args: Any) -> None:
        """One sentence."""
        click.echo(self.speech.message(message, args))

    def keep(self) -> None:
        """Asks and counts until the match is over or nobody goes on."""
        self.say("pad-line-help")
        for field in self.pad.view()["fields"]:
            self._explain(field)
        for note in self.pad.view()["notes"]:
            codes = " ".join(f"{face['code']}={self._colour(face['code'])}" for face in note["faces"])
            self.say("pad-line-codes", field=note["name"], codes=codes)
        told = -1
        while not self.pad.over:
            if told != len(self.pad.view()["rounds"]):
                told = len(self.pad.view()["rounds"])
                self._stands()
            if not self._ask():
                return
        self._stands()
        winners = [self.names[seat] for seat in self.pad.winners()]
        self.say("pad-won", n=len(winners), names=", ".join(winners))

    def _explain(self, field: dict[str, Any]) -> None:
        if field["faces"]:
            codes = " ".join(f"{face['code']}={face['worth']}" for face in field["faces"])
            self.say("pad-line-codes", field=field["name"], codes=codes)
        else:
            self.say("pad-line-numbers", field=field["name"], least=field["least"], most=field["most"])

    def _colour(self, code: str) -> str:
        return self.speech.message(f"colour-{code}") if self.speech.has(f"colour-{code}") else code

    def _ask(self) -> bool:
        """One line of input; False: nobody goes on."""
        view = self.pad.view()
        open_seats = [seat for seat, line in enumerate(view["draft"]) if line is None]
        if not open_seats:  # all have written, and it does not add up: the last line is asked again
            click.echo(self.speech.message(f"refusal-{view['trouble']['message']}", view["trouble"]["args"]))
        seat = open_seats[0] if open_seats else len(self.names) - 1
        click.echo(f"{len(view['rounds']) + 1} {self.names[seat]}> ", nl=False)
        text = sys.stdin.readline()
        if not text or text.strip() in ("quit", "q"):
            click.echo()
            return False
        try:
            self._heed(text.strip(), len(view["rounds"]), seat)
        except NotLawful as refused:
            why = refused.refusal
            click.echo(self.speech.message(f"refusal-{why.message}", dict(why.args)))
        except BadUse as wrong:
            click.echo(misuse(wrong, self.speech.language))
        return True

    def _heed(self, text: str, round: int, seat: int) -> None:
        word, _, rest = text.partition(" ")
        if word == "undo":
            self._enter({"undo": True})
        elif word in [note["name"] for note in self.pad.view()["notes"]]:
            self._enter({"note": word, "round": round, "value": rest.strip().upper()})
        elif word == "fix":
            number, name, *values = [*rest.split(), "", ""][: max(2, len(rest.split()))]
            if not number.isdecimal():
                raise BadUse(use="fix-form")
            round, seat = int(number) - 1, place(self.names, name)
            self._enter({"round": round, "seat": seat, "line": line_of(self.pad.fields, " ".join(values))})
            self._stands()
        else:
            self._enter({"round": round, "seat": seat, "line": line_of(self.pad.fields, text)})

    def _stands(self) -> None:
        """The newest round, the totals, and what the dealer must know."""
        view = self.pad.view()
        if view["rounds"]:
            self.say("pad-line-stands", round=len(view["rounds"]), points=self._each(view["rounds"][-1]["gained"]))
            self.say("pad-line-total", points=self._each(view["totals"]))
        facts, say = view["facts"], self.speech.message
        told = [say(f"pad-{f}", {"name": self.names[facts[f]]}) for f in ("deals", "leads") if f in facts]
        told += [
            say(f"pad-{f}", {"n": facts[f]}) for f in ("cards", "tricks", "stages", "rounds", "target") if f in facts
        ]
        told += [say("pad-out")] if "out" in facts else []
        if told:
            click.echo(" · ".join(told))

    def _each(self, points: Sequence[int]) -> str:
        return ", ".join(f"{name} {n}" for name, n in zip(self.names, points, strict=True))
