"""A line at a time: for screen readers, pipes and dumb terminals. What happens is told; what is typed is a move.

Whoever sits at a keyboard is heard at any time. Of a pipe a line is asked for only when there is something to do, so
whatever comes through it meets its question.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any, TextIO

import click

from troef.core.declare import SPECTATOR
from troef.core.errors import NotLawful, near
from troef.locales import meant
from troef.terminal.live.offer import natural
from troef.terminal.live.sitting import Sitting
from troef.terminal.output import unbroken

Say = Callable[[str], None]
STANDS = ("curtain", "between", "paused")


def aloud(text: str) -> None:
    """One line on stdout, at once."""
    click.echo(text)
    sys.stdout.flush()


def wipe() -> None:
    """Hides what stands on a terminal, also from whoever scrolls back; a pipe hides nothing."""
    if os.environ.get("TERM") == "dumb" and sys.stdout.isatty():
        click.echo("\n" * shutil.get_terminal_size().lines)
    elif sys.stdout.isatty():
        click.clear()
        click.echo("\x1b[3J", nl=False)


def ended(text: str) -> str:
    """A sentence on one line, with a capital and a full stop.

    >>> ended("green and blue tie"), ended("Bo: UNO!")
    ('Green and blue tie.', 'Bo: UNO!')
    """
    line = unbroken(text)
    return line[:1].upper() + line[1:] + ("" if line.endswith((".", "!", "?", "…")) else ".")


class Lines:
    """The lines of stdin, each asked for; a thread waits for them, so the game goes on meanwhile."""

    def __init__(self, source: TextIO) -> None:
        self.source, self.typed = source, source.isatty()
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
        self.told: dict[int, int] = {}  # by seat: sentences of its story
        self.points: list[int] | None = None  # as they were said last
        self.listed: list[str] = []  # the moves as they were last numbered
        self.asked = ""  # what was asked last: it is not asked twice
        self.placed = False  # whether the table has been told
        self.left = False
        self.news = asyncio.Event()
        self.wish: asyncio.Task[None] | None = None  # what was asked of the table and is not answered yet
        sitting.listener = self.news.set
        sitting.start_word = "start"

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
            if running.done():
                running.result()  # a sitting that broke says why
        finally:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running

    # ---- telling -------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What has happened since, and what may be done if that is new."""
        sitting = self.sitting
        if sitting.phase != "curtain":  # behind it nobody's cards are told
            for sentence in sitting.story[self.told.get(sitting.seat, 0) :]:
                self.say(ended(sentence))
            self.told[sitting.seat] = len(sitting.story)
            self.tell_points()
        self.ask()

    def tell_points(self) -> None:
        """Everybody's points when they have changed; nobody needs to hear that all begin with none."""
        points = self.sitting.view["points"] if self.sitting.view is not None else None
        if points and points != (self.points or [0] * len(points)):
            self.say(self.sitting.standing())
        self.points = points

    def ask(self) -> None:
        """The question of the moment, once."""
        sitting = self.sitting
        moves = sitting.moves
        question = sitting.lost or (self.choice() if moves else sitting.who_is_to_act())
        if question == self.asked:
            return
        self.asked = question
        if sitting.phase == "curtain":
            wipe()
        if sitting.lost or (not moves and sitting.phase != "playing" and not sitting.ended):
            self.say(ended(sitting.lost) if sitting.lost else self.waiting())
        elif moves or (sitting.view is not None and not sitting.ended and not self.placed):
            self.placed = True
            self.say(unbroken(f"{sitting.who_is_to_act()}. {sitting.position()}"))
            self.number()

    def choice(self) -> str:
        """What there is to choose: on the own turn also on which table; out of turn others may act meanwhile."""
        sitting = self.sitting
        alone = sitting.view is not None and sitting.view["to_act"] == [sitting.seat]
        return " ".join([*sitting.moves, sitting.position() if alone else ""])

    def waiting(self) -> str:
        """What is waited for, and what Enter does about it."""
        sitting = self.sitting
        more = sitting.words.message("t-go-on") + "." if sitting.waits_for_enter else ""
        what = ended(sitting.who_is_to_act()) if sitting.phase == "playing" else sitting.notice()
        return f"{what} {more}".rstrip()

    def way_on(self) -> str:
        """What is waited for, and all that can be typed meanwhile."""
        return f"{self.waiting()} {self.sitting.words.message('t-also')}"

    def number(self) -> None:
        """The lawful moves, numbered, in words and as they are spelled."""
        self.listed, words = self.sitting.moves, self.sitting.words
        shown = [f"{i} {words.move(move)} ({move})" for i, move in enumerate(self.listed, 1)]
        if shown:
            self.say("; ".join(shown) + ".")

    # ---- hearing -------------------------------------------------------------------------------------------------

    async def wait(self, running: asyncio.Task[None]) -> None:
        """For news, or for a line if there is something to do."""
        news = asyncio.create_task(self.news.wait())
        waits: set[asyncio.Future[Any]] = {news, running}
        if self.wish is not None:
            waits.add(self.wish)
        line = self.lines.ask() if self.wants_a_line() else None
        if line is not None:
            waits.add(line)
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if self.wish is not None and self.wish.done():
            self.wish.result()  # a fault is no answer
            self.wish = None
        if line is not None and line.done():
            self.hear(line.result())

    def wants_a_line(self) -> bool:
        """Whether there is anything to be typed now: not while the answer to the last line is awaited.

        Without a connection there is none to wait for, and who types may want to leave.
        """
        sitting = self.sitting
        if self.wish is not None or sitting.lost:
            return self.lines.typed and bool(sitting.lost)
        if self.lines.typed:
            return True
        return bool(sitting.moves) or sitting.phase != "playing" or sitting.seat == SPECTATOR

    def hear(self, line: str) -> None:
        """One line that was typed."""
        say, text = self.sitting.words.message, " ".join(line.split())
        word, _, rest = text.partition(" ")
        asked = word.lower() if word.lower() == "rules" else text.lower()
        if line == "" or asked == "quit":
            self.left = True
            self.say(say("t-left" if line else "t-input-ended"))
        elif self.sitting.lost:
            self.say(ended(self.sitting.lost))
        elif self.sitting.waits_for_enter and text == "":
            self.wishes(self.sitting.go_on())
        elif asked == "start":
            self.wishes(self.sitting.start())
        elif asked == "hint":
            self.wishes(self.hint())
        elif asked == "rules":
            self.show_rules(rest)
        elif asked in ("help", "?"):
            self.say(say("t-number-or-move") if self.sitting.moves else self.way_on())
        elif asked in ("", "table"):
            self.say_table()
        elif self.sitting.phase in STANDS:
            self.say(self.way_on())  # nothing is a move now
        else:
            self.move(text)

    def say_table(self) -> None:
        """Everything once more."""
        self.asked = ""
        self.ask()
        if self.sitting.view is not None:
            if not self.sitting.moves:
                self.say(unbroken(self.sitting.position()))
            self.say(self.sitting.standing())

    def move(self, text: str) -> None:
        """A number of the list, a spelling, or the move in words."""
        found = self.meant(text)
        if found is None and not self.sitting.moves:
            self.say(self.way_on())
        elif found is None:
            hint = meant(near(text, self.sitting.moves), self.sitting.words.language)
            self.say(ended(self.sitting.words.message("t-not-understood", {"text": text, "hint": hint})))
        else:
            self.wishes(self.sitting.act(found))

    async def hint(self) -> None:
        """What a good player would do."""
        self.say(unbroken(await self.sitting.hint()))

    def wishes(self, wish: Awaitable[None]) -> None:
        """Something asked of the table; it goes on meanwhile."""
        self.wish = asyncio.ensure_future(self.tried(wish))

    async def tried(self, wish: Awaitable[None]) -> None:
        """What is refused is said in one line."""
        try:
            await wish
        except NotLawful as refused:
            self.say(ended(self.sitting.refusal(refused)))

    def meant(self, text: str) -> str | None:
        """The move that a text means."""
        if text.isascii() and text.isdigit():
            listed = self.listed if self.sitting.moves else []
            return listed[int(text) - 1] if 0 < int(text) <= len(listed) else None
        return self.said(text.lower()) or self.spelled(text)

    def said(self, text: str) -> str | None:
        """The lawful move that is spelled or said so, or the only one with something that is: `r7`, `red 7`."""
        named: set[str] = set()
        for move in self.sitting.moves:
            ways = move.lower(), self.sitting.words.move(move).lower()
            if text in ways:
                return move
            if " " in move and any(way.endswith(f" {text}") for way in ways):
                named.add(move)
        return named.pop() if len(named) == 1 else None

    def spelled(self, text: str) -> str | None:
        """A move that may not be lawful now, so that the table can say why."""
        verb, _, rest = text.partition(" ")
        action = self.sitting.game.rules.MOVES.action
        for move in (f"{verb.lower()} {rest}".rstrip(), f"{verb.lower()} {rest.upper()}".rstrip()):
            if action(move) is not None:
                return move
        view = self.sitting.view
        return natural(self.sitting.game, view, text.upper()) if view and self.sitting.moves else None

    def show_rules(self, rule: str) -> None:
        """One rule by its id, or where all of them are."""
        if self.rules is not None:
            self.say(unbroken(self.rules(rule)))
