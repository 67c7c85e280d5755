"""A line at a time: for screen readers, pipes and dumb terminals. What happens is told; what is typed is a move.

A line is asked for only when there is something to do, so whatever comes through a pipe meets its question.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable
from typing import TextIO

import click

from troef.core.errors import NotLawful, nearest
from troef.terminal.live.sitting import Sitting
from troef.terminal.output import one_line

Say = Callable[[str], None]


def aloud(text: str) -> None:
    """One line on stdout, at once."""
    click.echo(text)
    sys.stdout.flush()


def ended(text: str) -> str:
    """A sentence on one line, with a capital and a full stop.

    >>> ended("green and blue tie"), ended("Bo: UNO!")
    ('Green and blue tie.', 'Bo: UNO!')
    """
    line = one_line(text)
    return line[:1].upper() + line[1:] + ("" if line.endswith((".", "!", "?", "…")) else ".")


class Lines:
    """The lines of stdin, each asked for; a thread waits for them, so the game goes on meanwhile."""

    def __init__(self, source: TextIO) -> None:
        self.source = source
        self._asked: asyncio.Future[str] | None = None

    def ask(self) -> asyncio.Future[str]:
        """The next line ("" at the end of the input); the same one until it has come."""
        if self._asked is None or self._asked.done():
            loop = asyncio.get_running_loop()
            self._asked = loop.create_future()
            threading.Thread(target=self._read, args=(loop, self._asked), daemon=True).start()
        return self._asked

    def _read(self, loop: asyncio.AbstractEventLoop, asked: asyncio.Future[str]) -> None:
        line = self.source.readline()
        with contextlib.suppress(RuntimeError):  # the game may be over by now
            loop.call_soon_threadsafe(_answer, asked, line)


def _answer(asked: asyncio.Future[str], line: str) -> None:
    if not asked.done():
        asked.set_result(line)


class Plain:
    """One sitting in lines."""

    def __init__(
        self, sitting: Sitting, source: TextIO, say: Say = aloud, rules: Callable[[str], str] | None = None
    ) -> None:
        self.sitting, self.say, self.lines = sitting, say, Lines(source)
        self.rules = rules
        self.told = 0  # sentences of the story
        self.story: list[str] = []
        self.listed: list[str] = []  # the moves as they were last numbered
        self.asked = ""  # what was asked last: it is not asked twice
        self.left = False
        self.news = asyncio.Event()
        sitting.listener = self.news.set

    async def play(self) -> None:
        """Until the match is over, the input has ended or the person leaves."""
        running = asyncio.create_task(self.sitting.run())
        try:
            while not self.left:
                self.news.clear()
                self.tell()
                if self.sitting.ended or running.done():
                    break
                await self.wait(running)
            await self.end(running)
        finally:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running

    async def end(self, running: asyncio.Task[None]) -> None:
        """A sitting that broke says why."""
        if running.done():
            running.result()

    # ---- telling -------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What has happened since, and what may be done if that is new."""
        sitting = self.sitting
        if sitting.story is not self.story:
            self.story, self.told = sitting.story, 0 if not self.story else len(sitting.story)
        for sentence in self.story[self.told :]:
            self.say(ended(sentence))
        self.told = len(self.story)
        self.ask()

    def ask(self) -> None:
        """The question of the moment, once."""
        sitting = self.sitting
        moves = sitting.moves
        question = sitting.lost or (" ".join(moves) if moves else sitting.who_is_to_act())
        if question == self.asked:
            return
        self.asked = question
        if sitting.lost or (not moves and sitting.phase not in ("playing", "over")):
            self.say(sitting.lost or self.waiting())
        elif moves:
            self.listed = moves
            self.say(one_line(f"{sitting.who_is_to_act()}. {sitting.position()}"))
            self.number()

    def waiting(self) -> str:
        """What is waited for, and what Enter does about it."""
        sitting = self.sitting
        more = sitting.words.message("t-go-on") + "." if sitting.phase in ("curtain", "between") else ""
        return f"{sitting.notice()} {more}".rstrip()

    def number(self) -> None:
        """The lawful moves, numbered, in words and as they are spelled."""
        words = self.sitting.words
        shown = [f"{i} {words.move(move)} ({move})" for i, move in enumerate(self.listed, 1)]
        self.say("; ".join(shown) + ".")

    # ---- hearing -------------------------------------------------------------------------------------------------

    async def wait(self, running: asyncio.Task[None]) -> None:
        """For news, or for a line if there is something to do."""
        news = asyncio.create_task(self.news.wait())
        waits: set[asyncio.Future[object]] = {news, running}  # type: ignore[arg-type]
        line = self.lines.ask() if self.wants_a_line() else None
        if line is not None:
            waits.add(line)  # type: ignore[arg-type]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if line is not None and line.done():
            await self.hear(line.result())

    def wants_a_line(self) -> bool:
        """Whether there is anything to be typed now."""
        sitting = self.sitting
        return bool(sitting.moves) or sitting.phase in ("curtain", "between", "waiting", "paused")

    async def hear(self, line: str) -> None:
        """One line that was typed."""
        say, text = self.sitting.words.message, " ".join(line.split())
        if line == "" or text == "quit":
            self.left = True
            self.say(say("t-left" if line else "t-input-ended"))
        elif self.sitting.phase in ("curtain", "between") and text == "":
            self.asked = ""
            await self.sitting.go_on()
        elif text == "start" and self.sitting.phase == "waiting":
            await self.tried(self.sitting.start())
        elif text == "hint":
            self.say(await self.sitting.hint())
        elif text.startswith("rules"):
            self.show_rules(text.removeprefix("rules").strip())
        elif text in ("", "table"):
            self.say(one_line(f"{self.sitting.who_is_to_act()}. {self.sitting.position()}"))
            if self.sitting.moves:
                self.number()
        else:
            await self.move(text)

    async def move(self, text: str) -> None:
        """A number of the list, a spelling, or the move in words."""
        found = self.meant(text)
        if found is None:
            hint = nearest(text, self.sitting.moves) if self.sitting.moves else ""
            self.say(ended(self.sitting.words.message("t-not-understood", {"text": text, "hint": hint})))
            return
        await self.tried(self.sitting.act(found))

    async def tried(self, wish: object) -> None:
        """A wish; what is refused is said in one line."""
        try:
            await wish  # type: ignore[misc]
        except NotLawful as refused:
            self.say(ended(self.sitting.refusal(refused)))

    def meant(self, text: str) -> str | None:
        """The move that a text means."""
        if text.isascii() and text.isdigit():
            return self.listed[int(text) - 1] if 0 < int(text) <= len(self.listed) else None
        for move in self.sitting.moves:
            if text.lower() in (move.lower(), self.sitting.words.move(move).lower()):
                return move
        verb, _, rest = text.partition(" ")
        spelled = f"{verb.lower()} {rest}".rstrip()
        return spelled if self.sitting.game.rules.MOVES.action(spelled) is not None else None

    def show_rules(self, rule: str) -> None:
        """One rule by its id, or where all of them are."""
        if self.rules is not None:
            self.say(self.rules(rule))
