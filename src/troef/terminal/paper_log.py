"""A pad with its file: one JSON line for each thing that is done, in the file before it is shown."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from troef.core.errors import BadRecord, BadUse, NotLawful
from troef.core.pad import Pad, Timer, pad_refuse
from troef.core.sheet import Line

Done = dict[str, Any]


def kept_first(file: Path | None) -> int | None:
    """Who deals or begins, by the pad in a file, if there is one."""
    try:
        head = json.loads(file.read_text(encoding="utf-8").partition("\n")[0]) if file else {}
        first = head.get("first")
    except (OSError, ValueError, AttributeError):
        return None
    return first if isinstance(first, int) else None


class PadLog:
    """Does what is asked for, after it was saved; what is refused is not saved."""

    def __init__(self, pad: Pad, names: list[str], file: Path | None) -> None:
        self.pad, self.file = pad, file
        head = {"game": pad.game.key, "names": names, "options": pad.options, "first": pad.first}
        if file is not None and file.exists():
            self._resume(file, head)
        else:
            self._save(head)

    def _resume(self, file: Path, head: Done) -> None:
        """Goes on with the pad in the file. A last line that was cut off was never shown: it goes."""
        try:
            whole, _, cut = file.read_text(encoding="utf-8").rpartition("\n")
            first, *lines = [json.loads(text) for text in whole.splitlines()]
            if first != head:
                raise BadUse(use="other-pad", file=file, game=first.get("game"), names=first.get("names"))
            for line in lines:
                self._do(line)
        except (ValueError, KeyError, AttributeError, TypeError, NotLawful) as error:
            raise BadRecord(f"{file} is no pad: {error}") from None
        if cut:
            file.write_text(whole + "\n", encoding="utf-8")

    def _save(self, line: Done) -> None:
        if self.file is None:
            return
        with self.file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(line) + "\n")
            kept.flush()
            os.fsync(kept.fileno())

    def enter(self, line: Done) -> None:
        """Checked, saved, done."""
        self._check(line)
        self._save(line)
        self._do(line)

    def write(self, round: int, lines: Mapping[int, Line]) -> None:
        """The line of a player, or those of several that are corrected together."""
        self.enter({"round": round, "lines": {str(seat): line for seat, line in lines.items()}})

    def _check(self, line: Done) -> None:
        if "undo" in line:
            self.pad.check_undo()
        elif "note" in line:
            self.pad.check_note(line["round"], line["note"], line["value"])
        elif "lines" in line:
            self.pad.check(line["round"], _lines(line))
        else:
            _timed(self._timer().spare(), line)

    def _do(self, line: Done) -> None:
        if "undo" in line:
            self.pad.undo()
        elif "note" in line:
            self.pad.note(line["round"], line["note"], line["value"])
        elif "lines" in line:
            self.pad.rewrite(line["round"], _lines(line))
        else:
            _timed(self._timer(), line)

    def _timer(self) -> Timer:
        if self.pad.timer is None:
            raise pad_refuse("no-glass")
        return self.pad.timer


def _lines(line: Done) -> dict[int, Line]:
    """By player: JSON has names for numbers."""
    return {int(seat): one for seat, one in line["lines"].items()}


def _timed(timer: Timer, line: Done) -> None:
    if "turn" in line:
        timer.turn(line["at"], bytes.fromhex(line["turn"]))
    elif "lift" in line:
        timer.lift(line["at"], line["lift"])
    else:
        timer.name(line["give"])
