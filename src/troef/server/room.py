"""A room: the fold of a table's log, and what each viewer may know of it. Pure: no clock, no socket, no file."""

from __future__ import annotations

import hashlib
import itertools
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from troef import games
from troef.core.errors import NotLawful, Refusal
from troef.core.game import Game
from troef.core.match import Match, Raw
from troef.core.options import Value
from troef.core.words import TABLE
from troef.server import entries as e
from troef.server.entries import Settings

Phase = Literal["waiting", "playing", "between", "paused", "over"]
SPECTATOR = -1
REMEMBERED_REQUESTS = 64  # of each chair; a client has at most 16 unanswered (`viewer.MOST_UNANSWERED`)
REMEMBERED_EVENTS = 200  # entries whose events are told again to somebody who comes back
TIME_TO_ACT_MS = {"none": None, "relaxed": 60_000, "brisk": 20_000}


@dataclass(eq=False)
class Chair:
    """A place at the table: free, a person's or a bot's. Who sits down gets a new one."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    key: str = ""  # the hash of the person's token
    entropy: str = ""
    offer: str = ""  # the hash of the gift that hands the chair over
    away: bool = False
    nth: int = 0  # which of the table's bots it is, wherever it sits: a page calls it by that
    since: int = 0  # the entry by which the person sat down: the longest-seated one inherits the table
    done: OrderedDict[str, int] = field(default_factory=OrderedDict)  # requests carried out: id -> entry

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot acts here: for itself, for somebody away, or until a guest takes the chair."""
        return self.kind != "person" or self.away

    def shown(self) -> dict[str, Any]:
        """What everybody sees."""
        seeded = bool(self.entropy)
        found = {"kind": self.kind, "name": self.name, "level": self.level, "nth": self.nth}
        return {**found, "away": self.away, "seeded": seeded}


