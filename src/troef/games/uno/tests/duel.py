"""Random matches with random options, and the comparison of the rules with the second opinion act by act."""

from __future__ import annotations

import json
import random
from typing import Any

from troef.core import record
from troef.core.game import Game
from troef.core.match import Match
from troef.core.words import NEVER, TABLE
from troef.games import load
from troef.games.uno import rules
from troef.games.uno.rules import State
from troef.games.uno.tests.referee import Referee, of_record

IDLING = 0.1  # how often somebody draws, keeps or passes who could do something else
LONGEST = 20_000  # acts of a match; more is an endless one


def any_options(game: Game, luck: random.Random) -> dict[str, Any]:
    """A random value for every option; short matches."""
    chosen: dict[str, Any] = {}
    for name, option in game.options().items():
        if option.kind == "number":
            chosen[name] = luck.choice([option.low, option.show(option.default), luck.randint(option.low, option.high)])
        else:
            chosen[name] = option.show(luck.randint(option.low, option.high))
    chosen["target"] = luck.choice([1, 50, 200, 500])
    chosen["uno_penalty"] = luck.choice([0, 1, 2, 2, 2, 5])
    return chosen


def random_match(game: Game, seats: int, options: dict[str, Any], luck: random.Random) -> Match:
    """A whole match of players who do anything, at any time."""
    match = Match(game, seats, game.chosen(options), seed=luck.getrandbits(32))
    while not match.over():
        assert len(match.acts) < LONGEST, f"{match} does not end: {options}"
        random_act(match, luck)
    return match


def random_act(match: Match, luck: random.Random) -> None:
    """Somebody who may acts, now or a little later; the table when it is due."""
    due, actors = match.due, match.to_act()
    at = match.at + luck.choice([0, 0, luck.randint(0, 500), luck.randint(0, 2000)])
    if due != NEVER and (at > due or (at == due and luck.random() < 0.5)):
        match.act(TABLE, -1, max(at, due) if luck.random() < 0.5 else due)
        return
    seat = luck.choice(actors)
    actions = match.lawful(seat)
    eager = [action for action in actions if not match.game.rules.IDLE[action]]
    match.act(seat, luck.choice(actions if luck.random() < IDLING or not eager else eager), at)


def disagreements(line: str) -> list[str]:
    """Replays a finished record with the rules and with the referee; what they see differently, the first of it."""
    data = json.loads(line)
    played = record.read(line, load)
    match, referee = record.start(played), of_record(data)
    for i, act in enumerate(played.acts):
        if found := difference(match, referee):
            return [f"before act {i}: {text}" for text in found]
        record.step(match, i, act)
        referee.apply(act.seat, act.move, act.at)
    found = difference(match, referee)
    if (referee.rounds, referee.outcome()) != (data["rounds"], data["outcome"]):
        found.append(f"rounds {referee.rounds}, outcome {referee.outcome()} by the referee")
    return found


def difference(match: Match, referee: Referee) -> list[str]:
    """Lawful moves, due time, hands, piles, points: what is not the same."""
    s: State = match.state
    spell = rules.CARD.words
    ours: dict[str, Any] = {"due": None if match.due == NEVER else match.due, "over": match.over()}
    theirs: dict[str, Any] = {"due": referee.due(), "over": referee.over}
    for seat in range(match.seats):
        ours[f"moves of {seat}"], theirs[f"moves of {seat}"] = set(match.legal(seat)), referee.legal(seat)
        hand = [spell[k] for k in range(rules.KINDS) for _ in range(rules.copies(s.held[seat], s.more[seat], k))]
        ours[f"hand of {seat}"], theirs[f"hand of {seat}"] = sorted(hand), sorted(referee.hands[seat])
    ours["actors"] = match.to_act()
    theirs["actors"] = [seat for seat in range(match.seats) if referee.legal(seat)]
    ours["piles"] = [[spell[k] for k in s.stock[: s.stock_n]], [spell[k] for k in s.pile[: s.pile_n]]]
    theirs["piles"] = [referee.stock, referee.pile]
    ours["points"], theirs["points"] = s.points[: match.seats], referee.points
    return [
        f"{name}: {ours[name]} by the rules, {theirs[name]} by the referee"
        for name in ours
        if ours[name] != theirs[name]
    ]
