"""What people say to each other: presets, emotes, free text. Never part of the log, never part of the record."""

from __future__ import annotations

from collections import OrderedDict, deque

from troef.server import messages as m
from troef.server.entries import Settings
from troef.server.limits import Bucket
from troef.server.room import SPECTATOR, Chair
from troef.server.wishes import need, plain

PRESETS = ("hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "one-moment", "again", "goodbye")
EMOTES = ("smile", "laugh", "wow", "sad", "angry", "think", "cheer", "heart")
KEPT = 50
SAID_AT_ONCE, SAID_A_SECOND = 8, 0.5


class Chat:
    """The latest words of a table."""

    def __init__(self) -> None:
        self._said: deque[tuple[Chair, m.Said]] = deque(maxlen=KEPT)
        self._muted: dict[Chair, set[Chair]] = {}  # by person whom they do not want to hear
        self._done: OrderedDict[tuple[Chair, str], None] = OrderedDict()
        self._paces: dict[Chair, Bucket] = {}

    def say(self, place: int, chair: Chair, wish: m.Say, settings: Settings) -> m.Said | None:
        """What is to be told to everybody; None if it has been said before; or a refusal."""
        need(place != SPECTATOR, "not-seated")
        if (chair, wish.id) in self._done:
            return None
        said = self._judged(place, wish, settings)
        self._paces.setdefault(chair, Bucket(SAID_AT_ONCE, SAID_A_SECOND)).take("words")
        self._done[chair, wish.id] = None
        if len(self._done) > 4 * KEPT:
            self._done.popitem(last=False)
        self._said.append((chair, said))
        return said

    def latest(self, listener: Chair | None) -> list[m.Said]:
        """What somebody who comes is told again."""
        return [said for speaker, said in self._said if self.hears(listener, speaker)]

    def hears(self, listener: Chair | None, speaker: Chair) -> bool:
        """Whether a person wants to hear another."""
        return listener is None or speaker not in self._muted.get(listener, ())

    def mute(self, listener: Chair, speaker: Chair, on: bool) -> None:
        """Hear no more of somebody, or hear them again."""
        need(speaker is not listener, "not-yourself")
        muted = self._muted.setdefault(listener, set())
        (muted.add if on else muted.discard)(speaker)

    def muted(self, listener: Chair, chairs: list[Chair]) -> m.Muted | None:
        """Whom a person does not hear; None if they never minded anybody."""
        if listener not in self._muted:
            return None
        return m.Muted([place for place, speaker in enumerate(chairs) if not self.hears(listener, speaker)])

    def _judged(self, place: int, wish: m.Say, settings: Settings) -> m.Said:
        need(settings.chat != "off", "no-chat")
        need(bool(wish.text) != bool(wish.preset), "say-one-thing")
        if wish.preset:
            need(wish.preset in PRESETS or wish.preset in EMOTES, "no-such-preset", preset=wish.preset)
            return m.Said(place, "", wish.preset)
        need(settings.chat == "free", "presets-only")
        return m.Said(place, plain(wish.text), "")

    def forget(self, chairs: list[Chair]) -> None:
        """Only those who still sit here are remembered."""
        self._paces = {chair: pace for chair, pace in self._paces.items() if chair in chairs}
        self._muted = {chair: muted.intersection(chairs) for chair, muted in self._muted.items() if chair in chairs}
