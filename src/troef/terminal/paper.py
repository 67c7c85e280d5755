"""A score pad in plain lines: reads what players enter, lets the pad count, says how it stands."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from troef.core.errors import BadUse, NotLawful, Refusal, near
from troef.core.game import Game
from troef.core.pad import Pad
from troef.core.sheet import Field, Line, Value
from troef.locales import Speech, misuse
from troef.terminal.found import options
from troef.terminal.paper_log import PadLog, kept_first

MOST_DIGITS = 9


def opened(
    game: Game, name: str, first: str | None, preset: str | None, given: Sequence[str], file: Path | None
) -> tuple[Pad, list[str]]:
    """A fresh pad for these players; `first` is one of them, or `?`: drawn. A pad that is gone on with knows it."""
    names = [part.strip() for part in name.split(",") if part.strip()]
    if len({part.casefold() for part in names}) < len(names):
        raise BadUse(use="same-names")
    game.check_seats(len(names))
    kept = kept_first(file)
    if first == "?":
        begins = secrets.randbelow(len(names)) if kept is None else kept
    else:
        begins = place(names, first) if first else kept or 0
    return Pad(game, options(game, preset, given), len(names), begins), names


def place(names: Sequence[str], name: str) -> int:
    """The seat of a player."""
    found = [seat for seat, other in enumerate(names) if other.casefold() == name.casefold()]
    if not found:
        raise BadUse(use="nobody", name=name, near=near(name, names))
    return found[0]


def named(names: Sequence[str], text: str) -> tuple[int, str]:
    """The player a text begins with, whose name may have gaps, and what follows."""
    words = text.split()
    for n in range(len(words), 0, -1):
        head = " ".join(words[:n])
        if any(head.casefold() == " ".join(name.split()).casefold() for name in names):
            return place([" ".join(name.split()) for name in names], head), " ".join(words[n:])
    return place(names, words[0] if words else ""), ""


def value_of(field: Field, words: list[str]) -> Value:
    """What the words say for the last field: cards, or a number."""
    codes = {face.code.casefold(): face.code for face in field.faces}
    if field.kind == "several" and all(word.casefold() in codes for word in words):
        return [codes[word.casefold()] for word in words]
    if len(words) == 1 and field.kind == "one" and words[0].casefold() in codes:
        return codes[words[0].casefold()]
    if len(words) == 1 and words[0].removeprefix("-").isdecimal() and len(words[0]) <= MOST_DIGITS:
        return int(words[0])
    raise BadUse(use="misfit", words=" ".join(words) or "–")


def line_of(fields: Sequence[Field], text: str) -> Line:
    """A line as it was typed: one word a field, and all that is left for the last."""
    words = text.replace(",", " ").split()
    heads = {field.name: value_of(field, [word]) for field, word in zip(fields[:-1], words, strict=False)}
    least = len(fields) - 1 if fields[-1].kind == "several" else len(fields)  # there may be no cards
    if len(words) < least and least > 1:
        raise BadUse(use="short-line", n=len(fields))
    return {**heads, fields[-1].name: value_of(fields[-1], words[len(fields) - 1 :])}


def now_ms() -> int:
    """The time on the wall."""
    return int(time.time() * 1000)


class Paper:
    """A pad with people at a keyboard."""

    def __init__(self, pad: Pad, names: list[str], file: Path | None, lang: str) -> None:
        self.pad, self.names = pad, names
        self.speech = Speech(pad.game, lang)
        self.log = PadLog(pad, names, file)
        self.told: tuple[int, bool] | None = None  # how it stood when that was last said

    def say(self, message: str, **args: Any) -> None:
        """One sentence."""
        click.echo(self.speech.message(message, args))

    # ---- what is asked -------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Asks and counts until nobody goes on; after the match, too, something may be put right."""
        self._explain("")
        while True:
            if self.told != (stands := (self.pad.rounds, self.pad.over)):
                self.told = stands
                self._stands()
            if not self._ask():
                return

    def _ask(self) -> bool:
        """One line of input; False: nobody goes on."""
        view = self.pad.view()
        open_seats = [seat for seat, line in enumerate(view["draft"]) if line is None]
        if view["trouble"]:  # all have written, and it does not add up: the last line is asked again
            click.echo(self.speech.message(f"refusal-{view['trouble']['message']}", view["trouble"]["args"]))
            if any(["0"] in line.values() for line in view["draft"]):  # was the sum meant?
                self.say("pad-line-zero")
        seat = open_seats[0] if open_seats else len(self.names) - 1
        click.echo("> " if self.pad.over else f"{self.pad.rounds + 1} {self.names[seat]}> ", nl=False)
        text = sys.stdin.readline()
        ends = ("quit", "q", "") if self.pad.over else ("quit", "q")
        if not text or text.strip() in ends:
            click.echo()
            return False
        try:
            self._heed(text.strip(), seat)
        except NotLawful as refused:
            self._refuse(refused.refusal)
        except BadUse as wrong:
            click.echo(misuse(wrong, self.speech.language))
        return True

    def _refuse(self, why: Refusal) -> None:
        args = dict(why.args)
        if "field" in args:
            args["field"] = self._called(args["field"])
        self.say(f"refusal-{why.message}", **args)

    def _heed(self, text: str, seat: int) -> None:
        word, _, rest = text.partition(" ")
        known = {"undo": self._undo, "fix": self._fix, "log": self._log, "help": self._explain, "?": self._explain}
        if self.pad.timer is not None:
            known |= {"turn": self._turn, "lift": self._lift, "give": self._give}
        if word in known:
            known[word](rest)
        elif word in [note["name"] for note in self.pad.view()["notes"]]:
            self.log.enter({"note": word, "round": self.pad.rounds, "value": rest.strip().upper() or None})
        elif self.pad.over:
            self.say("pad-line-over")  # there is no line to write any more
        else:
            self.log.write(self.pad.rounds, {seat: line_of(self.pad.fields, text)})

    def _undo(self, rest: str) -> None:
        self.log.enter({"undo": True})

    def _fix(self, rest: str) -> None:
        """`2 Bo 30`, or several players together: `2 Bo 30; Ada`."""
        number, _, lines = rest.strip().partition(" ")
        if not number.isdecimal() or len(number) > MOST_DIGITS:
            raise BadUse(use="fix-form")
        found = [named(self.names, part) for part in lines.split(";")]
        fields = self.pad.fields_of(int(number) - 1)
        self.log.write(int(number) - 1, {seat: line_of(fields, text) for seat, text in found} if fields else {})
        self.told = None

    def _log(self, rest: str) -> None:
        """Everything that was written, what was corrected since included."""
        seen: set[tuple[int, int]] = set()
        for written in self.pad.log:
            for seat, line in written.lines.items():
                what = "corrected" if (written.round, seat) in seen else "wrote"
                seen.add((written.round, seat))
                told = self.speech.message(f"pad-log-{what}", {"round": written.round + 1, "name": self.names[seat]})
                click.echo(f"{told} – {_plainly(line)}")

    # ---- the glass -----------------------------------------------------------------------------------------------

    def _turn(self, rest: str) -> None:
        self.log.enter({"turn": secrets.token_hex(32), "at": now_ms()})
        self._tell_glass()

    def _lift(self, rest: str) -> None:
        at, lifter = now_ms(), place(self.names, rest.strip()) if rest.strip() else None
        self.log.enter({"lift": lifter, "at": at})
        self._tell_glass()

    def _give(self, rest: str) -> None:
        self.log.enter({"give": place(self.names, rest.strip())})
        self._tell_glass()

    def _tell_glass(self) -> None:
        """What the latest lift found and who gives a card; while it runs, nothing else."""
        assert self.pad.timer is not None
        glass = self.pad.timer.shown()
        found = glass["found"]
        if found is None:
            self.say("glass-stage", stage=glass["stage"] + 1, stages=glass["stages"])
            return
        self.say(f"glass-{found['sand']}")
        giver = found["giver"]
        if glass["runs"]:
            self.say("glass-goes-on", n=0 if giver is None else 1, name="" if giver is None else self.names[giver])
        elif giver is None:
            self.say(f"glass-{found['sand']}-text")
        else:
            self.say("glass-gives-last" if glass["over"] else "glass-gives", name=self.names[giver])
        if "sand" in glass:
            self.say("glass-ran", seconds=round(glass["sand"] / 1000))

    # ---- what is said --------------------------------------------------------------------------------------------

    def _explain(self, rest: str) -> None:
        """How a line is typed."""
        view = self.pad.view()
        self.say("pad-line-help")
        if self.pad.timer is not None:
            self.say("pad-line-glass")
        for field in view["fields"]:
            if field["faces"]:
                codes = " ".join(f"{face['code']}={face['worth']}" for face in field["faces"])
                self.say("pad-line-codes", field=self._called(field["name"]), codes=codes)
            else:
                self.say(
                    "pad-line-numbers", field=self._called(field["name"]), least=field["least"], most=field["most"]
                )
        for note in view["notes"]:
            codes = " ".join(f"{face['code']}={self._colour(face['code'])}" for face in note["faces"])
            self.say("pad-line-codes", field=note["name"], codes=codes)

    def _called(self, field: str) -> str:
        """A field in words; a note goes by what is typed for it."""
        return self.speech.message(f"pad-field-{field}") if self.speech.has(f"pad-field-{field}") else field

    def _colour(self, code: str) -> str:
        return self.speech.message(f"colour-{code}") if self.speech.has(f"colour-{code}") else code

    def _stands(self) -> None:
        """The newest round, the totals, and what the dealer must know; or who has won."""
        view = self.pad.view()
        if view["rounds"]:
            self.say("pad-line-stands", round=len(view["rounds"]), points=self._each(view["rounds"][-1]["gained"]))
            self.say("pad-line-total", points=self._each(view["totals"]))
        if self.pad.over:
            winners = [self.names[seat] for seat in self.pad.winners()]
            self.say("pad-won", n=len(winners), names=", ".join(winners))
            self.say("pad-line-over")
            return
        for told in (self._race(view), self._facts(view["facts"])):
            if told:
                click.echo(" · ".join(told))

    def _race(self, view: dict[str, Any]) -> list[str]:
        """Who is ahead, and what the others need."""
        if not view["rounds"]:
            return []
        say = self.speech.message
        told = [say("pad-line-ahead", {"names": ", ".join(self.names[seat] for seat in view["ahead"])})]
        for name, needs, behind in zip(self.names, view["needs"], view["behind"], strict=True):
            if needs is not None:
                told.append(f"{name} {say('pad-needs', {'points': needs})}")
            elif behind:
                told.append(f"{name} {say('pad-behind', {'points': behind})}")
        return told

    def _facts(self, facts: dict[str, int]) -> list[str]:
        say = self.speech.message
        told = [say(f"pad-{f}", {"name": self.names[facts[f]]}) for f in ("deals", "leads") if f in facts]
        counted = ("colours", "cards", "display", "tricks", "stages", "rounds", "target")
        told += [say(f"pad-{f}", {"n": facts[f]}) for f in counted if f in facts]
        return told + ([say("pad-out")] if "out" in facts else [])

    def _each(self, points: Sequence[int]) -> str:
        return ", ".join(f"{name} {n}" for name, n in zip(self.names, points, strict=True))


def _plainly(line: Line) -> str:
    """What was entered, in one line."""
    return ", ".join(" ".join(value) or "–" if isinstance(value, list) else str(value) for value in line.values())
