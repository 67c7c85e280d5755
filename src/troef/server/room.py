"""A room: the fold of a table's log, and what each viewer may know of it. Pure: no clock, no socket, no file."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from troef import games
from troef.core.errors import Refusal
from troef.core.match import Match, Raw
from troef.core.options import Value
from troef.core.words import TABLE
from troef.server import entries as e
from troef.server.entries import Settings

Phase = Literal["waiting", "playing", "between", "paused", "over"]
SPECTATOR = -1
REMEMBERED_REQUESTS = 256  # of each chair: long enough for any answer that was lost


@dataclass(eq=False)
class Chair:
    """A place at the table: free, a person's or a bot's."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    key: str = ""  # the hash of the person's token
    entropy: str = ""
    away: bool = False
    since: int = 0  # the entry by which the person sat down: the longest-seated one inherits the table
    done: OrderedDict[str, int] = field(default_factory=OrderedDict)  # requests carried out: id -> entry

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot acts here, for itself or for somebody away."""
        return self.kind == "bot" or self.away

    def shown(self) -> dict[str, Any]:
        """What everybody sees."""
        return {"kind": self.kind, "name": self.name, "level": self.level, "away": self.away}


def key_of(token: str) -> str:
    """What the log keeps of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Room:
    """People, bots and a match. Every change is an entry; `fold` is the only place where anything changes."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.number = 0  # entries folded
        self.chairs: list[Chair] = []
        self.options: dict[str, Value] = {}
        self.settings = Settings()
        self.name = self.code = self.secret = ""
        self.host = 0
        self.phase: Phase = "waiting"
        self.match: Match | None = None
        self.matches = 0  # played to their end
        self.ready: set[int] = set()
        self.votes: set[int] = set()
        self.game: Any = None
        self.last_act = 0  # the number of the newest entry that moved the match
        self._history: list[tuple[int, Raw]] = []  # the events of the match, with the entries that caused them

    # ---- folding -----------------------------------------------------------------------------------------------

    def fold(self, entry: e.AnyEntry) -> Raw:
        """Changes the room by one entry; returns the events of the match that it caused."""
        self.number += 1
        change: Callable[[e.AnyEntry], Raw | None] = getattr(self, f"_fold_{entry.__struct_config__.tag}")
        events = change(entry) or []
        if events:
            self._history.append((self.number, events))
        if entry.id and 0 <= entry.by < len(self.chairs):
            self._remember(self.chairs[entry.by], entry.id)
        return events

    def _remember(self, chair: Chair, request: str) -> None:
        chair.done[request] = self.number
        if len(chair.done) > REMEMBERED_REQUESTS:
            chair.done.popitem(last=False)

    def _fold_opened(self, entry: e.Opened) -> None:
        self.game = games.load(entry.game)
        self.chairs = [Chair() for _ in range(entry.chairs)]
        self.options, self.settings, self.name, self.code = entry.options, entry.settings, entry.name, entry.code
        self.secret = entry.secret

    def _fold_sat(self, entry: e.Sat) -> None:
        self.chairs[entry.chair] = Chair("person", entry.name, key=entry.key, entropy=entry.entropy, since=self.number)
        if self.chairs[self.host].kind != "person":
            self.host = entry.chair

    def _fold_seeded(self, entry: e.Seeded) -> None:
        self.chairs[entry.chair].entropy = entry.entropy

    def _fold_rekeyed(self, entry: e.Rekeyed) -> None:
        chair = self.chairs[entry.chair]
        chair.key, chair.name, chair.away = entry.key, entry.name, False

    def _fold_bot(self, entry: e.BotSat) -> None:
        self.chairs[entry.chair] = Chair("bot", f"bot {entry.level}", entry.level)
        self._inherit()

    def _fold_emptied(self, entry: e.Emptied) -> None:
        self.chairs[entry.chair] = Chair()
        self._inherit()

    def _fold_swapped(self, entry: e.Swapped) -> None:
        a, b = entry.chair, entry.other
        self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]
        self.host = {a: b, b: a}.get(self.host, self.host)

    def _fold_resized(self, entry: e.Resized) -> None:
        taken = [chair for chair in self.chairs if chair.kind != "open"]
        host = self.chairs[self.host]
        self.chairs = taken + [Chair() for _ in range(entry.chairs - len(taken))]
        self.host = next((i for i, chair in enumerate(self.chairs) if chair is host), 0)

    def _fold_configured(self, entry: e.Configured) -> None:
        self.options, self.settings = entry.options, entry.settings

    def _fold_host(self, entry: e.HandedOver) -> None:
        self.host = entry.chair

    def _inherit(self) -> None:
        """If the opener is gone, the longest-seated person runs the table."""
        if self.chairs[self.host].kind != "person":
            people = [(chair.since, i) for i, chair in enumerate(self.chairs) if chair.kind == "person"]
            self.host = min(people)[1] if people else self.host

    def _fold_started(self, entry: e.Started) -> Raw:
        host = self.chairs[self.host]
        self.chairs = [self.chairs[i] for i in entry.seating]
        self.host = next((i for i, chair in enumerate(self.chairs) if chair is host), 0)
        entropy = [chair.entropy if chair.kind == "person" else "" for chair in self.chairs]
        secret = bytes.fromhex(self.secret)
        self.match = Match(self.game, len(self.chairs), self.options, secret=secret, entropy=entropy, names=entry.names)
        self.phase, self.last_act, self._history = "playing", self.number, []
        return self.match.log[0]

    def _fold_act(self, entry: e.Acted) -> Raw:
        match = self.playing()
        rounds, self.last_act = len(match.rounds), self.number
        events = match.act(entry.seat, match.action(entry.seat, entry.move), entry.at)
        if match.over():
            self.phase, self.matches = "over", self.matches + 1
        elif len(match.rounds) > rounds:
            self.phase, self.ready = "between", set()
        return events

    def _fold_ready(self, entry: e.Ready) -> None:
        self.ready.add(entry.chair)

    def _fold_on(self, entry: e.WentOn) -> None:
        self.phase = "playing"

    def _fold_vote(self, entry: e.Voted) -> None:
        self.votes.add(entry.chair)
        present = {i for i, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.away}
        if present <= self.votes:
            self.votes = set()
            self.phase = "playing" if self.phase == "paused" else "paused"

    def _fold_away(self, entry: e.WentAway) -> None:
        self.chairs[entry.chair].away = True

    def _fold_back(self, entry: e.CameBack) -> None:
        self.chairs[entry.chair].away = False

    def _fold_renamed(self, entry: e.Renamed) -> None:
        self.chairs[entry.chair].name = entry.name

    def _fold_again(self, entry: e.Again) -> None:
        self.secret, self.match, self.phase = entry.secret, None, "waiting"
        for chair in self.chairs:
            chair.entropy = ""
        if entry.rotate:
            self.chairs = self.chairs[-1:] + self.chairs[:-1]
            self.host = (self.host + 1) % len(self.chairs)

    # ---- what is so ----------------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match that is going on."""
        if self.match is None:
            raise ValueError("no match has begun")
        return self.match

    @property
    def commit(self) -> str:
        """What everybody may see of the secret before the match is over."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def chair_of(self, token: str) -> int:
        """Whose token it is; SPECTATOR if nobody's."""
        key = key_of(token) if token else None
        return next(
            (i for i, chair in enumerate(self.chairs) if chair.kind == "person" and chair.key == key), SPECTATOR
        )

    def people(self) -> list[int]:
        """The chairs of people."""
        return [i for i, chair in enumerate(self.chairs) if chair.kind == "person"]

    def missed(self, viewer: int, since: int | None) -> list[dict[str, Any]]:
        """What the viewer was told by the entries after a number, in this match."""
        match = self.match
        if match is None or since is None:
            return []
        raw = [event for number, events in self._history if number > since for event in events]
        return [event.data() for event in match.told(raw, viewer)]

    def view(self, viewer: int) -> dict[str, Any]:
        """All that one viewer may know now."""
        match = self.match
        return {
            "table": self.shown(),
            "you": {"chair": viewer, "host": viewer == self.host and viewer >= 0},
            "game": match.view(viewer) if match else None,
        }

    def shown(self) -> dict[str, Any]:
        """What everybody sees of the room itself."""
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
            "outcome": outcome._asdict() if outcome else None,
            "secret": self.secret if outcome else None,
            "rounds": list(self.match.rounds) if self.match else [],
        }


def refusal(message: str, **args: Any) -> Refusal:
    """A refusal of the table itself, not of a game's rule."""
    return Refusal(f"table-{message}", args=args)


__all__ = ["SPECTATOR", "TABLE", "Chair", "Phase", "Room", "key_of", "refusal"]
