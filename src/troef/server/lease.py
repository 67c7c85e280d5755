"""Which process a table lives in: leases in PostgreSQL, kept by a heartbeat, with a number that fences off the late.

A process has one row that it renews; the tables it holds are its own as long as that row lives. Who is late may be
declared dead by anybody who wants one of its tables. It finds that out at its next heartbeat, lets go of everything and
begins anew under another name; what it tries to write before that is refused, for the fence of the table has grown. A
process that ends by itself hands its tables over, a few at a time, and nobody waits for anything to run out.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
import secrets
from collections.abc import Callable
from typing import Any

from troef.server.lines import Line
from troef.server.logs import log
from troef.server.store import Away

LEASE_SECONDS = 5.0
BEATS_A_LEASE = 5
FIRST_FENCE = 1
LEAVING_SECONDS = 5.0  # in which a process that ends hands its tables over
STEP_SECONDS = 0.02  # between a few tables and the next: others have to take them up
FEW = 4  # tables
LATE_PATIENCE_SECONDS = 0.5  # for a question about a table, when the heart has not been answered for a lease
NOBODY = ""
HOLDER = """
    SELECT process.id FROM holder JOIN process ON process.id = holder.process
    WHERE tbl = $1 AND until > clock_timestamp()
"""
HAND_OVER = "UPDATE holder SET process = $1 WHERE tbl = ANY ($2) AND process = $3"
KNOWN = "SELECT EXISTS (SELECT FROM process WHERE id = $1)"
ALIVE = "SELECT EXISTS (SELECT FROM process WHERE split_part(id, '-', 1) = $1 AND until > clock_timestamp())"


class Leases:
    """The tables that this process holds."""

    def __init__(self, url: str, seconds: float = LEASE_SECONDS) -> None:
        self.seconds = seconds
        self.name = secrets.token_hex(6)  # as long as this process lives
        self.lost: list[Callable[[str], None]] = []  # told the tables that are not ours any more
        self._lives = itertools.count(1)
        self._me = ""
        self._renewed_at = -math.inf  # by the clock of the loop; what was true then holds for the time of a lease
        self._fences: dict[str, int] = {}
        self._line = Line(url, max(1.0, seconds / 2))
        self._beginning = asyncio.Lock()
        self._heart: asyncio.Task[None] | None = None
        self._leaving = False

    async def me(self) -> str:
        """The name of this process in its present life; it is known to the others when this returns."""
        if self._heart is None:
            async with self._beginning:
                if self._heart is None:
                    await self._renew()
                    self._heart = asyncio.get_running_loop().create_task(self._beat())
        return self._me

    def fence(self, table: str) -> int:
        """The number under which a table may be written."""
        return self._fences.get(table, FIRST_FENCE)

    def held(self, table: str) -> int | None:
        """The same if the table is ours; None if it is not."""
        return self._fences.get(table)

    def opened(self, table: str) -> None:
        """A table was laid here."""
        self._fences[table] = FIRST_FENCE

    async def owner(self, table: str) -> str | None:
        """The process a table lives in, this one if nobody had it; None if there is no such table."""
        me = await self.me()
        if table in self._fences and not self._late():
            return self.name
        if self._leaving:
            return await self._elsewhere(table)
        patience = (
            LATE_PATIENCE_SECONDS if self._late() else None
        )  # who cannot serve says so, and does not hold guests up
        row = await self._line.do(lambda db: db.fetchrow("SELECT * FROM claim($1, $2)", table, me), patience)
        if row is None:
            await self._need_life(me)
            return None
        owner = process_of(row["process"])
        if owner != self.name:
            self.release(table)
        elif row["process"] == me == self._me:
            self._take(table, row["fence"])
        else:
            raise Away("this process begins anew")
        return owner

    def _late(self) -> bool:
        """Whether others may have taken our tables already: we have slept, or cannot reach PostgreSQL."""
        return asyncio.get_running_loop().time() - self._renewed_at > self.seconds

    def _take(self, table: str, fence: int) -> None:
        """A table is ours; what we still remember of an earlier time is old."""
        if self._fences.get(table) != fence:
            self._fences[table] = fence
            self._tell(table)

    async def _need_life(self, me: str) -> None:
        """Who was declared dead and does not know it yet can have no table, and must not say that there is none."""
        if not await self._line.do(lambda db: db.fetchval(KNOWN, me)):
            raise Away("this process was declared dead")

    async def _elsewhere(self, table: str) -> str:
        """The process a table lives in, asked by one that takes no table any more."""
        life: str | None = await self._line.do(lambda db: db.fetchval(HOLDER, table))
        if life is None:
            raise Away("this process ends, and nobody else has the table")
        return process_of(life)

    async def alive(self, process: str) -> bool:
        """Whether a process still has its tables."""
        return bool(await self._line.do(lambda db: db.fetchval(ALIVE, process)))

    def release(self, table: str) -> None:
        """A table is not ours any more."""
        if self._fences.pop(table, None) is not None:
            self._tell(table)

    async def hand_over(self) -> None:
        """Lets go of a few tables at a time and takes none any more: whoever asks for one that is free has it."""
        self._leaving = True
        few = max(FEW, math.ceil(len(self._fences) * STEP_SECONDS / LEAVING_SECONDS))
        while self._fences:
            tables = list(itertools.islice(self._fences, few))
            try:
                await self._line.do(lambda db, tables=tables: db.execute(HAND_OVER, NOBODY, tables, self._me))  # type: ignore[misc]
            except Away:  # they are free a lease later, all of them
                tables = list(self._fences)
            for table in tables:
                self.release(table)
            await asyncio.sleep(STEP_SECONDS)

    async def end(self) -> None:
        """Lets go of everything at once, so that nobody has to wait."""
        self._leaving = True
        if self._heart is not None:
            self._heart.cancel()
            self._fences.clear()
            with contextlib.suppress(Away):
                await self._line.do(lambda db: db.execute("DELETE FROM process WHERE id = $1", self._me))
        await self._line.close()

    # ---- the heartbeat -----------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / BEATS_A_LEASE)
            try:
                await self._renew()
            except Away as error:
                log.warning("lease-not-renewed", error=str(error))
            except Exception as error:
                log.error("heartbeat-failed", error=type(error).__name__, exc_info=error)

    async def _renew(self) -> None:
        asked_at = asyncio.get_running_loop().time()
        renewed = bool(self._me) and await self._line.do(self._renewed)
        if renewed:
            self._renewed_at = asked_at
            return
        if self._me:
            log.warning("leases-lost", tables=len(self._fences))
        self._me = f"{self.name}-{next(self._lives)}"
        held, self._fences = list(self._fences), {}
        for table in held:
            self._tell(table)
        query = "INSERT INTO process VALUES ($1, clock_timestamp() + $2 * interval '1 second')"
        asked_at = asyncio.get_running_loop().time()
        await self._line.do(lambda db: db.execute(query, self._me, self.seconds))
        self._renewed_at = asked_at
        log.info("process-lives", process=self._me)

    async def _renewed(self, db: Any) -> bool:
        query = "UPDATE process SET until = clock_timestamp() + $2 * interval '1 second' WHERE id = $1"
        return bool(await db.execute(query, self._me, self.seconds) == "UPDATE 1")

    def _tell(self, table: str) -> None:
        for lost in self.lost:
            lost(table)


def process_of(life: str) -> str:
    """The process whose life it is."""
    return life.partition("-")[0]
