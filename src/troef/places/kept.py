"""Blocks that have been played, one a line in a file: a run that was broken off goes on where it was."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from troef.core.errors import BadUse


class Kept:
    """The finished blocks of one plan. A line that was not finished is not counted, and written over."""

    def __init__(self, path: Path, plan: dict[str, Any]) -> None:
        self.path, self.plan = path, json.loads(json.dumps(plan))
        if path.is_dir() or not path.parent.is_dir():
            raise BadUse(f"blocks cannot be kept in {path}")
        self.blocks, self._end = self._read()

    def _read(self) -> tuple[list[Any], int]:
        """The blocks that are there, and where the last of them ends."""
        whole = self.path.read_bytes() if self.path.exists() else b""
        whole = whole[: whole.rfind(b"\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
            plans, blocks = [line["plan"] for line in lines], [line["block"] for line in lines]
        except (ValueError, TypeError, KeyError):
            raise BadUse(f"{self.path} holds something else than blocks; give another file") from None
        if any(plan != self.plan for plan in plans):
            raise BadUse(f"{self.path} holds blocks of another plan; give another file")
        return blocks, len(whole)

    def __enter__(self) -> Self:
        self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o666)
        os.ftruncate(self._file, self._end)
        os.lseek(self._file, self._end, os.SEEK_SET)
        return self

    def add(self, block: Any) -> None:
        """One more; it is there, whatever happens next."""
        rest = memoryview(json.dumps({"plan": self.plan, "block": block}).encode() + b"\n")
        while rest:
            rest = rest[os.write(self._file, rest) :]

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self._file)
