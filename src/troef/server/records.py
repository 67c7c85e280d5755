"""Finished matches of a room: their records, every number they drew, and how each seat saw them."""

from __future__ import annotations

from troef.core import record, update
from troef.core.chance import Stream, seed_of
from troef.core.match import Match
from troef.core.words import TABLE, WAKE
from troef.server import entries as e
from troef.server.api import Drawn, Draws, Replay, ReplayFrame
from troef.server.room import Room
from troef.server.wishes import need


def finished(room: Room, number: int | None) -> int:
    """The number of the match that is asked for (from 1), the latest by default; refuses one that is not over."""
    number = room.matches if number is None else number
    need(1 <= number <= room.matches, "not-over")
    return number


def played(table: str, lines: list[bytes], number: int) -> Match:
    """A finished match of a log, by its number from 1."""
    room = Room(table)
    for line in lines:
        entry = e.decode(line)
        if isinstance(entry, e.Acted) and room.matches + 1 < number:
            room.pass_over(entry)
            continue
        room.fold(entry)
        if room.phase == "over" and room.matches == number:
            break
    return room.playing()


def written(match: Match) -> str:
    """The record of a match, one line."""
    return record.write(match) + "\n"


def drawn(match: Match, number: int) -> Drawn:
    """Plays a match again and lists what chance was asked, and answered."""
    rules, seed = match.game.rules, seed_of(match.secret, match.entropy)
    state = match.game.configured(match.options)
    stream = state.chance = Stream(seed)
    draws: list[Draws] = []

    def listen(act: int) -> None:
        if stream.drawn:
            draws.append(Draws(act, stream.drawn))
        stream.drawn, state.events = [], []

    stream.drawn = []
    rules.begin(state, match.seats)
    listen(-1)
    for i, (seat, move, at) in enumerate(match.acts):
        rules.apply(state, seat, WAKE if seat == TABLE else match.action(seat, move), at)
        listen(i)
    return Drawn(number, match.commit.hex(), match.secret.hex(), match.entropy, seed.hex(), draws)


def replay(match: Match, number: int, seat: int) -> Replay:
    """Plays a match again and tells it as one seat was told, with its view after every act."""
    again = Match(match.game, match.seats, match.options, secret=match.secret, entropy=match.entropy)
    first = view = again.view(seat)
    dealt = [event.data() for event in again.told(again.log[0], seat)]
    frames = []
    for by, move, at in match.acts:
        events = [event.data() for event in again.told(again.act(by, again.action(by, move), at), seat)]
        before, view = view, again.view(seat)
        frames.append(ReplayFrame(by, move, at, events, update.diff(before, view)))
    outcome = again.outcome()
    assert outcome is not None, "a finished match has an outcome"
    return Replay(
        number,
        match.game.key,
        seat,
        match.names,
        match.options,
        match.rounds,
        outcome._asdict(),
        first,
        dealt,
        frames,
    )
