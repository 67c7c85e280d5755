"""Sentences that the page must say word for word as `troef.locales` does: a sample its tests compare with."""

from __future__ import annotations

import json
from typing import Any

from troef import games
from troef.core.declare import SPECTATOR
from troef.core.errors import Refusal
from troef.core.game import Game
from troef.core.match import Match
from troef.core.notation import Event
from troef.locales import FALLBACK, Speech, languages
from troef.server.typescript import sample

NAMES = ("Ada", "Bo", "Cy", "Dirk", "Eva", "Finn", "Gea", "Hugo", "Ida", "Jo")
EACH = 3  # sentences of every kind


def text() -> str:
    """The file: for every game events, refusals and moves, each with its sentence in every language."""
    found = {key: sentences(games.load(key)) for key in games.keys()}  # noqa: SIM118
    lines = json.dumps({"names": NAMES, "games": found}, ensure_ascii=False, indent=1)
    return lines + "\n"


class Sample:
    """A few of every kind, in all languages."""

    def __init__(self, game: Game) -> None:
        self.speeches = {language: Speech(game, language, NAMES) for language in languages()}
        self.events: dict[str, dict[str, Any]] = {}
        self.refusals: dict[str, dict[str, Any]] = {}
        self.moves: dict[str, dict[str, Any]] = {}
        self._times: dict[tuple[Any, ...], int] = {}

    def wanted(self, *kind: Any) -> bool:
        """Whether this kind has been seen less than a few times."""
        self._times[kind] = self._times.get(kind, 0) + 1
        return self._times[kind] <= EACH

    def hear(self, event: Event) -> None:
        """One event as somebody was told it."""
        lengths = [min(len(v), 3) for v in (event.args or {}).values() if isinstance(v, list)]
        if self.wanted(event.name, event.args is None, *lengths):
            said = {language: speech.event(event) for language, speech in self.speeches.items()}
            self.events[said[FALLBACK]] = {**event.data(), "says": said}

    def refuse(self, refusal: Refusal) -> None:
        """One refusal."""
        if self.wanted("refusal", refusal.message):
            said = {language: speech.refusal(refusal) for language, speech in self.speeches.items()}
            self.refusals[said[FALLBACK]] = {"message": refusal.message, "args": dict(refusal.args), "says": said}

    def move(self, spelling: str) -> None:
        """One move."""
        said = {language: speech.move(spelling) for language, speech in self.speeches.items()}
        self.moves[spelling] = {"move": spelling, "says": said}


def sentences(game: Game) -> dict[str, Any]:
    """The sample of one game."""
    found = Sample(game)
    for match in sample.positions(game):
        for viewer in (SPECTATOR, 0):
            for event in match.told(match.log[-1], viewer):
                found.hear(event)
        if len(match.acts) % 7 == 0 and not match.over():
            _refusals(match, found)
    for action in range(0, game.rules.ACTIONS, 7):
        found.move(game.rules.MOVES.spell(action))
    told, refused, moves = found.events, found.refusals, found.moves
    return {"events": [*told.values()], "refusals": [*refused.values()], "moves": [*moves.values()]}


def _refusals(match: Match, found: Sample) -> None:
    """Why the moves that are not lawful now are not, for two seats."""
    for seat in range(2):
        lawful = set(match.lawful(seat))
        for action in range(0, match.game.rules.ACTIONS, 11):
            if action not in lawful:
                found.refuse(match.why_not(seat, action))
