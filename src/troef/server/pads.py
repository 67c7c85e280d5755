"""Score pads: opened, written on, watched. A line is judged, saved, folded, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from troef import games
from troef.core.errors import BadUse
from troef.core.options import Value
from troef.core.pad import pad_refuse
from troef.core.sheet import Value as Cell
from troef.server import book as b
from troef.server import messages as m
from troef.server import names
from troef.server.jobs import Jobs, Resting
from troef.server.logs import log
from troef.server.messages import Name
from troef.server.room import key_of
from troef.server.store import Away, Conflict, Summary
from troef.server.viewer import GONE, Viewer
from troef.server.wishes import LONGEST_NAME, configured, need, plain, refuse

if TYPE_CHECKING:
    from troef.server.house import House

PREFIX = "pad."  # no table's name has a dot
MOST_ENTRIES = 4000
LONGEST_AGO = 600_000  # a tap that waited longer for the server counts as made then
Id = Annotated[str, Meta(max_length=40)]


class OpenPad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take out a pad: the players in the order they sit, and who deals or starts."""

    game: str
    names: Annotated[list[Name], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    first: b.Seat = 0
    before: Id = ""  # the pad of the match before, if the same people go on


class Wish(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something to be done with a pad."""


class Write(Wish, tag="write", frozen=True):
    """Write a line, or correct one: rounds and players are counted from 0."""

    round: Annotated[int, Meta(ge=0, le=1000)]
    seat: b.Seat
    line: b.Line


Lines = Annotated[dict[b.Seat, b.Line], Meta(min_length=1, max_length=16)]  # by player


class Correct(Wish, tag="correct", frozen=True):
    """Write or correct the lines of several players together: alone, none of them might add up with the others."""

    round: Annotated[int, Meta(ge=0, le=1000)]
    lines: Lines


class Undo(Wish, tag="undo", frozen=True):
    """Take the newest line back."""


class Allow(Wish, tag="allow", frozen=True):
    """Let everybody with the link write lines of the round at hand, or not."""

    guests: bool


class Turn(Wish, tag="turn", frozen=True):
    """Turn the hidden glass."""


class Lift(Wish, tag="lift", frozen=True):
    """Lift the tube, `ago` milliseconds before this is sent; `last` is the player who rolled before, if known."""

    seat: b.Seat | None = None
    last: b.Seat | None = None
    ago: Annotated[int, Meta(ge=0, le=LONGEST_AGO)] = 0


class Give(Wish, tag="give", frozen=True):
    """Say afterwards who must give a card: who lifted too early, or who rolled last."""

    seat: b.Seat


class Note(Wish, tag="note", frozen=True):
    """Note something of a round that brings no points; null takes it away."""

    round: Annotated[int, Meta(ge=0, le=1000)]
    name: Annotated[str, Meta(max_length=20)]
    value: Cell | None


class Follow(Wish, tag="follow", frozen=True):
    """Say on which pad, taken out after this one, the same people go on: whoever looks on finds it."""

    pad: Id


class Join(Wish, tag="join", frozen=True):
    """This phone is a player's: it writes that player's lines, if the keeper lets guests write."""

    seat: b.Seat


class PadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish; with an id of the client's own, asking twice is safe."""

    wish: Write | Correct | Undo | Allow | Turn | Lift | Give | Note | Follow | Join
    id: Id = ""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would lines bring?"""

    round: Annotated[int, Meta(ge=0, le=1000)]
    lines: Lines


class Tried(msgspec.Struct, frozen=True):
    """The points of the round, as far as they are known, and the totals."""

    gained: list[int | None]
    totals: list[int]


class PadKey(msgspec.Struct, frozen=True):
    """A new pad, with the secret that proves its keeper."""

    pad: str
    code: str
    token: str


class Live:
    """A pad in memory, with the phones that look at it."""

    def __init__(self, book: b.Book) -> None:
        self.book = book
        self.viewers: dict[Viewer, str] = {}  # with the tokens they came with
        self.jobs = Jobs(lambda error: log.error("pad-failed", error=type(error).__name__, exc_info=error))

    def whole(self, viewer: Viewer) -> bytes:
        """All that a phone may know."""
        return msgspec.json.encode(self.book.shown(self.book.chair(self.viewers.get(viewer, ""))))

    def tell(self) -> None:
        """Shows everybody the pad as it is."""
        for viewer in self.viewers:
            viewer.put(self.whole(viewer))


class Pads:
    """The pads of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, Live] = {}
        self._loading = asyncio.Lock()
        self._coming: str | None = None  # the pad that is being loaded
        house.dropping.append(self.drop)
        house.using.append(lambda: filter(None, (*self.live, self._coming)))

    async def open(self, wish: OpenPad, token: str) -> b.Book:
        """Takes out a new pad."""
        if wish.before:
            await self._opened(wish.before)
        book = self.fresh(wish, token)
        await self.house.services.store.append(book.name, 0, [b.encode(book.opened)])
        await self.house.services.store.describe(_summary(book))
        self.live[book.name] = Live(book)
        return book

    def fresh(self, wish: OpenPad, token: str = "") -> b.Book:
        """A pad as it would be taken out; nothing is kept."""
        try:
            game = games.load(wish.game)
            game.check_seats(len(wish.names))
        except BadUse as error:
            raise refuse("no-such-game", why=str(error)) from None
        need(wish.first < len(wish.names), "no-such-chair", chair=wish.first)
        players = [plain(name)[:LONGEST_NAME] for name in wish.names]
        entry = b.Opened(
            at=self._wall(),
            game=wish.game,
            version=game.version,
            options=configured(game, wish.options),
            names=players,
            first=wish.first,
            code=names.table_code(),
            key=key_of(token),
            before=wish.before,
        )
        return b.Book(PREFIX + names.table_id(), entry)

    async def find(self, name: str) -> Live:
        """The pad of a link or a code; it is brought back if it sleeps."""
        found = await self._name(name)
        async with self._loading:
            if found not in self.live:
                self.live[found] = await self._load(found)
        return self.live[found]

    async def _load(self, name: str) -> Live:
        self._coming = name
        try:
            lines = await self.house.lines(name)
        finally:
            self._coming = None
        need(bool(lines), "no-such-pad")
        return Live(b.folded(name, [b.decode(line) for line in lines]))

    async def _name(self, name: str) -> str:
        """The name of the pad of a link or a code."""
        found = await self.house.services.store.find(name.upper()) if names.is_code(name) else name
        need(found is not None and found.startswith(PREFIX), "no-such-pad")
        assert found is not None
        return found

    async def _opened(self, name: str) -> b.Opened:
        """How a pad was taken out, which may live in another process: it is looked up and not kept."""
        lines = await self.house.services.store.load(await self._name(name))
        need(bool(lines), "no-such-pad")
        opened = b.decode(lines[0])
        assert isinstance(opened, b.Opened)
        return opened

    async def do(self, live: Live, token: str, asked: PadWish) -> None:
        """Carries out a wish of whoever holds the token, once."""
        await live.jobs.ask(lambda: self._do(live, token, asked))

    async def _do(self, live: Live, token: str, asked: PadWish) -> None:
        book = live.book
        if asked.id and asked.id in book.done:
            return
        _allowed(book, book.chair(token), asked.wish)
        need(book.number < MOST_ENTRIES, "too-large")
        if isinstance(asked.wish, Follow):
            need((await self._opened(asked.wish.pad)).before == book.name, "no-such-pad")
        entry = self._entry(asked, token)
        book.check(entry)
        self.house.services.moment("append")
        try:
            await self.house.services.store.append(book.name, book.number, [b.encode(entry)])
        except (Away, Conflict):
            self.drop(book.name)
            raise Resting from None
        book.fold(entry)
        self.house.services.store.describe(_summary(book))
        live.tell()

    def drop(self, name: str) -> None:
        """What is in memory may no longer be what is saved: whoever looks on comes back."""
        if live := self.live.pop(name, None):
            live.jobs.close()
            for viewer in live.viewers:
                viewer.close(GONE, m.Gone("table-restarts"))

    async def nameless(self, live: Live) -> None:
        """Takes the names of all players away, from the log too."""

        async def rewrite() -> None:
            opened = msgspec.structs.replace(live.book.opened, names=[""] * len(live.book.opened.names))
            await self.house.services.store.rewrite(live.book.name, {0: b.encode(opened)})
            live.book = b.folded(live.book.name, [opened, *live.book.entries])
            live.tell()

        await live.jobs.ask(rewrite)

    def _entry(self, asked: PadWish, token: str) -> b.AnyEntry:
        at, id, wish = self._wall(), asked.id, asked.wish
        if isinstance(wish, Write):
            return b.Wrote(at=at, id=id, round=wish.round, seat=wish.seat, line=wish.line)
        if isinstance(wish, Correct):
            return b.Corrected(at=at, id=id, round=wish.round, lines=wish.lines)
        if isinstance(wish, Allow):
            return b.Allowed(at=at, id=id, guests=wish.guests)
        if isinstance(wish, Turn):
            return b.Turned(at=at, id=id, seed=secrets.token_hex(32))
        if isinstance(wish, Lift):
            return b.Lifted(at=at - wish.ago, id=id, seat=wish.seat, last=wish.last)
        if isinstance(wish, Give):
            return b.Gave(at=at, id=id, seat=wish.seat)
        if isinstance(wish, Note):
            return b.Noted(at=at, id=id, round=wish.round, name=wish.name, value=wish.value)
        if isinstance(wish, Follow):
            return b.Followed(at=at, id=id, pad=wish.pad)
        if isinstance(wish, Join):
            return b.Joined(at=at, id=id, seat=wish.seat, key=key_of(token))
        return b.Undid(at=at, id=id)

    def _wall(self) -> int:
        return int(self.house.services.clock.wall())

    def sweep(self) -> None:
        """Forgets, in memory alone, the pads nobody looks at."""
        for name, live in list(self.live.items()):
            if not live.viewers and not live.jobs:
                del self.live[name]


def _allowed(book: b.Book, chair: int, wish: Wish) -> None:
    """The keeper may do everything; guests, if the keeper lets them, say whose phone it is and write that line."""
    if chair == b.KEEPER:
        return
    if not book.guests or isinstance(wish, Correct | Undo | Allow | Note | Follow):
        raise pad_refuse("only-the-keeper")
    if isinstance(wish, Write) and wish.seat != chair:
        raise pad_refuse("only-your-line")
    if isinstance(wish, Write) and wish.round < book.pad.rounds:
        raise pad_refuse("only-the-keeper")
    if isinstance(wish, Join) and chair != b.GUEST:
        raise pad_refuse("has-a-phone", seat=chair)


def _summary(book: b.Book) -> Summary:
    """The pad for the store; it stands in no list."""
    return Summary(book.name, book.opened.code, "over" if book.pad.over else "waiting", False, b"{}")
