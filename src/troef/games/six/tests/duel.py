"""Random games of SIX with random options at random times, and their comparison with the second opinion.

`python -m troef.games.six.tests.duel 500` plays so many; the tests play a few.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Any

from troef.core import record
from troef.core.errors import NotLawful
from troef.core.match import Match
from troef.core.words import NEVER, TABLE, WAKE
from troef.games import load
from troef.games.six import GAME, rules
from troef.games.six.tests.referee import Referee
from troef.games.six.tests.scene import safe, supply

LONGEST = 40_000  # acts of a game; more is an endless one
VALUES: dict[str, list[Any]] = {
    "timer_min": [20, 25, 60, 115],
    "grace_seconds": [5, 30, 60],
    "place_seconds": [1, 4, 60],
    "turn_seconds": [1, 5, 60],
    "start_seconds": [5, 20, 120],
    "roll_ms": [0, 0, 1, 1499, 1500, 1600, 10_000],
}


def any_options(luck: random.Random) -> dict[str, Any]:
    """Every option by chance, such that they go together."""
    chosen = {name: luck.choice(values) for name, values in VALUES.items()}
    for name in ("pro", "free_placement"):
        chosen[name] = luck.random() < 0.5
    chosen["timer_max"] = chosen["timer_min"] + luck.choice([0, 1, 25])
    chosen["secure"] = luck.choice(["auto", "claim"]) if chosen["roll_ms"] >= 1500 else "auto"
    chosen["early_lift"] = luck.choice(["ends", "goes_on"])
    if luck.random() < 0.5:
        chosen["strokes"] = [luck.randint(0, 99) for _ in range(rules.CARDS)]
    return chosen


class Style:
    """How the people of one game are: how soon they act, whether they lift, and how late the table wakes."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.lifts = luck.choice([0.0, 0.01, 0.1, 0.5])
        self.delay = luck.choice([0, 100, 2_000, 8_000])
        self.slow = luck.choice([0.0, 0.1, 0.6]) if self.delay else 0.1  # time has to pass
        self.late = luck.choice([0.0, 0.1])

    def act(self, match: Match) -> None:
        """Somebody acts, or the table."""
        luck, due, actors = self.luck, match.due, match.to_act()
        at = match.at + luck.randint(0, self.delay)
        if not actors or at > due or luck.random() < self.slow:
            at = max(due, match.at) + (luck.randint(1, 9_000) if luck.random() < self.late else 0)
            match.act(TABLE, WAKE, at)
            return
        seat = luck.choice(actors)
        moves = match.legal(seat)
        if "lift" in moves and luck.random() >= self.lifts:
            moves.remove("lift")
        match.apply(seat, luck.choice(moves), at)


def random_match(luck: random.Random, seats: int, **options: Any) -> Match:
    """A whole game of people who do anything, at any time."""
    match = Match(GAME, seats, GAME.chosen(any_options(luck) | options), seed=luck.getrandbits(32))
    style = Style(luck)
    while not match.over():
        assert len(match.acts) < LONGEST, f"{match} does not end: {match.options}"
        style.act(match)
    return match


def restless_match(luck: random.Random) -> Match:
    """Two people who roll and place and claim so fast that hardly any time passes, until nothing is left."""
    match = GAME.new(seats=2, seed=luck.getrandbits(32), roll_ms=0)
    while not match.over():
        seat = luck.choice(match.to_act())
        match.apply(seat, luck.choice([move for move in match.legal(seat) if move != "lift"]))
    return match


# ---- two opinions --------------------------------------------------------------------------------


def differences(line: str, luck: random.Random) -> list[str]:
    """Replays a finished record by the rules and by the referee: what they see differently, the first of it."""
    data = json.loads(line)
    played = record.read(line, load)
    match, referee = record.start(played), Referee(data)
    for i, act in enumerate(played.acts):
        if found := difference(match, referee) or stray(match, referee, luck):
            return [f"before act {i}: {text}" for text in found]
        record.step(match, i, act)
        referee.act(*act)
    found = difference(match, referee)
    if (referee.outcome(), [referee.points()]) != (data["outcome"], data["rounds"]):
        found.append(f"{referee.outcome()} by the referee, {data['outcome']} in the record")
    return found


def difference(match: Match, referee: Referee) -> list[str]:
    """Lawful moves, due times and all cards: what is not the same."""
    s = match.state
    ours: dict[str, Any] = {"due": None if match.due == NEVER else match.due, "over": match.over()}
    theirs: dict[str, Any] = {"due": referee.due(), "over": referee.why != ""}
    ours["actors"] = match.to_act()
    theirs["actors"] = [seat for seat in range(match.seats) if referee.moves(seat)]
    for seat in range(match.seats):
        ours[f"moves of {seat}"], theirs[f"moves of {seat}"] = set(match.legal(seat)), referee.moves(seat)
        ours[f"supply of {seat}"], theirs[f"supply of {seat}"] = supply(s, seat), referee.supply[seat]
        ours[f"secured by {seat}"], theirs[f"secured by {seat}"] = safe(s, seat), referee.safe[seat]
        ours[f"open of {seat}"] = [card for card in s.shown[seat] if card]
        theirs[f"open of {seat}"] = referee.open_cards(seat)
    return [f"{name}: {ours[name]} / {theirs[name]}" for name in ours if ours[name] != theirs[name]]


def stray(match: Match, referee: Referee, luck: random.Random) -> list[str]:
    """Any move of anybody at any time near by: both allow it, or neither."""
    seat = luck.randrange(-1, match.seats)
    move = "wake" if seat == TABLE else rules.MOVES.spell(luck.choice([0, 1, luck.randrange(rules.ACTIONS)]))
    due = match.at if match.due == NEVER else match.due
    at = max(0, luck.choice([match.at, due, due + 1, due - 1, match.at - 1, luck.randint(match.at, match.at + 9_000)]))
    try:
        match.check(seat, match.action(seat, move), at)
        allowed = True
    except NotLawful:
        allowed = False
    if allowed == referee.lawful(seat, move, at):
        return []
    return [f"{seat} {move} @{at}: {'lawful' if allowed else 'not lawful'} by the rules alone"]


def main(games: int, seed: int = 0) -> None:
    """Plays and compares so many games; says what was seen in them."""
    seen: Counter[str] = Counter()
    for i in range(games):
        luck = random.Random(f"duel {seed} {i}")
        match = restless_match(luck) if i % 50 == 49 else random_match(luck, 2 + i % 4)
        assert not (found := differences(record.write(match), luck)), (i, match.options, found)
        seen["acts"] += len(match.acts)
        seen.update(event.name for told in match.events() for event in told)
    print(f"{games} games, one opinion: " + ", ".join(f"{n:,} {name}" for name, n in seen.most_common()))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
