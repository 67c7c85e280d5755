"""A seat at a table that a server keeps: the same view folded from its messages, come back to after every loss."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from troef import bots
from troef.core.bot import Advice, Reason
from troef.core.errors import NotLawful, Refusal
from troef.core.game import Game
from troef.core.notation import Event
from troef.core.update import fold
from troef.terminal.live.sitting import Sitting
from troef.terminal.live.visit import Visit
from troef.terminal.live.words import Words
from troef.terminal.telling import BOT_NAMES, sentences

Message = dict[str, Any]
REPLACED = 4001
COME_BACK = ("table-rests", "table-restarts", "table-out-of-reach")
PATIENCE = (0.3, 5.0)  # seconds between attempts: at first, at most


class RemoteTable(Sitting):
    """One viewer over a websocket."""

    def __init__(self, visit: Visit, game: Game, words: Words, fill: str = "") -> None:
        super().__init__(game, words)
        self.visit = visit
        self.fill = fill or bots.substitute(game)  # who sits on the free chairs when this person starts
        self.table: Message = {}  # the room: phase, chairs, commitment
        self.n: int | None = None
        self.whole: Message | None = None
        self.lost = words.message("t-connecting")
        self.farewell = ""  # why the sitting ended, if not by the end of the match
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[Message, asyncio.Future[Message]]] = {}  # what has not been answered
        self._ids = itertools.count(1)
        self._mark = secrets.token_hex(3)

    # ---- what is so ----------------------------------------------------------------------------------------------

    def notice(self) -> str:
        """What is waited for: never silence."""
        say = self.words.message
        if not self.table:
            return say("t-moment")
        if self.phase == "waiting":
            return self._waiting()
        if self.phase == "between":
            missing = [name for name, chair in self._people() if chair not in self.table["ready"]]
            over = say("t-round-over", {"round": len(self.table["rounds"])})
            return f"{over} {say('t-between-wait', {'who': self.words.several(missing)})}." if missing else over
        if self.phase == "paused":
            return say("t-paused")
        return self.won_and_again() if self.phase == "over" else say("t-moment")

    @property
    def looks_on(self) -> bool:
        """Whoever came without a token, from the first moment on."""
        return not self.visit.token

    @property
    def waits_for_enter(self) -> bool:
        """Whoever has said so already, or only looks on, has nothing to press."""
        said = {"between": "ready", "paused": "votes"}.get(self.phase)
        return said is not None and self.seat >= 0 and self.seat not in self.table[said]

    def _waiting(self) -> str:
        """Who is here, what is free, and who has to start."""
        say, chairs = self.words.message, self.table["chairs"]
        taken = [name for name, chair in zip(self.words.names, chairs, strict=True) if chair["kind"] != "open"]
        link = f"{self.visit.server}/t/{self.table['code']}"
        place = say("t-place", {"name": self.table["name"], "link": link})
        here = say("t-wait-here", {"names": self.words.several(taken)})
        free = say("t-wait-free", {"n": len(chairs) - len(taken)})
        start = say("t-wait-you", {"n": len(chairs), "start": self.start_word}) if self.host else self._waits_for()
        return f"{place}. {here} {free} {start}"

    def _waits_for(self) -> str:
        return self.words.message("t-wait-host", {"who": self.words.names[self.table["host"]]})

    def _people(self) -> list[tuple[str, int]]:
        chairs = enumerate(zip(self.words.names, self.table["chairs"], strict=True))
        return [(name, i) for i, (name, chair) in chairs if chair["kind"] == "person" and not chair["away"]]

    # ---- the connection ------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Stays connected until the seat is taken by another device or the table is gone for good."""
        wait, most = PATIENCE
        while not self.ended:
            before = self.n
            with contextlib.suppress(OSError, websockets.WebSocketException, EOFError, TimeoutError):
                await self._stay()
            if self.ended:
                break
            wait = PATIENCE[0] if self.n != before else min(2 * wait, most)
            self.lost = self.words.message("t-lost")
            self.changed()
            await asyncio.sleep(wait)
        self.changed()

    async def _stay(self) -> None:
        """One connection: says hello, asks again what was not answered, folds what it hears."""
        headers = {"Authorization": f"Bearer {self.visit.token}"} if self.visit.token else {}
        async with connect(self.visit.socket, additional_headers=headers, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"t": "hello", "since": self.n, "device": self._mark}))
            for message, _ in list(self._asked.values()):
                await socket.send(json.dumps(message))
            self._socket = socket
            try:
                async for text in socket:
                    await self._hear(json.loads(text))
            except asyncio.CancelledError:
                socket.transport.abort()  # who leaves does not wait for a farewell
                raise
            finally:
                self._socket = None
                if socket.close_code == REPLACED:
                    self._end(self.words.message("t-replaced"))

    async def _hear(self, message: Message) -> None:
        kind = message["t"]
        if kind == "beat":
            await self._send({"t": "pulse", "beat": message["beat"]})
        elif kind == "whole":
            self._fold(message["n"], message["view"])
            self._tell_seal()
            self._tell(message["missed"])
            self._tell_secret()
            await self._greet()
        elif kind == "update":
            self._fold(message["n"], fold(self.whole, message["patch"]))
            self._tell_seal()
            self._update(message)
            self._tell_secret()
            await self._greet()
        elif kind in ("done", "refused", "hint"):
            self._answered(message)
            if kind == "done":  # a seed that is answered late may be of the match before this one
                await self._greet()
        elif kind == "said":
            self._said(message)
        elif kind == "gone" and message["message"] not in COME_BACK:
            self._end(self.words.refusal(Refusal(message["message"])))
        self.changed()

    def _fold(self, n: int, view: Message) -> None:
        """What is so now."""
        self.n, self.whole, self.lost = n, view, ""
        self.table, self.view = view["table"], view["game"]
        self.seat, self.host = view["you"]["chair"], view["you"]["host"]
        self.phase = self.table["phase"]
        self.words.names = names(self.table["chairs"], self.words.message("chair-free"))

    async def _greet(self) -> None:
        """The device's own part of the shuffle, whenever a match is laid."""
        seeded = self.phase != "waiting" or self.seat < 0 or self.table["chairs"][self.seat]["seeded"]
        if not seeded and not any(message["t"] == "seed" for message, _ in self._asked.values()):
            await self._post("seed", entropy=secrets.token_hex(16))

    def _update(self, message: Message) -> None:
        """One entry of the table's log, told."""
        what, chair = message["what"], message.get("chair", -1)
        if what != "act" and self.words.has(f"happened-{what}"):
            who = self.words.names[chair] if 0 <= chair < len(self.words.names) else ""
            self.story.append(self.words.message(f"happened-{what}", {"who": who}))
        self._tell(message["events"])

    def _tell_seal(self) -> None:
        """What the table has committed to before the first card, once a match."""
        sealed = self.words.message("t-sealed", {"commit": self.table["commit"]})
        if sealed not in self.story:
            self.story.append(sealed)

    def _tell_secret(self) -> None:
        """After the match, what it was."""
        secret = self.table["secret"]
        opened = self.words.message("t-opened", {"secret": secret}) if secret else ""
        if opened and opened != self.opened:
            self.story.append(opened)
        self.opened = opened

    def _tell(self, events: list[Message]) -> None:
        self.story += sentences(self.words, [self._event(dict(event)) for event in events])

    def _event(self, data: Message) -> Event:
        """An event as the wire tells it; one without its detail is one that others saw."""
        name, seat = data.pop("event"), data.pop("seat")
        kind = self.game.rules.EVENTS.named(name)
        return Event(name, seat, data if data.keys() == kind.args.keys() else None)

    def _said(self, message: Message) -> None:
        preset = message["preset"]
        known = next((f"{kind}-{preset}" for kind in ("say", "emote") if self.words.has(f"{kind}-{preset}")), None)
        text = self.words.message(known) if known else message["text"]
        who = self.words.names[message["chair"]] if message["chair"] >= 0 else ""
        self.story.append(self.words.message("t-says", {"who": who, "text": text}))

    def _end(self, why: str) -> None:
        self.ended, self.farewell = True, why
        self.story.append(why)

    # ---- requests ------------------------------------------------------------------------------------------------

    async def _send(self, message: Message) -> None:
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _post(self, t: str, **fields: Any) -> asyncio.Future[Message]:
        """Sends a request, again after every loss until it is answered."""
        id = f"{self._mark}-{next(self._ids)}"
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._asked[id] = {"t": t, "id": id, **fields}, answer
        await self._send(self._asked[id][0])
        return answer

    async def _ask(self, t: str, **fields: Any) -> Message:
        """A request and its answer; raises what was refused."""
        answer = await (await self._post(t, **fields))
        if answer["t"] == "refused":
            raise NotLawful(self._refused(answer))
        return answer

    def _refused(self, answer: Message) -> Refusal:
        verdict = answer.get("verdict")
        if verdict is None:
            return Refusal(answer["message"], answer["rule"], answer["args"])
        times = {"theirs": f"{verdict['theirs']} ms", "yours": f"{verdict['yours']} ms"}
        return Refusal("table-was-faster", answer["rule"], {"who": self.words.seat(verdict["seat"]), **times})

    def _answered(self, message: Message) -> None:
        asked = self._asked.pop(message["id"], None)
        if asked is not None and not asked[1].done():
            asked[1].set_result(message)

    async def act(self, move: str) -> None:
        """Makes a move on the view as it is."""
        await self._ask("act", move=move, on=self.n)

    async def go_on(self) -> None:
        """The end of the round has been seen; or a pause has been long enough."""
        if self.waits_for_enter:
            await self._ask("vote" if self.phase == "paused" else "ready")

    async def start(self) -> None:
        """Begins, bots on the chairs that are free; or lays another match after one."""
        if self.phase == "over":
            await self._ask("again")
        elif self.phase == "waiting":
            await self._ask("start", fill=self.fill)

    async def hint(self) -> str:
        """What the server's adviser would do, if the table allows it."""
        answer = await self._ask("hint")
        return self.advised(Advice(answer["move"], Reason(answer["message"], answer["args"])))


def names(chairs: list[Message], free: str) -> list[str]:
    """What to call everybody, as the page does: a bot that is only a level gets a name."""
    people = {chair["name"] for chair in chairs if chair["kind"] == "person"}
    fresh = [name for name in BOT_NAMES if name not in people]
    return [
        fresh[chair["nth"] % len(fresh)]
        if chair["kind"] == "bot" and chair["name"] == f"bot {chair['level']}"
        else chair["name"] or free
        for chair in chairs
    ]
