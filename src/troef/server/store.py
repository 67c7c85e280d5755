"""Where tables are kept. What `append` has answered survives a crash of the process and of the machine."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Mapping
from typing import NamedTuple, Protocol


def unwatched(moment: str) -> None:
    """What a server tells of its moments when nobody waits for one; a harness may end the process there."""


class Conflict(Exception):
    """Somebody else has written this number of the log: this process no longer owns the table."""


class Away(Exception):
    """The store, or another process, cannot be reached just now; whether a change was written is not known."""


class Summary(NamedTuple):
    """A table as the list of tables needs it."""

    table: str
    code: str
    state: str  # waiting, playing, over
    public: bool
    about: bytes  # JSON for the list of public tables


class Store(Protocol):
    """An append-only log per table. The pair (table, number) is unique: one writer wins."""

    def append(self, table: str, number: int, entries: list[bytes]) -> Awaitable[None]:
        """Writes entries number, number+1, ... durably; raises Conflict if one of them is there already."""

    def describe(self, summary: Summary) -> Awaitable[None]:
        """Writes what the list of tables needs; nobody has to wait for it."""

    def held(self, table: str) -> int | None:
        """A number that stays the same as long as nobody else may write to this table; None: somebody else may."""

    def load(self, table: str) -> Awaitable[list[bytes]]:
        """All entries of a table in order; none if there is no such table."""

    def rewrite(self, table: str, entries: Mapping[int, bytes]) -> Awaitable[None]:
        """Writes entries anew, by number: the one exception to append-only, to take a name away."""

    def find(self, code: str) -> Awaitable[str | None]:
        """The table of a short code."""

    def public(self) -> Awaitable[list[Summary]]:
        """Public tables that wait for people, the newest first."""

    def forget(self, days: int, keep: Collection[str]) -> Awaitable[int]:
        """Deletes tables without a match going on that have not changed for so long; returns how many."""

    def check(self) -> Awaitable[None]:
        """Whether it can be written to."""

    async def close(self) -> None:
        """Writes what waits, and closes."""
