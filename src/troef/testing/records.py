"""Checks of the record: it rebuilds every state, survives writing and reading, and an altered one is refused."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from troef.core import record
from troef.core.chance import Stream, commitment, seed_of, simulated_secret
from troef.core.errors import BadRecord, TroefError
from troef.core.game import Game
from troef.core.match import lawful
from troef.core.words import NEVER, TABLE, WAKE
from troef.testing.check import Check
from troef.testing.settings import representative
from troef.testing.walk import Next, Walk

Data = dict[str, Any]


class Records(Check):
    """The record alone rebuilds the match, state by state, and is written and read byte for byte."""

    name = "record"

    def deal(self, walk: Walk) -> None:
        """Remembers every state from here on."""
        self.states = [repr(walk.match.state)]

    def after(self, walk: Walk, act: Next) -> None:
        """One more."""
        self.states.append(repr(walk.match.state))

    def end(self, walk: Walk) -> None:
        """Reads what was written and plays it again."""
        match = walk.match
        text = record.write(match)
        read = self.read(walk, text)
        if match.outcome() is None:
            if record.verify(read) is not None:
                self.fail("an unfinished record is said to be true", walk)
            return
        try:
            again = record.verify(read)
        except BadRecord as error:
            self.fail(f"its own record is refused: {error}", walk)
        assert again is not None
        if record.write(again) != text:
            self.fail("the record of the match played again is another", walk)
        self.rebuilds(walk, read)
        self.count("records")

    def read(self, walk: Walk, text: str) -> record.Record:
        """The record of a line."""
        try:
            return record.read(text, lambda key: load(self.game, key))
        except BadRecord as error:
            self.fail(f"its own record cannot be read: {error}", walk)

    def rebuilds(self, walk: Walk, read: record.Record) -> None:
        """State by state."""
        again = record.start(read)
        for i, act in enumerate(read.acts):
            if repr(again.state) != self.states[i]:
                self.fail(f"the record gives another state at act {i}", walk)
            record.step(again, i, act)
        if repr(again.state) != self.states[-1] or again.log != walk.match.log:
            self.fail("the record gives another end", walk)


def load(game: Game, key: str) -> Game:
    """The game at hand for its own key; there is no other."""
    if key != game.key:
        raise TroefError(f"there is no game {key!r}")
    return game


class Altered(Check):
    """An altered record is refused, unless it is itself a lawful game with that outcome."""

    name = "altered"
    LONG = 300  # acts; of a longer game only some alterations are tried
    SOME = 10

    def end(self, walk: Walk) -> None:
        """Alters the record in every way there is."""
        if walk.match.outcome() is None:
            return
        text = record.write(walk.match)
        ways = [*misstated(self.game, text, self.luck), *malformed(self.game, text, self.luck)]
        if len(walk.match.acts) > self.LONG:
            ways = self.luck.sample(ways, self.SOME)
        for what, altered, well_formed in ways:
            if altered != text:
                self.refused(walk, what, altered, well_formed)
                self.count("altered records")

    def refused(self, walk: Walk, what: str, text: str, well_formed: bool) -> None:
        """Refused with a place; or, if it has the form of a record, true."""
        try:
            record.verify(record.read(text, lambda key: load(self.game, key)))
        except BadRecord as error:
            if not str(error).strip():
                self.fail(f"{what}: refused without a place", walk)
        else:
            if not (well_formed and is_true(self.game, text)):
                self.fail(f"{what}: not refused", walk)


# ---- ways to alter a record ----------------------------------------------------------------------


Way = tuple[str, str, bool]  # what was done, the text, whether it still has the form of a record
Change = Callable[[Data], object]


def misstated(game: Game, text: str, luck: random.Random) -> Iterator[Way]:
    """Records of right form that say something else than what was played."""
    for what, change in (*_facts(luck), *_acts(luck), *_times(luck), *_options(game, luck)):
        yield what, _changed(text, change), True


def malformed(game: Game, text: str, luck: random.Random) -> Iterator[Way]:
    """What is no record: the wrong keys and types, and what happens to a line by accident."""
    for what, change in _forms(game):
        yield what, _changed(text, change), False
    for what, altered in _texts(text, luck):
        yield what, altered, False


def _changed(text: str, change: Change) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _facts(luck: random.Random) -> Iterator[tuple[str, Change]]:
    def points(data: Data) -> None:
        data["outcome"]["points"][luck.randrange(data["seats"])] += luck.choice((-1, 1))

    def winners(data: Data) -> None:
        data["outcome"]["winners"] = sorted(set(range(data["seats"])) - set(data["outcome"]["winners"]))

    def why(data: Data) -> None:
        data["outcome"]["why"] += ".x"

    def rounds(data: Data) -> None:
        luck.choice(data["rounds"])[0] += 1

    def fewer_rounds(data: Data) -> None:
        data["rounds"].pop()

    def seed(data: Data) -> None:
        data["seed"] = simulated_secret(luck.getrandbits(30)).hex()

    def secret(data: Data) -> None:
        data["secret"] = simulated_secret(luck.getrandbits(30)).hex()

    def deal(data: Data) -> None:
        other = simulated_secret(luck.getrandbits(30))
        data |= {"secret": other.hex(), "commit": commitment(other).hex()}
        data["seed"] = seed_of(other, data["entropy"]).hex()

    def entropy(data: Data) -> None:
        data["entropy"][0] = "0" * 32

    changes = (points, winners, why, rounds, fewer_rounds, seed, secret, deal, entropy)
    return ((f"changed {change.__name__}", change) for change in changes)


def _acts(luck: random.Random) -> Iterator[tuple[str, Change]]:
    def dropped(data: Data) -> None:
        data["acts"].pop(luck.randrange(len(data["acts"])))

    def last_dropped(data: Data) -> None:
        data["acts"].pop()

    def doubled(data: Data) -> None:
        i = luck.randrange(len(data["acts"]))
        data["acts"].insert(i, data["acts"][i])

    def swapped(data: Data) -> None:
        acts = data["acts"]
        i, j = sorted(luck.sample(range(len(acts)), 2)) if len(acts) > 1 else (0, 0)
        acts[i][:2], acts[j][:2] = acts[j][:2], acts[i][:2]

    def neighbours(data: Data) -> None:
        acts = data["acts"]
        i = luck.randrange(max(1, len(acts) - 1))
        acts[i : i + 2] = acts[i : i + 2][::-1]

    def other_seat(data: Data) -> None:
        act = luck.choice(data["acts"])
        act[0] = (act[0] + 1) % data["seats"]

    def other_move(data: Data) -> None:
        luck.choice(data["acts"])[1] = luck.choice(data["acts"])[1]

    def added(data: Data) -> None:
        data["acts"].append(data["acts"][-1])

    changes = (dropped, last_dropped, doubled, swapped, neighbours, other_seat, other_move, added)
    return ((f"an act: {change.__name__}", change) for change in changes)


def _times(luck: random.Random) -> Iterator[tuple[str, Change]]:
    def change(by: int) -> Change:
        def shift(data: Data) -> None:
            luck.choice(data["acts"])[2] += by

        return shift

    yield from ((f"a time changed by {by} ms", change(by)) for by in (1, -1, 3000, -3000, 10**9, NEVER))


def _options(game: Game, luck: random.Random) -> Iterator[tuple[str, Change]]:
    def other(name: str, values: list[Any]) -> Change:
        return lambda data: data["options"].update(
            {name: luck.choice([v for v in values if v != data["options"][name]])}
        )

    for name, option in game.options().items():
        yield f"another {name}", other(name, representative(option))


def _forms(game: Game) -> Iterator[tuple[str, Change]]:
    def put(key: str, value: Any) -> Change:
        return lambda data: data.update({key: value})

    def drop(key: str, *inside: str) -> Change:
        return lambda data: (data[inside[0]] if inside else data).pop(key)

    yield "an unknown key", put("extra", 1)
    yield "an unknown option", lambda data: data["options"].update(extra=1)
    yield "another format", put("troef", 2)
    yield "a format that is true", put("troef", True)
    yield "another version", lambda data: data.update(version=data["version"] + 1)
    yield "another game", put("game", "no-such-game")
    yield "another number of seats", lambda data: data.update(seats=data["seats"] + 1)
    yield "too few names", lambda data: data["names"].pop()
    yield "a name that is no text", lambda data: data["names"].__setitem__(0, 1)
    yield "capitals in a number", lambda data: data.update(seed=data["seed"][:-1] + "A")
    yield "acts that are no list", put("acts", {})
    yield "an act of two parts", lambda data: data["acts"][0].pop()
    yield "a seat that is true", lambda data: data["acts"][0].__setitem__(0, True)
    yield "a time that is no whole number", lambda data: data["acts"][0].__setitem__(2, 0.5)
    yield "a move that does not exist", lambda data: data["acts"][0].__setitem__(1, "no such move")
    yield "entropy that is no number", lambda data: data["entropy"].__setitem__(0, "x" * 32)
    for key in (*record.ALWAYS, *record.FINISHED):
        yield f"without {key}", drop(key)
    for name in game.options():
        yield f"without the option {name}", drop(name, "options")


def _texts(text: str, luck: random.Random) -> Iterator[tuple[str, str]]:
    yield "nothing", ""
    yield "garbage", "".join(chr(luck.randrange(1, 0x2FF)) for _ in range(80))
    yield "half a line", text[: len(text) // 2]
    yield "all but the last character", text[:-1]
    yield "two records in a line", text + text
    yield "a doubled key", text[:-1] + ',"troef":1}'
    yield "a list", f"[{text}]"
    yield "not a number", text.replace('"seats":', '"seats":NaN,"x":', 1)
    yield "nested without end", "[" * 100_000


# ---- a judge of records that shares nothing with the referee but the rules and chance -------------


def is_true(game: Game, text: str) -> bool:
    """Whether a record of right form is a lawful game with the outcome it states."""
    data: Data = json.loads(text)
    secret = bytes.fromhex(data["secret"])
    seed = seed_of(secret, data["entropy"])
    if commitment(secret).hex() != data["commit"] or seed.hex() != data["seed"]:
        return False
    s: Any = game.configured(data["options"])
    s.chance = Stream(seed)
    game.rules.begin(s, data["seats"])
    rounds: list[list[int]] = []
    now = 0
    for seat, move, at in data["acts"]:
        if not _may(game, s, seat, move, at, now):
            return False
        before, scored, now = list(s.points), s.rounds, at
        game.rules.apply(s, seat, WAKE if seat == TABLE else game.rules.MOVES.action(move) or 0, at)
        if s.rounds != scored:
            rounds.append([new - old for new, old in zip(s.points, before, strict=True)][: data["seats"]])
    over = game.rules.to_act(s) == 0 and game.rules.wake(s) == NEVER
    won = [seat for seat in range(data["seats"]) if game.rules.winners(s) >> seat & 1]
    outcome = {"points": s.points[: data["seats"]], "winners": won, "why": game.ended_by(s)}
    return over and rounds == data["rounds"] and outcome == data["outcome"]


def _may(game: Game, s: Any, seat: int, move: str, at: int, now: int) -> bool:
    due = game.rules.wake(s)
    if at < now:
        return False
    if seat == TABLE:
        return move == "wake" and due <= at
    return at <= due and game.rules.MOVES.action(move) in lawful(game, s, seat)
