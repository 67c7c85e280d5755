"""A file of records that appears whole or not at all: what was there before stays until a run is finished."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from troef.terminal.output import note


class OutFile:
    """Lines go to a file beside the one meant, which takes its place at the end.

    Every write holds whole lines, so even a killed run leaves no half one. What an interrupted run has finished is
    kept as `FILE.part`. A pipe or a device (/dev/null) is written to as it is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()  # a link stays a link
        self.direct = self.path.exists() and not self.path.is_file()
        self.at = self.path if self.direct else self.path.with_name(f"{self.path.name}.{secrets.token_hex(4)}.part")
        self.lines = 0

    def __enter__(self) -> Self:
        how = os.O_WRONLY if self.direct else os.O_WRONLY | os.O_CREAT | os.O_EXCL
        self.file = os.open(self.at, how, 0o666)
        return self

    def write(self, lines: Sequence[str]) -> None:
        """Some more lines, in one piece."""
        rest = memoryview("".join(f"{line}\n" for line in lines).encode())
        try:
            while rest:
                rest = rest[os.write(self.file, rest) :]
        except OSError as error:
            error.filename = str(self.path)  # a descriptor has no name
            raise
        self.lines += len(lines)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            if not self.direct and kind is None:
                os.fsync(self.file)
        finally:
            os.close(self.file)
        if not self.direct:
            self._finish() if kind is None else self._keep()

    def _finish(self) -> None:
        if self.path.exists():
            shutil.copymode(self.path, self.at)
        os.replace(self.at, self.path)

    def _keep(self) -> None:
        if not self.lines:
            os.unlink(self.at)
            return
        kept = self.path.with_name(f"{self.path.name}.part")
        os.replace(self.at, kept)
        note(f"not finished; the first {self.lines} games are in {kept}")