def key_of(token: str) -> str:
    """What the log keeps of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Room:
    """People, bots and a match. Every change is an entry; `fold` is the only place where anything changes."""

    game: Game  # from the first entry of a log on, which opens the table

    def __init__(self, table: str) -> None:
        self.table = table
        self.number = 0  # entries folded
        self.chairs: list[Chair] = []
        self.seating = 0  # grows when chairs move or change hands
        self.changes = 0  # grows when `shown` changes
        self.options: dict[str, Value] = {}
        self.settings = Settings()
        self.name = self.code = self.secret = ""
        self.host = 0
        self.phase: Phase = "waiting"
        self.match: Match | None = None
        self.matches = 0  # played to their end
        self.ready: set[int] = set()
        self.votes: set[int] = set()
        self.last_bound = 0  # the number of the newest act that was bound to a turn: what was chosen before is stale
        self.last: e.Acted | None = None  # the newest act of a seat
        self.before_last = 0  # the table's time of the act before it
        self.waits: dict[int, int] = {}  # since when the match waits for a seat, by the table's clock
        self._checked = False
        self._history: list[tuple[int, Raw]] = []  # the events of the match, with the entries that caused them
        self._signed: list[str] = []  # whose names stand in the match: the keys of their chairs

    # ---- folding -----------------------------------------------------------------------------------------------

    def fold(self, entry: e.AnyEntry, checked: bool = False) -> Raw:
        """Changes the room by one entry; returns the events of the match that it caused.

        `checked`: an act that has just been found lawful need not be judged again.
        """
        self.number += 1
        self._checked, phase = checked, self.phase
        events = FOLDS[type(entry)](self, entry) or []
        if events:
            self._history.append((self.number, events))
        if entry.id and 0 <= entry.by < len(self.chairs):
            self._remember(self.chairs[entry.by], entry.id)
        if phase != self.phase:
            self.votes = set()
            self.changes += 1
        elif not isinstance(entry, e.Acted) or self.settings.time != "none":
            self.changes += 1
        return events

    def pass_over(self, entry: e.Acted) -> None:
        """An act of a match that was left long ago: nothing remains of it but that it was carried out."""
        self.number += 1
        if entry.id:
            self._remember(self.chairs[entry.by], entry.id)

    def _remember(self, chair: Chair, request: str) -> None:
        chair.done[request] = self.number
        if len(chair.done) > REMEMBERED_REQUESTS:
            chair.done.popitem(last=False)

    def _fold_opened(self, entry: e.Opened) -> None:
        self.game = games.load(entry.game)
        if entry.version != self.game.version:
            raise NotLawful(Refusal("table-other-version", args={"version": entry.version}))
        self.chairs = [Chair() for _ in range(entry.chairs)]
        self.options, self.settings, self.name, self.code = entry.options, entry.settings, entry.name, entry.code
        self.secret = entry.secret

    def _fold_sat(self, entry: e.Sat) -> None:
        self._place(entry.chair, Chair("person", entry.name, key=entry.key, entropy=entry.entropy, since=self.number))
        if self.chairs[self.host].kind != "person":
            self.host = entry.chair

    def _fold_seeded(self, entry: e.Seeded) -> None:
        self.chairs[entry.chair].entropy = entry.entropy

    def _fold_offered(self, entry: e.Offered) -> None:
        self.chairs[entry.chair].offer = entry.key

    def _fold_rekeyed(self, entry: e.Rekeyed) -> None:
        self._place(entry.chair, Chair("person", entry.name, key=entry.key, since=self.number))

    def _fold_bot(self, entry: e.BotSat) -> None:
        there = self.chairs[entry.chair]
        nth = there.nth if there.kind == "bot" else self._free_nth()
        self._place(entry.chair, Chair("bot", f"bot {entry.level}", entry.level, nth=nth))
        self._inherit()

    def _free_nth(self) -> int:
        taken = {chair.nth for chair in self.chairs if chair.kind == "bot"}
        return next(nth for nth in itertools.count() if nth not in taken)

    def _fold_emptied(self, entry: e.Emptied) -> None:
        self._place(entry.chair, Chair())
        self._inherit()

    def _place(self, place: int, chair: Chair) -> None:
        """Somebody else sits there now; a record names who sat there last."""
        self.chairs[place] = chair
        self.seating += 1
        self.votes.discard(place)
        self.ready.discard(place)
        if self.in_match() and chair.kind != "open":
            self.playing().names[place], self._signed[place] = chair.name, chair.key

    def _fold_swapped(self, entry: e.Swapped) -> None:
        a, b = entry.chair, entry.other
        self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]
        self.host = {a: b, b: a}.get(self.host, self.host)
        self.seating += 1

    def _fold_resized(self, entry: e.Resized) -> None:
        taken = [chair for chair in self.chairs if chair.kind != "open"]
        self._seat(taken + [Chair() for _ in range(entry.chairs - len(taken))])

    def _seat(self, chairs: list[Chair]) -> None:
        """The chairs in this order from now on; who runs the table still does."""
        host = self.chairs[self.host]
        self.chairs = chairs
        self.host = chairs.index(host) if host in chairs else 0
        self.seating += 1

    def _fold_configured(self, entry: e.Configured) -> None:
        self.options, self.settings = entry.options, entry.settings

    def _fold_host(self, entry: e.HandedOver) -> None:
        self.host = entry.chair

    def _inherit(self) -> None:
        """If the opener is gone, the longest-seated person runs the table."""
        if self.chairs[self.host].kind != "person":
            self.host = self.longest_seated(self.people(), self.host)

    def longest_seated(self, among: Iterable[int], otherwise: int) -> int:
        """Of these chairs the one taken first."""
        return min(among, key=lambda place: self.chairs[place].since, default=otherwise)

    def _fold_started(self, entry: e.Started) -> Raw:
        self._seat([self.chairs[i] for i in entry.seating])
        entropy = [chair.entropy if chair.kind == "person" else "" for chair in self.chairs]
        secret = bytes.fromhex(self.secret)
        match = Match(self.game, len(self.chairs), self.options, secret=secret, entropy=entropy, names=entry.names)
        self.match, self._signed = match, [chair.key for chair in self.chairs]
        self.phase, self.last_bound, self.last, self._history = "playing", self.number, None, []
        self.waits = dict.fromkeys(match.to_act(), 0)
        return match.log[0]

    def _fold_act(self, entry: e.Acted) -> Raw:
        match = self.playing()
        rounds, before = len(match.rounds), match.at
        carry_out = match.carry_out if self._checked else match.act
        events = carry_out(entry.seat, match.action(entry.seat, entry.move), entry.at)
        if entry.seat != TABLE:
            self.last, self.before_last = entry, before
            if not self.game.rules.MOVES.is_loose(entry.move):
                self.last_bound = self.number
        actors = match.to_act()
        self.waits = {seat: self.waits.get(seat, entry.at) if seat != entry.seat else entry.at for seat in actors}
        if not actors and match.over():
            self.phase, self.matches = "over", self.matches + 1
        elif len(match.rounds) > rounds:
            self.phase, self.ready = "between", set()
        return events

    def _fold_ready(self, entry: e.Ready) -> None:
        self.ready.add(entry.chair)

    def _fold_on(self, entry: e.WentOn) -> None:
        self.phase = "playing"

    def _fold_vote(self, entry: e.Voted) -> None:
        (self.votes.add if entry.want else self.votes.discard)(entry.chair)

    def _fold_paused(self, entry: e.Paused) -> None:
        self.phase = "paused"

    def _fold_resumed(self, entry: e.Resumed) -> None:
        self.phase = "playing"

    def _fold_away(self, entry: e.WentAway) -> None:
        self.chairs[entry.chair].away = True

    def _fold_back(self, entry: e.CameBack) -> None:
        self.chairs[entry.chair].away = False

    def _fold_renamed(self, entry: e.Renamed) -> None:
        chair = self.chairs[entry.chair]
        chair.name = entry.name
        if self.match is not None and (self.in_match() or not entry.name):
            for seat, key in enumerate(self._signed):
                if key == chair.key:
                    self.match.names[seat] = entry.name

    def _fold_again(self, entry: e.Again) -> None:
        if self.phase != "over":  # its acts were passed over: only what is over can be left
            self.matches += 1
        self.secret, self.match, self.phase = entry.secret, None, "waiting"
        self.waits, self.last = {}, None
        for chair in self.chairs:
            chair.entropy = ""
        if entry.rotate:
            self._seat(self.chairs[-1:] + self.chairs[:-1])

    # ---- what is so ----------------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match that is going on, or has just ended."""
        assert self.match is not None, "no match has begun"
        return self.match

    def in_match(self) -> bool:
        """Whether a match is going on, be it in a pause."""
        return self.phase in ("playing", "between", "paused")

    @property
    def commit(self) -> str:
        """What everybody may see of the secret before the match is over."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def chair_of(self, token: str) -> int:
        """Whose token it is; SPECTATOR if nobody's."""
        return self.chair_with(key_of(token)) if token else SPECTATOR

    def chair_with(self, key: str) -> int:
        """The chair of the person with this key; SPECTATOR if nobody has it."""
        found = (i for i, chair in enumerate(self.chairs) if chair.kind == "person" and chair.key == key)
        return next(found, SPECTATOR)

    def offered(self, gift: str) -> int:
        """The chair this gift hands over; SPECTATOR if none."""
        key = key_of(gift)
        return next((i for i, chair in enumerate(self.chairs) if chair.offer == key), SPECTATOR)

    def person(self, viewer: int) -> Chair | None:
        """Who sits on a viewer's chair; None for a spectator."""
        return self.chairs[viewer] if viewer != SPECTATOR else None

    def people(self) -> list[int]:
        """The chairs of people."""
        return [i for i, chair in enumerate(self.chairs) if chair.kind == "person"]

    def deadlines(self) -> list[int | None] | None:
        """By when each seat is to act, by the table's clock; None without a time to act."""
        limit = TIME_TO_ACT_MS[self.settings.time]
        if limit is None or not self.in_match():
            return None
        return [self.waits[seat] + limit if seat in self.waits else None for seat in range(len(self.chairs))]

    def missed(self, viewer: int, since: int | None) -> list[dict[str, Any]]:
        """What the viewer was told by the entries after a number, in this match; the latest of them."""
        match = self.match
        if match is None or since is None:
            return []
        raw = [event for number, events in self._history[-REMEMBERED_EVENTS:] if number > since for event in events]
        return [event.data() for event in match.told(raw, viewer)]

    def view(self, viewer: int) -> dict[str, Any]:
        """All that one viewer may know now."""
        match = self.match
        return {"table": self.shown(viewer), "you": self.you(viewer), "game": match.view(viewer) if match else None}

    def you(self, viewer: int) -> dict[str, Any]:
        """Who the viewer is."""
        return {"chair": viewer, "host": viewer == self.host and viewer >= 0}

    def may_see_all(self, viewer: int) -> bool:
        """Whether the secret of the last match may be shown: it is over, and the table lets spectators see, too."""
        return self.phase == "over" and (viewer != SPECTATOR or self.settings.reveal)

    def waits_for(self) -> list[int]:
        """The chairs the match waits for, as everybody may know."""
        return list(self.playing().view(SPECTATOR)["to_act"]) if self.phase == "playing" else []

    def shown(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What a viewer sees of the room itself: everybody the same, but for the secret after a match."""
        outcome = self.match.outcome() if self.match else None
        return {
            "id": self.table,
            "name": self.name,
            "code": self.code,
            "game": self.game.key,
            "options": self.options,
            "settings": {name: getattr(self.settings, name) for name in Settings.__struct_fields__},
            "phase": self.phase,
            "host": self.host,
            "chairs": [chair.shown() for chair in self.chairs],
            "commit": self.commit,
            "matches": self.matches,
            "ready": sorted(self.ready) if self.phase == "between" else [],
            "votes": sorted(self.votes),
            "deadlines": self.deadlines(),
            "outcome": outcome._asdict() if outcome else None,
            "secret": self.secret if self.may_see_all(viewer) else None,
            "rounds": list(self.match.rounds) if self.match else [],
        }


FOLDS: dict[type[e.AnyEntry], Callable[[Room, Any], Raw | None]] = {
    kind: getattr(Room, f"_fold_{kind.__struct_config__.tag}") for kind in e.KINDS
}


def folded(table: str, lines: Iterable[bytes]) -> Room:
    """The room of a whole log; only the latest match is played again, or a table would take longer with every match."""
    entries = [e.decode(line) for line in lines]
    left = max((i for i, entry in enumerate(entries) if isinstance(entry, e.Again)), default=0)
    room = Room(table)
    for i, entry in enumerate(entries):
        if i < left and isinstance(entry, e.Acted):
            room.pass_over(entry)
        else:
            room.fold(entry)
    return room
