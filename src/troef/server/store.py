"""Where tables are kept. What `append` has answered survives a crash of the process and of the machine."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Conflict(Exception):
    """Somebody else has written this number of the log: this process no longer owns the table."""


class Summary(NamedTuple):
    """A table as the list of tables needs it."""

    table: str
    code: str
    state: str  # waiting, playing, over
    public: bool
    changed: int  # seconds since 1970


class Store(Protocol):
    """An append-only log per table. The pair (table, number) is unique: one writer wins."""

    async def append(self, table: str, number: int, entries: list[bytes], summary: Summary) -> None:
        """Writes entries number, number+1, ... durably; raises Conflict if one of them is there already."""

    async def load(self, table: str) -> list[bytes]:
        """All entries of a table in order; none if there is no such table."""

    async def find(self, code: str) -> str | None:
        """The table of a short code."""

    async def public(self) -> list[Summary]:
        """Public tables that wait for people, the newest first."""

    async def forget(self, before: int) -> int:
        """Deletes finished tables that have not changed since; returns how many."""

    async def close(self) -> None:
        """Writes what waits, and closes."""
